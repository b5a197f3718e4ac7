"""The table, that everybody sees, and the truth."""

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Protocol

import attrs
from typing_extensions import override

from criminals.core.base.building import builder, drafter, sealer
from criminals.core.base.seats import Seat
from criminals.core.game.position import GameState
from criminals.games.counterfeiters.box.edition import STEP, Edition, Kind
from criminals.games.counterfeiters.rules.actions import Action, Fakes
from criminals.games.counterfeiters.rules.gear import Gear, gear_of
from criminals.games.counterfeiters.rules.layout import LAWYERS, Layout
from criminals.games.counterfeiters.rules.legality import why_not_buy, why_not_stand
from criminals.games.counterfeiters.rules.phase import Over, Phase

if TYPE_CHECKING:  # the base class of a state names its views, which come later
    from criminals.games.counterfeiters.knowledge.events import ViewEvent  # noqa: F401
    from criminals.games.counterfeiters.knowledge.views import View  # noqa: F401


@attrs.frozen(weakref_slot=False)
class Crew:
    """The public facts about a player (§7.1)."""

    idle: int
    """Henchmen that are still to be played in this round."""
    cards: tuple[int, ...]
    """The ids of the cards owned, ascending."""
    fakes: Fakes
    """The numbers of fakes of quality 1, 2 and 3."""
    wealth: int
    """Cash and offshore money together (§7.1)."""
    least: int
    """The least cash that the others cannot rule out (§7.2)."""
    most: int
    """The most cash that the others cannot rule out: every amount between, in steps of $10, is possible too."""

    @property
    def possible(self) -> range:
        """The amounts of cash that the others cannot rule out (§7.2, §7.5)."""
        return range(self.least, self.most + STEP, STEP)


new_crew = builder(Crew)


def _open(table: "Table") -> int:
    return open_spaces(table.market, table.henchmen)


def _gear(table: "Table") -> tuple[Gear, ...]:
    return gear_by_seat(table.layout, table.crews)


def _supply(table: "Table") -> Fakes:
    return supply_left(table.layout, table.crews)


@attrs.frozen(weakref_slot=False, repr=False)
class Table:
    """The public part of a state (§7.1). Tuples are by seat, by market space, or by action space in board order.

    The attributes `open`, `gear` and `supply` follow from the fields. The rules carry them along, since every move asks
    for them.
    """

    layout: Layout
    """The edition laid out for this number of players; for the library's own use."""
    phase: Phase
    """The decision to make now."""
    crews: tuple[Crew, ...]
    """For each seat what everybody knows of it."""
    henchmen: tuple[Seat | None, ...]
    """For each action space whose henchman stands there: `henchman(name)` finds one by the name of the space."""
    market: tuple[int | None, ...]
    """For each space of the black market the id of the card there."""
    binned: tuple[int, ...]
    """The ids of the cards that went to the bin, ascending (§3.6)."""
    stack_size: int
    """The number of cards in the stack."""
    leftover: tuple[int, ...]
    """The rest of the stack, the top card first: shown at the end (§7.4), empty before."""
    bank: int
    """The dollars of the bank."""
    pawn: int
    """The space of the police track where the pawn stands."""
    moved: bool
    """True if the pawn has moved in this round; between two rounds, in the round that has ended (§3.5)."""
    quiet: int
    """The number of rounds in a row without a move of the pawn; a move sets it to 0 (§3.5)."""
    first: Seat
    """The first player of this round."""
    next_first: Seat
    """The first player of the next round (§3.8)."""
    open: int = attrs.field(init=False, eq=False, default=attrs.Factory(_open, takes_self=True))
    """The free action spaces, as bits: nobody stands there, and in the market there is a card.

    Bit 0 is for the first place of `henchmen`.
    """
    gear: tuple[Gear, ...] = attrs.field(init=False, eq=False, default=attrs.Factory(_gear, takes_self=True))
    """For each seat the gear that its cards make up."""
    supply: Fakes = attrs.field(init=False, eq=False, default=attrs.Factory(_supply, takes_self=True))
    """The number of fakes of each quality that nobody owns."""

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
        """The seat whose turn it is; None once the game is over (§3.1)."""
        phase = self.phase
        return None if isinstance(phase, Over) else phase.seat

    @property
    def refused(self) -> int:
        """The highest quality that the supermarket refuses; 0 if it takes all (§5.2)."""
        return self.layout.track.refused[self.pawn]

    @property
    def is_ending(self) -> bool:
        """True if the pawn has come to its last space (§5.4)."""
        return self.pawn == self.layout.board.last

    def tickets(self, seat: Seat) -> tuple[int, ...]:
        """The values of the lottery tickets of a seat, by their ids (§6.3).

        Args:
            seat: A seat.

        Returns:
            The values in dollars.
        """
        return tickets_of(self.layout, self.crews[seat].cards)

    def lawyers(self, seat: Seat) -> tuple[Kind, ...]:
        """The lawyers of a seat, in the order they are asked (§6.2).

        Args:
            seat: A seat.

        Returns:
            The lawyers, the Great Lawyer first.
        """
        return lawyers_of(self.layout, self.crews[seat].cards)

    def henchman(self, space: str) -> Seat | None:
        """The owner of the henchman on a space.

        Args:
            space: The name of a space, such as `"print 1"`.

        Returns:
            A seat, or None if nobody's henchman is there.

        Raises:
            KeyError: The board has no such space.
        """
        return self.henchmen[self.layout.numbers.by_name[space]]

    @override
    def __repr__(self) -> str:
        return (
            f"<{type(self).__name__} of {self.layout!r}: crews={self.crews}, market={self.market}, "
            f"stack_size={self.stack_size}, bank={self.bank}, pawn={self.pawn}, phase={self.phase!r}>"
        )


@attrs.frozen(weakref_slot=False, repr=False)
class State(Table, GameState["State", Action, "View", "ViewEvent"]):
    """The truth: the table, how money is split, and the order of the stack. It stays in the process that hosts a game.

    It has the fields of a `Table` and two with the secrets. `repr` shows only what everybody knows, `reveal` shows all.
    """

    game: ClassVar[str] = "counterfeiters"

    cash: tuple[int, ...]
    """For each seat its cash; the rest of its wealth is offshore (§7.2)."""
    stack: tuple[int, ...]
    """The ids of the cards in the stack, the top one first (§7.3); empty once the game is over."""

    @property
    def table(self) -> Table:
        """The public part alone, without the secrets: it may leave the process, a state may not."""
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
            self.moved,
            self.quiet,
            self.first,
            self.next_first,
        )

    @property
    def offshore(self) -> tuple[int, ...]:
        """For each seat its offshore money."""
        return tuple(crew.wealth - cash for crew, cash in zip(self.crews, self.cash, strict=True))


def gear_by_seat(layout: Layout, crews: tuple[Crew, ...]) -> tuple[Gear, ...]:
    """For each seat the gear that its cards make up."""
    return tuple([gear_of(crew.cards, layout.effects.gears) for crew in crews])


def gear_after(table: Table, crews: tuple[Crew, ...]) -> tuple[Gear, ...]:
    """The same, given a table with other crews: the gear of those whose cards are the same is known."""
    gears = table.layout.effects.gears
    return tuple(
        [
            gear if crew.cards is before.cards else gear_of(crew.cards, gears)
            for crew, before, gear in zip(crews, table.crews, table.gear, strict=True)
        ]
    )


def tickets_of(layout: Layout, cards: tuple[int, ...]) -> tuple[int, ...]:
    """The values of the lottery tickets among some cards, in their order."""
    tickets = layout.effects.of_kind[Kind.LOTTERY]
    return tuple([layout.cards[card].value for card in cards if card in tickets])


def lawyers_of(layout: Layout, cards: tuple[int, ...]) -> tuple[Kind, ...]:
    """The lawyers among some cards, in the order they are asked."""
    return tuple([lawyer for lawyer in LAWYERS if has_kind(layout, cards, lawyer)])


def has_kind(layout: Layout, cards: tuple[int, ...], kind: Kind) -> bool:
    """True if one of some cards is of a kind."""
    return not layout.effects.of_kind[kind].isdisjoint(cards)


def supply_left(layout: Layout, crews: tuple[Crew, ...]) -> Fakes:
    """The number of fakes of each quality that nobody owns."""
    left = [*layout.edition.fakes]
    for crew in crews:
        for at, held in enumerate(crew.fakes[:3]):
            left[at] -= held
    return left[0], left[1], left[2]


def open_spaces(market: tuple[int | None, ...], henchmen: tuple[Seat | None, ...]) -> int:
    """The action spaces that are free by the law, of those of the market the ones with a card, each as a bit."""
    return sum([is_open(number, market, henchman) << number for number, henchman in enumerate(henchmen)])


def open_after(before: int, number: int, market: tuple[int | None, ...], henchmen: tuple[Seat | None, ...]) -> int:
    """The same, given those that were free before, and the only space at which something has changed."""
    bit = 1 << number
    return before | bit if is_open(number, market, henchmen[number]) else before & ~bit


def is_open(number: int, market: tuple[int | None, ...], henchman: Seat | None) -> bool:
    """True if a space has no henchman and, in the market, a card."""
    if why_not_stand(henchman):
        return False
    return number >= len(market) or not why_not_buy(market[number], 0, 0, (), has_jet=False)


class Draft(Protocol):
    """A state that the rules are still working on: the fields of `State`, which can be set.

    Elsewhere a `stepper` makes the next state at once. Here an action leads through stages, each of which changes some
    fields: a draft that goes through them takes 350 ns where a stepper for the action and one for the next turn take
    540 ns, of some 5 µs that a move takes.
    """

    layout: Layout
    phase: Phase
    crews: tuple[Crew, ...]
    henchmen: tuple[Seat | None, ...]
    market: tuple[int | None, ...]
    binned: tuple[int, ...]
    stack_size: int
    leftover: tuple[int, ...]
    bank: int
    pawn: int
    moved: bool
    quiet: int
    first: Seat
    next_first: Seat
    open: int
    gear: tuple[Gear, ...]
    supply: Fakes
    cash: tuple[int, ...]
    stack: tuple[int, ...]


# The checkers do not know of fields that no constructor takes: whoever builds a state gives all of them, by position.
new_state: Callable[..., State] = builder(State)
draft_of: Callable[[State | Draft], Draft] = drafter(State)
sealed: Callable[[Draft], State] = sealer(State)
