"""Views as numbers, for learning programs: a module for each game, each with the same functions."""
