"""Editions and set-ups as JSON."""

from collections.abc import Mapping
from typing import Final, cast

from criminals.core.documents import strict_converter, structured
from criminals.games.counterfeiters.opening import Setup
from criminals.games.counterfeiters.wire import SetupDocument

NAME: Final = "counterfeiters"
"""What the game is called in documents."""

RULES: Final = 1
"""The version of the rules: it moves only when what is legal or scored changes."""

CONVERTER: Final = strict_converter()


def read_setup(value: object) -> Setup:
    """The set-up that an object describes; whether it is one of an edition, `record_faults` tells."""
    given = dict(cast(Mapping[object, object], value)) if isinstance(value, Mapping) else value
    document = structured(given, SetupDocument, "setup", CONVERTER)
    return Setup(document.stack, document.starters, document.first)
