"""The games of this library."""

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final

from criminals import CHANCE
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing.timing.calibration import timed
from criminals.testing.timing.speed import SEEDS, AnyGame, Verbs, moves, play, verbs_of, views
from tools.bench import top_verbs
from tools.peers.rows import KEEP, PLAY, READ, Row, Way, Work

PLAYERS: Final = 3

OURS: Final = Way(
    name="criminals",
    package="criminals",
    move="`legal_actions`, one of them, `apply`; throws of dice are moves",
    kept="the state itself: `apply` never changes it",
    observation="`view`: an object with all that the player may know",
    checks="refused, always",
)


def _work(verbs: Verbs[Any, Any], keep: bool) -> Work:
    return partial(timed, moves(verbs, PLAYERS, keep=keep))


def _view(game: AnyGame) -> Work:
    return partial(timed, views(game, PLAYERS))


def _thrown(game: AnyGame) -> float:
    verbs, states = verbs_of(game), list[Any]()
    for seed in SEEDS:
        start = verbs.new_game(PLAYERS, seed)
        play(verbs, start, Random(seed).random, states)
        states.append(start)
    acting = [state.actor for state in states if state.actor is not None]
    return sum(actor is CHANCE for actor in acting) / len(acting)


def rows() -> Iterator[Row]:
    """Each game by its own verbs, and by the verbs for all games."""
    games: tuple[AnyGame, ...] = crooks, counterfeiters, sicario
    for game in games:
        for label, verbs in (game.NAME, verbs_of(game)), (f"{game.NAME}, `criminals.apply`", top_verbs(game)):
            figures = {PLAY: partial(_work, verbs, False), KEEP: partial(_work, verbs, True)}
            if label == game.NAME:
                figures[READ] = partial(_view, game)
            yield Row(OURS, label, figures, partial(_thrown, game) if game is sicario else None)
