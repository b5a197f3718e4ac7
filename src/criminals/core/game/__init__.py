"""What a game is: the protocol, its results and events, and the registry of games."""
