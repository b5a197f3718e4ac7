"""The rules of Sicario: what is legal, why not, what follows, and the score."""
