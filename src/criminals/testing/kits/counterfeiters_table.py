"""A table of Counterfeiters as a person there perceives it (§7), from true states alone: without views and events.

The possible cash is computed here a second time, as a set of amounts, to find the flights that lead to a world.
"""

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from criminals.core.base.seats import Seat, Viewer
from criminals.games.counterfeiters import Action, Fly, Over, State
from criminals.games.counterfeiters.play import stages

NOTE: Final = 10
"""The least note, and the least that a flight moves (§1.2, §4.6)."""


def perceived_at_first(first: State, viewer: Viewer) -> Hashable:
    """The box, how many play, who starts, the cards dealt and the money handed out: all of it in the open (§2)."""
    return first.edition, first.players, first.cash, _seen(first)


def perceived(before: State, action: Action, after: State, viewer: Viewer) -> Hashable:
    """The action in words; payments to and from the bank; everything in the open afterwards (§7.1)."""
    exchanged = tuple((change.seat, change.money) for change in changes(before, action))
    return _heard(before, action, viewer), exchanged, _seen(after)


def _heard(before: State, action: Action, viewer: Viewer) -> str:
    """Everybody hears an action, but for how much is flown out (§7.2)."""
    return f"fly {action.space}" if isinstance(action, Fly) and viewer != before.actor else str(action)


def _seen(state: State) -> Hashable:
    """Everything in the open: the board, the cards, the fakes, and at the end all money and the stack (§7.1, §7.4)."""
    crews = tuple((crew.idle, crew.cards, crew.fakes) for crew in state.crews)
    board = (state.henchmen, state.market, state.binned, state.pawn, state.quiet, state.bank, state.actor)
    return board, crews, (state.cash, state.leftover) if isinstance(state.phase, Over) else ()


# --- the flights that lead to a world ---


class Change(NamedTuple):
    """A change of a seat's cash: `money` came from the bank, or went there if it is negative."""

    seat: Seat
    money: int
    godfather: bool = False
    """True if it was half of the cash (§5.1)."""
    flight: Fly | None = None
    """The flight, if it was one: then its amount left the cash as well (§4.6)."""


def changes(before: State, action: Action) -> Iterator[Change]:
    """The changes of everybody's cash in a step, in order."""
    flight = action if isinstance(action, Fly) else None
    godfather = False
    for earlier, later in pairwise((before, *stages(before, action))):
        for seat in range(before.players):
            money = later.crews[seat].wealth - earlier.crews[seat].wealth
            flown = flight if seat == before.actor else None
            if money or godfather or flown is not None:
                yield Change(seat, money, godfather, flown)
        flight = None
        godfather = later.pawn != earlier.pawn and later.pawn in later.layout.board.godfathers


def reflown(first: State, actions: Sequence[Action], cash: Sequence[int]) -> list[Action]:
    """The actions with other amounts flown out, so that everybody has so much cash in the end.

    Where there is a choice, the true amount stays if it can. An amount that nobody can fly out, if there is no way.
    """
    by_seat: list[list[Change]] = [[] for _ in cash]
    owners: list[Seat] = []
    state = first
    for action in actions:
        assert state.actor is not None
        owners.append(state.actor)
        for change in changes(state, action):
            by_seat[change.seat].append(change)
        state = stages(state, action)[-1]
    amounts = [_amounts(first.cash[seat], own, cash[seat]) for seat, own in enumerate(by_seat)]
    return [
        Fly(action.space, amounts[seat].pop(0)) if isinstance(action, Fly) else action
        for seat, action in zip(owners, actions, strict=True)
    ]


def _amounts(cash: int, own: Sequence[Change], wanted: int) -> list[int]:
    """The amount that each flight of a seat must move from `cash` at first to reach the cash wanted in the end."""
    held, possible = [cash], [{cash}]
    for change in own:
        held.append(held[-1] + change.money - (change.flight.amount if change.flight else 0))
        possible.append(_after(possible[-1], change))
    found: list[int] = []
    for change, true, could in reversed(list(zip(own, held, possible, strict=False))):
        before = wanted - change.money
        if change.flight:
            enough = {amount for amount in could if amount + change.money - NOTE >= wanted}
            before = true if true in enough else max(enough, default=before)
            found.append(before + change.money - wanted)
        wanted = before
    return found[::-1]


def _after(possible: set[int], change: Change) -> set[int]:
    """The amounts of cash that are possible after a change (§7.2)."""
    if change.godfather:
        return {cash + change.money for cash in possible if -(-cash // (2 * NOTE)) * NOTE == -change.money}
    left = {cash + change.money for cash in possible if cash + change.money >= 0}
    return set(range(0, max(left), NOTE)) if change.flight else left
