"""Invariants: they hold in every state of a game, whatever was played. Where one does not hold, a fault is named.

Most of it everybody can see, and so it holds in every view; the rest is about characters and the order of the deck.
What depends on whose turn it is, and on the cards that were read, has a file of its own, `round_invariants`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from criminals.games.sicario.rules.bounds import longest as longest
from criminals.games.sicario.rules.facts import Answer, Lights
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.phase import Over, Questioning
from criminals.games.sicario.rules.possible_characters import bit_of, count_of, possible
from criminals.games.sicario.rules.round_invariants import round_faults
from criminals.games.sicario.rules.state import State, Table


def faults(state: State) -> tuple[str, ...]:
    """The faults of a state, a sentence each; none, for every state that play can reach.

    It does not prove that play can reach a state: which throws led an agent to its space is taken as given.
    """
    shape = (*_shape_faults(state), *_secret_shape_faults(state))
    return shape or (*_table_faults(state), *_secret_faults(state))  # the rest would stumble over a faulty shape


def table_faults(table: Table) -> tuple[str, ...]:
    """The faults of a table: of `faults` those that need no secret to be seen."""
    return tuple(_shape_faults(table)) or tuple(_table_faults(table))


def _table_faults(table: Table) -> Iterator[str]:
    yield from _space_faults(table)
    yield from _shown_faults(table)
    yield from _fact_faults(table)
    yield from round_faults(table)


def _secret_faults(state: State) -> Iterator[str]:
    yield from _character_faults(state)
    yield from _deck_faults(state)


# --- the shape ---


def _shape_faults(table: Table) -> Iterator[str]:
    """One entry for each seat, and no seat, space, fact, character or card from elsewhere."""
    layout, phase = table.layout, table.phase
    tuples = {"positions": table.positions, "lost": table.lost, "facts": table.facts, "shown": table.shown}
    for name, entries in tuples.items():
        if len(entries) != layout.players:
            yield f"{name} has {len(entries)} entries, not {layout.players}"
    seats = [table.sicario]
    seats += [] if isinstance(phase, Over) else [phase.seat]
    seats += [phase.agent] if isinstance(phase, Questioning) else []
    if any(not 0 <= seat < layout.players for seat in seats):
        yield f"there are {layout.players} seats, another one is named (§2.1)"
    for at in table.positions:
        if at is not None and not 0 <= at <= layout.spaces.embassy:
            yield f"spaces go from 0, the boats, to {layout.spaces.embassy}, the embassy; there is no {at} (§1.2)"
    if any(turns < 0 for turns in table.lost):
        yield f"turns to be lost are {table.lost}: nobody can lose less than none (§7.4)"
    for fact in dict.fromkeys(fact for heard in table.facts for fact in heard if fact not in layout.facts.ranks):
        yield f"nobody can hear {fact!r} with this sheet (§6.1)"
    yield from _strangers(layout, (name for name in table.shown if name is not None))
    yield from _lost_or_doubled(layout, table.bottom, whole=False)


def _secret_shape_faults(state: State) -> Iterator[str]:
    if len(state.characters) != state.layout.players:
        yield f"characters has {len(state.characters)} entries, not {state.layout.players}"
    yield from _strangers(state.layout, state.characters)


def _strangers(layout: Layout, names: Iterable[str]) -> Iterator[str]:
    for name in dict.fromkeys(names):
        if name not in layout.sheet.characters:
            yield f"{name!r} is not on the sheet (§1.1)"


def _lost_or_doubled(layout: Layout, events: tuple[str, ...], *, whole: bool) -> Iterator[str]:
    """Cards that the box does not have, or not so often; in a whole deck also those that it has more often."""
    given, printed = Counter(events), Counter(layout.edition.events)
    for event in dict.fromkeys((*layout.edition.events, *events)):
        if given[event] > printed[event] or (whole and given[event] < printed[event]):
            yield f"{event!r} is {given[event]} times in the deck, the box has {printed[event]} (§2.4)"


# --- spaces (§1.2, §3.1) ---


def _space_faults(table: Table) -> Iterator[str]:
    if table.positions[table.sicario] is not None:
        yield f"the sicario stands on space {table.positions[table.sicario]}, its pawn stays off the path (§2.3)"
    for at, count in Counter(table.positions).items():
        if at not in (None, 0, table.layout.spaces.embassy) and count > 1:
            yield f"{count} agents stand on space {at} (§3.1)"


# --- what is shown and heard (§6) ---


def _shown_faults(table: Table) -> Iterator[str]:
    """Known are the characters of those who are out, and at the end of all (§6.2, §6.4)."""
    over = isinstance(table.phase, Over)
    if over and table.unread_size:
        yield "it is over and not all of the deck is shown (§6.4)"
    for seat, name in enumerate(table.shown):
        if name is None and (over or table.is_out(seat)):
            yield f"seat {seat} is out or the game over, and its character is not shown (§6.2, §6.4)"
        elif name is not None and not over and not table.is_out(seat):
            yield f"the character of seat {seat} is shown, but it is not out (§6.2)"


def _fact_faults(table: Table) -> Iterator[str]:
    """Agents answer (§4.2), the disc is about the sicario (§3.6), and all that was heard is true."""
    for seat, heard in enumerate(table.facts):
        wrong, whose = (Answer, "the sicario") if seat == table.sicario else (Lights, "an agent")
        if any(isinstance(fact, wrong) for fact in heard):
            yield f"seat {seat} is {whose}, and nobody hears {wrong.__name__.lower()} of it (§3.6, §4.2)"
    masks = tuple(possible(table, seat) for seat in range(table.players))
    for seat, mask in enumerate(masks):
        if not mask:
            yield f"what was heard and shown of seat {seat} fits nobody (§6.1)"
    if all(masks) and not count_of(masks):
        yield "what was heard and shown leaves no different characters for all (§6.5)"


# --- secrets ---


def _character_faults(state: State) -> Iterator[str]:
    for name, count in Counter(state.characters).items():
        if count > 1:
            yield f"{count} players are {name} (§2.2)"
    for seat, name in enumerate(state.characters):
        if not possible(state, seat) & bit_of(state, name):
            yield f"seat {seat} is {name}, which what was heard or shown of it does not fit (§6.1, §6.2)"


def _deck_faults(state: State) -> Iterator[str]:
    yield from _lost_or_doubled(state.layout, state.deck, whole=True)
