"""The state of a game: a table of public facts, and what is secret besides."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Protocol, TypeAlias

import attrs
from typing_extensions import override

from criminals.core.base.building import stepper
from criminals.core.base.seats import Seat
from criminals.core.game.position import GameState
from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.rules.actions import Action
from criminals.games.crooks.rules.layout import Layout
from criminals.games.crooks.rules.masks import free_of, payable_of
from criminals.games.crooks.rules.phase import Over, Phase
from criminals.games.crooks.rules.pieces import Card, Discard, Look, Origin

if TYPE_CHECKING:  # the base class of a state names its views, which come later
    from criminals.games.crooks.knowledge.events import ViewEvent  # noqa: F401
    from criminals.games.crooks.knowledge.views import View  # noqa: F401

Stack: TypeAlias = tuple[Card, ...]
"""One player's crooks at one target, the first placed first. Only that one can be face down (§6.12)."""

Row: TypeAlias = tuple[Stack, ...]
"""One player's stacks, a target each."""


@attrs.frozen(weakref_slot=False, repr=False)
class Table:
    """Everything everybody knows (§6.1, §6.2).

    A `State` is a table with secrets added, and a `View` is a table with what its viewer knows added; `state.table` is
    the table alone. Fields with a part for each hangout are in the order of the letters, fields with a part for each
    target in the order of rising numbers.
    """

    layout: Layout
    """The edition laid out for this number of players; for the library's own use."""
    sizes: tuple[int, ...]
    """The number of crooks in each hangout; `size(letter)` finds it by letter."""
    looks: tuple[tuple[Look, ...], ...]
    """For each hangout, who looked in and how many crooks lay there: the most crooks first, then by seat (§6.10)."""
    left: frozenset[str]
    """Hangouts that somebody had to leave with nothing: only Bosses are there (§3.9)."""
    rows: tuple[Row, ...]
    """For each seat a stack for each target: a tuple of cards, the first placed first. `stack(seat, target)` finds one
    by the number of its target."""
    discards: tuple[Discard, ...]
    """Crooks that went back to the box, in the order of their origins (§6.11)."""
    money: tuple[int, ...]
    """The dollars of each seat."""
    bank: int
    """The dollars of the bank."""
    passed: tuple[bool, ...]
    """True for each seat that has passed."""
    phase: Phase
    """The decision to make now."""

    @property
    def edition(self) -> Edition:
        """The edition that is played with."""
        return self.layout.edition

    @property
    def players(self) -> int:
        """The number of players."""
        return self.layout.players

    @property
    def actor(self) -> Seat | None:
        """The seat whose turn it is; None once the game is over (§3.1, §3.3)."""
        phase = self.phase
        return None if isinstance(phase, Over) else phase.seat

    def size(self, hangout: str) -> int:
        """The number of crooks in a hangout.

        Args:
            hangout: The letter of a hangout in play.

        Returns:
            The number.

        Raises:
            KeyError: There is no such hangout.
        """
        return self.sizes[self.layout.hangouts[hangout]]

    def stack(self, seat: Seat, target: int) -> Stack:
        """The crooks of a seat at a target.

        Args:
            seat: A seat.
            target: The number of a target.

        Returns:
            The cards, the first placed first.

        Raises:
            KeyError: There is no such target.
            IndexError: There is no such seat.
        """
        return self.rows[seat][self.layout.targets[target]]

    @override
    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} of {self.layout!r}: sizes={self.sizes}, money={self.money}, bank={self.bank}, "
            f"passed={self.passed}, phase={self.phase!r}>"
        )


class Known(Protocol):
    """The part of a state, or of the actor's view, that the rules of a phase may ask for: nothing that others hide."""

    @property
    def layout(self) -> Layout: ...
    @property
    def sizes(self) -> tuple[int, ...]: ...
    @property
    def rows(self) -> tuple[Row, ...]: ...
    @property
    def money(self) -> tuple[int, ...]: ...
    @property
    def passed(self) -> tuple[bool, ...]: ...
    @property
    def payable(self) -> int:
        """The mask `payable_of` the sizes."""
        ...

    @property
    def free(self) -> int:
        """The mask `free_of` the rows."""
        ...

    def pile(self, hangout: str) -> tuple[int, ...]:
        """The ids in the hangout just paid for, ascending (§6.3)."""
        ...

    def crook_of(self, origin: Origin) -> int:
        """The crook in hand, by its origin (§6.10)."""
        ...


def _payable(state: "State") -> int:
    return payable_of(state.sizes, state.layout.bits)


def _free(state: "State") -> int:
    return free_of(state.rows)


@attrs.frozen(weakref_slot=False, repr=False)
class State(Table, GameState["State", Action, "View", "ViewEvent"]):
    """The truth: the table and who the hidden crooks are. It never leaves the process that hosts a game.

    It has the fields of a `Table`, and two with the secrets. Only the action `Take` changes a secret: cards that lie or
    move on the table keep their origins. `repr` shows only what everybody knows, `reveal` shows all.
    """

    game: ClassVar[str] = "crooks"

    dealt: tuple[tuple[int, ...], ...]
    """The ids that each hangout was dealt: those still there, ascending, then those taken, the last taken first.

    So the crook taken when n lay there has the index n-1, whatever became of it: in hand (§6.4), in a row, or gone.
    Together with the table, this field tells the deal and all hidden takes, and nothing else (§6.14).
    """
    undealt: tuple[int, ...]
    """The ids that stayed in the box (§2.3); nobody sees them, not even at the end (§6.8)."""
    payable: int = attrs.field(init=False, eq=False, default=attrs.Factory(_payable, takes_self=True))
    """The result of `payable_of` for `sizes`, kept up to date because every turn asks for it."""
    free: int = attrs.field(init=False, eq=False, default=attrs.Factory(_free, takes_self=True))
    """The result of `free_of` for `rows`, kept up to date because every turn asks for it."""

    @property
    def table(self) -> Table:
        """The public part alone, without the secrets: it may leave the process, a state may not."""
        return Table(
            self.layout,
            self.sizes,
            self.looks,
            self.left,
            self.rows,
            self.discards,
            self.money,
            self.bank,
            self.passed,
            self.phase,
        )

    def crook_of(self, origin: Origin) -> int:
        """The id of the crook with an origin (§6.10).

        Args:
            origin: The origin of a crook that has left its hangout.

        Returns:
            The id of the crook.
        """
        return self.dealt[self.layout.hangouts[origin.hangout]][origin.number - 1]

    def pile(self, hangout: str) -> tuple[int, ...]:
        """The crooks in a hangout (§6.3): ids, ascending; the order has no meaning (§6.9).

        Args:
            hangout: The letter of a hangout in play.

        Returns:
            The ids, ascending.
        """
        at = self.layout.hangouts[hangout]
        return self.dealt[at][: self.sizes[at]]

    @property
    def piles(self) -> tuple[tuple[int, ...], ...]:
        """The ids of the crooks in each hangout."""
        return tuple(map(self.pile, self.layout.letters))

    @property
    def taken(self) -> tuple[tuple[int, ...], ...]:
        """The ids of the crooks that left each hangout, in the order they left."""
        return tuple(ids[size:][::-1] for ids, size in zip(self.dealt, self.sizes, strict=True))


with_secrets: Callable[..., State] = stepper(State, "dealt", "undealt", "payable", "free")
"""The state with the public facts of a table and with these secrets; `payable` and `free` follow from the table."""


def with_stack(rows: tuple[Row, ...], seat: Seat, target: int, stack: Stack) -> tuple[Row, ...]:
    """The rows with another stack for a seat at a target."""
    changed_rows = [*rows]
    row = [*changed_rows[seat]]
    row[target] = stack
    changed_rows[seat] = tuple(row)
    return tuple(changed_rows)
