"""What the server writes down of itself: a log and counters, and no secret in either."""
