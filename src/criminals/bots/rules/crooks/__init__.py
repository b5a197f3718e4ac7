"""Rules of thumb for Crooks: which crook is worth its price, where it goes, when to hide it, how to use its ability."""

from criminals.bots.rules.crooks.choosing import choose, prior, worths

__all__ = ["choose", "prior", "worths"]
