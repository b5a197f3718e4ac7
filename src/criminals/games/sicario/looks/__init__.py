"""The looks of Sicario: drawings, pictures and sentences."""
