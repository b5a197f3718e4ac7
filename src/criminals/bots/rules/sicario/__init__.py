"""Rules of thumb for Sicario: whom to hunt, what to ask, when to name somebody, and when to set the disc."""

from criminals.bots.rules.sicario.choosing import choose

__all__ = ["choose"]
