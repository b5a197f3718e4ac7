"""Choose the best action by the rules for each phase, at random among equals."""

from collections.abc import Callable, Iterable
from typing import Final, TypeVar, assert_never

from criminals.bots.rules.sicario.decoding import plan_of
from criminals.bots.rules.sicario.hunting import (
    is_last_chance,
    turns_after_name,
    turns_after_question,
    urgency,
)
from criminals.bots.rules.sicario.racing import chance_of_another_antenna
from criminals.bots.rules.sicario.suspects import Suspects, suspects_of
from criminals.core.base.seats import Seat
from criminals.core.game.protocol import Rng
from criminals.games.sicario import (
    Action,
    Ask,
    Capture,
    Decoding,
    Eliminate,
    Hunting,
    Over,
    Questioning,
    Rolling,
    View,
)

T = TypeVar("T")

ROUNDING: Final = 1e-9
"""The difference up to which values count as equal, because they are sums of floats."""


def choose(view: View, rng: Rng) -> Action:
    """Choose an action from the view of the seat to act."""
    phase = view.phase
    match phase:
        case Decoding():
            return decode(view, rng)
        case Hunting():
            return hunt(view, rng)
        case Questioning():
            return question(view, phase.agent, suspects_of(view, phase.agent), rng)
        case Rolling() | Over():
            raise AssertionError("no seat is to act")
    assert_never(phase)


def decode(view: View, rng: Rng) -> Action:
    """Set the disc or name the sicario, whichever makes the capture likelier."""
    suspects = suspects_of(view, view.sicario)
    plan, names = plan_of(view, suspects, chance_of_another_antenna(view)), tuple(suspects)
    name = any_best(suspects, suspects.__getitem__, rng)
    disc = any_best(plan.lights, lambda disc: plan.after_disc(names, disc), rng)
    is_named = plan.after_capture(names, name) >= plan.after_disc(names, disc) - ROUNDING
    return Capture(name) if is_named else disc


def hunt(view: View, rng: Rng) -> Action:
    """Hunt the most urgent agent. Name it if that is as quick as asking, or if there is no time left to ask."""
    suspects = {agent: suspects_of(view, agent) for agent in view.exposed}
    agent = any_best(suspects, lambda agent: -urgency(view, agent, suspects[agent]), rng)
    asked = question(view, agent, suspects[agent], rng)
    quickest = turns_after_question(view, suspects[agent], asked.trait)
    if is_last_chance(view, agent) or turns_after_name(suspects[agent]) <= quickest + ROUNDING:
        return Eliminate(agent, any_best(suspects[agent], suspects[agent].__getitem__, rng))
    return asked


def question(view: View, agent: Seat, suspects: Suspects, rng: Rng) -> Ask:
    """Ask the question that brings the agent's elimination closest."""
    traits = view.layout.sheet.traits
    return Ask(agent, any_best(traits, lambda trait: -turns_after_question(view, suspects, trait), rng))


def any_best(things: Iterable[T], worth: Callable[[T], float], rng: Rng) -> T:
    """Choose one of the things with the highest worth at random."""
    worths = {thing: worth(thing) for thing in things}
    most = max(worths.values()) - ROUNDING
    equals = [thing for thing, each in worths.items() if each >= most]
    return equals[rng.randrange(len(equals))]
