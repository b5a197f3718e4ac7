"""The law: each reason is stated in one place, and everything else is made from it."""

from inspect import getmembers, isfunction, signature
from itertools import product
from pathlib import Path

import attrs
import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import Fly, Kind
from criminals.games.counterfeiters.rules import legality as law
from criminals.games.counterfeiters.rules.layout import lay_out
from criminals.games.counterfeiters.rules.prices import fare
from criminals.games.counterfeiters.rules.violations import CODES, PARAMS

RULES = Path(law.__file__).parent
OF_EVERY_GAME = {"not_your_turn", "wrong_phase", "game_over"}


@pytest.mark.parametrize("code", [code for code in CODES if code not in OF_EVERY_GAME])
def test_every_code_is_stated_by_the_law_and_nowhere_else(code: str) -> None:
    """`violations` lists them all, with their parameters."""
    stating = {path.name for path in RULES.rglob("*.py") if f'"{code}"' in path.read_text(encoding="utf-8")}
    assert stating == {"legality.py", "violations.py"}
    clauses = {"no_such_thing": 2}  # of a space and of a quality
    assert Path(law.__file__).read_text(encoding="utf-8").count(f'"{code}"') == clauses.get(code, 1)


def test_every_function_of_the_law_says_why_not_or_a_bound() -> None:
    own = [function for _, function in getmembers(law, isfunction) if function.__module__ == law.__name__]
    named = {function.__name__ for function in own if function.__name__.startswith("why_not_")}
    assert {function.__name__ for function in own} - named == {"most_flown"}
    assert len(named) == 15
    assert not any("table" in signature(function).parameters for function in own)


def test_the_order_of_the_codes_is_that_of_what_they_tell() -> None:
    assert tuple(PARAMS) == CODES


@pytest.mark.parametrize("players", [2, 3, 4])
def test_masks_and_lists_are_those_of_the_law(players: int) -> None:
    """For every amount of cash, every space of the track, with a private jet and without."""
    layout = lay_out(counterfeiters.REFERENCE, players)
    bits, board, flights = layout.bits, layout.board, layout.numbers.flights
    for cash in range(0, bits.dearest + 10, 10):
        dear = {n for n, space in enumerate(board.market) if law.why_not_buy(1, space.price, cash, (), has_jet=False)}
        dear |= {number for flight, number in flights.items() if law.why_not_fly(10, fare(flight), cash)}
        assert _numbers(bits.spaces & ~bits.affordable[cash // 10]) == dear
    for has_jet, at in product((False, True), range(board.last + 1)):
        on = {
            number for flight, number in flights.items() if not law.why_not_board(flight, has_jet, at in board.strikes)
        }
        boarding = bits.boarding_with_jet if has_jet else bits.boarding_without_jet
        assert _numbers(boarding[at]) == on
    jets = {id_ for id_, card in layout.cards.items() if card.kind is Kind.JET}
    assert layout.effects.barred_without_jet == frozenset()
    assert layout.effects.barred_with_jet == jets
    assert layout.actions.flies["jet"][:2] == (Fly("jet", 10), Fly("jet", 20))
    assert layout.actions.flies["commercial"][-1] == Fly("commercial", layout.edition.money)


def test_a_card_that_costs_all_the_money_of_the_box_can_be_paid_for() -> None:
    reference = counterfeiters.REFERENCE
    board = reference.boards[0]
    dear = attrs.evolve(board.market[0], price=reference.money)
    boards = (attrs.evolve(board, market=(dear, *board.market[1:])), *reference.boards[1:])
    bits = lay_out(attrs.evolve(reference, name="dear", boards=boards), min(board.starts)).bits

    assert bits.dearest == reference.money
    assert bits.affordable[reference.money // 10] == bits.spaces
    assert not bits.affordable[reference.money // 10 - 1] & 1


def _numbers(bits: int) -> set[int]:
    return {number for number in range(bits.bit_length()) if bits >> number & 1}
