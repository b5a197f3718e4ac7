"""Editions and set-ups as JSON."""

from collections.abc import Iterator

from criminals.core.base.errors import Fault
from criminals.core.documents import positions
from criminals.core.documents.positions import setup_fields
from criminals.games.counterfeiters.box.edition import Edition
from criminals.games.counterfeiters.formats.forms import BOXES, ReadSetupForm, codec
from criminals.games.counterfeiters.rules.layout import lay_out
from criminals.games.counterfeiters.rules.opening import Setup, setup_faults

read_edition = BOXES.read
"""The edition of a name, or the whole edition that an object describes; `MalformedDocument` lists its faults."""

edition_json = BOXES.json
"""The name of an edition that comes with the library; any other whole."""


def read_setup(value: object) -> Setup:
    """The set-up that an object describes; whether it is one of an edition, `record_faults` tells."""
    return Setup(**setup_fields(value, codec().shape(ReadSetupForm)))


def setup_json(setup: Setup) -> dict[str, object]:
    """A set-up by its fields; the order of the stack is that of play."""
    return {"stack": [*setup.stack], "starters": [*setup.starters], "first": setup.first}


def record_faults(edition: Edition, players: int, setup: Setup) -> Iterator[Fault]:
    """The faults of a set-up for an edition and a number of players (§2), with paths from the record."""
    return positions.record_faults(edition, players, setup, lay_out, setup_faults)
