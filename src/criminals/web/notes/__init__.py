"""The server's notes about itself: a log and counters, without secrets."""
