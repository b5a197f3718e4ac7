"""View records of Sicario: what one viewer may keep of a game, and its document."""

from typing import Any

import attrs

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from tests.games.papers import paper
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
