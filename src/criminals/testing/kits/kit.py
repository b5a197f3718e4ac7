"""Kits: what the laws need to know about a game besides its verbs."""

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
    """A game prepared for the laws. The laws of play need the first four fields, those of hidden information all.

    `perceived_at_first` and `perceived` state the rules on who knows what a second time: from true states alone,
    without the game's views and events. They return everything that a player at that seat perceives, and no more. The
    laws compare the views with them.
    """

    game: CompleteGame[S, A] = attrs.field(converter=_completed)
    universe: Callable[[S], Iterable[A]]
    """Every action that the edition of a state allows in any phase, and some that it does not have."""
    faults: Callable[[S], tuple[Fault | str, ...]]
    """The faults of a state, including wrong totals of money and cards."""
    longest: Callable[[S], int]
    """A bound on the actions of a whole game, by its first state."""
    perceived_at_first: Callable[[S, Viewer], Hashable] = _not_said
    """A viewer's perception of the set-up, from the first state."""
    perceived: Callable[[S, A, S, Viewer], Hashable] = _not_said
    """A viewer's perception of one step, from the state before, the action and the state after."""
    exchanged: Callable[[S, Rng], S] = _not_said
    """The state with two things exchanged that are hidden from somebody, legal or not, noticed or not.

    The same state, if there are no two.
    """
    retraced: Callable[[S, Sequence[A], S], tuple[S, Sequence[A]]] = _not_said
    """The first state and the actions that lead to another last state, given a first state, the actions played and
    that last state. There is one action for each that was played; some are illegal if no play leads there."""
    whereabouts: Callable[[S], Mapping[Any, Collection[Any]]] = _not_said
    """The things at each place, as `marginals` names them."""
    arguments: Callable[[Any], Mapping[str, Sequence[object]]] = _no_arguments
    """By the names of parameters of a view's methods all that they can be: for those whose type does not tell."""
    also_shown: Callable[[S, Viewer], Mapping[str, object]] = _nothing
    """Further values that a viewer is given, by name, beyond those of public names: an encoding, a bot's advice."""
