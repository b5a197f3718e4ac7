"""Shared parts of drawings, pictures and sentences."""
