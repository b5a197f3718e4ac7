"""Search in worlds: the tree, its rewards, and the prospects that guide it."""
