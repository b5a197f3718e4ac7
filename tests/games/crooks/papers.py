"""A record and an edition to be written, read and spoilt."""

import json
from typing import Any, Final, cast

import attrs
import pytest

from criminals.core.dumping import loads
from criminals.core.errors import MalformedDocument
from criminals.games import crooks
from criminals.games.crooks.documents import edition_json

RECORD: Final = """
{"criminals": 1, "kind": "record", "game": "crooks", "rules": 1, "edition": "reference", "players": 2,
 "setup": {"hangouts": {"A": [17, 24], "B": [12, 26], "C": [23, 27, 31], "D": [1, 15, 21, 32], "E": [2, 4, 6, 8, 30]},
           "box": [3, 5, 7, 9, 10, 11, 13, 14, 16, 18, 19, 20, 22, 25, 28, 29], "start": 0},
 "actions": ["pass", "recruit D", "take 1", "place 6", "recruit A", "take 17", "place 9 down", "pass"]}
"""

MINE: Final = attrs.evolve(crooks.TINY, name="mine", targets=(3, 5))


def document() -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(RECORD))


def whole_edition() -> dict[str, Any]:
    return cast(dict[str, Any], edition_json(MINE))


def refusal(value: object) -> tuple[str, ...]:
    with pytest.raises(MalformedDocument) as caught:
        loads(value if isinstance(value, str) else json.dumps(value))
    return caught.value.faults
