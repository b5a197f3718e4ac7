"""Documents of every kind from strangers: a value, or one of our own errors, at once, whatever the text is."""

import json
import random
import time
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.documents import KINDS, Kind
from criminals.core.dumping import dumps, loads
from criminals.core.errors import InvalidState, MalformedDocument
from criminals.core.events import Event
from criminals.core.seats import SPECTATOR
from criminals.games import counterfeiters
from criminals.games.counterfeiters.wire import LAST_SPACE, MOST_MONEY
from criminals.testing import random_counterfeiters_edition
from tests.games.counterfeiters.papers import MINE, RECORD, SCENES, dining, middle, mine, over, retaking, whole_edition
from tests.games.counterfeiters.scenes import every_state
from tests.games.papers import GONE, paper, places, with_change

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


def read_or_refused(text: str, kind: Kind) -> object:
    """Nothing but a value or one of our errors; and what is read, is written and read again."""
    try:
        value = loads(text, kind)
    except (MalformedDocument, InvalidState) as error:
        refused = error
    else:
        assert loads(dumps(value), kind) == value
        return value
    assert refused.faults
    assert len(str(refused).encode()) < 100_000
    return None


THINGS: Final[list[Any]] = [[], {}, [0], [0, 1], [7, 8], [0, 0, 0], {"least": 0, "most": 10}, {"phase": "over"}]
JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none() | st.booleans() | st.integers(-2, 12) | st.sampled_from([10, 20, 50]) | st.text(max_size=3),
    st.sampled_from(["A", "buy 1", "fly jet", "tiny", "over", "dining", "great-lawyer", "spectator", 10**9, 10**18]),
    st.sampled_from(THINGS),
)


@st.composite
def spoilt(draw: st.DrawFn) -> tuple[Kind, str]:
    """A document in which a few things are replaced, exchanged, removed, added or repeated."""
    kind, make = draw(st.sampled_from(MAKERS))
    value: Any = paper(make())
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.sampled_from(list(places(value))))
        match draw(st.sampled_from(["replace", "exchange", "remove", "add", "nudge"])):
            case "replace":
                value = with_change(value, at, draw(JUNK))
            case "exchange":
                value = with_change(value, at, _at(value, draw(st.sampled_from(list(places(value))))))
            case "remove":
                value = with_change(value, at, GONE)
            case "nudge" if type(found := _at(value, at)) is int:
                value = with_change(value, at, found + draw(st.sampled_from([-10, -1, 1, 10])))
            case _:
                if isinstance(at[-1], int):
                    value = with_change(value, at[:-1], [*_at(value, at[:-1]), _at(value, at)])
                else:
                    value = with_change(value, (*at[:-1], draw(st.sampled_from(["buy 9", "2", "note"]))), draw(JUNK))
        if not list(places(value)):
            break
    return kind, json.dumps(value)


def _at(value: Any, path: Any) -> Any:
    for key in path:
        value = value[key]
    return value


@settings(max_examples=400, deadline=None)
@given(spoilt())
def test_a_spoilt_document_is_read_or_refused(given: tuple[Kind, str]) -> None:
    kind, text = given
    value = read_or_refused(text, kind)
    if isinstance(value, counterfeiters.State):  # no view of a state is refused that is itself accepted
        for viewer in (*counterfeiters.seats(value), SPECTATOR):
            view = counterfeiters.view(value, viewer)
            assert loads(dumps(view), "view") == view
        for action in counterfeiters.legal_actions(value)[:20]:  # and it can be played on from
            counterfeiters.apply(value, action)


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_texts_are_refused_as_every_kind(kind: Kind) -> None:
    envelope = f'{{"criminals":1,"kind":"{kind}","game":"counterfeiters","rules":1'
    for text in (
        *("", "null", "[]", "0", '"state"', "{", "{}", "NaN", "1e400", "\ud800", "\x00", '{"criminals":1}'),
        *("[" * 100_000, '{"a":' * 100_000, "9" * 100_000, " " * 2_000_000, "[" + "0," * 400_000 + "0]"),
        *(
            f"{envelope}}}",
            f'{envelope},"kind":"{kind}"}}',
            f'{envelope},"a":"\\ud800"}}',
            f'{envelope},"a":-Infinity}}',
        ),
        f"{envelope},{','.join(f'{chr(34)}{n}{chr(34)}:0' for n in range(4000))}}}",
    ):
        with pytest.raises(MalformedDocument) as caught:
            loads(text, kind)
        assert len(str(caught.value)) < 100_000


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


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    ("kind", "make"),
    [
        ("state", lambda: _flood(middle(), "cash", [0] * 4_500)),
        ("state", lambda: _flood(middle(), "stack", list(range(1, 4_500)))),
        ("state", lambda: _flood(middle(), "crews", [CREW] * 400)),
        ("state", lambda: _flood(middle(), "henchmen", {f"buy {number}": 0 for number in range(4_500)})),
        ("view", lambda: _flood(counterfeiters.view(middle(), 0), "leftover", [9] * 4_500)),
        ("view", lambda: _flood(counterfeiters.view(middle(), 0), "market", [None] * 4_500)),
        ("state", lambda: _with_edition(money=MOST_MONEY)),
        ("state", lambda: _with_edition(money=10**17)),
        ("state", lambda: _with_edition(henchmen=999_999_999)),
        ("state", lambda: _with_edition(fakes=[10**17] * 3)),
        ("state", _long_track),
        ("state", _wide_board),
        ("record", lambda: RECORD.replace('"laydown"', '"laydown",' * 4_700 + '"laydown"')),
        ("edition", lambda: dumps(MINE).replace('"godfathers":[', '"godfathers":[' + "0," * 4_000)),
    ],
    ids=range(14),
)
def test_no_document_takes_long(kind: Kind, make: Callable[[], str]) -> None:
    """The bound is far above what it takes here, for slow machines."""
    text = make()
    start = time.process_time()
    read_or_refused(text, kind)
    assert time.process_time() - start < 0.5


def test_any_state_of_any_edition_is_read_back() -> None:
    rng = random.Random(7)
    for seed in range(20):
        edition = random_counterfeiters_edition(rng)
        for state in every_state(rng.choice(edition.players), seed, edition):
            assert loads(dumps(state), "state") == state
            for viewer in (*counterfeiters.seats(state), SPECTATOR):
                view = counterfeiters.view(state, viewer)
                assert loads(dumps(view), "view") == view
