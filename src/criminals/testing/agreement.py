"""Play compared, ply by ply, with a second implementation of the same rules."""

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

from criminals.core.protocol import Game, Position, Rng, Value
from criminals.core.seats import wire_name
from criminals.testing.broken import LawBroken

S = TypeVar("S", bound=Position)
A = TypeVar("A", bound=Value)
M = TypeVar("M", bound="Model")


class Model(Protocol):
    """A plain second implementation, that is told actions by their texts and changes as they are played."""

    def actor(self) -> int | str | None:
        """Who is to act: a seat, "chance", or None once it is over."""
        ...

    def legal(self) -> list[str]:
        """The legal actions as texts, in their order."""
        ...

    def apply(self, text: str) -> None:
        """Play an action."""
        ...

    def points(self) -> list[int]:
        """The points if the game ended now."""
        ...

    def winners(self) -> list[int] | None:
        """Who won, once it is over."""
        ...


def check_agreement(
    game: Game[S, A], state: S, model: M, rng: Rng, differences: Callable[[S, M], Sequence[str]] = lambda _s, _m: ()
) -> int:
    """Play a whole random game on both; at every state they must agree. `differences` may compare more of the two.

    Returns how many actions the game had.
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
