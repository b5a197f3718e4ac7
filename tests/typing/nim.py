"""A fourth game by a third party, as small as a game can be: take one or two matches, the last one wins."""

from collections.abc import Iterator
from typing import ClassVar, Final

import attrs
from typing_extensions import override

from criminals.core.errors import IllegalAction, MalformedDocument, Violation
from criminals.core.protocol import Rng
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import Seat

NAME: Final = "nim"
RULES: Final = 1


@attrs.frozen
class Heap:
    """The state: how many matches are left, and whose turn it is."""

    game: ClassVar[str] = "nim"
    matches: int
    seat: Seat


@attrs.frozen
class Draw:
    """Take so many matches."""

    game: ClassVar[str] = "nim"
    count: int

    @override
    def __str__(self) -> str:
        return f"draw {self.count}"


def new_game(
    *, players: int | None = None, rng: Rng | None = None, setup: int | None = None, edition: None = None
) -> Heap:
    assert players in (None, 2)
    assert edition is None
    return Heap(setup if setup is not None else 3 + (rng.randrange(5) if rng is not None else 0), 0)


def setups(players: int, edition: None = None) -> Iterator[int]:
    assert players == 2
    assert edition is None
    return iter(range(3, 8))


def seats(state: Heap) -> range:
    return range(2)


def actor(state: Heap) -> Seat | None:
    return state.seat if state.matches else None


def legal_actions(state: Heap) -> tuple[Draw, ...]:
    return tuple(Draw(count) for count in (1, 2) if count <= state.matches)


def violation(state: Heap, action: Draw, *, by: Seat | None = None) -> Violation | None:
    if by is not None and by != actor(state):
        return Violation("nim", "1", "not_your_turn")
    return None if action in legal_actions(state) else Violation("nim", "2", "too_many")


def apply(state: Heap, action: Draw) -> Heap:
    refusal = violation(state, action)
    if refusal is not None:
        raise IllegalAction(action, refusal, describe(refusal))
    return Heap(state.matches - action.count, 1 - state.seat)


def outcome(state: Heap) -> Outcome | None:
    return None if state.matches else Outcome((1 - state.seat,), "3")


def score(state: Heap) -> ScoreSheet:
    result = outcome(state)
    lines = tuple(ScoreLine("nim", seat, 1, "last_match", "3") for seat in (result.winners if result else ()))
    return ScoreSheet(tuple(sum(line.seat == seat for line in lines) for seat in seats(state)), lines)


def reveal(state: Heap) -> str:
    return repr(state)


def parse_action(text: str) -> Draw:
    word, _, count = text.partition(" ")
    if word != "draw" or not count.isdecimal():
        raise MalformedDocument(f"action {text!r}", ("expected 'draw COUNT'",))
    return Draw(int(count))


def describe(value: Draw | Violation | ScoreLine, lang: str = "en") -> str:
    return str(value)
