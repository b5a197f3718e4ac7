"""Invariants of turns, cards read and phases, in every state of a game. All of it everybody can see.

As long as there are cards that were not read, those that were are all draws of the game, in their order.
"""

from collections.abc import Iterator
from itertools import accumulate

from criminals.core.base.errors import Fault
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
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.rules.bounds import farthest, most_draws
from criminals.games.sicario.rules.facts import Missed
from criminals.games.sicario.rules.phase import Decoding, Hunting, Over, Questioning, Rolling
from criminals.games.sicario.rules.scoring import MOST_OUT, reason_of
from criminals.games.sicario.rules.state import Table
from criminals.games.sicario.rules.turns import turn_of


def round_faults(table: Table) -> Iterator[Fault]:
    """The faults of turns in a table that has an entry for every seat."""
    yield from _phase_faults(table)
    yield from _end_faults(table)
    yield from _lost_faults(table)
    yield from _start_faults(table)
    yield from _draw_faults(table)
    yield from _way_faults(table)
    yield from _decoding_faults(table)


# --- phases ---


def _phase_faults(table: Table) -> Iterator[Fault]:
    phase = table.phase
    if isinstance(phase, Over):
        return
    turn, sicario = turn_of(phase), table.sicario
    if isinstance(phase, Hunting | Questioning) and phase.seat != sicario:
        yield fault("4.1", "agent_asks", seat=phase.seat)
    if isinstance(phase, Hunting):
        if not table.exposed:
            yield fault("4.1", "nobody_exposed")
    elif turn == sicario:
        yield fault("2.4", "sicario_rolls", seat=turn)
    elif table.positions[turn] in (None, table.layout.spaces.embassy):
        yield fault("3.2", "turn_of_nobody", seat=turn)
    if table.lost[turn]:
        yield fault("7.4", "turn_to_be_lost", seat=turn, lost=table.lost[turn])
    at = table.positions[turn]
    if isinstance(phase, Decoding) and at not in table.layout.spaces.antennas:
        yield fault("3.5", "not_at_antenna", seat=turn)
    if isinstance(phase, Questioning):
        if not table.is_exposed(turn):
            yield fault("3.3", "not_in_street", seat=turn)
        if table.bottom[-1:] != (TIP_OFF,):
            yield fault("7.4", "no_tip_off")


def _end_faults(table: Table) -> Iterator[Fault]:
    """Before the end fewer are out and at home than end it; at the end one thing ended it (§5)."""
    layout = table.layout
    out, home = sum(map(table.is_out, table.agents)), sum(map(table.is_home, table.agents))
    if not isinstance(table.phase, Over):
        if out >= MOST_OUT:
            yield fault("5.2", "goes_on_out", out=out)
        if home >= layout.quota:
            yield fault("5.1", "goes_on_home", home=home)
        return
    if out > MOST_OUT or home > layout.quota or (out == MOST_OUT and home == layout.quota):
        yield fault("5.1", "over_before", out=out, home=home)
        return
    reason = reason_of(table)
    if reason == "elimination" and table.lost[table.sicario]:
        yield fault("7.4", "won_without_turn")
    at_antenna = not layout.spaces.antennas.isdisjoint(table.positions)
    if reason == "capture" and not at_antenna:
        yield fault("3.7", "over_without_winner")


def _lost_faults(table: Table) -> Iterator[Fault]:
    """An agent stays in the street until its turn is lost; the sicario may have several to lose (§7.4)."""
    for seat in table.agents:
        if table.lost[seat] > 1:
            yield fault("7.4", "lost_too_often", seat=seat, lost=table.lost[seat])
        elif table.lost[seat] and not table.is_exposed(seat):
            yield fault("7.4", "lost_elsewhere", seat=seat)
    agents = sum(table.lost[seat] for seat in table.agents)
    if agents and agents > _read(table, LOSE_TURN):
        yield fault("7.4", "agents_lose_more", lost=agents)
    lost = table.lost[table.sicario]
    if lost and lost > _read(table, BLACKOUT):
        yield fault("7.4", "sicario_loses_more", lost=lost)
    yield from _recent_faults(table)


def _recent_faults(table: Table) -> Iterator[Fault]:
    """After a card that takes a turn others draw, each in one turn of theirs, before that turn comes (§2.4, §7.4)."""
    if isinstance(table.phase, Over):
        return
    agents = sum(table.lost[seat] for seat in table.agents)
    if agents and _turns_since(table, LOSE_TURN, agents) >= table.players - 1:
        yield fault("7.4", "agent_lost_long_ago")
    lost = table.lost[table.sicario]
    # if none was spent, it is the round in which the first one was drawn
    if (
        table.unread_size
        and lost == _read(table, BLACKOUT) > 0
        and _turns_since(table, BLACKOUT, lost) >= _turns(table)
    ):
        yield fault("7.4", "sicario_lost_long_ago")


def _turns_since(table: Table, kind: str, count: int) -> int:
    """The fewest turns in which cards were read since the `count`-th card of a kind from the bottom.

    A card that leads somewhere, or has the die thrown again, may be followed by another one in the same turn (§3.3).
    """
    places = [at for at, event in enumerate(table.bottom) if event == kind]
    after = table.bottom[places[-count] + 1 :] if count <= len(places) else ()
    goes_on = [table.layout.effects[event].kind in (ADVANCE, RETREAT, ROLL_AGAIN) for event in after]
    return goes_on.count(False) + (goes_on[-1:] == [True])


def _turns(table: Table) -> int:
    """The numbers of agents that can have thrown in this round (§2.4)."""
    turn, order = turn_of(table.phase), _order(table)
    if turn == table.sicario:
        return len(order)
    present = order.index(turn)
    before = sum(not table.is_out(seat) for seat in order[:present])
    return before + (not isinstance(table.phase, Rolling) or _throws_again(table, turn))


def _throws_again(table: Table, turn: Seat) -> bool:
    """True if the agent whose turn it is may already have thrown in it (§7.4)."""
    return table.is_exposed(turn) and table.bottom[-1:] == (ROLL_AGAIN,)


def _read(table: Table, kind: str) -> int:
    """The most cards of a kind that can have been read."""
    effects, edition = table.layout.effects, table.edition
    if table.unread_size:
        return sum(effects[event].kind == kind for event in table.bottom)
    copies = sum(effects[event].kind == kind for event in edition.events)
    return copies * most_draws(edition, table.players)


# --- the first round, and back on the boats (§2.3, §2.4) ---


def _start_faults(table: Table) -> Iterator[Fault]:
    """Faults of agents on the boats: neither they nor the next ones have thrown yet, or a card led them back."""
    on_boats = [table.positions[seat] == 0 for seat in _order(table)]
    back = min(sum(on_boats[:thrown]) for thrown in _have_thrown(table) if all(on_boats[thrown:]))
    if back > _read(table, RETREAT):
        yield fault("2.3", "back_on_boats", back=back)


def _order(table: Table) -> list[Seat]:
    """The agents in the order of a round (§2.4)."""
    return [(table.sicario + after) % table.players for after in range(1, table.players)]


def _have_thrown(table: Table) -> set[int]:
    """The agents that can have thrown at least once: all, or in the first round those up to the present one."""
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
    """True if somebody has certainly not thrown yet, so that the sicario has had no turn."""
    return table.positions.count(0) > _read(table, RETREAT)


# --- what the cards allow ---


def _draw_faults(table: Table) -> Iterator[Fault]:
    """Faults of draws: an agent in the street drew a card that left it there (§3.3), or was asked while exposed (§4.1).

    In a round where it acts, somebody exposed has drawn such a card or lost a turn.
    """
    sicario, agents = table.sicario, table.agents
    still, again = _reach(table, table.bottom).still, _read(table, ROLL_AGAIN)
    stays = still - again
    exposed = sum(bool(table.is_exposed(seat) or table.is_out(seat) or table.facts[seat]) for seat in agents)
    left_there = stays + (isinstance(table.phase, Rolling) and _throws_again(table, table.phase.seat))
    if table.unread_size and exposed > left_there:
        yield fault("3.3", "too_many_exposed", exposed=exposed, count=left_there)
    out = sum(map(table.is_out, agents))
    missed = any(isinstance(fact, Missed) for seat in agents for fact in table.facts[seat])
    acted = out + sum(len(table.facts[seat]) for seat in agents)
    if _is_first_round(table):
        most = _read(table, TIP_OFF)
        if out or missed:
            yield fault("2.4", "named_in_first_round")
        thrown = table.players - 1 - table.positions.count(0) + again  # a throw that ends on the boats led to none
        if still > thrown and not isinstance(table.phase, Over):
            yield fault("3.3", "too_many_still", thrown=thrown, still=still)
    elif not table.unread_size:
        return
    else:
        lost = _read(table, LOSE_TURN) - sum(table.lost[seat] for seat in agents)
        most = stays + _read(table, TIP_OFF) + lost
    if acted > most - isinstance(table.phase, Hunting | Questioning):
        yield fault("4.1", "asked_too_often", seat=sicario, acted=acted)


def _way_faults(table: Table) -> Iterator[Fault]:
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
        yield fault("3.1", "agents_behind", most=most, least=least)


def _gain(table: Table, event: str) -> int:
    """The least that a card and the throw before it led on, less the way back."""
    reach = _reach(table, (event,))
    return reach.still + reach.ahead - reach.back


def _reach(table: Table, events: tuple[str, ...]) -> Reach:
    return reach_of(map(table.layout.effects.__getitem__, events), table.players - 1)


def _decoding_faults(table: Table) -> Iterator[Fault]:
    """Everything heard of the sicario was heard at an antenna, and only a card leads to one again (§3.5, §7.4)."""
    antennas, heard = table.layout.spaces.antennas, len(table.facts[table.sicario])
    if heard and not antennas:
        yield fault("3.5", "no_antenna")
    if not table.unread_size or _read(table, RETREAT):
        return
    ends = [table.positions[seat] for seat in table.agents]
    visits = sum(at is None or antenna <= at for at in ends for antenna in antennas)
    if heard > visits - isinstance(table.phase, Decoding):
        yield fault("3.5", "heard_too_much", heard=heard, visits=visits)
