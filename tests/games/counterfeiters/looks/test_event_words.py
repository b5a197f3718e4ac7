"""Sentences for events, in three languages."""
