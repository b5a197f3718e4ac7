"""Hidden information in Counterfeiters: views, events, and the worlds that fit a view."""
