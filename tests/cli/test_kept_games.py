"""`criminals tournament --records`, and `criminals replay` of the games that it kept."""

import re
from pathlib import Path

import pytest

import criminals
from tests.cli.running import Run

GAME = "deal-0001_0-eager_1-random_ab.json"


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    """The games of two deals between two bots."""
    kept = tmp_path / "games"
    words = "tournament", "crooks", "eager=random:eager=true", "random", "--deals", "2", "--seed", "1"
    assert run(*words, "--workers", "1", "--edition", "tiny", "--records", str(kept)).code == 0
    return kept


def test_a_game_of_a_folder_is_replayed_with_the_names_of_the_bots(run: Run, folder: Path) -> None:
    ran = run("replay", str(folder / GAME))
    assert (ran.code, ran.err) == (0, "")
    assert "\nEager's turn\n" in ran.out
    assert "\nRandom's turn\n" in ran.out
    assert "player 0" not in ran.out
    turned = run("replay", str(folder / GAME.replace("_ab", "_ba")), "--lang", "it")
    assert "random" in turned.out
    assert "giocatore 0" not in turned.out
    assert run("replay", str(folder / GAME), "--viewer", "0").out.count("Your turn") > 0


def test_a_folder_lists_its_games_and_how_they_ended(run: Run, folder: Path) -> None:
    ran = run("replay", str(folder))
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert len(lines) == 4
    for line in lines:
        file, _, told = line.partition(": ")
        *_, last = criminals.loads(Path(file).read_text(encoding="utf-8")).replay()
        outcome = criminals.outcome(last)
        assert outcome is not None
        named = [Path(file).name.split("_")["ab".index(at) + 1][2:] for at in Path(file).stem.split("_")[3]]
        assert re.match(" and ".join(named[seat] for seat in outcome.winners) + " (wins|share the win) ", told)
    assert [line for line in lines if "deal-0001" in line] == run("replay", str(folder), "--deal", "1").out.splitlines()
    assert len(run("replay", str(folder), "--bot", "random", "--bot", "0").out.splitlines()) == 4


def test_the_only_game_that_is_asked_for_is_opened(run: Run, folder: Path) -> None:
    (folder / GAME).rename(folder / "other.json")
    one = run("replay", str(folder), "--deal", "1")
    assert one.out == run("replay", str(folder / GAME.replace("_ab", "_ba"))).out
    assert run("replay", str(folder), "--deal", "1", "--ply", "0").code == 0


def test_a_game_that_is_not_over_says_so(run: Run, folder: Path) -> None:
    record = criminals.loads((folder / GAME).read_text(encoding="utf-8"))
    unfinished = criminals.Record(record.game, record.edition, 2, record.setup, record.actions[:2])
    (folder / GAME).write_text(criminals.dumps(unfinished), encoding="utf-8")
    assert f"{folder / GAME}: it is not over yet\n" in run("replay", str(folder)).out


@pytest.mark.parametrize("words", [("--deal", "7"), ("--bot", "nobody"), ("--bot", "7")])
def test_what_is_not_in_a_folder_is_complained_of(run: Run, folder: Path, words: tuple[str, str]) -> None:
    ran = run("replay", str(folder), *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"criminals: {folder}: no such game is kept there, only games of eager and random\n"


def test_the_games_that_a_bot_lost_are_listed(run: Run, folder: Path) -> None:
    lists = [run("replay", str(folder), "--bot", bot, *words).out.splitlines() for bot, words in LOST]
    everything, of_eager, of_random, of_number_1 = lists
    assert sorted(of_eager + of_random) == sorted(line for line in everything if " share the win " not in line)
    assert all(": random wins " in line for line in of_eager)
    assert all(": eager wins " in line for line in of_random)
    assert of_number_1 == of_random
    assert of_eager
    assert of_random


LOST = [("eager", ()), ("eager", ("--lost",)), ("random", ("--lost",)), ("1", ("--lost",))]


def test_a_game_that_is_not_over_is_lost_by_nobody(run: Run, folder: Path) -> None:
    record = criminals.loads((folder / GAME).read_text(encoding="utf-8"))
    unfinished = criminals.Record(record.game, record.edition, 2, record.setup, record.actions[:2])
    (folder / GAME).write_text(criminals.dumps(unfinished), encoding="utf-8")
    for bot in ("eager", "random"):
        assert GAME not in run("replay", str(folder), "--bot", bot, "--lost").out


def test_somebody_has_to_have_lost(run: Run, folder: Path) -> None:
    ran = run("replay", str(folder), "--lost")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == "criminals: --lost: say by whom, with --bot NAME\n"


def test_only_folders_are_chosen_from(run: Run, folder: Path) -> None:
    ran = run("replay", str(folder / GAME), "--deal", "1")
    assert (ran.code, ran.out) == (2, "")
    assert "--deal, --bot and --lost choose among the games of a folder" in ran.err
    (folder / GAME).write_text("{", encoding="utf-8")
    assert run("replay", str(folder)).code == 2


def test_a_folder_that_is_not_empty_is_refused(run: Run, folder: Path) -> None:
    words = "tournament", "crooks", "random", "b=random", "--workers", "1", "--records"
    ran = run(*words, str(folder))
    assert (ran.code, ran.out) == (2, "")
    assert f"{folder} is not empty: " in ran.err
    assert run(*words, str(folder / GAME)).code == 2


def test_the_report_tells_how_long_choices_took_or_not(run: Run) -> None:
    words = "tournament", "crooks", "random", "b=random", "--deals", "1", "--workers", "1", "--seed", "1"
    told, plain = run(*words).out, run(*words, "--no-times").out
    assert "| contestant | choices | seconds a choice | the longest |" in told
    table = [line for line in told.splitlines() if line not in plain.splitlines() and not line.startswith("|---")]
    assert len(table) == 3
    assert all(re.match(r"\| `\w+` \| \d+ \| [\d.e-]+ \| [\d.e-]+ \|$", line) for line in table[1:])
    assert plain == run(*words, "--no-times").out
