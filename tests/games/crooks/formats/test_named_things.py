"""What a state or a view names and is not there, is told with its place, wherever it stands."""

from typing import Any, Final

import pytest

from criminals.core.base.faults import below
from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from tests.games.crooks.happenings import full, killing, moving
from tests.games.crooks.papers import middle
from tests.games.papers import Path, paper, places, refusal, with_change
from tests.games.positions import play

VALUES: Final[tuple[crooks.State | crooks.View, ...]] = (
    *(middle(), moving(), play(killing(), "kill 0"), play(full(), "take 19, return"), play(full(), "take 19")),
    *(crooks.view(middle(), 0), crooks.view(moving(), 1), crooks.view(killing(), SPECTATOR)),
    crooks.view(play(full(), "take 19, return"), 1),
)
STRANGE: Final[dict[str, tuple[object, str]]] = {
    **dict.fromkeys(("seat", "owner", "knowers", "viewer"), (3, "3 is no seat of {players} players (§2.1)")),
    **dict.fromkeys(("crook", "crooks", "taken", "seen", "box"), (999, "no crook 999 is in the box (§1.1)")),
    "hangout": ("Z", "no hangout Z is in play (§2.2)"),
    "target": (77, "no target 77 is in the box (§1.2)"),
}
"""By the field: something that is in no box of these, and what is said of it."""


def name_of(path: Path) -> str:
    """The field that a place belongs to."""
    return next(key for key in reversed(path) if isinstance(key, str))


@pytest.mark.parametrize("value", VALUES, ids=lambda value: f"{type(value).__name__} {type(value.phase).__name__}")
def test_what_is_not_there_is_told_with_its_place(value: crooks.State | crooks.View) -> None:
    document = paper(value)
    kind: Any = document["kind"]
    tried = 0
    for path in places(document):
        strange, fault = STRANGE.get(name_of(path), (None, ""))
        around = parent(document, path)
        if strange is None or path[0] == "edition" or type(around[path[-1]]) is not type(strange):
            continue
        rising = name_of(path) in ("knowers", "crooks", "box", "seen")
        if rising and path[-1] != len(around) - 1:
            continue  # it would not rise
        where = "$"
        for key in path:
            where = below(where, key)
        told = refusal(with_change(document, path, strange), kind)
        assert f"{where}: {fault.format(players=value.players)}" in told
        tried += 1
    assert tried > 5


def parent(document: Any, path: Path) -> Any:
    """The list or object that a place is in."""
    for key in path[:-1]:
        document = document[key]
    return document
