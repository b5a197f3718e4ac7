"""The bots, and how one is named by a line of text."""
