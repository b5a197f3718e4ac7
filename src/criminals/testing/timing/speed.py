"""Work to measure the speed of a game by: moves of random play, views, worlds."""

from collections.abc import Callable, Iterable
from functools import partial
from itertools import cycle, islice
from random import Random
from typing import Any, Final, Generic, TypeAlias, TypeVar

import attrs

from criminals.core.game.protocol import CompleteGame
from criminals.testing.timing.calibration import Step

S = TypeVar("S")
A = TypeVar("A")

SEEDS: Final = range(200)
"""The seeds of the games for one figure."""


@attrs.frozen
class Verbs(Generic[S, A]):
    """A game's verbs; `new_game` takes a number of players and a seed."""

    new_game: Callable[[int, int], S]
    legal_actions: Callable[[S], tuple[A, ...]]
    apply: Callable[[S, A], S]


AnyGame: TypeAlias = CompleteGame[Any, Any]


def verbs_of(game: AnyGame) -> Verbs[Any, Any]:
    """The verbs of the game's own package."""
    return Verbs(lambda n, seed: game.new_game(players=n, rng=Random(seed)), game.legal_actions, game.apply)


def play(verbs: Verbs[S, A], state: S, random: Callable[[], float], states: list[S] | None = None) -> int:
    """Play a random game to its end, append each new state to the list, and return the number of moves."""
    legal_actions, apply, moves = verbs.legal_actions, verbs.apply, 0
    while actions := legal_actions(state):
        state = apply(state, actions[int(random() * len(actions))])
        moves += 1
        if states is not None:
            states.append(state)
    return moves


IDLE: Final = ("pass", "laydown", "capture", "eliminate")
"""Actions that players of long games choose only if they must, by first word."""


def long_game(verbs: Verbs[S, A], players: int, seed: int) -> list[S]:
    """The states of a random game in which nobody idles who can act."""
    random, states = Random(seed), [verbs.new_game(players, seed)]
    while actions := verbs.legal_actions(states[-1]):
        others = [action for action in actions if str(action).split()[0] not in IDLE]
        states.append(verbs.apply(states[-1], random.choice(others or actions)))
    return states


def moves(verbs: Verbs[S, A], players: int, *, keep: bool = False) -> Step:
    """Moves of random play: `legal_actions`, one of them by its index, `apply`. The games are set up beforehand."""
    random, starts = Random(0).random, cycle([verbs.new_game(players, seed) for seed in SEEDS])

    def step(n: int) -> int:
        done = 0
        while done < n:
            done += play(verbs, next(starts), random, [] if keep else None)
        return done

    return step


def calls(function: Callable[[S], object], arguments: Iterable[S]) -> Step:
    """Calls of a function, with one argument after the other."""
    turns = cycle(arguments)

    def step(n: int) -> int:
        for argument in islice(turns, n):
            function(argument)
        return n

    return step


def middles(game: AnyGame, players: int) -> list[Any]:
    """States from the middle third of long games."""
    found: list[Any] = []
    for seed in SEEDS[:50]:
        states = long_game(verbs_of(game), players, seed)
        found += states[len(states) // 3 : 2 * len(states) // 3]
    return found


def seen(game: AnyGame, state: Any) -> Any:
    """The view of the seat to act, or of seat 0 before a throw and at the end."""
    return game.view(state, state.actor if isinstance(state.actor, int) else 0)


def views(game: AnyGame, players: int) -> Step:
    """Views of middles, for the seat to act."""
    return calls(partial(seen, game), middles(game, players))


def beliefs(game: AnyGame, function: Callable[[Any], object], players: int) -> Step:
    """Calls of a function with the views of middles."""
    return calls(function, [seen(game, state) for state in middles(game, players)])


def samples(game: AnyGame, players: int) -> Step:
    """Worlds for the views of middles."""
    rng = Random(0)
    return beliefs(game, lambda view: game.sample_world(view, rng), players)


def prepared_samples(game: AnyGame, players: int) -> Step:
    """Worlds for the views of middles, whose beliefs are prepared beforehand."""
    rng = Random(0)
    return calls(lambda known: known.sample(rng), [game.beliefs(seen(game, state)) for state in middles(game, players)])
