"""The worlds that fit a view (§6.5): counted, drawn and weighed without going through them, or listed.

Two things are hidden, and they are independent: who everybody is, and the order of the event cards that were not read.
Every world counts once: how an opponent would rather have asked or gone is left to whoever asks.
"""

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from math import factorial
from typing import Final, TypeAlias

import attrs

from criminals.core.base.building import stepper
from criminals.core.base.errors import InvalidState
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


@attrs.frozen(order=True)
class InDeck:
    """A place of the deck of event cards, counted from 1, which is the top: one card is there."""

    number: int


@attrs.frozen(order=True)
class EventCard:
    """A card of an event, as a thing; equal cards are not told apart (§6.5)."""

    event: str


UNDRAWN: Final = "undrawn"
"""The place of the characters that nobody drew (§2.2)."""

Thing: TypeAlias = str | EventCard
"""What can be somewhere: a character, by its name, or an event card."""

Place: TypeAlias = str | HeldBy | InDeck
"""Where it can be: a character with a seat or `UNDRAWN`, a card in the deck."""

_world = stepper(State, "characters", "unread")
"""The state with the table of a view, and with the secrets given."""


def count_worlds(view: View) -> int:
    """How many worlds fit a view; none, only if it is no view of a game."""
    hidden = _hidden(view)
    if hidden is None:
        return 0
    count = factorial(len(hidden))
    for copies in Counter(hidden).values():
        count //= factorial(copies)
    return count * count_of(_candidates(view))


def is_consistent(view: View, state: State) -> bool:
    """Whether a state is one of the worlds that fit a view."""
    check_view(view)
    check_state(state)
    names = state.characters
    if state.layout != view.layout or not len(set(names)) == len(names) == view.players:
        return False
    hidden = _hidden(view)
    if hidden is None or Counter(hidden) != Counter(state.unread) or view_of(state, view.viewer) != view:
        return False
    return all(bit_of(view, name) & mask for name, mask in zip(names, _candidates(view), strict=True))


def sample_world(view: View, rng: Rng) -> State:
    """One of the worlds that fit a view, each with the same chance. It takes a view, so it cannot cheat."""
    hidden, masks = _checked(view)
    rng.shuffle(hidden)
    return _world(view, _drawn(view, masks, rng), tuple(hidden))


def _drawn(view: View, masks: tuple[int, ...], rng: Rng) -> tuple[str, ...]:
    """Different characters for all seats, each way with the same chance: seat by seat, by how many ways are left."""
    names: list[str] = []
    while masks:
        first, *others = masks
        ways = ways_of(first, tuple(others))
        left = rng.randrange(sum(ways.values())) if len(ways) > 1 else 0
        for number, count in ways.items():
            left -= count
            if left < 0:
                names.append(view.layout.sheet.names[number])
                masks = tuple(mask & ~(1 << number) for mask in others)
                break
    return tuple(names)


def worlds(view: View) -> Iterator[State]:
    """Every world that fits a view, each once, in a fixed order; `count_worlds` tells how many there are.

    The character of seat 0 changes last, in the order of the sheet; then that of seat 1, and so on; the bottom of the
    unread cards changes first, in the order of the edition.
    """
    hidden = _hidden(view)
    if hidden is None:
        return
    hidden.sort(key=view.layout.edition.events.index)  # equal cards together, or their order would change on the way
    for names in _assigned(view, _candidates(view)):
        for unread in orders(tuple(hidden)):
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


def marginals(view: View) -> Marginals[Thing, Place]:
    """The exact chance of each character to be held by a seat or undrawn, and of each event to be at a place.

    Equal event cards are not told apart: the shares of an `EventCard` sum to how many of it there are.
    """
    hidden, masks = _checked(view)
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
        EventCard(event): Fraction(copies, len(hidden)) for event, copies in Counter(hidden).items()
    }
    for number in range(1, len(hidden) + 1):
        chances[InDeck(number)] = shares
    for number, event in enumerate(view.bottom, len(hidden) + 1):
        chances[InDeck(number)] = {EventCard(event): Fraction(1)}
    return Marginals(chances)


def _hidden(view: View) -> list[str] | None:
    """The event cards that were not read, in the order of the edition. None if some were read that are not there."""
    check_view(view)
    left = Counter(view.bottom)
    hidden: list[str] = []
    for event in view.layout.edition.events:
        if left[event]:
            left[event] -= 1
        else:
            hidden.append(event)
    return None if left.total() else hidden


def _candidates(view: View) -> tuple[int, ...]:
    """For each seat who it can be, as far as the others' characters do not matter."""
    return tuple(
        possible(view, seat) & bit_of(view, view.character) if seat == view.viewer else possible(view, seat)
        for seat in range(view.players)
    )


def _checked(view: View) -> tuple[list[str], tuple[int, ...]]:
    """The cards that were not read, and who everybody can be; `InvalidState` if no world fits."""
    hidden, masks = _hidden(view), _candidates(view)
    if hidden is None or not count_of(masks):
        raise InvalidState("view", (fault("6.5", "no_world"),))
    return hidden, masks


def whereabouts(state: State) -> dict[Place, tuple[Thing, ...]]:
    """The character of each seat, those that nobody drew, the card at each place of the deck, as in `marginals`."""
    check_state(state)
    found: dict[Place, tuple[Thing, ...]] = {HeldBy(seat): (name,) for seat, name in enumerate(state.characters)}
    found[UNDRAWN] = tuple(name for name in state.layout.sheet.names if name not in state.characters)
    for number, event in enumerate(state.deck, 1):
        found[InDeck(number)] = (EventCard(event),)
    return found
