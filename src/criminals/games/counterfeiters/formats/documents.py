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
"""Read an edition from its name, or from the object that describes it.

Args:
    value (object): A name or an object from parsed JSON.

Returns:
    (Edition): The edition.

Raises:
    MalformedDocument: There is no such edition, or the object has faults; each is listed.
"""

edition_json = BOXES.json
"""Write an edition: its name if it comes with the library, otherwise all of it.

Args:
    edition (Edition): An edition of Counterfeiters.

Returns:
    (object): The name, or a JSON object.

Raises:
    MalformedDocument: The edition is too large for a document.
"""


def read_setup(value: object) -> Setup:
    """Read a set-up from the `setup` object of a record.

    Args:
        value: A parsed JSON object.

    Returns:
        The set-up. `record_faults` tells if it fits an edition.

    Raises:
        MalformedDocument: The value is no set-up; it lists every fault.
    """
    return Setup(**setup_fields(value, codec().shape(ReadSetupForm)))


def setup_json(setup: Setup) -> dict[str, object]:
    """Write a set-up as the `setup` object of a record.

    Args:
        setup: A set-up of Counterfeiters.

    Returns:
        A JSON object, in the fixed order of its fields.
    """
    return {"stack": [*setup.stack], "starters": [*setup.starters], "first": setup.first}


def record_faults(edition: Edition, players: int, setup: Setup) -> Iterator[Fault]:
    """The faults of a set-up for an edition and a number of players, with paths from the record.

    Args:
        edition: An edition of Counterfeiters.
        players: The number of players.
        setup: The set-up to check.

    Returns:
        An iterator over the faults; empty if a game can start with this set-up.
    """
    return positions.record_faults(edition, players, setup, lay_out, setup_faults)
