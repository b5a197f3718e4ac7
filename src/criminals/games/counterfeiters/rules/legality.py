"""Legality: each rule stated once, as a function that says why not, or None (§3.2, §4, §5, §6.2).

Lists of legal actions, masks of spaces, violations and play are all made from these functions. They take the least that
they need, so that no reason can tell a secret. `violations.PARAMS` says what a violation tells besides its code.
"""

from collections.abc import Container
from typing import Final

from criminals.core.base.seats import Seat
from criminals.core.game.violations import Reason
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP
from criminals.games.counterfeiters.rules.actions import JET, Fakes
from criminals.games.counterfeiters.rules.prices import MOST_FENCED, MOST_SHOPPED, fence_price, shop_price

_NOT_YOURS: Final = Reason("6.2", "not_your_henchman")  # made once: it is met at most spaces of a list
_ONE_OF: Final[tuple[Fakes, ...]] = ((1, 0, 0), (0, 1, 0), (0, 0, 1))
"""A single fake, by its quality."""


# --- any space ---


def why_not_find(space: int | None) -> Reason | None:
    """A space must be on the board: it has a number (§1.5)."""
    return Reason("1.5", "no_such_thing") if space is None else None


def why_not_stand(henchman: Seat | None) -> Reason | None:
    """No henchman may stand on the space, not even the player's own (§3.2)."""
    return None if henchman is None else Reason("3.2", "space_taken")


# --- the black market (§4.1) and printing (§4.2) ---


def why_not_buy(card: int | None, price: int, cash: int, jets: Container[int], has_jet: bool) -> Reason | None:
    """There must be a card, it must be paid for in cash, and nobody may own two private jets (§4.1)."""
    if card is None:
        return Reason("4.1", "empty_space")
    if price > cash:
        return Reason("4.1", "too_dear")
    if has_jet and card in jets:
        return Reason("4.1", "second_jet")
    return None


def why_not_print(left: int) -> Reason | None:
    """A fake of the quality to be printed must be left (§3.2); everybody has a press, and ink or paper (§2.3)."""
    return None if left else Reason("3.2", "none_left_to_print")


# --- handing over fakes: the supermarket (§4.3), the fence (§4.4), lunches (§3.7) ---


def why_not_shop(fakes: Fakes, held: Fakes, refused: int, bank: int) -> Reason | None:
    """The supermarket takes 1 to 3 fakes that one has, of accepted qualities, if the bank can pay them all (§4.3)."""
    return (
        why_not_count("4.3", fakes, MOST_SHOPPED)
        or why_not_hold("4.3", fakes, held)
        or why_not_accept(fakes, refused)
        or why_not_change(shop_price(fakes), bank)
    )


def why_not_fence(fakes: Fakes, held: Fakes, bank: int) -> Reason | None:
    """The fence takes 1 to 8 fakes that one has, if the bank can pay them all (§4.4)."""
    return (
        why_not_count("4.4", fakes, MOST_FENCED)
        or why_not_hold("4.4", fakes, held)
        or why_not_change(fence_price(fakes), bank)
    )


def why_not_dine(quality: int, held: Fakes) -> Reason | None:
    """A lunch takes one fake that one has, of any quality there is (§1.1, §3.7)."""
    if quality not in QUALITIES:
        return Reason("1.1", "no_such_thing")
    return why_not_hold("3.7", _ONE_OF[quality - 1], held)


def why_not_count(clause: str, fakes: Fakes, most: int) -> Reason | None:
    """At least one fake is handed over, and no more than are taken at a time (§4.3, §4.4)."""
    one, two, three = fakes
    return None if 1 <= one + two + three <= most else Reason(clause, "how_many_fakes")


def why_not_hold(clause: str, fakes: Fakes, held: Fakes) -> Reason | None:
    """Nobody hands over a fake that they do not have (§3.7, §4.3, §4.4)."""
    one, two, three = fakes
    ones, twos, threes = held
    return Reason(clause, "not_that_many_fakes") if one > ones or two > twos or three > threes else None


def why_not_accept(fakes: Fakes, refused: int) -> Reason | None:
    """After an investigation the supermarket refuses fakes up to a quality (§5.2)."""
    return Reason("5.2", "quality_refused") if refused and any(fakes[:refused]) else None


def why_not_change(price: int, bank: int) -> Reason | None:
    """The bank pays the whole price of fakes or nothing (§4.7)."""
    return Reason("4.7", "bank_short") if price > bank else None


# --- tax fraud (§4.5) and flying (§4.6) ---


def why_not_defraud(bank: int) -> Reason | None:
    """The bank must have money (§3.2)."""
    return None if bank else Reason("3.2", "bank_empty")


def why_not_board(flight: str, has_jet: bool, strike: bool) -> Reason | None:
    """Nobody flies during a strike (§5.3); the space of the private jet is for who owns one (§4.6)."""
    if strike:
        return Reason("5.3", "strike")
    return Reason("4.6", "no_jet") if flight == JET and not has_jet else None


def why_not_fly(amount: int, fare: int, cash: int) -> Reason | None:
    """A flight moves $10 notes, at least one, and the fare is paid first, in cash (§4.6)."""
    if not amount or amount % STEP:
        return Reason("4.6", "odd_amount")
    return Reason("4.6", "not_enough_to_fly") if amount > most_flown(fare, cash) else None


def most_flown(fare: int, cash: int) -> int:
    """The most that a flight can move of some cash: all but the fare (§4.6)."""
    return cash - fare if cash > fare else 0


# --- lawyers (§6.2) ---


def why_not_retake(henchman: Seat | None, seat: Seat) -> Reason | None:
    """A player can only take their own henchman off a space (§6.2)."""
    return None if henchman == seat else _NOT_YOURS
