"""The invariants of every state of a game, and the faults where one does not hold.

Most of it everybody can see, and so it holds in every view; the rest is about cash and the order of the stack. What
depends on whose turn it is has a file of its own, `round_invariants`.
"""

from collections import Counter
from collections.abc import Iterator

from criminals.core.base.errors import Fault
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP, Edition, Kind
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.rules.actions import COMMERCIAL, JET
from criminals.games.counterfeiters.rules.layout import LAWYERS, Layout, lay_out
from criminals.games.counterfeiters.rules.phase import Finishing, Over, Replaying, Retaking
from criminals.games.counterfeiters.rules.round_invariants import round_faults
from criminals.games.counterfeiters.rules.state import State, Table


def faults(state: State) -> tuple[Fault, ...]:
    """The faults of a state, for tests.

    Having none does not prove that play can reach a state: how somebody came by money and fakes is taken as given.

    Args:
        state: A state of Counterfeiters.

    Returns:
        The faults; empty for every state that play can reach.
    """
    shape = (*_shape_faults(state), *_secret_shape_faults(state))
    return shape or (*_table_faults(state), *_secret_faults(state))  # the rest would stumble over a faulty shape


def table_faults(table: Table) -> tuple[Fault, ...]:
    """The faults of the public table: those of `faults` that show without a secret."""
    return tuple(_shape_faults(table)) or tuple(_table_faults(table))


def longest(edition: Edition, players: int) -> int:
    """An upper bound on the number of actions in a game.

    The pawn stays on a space for `patience` rounds at most (§3.5). In each the henchmen are
    played and every lunch works once; a lawyer takes one henchman back, and it is played again (§6.2).

    Args:
        edition: An edition of Counterfeiters.
        players: The number of players, one of `edition.players`.

    Returns:
        The bound. Real games are shorter.
    """
    layout = lay_out(edition, players)
    kinds = Counter(layout.cards[id_].kind for _, ids in layout.dealing.letters for id_ in ids)
    rounds = edition.patience * (layout.board.last - layout.track.start)
    lawyers = sum(kinds[lawyer] for lawyer in LAWYERS)
    return rounds * (players * edition.henchmen + kinds[Kind.LUNCH]) + 2 * lawyers


def _table_faults(table: Table) -> Iterator[Fault]:
    yield from _money_faults(table)
    yield from _fake_faults(table)
    yield from _owner_faults(table)
    yield from _place_faults(table)
    yield from _end_faults(table)
    yield from round_faults(table)


def _secret_faults(state: State) -> Iterator[Fault]:
    yield from _cash_faults(state)
    yield from _stack_faults(state)


# --- the shape ---


def _shape_faults(table: Table) -> Iterator[Fault]:
    """One entry for each seat and space, and no seat, card or space of the track from elsewhere."""
    layout = table.layout
    lengths = {
        "crews": (table.crews, layout.players),
        "henchmen": (table.henchmen, len(layout.spaces)),
        "market": (table.market, len(layout.numbers.market)),
    }
    for name, (entries, length) in lengths.items():
        if len(entries) != length:
            yield fault("", "wrong_length", field=name, count=len(entries), due=length)
    if any(len(crew.fakes) != len(QUALITIES) for crew in table.crews):
        yield fault("1.1", "fakes_not_three")
    phase = table.phase
    seats = [table.first, table.next_first, *(seat for seat in table.henchmen if seat is not None)]
    seats += [] if isinstance(phase, Over) else [phase.seat]
    seats += [phase.last] if isinstance(phase, Finishing) else []
    if any(not 0 <= seat < layout.players for seat in seats):
        yield fault("2.1", "other_seat", players=layout.players)
    if isinstance(phase, Retaking | Replaying) and phase.lawyer not in LAWYERS:
        yield fault("6.2", "no_lawyer", card=phase.lawyer.value)
    yield from _strangers(layout, (*(card for crew in table.crews for card in crew.cards), *_shared(table)))
    if not layout.track.start <= table.pawn <= layout.board.last:
        start, last = layout.track.start, layout.board.last
        yield fault("2.1", "pawn_off_track", start=start, last=last, pawn=table.pawn)


def _secret_shape_faults(state: State) -> Iterator[Fault]:
    if len(state.cash) != state.layout.players:
        yield fault("", "wrong_length", field="cash", count=len(state.cash), due=state.layout.players)
    yield from _strangers(state.layout, state.stack)


def _strangers(layout: Layout, cards: tuple[int, ...]) -> Iterator[Fault]:
    """Cards that are not in the box, or left out with this number of players."""
    dealing = layout.dealing
    used = {*dealing.presses, *dealing.starters, *(id_ for _, ids in dealing.letters for id_ in ids)}
    for card in sorted(set(cards) - used):
        yield fault("2.4", "card_not_used", card=card, players=layout.players)


def _shared(table: Table) -> tuple[int, ...]:
    """The cards that everybody sees and nobody owns."""
    return (*(card for card in table.market if card is not None), *table.binned, *table.leftover)


# --- money and fakes ---


def _money_faults(table: Table) -> Iterator[Fault]:
    total = table.bank + sum(crew.wealth for crew in table.crews)
    if total != table.edition.money:
        yield fault("1.2", "money_total", total=total, money=table.edition.money)
    amounts = [table.bank, *(amount for crew in table.crews for amount in (crew.wealth, crew.least, crew.most))]
    for amount in sorted({amount for amount in amounts if amount % STEP}):
        yield fault("1.2", "odd_money", amount=amount, step=STEP)
    if table.bank < 0:
        yield fault("4.7", "bank_negative", bank=table.bank)
    flights = table.layout.numbers.flights
    for seat, crew in enumerate(table.crews):
        if not 0 <= crew.least <= crew.most <= crew.wealth:
            yield fault("7.2", "cash_bounds", seat=seat, least=crew.least, most=crew.most, wealth=crew.wealth)
        elif crew.least < crew.most == crew.wealth:
            yield fault("7.2", "cash_is_known", seat=seat, cash=crew.wealth)
        elif crew.most < crew.wealth and COMMERCIAL not in flights and not (JET in flights and table.gear[seat].jet):
            yield fault("4.6", "offshore_without_flight", seat=seat)


def _fake_faults(table: Table) -> Iterator[Fault]:
    for seat, crew in enumerate(table.crews):
        if min(crew.fakes) < 0:
            yield fault("1.1", "fakes_negative", seat=seat, fakes=crew.fakes)
        if any(crew.fakes[table.gear[seat].quality :]):
            yield fault("4.2", "fakes_too_good", seat=seat, fakes=crew.fakes)
    for quality, left in zip(QUALITIES, table.supply, strict=True):
        if left < 0:
            yield fault("1.1", "too_many_fakes", quality=quality)


# --- cards ---


def _owner_faults(table: Table) -> Iterator[Fault]:
    """The faults of owned cards: each player's starting cards (§2.3), and the cards they may own (§4.1)."""
    presses, starters, jets = table.layout.dealing.presses, table.layout.dealing.starters, table.layout.effects.jets
    starting = {*presses, *starters}
    for seat, crew in enumerate(table.crews):
        started = starting.intersection(crew.cards)
        if presses[seat] not in started or len(started) != 2 or started.isdisjoint(starters):
            yield fault("2.3", "other_start", seat=seat, card=presses[seat])
        if len(jets.intersection(crew.cards)) > 1:
            yield fault("4.1", "two_jets", seat=seat)
        if list(crew.cards) != sorted(set(crew.cards)):
            yield fault("7.1", "cards_out_of_order", seat=seat)
    for card in sorted(starting.intersection(_shared(table))):
        yield fault("2.3", "starter_not_dealt", card=card)


def _place_faults(table: Table) -> Iterator[Fault]:
    """Every card that came from the stack is in one place; those of a letter came before those of the next (§2.4)."""
    layout = table.layout
    drawn = [*(card for crew in table.crews for card in crew.cards), *table.binned]
    drawn += (card for card in table.market if card is not None)
    places = Counter((*drawn, *table.leftover))
    for card, count in sorted(places.items()):
        if count > 1:
            yield fault("1.3", "card_in_places", card=card, count=count)
    if list(table.binned) != sorted(table.binned):
        yield fault("3.6", "bin_out_of_order")
    starting = {*layout.dealing.presses, *layout.dealing.starters}
    letters = sorted(layout.cards[card].letter for card in drawn if card not in starting)
    came = len(layout.deck) - table.stack_size - len(table.leftover)
    if len(letters) != came:
        yield fault("7.1", "came_miscounted", due=came, count=len(letters))
    elif letters != list(layout.deck[:came]):
        yield fault("2.4", "came_not_on_top")
    elif table.leftover and [layout.cards[card].letter for card in table.leftover] != list(layout.deck[came:]):
        yield fault("2.4", "rest_out_of_order")


def _end_faults(table: Table) -> Iterator[Fault]:
    """Everything is shown at the end, and the rest of the stack not before (§7.4)."""
    if not isinstance(table.phase, Over):
        if table.leftover:
            yield fault("7.4", "rest_shown_early")
        return
    if table.stack_size:
        yield fault("7.4", "rest_not_shown")
    for seat, crew in enumerate(table.crews):
        if crew.least != crew.most:
            yield fault("7.4", "cash_not_shown", seat=seat)


# --- secrets ---


def _cash_faults(state: State) -> Iterator[Fault]:
    for seat, (crew, cash) in enumerate(zip(state.crews, state.cash, strict=True)):
        if cash not in crew.possible:
            yield fault("7.2", "cash_impossible", seat=seat, cash=cash, least=crew.least, most=crew.most)


def _stack_faults(state: State) -> Iterator[Fault]:
    """The stack is as large as everybody sees, and holds the cards that are nowhere else, letter by letter (§7.3)."""
    layout = state.layout
    if len(state.stack) != state.stack_size:
        yield fault("7.1", "stack_miscounted", count=len(state.stack), due=state.stack_size)
        return
    shown = {*_shared(state), *(card for crew in state.crews for card in crew.cards)}
    if len(set(state.stack)) < len(state.stack) or not shown.isdisjoint(state.stack):
        yield fault("1.3", "stack_card_doubled")
    elif [layout.cards[card].letter for card in state.stack] != list(
        layout.deck[len(layout.deck) - state.stack_size :]
    ):
        yield fault("2.4", "stack_out_of_order")
