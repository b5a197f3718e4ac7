"""Hidden information: views, events, and the worlds that fit a view."""
