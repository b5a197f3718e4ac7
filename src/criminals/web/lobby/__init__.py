"""Making tables, and changing who sits at them: what the lobby page asks for."""
