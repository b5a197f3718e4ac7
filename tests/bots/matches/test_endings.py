"""The command that shows how games of Sicario end."""

from pathlib import Path

import pytest

from tools import endings as tool
from tools.endings import CLAUSES, Ending, ending, line, main, row


def test_a_game_ends_by_one_of_the_clauses_and_the_same_each_time() -> None:
    found = [ending(players, 1, number) for players in (3, 4) for number in range(4)]
    assert {each.clause for each in found} <= set(CLAUSES.values())
    assert len({each.plies for each in found}) > 1
    assert found[0] == ending(3, 1, 0)


def test_a_row_has_the_shares_of_each_ending() -> None:
    found = [Ending("5.1", 20), Ending("5.1", 30), Ending("5.2", 41), Ending("3.7", 50)]
    players, games, *shares, length = row(4, found)
    assert (players, games, length) == ("4", "4", "35.5 actions")
    assert [share.split()[0] for share in shares] == ["50.0%", "25.0%", "25.0%"]
    assert shares[1] == "25.0% (0.0% to 100.0%)"


def test_it_prints_a_table_by_the_number_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    main(["--games", "2", "--iterations", "1", "--workers", "1"])
    told = capsys.readouterr().out
    assert told.startswith(
        f"ISMCTSBot in every seat, 1 iterations a choice, seed {tool.SEED}\n\n{line(tool.HEAD)}\n| ---"
    )
    assert [text[:8] for text in told.splitlines()[-2:]] == ["| 3 | 2 ", "| 4 | 2 "]


def test_the_docs_have_the_table_of_the_usual_settings() -> None:
    docs = (Path(__file__).parents[3] / "docs" / "games" / "sicario-edition.md").read_text(encoding="utf-8")
    _, _, after = docs.partition("### How games end\n")
    assert f"{tool.ITERATIONS} iterations for each choice and seed {tool.SEED}" in after
    rows = after.partition(line(tool.HEAD))[2].split("\n\n")[0].splitlines()[2:]
    assert [cells.split(" | ")[:2] for cells in rows] == [[f"| {players}", str(tool.GAMES)] for players in tool.PLAYERS]
