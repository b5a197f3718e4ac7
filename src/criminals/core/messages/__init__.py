"""What a table tells those at it, and what they ask of it: the kinds of messages, and how each stands in JSON."""
