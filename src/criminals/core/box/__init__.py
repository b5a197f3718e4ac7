"""For games with an edition: checks, layouts and openings."""
