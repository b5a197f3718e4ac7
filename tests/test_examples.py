"""Every example runs, and shows what it says."""

import re
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random

import attrs
import pytest

import criminals
from criminals.bots import Bot, RandomBot
from criminals.games import counterfeiters, sicario
from tests.typing import kuhn

EXAMPLES = Path(__file__).parent.parent / "examples"
QUICK = {"fair_bot.py": ("1",)}
"""The arguments with which an example takes no longer than it must."""


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *arguments]
    return subprocess.run(
        command, cwd=EXAMPLES, capture_output=True, text=True, encoding="utf-8", timeout=60, check=False
    )


@pytest.mark.parametrize("name", sorted(path.name for path in EXAMPLES.glob("*.py")))
def test_an_example_runs(name: str) -> None:
    result = run(name, *QUICK.get(name, ()))
    assert result.returncode == 0, result.stderr
    assert result.stdout
    assert not result.stderr


def test_the_demo_shows_the_table_and_the_explained_score() -> None:
    shown = run("demo.py", "11").stdout
    assert shown.count("hangouts  A:") > 5
    assert re.search("Turn 1, (Ada|Bo|Cy)", shown)
    assert "(§5.4)" in shown
    assert re.search("won by (Ada|Bo|Cy)", shown)


def test_the_demo_tells_what_its_first_player_perceives() -> None:
    shown = run("demo.py", "11").stdout
    turns = re.findall(r"^Turn [0-9]+, (\w+)\n((?:  .*\n)+)", shown, re.MULTILINE)
    looks = [(name, "you see" in told) for name, told in turns if re.search("looks? into", told)]
    assert {"Ada", "Bo"} <= {name for name, _ in looks}
    assert all(seen == (name == "Ada") for name, seen in looks)
    assert shown.count("as Ada sees it") - 1 == shown.count("worlds that fit this:") > 5


def test_the_fair_bot_beats_random_players() -> None:
    shown = run("fair_bot.py", "12", "1").stdout
    found = re.search("([0-9]+) of 12 games won, ([0-9]+) of them shared", shown)
    assert found is not None, shown
    assert int(found[1]) - int(found[2]) >= 9


def test_the_fair_bot_beats_random_players_at_counterfeiters() -> None:
    """Unchanged, at a small box: the reference box takes a minute."""
    fair_bot: Bot = runpy.run_path(str(EXAMPLES / "fair_bot.py"))["FairBot"]()
    rng, won, lost = Random(1), 0, 0
    for number in range(40):
        state = counterfeiters.new_game(players=2, edition="tiny", rng=rng)
        while (seat := state.actor) is not None:
            bot = fair_bot if seat == number % 2 else RandomBot()
            state = counterfeiters.apply(state, bot.choose(counterfeiters.view(state, seat), rng))
        own, other = (counterfeiters.score(state).points[seat] for seat in (number % 2, 1 - number % 2))
        won, lost = won + (own > other), lost + (own < other)
    assert won >= 2 * lost


def test_the_fair_bot_beats_random_players_at_sicario() -> None:
    """Unchanged, as the sicario of a small box: a random one hardly ever wins there."""
    fair_bot: Bot = runpy.run_path(str(EXAMPLES / "fair_bot.py"))["FairBot"]()
    streets = attrs.evolve(
        sicario.REFERENCE, name="streets", characters=sicario.REFERENCE.characters[::6], path="s" * 24
    )

    def won(games: int, hunter: Bot) -> int:
        rng, count = Random(1), 0
        for _ in range(games):
            state = sicario.new_game(players=3, edition=streets, rng=rng)
            while (seat := criminals.actor(state := criminals.advance(state, rng))) is not None:
                assert isinstance(seat, int)
                bot = hunter if seat == state.sicario else RandomBot()
                state = sicario.apply(state, bot.choose(sicario.view(state, seat), rng))
            count += sicario.score(state).points[state.sicario]
        return count

    assert won(8, fair_bot) >= 5
    assert won(80, RandomBot()) <= 20


def test_the_fair_bot_plays_sicario_as_it_is() -> None:
    shown = run("fair_bot.py", "--game", "sicario", "1").stdout
    assert re.search("[01] of 1 games won, [01] of them shared", shown) is not None, shown


def test_the_fair_bot_plays_a_fourth_game() -> None:
    criminals.register("kuhn", kuhn)
    fair_bot: Bot = runpy.run_path(str(EXAMPLES / "fair_bot.py"))["FairBot"]()
    rng = Random(1)
    chips = 0
    for number in range(300):
        state = kuhn.new_game(rng=rng)
        while (seat := state.actor) is not None:
            bot = fair_bot if seat == number % 2 else RandomBot()
            state = kuhn.apply(state, bot.choose(kuhn.view(state, seat), rng))
        chips += kuhn.score(state).points[number % 2]
    assert chips >= 60


def test_a_record_is_replayed_in_another_language() -> None:
    shown = run("replay.py", "record.json", "it").stdout
    assert "1: Recluta nel covo D per 4" in shown
    assert "1: Piazza lo scagnozzo (livello 1, +3, Northside) sul bersaglio 6" in shown
    assert shown.endswith("\nVince il giocatore 1\n")
    named = run("replay.py", "record.json", "fr", "--viewer", "0", "--names", "Ada,Bo").stdout
    assert "Bo regarde les 4 escrocs du lieu D" in named
    assert named.endswith("\nBo gagne\n")


def test_a_record_is_replayed_as_one_viewer_saw_it() -> None:
    taker, other = (run("replay.py", "record.json", "en", "--viewer", seat).stdout for seat in ("1", "0"))
    assert "In hangout D you see the crook (level 1, +3, Northside), the crook (level 5, +1, Northside)" in taker
    assert "It is the crook (level 5, +1, Outfit), from hangout A" in taker
    assert "you see" not in other
    assert "It is the" not in other
    for turns, wins, shown in (("You turn", "You win", taker), ("Player 1 turns", "Player 1 wins", other)):
        assert f"{turns} up the crook (level 5, +1, Outfit) at target 9" in shown
        assert shown.endswith(f"\n{wins}\n")
    assert "as player 0 sees it" in other
    assert run("replay.py", "--viewer", "spectator").returncode == 0
    refused = run("replay.py", "--viewer", "2")
    assert refused.returncode == 1
    assert refused.stderr == "record.json: a viewer is a seat from 0 to 1 or SPECTATOR, not 2\n"


def test_a_bad_record_is_named_in_one_line(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(
        (EXAMPLES / "record.json").read_text(encoding="utf-8").replace("take 1", "take 32"), encoding="utf-8"
    )
    result = run("replay.py", str(bad))
    assert result.returncode == 1
    assert result.stderr == (
        "bad.json: ply 3: Take(crook=32): crook 32 must be taken last, like every Boss: "
        "3 others are still there (§4.6)\n"
    )
