"""What follows of itself: the next player, the police, the end of a round and of the game (§3, §5, §6).

Each function here works on the draft of the next state. On the way to the next decision a game goes through stages,
that `narration` tells one by one: they are kept in a list, if one is given. `apply` asks for none.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from criminals.core.memo import Memo
from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.counterfeiters.crews import earned, shown, squeezed, tribute
from criminals.games.counterfeiters.edition import Kind
from criminals.games.counterfeiters.layout import FAKE, LAWYERS, NO_FAKES, Layout
from criminals.games.counterfeiters.phase import OVER, Dining, Finishing, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.state import Crew, Draft, State, Table, draft, new_crew, sealed

Stages: TypeAlias = list[State]


DINING: Final = Memo[tuple[Seat, int], Dining](lambda key: Dining(*key), 1024)
"""The lunches of a seat, by how many are left."""


def begins_turn(state: State) -> bool:
    """Whether a turn begins with what is played next."""
    return isinstance(state.phase, Playing | Finishing | Retaking)


def begins_round(table: Table, phase: Phase) -> bool:
    """Whether a round begins with a phase: nobody has spent a henchman (§3.1)."""
    henchmen = table.layout.edition.henchmen
    return isinstance(phase, Playing) and all(crew.idle == henchmen for crew in table.crews)


def turn_order(table: Table | Draft) -> tuple[Seat, ...]:
    """The seats from the first player of the round on."""
    return table.layout.clockwise[table.first - 1]


def next_playing(layout: Layout, crews: tuple[Crew, ...], seat: Seat) -> Playing | None:
    """The turn of the next seat clockwise that has a henchman to play (§3.1); None when all are spent (§3.5)."""
    for other in layout.clockwise[seat]:
        if crews[other].idle:
            return layout.playing[other]
    return None


def keep(stages: Stages | None, after: Draft) -> None:
    """Keep a stage, if they are asked for, before something else changes."""
    if stages is not None:
        stages.append(sealed(draft(after)))


def go_on(after: Draft, phase: Playing, moved: bool, stages: Stages | None) -> None:
    """Go on in a round: with what the police do if their pawn has moved (§3.4), then with the next player."""
    layout, seat = after.layout, phase.seat
    if moved and after.pawn in layout.godfathers:
        keep(stages, after)
        _pay_tribute(after)
        if after.pawn == layout.board.last:
            _finish(after, layout.clockwise[seat], seat, stages)
            return
    following = next_playing(layout, after.crews, seat)
    if following is None:
        _end_round(after, stages)
    else:
        after.phase = following


def after_last(after: Draft, phase: Finishing | Replaying, stages: Stages | None) -> None:
    """Go on after one of the last henchmen was played (§6.1, §6.2)."""
    if isinstance(phase, Finishing):
        order = after.layout.clockwise[phase.last]
        _finish(after, order[order.index(phase.seat) + 1 :], phase.last, stages)
    else:
        after_lawyer(after, phase.lawyer, stages)


def after_lawyer(after: Draft, lawyer: Kind, stages: Stages | None) -> None:
    """Go on after the owner of a lawyer has used it, or declined (§6.2)."""
    _ask_lawyers(after, LAWYERS[LAWYERS.index(lawyer) + 1 :], stages)


# --- the police (§3.4, §5) ---


def _pay_tribute(after: Draft) -> None:
    """Everybody pays half of their cash, rounded up to the next $10 (§5.1)."""
    crews, left = [*after.crews], [*after.cash]
    for seat, cash in enumerate(after.cash):
        paid = tribute(cash)
        crews[seat] = squeezed(crews[seat], paid)
        left[seat] = cash - paid
        after.bank += paid
    after.crews, after.cash = tuple(crews), tuple(left)


# --- the end of a round (§3.5-§3.8) ---


def _end_round(after: Draft, stages: Stages | None) -> None:
    """A quiet round is counted, and moves the police if their patience runs out (§3.5).

    Then henchmen return, the market closes up (§3.6), lunches come (§3.7).
    """
    layout = after.layout
    if not after.moved:
        after.quiet += 1
    if after.quiet == layout.edition.patience:
        keep(stages, after)
        after.pawn += 1
        after.moved = True
        after.quiet = 0
        if after.pawn in layout.godfathers:
            keep(stages, after)
            _pay_tribute(after)
            if after.pawn == layout.board.last:
                _ask_lawyers(after, LAWYERS, stages)  # nobody has a henchman left (§6.1)
                return
    keep(stages, after)
    _tidy(after)
    dine(after, turn_order(after), stages)


def _tidy(after: Draft) -> None:
    """All henchmen back with their owners (§3.5), the cards at a bin gone, the market closed up and filled (§3.6)."""
    layout, spaces = after.layout, after.market
    idle = layout.edition.henchmen
    after.crews = tuple([new_crew(idle, c.cards, c.fakes, c.wealth, c.least, c.most) for c in after.crews])
    after.henchmen = layout.nobody
    gone = binned(after)
    if gone:
        after.binned = tuple(sorted((*after.binned, *gone)))
    kept = [card for card in spaces if card is not None and card not in gone]
    after.market, drawn = filled(kept, len(spaces), after.stack)
    if drawn:
        after.stack = after.stack[drawn:]
        after.stack_size -= drawn
    empty = len(spaces) - len(kept) - drawn
    after.open = layout.all_open >> empty << empty


def binned(table: Table | Draft) -> tuple[int, ...]:
    """The cards on spaces with a bin, from left to right (§3.6)."""
    market = table.market
    return tuple([card for number in table.layout.bins if (card := market[number]) is not None])


def filled(cards: list[int], spaces: int, stack: tuple[int, ...]) -> tuple[tuple[int | None, ...], int]:
    """A market of some cards closed up to the right and filled from a stack; how many that took (§2.4, §3.6)."""
    drawn = stack[: spaces - len(cards)]
    row: tuple[int | None, ...] = (*drawn[::-1], *cards)
    if len(row) < spaces:
        row = (None,) * (spaces - len(row)) + row
    return row, len(drawn)


def dine(after: Draft, seats: Iterable[Seat], stages: Stages | None) -> None:
    """Go on with the lunch of the next of some seats with one and a fake, while the bank has $50 (§3.7, §4.7).

    After the last one comes the next round (§3.8), or the end of the game (§6.3).
    """
    if after.bank >= FAKE:
        for seat in seats:
            lunches = after.gear[seat].lunches
            if lunches and after.crews[seat].fakes != NO_FAKES:
                after.phase = DINING[seat, lunches]
                return
    if after.pawn == after.layout.board.last:
        _end(after, stages)
    else:
        after.first = first = after.next_first
        after.moved = False
        after.phase = after.layout.playing[first]


# --- the end of the game (§6) ---


def _finish(after: Draft, seats: Iterable[Seat], last: Seat, stages: Stages | None) -> None:
    """Go on with the next of some seats that has a henchman to play (§6.1); then come the lawyers."""
    for seat in seats:
        if after.crews[seat].idle:
            after.phase = Finishing(seat, last)
            return
    _ask_lawyers(after, LAWYERS, stages)


def _ask_lawyers(after: Draft, lawyers: Iterable[Kind], stages: Stages | None) -> None:
    """Go on with the owner of the next lawyer, if it has a henchman on the board (§6.2); then come the last lunches."""
    for lawyer in lawyers:
        owned = after.layout.of_kind[lawyer]
        for seat, crew in enumerate(after.crews):
            if not owned.isdisjoint(crew.cards) and seat in after.henchmen:
                after.phase = Retaking(seat, lawyer)
                return
    dine(after, turn_order(after), stages)


def _end(after: Draft, stages: Stages | None) -> None:
    """Pay the tickets, in turn order, as far as the bank goes (§6.3, §4.7); then show everything (§7.4)."""
    cards, tickets = after.layout.cards, after.layout.of_kind[Kind.LOTTERY]
    for seat in turn_order(after):
        won = sum([cards[id_].value for id_ in tickets.intersection(after.crews[seat].cards)])
        amount = min(won, after.bank)
        if amount:
            keep(stages, after)
            after.crews = replaced(after.crews, seat, earned(after.crews[seat], amount))
            after.bank -= amount
            after.cash = replaced(after.cash, seat, after.cash[seat] + amount)
    keep(stages, after)
    after.phase = OVER
    after.crews = tuple([shown(crew, cash) for crew, cash in zip(after.crews, after.cash, strict=True)])
    after.leftover, after.stack, after.stack_size = after.stack, (), 0
