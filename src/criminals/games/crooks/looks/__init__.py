"""How a game is shown: drawings, pictures and sentences."""
