"""Locations: what lies where, as a viewer knows it, and what is clicked for every kind of action."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import pytest

import criminals
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.locations import Location, Piece
from criminals.games import sicario
from criminals.games.sicario import (
    ACTIONS,
    Decoding,
    Eliminate,
    Hunting,
    Questioning,
    Roll,
    State,
    legal_actions,
    locations,
    locations_of,
    parse_action,
    view,
)
from criminals.testing import KITS, LawBroken, check_clicks, random_actions, random_first
from tests.games.positions import play, viewers
from tests.games.sicario.scenes import HOME, scene
from tests.test_docs_tables import played, table

KIT: Final = KITS["sicario"]
VERBS: Final[Any] = sicario


def lying(state: State, *wanted: Location, viewer: Viewer = SPECTATOR) -> list[str]:
    """The pieces at some locations, a text for each location."""
    found = locations(view(state, viewer))
    return [", ".join(map(told, found[location])) for location in wanted]


def told(piece: Piece) -> str:
    """A piece in some words: `3 event hidden`."""
    words = ["" if piece.number == 1 else str(piece.number), piece.kind]
    words += ["" if piece.value is None else str(piece.value), "hidden" if piece.face_down else ""]
    return " ".join(filter(None, words))


# --- what lies where ---


def test_locations_of_sicario_have_a_fixed_order() -> None:
    first = sicario.new_game(players=3, rng=Random(1), edition="tiny")
    expected = "path/0 path/1 path/2 path/3 path/4 lair out deck undrawn die hand/0 hand/1 hand/2"
    expected += " sheet/Ada sheet/Bea sheet/Cal sheet/Dan"
    expected += " trait/man trait/woman trait/hat trait/no-hat trait/glasses trait/no-glasses trait/scar"
    expected += " disc/man disc/woman disc/hat disc/no-hat disc/glasses disc/no-glasses button/skip"
    for viewer in viewers(first):
        assert [*locations(view(first, viewer))] == expected.split()


def test_1_2_a_space_has_the_number_that_documents_give_it() -> None:
    """The boats are 0, and the embassy comes after the last space."""
    state = scene(12, 0, HOME)
    assert lying(state, "path/0", "path/12", f"path/{HOME}") == ["pawn 2", "pawn 1", "pawn 3"]
    assert criminals.document(state)["positions"] == [None, 12, 0, HOME]
    assert f"path/{HOME + 1}" not in locations(view(state, 0))


def test_2_3_all_agents_start_on_the_boats_and_the_sicario_in_the_lair() -> None:
    state = sicario.new_game(players=4, rng=Random(1), first=3)
    assert lying(state, "path/0", "lair", "out") == ["pawn 0, pawn 1, pawn 3", "pawn 2", ""]


def test_4_3_the_pawn_of_an_agent_who_is_out_is_off_the_board() -> None:
    state = scene(None, 4, None, hunter=1)
    assert lying(state, "path/4", "lair", "out") == ["pawn 3", "pawn 1", "pawn 0, pawn 2"]


def test_6_2_characters_are_known_to_their_owners_until_they_are_shown() -> None:
    state = scene(1, None)
    hands = ("hand/0", "hand/1", "hand/2")
    unknown, out = "character hidden", "character Glenda"
    assert lying(state, *hands) == [unknown, unknown, out]
    assert lying(state, *hands, viewer=1) == [unknown, "character Olga hidden", out]
    assert lying(state, *hands, viewer=2) == [unknown, unknown, out]


def test_2_2_characters_that_nobody_drew_stay_unseen() -> None:
    assert lying(scene(0, 0), "undrawn") == ["21 character hidden"]
    assert lying(sicario.new_game(players=4, rng=Random(1), edition="tiny"), "undrawn") == [""]


def test_6_3_event_cards_that_were_read_lie_open_below_the_others() -> None:
    assert lying(scene(0, 0), "deck") == ["16 event hidden"]
    assert lying(scene(0, 0, read=["tip-off", "advance-1"]), "deck") == [
        "14 event hidden, event tip-off, event advance-1"
    ]
    state = scene(0, 0, read=sicario.REFERENCE.events)
    assert lying(state, "deck") == [", ".join(f"event {card}" for card in sicario.REFERENCE.events)]


def test_6_4_at_the_end_only_what_nobody_drew_is_hidden() -> None:
    state = play(scene(11, 3, phase=Decoding(1)), "capture Boris")
    hidden = [
        location
        for location, pieces in locations(view(state, SPECTATOR)).items()
        if any(piece.face_down for piece in pieces)
    ]
    assert hidden == ["undrawn"]


def test_the_die_lies_there_and_nothing_where_one_only_clicks() -> None:
    found = locations(view(scene(0, 0), 0))
    assert found["die"] == (Piece("die"),)
    clicked = [location for location in found if location.split("/")[0] in ("sheet", "trait", "disc", "button")]
    assert len(clicked) == 24 + 12 + 6 + 1
    assert not any(found[location] for location in clicked)


def test_a_state_of_sicario_has_no_locations() -> None:
    with pytest.raises(TypeError, match="a state is no view"):
        VERBS.locations(scene(0, 0))


# --- clicks ---


def decoding() -> State:
    return scene(11, 3, phase=Decoding(1))


def hunting() -> State:
    return scene(1, 4, 3, phase=Hunting(0))


def questioning() -> State:
    return scene(1, 4, phase=Questioning(0, 1), read=["tip-off"])


CLICKS: Final = (
    (decoding, "disc woman hat glasses", "disc/woman disc/hat disc/glasses"),
    (decoding, "disc man no-hat no-glasses", "disc/man disc/no-hat disc/no-glasses"),
    (decoding, "capture Glenda", "sheet/Glenda"),
    (decoding, "skip", "button/skip"),
    (hunting, "ask 2 hat", "hand/2 trait/hat"),
    (hunting, "ask 1 green-hat", "hand/1 trait/green-hat"),
    (hunting, "eliminate 2 Olga", "hand/2 sheet/Olga"),
    (questioning, "ask 1 no-glasses", "hand/1 trait/no-glasses"),
)


@pytest.mark.parametrize(("state", "text", "clicks"), CLICKS, ids=[text for _, text, _ in CLICKS])
def test_clicks_of_every_kind_of_action_of_sicario(state: Callable[[], State], text: str, clicks: str) -> None:
    position, action = state(), parse_action(text)
    actor = position.actor
    assert isinstance(actor, int)
    seen = view(position, actor)
    assert action in legal_actions(seen)
    assert locations_of(action, seen) == tuple(clicks.split())


def test_every_kind_of_action_but_a_throw_is_among_them() -> None:
    assert {type(parse_action(text)) for _, text, _ in CLICKS} == {*ACTIONS} - {Roll}


def test_6_6_nobody_clicks_a_throw() -> None:
    state = scene(0, 0)
    for viewer in viewers(state):
        seen = view(state, viewer)
        with pytest.raises(ValueError, match="nothing is clicked for 'roll 3' in this view"):
            locations_of(Roll(3), seen)
        with pytest.raises(criminals.IllegalAction, match="the die is to be thrown first"):
            criminals.locations_of(Roll(3), seen)
        assert criminals.menu(seen) == ()


def test_what_is_no_action_of_sicario_is_not_clicked() -> None:
    with pytest.raises(TypeError, match="parse_action"):
        VERBS.locations_of("skip", view(decoding(), 1))
    with pytest.raises(ValueError, match="is hidden in the building"):
        criminals.locations_of(Eliminate(3, "Olga"), view(hunting(), 0))


@pytest.mark.parametrize("state", [decoding, hunting, questioning])
def test_clicks_tell_the_actions_of_a_phase_apart(state: Callable[[], State]) -> None:
    position = state()
    for viewer in viewers(position):
        check_clicks(KIT, position, viewer)


@pytest.mark.parametrize(("edition", "games"), [("reference", 2), ("tiny", 10), ("random", 3)])
def test_clicks_tell_the_actions_of_whole_games_of_sicario_apart(edition: str, games: int) -> None:
    for seed in range(games):
        rng = Random(seed)
        state = random_first("sicario", rng, edition)
        for action in (*random_actions(KIT, state, rng), None):
            for viewer in viewers(state):
                check_clicks(KIT, state, viewer)
            state = state if action is None else sicario.apply(state, action)


def test_an_agent_who_is_not_clicked_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def spoiled(action: Any, seen: Any) -> tuple[Location, ...]:
        return locations_of(action, seen)[-1:]

    monkeypatch.setattr(sicario, "locations_of", spoiled)
    with pytest.raises(LawBroken, match="ask 2 man and ask 1 man have the same clicks"):
        check_clicks(KIT, hunting(), 0)


# --- the tables of the docs ---

PAGE: Final = "games/sicario-events.md"


def kinds(names: Iterable[str]) -> list[str]:
    """Locations by their first parts; a button by its name."""
    return [name if name.startswith("button/") else name.partition("/")[0] for name in names]


def marked(cell: str) -> list[str]:
    return re.findall("`([^`]+)`", cell)


def test_the_table_of_locations_of_sicario_tells_what_is_met_in_play() -> None:
    met: dict[str, set[str]] = defaultdict(set)
    for state, _ in played("sicario", Random(6), games=8, reference=4):
        found = locations(view(state, SPECTATOR))
        for name, pieces in zip(kinds(found), found.values(), strict=True):
            met[name] |= {piece.kind for piece in pieces}
    rows = {name: {*marked(pieces)} for cell, pieces, *_ in table(PAGE, "location") for name in kinds(marked(cell))}
    assert [*rows.items()] == [*met.items()]
    reference = locations(view(scene(0, 0), 0))
    for cell, *_ in table(PAGE, "location"):
        assert {*marked(cell)} <= {*reference}


def test_the_table_of_pieces_of_sicario_tells_what_is_met_in_play() -> None:
    values: dict[str, set[str]] = defaultdict(set)
    hidden: dict[str, set[bool]] = defaultdict(set)
    for state, _ in played("sicario", Random(6), games=8, reference=4):
        for pieces in locations(view(state, 0)).values():
            for piece in pieces:
                values[piece.kind].add(type(piece.value).__name__)
                hidden[piece.kind].add(piece.face_down)
    rows = list(table(PAGE, "piece"))
    assert [kind.strip("`") for kind, *_ in rows] == sorted(values)
    for kind, value, face_down in rows:
        name = kind.strip("`")
        assert (value == "-") == (values[name] == {"NoneType"}), name
        assert (face_down == "never") == (hidden[name] == {False}), name
