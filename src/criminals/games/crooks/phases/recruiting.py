"""Choosing a hangout and paying for it, or passing (§3.2, §3.4, §3.6)."""

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.games.crooks.actions import Action, Pass, Recruit
from criminals.games.crooks.flow import pass_turn
from criminals.games.crooks.phase import Recruiting
from criminals.games.crooks.sight import with_look
from criminals.games.crooks.state import State, Table
from criminals.games.crooks.violations import no_such, refuse, wrong_phase

_paid = stepper(State, "looks", "money", "bank", "phase")


def legal(table: Table, phase: Recruiting, payable: int) -> tuple[Action, ...]:
    """Every hangout that has crooks and can be paid for, then passing; only passing if there is none (§3.6).

    `payable` is what `payable_of` says.
    """
    layout = table.layout
    money = table.money[phase.seat]
    first = layout.purses[money if money < layout.dearest else layout.dearest]  # noqa: FURB136 -- min takes longer
    return layout.recruit_lists[payable >> first & layout.every_hangout]


def violation(table: Table, phase: Recruiting, action: Action) -> Violation | None:
    """A hangout must exist, have crooks, and cost no more than one has (§3.4). Passing is always lawful (§3.2)."""
    if isinstance(action, Recruit):
        letter = action.hangout
        hangout = table.layout.hangouts.get(letter)
        if hangout is None:
            return no_such("2.2", "hangout", letter)
        cost = table.sizes[hangout]
        money = table.money[phase.seat]
        if cost < 1:
            return refuse("3.4", "empty_hangout", hangout=letter)
        if cost > money:
            return refuse("3.4", "too_dear", cost=cost, money=money)
        return None
    if isinstance(action, Pass):
        return None
    return wrong_phase("3.2", "recruiting", action)


def played(state: State, phase: Recruiting, action: Action) -> State | None:
    """Pay $1 for each crook in a hangout and look at them all (§3.4, §3.5), or pass for good (§3.2).

    None for what is unlawful: `violation` says why.
    """
    seat = phase.seat
    if not isinstance(action, Recruit):
        return pass_turn(state, seat) if isinstance(action, Pass) else None
    layout = state.layout
    try:
        hangout = layout.hangouts[action.hangout]
    except KeyError:
        return None
    cost = state.sizes[hangout]
    money = [*state.money]
    if not 0 < cost <= money[seat]:
        return None
    money[seat] -= cost
    looks = [*state.looks]
    look = layout.looks[seat][hangout][cost]
    seen = looks[hangout]
    # as `with_look` does, written out: nearly all looks come last
    looks[hangout] = with_look(seen, look) if seen and seen[-1].number <= cost else seen + (look,)
    return _paid(state, tuple(looks), tuple(money), state.bank + cost, layout.taking[seat][hangout])
