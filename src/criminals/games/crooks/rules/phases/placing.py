"""Placing the crook in hand, or returning it to the box (§3.7, §3.8, §3.10, §4)."""

from typing import Final, assert_never

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.games.crooks.box.edition import Ability
from criminals.games.crooks.rules.actions import RETURN, Action, Place, Return
from criminals.games.crooks.rules.legality import why_not_place, why_not_return
from criminals.games.crooks.rules.phase import Phase, Placing
from criminals.games.crooks.rules.phases import killing, moving, spying
from criminals.games.crooks.rules.pieces import Discard, FaceDown, with_discards
from criminals.games.crooks.rules.state import Known, Stack, State, with_stack
from criminals.games.crooks.rules.turns import next_turn
from criminals.games.crooks.rules.violations import no_such_target, refused, wrong_phase

# Looking a member up takes a twentieth of a move.
_PICKPOCKET: Final = Ability.PICKPOCKET
_ACCOMPLICE: Final = Ability.ACCOMPLICE
_SWAP: Final = Ability.SWAP
_KILLER: Final = Ability.KILLER
_BOSS: Final = Ability.BOSS
_SPY: Final = Ability.SPY

_shown = stepper(State, "rows", "phase", "free")
_hidden = stepper(State, "rows", "money", "bank", "phase", "free")
_returned = stepper(State, "discards", "phase")


def legal(position: Known, phase: Placing) -> tuple[Action, ...]:
    """Every target for it face up, then every target for it face down; returning only if there is none (§3.10)."""
    layout = position.layout
    seat = phase.seat
    places = layout.lists.place_with_money if position.money[seat] else layout.lists.place_without_money
    bits = layout.bits
    return places[position.crook_of(phase.origin)][position.free >> bits.seat_shift[seat] & bits.every_target]


def violation(position: Known, phase: Placing, action: Action) -> Violation | None:
    """The violation of an action: the target must exist, and the law must let one place the crook, or return it."""
    crook = position.crook_of(phase.origin)
    if isinstance(action, Place):
        layout, seat, target = position.layout, phase.seat, action.target
        at = layout.targets.get(target)
        if at is None:
            return no_such_target(target)
        row = position.rows[seat]
        ability, room = layout.abilities.of[crook], row.count(())
        reason = why_not_place(ability, action.face_down, len(row[at]), room, position.money[seat])
        return refused(reason, crook=crook, target=target)
    if isinstance(action, Return):
        return refused(why_not_return(legal(position, phase) != (RETURN,)), crook=crook)
    return wrong_phase("3.7", "placing", action)


def after(state: State, phase: Placing, action: Action) -> State | None:
    """Put the crook into one's row, face down for $1 (§3.8) or face up, and then its ability may work (§4.1)."""
    if not isinstance(action, Place):
        return put_back(state, phase) if violation(state, phase, action) is None else None
    layout = state.layout
    try:
        target = layout.targets[action.target]
    except KeyError:
        return None
    seat = phase.seat
    origin = phase.origin
    number = origin.number
    hangout = layout.hangouts[origin.hangout]
    crook = state.dealt[hangout][number - 1]
    ability = layout.abilities.of[crook]
    bits = layout.bits
    free = state.free
    row = state.rows[seat]
    face_down = action.face_down
    if face_down or row[target]:  # a free target takes any crook face up: not to ask makes a move 1 % cheaper
        crooks, room = len(row[target]), free & bits.seat_bits[seat]
        if why_not_place(ability, face_down, crooks, room, state.money[seat]):
            return None
    if face_down:
        stack: Stack = layout.cards.face_down[seat][hangout][number]
    else:
        stack = layout.cards.face_up[hangout][number][crook]
        if ability is not None:
            return _used(state, seat, target, stack, ability)
    changed_row = [*row]  # `with_stack` without the call: 1 % of a move
    changed_row[target] = stack
    rows = [*state.rows]
    rows[seat] = tuple(changed_row)
    turn = layout.phases.next_turns[state.passed][seat]  # `next_turn` without the call: half a percent of a move
    free &= bits.clear_bit[seat][target]
    if not face_down:
        return _shown(state, tuple(rows), turn, free)
    money = [*state.money]
    money[seat] -= 1
    return _hidden(state, tuple(rows), tuple(money), state.bank + 1, turn, free)


def _used(state: State, seat: Seat, target: int, stack: Stack, ability: Ability) -> State:
    """A crook with an ability is put down, and it works or may be used."""
    if ability is _BOSS:
        phase: Phase = next_turn(state.layout, state.passed, seat)
    elif ability is _ACCOMPLICE:
        phase = next_turn(state.layout, state.passed, seat)
        stack = state.rows[seat][target] + stack
    elif ability is _PICKPOCKET:
        phase = state.layout.phases.picking[seat]
    elif ability is _SWAP:
        phase = moving.after_swap(state, seat, target)
    elif ability is _KILLER:
        phase = killing.after_killer(state, seat, target)
        state = killing.discarded(state, seat, target)
    elif ability is _SPY:
        phase = spying.after_spy(state, seat)
    else:
        assert_never(ability)
    rows = with_stack(state.rows, seat, target, stack)
    return _shown(state, rows, phase, state.free & state.layout.bits.clear_bit[seat][target])


def put_back(state: State, phase: Placing) -> State:
    """Return the crook to the box, face down, and end the turn (§3.10)."""
    seat = phase.seat
    card = FaceDown(phase.origin, state.layout.seats.sets[seat])
    discards = with_discards(state.discards, [Discard(seat, card, True)])
    return _returned(state, discards, next_turn(state.layout, state.passed, seat))
