"""Documents of Counterfeiters to be spoilt, for the tests of every game."""

import json
from collections.abc import Callable
from typing import Any, Final

from hypothesis import strategies as st

from criminals.core.base.seats import SPECTATOR
from criminals.core.documents.envelope import Kind
from criminals.core.game.events import Event
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from criminals.games.counterfeiters.box.fields import LAST_SPACE, MOST_DOLLARS
from tests.games.counterfeiters.papers import MINE, RECORD, SCENES, dining, middle, mine, over, retaking, whole_edition
from tests.games.papers import paper

MAKERS: Final[tuple[tuple[Kind, Callable[[], object]], ...]] = (
    *(("state", scene) for scene in SCENES),
    ("view", lambda: counterfeiters.view(middle(), 0)),
    ("view", lambda: counterfeiters.view(middle(), 1)),
    ("view", lambda: counterfeiters.view(dining(), SPECTATOR)),
    ("view", lambda: counterfeiters.view(over(), 1)),
    ("action", lambda: counterfeiters.Shop(1, (0, 2, 1))),
    ("event", lambda: Event(counterfeiters.Stowed(30), frozenset((0,)))),
    ("event", lambda: Event(counterfeiters.Began(retaking().phase))),
    ("view_event", lambda: counterfeiters.Changed(0, "fence 1", (1, 0, 2), 60)),
    ("view_event", lambda: counterfeiters.Scored(counterfeiters.score(over()).lines[1])),
    ("edition", lambda: MINE),
    ("record", lambda: loads(RECORD)),
    ("view_record", lambda: loads(RECORD).for_viewer(1)),
    ("view_record", lambda: loads(RECORD).for_viewer(SPECTATOR)),
)

THINGS: Final[list[Any]] = [[], {}, [0], [0, 1], [7, 8], [0, 0, 0], {"least": 0, "most": 10}, {"phase": "over"}]

JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none() | st.booleans() | st.integers(-2, 12) | st.sampled_from([10, 20, 50]) | st.text(max_size=3),
    st.sampled_from(["A", "buy 1", "fly jet", "tiny", "over", "dining", "great-lawyer", "spectator", 10**9, 10**18]),
    st.sampled_from(THINGS),
)


def _flood(value: object, field: str, item: object) -> str:
    return json.dumps({**paper(value), field: item}, separators=(",", ":"))


def _with_edition(**changes: object) -> str:
    """A state in the largest box that a document may hold."""
    return json.dumps({**paper(mine()), "edition": {**whole_edition(), **changes}})


def _long_track() -> str:
    boards = [{**whole_edition()["boards"][0], "last": LAST_SPACE, "godfathers": list(range(1, LAST_SPACE + 1))}]
    return _with_edition(boards=boards)


def _wide_board() -> str:
    spaces = [{"hat": True, "sunglasses": False}] * 249
    boards = [{**whole_edition()["boards"][0], "print": spaces, "shop": spaces, "fence": spaces, "defraud": spaces}]
    return _with_edition(boards=boards)


CREW: Final = {"idle": 3, "cards": [1, 7], "fakes": [0, 0, 0], "wealth": 20, "possible": {"least": 20, "most": 20}}

SLOW: Final[tuple[tuple[Kind, Callable[[], str]], ...]] = (
    ("state", lambda: _flood(middle(), "cash", [0] * 4_500)),
    ("state", lambda: _flood(middle(), "stack", list(range(1, 4_500)))),
    ("state", lambda: _flood(middle(), "crews", [CREW] * 400)),
    ("state", lambda: _flood(middle(), "henchmen", {f"buy {number}": 0 for number in range(4_500)})),
    ("view", lambda: _flood(counterfeiters.view(middle(), 0), "leftover", [9] * 4_500)),
    ("view", lambda: _flood(counterfeiters.view(middle(), 0), "market", [None] * 4_500)),
    ("state", lambda: _with_edition(money=MOST_DOLLARS)),
    ("state", lambda: _with_edition(money=10**17)),
    ("state", lambda: _with_edition(henchmen=999_999_999)),
    ("state", lambda: _with_edition(fakes=[10**17] * 3)),
    ("state", _long_track),
    ("state", _wide_board),
    ("record", lambda: RECORD.replace('"laydown"', '"laydown",' * 4_700 + '"laydown"')),
    ("edition", lambda: dumps(MINE).replace('"godfathers":[', '"godfathers":[' + "0," * 4_000)),
)

NUDGES: Final = [-10, -1, 1, 10]
"""By how much a number is changed."""

KEYS: Final = ["buy 9", "2", "note"]
"""Names of fields that are added."""

EVERY: Final = 1
"""Which states of whole games are written and read."""
