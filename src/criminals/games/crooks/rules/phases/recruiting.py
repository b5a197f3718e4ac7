"""Choosing a hangout and paying for it, or passing (§3.2, §3.4, §3.6)."""

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.games.crooks.rules.actions import Action, Pass, Recruit
from criminals.games.crooks.rules.legality import why_not_recruit
from criminals.games.crooks.rules.looking import with_look
from criminals.games.crooks.rules.phase import Recruiting
from criminals.games.crooks.rules.state import Known, State
from criminals.games.crooks.rules.turns import pass_turn
from criminals.games.crooks.rules.violations import no_such_hangout, refused, wrong_phase

_paid = stepper(State, "looks", "money", "bank", "phase")


def legal(position: Known, phase: Recruiting) -> tuple[Action, ...]:
    """Every hangout that has crooks and can be paid for, then passing; only passing if there is none (§3.6)."""
    layout = position.layout
    bits = layout.bits
    money = position.money[phase.seat]
    top = bits.top_sum
    shift = bits.sum_shift[money if money < top else top]  # noqa: FURB136 -- min takes longer
    return layout.lists.recruit[position.payable >> shift & bits.every_hangout]


def violation(position: Known, phase: Recruiting, action: Action) -> Violation | None:
    """The violation of an action: the hangout must exist, and the law must let one recruit there."""
    if isinstance(action, Recruit):
        letter = action.hangout
        hangout = position.layout.hangouts.get(letter)
        if hangout is None:
            return no_such_hangout(letter)
        cost, money = position.sizes[hangout], position.money[phase.seat]
        return refused(why_not_recruit(cost, money), hangout=letter, cost=cost, money=money)
    return None if isinstance(action, Pass) else wrong_phase("3.2", "recruiting", action)


def after(state: State, phase: Recruiting, action: Action) -> State | None:
    """Pay $1 for each crook in a hangout and look at them all (§3.4, §3.5), or pass for good (§3.2)."""
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
    if why_not_recruit(cost, money[seat]):
        return None
    money[seat] -= cost
    looks = [*state.looks]
    seen = looks[hangout]
    look = layout.cards.looks[seat][hangout][cost]
    # The usual look comes last: told here, and not by `with_look`, a move is 1 % cheaper.
    looks[hangout] = seen + (look,) if not seen or seen[-1].number > cost else with_look(seen, look)
    return _paid(state, tuple(looks), tuple(money), state.bank + cost, layout.phases.taking[seat][hangout])
