"""The table, that everybody sees, and the truth."""

from typing import ClassVar

import attrs
from typing_extensions import override

from criminals.core.building import builder
from criminals.core.seats import Seat
from criminals.games.counterfeiters.actions import Fakes
from criminals.games.counterfeiters.edition import STEP, Edition
from criminals.games.counterfeiters.layout import Holding, Layout
from criminals.games.counterfeiters.phase import Over, Phase


@attrs.frozen(weakref_slot=False)
class Crew:
    """What everybody knows of a player (§7.1)."""

    idle: int
    """Henchmen that are still to be played in this round."""
    cards: tuple[int, ...]
    """The ids of the cards owned, ascending."""
    fakes: Fakes
    wealth: int
    """Cash and offshore money together (§7.1)."""
    least: int
    """The least cash that the others can not rule out (§7.2)."""
    most: int
    """The most cash that the others can not rule out: every amount between, in steps of $10, is possible too."""

    @property
    def possible(self) -> range:
        """The amounts of cash that the others can not rule out (§7.2, §7.5)."""
        return range(self.least, self.most + STEP, STEP)


new_crew = builder(Crew)


@attrs.frozen(weakref_slot=False, repr=False)
class Table:
    """What everybody knows (§7.1). Tuples are by seat, by space of the market, or by action space (`layout.spaces`)."""

    layout: Layout
    phase: Phase
    crews: tuple[Crew, ...]
    """For each seat what everybody knows of it."""
    henchmen: tuple[Seat | None, ...]
    """For each action space whose henchman stands there: `henchman(name)` finds one by the name of the space."""
    market: tuple[int | None, ...]
    """For each space of the black market the id of the card there."""
    binned: tuple[int, ...]
    """The ids of the cards that went to the bin, ascending (§3.6)."""
    stack_size: int
    leftover: tuple[int, ...]
    """The rest of the stack, the top card first: shown at the end (§7.4), empty before."""
    bank: int
    pawn: int
    """The space of the police track where the pawn stands."""
    quiet: bool
    """Whether the pawn has not moved in this round (§3.5)."""
    first: Seat
    """The first player of this round."""
    next_first: Seat
    """The first player of the next round (§3.8)."""

    @property
    def edition(self) -> Edition:
        """The box that is played with."""
        return self.layout.edition

    @property
    def players(self) -> int:
        """How many play."""
        return self.layout.players

    @property
    def actor(self) -> Seat | None:
        """The seat to act; None once the game is over (§3.1)."""
        phase = self.phase
        return None if isinstance(phase, Over) else phase.seat

    @property
    def supply(self) -> Fakes:
        """How many fakes of each quality nobody has."""
        return self.supply_of(1), self.supply_of(2), self.supply_of(3)

    def supply_of(self, quality: int) -> int:
        """How many fakes of a quality nobody has."""
        at = quality - 1
        left = self.layout.edition.fakes[at]
        for crew in self.crews:
            left -= crew.fakes[at]
        return left

    @property
    def refused(self) -> int:
        """Up to which quality the supermarket refuses fakes (§5.2)."""
        return self.layout.refused[self.pawn]

    @property
    def is_ending(self) -> bool:
        """Whether the pawn has come to its last space (§5.4)."""
        return self.pawn == self.layout.board.last

    def holding(self, seat: Seat) -> Holding:
        """What the cards of a seat amount to."""
        return self.layout.holding(self.crews[seat].cards)

    def henchman(self, space: str) -> Seat | None:
        """Whose henchman stands on the space of a name, such as `"print 1"`."""
        return self.henchmen[self.layout.numbers[space]]

    @override
    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} of {self.layout!r}: crews={self.crews}, market={self.market}, "
            f"stack_size={self.stack_size}, bank={self.bank}, pawn={self.pawn}, phase={self.phase!r}>"
        )


@attrs.frozen(weakref_slot=False, repr=False)
class State(Table):
    """The truth: the table, how money is split, and the order of the stack. It stays in the process that hosts a game.

    `repr` shows only what everybody knows, `reveal` shows all.
    """

    game: ClassVar[str] = "counterfeiters"

    cash: tuple[int, ...]
    """For each seat its cash; the rest of its wealth is offshore (§7.2)."""
    stack: tuple[int, ...]
    """The ids of the cards in the stack, the top one first (§7.3); empty once the game is over."""

    @property
    def table(self) -> Table:
        """What everybody knows, without the secrets: this may leave the process, a state may not."""
        return Table(
            self.layout,
            self.phase,
            self.crews,
            self.henchmen,
            self.market,
            self.binned,
            self.stack_size,
            self.leftover,
            self.bank,
            self.pawn,
            self.quiet,
            self.first,
            self.next_first,
        )

    @property
    def offshore(self) -> tuple[int, ...]:
        """For each seat its offshore money."""
        return tuple(crew.wealth - cash for crew, cash in zip(self.crews, self.cash, strict=True))


new_state = builder(State)


def changed(
    state: State,
    phase: Phase,
    *,
    crews: tuple[Crew, ...] | None = None,
    henchmen: tuple[Seat | None, ...] | None = None,
    market: tuple[int | None, ...] | None = None,
    binned: tuple[int, ...] | None = None,
    bank: int | None = None,
    pawn: int | None = None,
    quiet: bool | None = None,
    first: Seat | None = None,
    cash: tuple[int, ...] | None = None,
    stack: tuple[int, ...] | None = None,
) -> State:
    """The state with a new phase, and with what is given in place of what was."""
    if stack is None:
        stack = state.stack
    return new_state(
        state.layout,
        phase,
        state.crews if crews is None else crews,
        state.henchmen if henchmen is None else henchmen,
        state.market if market is None else market,
        state.binned if binned is None else binned,
        len(stack),
        state.leftover,
        state.bank if bank is None else bank,
        state.pawn if pawn is None else pawn,
        state.quiet if quiet is None else quiet,
        state.first if first is None else first,
        state.next_first,
        state.cash if cash is None else cash,
        stack,
    )
