"""The bots, and the texts that name them."""
