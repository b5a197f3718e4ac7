"""The tables that are in memory now, and whoever is at them."""
