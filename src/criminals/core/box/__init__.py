"""What games with an edition share: checks, layouts and openings."""
