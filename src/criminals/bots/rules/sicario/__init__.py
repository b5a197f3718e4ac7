"""Rules of thumb for Sicario: whom to hunt, which question to ask, when to name somebody, when to set the disc."""

from criminals.bots.rules.sicario.choosing import choose

__all__ = ["choose"]
