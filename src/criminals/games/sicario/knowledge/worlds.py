"""The worlds that fit a view (§6.5): counted, drawn and weighed without going through them, or listed.

Two things are hidden, and they are independent: who everybody is, and the order of the event cards that were not read.
Every world counts once: how an opponent would rather have asked or gone is left to whoever asks.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import accumulate
from math import factorial
from typing import Final, NamedTuple, TypeAlias

import attrs

from criminals.core.base.building import stepper
from criminals.core.base.errors import InvalidState
from criminals.core.base.memo import Memo
from criminals.core.base.seats import Seat
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.knowledge.views import View, check_state, check_view
from criminals.games.sicario.knowledge.views import view as view_of
from criminals.games.sicario.rules.opening import orders
from criminals.games.sicario.rules.possible_characters import bit_of, count_of, possible, ways_of
from criminals.games.sicario.rules.state import State


@attrs.frozen(order=True)
class HeldBy:
    """A seat, as a place: one character is there."""

    seat: Seat
    """The seat that holds a character."""


@attrs.frozen(order=True)
class InDeck:
    """A place of the deck of event cards, counted from 1, which is the top: one card is there."""

    number: int
    """The place in the deck, counted from 1 for the top card."""


@attrs.frozen(order=True)
class EventCard:
    """An event card, as a thing; equal cards are not told apart (§6.5)."""

    event: str
    """The id of the event card, such as `"advance-1"`."""


UNDRAWN: Final = "undrawn"
"""The place of the characters that nobody drew (§2.2)."""

Thing: TypeAlias = str | EventCard
"""A thing that can be somewhere: a character, by its name, or an event card."""

Place: TypeAlias = str | HeldBy | InDeck
"""A place where a thing can be: a character with a seat or `UNDRAWN`, a card in the deck."""

Ways: TypeAlias = tuple[tuple[int, ...], tuple[int, ...]]
"""The characters that a seat can have, by their numbers, and how many ways there are for these and all before."""


def _ways(masks: tuple[int, ...]) -> Ways:
    ways = ways_of(masks[0], masks[1:])
    return tuple(ways), tuple(accumulate(ways.values()))


_WAYS: Final = Memo[tuple[int, ...], Ways](_ways, 16_384, lambda ways: len(ways[0]))
"""The characters of the first of some seats, by who each of them can be: few sets come again and again."""

_world = stepper(State, "characters", "unread")
"""The state with the table of a view, and with the secrets given."""


def count_worlds(view: View) -> int:
    """The number of worlds that fit a view; 0 only if no game leads to the view.

    Args:
        view: A view of Sicario.

    Returns:
        The exact number.

    Raises:
        TypeError: The value is not a view of Sicario.
    """
    return count_of_hidden(hidden(view))


def is_consistent(view: View, state: State) -> bool:
    """Test if a state is one of the worlds that fit a view.

    Args:
        view: A view of Sicario.
        state: A state of Sicario.

    Returns:
        True if the viewer cannot rule out the state.

    Raises:
        TypeError: The values are not a view and a state of Sicario.
    """
    check_view(view)
    check_state(state)
    names = state.characters
    if state.layout != view.layout or not len(set(names)) == len(names) == view.players:
        return False
    cards, masks = hidden(view)
    if cards is None or Counter(cards) != Counter(state.unread) or view_of(state, view.viewer) != view:
        return False
    return all(bit_of(view, name) & mask for name, mask in zip(names, masks, strict=True))


def sample_world(view: View, rng: Rng) -> State:
    """One of the worlds that fit a view, each with the same chance.

    Args:
        view: A view of Sicario.
        rng: The generator that draws.

    Returns:
        A state. It is made from the view alone, so it reveals nothing else.

    Raises:
        InvalidState: No game leads to the view, so it has no worlds.
        TypeError: The value is not a view of Sicario.
    """
    return sampled(view, *fitting(hidden(view)), rng)


def worlds(view: View) -> Iterator[State]:
    """Every world that fits a view, each once, in a fixed order.

    The character of seat 0 changes last, in the order of the sheet; then that of seat 1, and so on; the bottom of the
    unread cards changes first, in the order of the edition.

    Args:
        view: A view of Sicario.

    Returns:
        An iterator over states; `count_worlds` tells how many there are.

    Raises:
        TypeError: The value is not a view of Sicario.
    """
    return worlds_of(view, hidden(view))


def marginals(view: View) -> Marginals[Thing, Place]:
    """The exact chance of each character to be held by a seat or undrawn, and of each event to be at a place.

    Equal event cards are not told apart: the shares of an `EventCard` sum to how many of it there are.

    Args:
        view: A view of Sicario.

    Returns:
        Exact shares of worlds as fractions, by thing and by place.

    Raises:
        InvalidState: No game leads to the view, so it has no worlds.
        TypeError: The value is not a view of Sicario.
    """
    return marginals_of(view, *fitting(hidden(view)))


# --- the same, given what is hidden in the view ---


class Hidden(NamedTuple):
    """The unknowns of a view."""

    cards: list[str] | None
    """The event cards that were not read, in the order of the edition. None if some were read that are not there."""
    masks: tuple[int, ...]
    """For each seat who it can be, as far as the others' characters do not matter."""


def hidden(view: View) -> Hidden:
    """The unknowns of a view."""
    check_view(view)
    left = Counter(view.bottom)
    cards: list[str] = []
    for event in view.layout.edition.events:
        if left[event]:
            left[event] -= 1
        else:
            cards.append(event)
    masks = tuple(
        possible(view, seat) & bit_of(view, view.character) if seat == view.viewer else possible(view, seat)
        for seat in range(view.players)
    )
    return Hidden(None if left.total() else cards, masks)


def fitting(hidden: Hidden) -> tuple[list[str], tuple[int, ...]]:
    """The cards that were not read, and who everybody can be; `InvalidState` if no world fits."""
    cards, masks = hidden
    if cards is None or not count_of(masks):
        raise InvalidState("view", (fault("6.5", "no_world"),))
    return cards, masks


def count_of_hidden(hidden: Hidden) -> int:
    """The number of worlds."""
    cards, masks = hidden
    if cards is None:
        return 0
    count = factorial(len(cards))
    for copies in Counter(cards).values():
        count //= factorial(copies)
    return count * count_of(masks)


def sampled(view: View, cards: list[str], masks: tuple[int, ...], rng: Rng) -> State:
    """One of the worlds, each with the same chance."""
    unread = [*cards]
    rng.shuffle(unread)
    return _world(view, _drawn(view.layout.sheet.names, masks, rng), tuple(unread))


def _drawn(sheet: tuple[str, ...], masks: tuple[int, ...], rng: Rng) -> tuple[str, ...]:
    """Different characters for all seats, each way with the same chance: seat by seat, by how many ways are left."""
    names: list[str] = []
    while masks:
        numbers, sums = _WAYS[masks]
        number = numbers[bisect_right(sums, rng.randrange(sums[-1])) if len(numbers) > 1 else 0]
        names.append(sheet[number])
        bit = 1 << number
        masks = tuple([mask & ~bit for mask in masks[1:]])
    return tuple(names)


def worlds_of(view: View, hidden: Hidden) -> Iterator[State]:
    """Every world, in the order of `worlds`."""
    if hidden.cards is None:
        return
    events = view.layout.edition.events
    cards = sorted(hidden.cards, key=events.index)  # equal ones together, or their order would change on the way
    for names in _assigned(view, hidden.masks):
        for unread in orders(tuple(cards)):
            yield _world(view, names, unread)


def _assigned(view: View, masks: tuple[int, ...]) -> Iterator[tuple[str, ...]]:
    """Every way to give the seats different characters of theirs."""
    if not masks:
        yield ()
        return
    for number, name in enumerate(view.layout.sheet.names):
        if masks[0] >> number & 1:
            for others in _assigned(view, tuple(mask & ~(1 << number) for mask in masks[1:])):
                yield (name, *others)


def marginals_of(view: View, cards: list[str], masks: tuple[int, ...]) -> Marginals[Thing, Place]:
    """The share of worlds in which each thing is at each place."""
    names, total = view.layout.sheet.names, count_of(masks)
    undrawn = dict.fromkeys(names, Fraction(1))
    chances: dict[Place, dict[Thing, Fraction]] = {}
    for seat, mask in enumerate(masks):
        held: dict[Thing, Fraction] = {}
        for number, count in ways_of(mask, masks[:seat] + masks[seat + 1 :]).items():
            share = held[names[number]] = Fraction(count, total)
            undrawn[names[number]] -= share
        chances[HeldBy(seat)] = held
    chances[UNDRAWN] = {name: share for name, share in undrawn.items() if share}
    shares: dict[Thing, Fraction] = {
        EventCard(event): Fraction(copies, len(cards)) for event, copies in Counter(cards).items()
    }
    for number in range(1, len(cards) + 1):
        chances[InDeck(number)] = shares
    for number, event in enumerate(view.bottom, len(cards) + 1):
        chances[InDeck(number)] = {EventCard(event): Fraction(1)}
    return Marginals(chances)


def whereabouts(state: State) -> dict[Place, tuple[Thing, ...]]:
    """The character of each seat, those that nobody drew, the card at each place of the deck, as in `marginals`.

    Args:
        state: A state of Sicario.

    Returns:
        The things at each place, in the names that `marginals` uses.

    Raises:
        TypeError: The value is not a state of Sicario.
    """
    check_state(state)
    found: dict[Place, tuple[Thing, ...]] = {HeldBy(seat): (name,) for seat, name in enumerate(state.characters)}
    found[UNDRAWN] = tuple(name for name in state.layout.sheet.names if name not in state.characters)
    for number, event in enumerate(state.deck, 1):
        found[InDeck(number)] = (EventCard(event),)
    return found
