"""The law of agreement: play is the same, ply by ply, in a second implementation of the rules."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from criminals.core.base.seats import wire_name
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.testing.laws.broken import LawBroken

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)
M = TypeVar("M", bound="Model")


class Model(Protocol):
    """A plain second implementation of a game. It takes actions as texts, and changes as they are played."""

    def actor(self) -> int | str | None:
        """The seat whose turn it is.

        Returns:
            A seat, `"chance"`, or None once the game is over.
        """
        ...

    def legal(self) -> list[str]:
        """The legal actions.

        Returns:
            Their texts, in order.
        """
        ...

    def apply(self, text: str) -> None:
        """Play an action.

        Args:
            text: The text of the action.
        """
        ...

    def points(self) -> list[int]:
        """The points if the game ended now.

        Returns:
            The points by seat.
        """
        ...

    def winners(self) -> list[int] | None:
        """The winners.

        Returns:
            The winning seats, ascending; None while the game goes on.
        """
        ...


def check_agreement(
    game: CompleteGame[S, A],
    state: S,
    model: M,
    rng: Rng,
    differences: Callable[[S, M], Sequence[str]] = lambda _s, _m: (),
) -> int:
    """Play a whole random game on two implementations, and check that they agree at every state.

    Args:
        game: The game.
        state: Its first state.
        model: The second implementation, at the same state.
        rng: The generator that chooses the actions.
        differences: Compares more: called with the state and the model, it returns a text for each difference.
            By default nothing more is compared.

    Returns:
        The number of actions.

    Raises:
        LawBroken: They disagree; the text says where.
    """
    played: list[str] = []
    while True:
        actions = game.legal_actions(state)
        outcome, actor = game.outcome(state), game.actor(state)
        found = {
            "actor": (None if actor is None else wire_name(actor), model.actor()),
            "legal actions": ([str(action) for action in actions], model.legal()),
            "points": (list(game.score(state).points), model.points()),
            "winners": (None if outcome is None else list(outcome.winners), model.winners()),
        }
        faults = [f"{what}: {ours} / {theirs}" for what, (ours, theirs) in found.items() if ours != theirs]
        faults.extend(differences(state, model))
        if faults:
            raise LawBroken(f"the two disagree after {played}: {'; '.join(faults)}")
        if not actions:
            return len(played)
        action = actions[rng.randrange(len(actions))]
        state = game.apply(state, action)
        model.apply(str(action))
        played.append(str(action))
