"""What the laws need to know of a game besides its verbs."""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, Generic, NoReturn, TypeVar

import attrs

import criminals
from criminals.core.protocol import Game, Position, Rng, Value
from criminals.core.seats import Viewer

S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Value)


def _not_said(*_: object) -> NoReturn:
    raise TypeError("a law of hidden information needs more of the kit than it says: see Kit")


def _nothing(*_: object) -> Mapping[str, object]:
    return {}


@attrs.frozen
class Kit(Generic[S, A]):
    """A game, made ready for the laws: for the laws of play its first four fields, for those of hidden information all.

    `perceived_at_first` and `perceived` are the rules on who knows what, written a second time: from true states alone,
    with no help from the game's views and events. They must tell all that a player at that place of the table perceives
    and no more. The laws hold the views to them.
    """

    game: Game[S, A]
    universe: Callable[[S], Iterable[A]]
    """Every action there could be in the box of a state, and a margin outside it."""
    faults: Callable[[S], tuple[str, ...]]
    """What is broken in a state; the totals of what can only move, too."""
    longest: Callable[[S], int]
    """A bound on the actions of a whole game, by its first state."""
    perceived_at_first: Callable[[S, Viewer], Hashable] = _not_said
    """What a viewer perceives of the set-up, by the first state."""
    perceived: Callable[[S, A, S, Viewer], Hashable] = _not_said
    """What a viewer perceives of one step, by the state before, the action and the state after."""
    exchanged: Callable[[S, Rng], S] = _not_said
    """The state with two things exchanged that not everybody sees, whatever the rules or anybody's knowledge say to it.

    The same state, if there are no two.
    """
    retraced: Callable[[S, Sequence[A], S], tuple[S, Sequence[A]]] = _not_said
    """From a first state, the actions played, and a state that could lie there now in place of the true one: the first
    state and the actions by which it did, one for each of those played. Some may be illegal, if it could not."""
    whereabouts: Callable[[S], Mapping[Any, Collection[Any]]] = _not_said
    """The things at each place that `marginals` speaks of."""
    also_shown: Callable[[S, Viewer], Mapping[str, object]] = _nothing
    """What else a viewer is handed, by name, besides what the verbs give: a mask, a document, an encoding."""


def view_documents(state: Value, viewer: Viewer) -> dict[str, object]:
    """What a host sends, for `Kit.also_shown`: the view as a document."""
    return {"the document of the view": criminals.dumps(criminals.view(state, viewer))}
