"""The looks of a game: drawings, pictures and sentences."""
