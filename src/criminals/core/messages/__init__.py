"""The messages of a table, the requests of its clients, and their form in JSON."""
