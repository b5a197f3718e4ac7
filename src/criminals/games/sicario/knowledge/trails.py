"""The way to a world: the characters and the deck that it came from (§2, §6.3)."""

from collections.abc import Sequence

from criminals.core.game.trails import Trail
from criminals.games.sicario.knowledge.events import Drew, ViewEvent
from criminals.games.sicario.knowledge.views import View, check_state, check_view
from criminals.games.sicario.rules.opening import Setup
from criminals.games.sicario.rules.state import State


def trail(first: View, steps: Sequence[Sequence[ViewEvent]], world: State) -> Trail[State]:
    """The trail that leads to a world. A world has only one past, because every action and every throw is public.

    In its set-up the deck is turned back by one card for each card that was drawn (§3.3).

    Args:
        first: The viewer's view of the first state.
        steps: The viewer's view events, step by step.
        world: A state that fits the viewer's view after these steps.

    Returns:
        Hints for `histories`: the set-ups that are possible, and a test of the states on the way.

    Raises:
        TypeError: The values are not a view and a state of Sicario.
    """
    check_view(first)
    check_state(world)
    deck = world.deck
    turned = sum(isinstance(event, Drew) for step in steps for event in step) % len(deck)
    setup = Setup(world.characters, deck[len(deck) - turned :] + deck[: len(deck) - turned], first.sicario)
    return Trail((setup,), is_single=True)
