"""The sicario's turn: a question to an exposed agent, or an elimination; one of both has to be (§4.4)."""

from criminals.core.errors import Violation
from criminals.core.seats import Seat
from criminals.core.tuples import replaced
from criminals.games.sicario.actions import Action, Ask, Eliminate
from criminals.games.sicario.flow import ended, heard, next_turn
from criminals.games.sicario.phase import Hunting
from criminals.games.sicario.state import State, Table, new_state
from criminals.games.sicario.violations import no_such, refuse, wrong_phase

MOST_OUT = 2
"""How many agents the sicario has to eliminate (§5.2)."""


def legal(table: Table) -> tuple[Action, ...]:
    """Every question to each exposed agent, then every elimination: by seat, then by trait or name."""
    layout, streets = table.layout, table.layout.streets
    exposed = 0
    for seat, at in enumerate(table.positions):
        if at is not None and streets[at]:
            exposed |= 1 << seat
    return layout.hunts[exposed]


def violation(table: Table, action: Action) -> Violation | None:
    """An agent must be exposed (§4.1), a trait or a character on the sheet."""
    if isinstance(action, Ask):
        return agent_refused(table, action.agent) or trait_refused(table, action.trait)
    if not isinstance(action, Eliminate):
        return wrong_phase("4.4", "hunting", action)
    refusal = agent_refused(table, action.agent)
    if refusal is None and action.character not in table.layout.characters:
        return no_such("1.1", "character", action.character)
    return refusal


def agent_refused(table: Table, agent: Seat) -> Violation | None:
    """Why an agent can not be dealt with."""
    layout = table.layout
    if not 0 <= agent < layout.players:
        return no_such("2.1", "seat", agent)
    at = table.positions[agent]
    if at is None:
        if agent == table.sicario:
            return refuse("4.1", "not_an_agent", agent=agent)
        return refuse("4.3", "eliminated", agent=agent)
    if layout.streets[at]:
        return None
    if at == layout.embassy:
        return refuse("3.2", "at_the_embassy", agent=agent)
    return refuse("4.1", "not_exposed", agent=agent, space=at)


def trait_refused(table: Table, trait: str) -> Violation | None:
    """Why there is no such question."""
    return None if trait in table.layout.answers else no_such("1.1", "trait", trait)


def played(state: State, phase: Hunting, action: Action) -> State:
    """The agent answers (§4.2), or is eliminated if the name is right (§4.3); the turn ends."""
    if isinstance(action, Ask):
        return answered(state, action, phase.seat)
    assert isinstance(action, Eliminate)
    layout, agent = state.layout, action.agent
    if action.character != state.characters[agent]:
        return heard(state, agent, layout.misses[action.character], phase.seat)
    positions = replaced(state.positions, agent, None)
    lost = replaced(state.lost, agent, 0)
    if positions.count(None) > MOST_OUT:  # the sicario stands nowhere, too
        return ended(state, positions, lost, state.bottom, state.unread)
    following, lost = next_turn(layout, state.sicario, positions, lost, phase.seat)
    return new_state(
        layout,
        following,
        state.sicario,
        positions,
        lost,
        state.facts,
        replaced(state.shown, agent, action.character),
        state.bottom,
        state.characters,
        state.unread,
    )


def answered(state: State, action: Ask, turn: Seat) -> State:
    """The state after a truthful answer, which ends the turn of a seat (§4.2)."""
    layout, agent = state.layout, action.agent
    has = action.trait in layout.characters[state.characters[agent]].traits
    return heard(state, agent, layout.answers[action.trait][has], turn)
