"""What follows of itself: the next player, the police, the end of a round and of the game (§3, §5, §6).

On the way to the next decision a game goes through stages. Each function here adds those it leads through to a list
whose last is the present: `apply` takes the last one, `narration` tells them one by one.
"""

from collections.abc import Iterable
from typing import TypeAlias, assert_never

from criminals.core.building import builder
from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.counterfeiters.crews import earned, shown, squeezed, tribute
from criminals.games.counterfeiters.edition import Kind
from criminals.games.counterfeiters.layout import LAWYERS, NO_FAKES, Layout
from criminals.games.counterfeiters.phase import OVER, Dining, Finishing, Henchman, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.state import Crew, State, Table, changed, new_crew, new_state

Stages: TypeAlias = list[State]

new_dining = builder(Dining)


def begins_turn(state: State) -> bool:
    """Whether a turn begins with what is played next."""
    return isinstance(state.phase, Playing | Finishing | Retaking)


def begins_round(table: Table, phase: Phase) -> bool:
    """Whether a round begins with a phase: nobody has spent a henchman (§3.1)."""
    henchmen = table.layout.edition.henchmen
    return isinstance(phase, Playing) and all(crew.idle == henchmen for crew in table.crews)


def turn_order(table: Table) -> tuple[Seat, ...]:
    """The seats from the first player of the round on."""
    return table.layout.clockwise[table.first - 1]


def next_playing(layout: Layout, crews: tuple[Crew, ...], seat: Seat) -> Playing | None:
    """The turn of the next seat clockwise that has a henchman to play (§3.1); None when all are spent (§3.5)."""
    for other in layout.clockwise[seat]:
        if crews[other].idle:
            return layout.playing[other]
    return None


def after_henchman(stages: Stages, phase: Henchman, before: State) -> None:
    """Go on after a henchman was played in a state."""
    state = stages[-1]
    match phase:
        case Playing(seat):
            if state.pawn != before.pawn and _police_end_it(stages):
                _finish(stages, state.layout.clockwise[seat], seat)
                return
            following = next_playing(state.layout, state.crews, seat)
            if following is None:
                _end_round(stages)
            else:
                stages.append(changed(stages[-1], following))
        case Finishing(seat, last):
            order = state.layout.clockwise[last]
            _finish(stages, order[order.index(seat) + 1 :], last)
        case Replaying(_, lawyer):
            after_lawyer(stages, lawyer)
        case _:
            assert_never(phase)


def after_lawyer(stages: Stages, lawyer: Kind) -> None:
    """Go on after the owner of a lawyer has used it, or declined (§6.2)."""
    _ask_lawyers(stages, LAWYERS[LAWYERS.index(lawyer) + 1 :])


def after_lunches(stages: Stages) -> None:
    """Go on after the last lunch: with the end of the game (§6.3), or the next round (§3.8)."""
    state = stages[-1]
    if state.is_ending:
        _end(stages)
    else:
        stages.append(changed(state, state.layout.playing[state.next_first], quiet=True, first=state.next_first))


# --- the police (§3.4, §5) ---


def _police_end_it(stages: Stages) -> bool:
    """A Godfather paid, where the pawn has come to (§5.1); whether that is the last space (§5.4)."""
    state = stages[-1]
    if state.pawn in state.layout.godfathers:
        stages.append(_paid_tribute(state))
    return state.is_ending


def _paid_tribute(state: State) -> State:
    """Everybody pays half of their cash, rounded up to the next $10 (§5.1)."""
    paid = [tribute(cash) for cash in state.cash]
    return changed(
        state,
        state.phase,
        crews=tuple(squeezed(crew, amount) for crew, amount in zip(state.crews, paid, strict=True)),
        bank=state.bank + sum(paid),
        cash=tuple(cash - amount for cash, amount in zip(state.cash, paid, strict=True)),
    )


# --- the end of a round (§3.5-§3.8) ---


def _end_round(stages: Stages) -> None:
    """The police move if they have not (§3.5); henchmen return, the market closes up (§3.6), lunches come (§3.7)."""
    state = stages[-1]
    if state.quiet:
        stages.append(changed(state, state.phase, pawn=state.pawn + 1, quiet=False))
        if _police_end_it(stages):
            _ask_lawyers(stages, LAWYERS)  # nobody has a henchman left (§6.1)
            return
    stages.append(_tidied(stages[-1]))


def _tidied(state: State) -> State:
    """All henchmen back with their owners (§3.5), the cards at a bin gone, the market closed up and filled (§3.6).

    It is the first diner's turn (§3.7), or the next round has begun (§3.8).
    """
    layout = state.layout
    henchmen = layout.edition.henchmen
    gone = list[int]()
    kept = list[int]()
    for card, is_bin in zip(state.market, layout.bins, strict=True):
        if card is not None:
            (gone if is_bin else kept).append(card)
    market, drawn = filled(kept, len(state.market), state.stack)
    stack = state.stack[drawn:]
    dining = next_dining(layout, state.crews, state.bank, turn_order(state))
    first = state.next_first if dining is None else state.first
    return new_state(
        layout,
        dining or layout.playing[first],
        tuple([new_crew(henchmen, c.cards, c.fakes, c.wealth, c.least, c.most) for c in state.crews]),
        layout.nobody,
        market,
        tuple(sorted((*state.binned, *gone))) if gone else state.binned,
        len(stack),
        state.leftover,
        state.bank,
        state.pawn,
        dining is None,
        first,
        state.next_first,
        state.cash,
        stack,
    )


def binned(table: Table) -> tuple[int, ...]:
    """The cards on spaces with a bin, from left to right (§3.6)."""
    found = zip(table.market, table.layout.bins, strict=True)
    return tuple([card for card, is_bin in found if is_bin and card is not None])


def filled(cards: list[int], spaces: int, stack: tuple[int, ...]) -> tuple[tuple[int | None, ...], int]:
    """A market of some cards closed up to the right and filled from a stack; how many that took (§2.4, §3.6)."""
    drawn = stack[: spaces - len(cards)]
    row = drawn[::-1] + tuple(cards)
    return (None,) * (spaces - len(row)) + row, len(drawn)


def next_dining(layout: Layout, crews: tuple[Crew, ...], bank: int, seats: Iterable[Seat]) -> Dining | None:
    """The lunch of the next of some seats with one and a fake, while the bank has money (§3.7); None if none has."""
    if bank:
        for seat in seats:
            crew = crews[seat]
            if crew.fakes != NO_FAKES and (lunches := layout.lunches_of(crew.cards)):
                return new_dining(seat, lunches)
    return None


# --- the end of the game (§6) ---


def _finish(stages: Stages, seats: Iterable[Seat], last: Seat) -> None:
    """Go on with the next of some seats that has a henchman to play (§6.1); then come the lawyers."""
    state = stages[-1]
    for seat in seats:
        if state.crews[seat].idle:
            stages.append(changed(state, Finishing(seat, last)))
            return
    _ask_lawyers(stages, LAWYERS)


def _ask_lawyers(stages: Stages, lawyers: Iterable[Kind]) -> None:
    """Go on with the owner of the next lawyer, if it has a henchman on the board (§6.2); then come the last lunches."""
    state = stages[-1]
    for lawyer in lawyers:
        owned = state.layout.of_kind[lawyer]
        for seat, crew in enumerate(state.crews):
            if not owned.isdisjoint(crew.cards) and seat in state.henchmen:
                stages.append(changed(state, Retaking(seat, lawyer)))
                return
    dining = next_dining(state.layout, state.crews, state.bank, turn_order(state))
    if dining is None:
        after_lunches(stages)
    else:
        stages.append(changed(state, dining))


def _end(stages: Stages) -> None:
    """Pay the tickets, in turn order, as far as the bank goes (§6.3, §4.7); then show everything (§7.4)."""
    state = stages[-1]
    cards, tickets = state.layout.cards, state.layout.of_kind[Kind.LOTTERY]
    for seat in turn_order(state):
        won = sum([cards[id_].value for id_ in tickets.intersection(state.crews[seat].cards)])
        amount = min(won, state.bank)
        if amount:
            state = changed(
                state,
                state.phase,
                crews=replaced(state.crews, seat, earned(state.crews[seat], amount)),
                bank=state.bank - amount,
                cash=replaced(state.cash, seat, state.cash[seat] + amount),
            )
            stages.append(state)
    stages.append(
        new_state(
            state.layout,
            OVER,
            tuple([shown(crew, cash) for crew, cash in zip(state.crews, state.cash, strict=True)]),
            state.henchmen,
            state.market,
            state.binned,
            0,
            state.stack,
            state.bank,
            state.pawn,
            state.quiet,
            state.first,
            state.next_first,
            state.cash,
            (),
        )
    )
