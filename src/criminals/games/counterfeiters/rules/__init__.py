"""The rules of Counterfeiters: what is legal, why not, what follows, and the score."""
