"""Games and tournaments between bots."""
