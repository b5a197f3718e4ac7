"""All that follows without a decision: the next player, the police, the end of a round and of the game (§3, §5, §6).

Each function here works on the draft of the next state. On the way to the next decision a game goes through stages,
that `narration` tells one by one: they are kept in a list, if one is given. `apply` asks for none.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from criminals.core.base.memo import Memo
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.games.counterfeiters.box.edition import Kind
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.crews import NO_FAKES, earned, shown, with_idle
from criminals.games.counterfeiters.rules.layout import LAWYERS, Layout
from criminals.games.counterfeiters.rules.phase import OVER, Dining, Finishing, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.police import move_pawn, pay_tribute
from criminals.games.counterfeiters.rules.prices import FAKE
from criminals.games.counterfeiters.rules.state import (
    Crew,
    Draft,
    State,
    Table,
    draft_of,
    has_kind,
    sealed,
    tickets_of,
)

Stages: TypeAlias = list[State]


DINING: Final = Memo[tuple[Seat, int], Dining](lambda key: Dining(*key), 1024)
"""The lunches of a seat, by how many are left."""


def begins_turn(state: State) -> bool:
    """True if the next action begins a turn.

    Args:
        state: A state of Counterfeiters.

    Returns:
        True or False; for listings that tell a game turn by turn.
    """
    return isinstance(state.phase, Playing | Finishing | Retaking)


def begins_round(table: Table, phase: Phase) -> bool:
    """True if a round begins with a phase: nobody has spent a henchman (§3.1)."""
    henchmen = table.layout.edition.henchmen
    return isinstance(phase, Playing) and all(crew.idle == henchmen for crew in table.crews)


def turn_order(table: Table | Draft) -> tuple[Seat, ...]:
    """The seats from the first player of the round on."""
    return table.layout.seating.clockwise[table.first - 1]


def next_playing(layout: Layout, crews: tuple[Crew, ...], seat: Seat) -> Playing | None:
    """The turn of the next seat clockwise that has a henchman to play (§3.1); None when all are spent (§3.5)."""
    for other in layout.seating.clockwise[seat]:
        if crews[other].idle:
            return layout.seating.playing[other]
    return None


def keep(stages: Stages | None, draft: Draft) -> None:
    """Keep a stage, if they are asked for, before something else changes."""
    if stages is not None:
        stages.append(sealed(draft_of(draft)))


def go_on(draft: Draft, phase: Playing, moved: bool, stages: Stages | None) -> None:
    """Go on in a round: with what the police do if their pawn has moved (§3.4), then with the next player."""
    layout, seat = draft.layout, phase.seat
    if moved and draft.pawn in layout.track.godfathers:
        keep(stages, draft)
        pay_tribute(draft)
        if draft.pawn == layout.board.last:
            _finish(draft, layout.seating.clockwise[seat], seat, stages)
            return
    following = next_playing(layout, draft.crews, seat)
    if following is None:
        _end_round(draft, stages)
    else:
        draft.phase = following


def go_on_ending(draft: Draft, phase: Finishing | Replaying, stages: Stages | None) -> None:
    """Go on after one of the last henchmen was played (§6.1, §6.2)."""
    if isinstance(phase, Finishing):
        order = draft.layout.seating.clockwise[phase.last]
        _finish(draft, order[order.index(phase.seat) + 1 :], phase.last, stages)
    else:
        go_on_with_lawyers(draft, phase.lawyer, stages)


def go_on_with_lawyers(draft: Draft, lawyer: Kind, stages: Stages | None) -> None:
    """Go on after the owner of a lawyer has used it, or declined (§6.2)."""
    _ask_lawyers(draft, LAWYERS[LAWYERS.index(lawyer) + 1 :], stages)


# --- the end of a round (§3.5-§3.8) ---


def _end_round(draft: Draft, stages: Stages | None) -> None:
    """A quiet round is counted, and moves the police if their patience runs out (§3.5).

    Then henchmen return, the market closes up (§3.6), lunches come (§3.7).
    """
    layout = draft.layout
    if not draft.moved:
        draft.quiet += 1
    if draft.quiet == layout.edition.patience:
        keep(stages, draft)
        move_pawn(draft)
        if draft.pawn in layout.track.godfathers:
            keep(stages, draft)
            pay_tribute(draft)
            if draft.pawn == layout.board.last:
                _ask_lawyers(draft, LAWYERS, stages)  # nobody has a henchman left (§6.1)
                return
    keep(stages, draft)
    _tidy(draft)
    dine(draft, turn_order(draft), stages)


def _tidy(draft: Draft) -> None:
    """All henchmen back with their owners (§3.5), the cards at a bin gone, the market closed up and filled (§3.6)."""
    layout, spaces = draft.layout, draft.market
    idle = layout.edition.henchmen
    draft.crews = tuple([with_idle(crew, idle) for crew in draft.crews])
    draft.henchmen = layout.nobody
    gone = binned(draft)
    if gone:
        draft.binned = tuple(sorted((*draft.binned, *gone)))
    kept = [card for card in spaces if card is not None and card not in gone]
    draft.market, drawn = filled(kept, len(spaces), draft.stack)
    if drawn:
        draft.stack = draft.stack[drawn:]
        draft.stack_size -= drawn
    empty = len(spaces) - len(kept) - drawn
    draft.open = layout.bits.spaces >> empty << empty


def binned(table: Table | Draft) -> tuple[int, ...]:
    """The cards on spaces with a bin, from left to right (§3.6)."""
    market = table.market
    return tuple([card for number in table.layout.marks.bins if (card := market[number]) is not None])


def filled(cards: list[int], spaces: int, stack: tuple[int, ...]) -> tuple[tuple[int | None, ...], int]:
    """A market of some cards closed up to the right and filled from a stack; how many that took (§2.4, §3.6)."""
    drawn = stack[: spaces - len(cards)]
    row: tuple[int | None, ...] = (*drawn[::-1], *cards)
    if len(row) < spaces:
        row = (None,) * (spaces - len(row)) + row
    return row, len(drawn)


def is_served(bank: int, fakes: Fakes) -> bool:
    """True if a lunch works: there is a fake for it, and the bank can pay (§3.7, §4.7)."""
    return bank >= FAKE and fakes != NO_FAKES


def dine(draft: Draft, seats: Iterable[Seat], stages: Stages | None) -> None:
    """Go on with the lunch of the next of some seats with one and a fake, while the bank has $50 (§3.7, §4.7).

    After the last one comes the next round (§3.8), or the end of the game (§6.3).
    """
    for seat in seats:
        lunches = draft.gear[seat].lunches
        if lunches and is_served(draft.bank, draft.crews[seat].fakes):
            draft.phase = DINING[seat, lunches]
            return
    if draft.pawn == draft.layout.board.last:
        _end(draft, stages)
    else:
        draft.first = first = draft.next_first
        draft.moved = False
        draft.phase = draft.layout.seating.playing[first]


# --- the end of the game (§6) ---


def _finish(draft: Draft, seats: Iterable[Seat], last: Seat, stages: Stages | None) -> None:
    """Go on with the next of some seats that has a henchman to play (§6.1); then come the lawyers."""
    for seat in seats:
        if draft.crews[seat].idle:
            draft.phase = Finishing(seat, last)
            return
    _ask_lawyers(draft, LAWYERS, stages)


def _ask_lawyers(draft: Draft, lawyers: Iterable[Kind], stages: Stages | None) -> None:
    """Go on with the owner of the next lawyer, if it has a henchman on the board (§6.2); then come the last lunches."""
    for lawyer in lawyers:
        for seat, crew in enumerate(draft.crews):
            if has_kind(draft.layout, crew.cards, lawyer) and seat in draft.henchmen:
                draft.phase = Retaking(seat, lawyer)
                return
    dine(draft, turn_order(draft), stages)


def _end(draft: Draft, stages: Stages | None) -> None:
    """Pay the tickets, in turn order, as far as the bank goes (§6.3, §4.7); then show everything (§7.4)."""
    for seat in turn_order(draft):
        amount = min(sum(tickets_of(draft.layout, draft.crews[seat].cards)), draft.bank)
        if amount:
            keep(stages, draft)
            draft.crews = replaced(draft.crews, seat, earned(draft.crews[seat], amount))
            draft.bank -= amount
            draft.cash = replaced(draft.cash, seat, draft.cash[seat] + amount)
    keep(stages, draft)
    draft.phase = OVER
    draft.crews = tuple([shown(crew, cash) for crew, cash in zip(draft.crews, draft.cash, strict=True)])
    draft.leftover, draft.stack, draft.stack_size = draft.stack, (), 0
