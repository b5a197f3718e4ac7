"""Placing the crook in hand, or returning it to the box (§3.7, §3.8, §3.10, §4)."""

from typing import Final, assert_never

from criminals.core.building import stepper
from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.games.crooks.actions import RETURN, Action, Place, Return
from criminals.games.crooks.edition import Ability
from criminals.games.crooks.flow import next_turn
from criminals.games.crooks.layout import Layout
from criminals.games.crooks.masks import free_of
from criminals.games.crooks.phase import Phase, Placing
from criminals.games.crooks.phases import killing, moving, spying
from criminals.games.crooks.pieces import Discard, FaceDown, with_discards
from criminals.games.crooks.state import Row, Stack, State, Table, with_stack
from criminals.games.crooks.violations import no_such, refuse, wrong_phase

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


def legal(table: Table, phase: Placing, free: int, crook: int) -> tuple[Action, ...]:
    """Every target for it face up, then every target for it face down; returning only if there is none (§3.10).

    `free` is what `free_of` says.
    """
    layout = table.layout
    seat = phase.seat
    poor, rich = layout.place_lists
    lists = (rich if table.money[seat] else poor)[crook]
    return lists[free >> layout.shifts[seat] & layout.every_target]


def violation(table: Table, phase: Placing, crook: int, action: Action) -> Violation | None:
    """One crook a target (§3.7), but for three abilities (§4.3-§4.5); face down for $1 (§3.8), never a Boss (§4.6)."""
    layout = table.layout
    row = table.rows[phase.seat]
    if isinstance(action, Place):
        target = action.target
        at = layout.targets.get(target)
        if at is None:
            return no_such("1.2", "target", target)
        if action.face_down:
            if crook in layout.bosses:
                return refuse("4.6", "boss_face_down", crook=crook)
            if row[at]:
                return refuse("3.7", "target_taken", target=target)
            if not table.money[phase.seat]:
                return refuse("3.8", "no_money_face_down")
            return None
        if not row[at] or _on_top(layout, crook, row):
            return None
        if crook in layout.swaps:
            return refuse("4.4", "no_free_target", target=target)
        return refuse("3.7", "target_taken", target=target)
    if isinstance(action, Return):
        must = legal(table, phase, free_of(table.rows), crook) != (RETURN,)
        return refuse("3.10", "must_place", crook=crook) if must else None
    return wrong_phase("3.7", "placing", action)


def _on_top(layout: Layout, crook: int, row: Row) -> bool:
    """Whether a crook may go, face up, on one's own (§4.3-§4.5)."""
    return crook in (layout.on_top if all(row) else layout.on_top_if_free)


def played(state: State, phase: Placing, action: Action) -> State | None:
    """Put the crook into one's row, face down for $1 (§3.8) or face up, and then its ability may work (§4.1).

    None for what is unlawful: `violation` says why.
    """
    layout = state.layout
    origin = phase.origin
    hangout = layout.hangouts[origin.hangout]
    crook = state.dealt[hangout][origin.number - 1]
    if not isinstance(action, Place):
        return put_back(state, phase) if violation(state, phase, crook, action) is None else None
    try:
        target = layout.targets[action.target]
    except KeyError:
        return None
    seat = phase.seat
    rows = [*state.rows]
    row = rows[seat]
    if action.face_down:
        if row[target] or not state.money[seat] or crook in layout.bosses:
            return None
        stack: Stack = layout.hidden[seat][hangout][origin.number]
    else:
        ability = layout.abilities[crook]
        if row[target] and not _on_top(layout, crook, row):
            return None
        stack = layout.shown[hangout][origin.number][crook]
        if ability is not None:
            return _used(state, seat, target, stack, ability)
    changed_row = [*row]  # `with_stack` and `next_turn`, written out: every turn comes here
    changed_row[target] = stack
    rows[seat] = tuple(changed_row)
    turn = layout.turns[state.passed][seat]
    free = state.free & layout.others[seat][target]
    if not action.face_down:
        return _shown(state, tuple(rows), turn, free)
    money = [*state.money]
    money[seat] -= 1
    return _hidden(state, tuple(rows), tuple(money), state.bank + 1, turn, free)


def _used(state: State, seat: Seat, target: int, stack: Stack, ability: Ability) -> State:
    """A crook with an ability is put down, and it works or may be used."""
    if ability is _BOSS:
        after: Phase = next_turn(state.layout, state.passed, seat)
    elif ability is _ACCOMPLICE:
        after = next_turn(state.layout, state.passed, seat)
        stack = state.rows[seat][target] + stack
    elif ability is _PICKPOCKET:
        after = state.layout.picking[seat]
    elif ability is _SWAP:
        after = moving.after_swap(state, seat, target)
    elif ability is _KILLER:
        after = killing.after_killer(state, seat, target)
        state = killing.discarded(state, seat, target)
    elif ability is _SPY:
        after = spying.after_spy(state, seat)
    else:
        assert_never(ability)
    rows = with_stack(state.rows, seat, target, stack)
    return _shown(state, rows, after, state.free & state.layout.others[seat][target])


def put_back(state: State, phase: Placing) -> State:
    """Return the crook to the box, face down, and end the turn (§3.10)."""
    seat = phase.seat
    card = FaceDown(phase.origin, state.layout.only[seat])
    discards = with_discards(state.discards, [Discard(seat, card, True)])
    return _returned(state, discards, next_turn(state.layout, state.passed, seat))
