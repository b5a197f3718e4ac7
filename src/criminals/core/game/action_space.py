"""Numbers for actions, for learning programs."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Generic

import attrs
from typing_extensions import TypeVar, override

from criminals.core.base.faults import given, invalid
from criminals.core.base.value import Value

A = TypeVar("A", bound=Value)


def _numbered(space: "ActionSpace[A]") -> Mapping[A, int]:
    return {action: number for number, action in enumerate(space.actions)}


@attrs.frozen(repr=False)
class ActionSpace(Generic[A]):
    """Every action of an edition for a number of players, each with a number from 0.

    An action keeps its number as long as the rules version of the game stays the same.
    """

    game: str
    """The name of the game."""
    edition: Any
    """The edition."""
    players: int
    """The number of players."""
    actions: tuple[A, ...]
    """All actions. The number of an action is its index here."""
    _legal: Callable[[Any], tuple[A, ...]] = attrs.field(eq=False)
    _numbers: Mapping[A, int] = attrs.field(init=False, eq=False, default=attrs.Factory(_numbered, takes_self=True))

    @property
    def size(self) -> int:
        """The number of actions."""
        return len(self.actions)

    def __len__(self) -> int:
        return len(self.actions)

    def __iter__(self) -> Iterator[A]:
        return iter(self.actions)

    def encode(self, action: A) -> int:
        """The number of an action.

        Args:
            action: An action of the game.

        Returns:
            A number from 0 to `size - 1`.

        Raises:
            InvalidArgument: This space does not have the action.
        """
        try:
            return self._numbers[action]
        except (KeyError, TypeError):
            raise invalid("no_action_of_space", given=given(action), space=given(self)) from None

    def decode(self, number: int) -> A:
        """The action with a number.

        Args:
            number: A number from 0 to `size - 1`.

        Returns:
            The action.

        Raises:
            InvalidArgument: No action has this number.
        """
        # no numbers from the end: -1 would be an action, and the wrong one
        if type(number) is not int or not 0 <= number < len(self.actions):
            raise invalid("no_action_number", last=len(self.actions) - 1, given=given(number))
        return self.actions[number]

    def mask(self, position: Value) -> bytes:
        """Mark the legal actions.

        Args:
            position: A state or a view of the same game, edition and number of players.

        Returns:
            A byte for each action: 1 if it is legal in the state or for the viewer of the view, else 0.

        Raises:
            InvalidArgument: The position belongs to another game or edition, or has another number of players.
        """
        of = (position.game, getattr(position, "edition", None), getattr(position, "players", None))
        if of != (self.game, self.edition, self.players):
            raise invalid("not_of_space", given=given(position), space=given(self))
        mask = bytearray(len(self.actions))
        for action in self._legal(position):
            mask[self._numbers[action]] = 1
        return bytes(mask)

    @override
    def __repr__(self) -> str:
        name = getattr(self.edition, "name", self.edition)
        return f"<ActionSpace of {self.game}, edition {name!r}, {self.players} players: {self.size} actions>"
