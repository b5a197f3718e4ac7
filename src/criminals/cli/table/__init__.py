"""A game at the terminal: output, input, notes, and the session of a person."""
