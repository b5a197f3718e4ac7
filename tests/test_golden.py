"""Play gives what the golden files hold; `make golden` writes them anew."""

import pytest

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
