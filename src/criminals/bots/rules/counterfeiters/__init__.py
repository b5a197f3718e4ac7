"""Rules of thumb for Counterfeiters: each tells by how many dollars an action leaves its player better off."""

from criminals.bots.rules.counterfeiters.choosing import choose, prior

__all__ = ["choose", "prior"]
