"""What an action reveals, found by going through all worlds: what the games reckon is held to it."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from criminals.core.base.seats import SPECTATOR
from criminals.testing import Kit, random_actions


def rules_out_a_world(kit: Kit[Any, Any], state: Any, action: Any, *hidden: type) -> bool:
    """Whether some world that a viewer reckons with has no action that the viewer would have perceived alike.

    `hidden` are the kinds of actions of which the others do not see all; any other is known to everybody.
    """
    game = kit.game
    for viewer in (*game.seats(state), SPECTATOR):
        perceived = game.view_events(game.step(state, action).events, viewer)
        unseen = isinstance(action, hidden) and viewer != game.actor(state)
        for world in game.worlds(game.view(state, viewer)):
            actions = game.legal_actions(world) if unseen else (action,)
            steps = (game.step(world, other) for other in actions if game.violation(world, other) is None)
            if all(game.view_events(step.events, viewer) != perceived for step in steps):
                return True
    return False


def with_few_worlds(kit: Kit[Any, Any], firsts: Iterable[Any], rng: Random, most: int) -> Iterator[tuple[Any, Any]]:
    """The states of random games that have no more worlds for a spectator, each with what is played then."""
    game = kit.game
    for first in firsts:
        state = first
        for action in random_actions(kit, first, rng):
            if game.count_worlds(game.view(state, SPECTATOR)) <= most:
                yield state, action
            state = game.apply(state, action)
