"""Movements: what every kind of view event moves, from where to where, for who knows it and who does not."""

from random import Random
from typing import Any, Final

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.locations import Movement
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    VIEW_EVENTS,
    Advanced,
    Began,
    Bought,
    Declined,
    Ended,
    Playing,
    Scored,
    State,
    View,
    ViewEvent,
    movements,
    view,
)
from criminals.testing import KITS, LawBroken, check_movements, random_actions, random_first
from tests.games.cases import Case
from tests.games.counterfeiters.happenings import (
    CASES,
    at_the_end,
    before_the_end,
    dining,
    last_of_round,
    retaking,
    rich,
)
from tests.games.counterfeiters.scenes import scene

KIT: Final = KITS["counterfeiters"]
VERBS: Final[Any] = counterfeiters

Moved = list[tuple[str, list[str]]]


def moved(state: State, text: str, viewer: Viewer = SPECTATOR) -> Moved:
    """The view events of a step that move something, each with its movements."""
    found: Moved = []
    seen = view(state, viewer)
    events = counterfeiters.step(state, counterfeiters.parse_action(text)).events
    for event in counterfeiters.view_events(events, viewer):
        if moves := [told(movement) for movement in movements(event, seen)]:
            found.append((type(event).__name__, moves))
        seen = counterfeiters.fold(seen, (event,))
    return found


def told(movement: Movement) -> str:
    """A movement in one line: `2 henchman 0: laid/0 > crew/0`."""
    piece = movement.piece
    words = ["?" if piece.number is None else "" if piece.number == 1 else str(piece.number), piece.kind]
    words += ["" if piece.value is None else str(piece.value), "hidden" if piece.face_down else ""]
    return f"{' '.join(filter(None, words))}: {movement.source} > {movement.target}"


# --- the actions of henchmen ---


def test_4_1_a_card_that_is_bought_is_paid_and_taken() -> None:
    henchman, paid = "henchman 0: crew/0 > market/5", "20 money: purse/0 > bank"
    assert moved(rich(), "buy 5") == [("Bought", [henchman, paid, "card 14: market/5 > cards/0"])]


def test_4_2_fakes_that_are_printed_come_from_the_supply() -> None:
    printed = ["henchman 0: crew/0 > space/print/2", "2 fake 1: supply/1 > fakes/0/1"]
    assert moved(rich(), "print 2") == [("Printed", printed), ("Advanced", ["pawn police: track/0 > track/1"])]


def test_4_3_fakes_that_are_changed_return_to_the_supply() -> None:
    handed_over = ["fake 1: fakes/0/1 > supply/1", "fake 2: fakes/0/2 > supply/2"]
    (changed, *_) = moved(rich(), "shop 1 1/1/0")
    assert changed == (
        "Changed",
        ["henchman 0: crew/0 > space/shop/1", *handed_over, "100 money hidden: bank > purse/0"],
    )


def test_4_4_fakes_of_a_quality_are_sold_together() -> None:
    (changed, *_) = moved(rich(), "fence 1 0/3/0")
    sold = ["3 fake 2: fakes/0/2 > supply/2", "90 money hidden: bank > purse/0"]
    assert changed == ("Changed", ["henchman 0: crew/0 > space/fence/1", *sold])


def test_4_5_a_fraud_takes_money_from_the_bank() -> None:
    taken = ["henchman 0: crew/0 > space/defraud/2", "30 money hidden: bank > purse/0"]
    assert moved(rich(), "defraud 2") == [("Defrauded", taken)]


FARE: Final = ["henchman 0: crew/0 > space/fly/commercial", "30 money: purse/0 > bank"]


@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_7_2_others_see_an_unknown_amount_go_offshore(viewer: Viewer) -> None:
    flown = [*FARE, "? money hidden: purse/0 > offshore/0"]
    assert moved(rich(), "fly commercial 50", viewer) == [("Flew", flown)]
    henchman = "henchman 0: crew/0 > space/fly/jet"
    assert moved(rich(), "fly jet 120", viewer) == [("Flew", [henchman, "? money hidden: purse/0 > offshore/0"])]


def test_7_2_the_one_who_flew_is_told_the_amount() -> None:
    stowed = ["50 money hidden: purse/0 > offshore/0"]
    assert moved(rich(), "fly commercial 50", 0) == [("Flew", FARE), ("Stowed", stowed)]


@pytest.mark.parametrize("offshore", [0, 10])
def test_7_2_everybody_knows_what_the_smallest_purse_can_fly_out(offshore: int) -> None:
    """After the fare $10 are left of $40, the most that it can have: a flight moves at least that much."""
    state = scene(cash=(40, 30), offshore=(offshore, 0))
    told = ["0 money hidden: purse/0 > purse/0", "20 money hidden: offshore/0 > offshore/0"] if offshore else []
    assert moved(state, "fly commercial 10", 1) == [("Flew", [*FARE, "10 money hidden: purse/0 > offshore/0", *told])]


def test_3_3_a_henchman_that_is_laid_down_has_a_location() -> None:
    assert moved(rich(), "laydown") == [("LaidDown", ["henchman 0: crew/0 > laid/0"])]


# --- the police ---


def test_5_1_everybody_with_cash_pays_the_bank() -> None:
    state = scene(3, seat=2, cash=(50, 0, 40), fakes={2: (1, 0, 0)}, pawn=5)
    assert moved(state, "fence 2 1/0/0", 0)[1:] == [
        ("Advanced", ["pawn police: track/5 > track/6"]),
        ("Paid", ["30 money: purse/0 > bank"]),
        ("Paid", ["30 money: purse/2 > bank"]),
    ]


# --- the end of a round ---


def test_3_6_at_the_end_of_a_round_henchmen_return_and_the_market_closes_up() -> None:
    state = last_of_round(first=1, next_first=0)
    assert moved(state, "laydown") == [
        ("LaidDown", ["henchman 1: crew/1 > laid/1"]),
        (
            "Returned",
            ["henchman 0: market/3 > crew/0", "2 henchman 0: laid/0 > crew/0", "3 henchman 1: laid/1 > crew/1"],
        ),
        ("Binned", ["card 14: market/5 > bin"]),
        (
            "Filled",
            [
                "card 12: market/3 > market/5",
                "card 16: stack > market/4",
                "card 18: stack > market/3",
                "card 19: stack > market/2",
                "card 21: stack > market/1",
            ],
        ),
        ("Began", ["pawn first-player: crew/1 > crew/0"]),
    ]


def test_3_6_cards_that_stay_where_they_are_do_not_move() -> None:
    state = last_of_round(market=(9, None, 12, 14, None), cards={}, standing={"buy 5": 0}, stack=(16,))
    assert dict(moved(state, "laydown"))["Filled"] == [
        "card 14: market/4 > market/5",
        "card 12: market/3 > market/4",
        "card 9: market/1 > market/3",
        "card 16: stack > market/2",
    ]


def test_3_8_the_pawn_of_a_first_player_who_stays_does_not_move() -> None:
    assert "Began" not in dict(moved(last_of_round(), "laydown"))


def test_3_7_a_lunch_turns_a_fake_into_money() -> None:
    dined = ["fake 2: fakes/1/2 > supply/2", "50 money hidden: bank > purse/1"]
    assert moved(dining(), "dine 2") == [("Dined", dined)]


# --- the end of the game ---


def test_6_2_a_henchman_that_is_taken_back_is_to_be_played() -> None:
    assert moved(retaking(), "retake defraud 2") == [("Retook", ["henchman 0: space/defraud/2 > crew/0"])]
    assert moved(retaking(standing={"buy 3": 0}), "retake buy 3") == [("Retook", ["henchman 0: market/3 > crew/0"])]
    assert moved(retaking(), "decline") == []


@pytest.mark.parametrize("viewer", [0, 1])
def test_7_4_at_the_end_tickets_are_paid_and_everything_is_turned_up(viewer: Viewer) -> None:
    state = at_the_end(cards={0: (34,)})
    assert moved(state, "laydown", viewer)[1:] == [
        ("Won", ["50 money hidden: bank > purse/0"]),
        ("Showed", ["80 money: purse/0 > purse/0", "20 money: offshore/0 > offshore/0"]),
        ("Showed", ["50 money: purse/1 > purse/1"]),
        ("Uncovered", ["card 16: stack > stack", "card 18: stack > stack"]),
    ]


UNMOVED: Final = (Declined, Scored, Ended)
"""The view events that move nothing."""


def moving(state: State, action: str) -> set[type[ViewEvent]]:
    """The kinds of view events of a step that move something, for any viewer."""
    names = {name for viewer in (0, 1, SPECTATOR) for name, _ in moved(state, action, viewer)}
    return {kind for kind in VIEW_EVENTS if kind.__name__ in names}


def test_every_other_kind_of_view_event_moves_something() -> None:
    found = {kind for case in CASES for kind in moving(case.state(), case.action)}
    assert found == {*VIEW_EVENTS} - {*UNMOVED}


# --- what is refused ---


def test_a_view_event_that_cannot_follow_moves_nothing() -> None:
    """Of the view after it, of a view with another card there, of a view where it is not folded up to it."""
    before, event = view(rich(), 1), Bought(0, "buy 5", 14, 20)
    after = counterfeiters.fold(before, (event, Began(Playing(1))))
    for seen, wrong in ((after, event), (before, Bought(0, "buy 5", 12, 20)), (before, Advanced(2))):
        with pytest.raises(InvalidState, match="does not follow on this view"):
            movements(wrong, seen)


def test_a_state_moves_nothing() -> None:
    with pytest.raises(TypeError, match="a state is no view"):
        VERBS.movements(Bought(0, "buy 5", 14, 20), rich())


# --- the law ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_movements_lead_from_each_table_to_the_next(case: Case) -> None:
    check_movements(KIT, case.state(), [counterfeiters.parse_action(case.action)])


@pytest.mark.parametrize(("edition", "games"), [("reference", 2), ("tiny", 12), ("random", 6)])
def test_movements_lead_through_whole_games_of_counterfeiters(edition: str, games: int) -> None:
    for seed in range(games):
        rng = Random(seed)
        first = random_first("counterfeiters", rng, edition)
        actions = random_actions(KIT, first, rng)
        assert check_movements(KIT, first, actions) > len(actions)


def test_money_that_is_earned_is_not_all_that_lies_in_an_unknown_purse() -> None:
    """In one step cash of an unknown amount grows, pays the Godfather, and is shown."""
    state = before_the_end(offshore=(50, 0), idle=(1, 0))
    assert check_movements(KIT, state, [counterfeiters.parse_action("fence 1 0/1/0")])


def without_first(kind: type[ViewEvent]) -> Any:
    """Movements that leave out the first one of a kind of view event."""

    def spoiled(event: ViewEvent, seen: View) -> tuple[Movement, ...]:
        found = movements(event, seen)
        return found[1:] if isinstance(event, kind) else found

    return spoiled


@pytest.mark.parametrize("kind", [kind for kind in VIEW_EVENTS if kind not in UNMOVED])
def test_a_movement_of_counterfeiters_that_is_left_out_is_noticed(
    kind: type[ViewEvent], monkeypatch: pytest.MonkeyPatch
) -> None:
    moves = next(case for case in CASES if kind in moving(case.state(), case.action))
    monkeypatch.setattr(counterfeiters, "movements", without_first(kind))
    with pytest.raises(LawBroken, match="at ply 1"):
        check_movements(KIT, moves.state(), [counterfeiters.parse_action(moves.action)])


def test_an_amount_that_a_viewer_cannot_know_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """For who does not know how much was flown out, a movement of just so much leads to another table."""

    def spoiled(event: ViewEvent, seen: View) -> tuple[Movement, ...]:
        return tuple(
            attrs.evolve(move, piece=attrs.evolve(move.piece, number=120)) if move.piece.number is None else move
            for move in movements(event, seen)
        )

    monkeypatch.setattr(counterfeiters, "movements", spoiled)
    with pytest.raises(LawBroken, match=r"for 1: movements lead to"):
        check_movements(KIT, rich(), [counterfeiters.parse_action("fly jet 120")])
