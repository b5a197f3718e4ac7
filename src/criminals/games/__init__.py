"""One package a game; the games know nothing of each other."""
