"""Editions as JSON: named or whole, and every fault of one that is refused."""

import json
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import InvalidEdition, MalformedDocument
from criminals.core.records.dumping import dumps, loads
from criminals.games import sicario
from criminals.games.sicario.box.fields import LARGEST_DIE, LONGEST_PATH, MOST_CHARACTERS, MOST_EVENTS
from tests.games.sicario.papers import MINE


def test_the_reference_has_24_characters_and_16_events() -> None:
    fields = json.loads(dumps(sicario.REFERENCE))
    assert (len(fields["characters"]), len(fields["path"]), len(fields["events"]), fields["die"]) == (24, 44, 16, 6)
    assert loads(dumps(sicario.REFERENCE), "edition") == sicario.REFERENCE


def test_what_is_too_large_to_be_read_is_not_made_or_not_written() -> None:
    with pytest.raises(MalformedDocument) as caught:
        dumps(attrs.evolve(MINE, name="x" * 200))
    assert str(caught.value) == "edition: $.name: expected 1 to 100 characters, got 200"
    people = [attrs.evolve(MINE.characters[0], name=f"N{number}") for number in range(MOST_CHARACTERS + 1)]
    large: list[dict[str, Any]] = [
        {"characters": people},
        {"path": "s" * (LONGEST_PATH + 1)},
        {"events": ["tip-off"] * (MOST_EVENTS + 1)},
        {"die": LARGEST_DIE + 1},
    ]
    for changes in large:
        with pytest.raises(InvalidEdition):
            attrs.evolve(MINE, **changes)


def test_the_largest_edition_is_written_and_read() -> None:
    people = [
        attrs.evolve(MINE.characters[0], name=f"N{number}", sign=f"s{number}") for number in range(MOST_CHARACTERS)
    ]
    largest = attrs.evolve(
        MINE, characters=people, path="s" * LONGEST_PATH, events=["tip-off"] * MOST_EVENTS, die=LARGEST_DIE
    )
    assert loads(dumps(largest), "edition") == largest
