"""The server of `criminals serve`: many tables, people in browsers, bots in processes, and nothing lost."""
