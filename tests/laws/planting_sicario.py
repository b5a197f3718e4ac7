"""Ways to plant a fault in a copy of Sicario, and a game in which every secret of it is at stake."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any, Final

from criminals.games import sicario
from criminals.games.sicario import Action, Setup, State
from criminals.testing import Kit, sicario_kit
from tests.laws import copies

SETUP: Final = Setup(
    ("Glenda", "Olga", "Boris"),
    (
        *("tip-off", "lose-turn", "advance-3", "advance-2", "roll-again", "blackout", "take-cover", "retreat-1"),
        *("tip-off", "lose-turn", "advance-1", "retreat-2", "advance-4", "tip-off", "blackout", "lose-turn"),
    ),
)

ASKED: Final = (
    *("roll 1", "ask 1 hat", "roll 1", "ask 2 man", "roll 5", "disc woman no-hat glasses", "eliminate 2 Felix"),
    *("roll 3", "roll 5", "roll 1", "roll 1", "roll 1", "roll 5", "capture Wanda"),
)
"""Both agents answer, the disc is used, names are missed, and six cards are read: two in a row move an agent."""

CAUGHT: Final = (*ASKED, "roll 3", "capture Glenda")
"""The same game to its end."""


def asked() -> State:
    """The start of the game that is written above."""
    return sicario.new_game(setup=SETUP)


def actions_of(texts: Iterable[str]) -> list[Action]:
    """Actions by their texts."""
    return [sicario.parse_action(text) for text in texts]


def after(texts: Iterable[str]) -> State:
    """The state after actions of the game that is written above."""
    state = asked()
    for action in actions_of(texts):
        state = sicario.apply(state, action)
    return state


KIT: Final = sicario_kit()

broken = partial(copies.broken, KIT)
with_view = partial(copies.with_view, KIT)
deaf_to = partial(copies.deaf_to, KIT)
twice = partial(copies.twice, KIT)
chances_of = partial(copies.chances_of, KIT)


def play_leaks(
    kit: Kit[Any, Any], games: int = 3, moments: int = 2, only: Callable[[str], object] | None = None
) -> None:
    """The game that is written above, and small ones, under the law that nothing leaks."""
    copies.play_leaks(kit, asked(), actions_of(ASKED), games, moments, only)


def believe(kit: Kit[Any, Any], games: int = 12) -> None:
    """The game that is written above, and small ones, of which views are asked for their beliefs."""
    copies.believe(kit, asked(), actions_of(ASKED), games)
