"""OpenSpiel's games in C++ and in Python."""

# The package lives in .venv-peers and has few types: nothing of it is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import cycle
from typing import Any, Final

import pyspiel
from open_spiel.python import games as _registers_the_python_games  # noqa: F401
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

from tools.peers.rows import KEEP, LONGEST, PLAY, READ, TENSOR, Play, Playing, Row, Way, Work, observing, random

UNSOLVED: Final = "bridge(use_double_dummy_result=false)"
"""Bridge whose deals are not solved in advance: that takes a second each."""

LIKE_OURS: Final = ("gin_rummy", "hanabi", "go_fish", "oh_hell")
CPP_GAMES: Final = (
    *LIKE_OURS,
    "crazy_eights",
    "cribbage",
    "euchre",
    "hearts",
    "spades",
    "skat",
    "tarok",
    UNSOLVED,
    "dou_dizhu",
    "sheriff",
    "battleship",
    "leduc_poker",
)
PYTHON_GAMES: Final = (
    "python_block_dominoes",
    "python_team_dominoes",
    "python_liars_poker",
    "python_kuhn_poker",
    "python_tic_tac_toe",
    "python_pokerkit_wrapper",
)

MOVE: Final = (
    "`current_player`, `legal_actions` or `chance_outcomes`, one of them, `apply_action`;"
    " moves of chance count, but not those of the deal"
)
KEPT: Final = "`state.clone()` before each move"
OBSERVATION: Final = (
    "`observation_string`, and an observer's `set_from`, which fills a numpy tensor;"
    " of the information state where there is no other"
)
LEFT: Final = "left to each game"
LEFT_HERE: Final = (
    "left to each game by `apply_action`: refused by gin_rummy and hanabi, taken by oh_hell, a crash in go_fish"
)

CPP: Final = Way("OpenSpiel, C++", "open_spiel", MOVE, KEPT, OBSERVATION, LEFT_HERE)
CHECKED: Final = Way(
    name="OpenSpiel, C++, checked",
    package="open_spiel",
    move="the same with `apply_action_with_legality_check`",
    kept=KEPT,
    observation="",
    checks="refused",
)
BOTS: Final = Way(
    name="OpenSpiel, C++, played in C++",
    package="open_spiel",
    move="what `evaluate_bots` with `make_uniform_random_bot` does: no move is seen by Python",
    kept="",
    observation="",
    checks=LEFT,
)
PYTHON: Final = Way("OpenSpiel, Python", "open_spiel", MOVE, KEPT, OBSERVATION, LEFT)

DEALS: Final = 100
OVER: Final = int(pyspiel.PlayerId.TERMINAL)


def _thrown(state: Any) -> Any:
    left = random()
    outcomes = state.chance_outcomes()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def _play(state: Any, most: int, kept: list[Any] | None) -> int:
    for done in range(most):
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            action = actions[int(random() * len(actions))]
        elif player == OVER:
            return done
        else:
            action = _thrown(state)
        if kept is not None:
            kept.append(state.clone())
        state.apply_action(action)
    return most


def _play_checked(state: Any, most: int, kept: list[Any] | None) -> int:
    for done in range(most):
        player = state.current_player()
        if player >= 0:
            actions = state.legal_actions()
            action = actions[int(random() * len(actions))]
        elif player == OVER:
            return done
        else:
            action = _thrown(state)
        if kept is not None:
            kept.append(state.clone())
        state.apply_action_with_legality_check(action)
    return most


def _dealt(game: Any) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(_thrown(state))
    return state


def _new(name: str) -> Callable[[], Any]:
    """Makes games that are dealt: copies, since to deal takes longer than to play."""
    game = pyspiel.load_game(name)
    starts = cycle([_dealt(game) for _ in range(DEALS)])
    return lambda: next(starts).clone()


def _play_inside(bots: Any, state: Any, most: int, kept: list[Any] | None) -> int:
    """Whole games: they cannot be stopped before."""
    before: int = state.move_number()
    pyspiel.evaluate_bots(state, bots, int(random() * 2**31))
    after: int = state.move_number()
    return after - before


def _inside(name: str) -> Work:
    players = range(pyspiel.load_game(name).num_players())
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in players]
    return Playing(_new(name), partial(_play_inside, bots))


def _playing(name: str, play: Play, keep: bool) -> Work:
    return Playing(_new(name), play, keep=keep)


def _observing(name: str, observe: Callable[[Any, int], object]) -> Work:
    return observing(
        lambda state: observe(state, state.current_player()),
        _new(name),
        _play,
        lambda state: state.current_player() >= 0,
    )


def _string(name: str) -> Work:
    if pyspiel.load_game(name).get_type().provides_observation_string:
        return _observing(name, lambda state, player: state.observation_string(player))
    return _observing(name, lambda state, player: state.information_state_string(player))


def _tensor(name: str) -> Work:
    game = pyspiel.load_game(name)
    kind = None if game.get_type().provides_observation_tensor else INFO_STATE_OBS_TYPE
    return _observing(name, make_observation(game, kind).set_from)


def _by_chance(name: str) -> float:
    new, kept = _new(name), list[Any]()
    for _ in range(20):
        _play(new(), LONGEST, kept)
    return sum(bool(state.is_chance_node()) for state in kept) / len(kept)


def _row(way: Way, name: str, figures: Mapping[str, Callable[[str], Work]]) -> Row:
    label = "bridge, deals not solved" if name == UNSOLVED else name
    return Row(way, label, {kind: partial(make, name) for kind, make in figures.items()}, partial(_by_chance, name))


def _played(play: Play) -> dict[str, Callable[[str], Work]]:
    return {PLAY: partial(_playing, play=play, keep=False), KEEP: partial(_playing, play=play, keep=True)}


def rows() -> Iterator[Row]:
    """The games in C++, those most like ours with a check of legality, all played inside C++; the games in Python."""
    whole = {**_played(_play), READ: _string, TENSOR: _tensor}
    without_tensor = {**_played(_play), READ: _string}
    types = {it.short_name: it for it in pyspiel.registered_games()}
    for name in CPP_GAMES:
        it = types[name.partition("(")[0]]
        has = it.provides_observation_tensor or it.provides_information_state_tensor
        yield _row(CPP, name, whole if has else without_tensor)
    for name in LIKE_OURS:
        yield _row(CHECKED, name, _played(_play_checked))
    for name in CPP_GAMES:
        yield _row(BOTS, name, {PLAY: _inside})
    for name in PYTHON_GAMES:
        yield _row(PYTHON, name, whole)
