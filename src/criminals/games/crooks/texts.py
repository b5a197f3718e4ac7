"""A state or a view as one line of text, as FEN is for chess.

    crooks state reference 2 turn=0:placing:7@C2 money=16,14 bank=71 passed=- A=6,9 B=20,21 C=14/3:1/2:0 D=11,15,23,30
    E=12,19,22,26,29 row0=- row1=6:(27@C3:1) killed=- returned=-

Words stand between single spaces; `-` is an empty list. First come the game, `state` or `view:VIEWER` (a seat, or
`spectator`), the edition by its name, and how many play. A star stands before the name of an edition that does not
come with the library; in a name, all but letters, digits and `_.-~` is written as in a web address. Then, in order:

    turn=         `over`, or the seat to act and its phase: `0:recruiting`, `0:taking:C`, `0:placing:14@C3`,
                  `0:picking`, `0:moving:6:STACK`, `0:killing:6`, `0:spying`
    money= bank=  dollars, by seat and in the bank
    passed=       seats, rising: `02`
    A= B= ...     the crooks that lie in the hangout, rising: `6,8`; in a view how many they are: `?2`. Then `!` if
                  somebody had to leave it. Then, most first, `/3:02`: seats 0 and 2 looked in when 3 lay there. In a
                  view, what its viewer saw follows: `/3:02:6,8,30`
    row0= ...     the seat's stacks by target, rising: `2:STACK,6:STACK`
    killed=       crooks that went back to the box, each with the seat that had it: `0:CARD,2:CARD`; by their origins
    returned=     likewise, those that their owners had to return

A STACK is its cards, the first placed first: `CARD+CARD`. A CARD is `14@C3`: crook 14, taken from C when 3 lay there;
or, face down, `(14@C3:02)`, known to seats 0 and 2. In a view `?` stands for a crook that the viewer does not know.
What was never dealt is not written: it is the rest.
"""

from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import assert_never

from criminals.core.checks import check_possible
from criminals.core.strict_json import DIGITS
from criminals.core.text_headings import heading, listing
from criminals.core.texts import NOTHING, one_line, refused
from criminals.games.crooks.data import EDITIONS
from criminals.games.crooks.invariants import faults
from criminals.games.crooks.phase import Killing, Moving, Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.pieces import Card, FaceUp, Look, Origin
from criminals.games.crooks.state import Row, State
from criminals.games.crooks.view_invariants import view_faults
from criminals.games.crooks.views import View, check_where


def to_text(value: State | View) -> str:
    """The one line that stands for a state, secrets and all, or for what a view holds; `from_text` is its inverse.

    `InvalidState` names the faults of what no game can have. An edition of one's own is named only: keep it.
    """
    check_where(value)
    if isinstance(value, State):
        check_possible("state", faults(value))
    else:
        check_possible("view", view_faults(value))
    if value.edition.money >= 10**DIGITS:
        raise refused(f"the box has more money than {DIGITS} digits can tell")
    return one_line(_words(value))


def field_names(letters: str, players: int) -> list[str]:
    """The fields of a text, in their order."""
    return [
        "turn",
        "money",
        "bank",
        "passed",
        *letters,
        *(f"row{seat}" for seat in range(players)),
        "killed",
        "returned",
    ]


def _words(value: State | View) -> Iterator[str]:
    yield from heading(value, EDITIONS)
    letters, discards = value.layout.letters, value.discards
    fields = (
        _phase(value),
        listing(map(str, value.money)),
        str(value.bank),
        _seats(seat for seat, passed in enumerate(value.passed) if passed) or NOTHING,
        *(_hangout(value, letter) for letter in letters),
        *(_row(value, row) for row in value.rows),
        listing(f"{each.owner}:{_card(value, each.card)}" for each in discards if not each.returned),
        listing(f"{each.owner}:{_card(value, each.card)}" for each in discards if each.returned),
    )
    for name, field in zip(field_names(letters, value.players), fields, strict=True):
        yield f"{name}={field}"


def _seats(seats: Iterable[int]) -> str:
    return "".join(map(str, sorted(seats)))


def _phase(value: State | View) -> str:
    phase = value.phase
    match phase:
        case Recruiting():
            return f"{phase.seat}:recruiting"
        case Taking():
            return f"{phase.seat}:taking:{phase.hangout}"
        case Placing():
            return f"{phase.seat}:placing:{_who(value, phase.origin)}@{origin_text(phase.origin)}"
        case Picking():
            return f"{phase.seat}:picking"
        case Moving():
            return f"{phase.seat}:moving:{phase.target}:{_stack(value, phase.cards)}"
        case Killing():
            return f"{phase.seat}:killing:{phase.target}"
        case Spying():
            return f"{phase.seat}:spying"
        case Over():
            return "over"
        case _:
            assert_never(phase)


def _hangout(value: State | View, letter: str) -> str:
    at = value.layout.hangouts[letter]
    size = value.sizes[at]
    there = listing(map(str, value.pile(letter))) if isinstance(value, State) else f"?{size}" if size else NOTHING
    left = "!" if letter in value.left else ""
    return f"{there}{left}{''.join(_looks(value, at))}"


def _looks(value: State | View, hangout: int) -> Iterator[str]:
    """Who looked in when so many lay there, and what the viewer saw if it did."""

    def number_of(look: Look) -> int:
        return look.number

    seen = iter(value.seen[hangout] if isinstance(value, View) else ())
    for number, looks in groupby(value.looks[hangout], number_of):
        seats = [look.seat for look in looks]
        saw = isinstance(value, View) and value.viewer in seats
        yield f"/{number}:{_seats(seats)}{':' + listing(map(str, next(seen))) if saw else ''}"


def _row(value: State | View, row: Row) -> str:
    stacks = zip(value.edition.targets, row, strict=True)
    return listing(f"{target}:{_stack(value, stack)}" for target, stack in stacks if stack)


def _stack(value: State | View, cards: tuple[Card, ...]) -> str:
    return "+".join(_card(value, card) for card in cards)


def _card(value: State | View, card: Card) -> str:
    if isinstance(card, FaceUp):
        return f"{card.crook}@{origin_text(card.origin)}"
    return f"({_who(value, card.origin)}@{origin_text(card.origin)}:{_seats(card.knowers)})"


def origin_text(origin: Origin) -> str:
    """An origin as texts have it: `C3`."""
    return f"{origin.hangout}{origin.number}"


def _who(value: State | View, origin: Origin) -> str:
    """A hidden crook by its id, as far as a viewer knows it."""
    return str(value.crook_of(origin) if isinstance(value, State) else value.known.get(origin, "?"))
