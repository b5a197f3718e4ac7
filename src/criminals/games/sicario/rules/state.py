"""The table, which everybody sees, and the truth."""

from typing import TYPE_CHECKING, ClassVar

import attrs
from typing_extensions import override

from criminals.core.base.building import stepper
from criminals.core.base.seats import CHANCE, Chance, Seat
from criminals.core.game.position import GameState
from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.rules.actions import Action
from criminals.games.sicario.rules.facts import Fact
from criminals.games.sicario.rules.layout import Layout
from criminals.games.sicario.rules.phase import Over, Phase, Rolling

if TYPE_CHECKING:  # the base class of a state names its views, which come later
    from criminals.games.sicario.knowledge.events import ViewEvent  # noqa: F401
    from criminals.games.sicario.knowledge.views import View  # noqa: F401


@attrs.frozen(weakref_slot=False, repr=False)
class Table:
    """Everything that all know (§6.1, §6.2). Tuples are by seat, but for `bottom`."""

    layout: Layout
    """The edition laid out for this number of players; for the library's own use."""
    phase: Phase
    """The decision to make now."""
    sicario: Seat
    """The sicario's seat (§2.1)."""
    positions: tuple[int | None, ...]
    """The space where each agent stands, 0 being the boats; None for one who is out, and for the sicario."""
    lost: tuple[int, ...]
    """The number of turns that each seat still loses (§7.4)."""
    facts: tuple[frozenset[Fact], ...]
    """The facts that were heard of each seat's character (§6.1)."""
    shown: tuple[str | None, ...]
    """The characters that everybody knows: of those who are out, of a captured sicario, of all at the end (§6.2)."""
    bottom: tuple[str, ...]
    """The event cards whose place everybody knows, the upper ones first: they are the lowest of the deck (§6.3)."""

    @property
    def edition(self) -> Edition:
        """The edition that is played with."""
        return self.layout.edition

    @property
    def players(self) -> int:
        """The number of players."""
        return self.layout.players

    @property
    def actor(self) -> Seat | Chance | None:
        """The seat whose turn it is, or `CHANCE` before a throw; None once the game is over."""
        phase = self.phase
        if isinstance(phase, Rolling):
            return CHANCE
        return None if isinstance(phase, Over) else phase.seat

    @property
    def agents(self) -> tuple[Seat, ...]:
        """The seats of the agents, those who are out and those at the embassy too."""
        return tuple(seat for seat in range(self.players) if seat != self.sicario)

    @property
    def unread_size(self) -> int:
        """The number of event cards on top, in an order that nobody knows."""
        return len(self.layout.edition.events) - len(self.bottom)

    @property
    def exposed(self) -> tuple[Seat, ...]:
        """The agents that stand on a street (§4.1)."""
        return tuple(seat for seat in range(self.players) if self.is_exposed(seat))

    def is_exposed(self, seat: Seat) -> bool:
        """True if an agent stands on a street (§4.1).

        Args:
            seat: A seat.

        Returns:
            True or False; False for the sicario.
        """
        return self.positions[seat] in self.layout.spaces.exposed

    def is_home(self, seat: Seat) -> bool:
        """True if an agent has reached the embassy (§3.2).

        Args:
            seat: A seat.

        Returns:
            True or False; False for the sicario.
        """
        return self.positions[seat] == self.layout.spaces.embassy

    def is_out(self, seat: Seat) -> bool:
        """True if an agent is eliminated (§4.3).

        Args:
            seat: A seat.

        Returns:
            True or False; False for the sicario.
        """
        return self.positions[seat] is None and seat != self.sicario

    def facts_of(self, seat: Seat) -> tuple[Fact, ...]:
        """The facts heard about a seat's character.

        Args:
            seat: A seat.

        Returns:
            The facts in a fixed order: answers, lights, missed names.
        """
        return tuple(sorted(self.facts[seat], key=self.layout.facts.ranks.__getitem__))

    @override
    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} of {self.layout!r}: sicario={self.sicario}, positions={self.positions}, "
            f"lost={self.lost}, shown={self.shown}, bottom={self.bottom}, phase={self.phase!r}>"
        )


@attrs.frozen(weakref_slot=False, repr=False)
class State(Table, GameState["State", Action, "View", "ViewEvent"]):
    """The truth: the table, who everybody is, and the order of the events. It stays in the process that hosts a game.

    It has the fields of a `Table` and two with the secrets. `repr` shows only what everybody knows, `reveal` shows all.
    """

    game: ClassVar[str] = "sicario"

    characters: tuple[str, ...]
    """The name of each seat's character (§2.2)."""
    unread: tuple[str, ...]
    """The event cards on top of those in `bottom`, the top one first (§6.3); none once the game is over."""

    @property
    def deck(self) -> tuple[str, ...]:
        """All event cards, the top one first."""
        return self.unread + self.bottom

    @property
    def table(self) -> Table:
        """The table, without the secrets: this may leave the process, a state may not."""
        return _table(self)


_table = stepper(Table)  # of whatever has the fields of a table
