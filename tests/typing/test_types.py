"""What type checkers infer: the verbs on the top level, a game's own verbs, code generic over games, a fourth game.

mypy and pyright read this file with everything else; `assert_type` fails there, the rest fails here.
"""

from collections.abc import Iterator
from random import Random
from typing import Any, TypeVar, assert_type

import criminals
from criminals.core.protocol import Game, Value
from criminals.games import crooks
from criminals.testing import Kit, check_game, check_immutable
from tests.typing import nim

S = TypeVar("S", bound=Value)
A = TypeVar("A", bound=Value)


def play_out(game: Game[S, A], state: S, rng: Random) -> S:
    """Code generic over games: it takes the game, and keeps its types."""
    while actions := game.legal_actions(state):
        state = game.apply(state, rng.choice(actions))
    return state


def test_top_level_verbs_infer_the_types_of_crooks() -> None:
    state = criminals.new_game("crooks", players=2, seed=1)
    assert_type(state, crooks.State)
    assert_type(criminals.new_game(), crooks.State)
    assert_type(criminals.legal_actions(state), tuple[crooks.Action, ...])
    assert_type(criminals.apply(state, criminals.legal_actions(state)[0]), crooks.State)
    assert_type(criminals.actor(state), int | None)
    assert_type(criminals.parse_action("crooks", "pass"), crooks.Action)
    assert_type(criminals.setups("crooks", 2), Iterator[crooks.Setup])
    assert_type(criminals.violation(state, crooks.Pass()), criminals.Violation | None)
    assert_type(criminals.score(state), criminals.ScoreSheet)
    assert_type(criminals.outcome(state), criminals.Outcome | None)
    assert_type(criminals.reveal(state), str)


def test_a_games_own_verbs() -> None:
    state = crooks.new_game(players=3, rng=Random(1))
    assert_type(state, crooks.State)
    assert_type(crooks.legal_actions(state), tuple[crooks.Action, ...])
    assert_type(crooks.apply(state, crooks.Pass()), crooks.State)


def test_code_generic_over_games_keeps_their_types() -> None:
    last = play_out(crooks, crooks.new_game(players=3, rng=Random(1)), Random(2))
    assert_type(last, crooks.State)
    heap = play_out(nim, nim.new_game(), Random(2))
    assert_type(heap, nim.Heap)
    assert crooks.actor(last) is None
    assert nim.actor(heap) is None


def test_a_fourth_game_joins_the_verbs() -> None:
    criminals.register("nim", nim)
    state: nim.Heap = criminals.new_game("nim", setup=4)
    assert_type(criminals.apply(state, nim.Draw(1)), nim.Heap)
    assert_type(criminals.legal_actions(state), tuple[Any, ...])
    assert criminals.legal_actions(state) == (nim.Draw(1), nim.Draw(2))
    assert criminals.apply(state, criminals.parse_action("nim", "draw 2")) == nim.Heap(2, 1)
    assert list(criminals.setups("nim", 2)) == [3, 4, 5, 6, 7]
    assert criminals.GAMES["nim"] is nim
    assert criminals.describe(nim.Draw(1)) == "draw 1"


def test_the_laws_hold_for_a_fourth_game() -> None:
    kit: Kit[nim.Heap, nim.Draw] = Kit(
        game=nim,
        universe=lambda _state: tuple(map(nim.Draw, range(5))),
        faults=lambda state: () if state.matches >= 0 else ("fewer matches than none",),
        longest=lambda state: state.matches,
    )
    for seed in range(5):
        state = nim.new_game(rng=Random(seed))
        check_immutable(kit, state)
        check_game(kit, state, Random(seed))
