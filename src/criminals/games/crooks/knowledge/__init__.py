"""Hidden information in Crooks: views, events, and the worlds that fit a view."""
