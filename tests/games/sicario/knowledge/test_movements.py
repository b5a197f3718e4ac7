"""Movements: what every kind of view event moves, from where to where."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.locations import Movement
from criminals.games import sicario
from criminals.games.sicario import (
    VIEW_EVENTS,
    Decoding,
    Drew,
    Hunting,
    Moved,
    Named,
    Rolled,
    Showed,
    State,
    Uncovered,
    View,
    ViewEvent,
    movements,
    view,
)
from criminals.testing import KITS, LawBroken, check_movements, random_actions, random_first
from tests.games.cases import Case
from tests.games.positions import viewers
from tests.games.sicario.cases import without
from tests.games.sicario.happenings import CASES
from tests.games.sicario.scenes import box, scene

KIT: Final = KITS["sicario"]
VERBS: Final[Any] = sicario

MOVING: Final = (Rolled, Moved, Drew, Named, Showed, Uncovered)
"""The kinds of view events that can move something."""

Told = list[tuple[str, list[str]]]


def moved(state: State, text: str, viewer: Viewer = SPECTATOR) -> Told:
    """The view events of a step that move something, each with its movements."""
    found: Told = []
    seen = view(state, viewer)
    events = sicario.step(state, sicario.parse_action(text)).events
    for event in sicario.view_events(events, viewer):
        if moves := [told(movement) for movement in movements(event, seen)]:
            found.append((type(event).__name__, moves))
        seen = sicario.fold(seen, (event,))
    return found


def told(movement: Movement) -> str:
    """A movement in one line: `pawn 1: path/0 > path/3`. All of them arrive in the open, one by one."""
    piece = movement.piece
    assert (piece.number, piece.face_down) == (1, False)
    return f"{piece.kind} {piece.value}: {movement.source} > {movement.target}"


# --- pawns and event cards ---


def test_3_1_a_throw_moves_a_pawn_past_taken_spaces() -> None:
    assert moved(scene(0, 0), "roll 3") == [("Rolled", ["die 3: die > die"]), ("Moved", ["pawn 1: path/0 > path/3"])]
    assert moved(scene(7, 11), "roll 4")[1] == ("Moved", ["pawn 1: path/7 > path/12"])


def test_3_2_a_pawn_reaches_the_embassy() -> None:
    assert moved(scene(44, 0, 0), "roll 6")[1:] == [("Moved", ["pawn 1: path/44 > path/45"])]


def test_3_3_cards_are_read_and_move_a_pawn_from_where_it_stands_by_then() -> None:
    state = scene(0, 0, deck=["advance-1", "advance-3", "retreat-1", "lose-turn"])
    assert moved(state, "roll 1")[1:] == [
        ("Moved", ["pawn 1: path/0 > path/1"]),
        ("Drew", ["event advance-1: deck > deck"]),
        ("Moved", ["pawn 1: path/1 > path/2"]),
        ("Drew", ["event advance-3: deck > deck"]),
        ("Moved", ["pawn 1: path/2 > path/5"]),
        ("Drew", ["event retreat-1: deck > deck"]),
        ("Moved", ["pawn 1: path/5 > path/4"]),
        ("Drew", ["event lose-turn: deck > deck"]),
    ]


def test_3_3_a_card_that_is_known_goes_under_the_deck_too() -> None:
    state = scene(0, 0, edition=box("ssssb", "advance-1", "advance-2"))
    drawn = [moves for kind, moves in moved(state, "roll 1") if kind == "Drew"]
    assert drawn == [[f"event advance-{steps}: deck > deck"] for steps in (1, 2, 1)]


def test_7_4_a_card_leads_back_to_the_boats() -> None:
    assert moved(scene(0, 0, deck=["retreat-2"]), "roll 1")[-1] == ("Moved", ["pawn 1: path/1 > path/0"])


# --- characters ---


def antenna() -> State:
    return scene(11, 3, phase=Decoding(1))


def street() -> State:
    return scene(1, 4, 3, phase=Hunting(0))


@pytest.mark.parametrize("viewer", viewers(street()))
def test_4_3_an_agent_who_is_named_shows_the_card_and_leaves_the_board(viewer: Viewer) -> None:
    named = ["character Olga: hand/1 > hand/1", "pawn 1: path/1 > out"]
    assert moved(street(), "eliminate 1 Olga", viewer) == [("Named", named)]


@pytest.mark.parametrize(
    ("state", "action"),
    [
        (street, "eliminate 1 Zeno"),
        (street, "ask 1 hat"),
        (antenna, "capture Zeno"),
        (antenna, "disc woman hat glasses"),
        (antenna, "skip"),
    ],
)
def test_what_is_asked_or_guessed_in_vain_moves_nothing(state: Callable[[], State], action: str) -> None:
    assert moved(state(), action) == []


@pytest.mark.parametrize("viewer", viewers(antenna()))
def test_3_7_a_sicario_who_is_captured_stays_in_the_lair(viewer: Viewer) -> None:
    assert moved(antenna(), "capture Boris", viewer) == [
        ("Named", ["character Boris: hand/0 > hand/0"]),
        ("Showed", ["character Olga: hand/1 > hand/1"]),
        ("Showed", ["character Glenda: hand/2 > hand/2"]),
        ("Uncovered", [f"event {card}: deck > deck" for card in sicario.REFERENCE.events]),
    ]


def test_6_4_at_the_end_the_cards_that_were_not_read_are_turned_up() -> None:
    state = scene(None, 2, phase=Hunting(0), read=["lose-turn", "tip-off"])
    assert moved(state, "eliminate 2 Glenda") == [
        ("Named", ["character Glenda: hand/2 > hand/2", "pawn 2: path/2 > out"]),
        ("Showed", ["character Boris: hand/0 > hand/0"]),
        ("Uncovered", [f"event {card}: deck > deck" for card in without("lose-turn", "tip-off")]),
    ]


def moving(case: Case) -> set[str]:
    """The kinds of view events of a step that move something."""
    return {kind for kind, _ in moved(case.state(), case.action)}


def test_no_other_kind_of_view_event_moves_anything() -> None:
    facts: list[ViewEvent] = [fact for case in CASES for fact in case.facts]
    assert {*map(type, facts)} == {*VIEW_EVENTS}
    assert {kind for case in CASES for kind in moving(case)} == {kind.__name__ for kind in MOVING}


# --- what is refused ---


def test_a_view_event_of_sicario_that_cannot_follow_moves_nothing() -> None:
    """One of another agent, of one who is out, of a card that is not there, and one that was folded before."""
    before, event = view(antenna(), 1), Named(1, 0, "Boris", right=True)
    throwing = view(scene(0, None), 1)
    wrong = (
        (throwing, Moved(2, 1)),
        (throwing, Rolled(0, 1)),
        (view(scene(1, 0, read=["advance-1"]), 1), Drew(1, "advance-1")),
        (sicario.fold(before, (event, Showed(1, "Olga"))), Showed(1, "Olga")),
    )
    for seen, cannot in wrong:
        with pytest.raises(InvalidState, match="does not follow on this view"):
            movements(cannot, seen)


def test_a_state_of_sicario_moves_nothing() -> None:
    with pytest.raises(TypeError, match="a state is no view"):
        VERBS.movements(Rolled(1, 1), scene(0, 0))


# --- the law ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_movements_lead_from_each_table_of_sicario_to_the_next(case: Case) -> None:
    check_movements(KIT, case.state(), [sicario.parse_action(case.action)])


@pytest.mark.parametrize(("edition", "games"), [("reference", 3), ("tiny", 12), ("random", 3)])
def test_movements_lead_through_whole_games_of_sicario(edition: str, games: int) -> None:
    for seed in range(games):
        rng = Random(seed)
        first = random_first("sicario", rng, edition)
        actions = random_actions(KIT, first, rng)
        assert check_movements(KIT, first, actions) > len(actions)


def spoil(monkeypatch: pytest.MonkeyPatch, kind: type[ViewEvent]) -> None:
    """Leave out the last movement of a kind of view event."""

    def spoiled(event: ViewEvent, seen: View) -> tuple[Movement, ...]:
        found = movements(event, seen)
        return found[:-1] if isinstance(event, kind) else found

    monkeypatch.setattr(sicario, "movements", spoiled)


@pytest.mark.parametrize("kind", MOVING[1:])  # no view has the last throw: only its own test can miss that movement
def test_a_movement_of_sicario_that_is_left_out_is_noticed(
    kind: type[ViewEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = next(case for case in CASES if kind.__name__ in moving(case))
    spoil(monkeypatch, kind)
    with pytest.raises(LawBroken, match="at ply 1"):
        check_movements(KIT, case.state(), [sicario.parse_action(case.action)])


def test_a_card_that_is_not_turned_up_is_noticed_beside_an_open_one_that_is_alike(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state, action = scene(0, 0, deck=["tip-off"], read=["tip-off"]), sicario.parse_action("roll 1")
    assert check_movements(KIT, state, [action]) == 3 * len(viewers(state))
    spoil(monkeypatch, Drew)
    with pytest.raises(LawBroken, match="movements lead to"):
        check_movements(KIT, state, [action])


def test_a_pawn_that_comes_from_elsewhere_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it stood before the step, instead of where the card found it."""
    state = scene(0, 0, deck=["advance-1", "lose-turn"])

    def spoiled(event: ViewEvent, seen: View) -> tuple[Movement, ...]:
        found = movements(event, seen)
        return (Movement(found[0].piece, "path/0", "path/2"),) if event == Moved(1, 2) else found

    monkeypatch.setattr(sicario, "movements", spoiled)
    with pytest.raises(LawBroken, match="no pawn 1 lies at path/0"):
        check_movements(KIT, state, [sicario.parse_action("roll 1")])
