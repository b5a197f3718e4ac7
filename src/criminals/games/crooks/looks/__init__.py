"""The looks of Crooks: drawings, pictures and sentences."""
