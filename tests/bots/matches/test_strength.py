"""The command that shows how strong the bots are."""

from pathlib import Path

import pytest

from criminals.bots import Interval, Pairing
from tools import tournaments as tool
from tools.tournaments import Plan, heading, main, missed, row


def pairing(one: str, other: str, mean: float, low: float) -> Pairing:
    return Pairing((one, other), 10, 20, Interval(mean, low, 1.0), 2.5, (0, 0))


def test_what_is_not_shown_is_told() -> None:
    assert missed(pairing("oracle", "ismcts", 0.5, 0.3)) is None
    assert missed(pairing("ismcts", "greedy", 0.7, 0.501)) is None
    assert missed(pairing("oracle", "ismcts", 0.49, 0.3)) == (
        "oracle has 49.0% (from 30.0%) against ismcts, and should have half at least"
    )
    for pair in (("ismcts", "greedy"), ("greedy", "random")):  # 70 %, but it may well be chance
        assert (missed(pairing(*pair, 0.7, 0.5)) or "").endswith("should be above 50 % at 95 %")


def test_a_row_has_the_margin() -> None:
    assert row(pairing("a", "b", 0.75, 0.6)) == "| a - b | 75.0% | 60.0% to 100.0% | +2.50 | 20 |"


def test_it_prints_a_table_and_fails_if_something_is_not_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    plan = Plan("crooks", 2, 1, 2)
    monkeypatch.setattr(tool, "PLANS", (plan,))
    words = ["--workers", "1", "--keep", str(tmp_path / "kept")]
    assert main(words) == 1  # one deal shows nothing
    first = capsys.readouterr()
    assert first.out.startswith(heading(plan) + "\n\n| pairing |")
    assert first.out.count("\n| ") == 1 + 3
    assert first.err.startswith("crooks: ")
    assert "and should be above 50 % at 95 %" in first.err
    names = sorted(file.name for file in (tmp_path / "kept").iterdir())
    assert names == ["crooks-2-greedy-random.json", "crooks-2-ismcts-greedy.json", "crooks-2-oracle-ismcts.json"]
    assert main(words) == 1
    assert capsys.readouterr() == first


def test_the_docs_have_the_tables_of_the_plans() -> None:
    """With these settings; the figures come out the same whenever the command is run."""
    docs = (Path(__file__).parents[3] / "docs" / "how-to-tournament.md").read_text()
    for plan in tool.PLANS:
        _, _, after = docs.partition(f"{heading(plan)}\n\n{tool.HEAD}\n")
        rows = after.split("\n\n")[0].splitlines()
        pairs = [" - ".join(each.partition("=")[0] for each in pair) for pair in plan.pairs()]
        assert [line.split(" | ")[0] for line in rows] == [f"| {pair}" for pair in pairs]
