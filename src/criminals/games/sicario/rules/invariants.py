"""Invariants: they hold in every state of a game, whatever was played. Where one does not hold, a fault is named.

Most of it everybody can see, and so it holds in every view; the rest is about characters and the order of the deck.
What depends on whose turn it is, and on the cards that were read, has a file of its own, `round_invariants`.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from criminals.core.base.errors import Fault
from criminals.core.base.faults import given, named
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.rules.bounds import longest as longest
from criminals.games.sicario.rules.facts import Answer, Lights
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.phase import Over, Questioning
from criminals.games.sicario.rules.possible_characters import bit_of, count_of, possible
from criminals.games.sicario.rules.round_invariants import round_faults
from criminals.games.sicario.rules.state import State, Table


def faults(state: State) -> tuple[Fault, ...]:
    """The faults of a state, for tests.

    Having none does not prove that play can reach a state: which throws led an agent to its space is taken as given.

    Args:
        state: A state of Sicario.

    Returns:
        The faults; empty for every state that play can reach.
    """
    shape = (*_shape_faults(state), *_secret_shape_faults(state))
    return shape or (*_table_faults(state), *_secret_faults(state))  # the rest would stumble over a faulty shape


def table_faults(table: Table) -> tuple[Fault, ...]:
    """The faults of a table: of `faults` those that need no secret to be seen."""
    return tuple(_shape_faults(table)) or tuple(_table_faults(table))


def _table_faults(table: Table) -> Iterator[Fault]:
    yield from _space_faults(table)
    yield from _shown_faults(table)
    yield from _fact_faults(table)
    yield from round_faults(table)


def _secret_faults(state: State) -> Iterator[Fault]:
    yield from _character_faults(state)
    yield from _deck_faults(state)


# --- the shape ---


def _shape_faults(table: Table) -> Iterator[Fault]:
    """One entry for each seat, and no seat, space, fact, character or card from elsewhere."""
    layout, phase = table.layout, table.phase
    tuples = {"positions": table.positions, "lost": table.lost, "facts": table.facts, "shown": table.shown}
    for name, entries in tuples.items():
        if len(entries) != layout.players:
            yield fault("", "wrong_length", field=name, count=len(entries), due=layout.players)
    seats = [table.sicario]
    seats += [] if isinstance(phase, Over) else [phase.seat]
    seats += [phase.agent] if isinstance(phase, Questioning) else []
    if any(not 0 <= seat < layout.players for seat in seats):
        yield fault("2.1", "other_seat", players=layout.players)
    for at in table.positions:
        if at is not None and not 0 <= at <= layout.spaces.embassy:
            yield fault("1.2", "space_off_path", last=layout.spaces.embassy, space=at)
    if any(turns < 0 for turns in table.lost):
        yield fault("7.4", "lost_negative", lost=table.lost)
    for fact in dict.fromkeys(fact for heard in table.facts for fact in heard if fact not in layout.facts.ranks):
        yield fault("6.1", "cannot_be_heard", fact=given(fact))
    yield from _strangers(layout, (name for name in table.shown if name is not None))
    yield from _lost_or_doubled(layout, table.bottom, whole=False)


def _secret_shape_faults(state: State) -> Iterator[Fault]:
    if len(state.characters) != state.layout.players:
        due = state.layout.players
        yield fault("", "wrong_length", field="characters", count=len(state.characters), due=due)
    yield from _strangers(state.layout, state.characters)


def _strangers(layout: Layout, names: Iterable[str]) -> Iterator[Fault]:
    for name in dict.fromkeys(names):
        if name not in layout.sheet.characters:
            yield fault("1.1", "not_on_sheet", name=named(name))


def _lost_or_doubled(layout: Layout, events: tuple[str, ...], *, whole: bool) -> Iterator[Fault]:
    """Cards that the box lacks or has less often; for a whole deck also those that it has more often."""
    counted, printed = Counter(events), Counter(layout.edition.events)
    for event in dict.fromkeys((*layout.edition.events, *events)):
        if counted[event] > printed[event] or (whole and counted[event] < printed[event]):
            name, count, due = named(event), counted[event], printed[event]
            yield fault("2.4", "event_count", event=name, count=count, due=due)


# --- spaces (§1.2, §3.1) ---


def _space_faults(table: Table) -> Iterator[Fault]:
    space = table.positions[table.sicario]
    if space is not None:
        yield fault("2.3", "sicario_on_path", space=space)
    for at, count in Counter(table.positions).items():
        if at not in (None, 0, table.layout.spaces.embassy) and count > 1:
            yield fault("3.1", "space_shared", count=count, space=at)


# --- what is shown and heard (§6) ---


def _shown_faults(table: Table) -> Iterator[Fault]:
    """Known are the characters of those who are out, and at the end of all (§6.2, §6.4)."""
    over = isinstance(table.phase, Over)
    if over and table.unread_size:
        yield fault("6.4", "deck_not_shown")
    for seat, name in enumerate(table.shown):
        if name is None and (over or table.is_out(seat)):
            yield fault("6.2", "character_not_shown", seat=seat)
        elif name is not None and not over and not table.is_out(seat):
            yield fault("6.2", "character_shown", seat=seat)


def _fact_faults(table: Table) -> Iterator[Fault]:
    """Agents answer (§4.2), the disc is about the sicario (§3.6), and all that was heard is true."""
    for seat, heard in enumerate(table.facts):
        if seat == table.sicario and any(isinstance(fact, Answer) for fact in heard):
            yield fault("4.2", "answer_of_sicario", seat=seat)
        if seat != table.sicario and any(isinstance(fact, Lights) for fact in heard):
            yield fault("3.6", "lights_of_agent", seat=seat)
    masks = tuple(possible(table, seat) for seat in range(table.players))
    for seat, mask in enumerate(masks):
        if not mask:
            yield fault("6.1", "fits_nobody", seat=seat)
    if all(masks) and not count_of(masks):
        yield fault("6.5", "fits_not_all")


# --- secrets ---


def _character_faults(state: State) -> Iterator[Fault]:
    for name, count in Counter(state.characters).items():
        if count > 1:
            yield fault("2.2", "character_shared", count=count, name=named(name))
    for seat, name in enumerate(state.characters):
        if not possible(state, seat) & bit_of(state, name):
            yield fault("6.1", "character_unfit", seat=seat, name=named(name))


def _deck_faults(state: State) -> Iterator[Fault]:
    yield from _lost_or_doubled(state.layout, state.deck, whole=True)
