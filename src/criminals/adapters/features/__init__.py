"""Views as numbers, for learning programs: a module for each game, with the same names in it."""
