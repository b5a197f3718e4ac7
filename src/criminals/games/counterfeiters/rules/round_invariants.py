"""What holds of henchmen, the market, the police and the phase, in every state of a game.

All of it everybody can see. How many henchmen are still to be played follows from whose turn it is.
"""

from collections import Counter
from collections.abc import Iterator

from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.box.edition import Kind
from criminals.games.counterfeiters.rules.actions import JET
from criminals.games.counterfeiters.rules.layout import LAWYERS
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.prices import FAKE
from criminals.games.counterfeiters.rules.state import Table
from criminals.games.counterfeiters.rules.turns import turn_order


def round_faults(table: Table) -> Iterator[str]:
    """What is wrong with a table that has an entry for every seat and space."""
    yield from _henchman_faults(table)
    yield from _market_faults(table)
    yield from _police_faults(table)
    yield from _first_player_faults(table)
    yield from _phase_faults(table)
    yield from _first_round_faults(table)


# --- henchmen (§1.4, §3.1) ---


def _henchman_faults(table: Table) -> Iterator[str]:
    layout, most = table.layout, table.edition.henchmen
    for seat, crew in enumerate(table.crews):
        standing = table.henchmen.count(seat)
        if crew.idle < 0 or crew.idle + standing > most:
            yield f"seat {seat} has {crew.idle} henchmen to play and {standing} on the board, of {most} (§1.4)"
        if _buyers(table)[seat] > _bought(table, seat):
            yield f"seat {seat} stands at the market and owns nothing that it could have bought there (§4.1)"
    flown = table.henchmen[layout.numbers.flights[JET]] if JET in layout.numbers.flights else None
    if flown is not None and not table.gear[flown].jet:
        yield f"seat {flown} flew without a private jet (§4.6)"
    if _is_between_rounds(table) and any(seat is not None for seat in table.henchmen):
        yield "the round is over, and a henchman did not return (§3.5)"
    if tuple(crew.idle for crew in table.crews) not in set(_idles(table)):
        yield "it is not this seat's turn, so many henchmen being left to play (§3.1, §6.1)"


def _buyers(table: Table) -> Counter[Seat | None]:
    return Counter(table.henchmen[number] for number in table.layout.numbers.market)


def _bought(table: Table, seat: Seat) -> int:
    """How many cards a seat has bought: it started with two (§2.3)."""
    return len(table.crews[seat].cards) - 2


def _is_between_rounds(table: Table) -> bool:
    return isinstance(table.phase, Dining) and not table.is_ending


def _idles(table: Table) -> Iterator[tuple[int, ...]]:
    """By seat, all there can be of henchmen that are left to play: in a round, everybody plays one in turn (§3.1)."""
    order, phase, seats = turn_order(table), table.phase, range(table.players)
    match phase:
        case Playing(seat):
            idle, played = table.crews[seat].idle, order[: order.index(seat)]
            if idle > 0:
                yield tuple(idle - (other in played) for other in seats)
        case Dining() if not table.is_ending:
            yield (table.edition.henchmen,) * table.players
        case Finishing(seat, last):
            done = table.layout.seating.clockwise[last]
            done = done[: done.index(seat)]
            for broken_off in _broken_off(table, last, table.crews[seat].idle):
                if broken_off[seat] > 0:
                    yield tuple(max(idle - (other in done), 0) for other, idle in enumerate(broken_off))
        case _:
            in_hand = [int(isinstance(phase, Replaying) and seat == phase.seat) for seat in seats]
            most = max(crew.idle - held for crew, held in zip(table.crews, in_hand, strict=True))
            for last in seats:
                for broken_off in _broken_off(table, last, most + 1):
                    yield tuple(max(idle - 1, 0) + held for idle, held in zip(broken_off, in_hand, strict=True))


def _broken_off(table: Table, last: Seat, idle: int) -> Iterator[tuple[int, ...]]:
    """By seat the henchmen left when one moved the pawn to its last space, some seat having so many or none (§6.1)."""
    order = turn_order(table)
    played = order[: order.index(last) + 1]
    for most in (idle, idle + 1):
        if 1 <= most <= table.edition.henchmen:
            yield tuple(most - (seat in played) for seat in range(table.players))


# --- the market (§3.6, §4.1) ---


def _market_faults(table: Table) -> Iterator[str]:
    """A space without a card was bought from in this round, or could not be filled; lawyers take buyers off (§6.2)."""
    spaces = list(zip(table.market, table.henchmen, strict=False))
    if any(card is not None and seat is not None for card, seat in spaces):
        yield "somebody stands at a space of the market whose card was not bought (§4.1)"
    gaps = [number for number, (card, seat) in enumerate(spaces) if card is None and seat is None]
    unfilled = 0
    while not table.stack_size and not table.leftover and unfilled in gaps:
        unfilled += 1
    if len(gaps) - unfilled > len(_askers(table)):
        yield "a space of the market is empty, but nobody bought there (§3.6)"


def _askers(table: Table) -> tuple[Seat, ...]:
    """The owners of the lawyers that may have been used (§6.2)."""
    phase = table.phase
    if isinstance(phase, Playing | Finishing) or not table.is_ending:
        used: tuple[Kind, ...] = ()
    elif isinstance(phase, Retaking | Replaying):
        used = LAWYERS[: LAWYERS.index(phase.lawyer) + isinstance(phase, Replaying)]
    else:
        used = LAWYERS
    return tuple(seat for kind in used for seat in range(table.players) if kind in table.lawyers(seat))


# --- the police (§3.4, §3.5) ---


def _police_faults(table: Table) -> Iterator[str]:
    layout = table.layout
    hats = sum(hat and seat is not None for hat, seat in zip(layout.marks.hats, table.henchmen, strict=True))
    spaces = table.pawn - layout.track.start
    if isinstance(table.phase, Playing):
        if table.moved != bool(hats):
            yield "whether the pawn moved in this round, the hats tell otherwise (§3.4)"
        if hats > spaces:
            yield f"{hats} hats were used in this round, the pawn moved {spaces} spaces (§3.4)"
    elif table.moved > spaces:
        yield "the pawn has moved in this round, and is where it started (§2.1)"
    yield from _quiet_faults(table)
    ended = _most_rounds_ended(table, hats)
    bins = sum(space.bin for space in layout.board.market)
    if len(table.binned) > ended * bins:
        yield f"{len(table.binned)} cards are in the bin, too many for the rounds that there were (§3.6)"
    drawn = len(layout.deck) - table.stack_size - len(table.leftover)
    if drawn > (ended + 1) * len(layout.numbers.market):
        yield f"{drawn} cards came from the stack, too many for the rounds that there were (§3.6)"


def _quiet_faults(table: Table) -> Iterator[str]:
    """A move of the pawn sets the count of quiet rounds to 0 at once; the end of a quiet round adds 1 (§3.5)."""
    quiet, patience = table.quiet, table.edition.patience
    if not 0 <= quiet < patience:
        yield f"{quiet} quiet rounds are counted, with a patience of {patience} there are 0 to {patience - 1} (§3.5)"
    if table.moved and quiet:
        yield f"the pawn has moved in this round, and {quiet} quiet rounds are counted (§3.5)"
    elif table.moved or isinstance(table.phase, Playing):
        return
    elif not _is_between_rounds(table):
        yield "the round is broken off, and the pawn has not moved (§6.1)"
    elif not quiet:
        yield "the round was quiet, and is not counted (§3.5)"


def _most_rounds_ended(table: Table, hats: int) -> int:
    """How many rounds can have ended: all that the patience for each space allows, and those counted now (§3.5)."""
    spaces, patience = table.pawn - table.layout.track.start, table.edition.patience
    if isinstance(table.phase, Playing) and hats:
        return max(spaces - hats, 0) * patience + patience - 1
    if isinstance(table.phase, Playing) or _is_between_rounds(table):
        return spaces * patience + table.quiet
    return max(spaces * patience - 1, 0)


def _first_player_faults(table: Table) -> Iterator[str]:
    """Who stands on the sunglasses starts the next round, else who started this one (§3.8)."""
    if _is_between_rounds(table):
        return
    spaces = zip(table.henchmen, table.layout.marks.glasses, strict=True)
    wearing = {seat for seat, glasses in spaces if glasses} - {None}
    askers = _askers(table)
    allowed = {*wearing, *askers, table.first} if askers else wearing or {table.first}
    if table.next_first not in allowed:
        yield f"seat {table.next_first} does not stand on the sunglasses to start the next round (§3.8)"


# --- phases ---


def _phase_faults(table: Table) -> Iterator[str]:
    phase = table.phase
    if isinstance(phase, Playing) and table.is_ending:
        yield "the pawn is on its last space, and the round goes on (§6.1)"
    elif not isinstance(phase, Playing | Dining) and not table.is_ending:
        yield "the pawn is not on its last space, and the game comes to its end (§6.1)"
    match phase:
        case Dining(seat, lunches):
            owned = table.gear[seat].lunches
            if not 1 <= lunches <= owned:
                yield f"seat {seat} has {lunches} lunches left, of {owned} (§3.7)"
            if not any(table.crews[seat].fakes):
                yield f"seat {seat} has no fake for a lunch (§3.7)"
            if table.bank < FAKE:
                yield f"the bank has ${table.bank}, too little to pay for a lunch (§4.7)"
        case Finishing(_, last):
            hats = zip(table.layout.marks.hats, table.henchmen, strict=True)
            if not any(hat and seat == last for hat, seat in hats):
                yield f"seat {last} stands on no hat to have moved the pawn by (§6.1)"
        case Retaking(seat, lawyer) | Replaying(seat, lawyer):
            if lawyer not in table.lawyers(seat):
                yield f"seat {seat} does not own the card {lawyer.value} (§6.2)"
            if isinstance(phase, Retaking) and seat not in table.henchmen:
                yield f"seat {seat} has no henchman on the board to take off (§6.2)"
        case _:
            pass


def _first_round_faults(table: Table) -> Iterator[str]:
    """In the first round, before the pawn moves, who stands nowhere has what they started with (§2)."""
    if table.pawn != table.layout.track.start or table.quiet:
        return
    for seat, crew in enumerate(table.crews):
        purse = table.edition.purses[(seat - table.first) % table.players]
        if _bought(table, seat) != _buyers(table)[seat]:
            yield f"seat {seat} owns other cards than it could have bought in the first round (§4.1)"
        elif seat not in table.henchmen and (crew.wealth, crew.least, crew.fakes) != (purse, purse, (0, 0, 0)):
            yield f"seat {seat} has done nothing yet, and has not what it started with (§2.2)"
