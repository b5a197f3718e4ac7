"""Processes that do what takes long: think for bots, and draw pictures."""
