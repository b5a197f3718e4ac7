"""Setting up (§2): the stack, what each player starts with, who is first; drawn at random or given."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import permutations, product

import attrs

from criminals.core.base.errors import Fault
from criminals.core.base.faults import named
from criminals.core.base.seats import Seat, no_seat
from criminals.core.box.openings import not_first, players_by
from criminals.core.game.notation import whole, whole_numbers
from criminals.core.game.protocol import Rng
from criminals.games.counterfeiters.box.edition import Edition
from criminals.games.counterfeiters.box.faults import fault
from criminals.games.counterfeiters.rules.layout import Layout, lay_out
from criminals.games.counterfeiters.rules.phase import Playing
from criminals.games.counterfeiters.rules.state import Crew, State
from criminals.games.counterfeiters.rules.turns import filled


@attrs.frozen
class Setup:
    """The stack before the market is filled, the top card first; what each seat starts with; who is first (§2).

    Cards are named by id. Seat k also has the k-th press (§2.3). Cash and pawn follow from these.
    """

    stack: tuple[int, ...] = attrs.field(converter=whole_numbers)
    """The ids of the cards in the stack, the top card first."""
    starters: tuple[int, ...] = attrs.field(converter=whole_numbers)
    """The id of each seat's ink or paper."""
    first: Seat = attrs.field(default=0, validator=whole)
    """The first player's seat."""


def deal(edition: Edition, players: int, rng: Rng) -> Setup:
    """A set-up drawn at random: each letter shuffled on its own (§2.4), starters (§2.3), who is first (§2.2).

    Args:
        edition: An edition of Counterfeiters.
        players: The number of players.
        rng: The generator that draws.

    Returns:
        A set-up for `new_game`.

    Raises:
        InvalidArgument: The edition is not for this number of players.
    """
    layout = lay_out(edition, players)
    stack: list[int] = []
    for _, ids in layout.dealing.letters:
        shuffled = list(ids)
        rng.shuffle(shuffled)
        stack += shuffled
    starters = list(layout.dealing.starters)
    rng.shuffle(starters)
    return Setup(stack, starters[:players], rng.randrange(players))


def begun_by(setup: Setup, first: Seat, players: int) -> Setup:
    """The same cards with another first player, and so with other purses (§2.2)."""
    return attrs.evolve(setup, first=first)


def setup_of(state: State) -> Setup:
    """The set-up that a first state came from.

    Args:
        state: The first state of a game.

    Returns:
        The set-up.

    Raises:
        InvalidState: The state is a later one, which no longer tells its set-up.
    """
    layout, phase = state.layout, state.phase
    whole_crews = all(crew.idle == layout.edition.henchmen for crew in state.crews)
    if not isinstance(phase, Playing) or state.pawn != layout.track.start or state.quiet or not whole_crews:
        raise not_first()
    dealt = tuple(card for card in reversed(state.market) if card is not None)
    starters = (next(card for card in crew.cards if card in layout.dealing.starters) for crew in state.crews)
    return Setup(dealt + state.stack, starters, state.first)


def setups(edition: Edition, players: int) -> Iterator[Setup]:
    """Every set-up, each once; all are equally likely. There are few only for a tiny edition."""
    layout = lay_out(edition, players)
    for parts in product(*(permutations(ids) for _, ids in layout.dealing.letters)):
        for starters in permutations(layout.dealing.starters, players):
            for first in range(players):
                yield Setup((id_ for part in parts for id_ in part), starters, first)


def players_of(setup: Setup, edition: Edition) -> int:
    """The number of players of a set-up; `InvalidArgument` if the edition is not for it."""
    return players_by(setup.starters, "starters", edition)


def first_state(layout: Layout, setup: Setup) -> State:
    """The first state of a set-up that is known to be sound, such as one that was just dealt (§2)."""
    edition, players = layout.edition, layout.players
    cash = tuple(edition.purses[(seat - setup.first) % players] for seat in range(players))  # §2.2
    market, drawn = filled([], len(layout.board.market), setup.stack)
    return State(
        layout=layout,
        phase=layout.seating.playing[setup.first],
        crews=tuple(
            Crew(edition.henchmen, tuple(sorted((press, starter))), (0, 0, 0), money, money, money)
            for press, starter, money in zip(layout.dealing.presses, setup.starters, cash, strict=True)
        ),
        henchmen=layout.nobody,
        market=market,
        binned=(),
        stack_size=len(setup.stack) - drawn,
        leftover=(),
        bank=edition.money - sum(cash),
        pawn=layout.track.start,
        moved=False,
        quiet=0,
        first=setup.first,
        next_first=setup.first,
        cash=cash,
        stack=setup.stack[drawn:],
    )


def setup_faults(layout: Layout, setup: Setup) -> Iterator[Fault]:
    """The faults of a set-up for a layout."""
    used = {id_ for _, ids in layout.dealing.letters for id_ in ids}
    yield from _card_faults(layout, "stack", "2.4", setup.stack, used)
    for id_ in sorted(used - set(setup.stack)):
        yield fault("2.4", "card_missing", "stack", card=id_)
    letters = [layout.cards[id_].letter for id_ in setup.stack if id_ in used]
    if letters != sorted(letters):
        yield fault("2.4", "letters_out_of_order", "stack")
    if len(setup.starters) != layout.players:
        yield fault("2.3", "given_to_players", "starters", count=len(setup.starters), players=layout.players)
    yield from _card_faults(layout, "starters", "2.3", setup.starters, set(layout.dealing.starters))
    if not 0 <= setup.first < layout.players:
        yield no_seat(setup.first, layout.players, "first", "2.2")


def _card_faults(layout: Layout, field: str, clause: str, ids: Iterable[int], allowed: set[int]) -> Iterator[Fault]:
    for id_, count in sorted(Counter(ids).items()):
        if id_ not in layout.cards:
            yield fault("1.3", "card_of_no_edition", field, card=id_, edition=named(layout.edition.name))
        elif id_ not in allowed:
            yield fault(clause, "card_not_there", field, card=id_, players=layout.players)
        elif count > 1:
            yield fault(clause, "card_repeated", field, card=id_, count=count)
