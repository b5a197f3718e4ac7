"""Cheap rules for playing a sampled world of Sicario to its end: as players who know what everybody has heard.

They do not look at the characters of the world: who knew those would name them at once, and every game would be over.
"""

from typing import Any, Final

from criminals.core.base.seats import Seat
from criminals.games.sicario import Action, Ask, Decoding, Hunting, Questioning, State
from criminals.games.sicario.rules.disc import DISCS
from criminals.games.sicario.rules.possible_characters import possible

FEW_AGENTS: Final = 3
"""An agent with so few suspects is named: up to here a name is quicker than a question."""

FEW_SICARIOS: Final = 9
"""A sicario with so few suspects is named: the disc has been set once, and there are not many antennas."""

TRIED: Final = 2
"""The questions drawn at random, beside those for the features, of which the best is asked."""


def rollout(state: State, actions: tuple[Action, ...], rng: Any) -> Action:
    """An action that is seldom foolish."""
    phase, random = state.phase, rng.random
    if isinstance(phase, Hunting):
        positions, exposed = state.positions, state.layout.spaces.exposed
        _, agent = max([(at, seat) for seat, at in enumerate(positions) if at is not None and at in exposed])
        suspects = possible(state, agent)
        if suspects.bit_count() <= FEW_AGENTS:
            return state.layout.lists.eliminations[agent][_any_of(suspects, random)]
        return _question(state, agent, suspects, random)
    if isinstance(phase, Questioning):
        return _question(state, phase.agent, possible(state, phase.agent), random)
    if isinstance(phase, Decoding):
        suspects = possible(state, state.sicario)
        if suspects.bit_count() <= FEW_SICARIOS:
            return actions[len(DISCS) + _any_of(suspects, random)]
        return actions[int(random() * len(DISCS))]
    return actions[int(random() * len(actions))]


def _question(state: State, agent: Seat, suspects: int, random: Any) -> Ask:
    """Of some questions the one that comes nearest to halving the suspects."""
    asks, traits = state.layout.lists.asks[agent], state.layout.sheet.traits
    tried = [asks[0], asks[2], asks[4], *[asks[int(random() * len(asks))] for _ in range(TRIED)]]
    count = suspects.bit_count()
    best, least = tried[-1], count + 1
    for ask in reversed(tried):
        off = abs(2 * (traits[ask.trait] & suspects).bit_count() - count)
        if off < least:
            best, least = ask, off
    return best


def _any_of(suspects: int, random: Any) -> int:
    """The number of one of the suspects on the sheet."""
    for _ in range(int(random() * suspects.bit_count())):
        suspects &= suspects - 1
    return (suspects & -suspects).bit_length() - 1
