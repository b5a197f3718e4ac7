"""Invariants of turns, cards read and phases, in every state of a game. All of it everybody can see.

As long as there are cards that were not read, those that were are all draws of the game, in their order.
"""

from collections.abc import Iterator
from itertools import accumulate

from criminals.core.base.seats import Seat
from criminals.games.sicario.box.edition import (
    ADVANCE,
    BLACKOUT,
    LOSE_TURN,
    RETREAT,
    ROLL_AGAIN,
    TIP_OFF,
    Reach,
    reach_of,
)
from criminals.games.sicario.rules.bounds import farthest, most_draws
from criminals.games.sicario.rules.facts import Missed
from criminals.games.sicario.rules.phase import Decoding, Hunting, Over, Questioning, Rolling
from criminals.games.sicario.rules.scoring import MOST_OUT, reason_of
from criminals.games.sicario.rules.state import Table
from criminals.games.sicario.rules.turns import turn_of


def round_faults(table: Table) -> Iterator[str]:
    """The faults of turns in a table that has an entry for every seat."""
    yield from _phase_faults(table)
    yield from _end_faults(table)
    yield from _lost_faults(table)
    yield from _start_faults(table)
    yield from _draw_faults(table)
    yield from _way_faults(table)
    yield from _decoding_faults(table)


# --- phases ---


def _phase_faults(table: Table) -> Iterator[str]:
    phase = table.phase
    if isinstance(phase, Over):
        return
    turn, sicario = turn_of(phase), table.sicario
    if isinstance(phase, Hunting | Questioning) and phase.seat != sicario:
        yield f"seat {phase.seat} is not the sicario, and asks (§4)"
    if isinstance(phase, Hunting):
        if not table.exposed:
            yield "it is the sicario's turn, and nobody is exposed (§4.1)"
    elif turn == sicario:
        yield f"seat {turn} is the sicario, and it is an agent's turn (§2.4)"
    elif table.positions[turn] in (None, table.layout.spaces.embassy):
        yield f"seat {turn} is out or at the embassy, and it is its turn (§3.2, §4.3)"
    if table.lost[turn]:
        yield f"seat {turn} still loses {table.lost[turn]} turns, and it is its turn (§7.4)"
    at = table.positions[turn]
    if isinstance(phase, Decoding) and at not in table.layout.spaces.antennas:
        yield f"seat {turn} is not at an antenna (§3.5)"
    if isinstance(phase, Questioning):
        if not table.is_exposed(turn):
            yield f"seat {turn} is not in the street, and can have drawn no card (§3.3)"
        if table.bottom[-1:] != (TIP_OFF,):
            yield "the card that was read last is no tip-off (§7.4)"


def _end_faults(table: Table) -> Iterator[str]:
    """Before the end fewer are out and at home than end it; at the end one thing ended it (§5)."""
    layout = table.layout
    out, home = sum(map(table.is_out, table.agents)), sum(map(table.is_home, table.agents))
    if not isinstance(table.phase, Over):
        if out >= MOST_OUT:
            yield f"{out} agents are out, and the game goes on (§5.2)"
        if home >= layout.quota:
            yield f"{home} agents are at the embassy, and the game goes on (§5.1)"
        return
    if out > MOST_OUT or home > layout.quota or (out == MOST_OUT and home == layout.quota):
        yield f"{out} agents are out and {home} at the embassy: it was over before (§5)"
        return
    reason = reason_of(table)
    if reason == "elimination" and table.lost[table.sicario]:
        yield "the sicario still loses a turn, and won in its own (§7.4)"
    at_antenna = not layout.spaces.antennas.isdisjoint(table.positions)
    if reason == "capture" and not at_antenna:
        yield "it is over, but nobody has won: no agent is at an antenna for a capture (§3.7, §5)"


def _lost_faults(table: Table) -> Iterator[str]:
    """An agent stays in the street until its turn is lost; the sicario may have several to lose (§7.4)."""
    for seat in table.agents:
        if table.lost[seat] > 1:
            yield f"seat {seat} loses {table.lost[seat]} turns: who loses one draws no other card before (§7.4)"
        elif table.lost[seat] and not table.is_exposed(seat):
            yield f"seat {seat} loses a turn, and is not where it drew the card (§7.4)"
    agents = sum(table.lost[seat] for seat in table.agents)
    if agents and agents > _read(table, LOSE_TURN):
        yield f"agents lose {agents} turns, so many cards were not read (§7.4)"
    lost = table.lost[table.sicario]
    if lost and lost > _read(table, BLACKOUT):
        yield f"the sicario loses {lost} turns, so many cards were not read (§7.4)"
    yield from _recent_faults(table)


def _recent_faults(table: Table) -> Iterator[str]:
    """After a card that takes a turn others draw, each in one turn of theirs, before that turn comes (§2.4, §7.4)."""
    if isinstance(table.phase, Over):
        return
    agents = sum(table.lost[seat] for seat in table.agents)
    if agents and _turns_since(table, LOSE_TURN, agents) >= table.players - 1:
        yield "an agent loses a turn, and cards were read since then in too many turns (§7.4)"
    lost = table.lost[table.sicario]
    # if none was spent, it is the round in which the first one was drawn
    if (
        table.unread_size
        and lost == _read(table, BLACKOUT) > 0
        and _turns_since(table, BLACKOUT, lost) >= _turns(table)
    ):
        yield "the sicario loses a turn, and cards were read since then in too many turns (§7.4)"


def _turns_since(table: Table, kind: str, count: int) -> int:
    """The fewest turns in which cards were read since the `count`-th card of a kind from the bottom.

    A card that leads somewhere, or has the die thrown again, may be followed by another one in the same turn (§3.3).
    """
    places = [at for at, event in enumerate(table.bottom) if event == kind]
    after = table.bottom[places[-count] + 1 :] if count <= len(places) else ()
    goes_on = [table.layout.effects[event].kind in (ADVANCE, RETREAT, ROLL_AGAIN) for event in after]
    return goes_on.count(False) + (goes_on[-1:] == [True])


def _turns(table: Table) -> int:
    """How many agents can have thrown in this round (§2.4)."""
    turn, order = turn_of(table.phase), _order(table)
    if turn == table.sicario:
        return len(order)
    present = order.index(turn)
    before = sum(not table.is_out(seat) for seat in order[:present])
    return before + (not isinstance(table.phase, Rolling) or _throws_again(table, turn))


def _throws_again(table: Table, turn: Seat) -> bool:
    """Whether the agent whose turn it is may have thrown in it before (§7.4)."""
    return table.is_exposed(turn) and table.bottom[-1:] == (ROLL_AGAIN,)


def _read(table: Table, kind: str) -> int:
    """How many cards of a kind can have been read, at most."""
    effects, edition = table.layout.effects, table.edition
    if table.unread_size:
        return sum(effects[event].kind == kind for event in table.bottom)
    copies = sum(effects[event].kind == kind for event in edition.events)
    return copies * most_draws(edition, table.players)


# --- the first round, and back on the boats (§2.3, §2.4) ---


def _start_faults(table: Table) -> Iterator[str]:
    """Who is on the boats has not thrown yet, nor has anybody after it; or it went back there by a card."""
    on_boats = [table.positions[seat] == 0 for seat in _order(table)]
    back = min(sum(on_boats[:thrown]) for thrown in _have_thrown(table) if all(on_boats[thrown:]))
    if back > _read(table, RETREAT):
        yield f"{back} agents or more went back to the boats, so many cards were not read (§2.3, §7.4)"


def _order(table: Table) -> list[Seat]:
    """The agents in the order of a round (§2.4)."""
    return [(table.sicario + after) % table.players for after in range(1, table.players)]


def _have_thrown(table: Table) -> set[int]:
    """How many agents can have thrown at least once: all of them, or in the first round those up to the present one."""
    phase, everybody = table.phase, table.players - 1
    if isinstance(phase, Over):
        return set(range(1, everybody + 1))
    turn = turn_of(phase)
    if turn == table.sicario:
        return {everybody}
    present = _order(table).index(turn) + 1
    waits = isinstance(phase, Rolling) and not _throws_again(table, turn)
    return {present - waits, everybody}


def _is_first_round(table: Table) -> bool:
    """Whether somebody has certainly not thrown yet, so that the sicario has had no turn."""
    return table.positions.count(0) > _read(table, RETREAT)


# --- what the cards allow ---


def _draw_faults(table: Table) -> Iterator[str]:
    """Who was ever in the street drew a card that left it there (§3.3); the sicario acts only on the exposed (§4.1).

    In a round where it acts, somebody exposed has drawn such a card or lost a turn.
    """
    sicario, agents = table.sicario, table.agents
    still, again = _reach(table, table.bottom).still, _read(table, ROLL_AGAIN)
    stays = still - again
    exposed = sum(bool(table.is_exposed(seat) or table.is_out(seat) or table.facts[seat]) for seat in agents)
    left_there = stays + (isinstance(table.phase, Rolling) and _throws_again(table, table.phase.seat))
    if table.unread_size and exposed > left_there:
        yield f"{exposed} agents were in the street, only {left_there} cards that were read left one there (§3.3)"
    out = sum(map(table.is_out, agents))
    missed = any(isinstance(fact, Missed) for seat in agents for fact in table.facts[seat])
    acted = out + sum(len(table.facts[seat]) for seat in agents)
    if _is_first_round(table):
        most = _read(table, TIP_OFF)
        if out or missed:
            yield "it is the first round, and the sicario has named somebody (§2.4)"
        thrown = table.players - 1 - table.positions.count(0) + again  # a throw that ends on the boats led to none
        if still > thrown and not isinstance(table.phase, Over):
            yield f"it is the first round, and {thrown} throws led to {still} cards that do not lead on or back (§3.3)"
    elif not table.unread_size:
        return
    else:
        lost = _read(table, LOSE_TURN) - sum(table.lost[seat] for seat in agents)
        most = stays + _read(table, TIP_OFF) + lost
    if acted > most - isinstance(table.phase, Hunting | Questioning):
        yield f"seat {sicario} has asked and named {acted} times, the cards that were read allow fewer (§4.1)"


def _way_faults(table: Table) -> Iterator[str]:
    """A card that leads neither on nor back had a throw of its own before it, and that led on (§3.1, §3.3).

    Others lead on or back by their number: so agents cannot be far behind.
    """
    if isinstance(table.phase, Over):  # cards are shown that nobody has read
        return
    last = table.layout.spaces.embassy - 1
    gained = [*accumulate([_gain(table, event) for event in table.bottom[::-1]], initial=0)]  # by the last ones
    least = gained[-1]
    if not table.unread_size:  # before the last turn of the deck there may have been another one, or a part of one
        least += min(gained)
    ends = [last if table.is_out(seat) else table.positions[seat] or 0 for seat in table.agents]
    most = sum(last + farthest(table.edition) if at > last else at for at in ends)
    if most < least:
        yield f"agents went {most} spaces at most, the cards that were read have led them {least} or more (§3.1, §3.3)"


def _gain(table: Table, event: str) -> int:
    """How far a card and the throw before it led on, less how far back, at least."""
    reach = _reach(table, (event,))
    return reach.still + reach.ahead - reach.back


def _reach(table: Table, events: tuple[str, ...]) -> Reach:
    return reach_of(map(table.layout.effects.__getitem__, events), table.players - 1)


def _decoding_faults(table: Table) -> Iterator[str]:
    """Everything heard of the sicario was heard at an antenna, and only a card leads to one again (§3.5, §7.4)."""
    antennas, heard = table.layout.spaces.antennas, len(table.facts[table.sicario])
    if heard and not antennas:
        yield "there is no antenna to hear of the sicario by (§3.5)"
    if not table.unread_size or _read(table, RETREAT):
        return
    ends = [table.positions[seat] for seat in table.agents]
    visits = sum(at is None or antenna <= at for at in ends for antenna in antennas)
    if heard > visits - isinstance(table.phase, Decoding):
        yield f"{heard} things were heard of the sicario, agents were at an antenna {visits} times at most (§3.5)"
