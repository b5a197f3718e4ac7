"""The sicario's turn: a question to an exposed agent, or an elimination; one of both has to be (§4.4)."""

from criminals.core.base.building import stepper
from criminals.core.base.errors import Violation
from criminals.core.base.seats import Seat
from criminals.core.base.tuples import replaced
from criminals.core.game.violations import Reason
from criminals.games.sicario.rules.actions import Action, Ask, Eliminate
from criminals.games.sicario.rules.legality import (
    why_not_character,
    why_not_exposed,
    why_not_seat,
    why_not_trait,
)
from criminals.games.sicario.rules.phase import Hunting
from criminals.games.sicario.rules.scoring import are_enough_out, ended
from criminals.games.sicario.rules.state import State, Table
from criminals.games.sicario.rules.turns import heard, next_turn
from criminals.games.sicario.rules.violations import no_such, refuse, wrong_phase

_eliminated = stepper(State, "phase", "positions", "lost", "shown")


def legal(position: Table, _phase: Hunting) -> tuple[Action, ...]:
    """Every question to each exposed agent, then every elimination: by seat, then by trait or name."""
    layout = position.layout
    exposed = layout.spaces.exposed
    seats = 0
    for seat, at in enumerate(position.positions):
        if at in exposed:
            seats |= 1 << seat
    return layout.lists.hunts[seats]


def violation(position: Table, _phase: Hunting, action: Action) -> Violation | None:
    """The refusal of who is not exposed (§4.1), or of a trait or character that is not on the sheet (§1.1)."""
    if isinstance(action, Ask):
        return agent_violation(position, action.agent) or trait_violation(position, action.trait)
    if not isinstance(action, Eliminate):
        return wrong_phase("4.4", "hunting", action)
    return agent_violation(position, action.agent) or _character_violation(position, action.character)


def after(state: State, phase: Hunting, action: Action) -> State | None:
    """The agent answers (§4.2), or is eliminated if the name is right (§4.3); the turn ends."""
    sheet = state.layout.sheet
    if isinstance(action, Ask):
        if why_not_agent(state, action.agent) or why_not_trait(action.trait, sheet.traits):
            return None
        return answered(state, action, phase.seat)
    if not isinstance(action, Eliminate):
        return None
    if why_not_agent(state, action.agent) or why_not_character(action.character, sheet.characters):
        return None
    return _named(state, action, phase.seat)


def why_not_agent(table: Table, agent: Seat) -> Reason | None:
    """The reason why the sicario cannot deal with a seat (§4.1)."""
    layout = table.layout
    reason = why_not_seat(agent, layout.players)
    if reason:
        return reason
    spaces = layout.spaces
    return why_not_exposed(table.positions[agent], spaces.streets, spaces.embassy, is_sicario=agent == table.sicario)


def agent_violation(table: Table, agent: Seat) -> Violation | None:
    """The refusal of a seat that the sicario cannot deal with (§4.1)."""
    reason = why_not_agent(table, agent)
    if reason is None:
        return None
    clause, code = reason
    if code == "no_such_thing":
        return no_such(clause, "seat", agent)
    at = table.positions[agent]
    if code == "not_exposed" and at is not None:
        return refuse(clause, code, agent=agent, space=at)
    return refuse(clause, code, agent=agent)


def trait_violation(table: Table, trait: str) -> Violation | None:
    """The refusal of a trait that nobody on the sheet can have (§1.1)."""
    reason = why_not_trait(trait, table.layout.sheet.traits)
    return reason and no_such(reason.clause, "trait", trait)


def _character_violation(table: Table, name: str) -> Violation | None:
    reason = why_not_character(name, table.layout.sheet.characters)
    return reason and no_such(reason.clause, "character", name)


def answered(state: State, action: Ask, turn: Seat) -> State:
    """The state after a truthful answer, which ends the turn of a seat (§4.2)."""
    layout, agent, trait = state.layout, action.agent, action.trait
    has = trait in layout.sheet.characters[state.characters[agent]].traits
    return heard(state, agent, layout.facts.answer(trait, yes=has), turn)


def _named(state: State, action: Eliminate, turn: Seat) -> State:
    """The state after the sicario named an agent's character (§4.3), which ends its turn."""
    layout, agent, name = state.layout, action.agent, action.character
    if name != state.characters[agent]:
        return heard(state, agent, layout.facts.misses[name], turn)
    positions = replaced(state.positions, agent, None)
    lost = replaced(state.lost, agent, 0)
    if are_enough_out(state.sicario, positions):
        return ended(state, positions, lost, state.bottom, state.unread)
    phase, lost = next_turn(layout, state.sicario, positions, lost, turn)
    return _eliminated(state, phase, positions, lost, replaced(state.shown, agent, name))
