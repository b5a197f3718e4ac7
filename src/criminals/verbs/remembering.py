"""The verbs of the past: the games that can have led to a world, and what a model of the opponents makes of them."""

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
    """Every past that a viewer's record and a world allow: all that was chosen and thrown unseen, if the world is true.

    Args:
        view_record: A game as one viewer perceived it, from its first view on.
        world: A state that is consistent with its last view.

    Returns:
        Records that lead to the world and that this viewer would have perceived the same, each once, found one by one.
        If the world is the true state, the true record is among them. In Crooks and Sicario there is exactly one; in
        Counterfeiters there may be very many. None, if the world is not consistent with the last view, or the record
        begins in the middle of a game.

    Raises:
        InvalidState: A step of the record does not follow on the view before it.
        TypeError: It is no view record, or the world is no state of its game.
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
    """What a viewer can believe who has a model of the opponents: worlds, weighed by how likely their pasts are.

    A world weighs as much as all its `histories` together, each by the product of the chances that the policy gives to
    what the other seats chose. These are summed ply by ply, without listing the histories.

    Args:
        view_record: A game as one viewer perceived it, from its first view on.
        policy: A model of the opponents: how likely each legal action is, by the view that the acting seat had then. An
            action that it leaves out has no chance; chances that do not sum to 1 are divided by their sum. It is asked
            about each choice of the others that was not forced, again for each world: it has to be quick.
        rng: The generator that draws the worlds.
        samples: How many worlds are drawn, each equally likely. If no more fit, each is taken once, and the posterior
            is exact.

    Returns:
        The worlds with their weights.

    Raises:
        InvalidArgument: The policy gives something else than chances of legal actions, or none; or by it the past was
            impossible in all worlds that were drawn, as it is if the record begins in the middle of a game.
        InvalidState: A step of the record does not follow on the view before it.
        TypeError: It is no view record.
    """
    return posteriors.posterior(view_record, policy, rng=rng, samples=samples)
