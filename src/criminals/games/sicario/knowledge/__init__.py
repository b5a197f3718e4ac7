"""Hidden information in Sicario: views, events, and the worlds that fit a view."""
