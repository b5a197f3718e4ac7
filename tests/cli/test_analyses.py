"""`hint` and `replay --analyse`: what a search finds, told to one who may see the view that it is made from."""

from pathlib import Path
from typing import Any

import pytest

import criminals
from criminals import GAMES, Record, dumps
from criminals.bots import ISMCTSBot, RandomBot, play
from tests.cli.running import Run
from tests.cli.test_hidden import printed, twins

FEW = "ismcts:iterations=25"


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_tells_no_secret(run: Run, game: str, tmp_path: Path) -> None:
    """It is the same, to the last figure, in two worlds that the seat cannot tell apart."""
    file, different = tmp_path / "game.json", 0
    arguments = "play", game, "random", "random", "--seed", "3", "--hint", FEW, "--file"
    for seed in (1, 2):
        one, other = twins(game, seed, 0)
        different += one != other
        told = printed(run, file, one, *arguments, lines="hint\n")
        assert told == printed(run, file, other, *arguments, lines="hint\n")
        assert " of 100, tried " in told
    assert different


def block(text: str) -> str:
    """What an analysis prints below the table."""
    before, heading, after = text.partition("\nismcts, knowing what ")
    assert heading, before
    return after


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_analyses_the_view_of_who_acts_and_not_the_truth(run: Run, game: str, tmp_path: Path) -> None:
    """With all secrets shown, the tables of two such worlds differ, and the analyses do not."""
    file, compared = tmp_path / "game.json", 0
    for seed in range(8):
        one, other = twins(game, seed, 0, actor=0)
        ply = len(one.actions)
        *_, state = one.replay()
        if one == other or len(criminals.legal_actions(state)) == 1:
            continue
        compared += 1
        arguments = "replay", "--ply", str(ply), "--analyse", "--hint", FEW
        shown = [printed(run, file, record, *arguments) for record in (one, other)]
        assert shown[0] != shown[1]
        assert block(shown[0]) == block(shown[1])
        as_seat_0 = printed(run, file, one, *arguments, "--viewer", "0")
        assert block(as_seat_0).partition("\n")[2] == block(shown[0]).partition("\n")[2], "for its own eyes, too"
        if compared == 2:
            break
    assert compared


@pytest.fixture
def game(tmp_path: Path) -> tuple[str, Record]:
    """A game of Crooks in a file."""
    record = play("crooks", [RandomBot(eager=True)] * 2, seed=4)
    file = tmp_path / "game.json"
    file.write_text(dumps(record), encoding="utf-8")
    return str(file), record


def test_others_are_not_analysed_for_one_viewer(run: Run, game: tuple[str, Record]) -> None:
    file, record = game
    first, *_ = record.replay()
    actor, other = first.actor, 1 - (first.actor or 0)
    arguments = "replay", file, "--ply", "0", "--analyse", "--hint", FEW, "--viewer"
    assert "tried" in run(*arguments, str(actor)).out
    for viewer in (str(other), "spectator"):
        ran = run(*arguments, viewer)
        assert f"player {actor} chooses here, and what player {actor} knows is not shown" in ran.out
        assert "tried" not in ran.out


def test_a_view_record_is_analysed_too(run: Run, game: tuple[str, Record], tmp_path: Path) -> None:
    _, record = game
    first, *_ = record.replay()
    file = tmp_path / "seen.json"
    file.write_text(dumps(record.for_viewer(first.actor)), encoding="utf-8")
    assert "tried" in run("replay", str(file), "--ply", "0", "--analyse", "--hint", FEW).out


def test_a_whole_game_is_analysed_choice_by_choice(run: Run, tmp_path: Path) -> None:
    record = play("crooks", [RandomBot(eager=True)] * 2, seed=4, edition="tiny")
    file = tmp_path / "game.json"
    file.write_text(dumps(record), encoding="utf-8")
    out = run("replay", str(file), "--all", "--analyse", "--hint", "ismcts:iterations=5").out
    choices = sum(len(criminals.legal_actions(state)) > 1 for state in record.replay())
    assert out.count("\nismcts, knowing what player ") == choices > 2
    assert out.count("there is only one choice here") == len(record.actions) - choices > 0
    assert "tried" not in run("replay", str(file), "--all").out


def test_what_was_played_is_marked_and_the_worst_choices_are_summed_up(run: Run, game: tuple[str, Record]) -> None:
    file, record = game
    analysed = run("replay", file, "--all", "--analyse", "--hint", FEW).out
    choices = sum(len(criminals.legal_actions(state)) > 1 for state in record.replay())
    assert analysed.count(" (this was played)") == choices
    before, _, summary = analysed.partition("\nThe choices that lost most, as ismcts finds\n")
    lines = summary.splitlines()
    assert 1 < len(lines) <= 5
    lost = [int(line.split(" lost: ")[0].split(", ")[-1]) for line in lines]
    assert lost == sorted(lost, reverse=True)
    states = [*record.replay()]
    for line, points in zip(lines, lost, strict=True):
        ply = int(line.split()[1].rstrip(","))
        view = criminals.view(states[ply], criminals.actor(states[ply]))
        played, best = (text.rsplit(" (", 1) for text in line.split(" lost: ")[1].split("; better: "))
        assert played[0] == criminals.describe(record.actions[ply], view=view)
        assert int(best[1].rstrip(")")) - int(played[1].rstrip(")")) == points > 0
        assert f"{played[0]}: value {played[1].rstrip(')')} of 100" in before
    assert "lost most" not in run("replay", file, "--all").out


def test_one_viewer_is_told_of_the_own_choices_alone(run: Run, game: tuple[str, Record]) -> None:
    file, _ = game
    summary = run("replay", file, "--all", "--viewer", "1", "--analyse", "--hint", FEW).out.partition("lost most")[2]
    assert ", you, " in summary
    assert "player 0, " not in summary


def test_an_action_that_the_search_never_tried_is_named(run: Run, game: tuple[str, Record]) -> None:
    out = run("replay", game[0], "--all", "--analyse", "--hint", "ismcts:iterations=1").out
    assert ": never tried (this was played)" in out
    assert "finds no choice that lost anything" in out


def test_what_is_up_to_chance_is_nobodys_choice(run: Run, tmp_path: Path) -> None:
    first = criminals.new_game("sicario", players=3, seed=1)
    file = tmp_path / "game.json"
    file.write_text(dumps(Record.of(first, ())), encoding="utf-8")
    assert "nobody has a choice here" in run("replay", str(file), "--ply", "0", "--analyse").out


def test_an_analysis_that_fails_is_told(run: Run, game: tuple[str, Record], monkeypatch: pytest.MonkeyPatch) -> None:
    """The functions that steer a search may be anybody's."""

    def failing(self: Any, view: Any, rng: Any) -> Any:
        raise RuntimeError("no idea")

    monkeypatch.setattr(ISMCTSBot, "analyse", failing)
    ran = run("replay", game[0], "--ply", "0", "--analyse")
    assert "ismcts gives no hint: RuntimeError: no idea" in ran.out
    assert ran.code == 0


def test_only_a_search_can_analyse(run: Run, game: tuple[str, Record]) -> None:
    ran = run("replay", game[0], "--ply", "0", "--analyse", "--hint", "random")
    assert ran.code == 2
    assert "--hint: random cannot analyse; ismcts can" in ran.err
    assert "wants the truth" in run("replay", game[0], "--hint", "oracle").err


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_the_likely_reply_is_told_in_the_language_of_the_person(run: Run, lang: str, game: tuple[str, Record]) -> None:
    out = run("replay", game[0], "--ply", "0", "--analyse", "--hint", "ismcts:iterations=60", "--lang", lang).out
    told = {
        "en": "\n      then most often (",
        "it": "\n      poi, più spesso (",
        "fr": "\n      ensuite, le plus souvent (",
    }[lang]
    assert told in out


def test_analysing_twice_tells_the_same(run: Run, game: tuple[str, Record]) -> None:
    arguments = "replay", game[0], "--ply", "0", "--analyse", "--hint", FEW
    assert run(*arguments).out == run(*arguments).out
