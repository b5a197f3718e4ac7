"""Processes for slow work: the thinking of bots, and pictures."""
