"""The verbs about the past: the games that can have led to a world, and worlds weighed by a model of the players."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from typing_extensions import TypeVar

from criminals.core.base.value import Value
from criminals.core.game.position import GameState, GameView
from criminals.core.game.protocol import Rng
from criminals.core.records import pasts
from criminals.core.records import posterior as posteriors
from criminals.core.records.posterior import Posterior
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)
V = TypeVar("V", bound=GameView)


def histories(view_record: ViewRecord[GameView[S, A, Any, Any], Any], world: S) -> Iterator[Record[Any, Any, A, S]]:
    """Find every past that fits a viewer's record and leads to a world, with all hidden choices and throws.

    Args:
        view_record: A game as one viewer perceived it, from its first view on.
        world: A state that is consistent with the last view of the record.

    Returns:
        An iterator of records, each once, found one by one. They lead to the world, and this viewer would have
        perceived the same in each. If the world is the true state, the true record is among them. In Crooks and Sicario
        there is exactly one; in Counterfeiters there may be very many. It is empty if the world is not consistent with
        the last view, or if the record begins in the middle of a game.

    Raises:
        InvalidState: A step of the record does not follow on the view before it.
        TypeError: `view_record` is not a view record, or `world` is not a state of its game.
    """
    found: Iterator[Record[Any, Any, A, S]] = pasts.histories(view_record, world)
    return found


def posterior(
    view_record: ViewRecord[GameView[S, A, V, Any], Any],
    policy: Callable[[V], Mapping[A, float]],
    *,
    rng: Rng,
    samples: int = 1000,
) -> Posterior[S]:
    """Draw worlds and weigh them by a model of the other players: by how likely the pasts of each world are.

    The weight of a world is the sum over all its `histories`. Each history counts the product of the chances that the
    policy gives to the choices of the other seats. The sum is computed ply by ply, without listing the histories.

    Args:
        view_record: A game as one viewer perceived it, from its first view on.
        policy: A model of the other players. It gets the view that the acting seat had, and returns the chance of each
            legal action. Actions that it leaves out have no chance; chances that do not sum to 1 are divided by their
            sum. It is called for each choice of the others that was not forced, again for each world, so it should be
            quick.
        rng: The generator to draw the worlds with.
        samples: The number of worlds to draw, each equally likely. If there are no more than this, each is taken once,
            and the posterior is exact.

    Returns:
        The worlds with their weights.

    Raises:
        InvalidArgument: `samples` is not a whole number from 1 up; the policy returned something other than chances of
            legal actions, or none; or the policy makes the past impossible in all worlds that were drawn, as happens if
            the record begins in the middle of a game.
        InvalidState: A step of the record does not follow on the view before it, or no game comes to the last view, so
            it has no worlds.
        TypeError: `view_record` is not a view record.
    """
    return posteriors.posterior(view_record, policy, rng=rng, samples=samples)
