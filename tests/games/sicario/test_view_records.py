"""View records of Sicario: what one viewer may keep of a game, and its document."""

from typing import Any

import attrs
import pytest

from criminals.core.dumping import dumps, loads
from criminals.core.records import Record
from criminals.core.seats import SPECTATOR, Viewer
from tests.games.papers import GONE, invalidity, paper, refusal, with_change
from tests.games.sicario.papers import RECORD


def unfinished() -> Record:
    """The record without its end, which shows everything."""
    whole = loads(RECORD)
    return Record.of(next(whole.replay()), whole.actions[:-1])


def test_what_was_not_read_is_in_nobodys_record() -> None:
    """Another order of the cards below those that were drawn, the same game to everybody (§6.3)."""
    record = unfinished()
    events = list(record.setup.events)
    events[-3:] = reversed(events[-3:])
    other = attrs.evolve(record, setup=attrs.evolve(record.setup, events=events))
    for viewer in (*range(3), SPECTATOR):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))


def test_another_character_that_answers_alike_is_the_same_game_to_the_others() -> None:
    """Elsa has a hat as Olga has; nobody else learns which of them seat 1 is (§6.3)."""
    record = unfinished()
    other = attrs.evolve(record, setup=attrs.evolve(record.setup, characters=("Glenda", "Elsa", "Boris")))
    for viewer in (0, 2, SPECTATOR):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))
    assert dumps(record.for_viewer(1)) != dumps(other.for_viewer(1))


# --- its document ---


def kept_paper(viewer: Viewer = 1) -> dict[str, Any]:
    return paper(loads(RECORD).for_viewer(viewer))


def test_what_happens_is_told_fact_by_fact() -> None:
    assert kept_paper()["steps"][:2] == [
        [
            {"event": "rolled", "seat": 1, "pips": 1},
            {"event": "moved", "seat": 1, "space": 1},
            {"event": "drew", "seat": 1, "card": "tip-off"},
            {"event": "began", "phase": {"phase": "questioning", "seat": 0, "agent": 1}},
        ],
        [
            {"event": "answered", "seat": 1, "trait": "hat", "yes": True},
            {"event": "began", "phase": {"phase": "rolling", "seat": 2}},
        ],
    ]


def test_a_chain_of_cards_is_told_card_by_card() -> None:
    """The first card leads to a street, so that another one follows; that leads to an antenna (§3.3, §3.5)."""
    assert kept_paper()["steps"][4] == [
        {"event": "rolled", "seat": 1, "pips": 5},
        {"event": "moved", "seat": 1, "space": 6},
        {"event": "drew", "seat": 1, "card": "advance-4"},
        {"event": "moved", "seat": 1, "space": 10},
        {"event": "drew", "seat": 1, "card": "advance-1"},
        {"event": "moved", "seat": 1, "space": 11},
        {"event": "began", "phase": {"phase": "decoding", "seat": 1}},
    ]


def test_the_end_shows_everything_to_everybody() -> None:
    for viewer in (0, 1, 2, SPECTATOR):
        last = [fact["event"] for fact in kept_paper(viewer)["steps"][-1]]
        showed = ["named", "showed", "showed"]  # who was named is known already
        assert last == [*showed, "uncovered", "began", "scored", "scored", "ended"]


FAULTS: list[tuple[tuple[str | int, ...], object, str]] = [
    (("players",), 2, "$.players: expected one of 3, 4, got 2"),
    (("first", "character"), GONE, "$.first.character: it is missing"),
    (("first", "characters"), [], "$.first.characters: no such field is known"),
    (("first", "actor"), 1, '$.first.actor: expected "chance", as the phase says, got 1'),
    (("first", "sicario"), 3, "$.first.sicario: 3 is no seat of 3 players (§2.1)"),
    (("steps", 0, 0, "seat"), "0", '$.steps[0][0].seat: expected one of 0, 1, 2, 3, got "0"'),
]


@pytest.mark.parametrize(("path", "change", "fault"), FAULTS, ids=str)
def test_a_fault_of_form_has_its_path(path: Any, change: object, fault: str) -> None:
    (found,) = refusal(with_change(kept_paper(), path, change), "view_record")
    assert found.startswith(fault), found


INVALID: list[tuple[tuple[str | int, ...], object, str]] = [
    (("first", "lost", 0), 1, "$.first: the sicario loses 1 turns, so many cards were not read (§7.4)"),
    (("steps", 0), GONE, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "seat"), 2, "$.steps[0][0]: it does not follow on what was before"),
    (("steps", 0, 0, "pips"), 2, "$.steps[0][1]: it does not follow on what was before"),
    (("steps", 0, 1, "space"), 2, "$.steps[0][1]: it does not follow on what was before"),
    (("steps", 0, 2, "card"), "advance-9", "$.steps[0][2]: it does not follow on what was before"),
    (("steps", 1, 0, "trait"), "cap", "$.steps[1][0]: it does not follow on what was before"),
    (("steps", 2, 3), GONE, "$.steps[2][3]: it does not follow on what was before"),
    (("steps", 2, 3, "space"), 5, "$.steps[2][3]: it does not follow on what was before"),
    (("steps", 2, 4), GONE, "$.steps[2][4]: it does not follow on what was before"),
    (("steps", 4, 3), GONE, "$.steps[4][3]: it does not follow on what was before"),
    (("steps", 4, 4, "card"), "lose-turn", "$.steps[4][5]: it does not follow on what was before"),
    (("steps", 4, 5), GONE, "$.steps[4][5]: it does not follow on what was before"),
    (("steps", 4, 6), GONE, "$.steps[5][0]: it does not follow on what was before"),
    (("steps", 5, 0, "features"), ["hat", "hat", "hat"], "$.steps[5][0]: it does not follow on what was before"),
    (("steps", 6, 0, "character"), "Eve", "$.steps[6][0]: it does not follow on what was before"),
]


@pytest.mark.parametrize(("path", "change", "fault"), INVALID, ids=str)
def test_a_step_that_does_not_follow_is_refused_by_its_number(path: Any, change: object, fault: str) -> None:
    found = invalidity(with_change(kept_paper(), path, change), "view_record")
    assert found[0].startswith(fault), found
