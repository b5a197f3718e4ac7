"""The laws that every game keeps, as plain functions."""
