"""Play gives what the golden files hold; `make golden` writes them anew."""

from collections import Counter

import pytest

from criminals.games import crooks
from tools.golden import FOLDER, PERFTS, PLAYTHROUGHS, perft_table, playthrough


@pytest.mark.parametrize(("edition", "players", "seed"), PLAYTHROUGHS)
def test_playthrough(edition: str, players: int, seed: int) -> None:
    kept = (FOLDER / f"crooks_{edition}_{players}.txt").read_text(encoding="utf-8")
    assert playthrough(edition, players, seed) == kept


@pytest.mark.parametrize(("edition", "players", "seed", "deepest"), PERFTS)
def test_perft(edition: str, players: int, seed: int, deepest: int) -> None:
    kept = (FOLDER / f"perft_crooks_{edition}_{players}.txt").read_text(encoding="utf-8")
    assert perft_table(edition, players, seed, deepest) == kept


def test_no_golden_file_is_left_over() -> None:
    expected = {f"crooks_{edition}_{players}.txt" for edition, players, _ in PLAYTHROUGHS}
    expected |= {f"perft_crooks_{edition}_{players}.txt" for edition, players, _, _ in PERFTS}
    assert {path.name for path in FOLDER.iterdir()} == expected


def test_the_tree_of_the_tiny_edition() -> None:
    """Every history from every set-up, unfinished ones included: 58,422 for each seat that may start."""

    def histories(state: crooks.State) -> int:
        return 1 + sum(histories(crooks.apply(state, action)) for action in crooks.legal_actions(state))

    found = Counter[int]()
    for setup in crooks.setups(2, "tiny"):
        found[setup.start] += histories(crooks.new_game(edition="tiny", setup=setup))
    assert found == {0: 58_422, 1: 58_422}
