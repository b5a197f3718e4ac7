"""Editions: checks, layouts and openings."""
