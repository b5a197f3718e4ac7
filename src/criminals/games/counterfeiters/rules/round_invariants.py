"""The invariants of henchmen, the market, the police and the phase.

All of it everybody can see. How many henchmen are still to be played follows from whose turn it is.
"""

from collections import Counter
from collections.abc import Iterator

from criminals.core.base.errors import Fault
from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.box.edition import Kind
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.rules.actions import JET
from criminals.games.counterfeiters.rules.layout import LAWYERS
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.prices import FAKE
from criminals.games.counterfeiters.rules.state import Table
from criminals.games.counterfeiters.rules.turns import turn_order


def round_faults(table: Table) -> Iterator[Fault]:
    """The faults of a table that has an entry for every seat and space."""
    yield from _henchman_faults(table)
    yield from _market_faults(table)
    yield from _police_faults(table)
    yield from _first_player_faults(table)
    yield from _phase_faults(table)
    yield from _first_round_faults(table)


# --- henchmen (§1.4, §3.1) ---


def _henchman_faults(table: Table) -> Iterator[Fault]:
    layout, most = table.layout, table.edition.henchmen
    for seat, crew in enumerate(table.crews):
        standing = table.henchmen.count(seat)
        if crew.idle < 0 or crew.idle + standing > most:
            yield fault("1.4", "henchmen_miscounted", seat=seat, idle=crew.idle, standing=standing, most=most)
        if _buyers(table)[seat] > _bought(table, seat):
            yield fault("4.1", "nothing_bought", seat=seat)
    flown = table.henchmen[layout.numbers.flights[JET]] if JET in layout.numbers.flights else None
    if flown is not None and not table.gear[flown].jet:
        yield fault("4.6", "flew_without_jet", seat=flown)
    if _is_between_rounds(table) and any(seat is not None for seat in table.henchmen):
        yield fault("3.5", "henchman_not_back")
    if tuple(crew.idle for crew in table.crews) not in set(_idles(table)):
        yield fault("3.1", "other_turn_due")


def _buyers(table: Table) -> Counter[Seat | None]:
    return Counter(table.henchmen[number] for number in table.layout.numbers.market)


def _bought(table: Table, seat: Seat) -> int:
    """The number of cards that a seat has bought: it started with two (§2.3)."""
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
    """By seat, the henchmen left when one moved the pawn to its last space; each has this many or none (§6.1)."""
    order = turn_order(table)
    played = order[: order.index(last) + 1]
    for most in (idle, idle + 1):
        if 1 <= most <= table.edition.henchmen:
            yield tuple(most - (seat in played) for seat in range(table.players))


# --- the market (§3.6, §4.1) ---


def _market_faults(table: Table) -> Iterator[Fault]:
    """A space without a card was bought from in this round, or could not be filled; lawyers take buyers off (§6.2)."""
    spaces = list(zip(table.market, table.henchmen, strict=False))
    if any(card is not None and seat is not None for card, seat in spaces):
        yield fault("4.1", "card_not_bought")
    gaps = [number for number, (card, seat) in enumerate(spaces) if card is None and seat is None]
    unfilled = 0
    while not table.stack_size and not table.leftover and unfilled in gaps:
        unfilled += 1
    if len(gaps) - unfilled > len(_askers(table)):
        yield fault("3.6", "no_buyer")


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


def _police_faults(table: Table) -> Iterator[Fault]:
    layout = table.layout
    hats = sum(hat and seat is not None for hat, seat in zip(layout.marks.hats, table.henchmen, strict=True))
    spaces = table.pawn - layout.track.start
    if isinstance(table.phase, Playing):
        if table.moved != bool(hats):
            yield fault("3.4", "moved_unlike_hats")
        if hats > spaces:
            yield fault("3.4", "too_many_hats", hats=hats, spaces=spaces)
    elif table.moved > spaces:
        yield fault("2.1", "moved_nowhere")
    yield from _quiet_faults(table)
    ended = _most_rounds_ended(table, hats)
    bins = sum(space.bin for space in layout.board.market)
    if len(table.binned) > ended * bins:
        yield fault("3.6", "bin_too_full", count=len(table.binned))
    drawn = len(layout.deck) - table.stack_size - len(table.leftover)
    if drawn > (ended + 1) * len(layout.numbers.market):
        yield fault("3.6", "too_many_drawn", count=drawn)


def _quiet_faults(table: Table) -> Iterator[Fault]:
    """A move of the pawn sets the count of quiet rounds to 0 at once; the end of a quiet round adds 1 (§3.5)."""
    quiet, patience = table.quiet, table.edition.patience
    if not 0 <= quiet < patience:
        yield fault("3.5", "quiet_range", quiet=quiet, patience=patience, most=patience - 1)
    if table.moved and quiet:
        yield fault("3.5", "moved_and_quiet", quiet=quiet)
    elif table.moved or isinstance(table.phase, Playing):
        return
    elif not _is_between_rounds(table):
        yield fault("6.1", "broken_off_unmoved")
    elif not quiet:
        yield fault("3.5", "quiet_not_counted")


def _most_rounds_ended(table: Table, hats: int) -> int:
    """The most rounds that can have ended: the patience for each space passed, and the quiet rounds now (§3.5)."""
    spaces, patience = table.pawn - table.layout.track.start, table.edition.patience
    if isinstance(table.phase, Playing) and hats:
        return max(spaces - hats, 0) * patience + patience - 1
    if isinstance(table.phase, Playing) or _is_between_rounds(table):
        return spaces * patience + table.quiet
    return max(spaces * patience - 1, 0)


def _first_player_faults(table: Table) -> Iterator[Fault]:
    """The faults of the next first player: the seat on the sunglasses, otherwise the first of this round (§3.8)."""
    if _is_between_rounds(table):
        return
    spaces = zip(table.henchmen, table.layout.marks.glasses, strict=True)
    wearing = {seat for seat, glasses in spaces if glasses} - {None}
    askers = _askers(table)
    allowed = {*wearing, *askers, table.first} if askers else wearing or {table.first}
    if table.next_first not in allowed:
        yield fault("3.8", "no_sunglasses", seat=table.next_first)


# --- phases ---


def _phase_faults(table: Table) -> Iterator[Fault]:
    phase = table.phase
    if isinstance(phase, Playing) and table.is_ending:
        yield fault("6.1", "goes_on_at_end")
    elif not isinstance(phase, Playing | Dining) and not table.is_ending:
        yield fault("6.1", "ends_too_soon")
    match phase:
        case Dining(seat, lunches):
            owned = table.gear[seat].lunches
            if not 1 <= lunches <= owned:
                yield fault("3.7", "lunches_miscounted", seat=seat, lunches=lunches, owned=owned)
            if not any(table.crews[seat].fakes):
                yield fault("3.7", "no_fake_for_lunch", seat=seat)
            if table.bank < FAKE:
                yield fault("4.7", "no_money_for_lunch", bank=table.bank)
        case Finishing(_, last):
            hats = zip(table.layout.marks.hats, table.henchmen, strict=True)
            if not any(hat and seat == last for hat, seat in hats):
                yield fault("6.1", "no_hat", seat=last)
        case Retaking(seat, lawyer) | Replaying(seat, lawyer):
            if lawyer not in table.lawyers(seat):
                yield fault("6.2", "lawyer_not_owned", seat=seat, card=lawyer.value)
            if isinstance(phase, Retaking) and seat not in table.henchmen:
                yield fault("6.2", "no_henchman_to_retake", seat=seat)
        case _:
            pass


def _first_round_faults(table: Table) -> Iterator[Fault]:
    """In the first round, before the pawn moves, who stands nowhere has what they started with (§2)."""
    if table.pawn != table.layout.track.start or table.quiet:
        return
    for seat, crew in enumerate(table.crews):
        purse = table.edition.purses[(seat - table.first) % table.players]
        if _bought(table, seat) != _buyers(table)[seat]:
            yield fault("4.1", "first_round_cards", seat=seat)
        elif seat not in table.henchmen and (crew.wealth, crew.least, crew.fakes) != (purse, purse, (0, 0, 0)):
            yield fault("2.2", "first_round_money", seat=seat)
