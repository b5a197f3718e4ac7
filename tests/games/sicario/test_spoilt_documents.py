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
from criminals.games import sicario
from criminals.testing.random_editions import random_sicario_edition
from tests.games.papers import GONE, paper, places, with_change
from tests.games.sicario.papers import MINE, RECORD, SCENES, decoding, home, middle, mine, one_out, over, whole_edition
from tests.games.sicario.scenes import every_state

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


THINGS: Final[list[Any]] = [
    *([], {}, [0], [0, 1], [None, 0, 0], ["tip-off"], {"phase": "over"}, {"phase": "rolling", "seat": 1}),
    *({"fact": "missed", "character": "Olga"}, {"fact": "answer", "trait": "hat", "yes": True}),
]
JUNK: Final[st.SearchStrategy[Any]] = st.one_of(
    st.none() | st.booleans() | st.integers(-2, 12) | st.sampled_from([44, 45, 46]) | st.text(max_size=3),
    st.sampled_from(["Olga", "Ann", "hat", "scar", "tip-off", "tiny", "over", "hunting", "chance", "spectator", 10**9]),
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
                value = with_change(value, at, found + draw(st.sampled_from([-1, 1, 2])))
            case _:
                if isinstance(at[-1], int):
                    value = with_change(value, at[:-1], [*_at(value, at[:-1]), _at(value, at)])
                else:
                    value = with_change(value, (*at[:-1], draw(st.sampled_from(["agent", "note"]))), draw(JUNK))
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
    if isinstance(value, sicario.State):  # no view of a state is refused that is itself accepted
        for viewer in (*sicario.seats(value), SPECTATOR):
            view = sicario.view(value, viewer)
            assert loads(dumps(view), "view") == view
        for action in sicario.legal_actions(value)[:20]:  # and it can be played on from
            sicario.step(value, action)


@pytest.mark.parametrize("kind", KINDS)
def test_hostile_texts_are_refused_as_every_kind(kind: Kind) -> None:
    envelope = f'{{"criminals":1,"kind":"{kind}","game":"sicario","rules":1'
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
    """A state in another box."""
    return json.dumps({**paper(mine()), "edition": {**whole_edition(), **changes}})


def _people(count: int) -> list[object]:
    return [{**whole_edition()["characters"][0], "name": f"N{at}", "sign": f"s{at}"} for at in range(count)]


HEARD: Final[dict[str, object]] = {"fact": "missed", "character": "Olga"}


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize(
    ("kind", "make"),
    [
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
        edition = random_sicario_edition(rng)
        for state in every_state(rng.choice(edition.players), seed, edition):
            assert loads(dumps(state), "state") == state
            for viewer in (*sicario.seats(state), SPECTATOR):
                view = sicario.view(state, viewer)
                assert loads(dumps(view), "view") == view
