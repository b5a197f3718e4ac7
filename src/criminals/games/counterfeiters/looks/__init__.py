"""The looks of Counterfeiters: drawings, pictures and sentences."""
