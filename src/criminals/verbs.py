"""The verbs for all games: each finds the game of what it is given and asks it.

For the games of this library a type checker infers the game's own types; for a registered game it sees what the
protocol says. Code that is generic over games takes a `game: Game[...]` and calls its verbs.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Literal, TypeVar, overload

from criminals.core.errors import Violation
from criminals.core.protocol import Value
from criminals.core.registry import find_game, game_of, register
from criminals.core.results import Outcome, ScoreLine, ScoreSheet
from criminals.core.seats import Chance, Seat
from criminals.dice import generator
from criminals.games import crooks

S = TypeVar("S", bound=Value)

register(crooks.NAME, crooks)


@overload
def new_game(
    game: Literal["crooks"] = "crooks",
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: crooks.Setup | Mapping[str, object] | None = None,
    edition: crooks.Edition | str | None = None,
) -> crooks.State: ...
@overload
def new_game(
    game: str, *, players: int | None = None, seed: int | None = None, setup: Any = None, edition: Any = None
) -> Any: ...
def new_game(
    game: str = "crooks",
    *,
    players: int | None = None,
    seed: int | None = None,
    setup: Any = None,
    edition: Any = None,
) -> Any:
    """The first state of a game, dealt from a seed or as a set-up says.

    `setup` is the game's `Setup`, or the `setup` object of a record; it excludes `seed`. Without either, 128 fresh bits
    are the seed. `players` may be left out where the set-up tells it; else it is the fewest the edition is for.
    `edition` is a name or the game's `Edition`.
    """
    if setup is None:
        return find_game(game).new_game(players=players, rng=generator(seed), edition=edition)
    if seed is not None:
        raise ValueError("a set-up leaves nothing to a seed: give one of them")
    return find_game(game).new_game(players=players, setup=setup, edition=edition)


@overload
def setups(
    game: Literal["crooks"], players: int, edition: crooks.Edition | str | None = None
) -> Iterator[crooks.Setup]: ...
@overload
def setups(game: str, players: int, edition: Any = None) -> Iterator[Any]: ...
def setups(game: str, players: int, edition: Any = None) -> Iterator[Any]:
    """Every set-up, each once; all are equally likely. Few enough to go through only for a tiny edition."""
    return find_game(game).setups(players, edition)


def seats(where: Value) -> range:
    """The seats at the table, from 0, clockwise."""
    return game_of(where).seats(where)


@overload
def actor(where: crooks.State) -> Seat | None: ...
@overload
def actor(where: Value) -> Seat | Chance | None: ...
def actor(where: Value) -> Seat | Chance | None:
    """Who is to act: a seat, `CHANCE`, or None once the game is over. Seat 0 is falsy: ask `is None`."""
    return game_of(where).actor(where)


@overload
def legal_actions(where: crooks.State) -> tuple[crooks.Action, ...]: ...
@overload
def legal_actions(where: Value) -> tuple[Any, ...]: ...
def legal_actions(where: Value) -> tuple[Any, ...]:
    """Every lawful action, each once, in the game's documented order; empty exactly when the game is over."""
    return game_of(where).legal_actions(where)


@overload
def violation(where: crooks.State, action: crooks.Action, *, by: Seat | None = None) -> Violation | None: ...
@overload
def violation(where: Value, action: Value, *, by: Seat | None = None) -> Violation | None: ...
def violation(where: Value, action: Value, *, by: Seat | None = None) -> Violation | None:
    """Why an action is refused, or None for a lawful one. It never raises on an action of the game.

    `by` is the seat that asks, for a host that is handed actions by its players: `not_your_turn` if another is to act.
    """
    return game_of(where).violation(where, action, by=by)


@overload
def apply(state: crooks.State, action: crooks.Action) -> crooks.State: ...
@overload
def apply(state: S, action: Value) -> S: ...
def apply(state: Value, action: Value) -> Value:
    """The state after an action. It always validates: `IllegalAction` says why not, and nothing has changed."""
    after: Value = game_of(state).apply(state, action)
    return after


def outcome(where: Value) -> Outcome | None:
    """Who won and by which clause; None while the game goes on."""
    return game_of(where).outcome(where)


def score(where: Value) -> ScoreSheet:
    """Points by seat with the lines that explain them: of a state at any time, as if the game ended now."""
    return game_of(where).score(where)


def reveal(state: Value) -> str:
    """The whole truth of a state as text, on purpose: `repr(state)` shows no secrets."""
    return game_of(state).reveal(state)


@overload
def parse_action(game: Literal["crooks"], text: str) -> crooks.Action: ...
@overload
def parse_action(game: str, text: str) -> Any: ...
def parse_action(game: str, text: str) -> Any:
    """The action a text stands for, the inverse of `str(action)`; `MalformedDocument` says what was expected."""
    return find_game(game).parse_action(text)


def describe(value: Value | Violation | ScoreLine, lang: str = "en") -> str:
    """A readable sentence for an action, a violation or a score line, in English, Italian or French."""
    return game_of(value).describe(value, lang)
