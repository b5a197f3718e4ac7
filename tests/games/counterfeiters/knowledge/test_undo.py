"""Taking back an action: refused once another acted, or once anybody could tell more by it."""

import attrs
import pytest

from criminals.core.base.errors import IllegalAction
from criminals.games import counterfeiters
from criminals.games.counterfeiters import State
from tests.games.cases import Case
from tests.games.counterfeiters.happenings import CASES, last_of_round, rich
from tests.games.counterfeiters.scenes import scene
from tests.games.positions import play


def reveals(state: State, text: str) -> bool:
    return counterfeiters.reveals(state, counterfeiters.parse_action(text))


TELLING = {
    *("the end of a round", "the end of a quiet round", "the end of a quiet round, a Godfather", "lunch time"),
    *("the end of a quiet round, and patience left", "the end of patience", "a lunch after a quiet round"),
    *("the end", "the end, an empty stack", "the end, with tickets", "the end, with tickets and a dry bank"),
}
"""The cases by which somebody learns something: cards are drawn, or all is shown. Else all cash is known already."""


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_which_actions_tell_something(case: Case) -> None:
    assert counterfeiters.reveals(case.state(), counterfeiters.parse_action(case.action)) == (case.name in TELLING)


def hidden(**more: object) -> State:
    """Seat 0 has $50, and to the others anything up to $90; seat 1 has what everybody knows."""
    fields: dict[str, object] = {"cash": (50, 60), "offshore": (50, 0), "cards": {0: (27,)}, "market": (9, 12), **more}
    return scene(**fields)  # type: ignore[arg-type]  # the fields of a scene, some of them changed


def test_7_2_a_payment_tells_that_there_was_cash_for_it() -> None:
    assert reveals(hidden(), "buy 5")
    assert not reveals(play(hidden(), "defraud 2", "laydown"), "buy 5")
    assert not reveals(play(hidden(), "laydown"), "buy 5")


def test_7_2_a_fare_and_the_least_amount_tell_so_too() -> None:
    assert reveals(hidden(), "fly commercial 10")
    assert reveals(hidden(), "fly jet 10")
    earned = play(hidden(), "defraud 2", "laydown")
    assert reveals(earned, "fly commercial 10")
    assert not reveals(earned, "fly jet 10")


def test_4_6_a_flight_from_known_cash_tells_nothing() -> None:
    assert not reveals(rich(), "fly commercial 50")
    assert not reveals(rich(), "fly jet 120")


def test_5_1_a_godfather_tells_how_much_there_was() -> None:
    assert reveals(hidden(pawn=3), "print 2")
    assert not reveals(scene(cash=(50, 60), pawn=3), "print 2")


def test_3_6_cards_that_are_drawn_are_seen() -> None:
    assert reveals(last_of_round(), "laydown")
    assert not reveals(last_of_round(stack=()), "laydown")
    alone = last_of_round(stack=(16,))
    assert not reveals(alone, "laydown")  # everybody knew what was left
    assert reveals(last_of_round(stack=(16, 18)), "laydown")


def test_what_tells_nothing() -> None:
    for text in ("laydown", "print 1", "print 2", "defraud 1"):
        assert not reveals(hidden(), text)


def test_an_unlawful_flight_reveals_nothing_but_an_error() -> None:
    with pytest.raises(IllegalAction):
        reveals(hidden(), "fly jet 60")


# --- the criterion, against going through all worlds ---


def test_a_flight_with_a_hat_tells_what_the_godfather_gets() -> None:
    """Seat 0 could have had $10 to the others; it paid $20 after the flight, so it had $40 at least."""
    edition = attrs.evolve(
        counterfeiters.REFERENCE,
        name="hat",
        boards=[attrs.evolve(board, jet=counterfeiters.Space(hat=True)) for board in counterfeiters.REFERENCE.boards],
        cards=[attrs.evolve(card, players=2, letter="S" if card.letter == "S" else "A") for card in cards()],
    )
    state = hidden(pawn=3, edition=edition)
    earned = play(state, "defraud 2", "laydown")
    assert list(earned.crews[0].possible) == list(range(30, 130, 10))
    assert not reveals(earned, "fly jet 80")  # nothing is left to pay with, whatever there was
    assert not reveals(earned, "fly jet 60")  # $20 left, $10 paid: $10 may have been left of $30
    assert reveals(earned, "fly jet 40")  # $40 left, $20 paid: $30 at least was left, of $40 at least


def cards() -> tuple[counterfeiters.Card, ...]:
    return counterfeiters.REFERENCE.cards
