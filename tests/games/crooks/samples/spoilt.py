"""Documents of Crooks to be spoilt, for the tests of every game."""

import json
from collections.abc import Callable
from typing import Any, Final

from hypothesis import strategies as st

from criminals.core.base.seats import SPECTATOR
from criminals.core.documents.envelope import Kind
from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.view_record import ViewRecord
from criminals.games import crooks
from tests.games.crooks.happenings import full, killing, moving
from tests.games.crooks.papers import MINE, RECORD, middle
from tests.games.crooks.scenes import finished
from tests.games.papers import paper
from tests.games.positions import play
from tests.hostile.large import returned


def told(state: crooks.State, text: str, viewer: int) -> tuple[crooks.ViewEvent, ...]:
    """What a viewer perceives of an action."""
    return crooks.view_events(crooks.step(state, crooks.parse_action(text)).events, viewer)


MAKERS: Final[tuple[tuple[Kind, Callable[[], object]], ...]] = (
    ("state", middle),
    ("state", moving),
    ("state", lambda: play(killing(), "kill 0")),
    ("state", lambda: play(full(), "take 19, return")),
    ("state", lambda: finished("22 at 6, 5 at 6", "26 at 6 down")),
    ("view", lambda: crooks.view(middle(), 0)),
    ("view", lambda: crooks.view(moving(), 1)),
    ("view", lambda: crooks.view(play(full(), "take 19, return"), 1)),
    ("view", lambda: crooks.view(killing(), SPECTATOR)),
    ("action", lambda: crooks.Place(6, True)),
    ("event", lambda: Event(crooks.Saw("C", (3, 8)), frozenset((0,)))),
    ("event", lambda: Event(crooks.Began(moving().phase))),
    ("view_event", lambda: crooks.Recognized(crooks.Origin("C", 3), 9)),
    ("view_event", lambda: crooks.Scored(crooks.score(finished("22 at 6, 5 at 6", "26 at 6 down")).lines[4])),
    ("edition", lambda: MINE),
    ("record", lambda: loads(RECORD)),
    ("view_record", lambda: loads(RECORD).for_viewer(1)),
    ("view_record", lambda: loads(RECORD).for_viewer(SPECTATOR)),
    ("view_record", lambda: ViewRecord(crooks.view(killing(), 0), [told(killing(), "kill 0", 0)])),
    ("view_record", lambda: ViewRecord(crooks.view(moving(), SPECTATOR), [])),
)

THINGS: Final[list[Any]] = [[], {}, [0], [0, 1], [[2, 5]], {"3": []}, {"seat": 0, "number": 1}, {"phase": "over"}]

JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none() | st.booleans() | st.integers(-2, 12) | st.text(max_size=3),
    st.sampled_from(
        ["A", "B", "Z", "3", "tiny", "up", "down", "over", "placing", "passed", "spectator", 10**9, 10**18]
    ),
    st.sampled_from(THINGS),
)


def _flood(kind: Kind, field: str, item: object, count: int) -> str:
    value = crooks.view(middle(), 0) if kind == "view" else middle()
    return json.dumps({**paper(value), field: [item] * count}, separators=(",", ":"))


def _steps(step: object, count: int) -> str:
    value = paper(loads(RECORD).for_viewer(1))
    return json.dumps({**value, "steps": [step] * count})


AT: Final = {"seat": 0, "target": 6}

CARD: Final = {"face": "down", "origin": {"hangout": "A", "number": 2}, "knowers": [0]}

SLOW: Final[tuple[tuple[Kind, Callable[[], str]], ...]] = (
    ("state", lambda: _flood("state", "money", 0, 4_800)),
    ("state", lambda: _flood("state", "discards", {"owner": 0, "card": CARD, "returned": False}, 480)),
    ("state", lambda: _flood("state", "rows", {"3": [CARD]}, 500)),
    ("view", lambda: _flood("view", "known", {"origin": CARD["origin"], "crook": 2}, 900)),
    ("view", lambda: _flood("view", "passed", [], 2_400)),
    ("view", returned),
    ("record", lambda: RECORD.replace('"pass",', '"pass",' * 4_700)),
    ("view_record", lambda: _steps([], 2_300)),
    ("view_record", lambda: _steps([{"event": "passed", "seat": 0}], 900)),
    ("view_record", lambda: _steps([*[{"event": "passed", "seat": 0}] * 1_600, {"event": "spied", **AT}], 1)),
    ("edition", lambda: dumps(MINE).replace('"targets":[', '"targets":[' + "0," * 4_800)),
)

NUDGES: Final = [-1, 1]
"""By how much a number is changed."""

KEYS: Final = ["A", "Q", "4", "note"]
"""Names of fields that are added."""

EVERY: Final = 9
"""Which states of whole games are written and read."""
