"""Cheap rules for playing a sampled world to its end in a search, a module for each game."""
