"""Who knows what: views, events, and the worlds that a view leaves possible."""
