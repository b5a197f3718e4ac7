"""A fifth game by a third party, with dice, editions, and events that only one player perceives: the safe.

§1 Each of 2 or 3 players is dealt a card, which only they see. The others stay in the box. A random seat begins.
§2 A turn begins with a throw of the die. As many coins go into the safe.
§3 Then the player peeks at the card of another player, or opens the safe.
§4 The game ends when the safe is opened, and after the last turn. All cards are shown, and the highest takes the coins.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from typing import Annotated, ClassVar, Final, TypeAlias, TypeVar

import attrs

from criminals.core import (
    CHANCE,
    ActionSpace,
    Chance,
    Event,
    GameState,
    GameView,
    IllegalAction,
    InvalidArgument,
    InvalidEdition,
    InvalidState,
    Length,
    Notation,
    NotOver,
    Outcome,
    Range,
    Refusals,
    Rng,
    ScoreLine,
    ScoreSheet,
    Seat,
    Viewer,
    Violation,
    asker_of,
    check_first,
    check_is_action,
    check_start,
    check_viewer,
    checks_of,
    natural,
    score_sheet_of,
    written,
)

NAME: Final = "safe"
RULES: Final = 1


# --8<-- [start:editions]
@attrs.frozen
class Edition:
    """The cards in the box, the number of turns, and the sides of the die (§1, §2, §4)."""

    game: ClassVar[str] = NAME
    name: Annotated[str, Length(1, 40)]
    cards: Annotated[tuple[Annotated[int, Range(1, 99)], ...], Length(3, 20)]
    turns: Annotated[int, Range(1, 20)]
    sides: Annotated[int, Range(1, 6)] = 3

    def __attrs_post_init__(self) -> None:
        if len(set(self.cards)) < len(self.cards):
            raise InvalidEdition("edition", ("a card is there twice",))

    @property
    def players(self) -> tuple[int, ...]:
        return (2, 3)


EDITIONS: Final[Mapping[str, Edition]] = {
    "reference": Edition("reference", (1, 2, 3, 4, 5), turns=6),
    "tiny": Edition("tiny", (1, 2, 3, 4), turns=2, sides=2),
}


def find_edition(edition: Edition | str | None, players: int) -> Edition:
    """An edition, the edition with a name, or the default edition."""
    if isinstance(edition, str) and edition not in EDITIONS:
        raise InvalidArgument(f"there is no edition {edition!r}")
    found = EDITIONS[edition or "reference"] if edition is None or isinstance(edition, str) else edition
    if players not in found.players:
        raise InvalidArgument(f"the safe is for 2 or 3 players, not {players}")
    return found


# --8<-- [end:editions]


@attrs.frozen
class Setup:
    """The card of each seat, and the seat that begins (§1)."""

    game: ClassVar[str] = NAME
    cards: tuple[int, ...]
    first: Seat


# --8<-- [start:actions]
@written("roll {number}")
@attrs.frozen
class Roll:
    """A throw of the die: an action of chance (§2)."""

    game: ClassVar[str] = NAME
    number: int = attrs.field(validator=natural)


@written("peek {seat}")
@attrs.frozen
class Peek:
    """Look at a player's card (§3)."""

    game: ClassVar[str] = NAME
    seat: int = attrs.field(validator=natural)


@written("open")
@attrs.frozen
class Open:
    """Open the safe (§3)."""

    game: ClassVar[str] = NAME


Action: TypeAlias = Roll | Peek | Open
ACTIONS: Final = (Roll, Peek, Open)
NOTATION: Final[Notation[Action]] = Notation(ACTIONS)


def parse_action(text: str) -> Action:
    return NOTATION.parse(text)


# --8<-- [end:actions]


@attrs.frozen
class Rolled:
    """The die was thrown (§2)."""

    game: ClassVar[str] = NAME
    number: int


@attrs.frozen
class Peeked:
    """A seat looked at a card (§3)."""

    game: ClassVar[str] = NAME
    seat: Seat
    at: Seat


@attrs.frozen
class Saw:
    """The card that the viewer looked at (§3)."""

    game: ClassVar[str] = NAME
    at: Seat
    card: int


@attrs.frozen
class Opened:
    """The safe was opened, and all cards were shown (§4)."""

    game: ClassVar[str] = NAME
    cards: tuple[int, ...]


ViewEvent: TypeAlias = Rolled | Peeked | Saw | Opened


# --8<-- [start:positions]
@attrs.frozen
class Table:
    """The public part of a position."""

    game: ClassVar[str] = NAME
    edition: Edition
    players: int
    turn: Seat
    left: int
    """The number of turns left, including this one."""
    coins: int = 0
    is_rolled: bool = False
    is_over: bool = False
    peeked: tuple[tuple[Seat, Seat], ...] = ()
    """Pairs of a seat and the seat whose card it has seen, ascending."""

    @property
    def actor(self) -> Seat | Chance | None:
        if self.is_over:
            return None
        return self.turn if self.is_rolled else CHANCE


@attrs.frozen(kw_only=True)
class State(Table, GameState["State", Action, "View", ViewEvent]):
    """The table and the cards."""

    cards: tuple[int, ...] = attrs.field(repr=False)


@attrs.frozen(kw_only=True)
class View(Table, GameView[State, Action, "View", ViewEvent]):
    """The table and the cards that a viewer knows; the others are None."""

    viewer: Viewer
    cards: tuple[int | None, ...]


# --8<-- [end:positions]

P = TypeVar("P", State, View)

check_state, check_view, check_position = checks_of(NAME, State, View)
REFUSALS: Final = Refusals(NAME, ACTIONS)


def new_game(
    *,
    players: int | None = None,
    rng: Rng | None = None,
    setup: Setup | None = None,
    edition: Edition | str | None = None,
    first: Seat | None = None,
) -> State:
    """The first state (§1)."""
    check_start(rng, setup, first)
    count = players or (2 if setup is None else len(setup.cards))
    box = find_edition(edition, count)
    check_first(first, count)
    deal = setup if rng is None else _dealt(box, count, rng, first)
    if deal is None or deal not in setups(count, box):
        raise InvalidState("set-up", (f"{setup!r} is no set-up of this edition",))
    return State(box, count, deal.first, box.turns, cards=deal.cards)


def _dealt(edition: Edition, players: int, rng: Rng, first: Seat | None) -> Setup:
    cards = [*edition.cards]
    rng.shuffle(cards)
    return Setup(tuple(cards[:players]), rng.randrange(players) if first is None else first)


def setups(players: int, edition: Edition | str | None = None) -> Iterator[Setup]:
    box = find_edition(edition, players)
    return (Setup(cards, first) for cards in permutations(box.cards, players) for first in range(players))


def action_space(players: int, edition: Edition | str | None = None) -> ActionSpace[Action]:
    box = find_edition(edition, players)
    return ActionSpace(NAME, box, players, (*_rolls(box), *map(Peek, range(players)), Open()), legal_actions)


# --8<-- [start:chance]
def _rolls(edition: Edition) -> tuple[Roll, ...]:
    return tuple(Roll(number) for number in range(1, edition.sides + 1))


def chances(state: State) -> tuple[tuple[Roll, Fraction], ...]:
    """Every throw with its probability, if the die has to be thrown (§2)."""
    check_state(state)
    return tuple((roll, Fraction(1, state.edition.sides)) for roll in _rolls(state.edition) if state.actor is CHANCE)


def legal_actions(position: State | View) -> tuple[Action, ...]:
    actor = position.actor
    if actor is None or (isinstance(position, View) and position.viewer != actor):
        return ()
    if isinstance(actor, Chance):
        return _rolls(position.edition)
    return (*(Peek(seat) for seat in range(position.players) if seat != actor), Open())


# --8<-- [end:chance]


def violation(position: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    check_position(position)
    check_is_action(action, NAME, ACTIONS)
    asker, actor = asker_of(position, by), position.actor
    if actor is None:
        return REFUSALS.game_over("4", action)
    if asker is not None and asker != actor:
        return REFUSALS.not_your_turn("2", asker, actor, action)
    match action:
        case Roll(number):
            if actor is not CHANCE:
                return REFUSALS.wrong_phase("3", "acting", action)
            return None if 1 <= number <= position.edition.sides else REFUSALS.no_such("2", "side", number)
        case Peek(seat):
            if actor is CHANCE:
                return REFUSALS.wrong_phase("2", "rolling", action)
            if seat >= position.players:
                return REFUSALS.no_such("3", "seat", seat)
            return REFUSALS.refuse("3", "own_card") if seat == actor else None
        case Open():
            return REFUSALS.wrong_phase("2", "rolling", action) if actor is CHANCE else None


# --8<-- [start:playing]
def apply(state: State, action: Action) -> State:
    check_state(state)
    refusal = violation(state, action)
    if refusal is not None:
        raise IllegalAction(action, refusal)
    match action:
        case Roll(number):
            return _after_roll(state, number)
        case Peek(seat):
            return _after_peek(state, seat)
        case Open():
            return attrs.evolve(state, is_over=True)


def _after_roll(position: P, number: int) -> P:
    """A state or a view after a throw (§2)."""
    return attrs.evolve(position, coins=position.coins + number, is_rolled=True)


def _after_peek(position: P, seat: Seat) -> P:
    """A state or a view after the player whose turn it is has peeked at a card (§3, §4)."""
    return attrs.evolve(
        position,
        turn=(position.turn + 1) % position.players,
        left=position.left - 1,
        is_rolled=False,
        is_over=position.left == 1,
        peeked=tuple(sorted({*position.peeked, (position.turn, seat)})),
    )


def events(before: State, action: Action, after: State) -> Iterator[Event[ViewEvent]]:
    """The events of an action. Only the player who peeks perceives the card."""
    match action:
        case Roll(number):
            yield Event(Rolled(number))
        case Peek(seat):
            yield Event(Peeked(before.turn, seat))
            yield Event(Saw(seat, before.cards[seat]), frozenset({before.turn}))
        case Open():
            pass
    if after.is_over:
        yield Event(Opened(after.cards))


# --8<-- [end:playing]


def view(state: State, viewer: Viewer) -> View:
    """The viewer's own card, those that it peeked at, and at the end all (§1, §3, §4)."""
    check_state(state)
    check_viewer(viewer, state.players)
    cards = tuple(
        card if state.is_over or seat == viewer or (viewer, seat) in state.peeked else None
        for seat, card in enumerate(state.cards)
    )
    return View(*_table(state), viewer=viewer, cards=cards)


def _table(table: Table) -> tuple[Edition, int, Seat, int, int, bool, bool, tuple[tuple[Seat, Seat], ...]]:
    return (
        table.edition,
        table.players,
        table.turn,
        table.left,
        table.coins,
        table.is_rolled,
        table.is_over,
        table.peeked,
    )


def fold(seen: View, view_events: Iterable[ViewEvent]) -> View:
    check_view(seen)
    for view_event in view_events:
        match view_event:
            case Rolled(number) if seen.actor is CHANCE and 1 <= number <= seen.edition.sides:
                seen = _after_roll(seen, number)
            case Peeked(seat, at) if seat == seen.actor and at != seat and at < seen.players:
                seen = _after_peek(seen, at)
            case Saw(at, card) if (seen.viewer, at) in seen.peeked and card in seen.edition.cards:
                cards = tuple(card if seat == at else known for seat, known in enumerate(seen.cards))
                seen = attrs.evolve(seen, cards=cards)
            case Opened(cards) if len(cards) == seen.players and (seen.is_over or seen.is_rolled):
                seen = attrs.evolve(seen, is_over=True, cards=cards)
            case Rolled() | Peeked() | Saw() | Opened():
                raise InvalidState("view events", (f"{view_event!r} does not follow on this view",))
            case _:
                raise TypeError(f"{view_event!r} is no view event of the safe")
    return seen


def outcome(position: State | View) -> Outcome | None:
    return Outcome((_winner(position),), "4", game=NAME) if position.is_over else None


def score(position: State | View) -> ScoreSheet:
    if isinstance(position, View) and not position.is_over:
        raise NotOver("score", ("a view has one once the game is over (§4)",))
    line = ScoreLine(NAME, _winner(position), position.coins, "highest_card", "4")
    return score_sheet_of([line], position.players, NAME)


def _winner(position: State | View) -> Seat:
    return max(range(position.players), key=lambda seat: position.cards[seat] or 0)


# --8<-- [start:beliefs]
def possible_states(seen: View) -> Iterator[State]:
    check_view(seen)
    for cards in permutations(seen.edition.cards, seen.players):
        yield State(*_table(seen), cards=cards)


def whereabouts(state: State) -> Mapping[Seat | str, tuple[int, ...]]:
    box = tuple(card for card in state.edition.cards if card not in state.cards)
    return {**{seat: (card,) for seat, card in enumerate(state.cards)}, "box": box}


# --8<-- [end:beliefs]


# --8<-- [start:faults]
def faults(state: State) -> tuple[str, ...]:
    """Find what no game can have, in a state from a document."""
    return tuple(_faults(state))


def view_faults(seen: View) -> tuple[str, ...]:
    """Find the same in a view."""
    return tuple(_faults(seen))


def _faults(position: State | View) -> Iterator[str]:
    box, known = position.edition, [card for card in position.cards if card is not None]
    if len(position.cards) != position.players:
        yield "there is a card for each player (§1)"
    if len({*known}) < len(known) or not {*known} <= {*box.cards}:
        yield "the cards are from the box, each once (§1)"
    if not 0 <= position.left <= box.turns:
        yield f"at most {box.turns} turns are left (§4)"


# --8<-- [end:faults]
