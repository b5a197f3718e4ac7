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
from criminals.core.view_records import ViewRecord
from criminals.games import crooks
from criminals.testing import random_crooks_edition
from tests.games.crooks.happenings import full, killing, moving
from tests.games.crooks.papers import MINE, RECORD, middle
from tests.games.crooks.scenes import finished, play
from tests.games.papers import GONE, paper, places, with_change

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


def told(state: crooks.State, text: str, viewer: int) -> tuple[crooks.ViewEvent, ...]:
    """What a viewer perceives of an action."""
    return crooks.view_events(crooks.step(state, crooks.parse_action(text)).events, viewer)


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


THINGS: Final[list[Any]] = [[], {}, [0], [0, 1], [[2, 5]], {"3": []}, {"seat": 0, "number": 1}, {"phase": "over"}]
JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none() | st.booleans() | st.integers(-2, 12) | st.text(max_size=3),
    st.sampled_from(
        ["A", "B", "Z", "3", "tiny", "up", "down", "over", "placing", "passed", "spectator", 10**9, 10**18]
    ),
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
                value = with_change(value, at, found + draw(st.sampled_from([-1, 1])))
            case _:
                if isinstance(at[-1], int):
                    value = with_change(value, at[:-1], [*_at(value, at[:-1]), _at(value, at)])
                else:
                    value = with_change(value, (*at[:-1], draw(st.sampled_from(["A", "Q", "4", "note"]))), draw(JUNK))
        if not list(places(value)):
            break
    return kind, json.dumps(value)


def _at(value: Any, path: Any) -> Any:
    for key in path:
        value = value[key]
    return value


@settings(max_examples=500, deadline=None)
@given(spoilt())
def test_a_spoilt_document_is_read_or_refused(given: tuple[Kind, str]) -> None:
    kind, text = given
    value = read_or_refused(text, kind)
    if isinstance(value, crooks.State):  # no view of a state is refused that is itself accepted
        for viewer in (*crooks.seats(value), SPECTATOR):
            view = crooks.view(value, viewer)
            assert loads(dumps(view), "view") == view


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_texts_are_refused_as_every_kind(kind: Kind) -> None:
    envelope = f'{{"criminals":1,"kind":"{kind}","game":"crooks","rules":1'
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


def _flood(kind: Kind, field: str, item: object, count: int) -> str:
    value = crooks.view(middle(), 0) if kind == "view" else middle()
    return json.dumps({**paper(value), field: [item] * count}, separators=(",", ":"))


def _large() -> str:
    """A view that is hard to refuse: half the crooks of a large edition came back, and too many of them are Bosses."""
    abilities = (crooks.Ability.BOSS, crooks.Ability.ACCOMPLICE, None)
    edition = crooks.Edition(
        name="large",
        crooks=[crooks.Crook(id_, 1, 0, (), abilities[id_ % 3]) for id_ in range(1, 201)],
        targets=range(100),
        piles={2: (199,)},
        purse=1000,
        money=2000,
        gang_points={2: 1},
    )
    value = paper(crooks.view(crooks.new_game(edition=edition, players=2, rng=random.Random(1)), 1))
    value["hangouts"]["A"]["size"] = 99
    value["hangouts"]["A"]["looks"] = [{"seat": 0, "number": number} for number in range(199, 99, -1)]
    value["discards"] = [
        {
            "owner": 0,
            "card": {"face": "down", "origin": {"hangout": "A", "number": number}, "knowers": [0]},
            "returned": True,
        }
        for number in range(100, 200)
    ]
    return json.dumps(value)


def _steps(step: object, count: int) -> str:
    value = paper(loads(RECORD).for_viewer(1))
    return json.dumps({**value, "steps": [step] * count})


AT: Final = {"seat": 0, "target": 6}
CARD: Final = {"face": "down", "origin": {"hangout": "A", "number": 2}, "knowers": [0]}


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    ("kind", "make"),
    [
        ("state", lambda: _flood("state", "money", 0, 4_800)),
        ("state", lambda: _flood("state", "discards", {"owner": 0, "card": CARD, "returned": False}, 480)),
        ("state", lambda: _flood("state", "rows", {"3": [CARD]}, 500)),
        ("view", lambda: _flood("view", "known", {"origin": CARD["origin"], "crook": 2}, 900)),
        ("view", lambda: _flood("view", "passed", [], 2_400)),
        ("view", _large),
        ("record", lambda: RECORD.replace('"pass",', '"pass",' * 4_700)),
        ("view_record", lambda: _steps([], 2_300)),
        ("view_record", lambda: _steps([{"event": "passed", "seat": 0}], 900)),
        ("view_record", lambda: _steps([*[{"event": "passed", "seat": 0}] * 1_600, {"event": "spied", **AT}], 1)),
        ("edition", lambda: dumps(MINE).replace('"targets":[', '"targets":[' + "0," * 4_800)),
    ],
)
def test_no_document_takes_long(kind: Kind, make: Callable[[], str]) -> None:
    """The bound is far above what it takes here, for slow machines; the docs have the figures."""
    text = make()
    start = time.process_time()
    read_or_refused(text, kind)
    assert time.process_time() - start < 0.5


def test_any_state_of_any_edition_is_read_back() -> None:
    rng = random.Random(7)
    for _ in range(40):
        edition = random_crooks_edition(rng)
        state = crooks.new_game(edition=edition, players=rng.choice(tuple(edition.piles)), rng=rng)
        for _ in range(rng.randrange(30)):
            if actions := crooks.legal_actions(state):
                state = crooks.apply(state, rng.choice(actions))
        assert loads(dumps(state), "state") == state
        for viewer in (*crooks.seats(state), SPECTATOR):
            assert loads(dumps(crooks.view(state, viewer)), "view") == crooks.view(state, viewer)
