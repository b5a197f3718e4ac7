"""Search in worlds: the tree, its rewards, and what guides it."""
