"""Checks that all games share: of the type and game of a value, and of states that no game comes to."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias, TypeVar, cast

from criminals.core.base.errors import Fault, InvalidState
from criminals.core.base.faults import listed

S = TypeVar("S")
V = TypeVar("V")

LONGEST_NAMED: Final = 100
"""The most characters of a value that an error shows."""

Check: TypeAlias = Callable[[object], None]
"""A check of a value: it raises `TypeError`, or does nothing."""


def checks_of(game: str, state_class: type, view_class: type) -> tuple[Check, Check, Check]:
    """Make three checks for the arguments of a game's verbs: of a state, of a view, and of either.

    Args:
        game: The name of the game.
        state_class: The class of its states.
        view_class: The class of its views.

    Returns:
        Three functions that raise `TypeError` for anything else. The message names the verb that makes the right value.
    """
    either = (state_class, view_class)

    def check_state(state: object) -> None:
        if isinstance(state, view_class):
            raise TypeError("a view is no state: sample_world(view, rng) gives one that may lie behind it")
        if not isinstance(state, state_class):
            raise TypeError(f"expected a state of {game.capitalize()}, got {shortened(state)}")

    def check_view(view: object) -> None:
        if isinstance(view, state_class):
            raise TypeError("a state is no view: view(state, viewer) gives what a viewer may know of it")
        if not isinstance(view, view_class):
            raise TypeError(f"expected a view of {game.capitalize()}, got {shortened(view)}")

    def check_position(position: object) -> None:
        if not isinstance(position, either):
            raise TypeError(f"expected a state or a view of {game.capitalize()}, got {shortened(position)}")

    return check_state, check_view, check_position


def shortened(value: object) -> str:
    """A short text for any value that a caller may have passed by mistake."""
    text = repr(value)
    return text if len(text) <= LONGEST_NAMED else f"{text[:LONGEST_NAMED]}..., a {type(value).__name__}"


def check_is_action(action: object, game: str, actions: tuple[type, ...]) -> None:
    """Raise `TypeError` for anything that is not an action of a game. For a text, the error names `parse_action`.

    Args:
        action: The value to check.
        game: The name of the game.
        actions: The classes of the game's actions.

    Raises:
        TypeError: The value is not an action of the game.
    """
    if isinstance(action, str):
        raise TypeError(f"{action!r} is a text, not an action: parse_action({game!r}, {action!r}) makes one of it")
    if not isinstance(action, actions):
        raise TypeError(f"{shortened(action)} is no action of {game.capitalize()}")


def check_possible(what: str, faults: Iterable[Fault | str]) -> None:
    """Raise `InvalidState` if a state or a view has faults: no game comes to it then."""
    found = listed(faults)
    if found:
        raise InvalidState(what, found)


def check_sound(
    position: S | V,
    state_class: type[S],
    faults: Callable[[S], Iterable[Fault]],
    view_faults: Callable[[V], Iterable[Fault]],
) -> None:
    """Raise `InvalidState` for a state or a view that no game comes to."""
    if isinstance(position, state_class):
        check_possible("state", faults(position))
    else:
        check_possible("view", view_faults(cast(V, position)))
