"""Kits: the facts about each game that the laws need."""
