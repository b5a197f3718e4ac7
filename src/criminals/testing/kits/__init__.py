"""Kits: what the laws need to know about each game."""
