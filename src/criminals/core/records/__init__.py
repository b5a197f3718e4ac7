"""Records of games, for the host and for one viewer, and undo."""
