"""Games: their protocols, results and events, and the registry."""
