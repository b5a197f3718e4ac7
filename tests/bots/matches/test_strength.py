"""The command that shows how strong the bots are."""

from pathlib import Path

import pytest

from criminals.bots import Interval, Pairing
from tools import tournaments as tool
from tools.tournaments import CLAIMED, EAGER, PAIRINGS, STANDINGS, Claim, claim_row, main, missed, pairing_row

CLAIM = Claim("crooks", ("rule", EAGER), 0.8, deals=1)


def pairing(mean: float, low: float) -> Pairing:
    return Pairing(("rule", "eager"), 10, 20, Interval(mean, low, 1.0), 2.5, (0, 0))


def test_a_claim_that_is_not_shown_is_told() -> None:
    assert missed(CLAIM, pairing(0.9, 0.8)) is None
    assert missed(CLAIM, pairing(0.9, 0.79)) == "crooks: rule has 79.0% against eager at the least, not 80%"


def test_rows_have_the_margin() -> None:
    assert pairing_row(pairing(0.75, 0.6)) == "| rule - eager | 75.0% | 60.0% to 100.0% | +2.50 | 20 |"
    assert claim_row(CLAIM, pairing(0.9, 0.8)) == "| Crooks | rule - eager | 80% | 90.0% | 80.0% to 100.0% | 20 |"


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no time."""
    monkeypatch.setattr(tool, "RUNGS", ("rule", EAGER, "random"))
    monkeypatch.setattr(tool, "CLAIMS", (CLAIM,))


@pytest.mark.usefixtures("short")
def test_it_prints_a_ladder_with_the_ratings_of_all_its_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--only", "crooks", "--players", "3", "--part", "ladders", "--deals", "1", "--workers", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(f"**Crooks**, 3 players, 1 deals for each pairing\n\n{PAIRINGS}\n| rule - eager |")
    standings = printed.partition(f"{STANDINGS}\n")[2].split("\n\n")[0].splitlines()
    assert sorted(line.split(" | ")[0] for line in standings) == ["| eager", "| random", "| rule"]


@pytest.mark.usefixtures("short")
def test_it_fails_if_a_claim_is_not_shown_and_keeps_what_was_played(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    words = ["--part", "claims", "--workers", "1", "--keep", str(tmp_path / "kept")]
    assert main(words) == 1  # one deal shows nothing
    first = capsys.readouterr()
    assert first.out.startswith(f"{CLAIMED}\n| Crooks | rule - eager | 80% | ")
    assert first.err == "crooks: rule has 0.0% against eager at the least, not 80%\n"
    assert [file.name for file in (tmp_path / "kept").iterdir()] == ["crooks-2-rule-eager.json"]
    assert main(words) == 1
    assert capsys.readouterr() == first
