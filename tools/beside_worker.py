"""Work on one source of the library and say what it cost: one side of `make bench ARGS="--beside REV"`.

It reads lines such as `["crooks, view", 100]`, makes that many calls and answers `[operations, seconds]`, in seconds of
processor time. The source is the one on PYTHONPATH. Only public names are used, since modules move between revisions.
"""

import gc
import json
import os
import sys
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from importlib import import_module
from itertools import count, cycle, islice
from random import Random
from time import process_time
from typing import Any, Final, NamedTuple

import criminals

library: Final[Any] = criminals
"""The library of whatever revision: its types may differ from those of the present one."""

GAMES: Final = ("crooks", "counterfeiters", "sicario")
PLAYERS: Final = 3
VIEWERS: Final = range(PLAYERS)
ITERATIONS: Final = 50
"""The iterations of a search that is measured: as one chooses, its tree grows from nothing."""
IDLE: Final = ("pass", "laydown", "capture", "eliminate")
"""Actions that end a game early, by their first words: avoided where a long game is wanted."""


class Work(NamedTuple):
    """Arguments, made before the clock starts, and a function that says how many operations a call was."""

    arguments: Iterator[Any]
    call: Callable[[Any], int]


@cache
def middles(game: str) -> tuple[Any, ...]:
    """States from the middle third of 30 long games."""
    found: list[Any] = []
    for seed in range(30):
        random, states = Random(seed), [library.new_game(game, players=PLAYERS, seed=seed)]
        while actions := library.legal_actions(states[-1]):
            busy = [action for action in actions if str(action).split()[0] not in IDLE]
            states.append(library.apply(states[-1], random.choice(busy or actions)))
        found += states[len(states) // 3 : 2 * len(states) // 3]
    return tuple(found)


def seen(state: Any) -> Any:
    """The view of the seat to act, or of seat 0 if chance is to act."""
    seat = library.actor(state)
    return library.view(state, seat if isinstance(seat, int) else 0)


def views(game: str) -> Iterator[Any]:
    """Views of middles, each a new object: nothing that a view keeps for a second call counts."""
    return map(seen, cycle(middles(game)))


def plies(game: str) -> Iterator[tuple[Any, Any]]:
    """Middles, each with a legal action."""
    random = Random(0)
    return ((state, random.choice(library.legal_actions(state))) for state in cycle(middles(game)))


def once(function: Callable[[Any], object]) -> Callable[[Any], int]:
    """A call that is one operation."""

    def call(argument: Any) -> int:
        function(argument)
        return 1

    return call


def once_with(function: Callable[..., object]) -> Callable[[Any], int]:
    """A call with several arguments that is one operation."""

    def call(arguments: tuple[Any, ...]) -> int:
        function(*arguments)
        return 1

    return call


# --- the figures ---


def moves(game: str, verbs: Any) -> Work:
    """Moves of random play, in whole games: `legal_actions`, one of them by its index, `apply`."""
    random, legal_actions, apply = Random(0).random, verbs.legal_actions, verbs.apply

    def call(state: Any) -> int:
        done = 0
        while actions := legal_actions(state):
            state = apply(state, actions[int(random() * len(actions))])
            done += 1
        return done

    return Work(cycle([library.new_game(game, players=PLAYERS, seed=seed) for seed in range(200)]), call)


def server_moves(game: str) -> Work:
    """Moves of a server: a step, and the events of each of three viewers, dumped."""

    def serve(state: Any, action: Any) -> None:
        _, events = library.step(state, action)
        for viewer in VIEWERS:
            for event in library.view_events(events, viewer):
                library.dumps(event)

    return Work(plies(game), once_with(serve))


def loads(game: str) -> Work:
    return Work(map(library.dumps, views(game)), once(lambda text: library.loads(text, "view")))


def new_games(game: str) -> Work:
    return Work(count(), once(lambda seed: library.new_game(game, players=PLAYERS, seed=seed)))


def samples(game: str) -> Work:
    rng = Random(0)
    return Work(views(game), once(lambda view: library.sample_world(view, rng)))


def searches(game: str) -> Work:
    """Choices of a search with random playouts and without prospects, in iterations."""
    bots = import_module("criminals.bots")
    random = {"rollout": bots.random_rollout} if hasattr(bots, "random_rollout") else {}  # once there was no other
    bot = bots.ISMCTSBot(iterations=ITERATIONS, curiosity=0, **random)

    def call(view: Any) -> int:
        bot.choose(view, Random(0))
        return ITERATIONS

    chosen_in = [view for view in map(seen, middles(game)) if len(library.legal_actions(view)) > 1]
    return Work(cycle(chosen_in), call)


def prepared_samples(game: str) -> Work:
    """Worlds drawn by prepared beliefs; where there are none, by `sample_world`."""
    rng, believe = Random(0), getattr(library, "beliefs", None)
    seen_in = [seen(state) for state in middles(game)]
    if believe is None:
        return Work(cycle(seen_in), once(lambda view: library.sample_world(view, rng)))
    return Work(cycle([believe(view) for view in seen_in]), once(lambda beliefs: beliefs.sample(rng)))


def points(game: str) -> Work:
    """The points of middles; where they cannot be asked for alone, with the lines of the score."""
    return Work(
        cycle(middles(game)),
        once(getattr(library, "points", None) or (lambda state: library.score(state).points)),
    )


def folds(game: str) -> Work:
    """Folds of the events of a step into the view of the seat that acted."""

    def before(state: Any, action: Any) -> tuple[Any, Any]:
        view = seen(state)
        return view, library.view_events(library.step(state, action).events, view.viewer)

    return Work((before(state, action) for state, action in plies(game)), once_with(library.fold))


def of_game(game: str) -> dict[str, Callable[[], Work]]:
    """The figures of a game."""
    own = import_module(f"criminals.games.{game}")
    return {
        f"{game}, a move": lambda: moves(game, library),
        f"{game}, a move by the game's own verbs": lambda: moves(game, own),
        f"{game}, dumps(view)": lambda: Work(views(game), once(library.dumps)),
        f"{game}, loads(view)": partial(loads, game),
        f"{game}, a server's move": partial(server_moves, game),
        f"{game}, new_game": partial(new_games, game),
        f"{game}, step": lambda: Work(plies(game), once_with(library.step)),
        f"{game}, view": lambda: Work(cycle(middles(game)), once(seen)),
        f"{game}, fold": partial(folds, game),
        f"{game}, count_worlds": lambda: Work(views(game), once(library.count_worlds)),
        f"{game}, sample_world": partial(samples, game),
        f"{game}, a prepared sample": partial(prepared_samples, game),
        f"{game}, points": partial(points, game),
        f"{game}, an iteration with random playouts": partial(searches, game),
    }


def figures() -> Mapping[str, Callable[[], Work]]:
    """All figures by their names."""
    return {name: make for game in GAMES for name, make in of_game(game).items()}


def main() -> None:
    if sys.platform == "linux":  # the other side does the same: they work in turns, and both suffer what one suffers
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    known, work, current = figures(), None, ""
    print(json.dumps([criminals.__file__, list(known)]), flush=True)
    for line in sys.stdin:
        name, n = json.loads(line)
        if work is None or name != current:
            work, current = known[name](), name
            gc.collect()
            gc.freeze()  # what earlier figures left alive does not make this one dearer
        arguments, call = list(islice(work.arguments, n)), work.call
        start = process_time()
        done = sum(map(call, arguments))
        seconds = process_time() - start
        print(json.dumps([done, seconds]), flush=True)


if __name__ == "__main__":
    main()
