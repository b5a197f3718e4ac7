"""Rules of thumb for Counterfeiters: each says by how many dollars an action leaves its player better off."""

from criminals.bots.rules.counterfeiters.choosing import choose, prior

__all__ = ["choose", "prior"]
