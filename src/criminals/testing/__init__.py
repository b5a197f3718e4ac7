"""The laws every game keeps, as plain functions: run them on your own game or edition, with whatever test runner.

`criminals.testing.strategies` (behind the extra `criminals[testing]`) feeds them from Hypothesis.
"""

from criminals.testing.agreement import Model, check_agreement
from criminals.testing.broken import LawBroken
from criminals.testing.crooks import KITS, crooks_kit
from criminals.testing.kits import Kit
from criminals.testing.laws import check_game, check_immutable, check_legality, check_refusals, check_score
from criminals.testing.random_editions import random_edition

__all__ = [
    "KITS",
    "Kit",
    "LawBroken",
    "Model",
    "check_agreement",
    "check_game",
    "check_immutable",
    "check_legality",
    "check_refusals",
    "check_score",
    "crooks_kit",
    "random_edition",
]
