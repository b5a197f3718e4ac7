"""The way to a world: the characters and the deck that it came from (§2, §6.3)."""

from collections.abc import Sequence

from criminals.core.game.trails import Trail
from criminals.games.sicario.knowledge.events import Drew, ViewEvent
from criminals.games.sicario.knowledge.views import View, check_state, check_view
from criminals.games.sicario.rules.opening import Setup
from criminals.games.sicario.rules.state import State


def trail(first: View, steps: Sequence[Sequence[ViewEvent]], world: State) -> Trail[State]:
    """The trail to a world: it has one past, for every action and every throw is public.

    The deck has been turned by one card for each that was drawn (§3.3).

    Args:
        first: The viewer's view of the first state.
        steps: The viewer's view events, step by step.
        world: A state that fits the viewer's view after these steps.

    Returns:
        An object that lists the pasts which lead to the world, for `histories`.
    """
    check_view(first)
    check_state(world)
    deck = world.deck
    turned = sum(isinstance(event, Drew) for step in steps for event in step) % len(deck)
    setup = Setup(world.characters, deck[len(deck) - turned :] + deck[: len(deck) - turned], first.sicario)
    return Trail((setup,), is_single=True)
