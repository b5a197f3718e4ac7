"""What every game is built on; nothing here knows a game."""
