"""Kits: the facts about a game that the laws need besides its verbs."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

import attrs

from criminals.core.base.errors import Fault
from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game.defaults import completed
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame, Game, Rng

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


def _not_said(*_: object) -> NoReturn:
    raise TypeError("a law of hidden information needs more of the kit than it says: see Kit")


def _completed(game: Game[S, A]) -> CompleteGame[S, A]:
    return completed(game)


def _nothing(*_: object) -> Mapping[str, object]:
    return {}


def _no_arguments(_: object) -> Mapping[str, Sequence[object]]:
    return {}


@attrs.frozen
class Kit(Generic[S, A]):
    """A game prepared for the laws.

    The laws of play need the first four fields, the laws of hidden information all but the last two.

    `perceived_at_first` and `perceived` state the rules about who knows what a second time: from true states alone,
    without the game's views and events. They return everything that a player at that seat perceives, and no more. The
    laws compare the views with them.
    """

    game: CompleteGame[S, A] = attrs.field(converter=_completed)
    """The game: a module, or any object, that is a `Game`."""
    universe: Callable[[S], Iterable[A]]
    """Returns every action that the edition of a state allows in any phase, and some that it does not have."""
    faults: Callable[[S], tuple[Fault | str, ...]]
    """Returns the faults of a state, such as wrong totals of money and cards."""
    longest: Callable[[S], int]
    """Returns a bound on the number of actions of a whole game, given its first state."""
    perceived_at_first: Callable[[S, Viewer], Hashable] = _not_said
    """Returns everything that a viewer perceives of the set-up, given the first state."""
    perceived: Callable[[S, A, S, Viewer], Hashable] = _not_said
    """Returns everything that a viewer perceives of a step, given the state before, the action and the state after."""
    exchanged: Callable[[S, Rng], S] = _not_said
    """Returns the state with two things exchanged that are hidden from somebody. The result may be illegal or noticed.

    It returns the same state if there are no two such things.
    """
    retraced: Callable[[S, Sequence[A], S], tuple[S, Sequence[A]]] = _not_said
    """Returns the first state and the actions that lead to another last state.

    It gets a first state, the actions played and the other last state. It returns one action for each that was played;
    some are illegal if no play leads there.
    """
    whereabouts: Callable[[S], Mapping[Any, Collection[Any]]] = _not_said
    """Returns the things at each place, as `marginals` names them."""
    arguments: Callable[[Any], Mapping[str, Sequence[object]]] = _no_arguments
    """Returns the possible arguments of a view's methods by parameter name, where the type does not tell them."""
    also_shown: Callable[[S, Viewer], Mapping[str, object]] = _nothing
    """Returns further values that a viewer is given, by name, beyond public names: an encoding, or a bot's advice."""
