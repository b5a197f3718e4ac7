"""The rules of play: what is legal, why not, what follows, and the score."""
