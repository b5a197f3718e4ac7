"""Play gives what the golden files hold; `make golden` writes them anew."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

import criminals
from tools.golden import FOLDER, PERFTS, PLAYTHROUGHS, perft_table, playthrough


@pytest.mark.parametrize(("game", "edition", "players", "seed"), PLAYTHROUGHS)
def test_playthrough(game: str, edition: str, players: int, seed: int) -> None:
    kept = (FOLDER / f"{game}_{edition}_{players}.txt").read_text(encoding="utf-8")
    assert playthrough(game, edition, players, seed) == kept


@pytest.mark.parametrize(("game", "edition", "players", "seed", "deepest"), PERFTS)
def test_perft(game: str, edition: str, players: int, seed: int, deepest: int) -> None:
    kept = (FOLDER / f"perft_{game}_{edition}_{players}.txt").read_text(encoding="utf-8")
    assert perft_table(game, edition, players, seed, deepest) == kept


def test_no_golden_file_is_left_over() -> None:
    expected = {f"{game}_{edition}_{players}.txt" for game, edition, players, _ in PLAYTHROUGHS}
    expected |= {f"perft_{game}_{edition}_{players}.txt" for game, edition, players, _, _ in PERFTS}
    assert {path.name for path in FOLDER.iterdir()} == expected


@pytest.mark.usefixtures("uncollected")  # hundreds of thousands of states are kept
@pytest.mark.parametrize(
    ("game", "players", "first", "each"),
    [("crooks", 2, "start", 58_422), ("counterfeiters", 2, "first", 641_470), ("sicario", 3, "sicario", 79_080)],
)
def test_the_tree_of_the_tiny_edition(game: str, players: int, first: str, each: int) -> None:
    """Every history from every set-up, unfinished ones included: as many for each seat that may start."""
    rules: Any = criminals.GAMES[game]

    @cache  # states by other ways to the same table are equal, and so are their histories
    def histories(state: Any) -> int:
        return 1 + sum(histories(rules.apply(state, action)) for action in rules.legal_actions(state))

    found = Counter[int]()
    for setup in rules.setups(players, "tiny"):
        found[getattr(setup, first)] += histories(rules.new_game(edition="tiny", setup=setup))
    assert found == dict.fromkeys(range(players), each)
