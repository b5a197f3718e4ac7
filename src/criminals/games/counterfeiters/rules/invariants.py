"""What holds in every state of a game, whatever was played. Where it does not hold, each fault is named.

Most of it everybody can see, and so it holds in every view; the rest is about cash and the order of the stack. What
depends on whose turn it is has a file of its own, `round_invariants`.
"""

from collections import Counter
from collections.abc import Iterator

from criminals.games.counterfeiters.box.edition import QUALITIES, STEP, Edition, Kind
from criminals.games.counterfeiters.rules.actions import COMMERCIAL, JET
from criminals.games.counterfeiters.rules.layout import LAWYERS, Layout, lay_out
from criminals.games.counterfeiters.rules.phase import Finishing, Over, Replaying, Retaking
from criminals.games.counterfeiters.rules.round_invariants import round_faults
from criminals.games.counterfeiters.rules.state import State, Table


def faults(state: State) -> tuple[str, ...]:
    """What is wrong with a state, a sentence each; nothing, for every state that play can reach.

    It does not prove that play can reach a state: how somebody came by money and fakes is taken as given.
    """
    shape = (*_shape_faults(state), *_secret_shape_faults(state))
    return shape or (*_table_faults(state), *_secret_faults(state))  # the rest would stumble over a faulty shape


def table_faults(table: Table) -> tuple[str, ...]:
    """What is wrong with what everybody knows: of `faults` those that need no secret to be seen."""
    return tuple(_shape_faults(table)) or tuple(_table_faults(table))


def longest(edition: Edition, players: int) -> int:
    """A bound on the actions of a whole game.

    The pawn stays on a space for `patience` rounds at most (§3.5). In each the henchmen are
    played and every lunch works once; a lawyer takes one henchman back, and it is played again (§6.2).
    """
    layout = lay_out(edition, players)
    kinds = Counter(layout.cards[id_].kind for _, ids in layout.dealing.letters for id_ in ids)
    rounds = edition.patience * (layout.board.last - layout.track.start)
    lawyers = sum(kinds[lawyer] for lawyer in LAWYERS)
    return rounds * (players * edition.henchmen + kinds[Kind.LUNCH]) + 2 * lawyers


def _table_faults(table: Table) -> Iterator[str]:
    yield from _money_faults(table)
    yield from _fake_faults(table)
    yield from _owner_faults(table)
    yield from _place_faults(table)
    yield from _end_faults(table)
    yield from round_faults(table)


def _secret_faults(state: State) -> Iterator[str]:
    yield from _cash_faults(state)
    yield from _stack_faults(state)


# --- the shape ---


def _shape_faults(table: Table) -> Iterator[str]:
    """One entry for each seat and space, and no seat, card or space of the track from elsewhere."""
    layout = table.layout
    lengths = {
        "crews": (table.crews, layout.players),
        "henchmen": (table.henchmen, len(layout.spaces)),
        "market": (table.market, len(layout.numbers.market)),
    }
    for name, (entries, length) in lengths.items():
        if len(entries) != length:
            yield f"{name} has {len(entries)} entries, not {length}"
    if any(len(crew.fakes) != len(QUALITIES) for crew in table.crews):
        yield "fakes are three counts, by quality (§1.1)"
    phase = table.phase
    seats = [table.first, table.next_first, *(seat for seat in table.henchmen if seat is not None)]
    seats += [] if isinstance(phase, Over) else [phase.seat]
    seats += [phase.last] if isinstance(phase, Finishing) else []
    if any(not 0 <= seat < layout.players for seat in seats):
        yield f"there are {layout.players} seats, another one is named (§2.1)"
    if isinstance(phase, Retaking | Replaying) and phase.lawyer not in LAWYERS:
        yield f"{phase.lawyer.value} is no lawyer (§6.2)"
    yield from _strangers(layout, (*(card for crew in table.crews for card in crew.cards), *_shared(table)))
    if not layout.track.start <= table.pawn <= layout.board.last:
        yield f"the pawn goes from space {layout.track.start} to {layout.board.last}, it is on {table.pawn} (§2.1)"


def _secret_shape_faults(state: State) -> Iterator[str]:
    if len(state.cash) != state.layout.players:
        yield f"cash has {len(state.cash)} entries, not {state.layout.players}"
    yield from _strangers(state.layout, state.stack)


def _strangers(layout: Layout, cards: tuple[int, ...]) -> Iterator[str]:
    """Cards that are not in the box, or left out with so many players."""
    dealing = layout.dealing
    used = {*dealing.presses, *dealing.starters, *(id_ for _, ids in dealing.letters for id_ in ids)}
    for card in sorted(set(cards) - used):
        yield f"card {card} is not in use with {layout.players} players (§2.4)"


def _shared(table: Table) -> tuple[int, ...]:
    """The cards that everybody sees and nobody owns."""
    return (*(card for card in table.market if card is not None), *table.binned, *table.leftover)


# --- money and fakes ---


def _money_faults(table: Table) -> Iterator[str]:
    total = table.bank + sum(crew.wealth for crew in table.crews)
    if total != table.edition.money:
        yield f"${total} on the table, the box has ${table.edition.money} (§1.2)"
    amounts = [table.bank, *(amount for crew in table.crews for amount in (crew.wealth, crew.least, crew.most))]
    for amount in sorted({amount for amount in amounts if amount % STEP}):
        yield f"${amount} is not made of ${STEP} notes (§1.2)"
    if table.bank < 0:
        yield f"the bank has ${table.bank}: it never pays more than it has (§4.7)"
    flights = table.layout.numbers.flights
    for seat, crew in enumerate(table.crews):
        if not 0 <= crew.least <= crew.most <= crew.wealth:
            yield f"seat {seat} cannot have ${crew.least} to ${crew.most} in cash, of ${crew.wealth} (§7.2)"
        elif crew.least < crew.most == crew.wealth:
            yield f"seat {seat} never flew, so its cash is known: ${crew.wealth} (§7.2)"
        elif crew.most < crew.wealth and COMMERCIAL not in flights and not (JET in flights and table.gear[seat].jet):
            yield f"seat {seat} has money offshore, but could not fly (§4.6)"


def _fake_faults(table: Table) -> Iterator[str]:
    for seat, crew in enumerate(table.crews):
        if min(crew.fakes) < 0:
            yield f"seat {seat} has fakes {crew.fakes}: nobody can have less than none (§1.1)"
        if any(crew.fakes[table.gear[seat].quality :]):
            yield f"seat {seat} has fakes {crew.fakes}, of better quality than it can print (§4.2)"
    for quality, left in zip(QUALITIES, table.supply, strict=True):
        if left < 0:
            yield f"there are more fakes of quality {quality} than the box has (§1.1)"


# --- cards ---


def _owner_faults(table: Table) -> Iterator[str]:
    """What each player started with (§2.3) and may own (§4.1)."""
    presses, starters, jets = table.layout.dealing.presses, table.layout.dealing.starters, table.layout.effects.jets
    starting = {*presses, *starters}
    for seat, crew in enumerate(table.crews):
        started = starting.intersection(crew.cards)
        if presses[seat] not in started or len(started) != 2 or started.isdisjoint(starters):
            yield f"seat {seat} did not start with card {presses[seat]} and one of ink or paper (§2.3)"
        if len(jets.intersection(crew.cards)) > 1:
            yield f"seat {seat} owns two private jets (§4.1)"
        if list(crew.cards) != sorted(set(crew.cards)):
            yield f"the cards of seat {seat} do not stand by their ids (§7.1)"
    for card in sorted(starting.intersection(_shared(table))):
        yield f"card {card} is one that players start with, and was not dealt to one (§2.3)"


def _place_faults(table: Table) -> Iterator[str]:
    """Every card that came from the stack is in one place; those of a letter came before those of the next (§2.4)."""
    layout = table.layout
    drawn = [*(card for crew in table.crews for card in crew.cards), *table.binned]
    drawn += (card for card in table.market if card is not None)
    places = Counter((*drawn, *table.leftover))
    yield from (f"card {card} is in {count} places (§1.3)" for card, count in sorted(places.items()) if count > 1)
    if list(table.binned) != sorted(table.binned):
        yield "the cards in the bin do not stand by their ids (§3.6)"
    starting = {*layout.dealing.presses, *layout.dealing.starters}
    letters = sorted(layout.cards[card].letter for card in drawn if card not in starting)
    came = len(layout.deck) - table.stack_size - len(table.leftover)
    if len(letters) != came:
        yield f"{came} cards came from the stack by its size, not {len(letters)} (§7.1)"
    elif letters != list(layout.deck[:came]):
        yield "the cards that came from the stack are not those that lay on top (§2.4)"
    elif table.leftover and [layout.cards[card].letter for card in table.leftover] != list(layout.deck[came:]):
        yield "the letters of the rest of the stack do not stand in their order (§2.4)"


def _end_faults(table: Table) -> Iterator[str]:
    """Everything is shown at the end, and the rest of the stack not before (§7.4)."""
    if not isinstance(table.phase, Over):
        if table.leftover:
            yield "the rest of the stack is shown before the end (§7.4)"
        return
    if table.stack_size:
        yield "it is over and the rest of the stack is not shown (§7.4)"
    for seat, crew in enumerate(table.crews):
        if crew.least != crew.most:
            yield f"it is over and the cash of seat {seat} is not shown (§7.4)"


# --- secrets ---


def _cash_faults(state: State) -> Iterator[str]:
    for seat, (crew, cash) in enumerate(zip(state.crews, state.cash, strict=True)):
        if cash not in crew.possible:
            yield f"seat {seat} has ${cash} in cash, possible are ${crew.least} to ${crew.most} (§7.2)"


def _stack_faults(state: State) -> Iterator[str]:
    """The stack is as large as everybody sees, and holds the cards that are nowhere else, letter by letter (§7.3)."""
    layout = state.layout
    if len(state.stack) != state.stack_size:
        yield f"{len(state.stack)} cards are in the stack, everybody counts {state.stack_size} (§7.1)"
        return
    shown = {*_shared(state), *(card for crew in state.crews for card in crew.cards)}
    if len(set(state.stack)) < len(state.stack) or not shown.isdisjoint(state.stack):
        yield "a card of the stack is in two places (§1.3)"
    elif [layout.cards[card].letter for card in state.stack] != list(
        layout.deck[len(layout.deck) - state.stack_size :]
    ):
        yield "the letters of the stack do not stand in their order (§2.4)"
