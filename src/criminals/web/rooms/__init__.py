"""The tables that are in memory, and the people connected to them."""
