"""The rules of Crooks: what is legal, why not, what follows, and the score."""
