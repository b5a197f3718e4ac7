"""Documents of Sicario to be spoilt, for the tests of every game."""

import json
from collections.abc import Callable
from typing import Any, Final

from hypothesis import strategies as st

from criminals.core.base.seats import SPECTATOR
from criminals.core.documents.envelope import Kind
from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.games import sicario
from tests.games.papers import paper
from tests.games.sicario.papers import MINE, RECORD, SCENES, decoding, home, middle, mine, one_out, over, whole_edition

MAKERS: Final[tuple[tuple[Kind, Callable[[], object]], ...]] = (
    *(("state", scene) for scene in SCENES),
    ("view", lambda: sicario.view(middle(), 0)),
    ("view", lambda: sicario.view(middle(), 1)),
    ("view", lambda: sicario.view(one_out(), SPECTATOR)),
    ("view", lambda: sicario.view(home(), 1)),
    ("action", lambda: sicario.Eliminate(2, "Olga")),
    ("event", lambda: Event(sicario.Drew(1, "tip-off"))),
    ("event", lambda: Event(sicario.Began(decoding().phase), frozenset((0,)))),
    ("view_event", lambda: sicario.Decoded(1, ("man", "hat", "glasses"), 2)),
    ("view_event", lambda: sicario.Scored(sicario.score(over()).lines[1])),
    ("edition", lambda: MINE),
    ("record", lambda: loads(RECORD)),
    ("view_record", lambda: loads(RECORD).for_viewer(1)),
    ("view_record", lambda: loads(RECORD).for_viewer(SPECTATOR)),
)

THINGS: Final[list[Any]] = [
    *([], {}, [0], [0, 1], [None, 0, 0], ["tip-off"], {"phase": "over"}, {"phase": "rolling", "seat": 1}),
    *({"fact": "missed", "character": "Olga"}, {"fact": "answer", "trait": "hat", "yes": True}),
]

JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none() | st.booleans() | st.integers(-2, 12) | st.sampled_from([44, 45, 46]) | st.text(max_size=3),
    st.sampled_from(["Olga", "Ann", "hat", "scar", "tip-off", "tiny", "over", "hunting", "chance", "spectator", 10**9]),
    st.sampled_from(THINGS),
)


def _flood(value: object, field: str, item: object) -> str:
    return json.dumps({**paper(value), field: item}, separators=(",", ":"))


def _with_edition(**changes: object) -> str:
    """A state in another box."""
    return json.dumps({**paper(mine()), "edition": {**whole_edition(), **changes}})


def _people(count: int) -> list[object]:
    return [{**whole_edition()["characters"][0], "name": f"N{at}", "sign": f"s{at}"} for at in range(count)]


HEARD: Final[dict[str, object]] = {"fact": "missed", "character": "Olga"}

SLOW: Final[tuple[tuple[Kind, Callable[[], str]], ...]] = (
    ("state", lambda: _flood(middle(), "positions", [0] * 4_500)),
    ("state", lambda: _flood(middle(), "unread", ["tip-off"] * 4_500)),
    ("state", lambda: _flood(middle(), "facts", [[HEARD] * 1_000] * 2)),
    ("state", lambda: _flood(middle(), "facts", [list[object]()] * 2_000)),
    ("view", lambda: _flood(sicario.view(middle(), 0), "bottom", ["tip-off"] * 4_500)),
    ("view", lambda: _flood(sicario.view(middle(), 0), "shown", ["Olga"] * 4_500)),
    ("state", lambda: _with_edition(characters=_people(200))),
    ("state", lambda: _with_edition(characters=_people(800))),
    ("state", lambda: _with_edition(path="s" * 1_000)),
    ("state", lambda: _with_edition(events=["tip-off"] * 200)),
    ("state", lambda: _with_edition(events=["advance-999"] * 199 + ["retreat-999"])),
    ("state", lambda: _with_edition(die=1_000)),
    ("record", lambda: RECORD.replace('"capture Glenda"', '"skip",' * 4_700 + '"skip"')),
    ("edition", lambda: dumps(MINE).replace('"ssas"', f'"{"s" * 900_000}"')),
)

NUDGES: Final = [-1, 1, 2]
"""By how much a number is changed."""

KEYS: Final = ["agent", "note"]
"""Names of fields that are added."""

EVERY: Final = 1
"""Which states of whole games are written and read."""
