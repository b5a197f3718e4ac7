"""`criminals play`, from a pipe: whole games, refusals, undo, what is kept."""

from itertools import chain, repeat
from pathlib import Path

import pytest

import criminals
from criminals import GAMES
from criminals.cli.bots import short_name
from tests.cli.running import Run, first_shown

RIVALS = ("random", "random")

NAMES = ("random 0", "random 1", "random 2")


def kept(path: Path) -> criminals.Record:
    return criminals.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_are_played_by_script(run: Run, game: str, seat: int, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = "play", game, *RIVALS, "--seed", "3", "--seat", str(seat), "--file", str(file)
    ran = run(*arguments, lines=first_shown)
    assert (ran.code, ran.err) == (0, "")
    *_, last = kept(file).replay()
    result = criminals.outcome(last)
    assert result is not None
    assert "\x1b" not in ran.out
    assert "Score\n" in ran.out
    assert f"(§{result.clause})" in ran.out.splitlines()[-2]
    for line in criminals.score(last).lines:
        assert f"{criminals.describe(line, view=criminals.view(last, seat), names=NAMES)} (§{line.clause})" in ran.out
    assert ran.out.endswith(f"the game is kept in {file}\n")

    again = run(*arguments, lines="")
    assert "Score\n" in again.out, "a game that is over is shown again"


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(run: Run, game: str) -> None:
    outs = {run("play", game, "rule", "random", "--seed", "5", lines=first_shown).out for _ in range(2)}
    assert len(outs) == 1
    assert run("play", game, "rule", "random", "--seed", "6", lines=first_shown).out not in outs


def test_choices_are_listed_explained_and_taken_by_their_own_name_or_text(run: Run) -> None:
    ran = run("play", "crooks", *RIVALS, "--seed", "3", lines="recruit c\n7\nplace 5\n")
    assert "\n  C     Recruit at hangout C for $3\n" in ran.out
    assert "  You look into hangout C: 3 crooks\n" in ran.out
    portraits = [line for line in ran.out.splitlines() if "  Take the " in line]
    assert len(portraits) == 3
    assert all("level " in line for line in portraits)
    assert "\n  2 to 9     Place the Pickpocket (level 3, Northside) at target ...\n" in ran.out
    assert "\n  face down  Face down, for $1 more ... [$1]\n" in ran.out
    assert "  You place the Pickpocket (level 3, Northside) at target 5\n" in ran.out
    assert ran.out.endswith("the game is not kept: --file FILE would have\n")


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("recruit Z", "refused: there is no hangout Z (§2.2)"),
        ("take 3", "refused: not now: choose a hangout to recruit at, or pass (§3.2)"),
        ("recruit", "“recruit” is neither a choice nor a command: did you mean recruit A?"),
        ("rob the bank", "“rob the bank” is neither a choice nor a command; the commands are help, list, back, "),
        ("pas", "“pas” is neither a choice nor a command: did you mean pass?"),
        ("{game} {0}", "“{game} {0}” is neither"),
        ("0", "a number alone is no choice here; type A, B, C, D, E, F, G, pass\n"),
        ("12345678901234", "a number alone is no choice here; "),
        ("undo", "refused: you have played nothing that could be taken back"),
        ("save", "where to? save FILE"),
        ("s" * 5000, "“ssss"),
    ],
)
def test_what_is_not_legal_is_refused_with_its_clause(run: Run, line: str, answer: str) -> None:
    ran = run("play", "crooks", *RIVALS, "--seed", "3", lines=f"{line}\n")
    assert ran.code == 0
    assert answer in ran.out.partition("you> ")[2]


def test_a_refusal_comes_in_the_language_asked_for(run: Run) -> None:
    ran = run("play", "crooks", *RIVALS, "--seed", "3", "--lang", "it", lines="recruit Z\n")
    assert "mossa rifiutata: non c'è nessun covo Z (§2.2" in ran.out
    assert "Recluta" in ran.out


def test_an_action_is_taken_back_where_that_is_fair(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = "recruit C\nundo\n6\nundo\n7\nplace 9 down\nundo\n"
    ran = run("play", "crooks", *RIVALS, "--seed", "3", "--file", str(file), lines=lines)
    assert "refused: it has told somebody what was hidden" in ran.out
    assert "taken back: Take the " in ran.out
    assert "acted since\n  after `confirm` the table waits" in ran.out
    own = [str(action) for action in kept(file).actions if str(action).startswith(("take", "place 9"))]
    assert own[-1] == "place 9 down" or "place 9 down" in own


def test_after_confirm_the_table_waits_while_a_turn_can_be_taken_back(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    arguments = "play", "counterfeiters", *RIVALS, "--seed", "4", "--file", str(file)
    first = run(*arguments, lines="print 1\n").out
    assert "Enter to go on" not in first
    file.unlink()
    ran = run(*arguments, "--confirm", lines="print 1\nundo\nprint 2\n\nconfirm\ndefraud 1\n")
    assert "Enter to go on, or undo> undo\ntaken back: Print " in ran.out
    assert "after your turn the table goes on at once" in ran.out
    assert ran.out.count("Enter to go on") == 2
    texts = [*map(str, kept(file).actions)]
    assert "print 2" in texts
    assert "defraud 1" in texts
    file.unlink()
    ran = run(*arguments, "--confirm", lines="print 1\nquit\n")
    assert [*map(str, kept(file).actions)][-1] == "print 1"


def test_a_game_that_was_just_saved_is_not_called_lost(run: Run, tmp_path: Path) -> None:
    saving = "save {}\nrecruit c\n".format(tmp_path / "one.json")
    lost = "the game is not kept: --file FILE would have\n"
    played = run("play", "crooks", *RIVALS, "--seed", "3", lines=saving)
    assert played.out.endswith(lost)
    saving += "save {}\nquit\n".format(tmp_path / "two.json")
    saved = run("play", "crooks", *RIVALS, "--seed", "3", lines=saving)
    assert lost not in saved.out
    assert [*map(str, kept(tmp_path / "two.json").actions)][-1] == "recruit C"


def test_the_game_is_kept_at_the_end_of_the_input_and_goes_on(run: Run, tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    arguments = "play", "crooks", *RIVALS, "--file", str(file), "--seat", "1"
    ran = run(*arguments, "--seed", "2", lines=f"A\nsave {other}\nsave {other}\nsave\nsave {tmp_path}/no/where\n")
    before = kept(file)
    assert before == kept(other)
    assert f"saved: {other}\n" in ran.out
    assert f"there is a file {other} already" in ran.out
    assert f"saved: {file}\n" in ran.out
    assert f"{tmp_path}/no/where cannot be written: there is no such folder" in ran.out
    assert not [*tmp_path.glob(".*")]

    again = run(*arguments, lines=first_shown)
    assert f"The game goes on after {len(before.actions)} actions." in again.out
    after = kept(file)
    assert after.setup == before.setup
    assert after.actions[: len(before.actions)] == before.actions
    assert criminals.outcome([*after.replay()][-1]) is not None


def test_help_hints_and_chances_come_from_the_view(run: Run) -> None:
    lines = "help\nhint\nchances\ntable\nlist\n\nh\n?\n"
    ran = run("play", "sicario", *RIVALS, "--seed", "9", "--hint", "rule", lines=lines)
    assert "  undo      take your last action back" in ran.out
    assert "rule would play: Ask random 1: " in ran.out
    assert "random 2, agent: any of 23, each 4 %" in ran.out
    assert ran.out.count("\n  man         Ask random 1: ") == 3, "at first, by list, and by Enter"
    assert ran.out.count("Sicario (reference), as ") == 2


def test_an_adviser_that_fails_does_not_end_the_game(run: Run) -> None:
    for adviser, why in (
        ("process:false", "the program "),
        ("python:tests.cli.advisers:Late", "took longer"),
        ("python:tests.cli.advisers:Wrong", "action 'leave': not now: "),
        ("python:tests.cli.faulty_bots:Left", "SystemExit: 3"),
        ("python:tests.cli.faulty_bots:Interrupted", "KeyboardInterrupt"),
        ("python:tests.cli.faulty_bots:Hung", "took longer than 0.3 s"),
        ("python:tests.cli.faulty_bots:Evil", "SystemExit"),
    ):
        ran = run(
            "play", "crooks", *RIVALS, "--seed", "3", "--limit", "0.3", "--hint", adviser, lines="hint\nrecruit C\n"
        )
        assert ran.code == 0
        assert f"{short_name(adviser)} gives no hint: {why}" in ran.out
        assert "you see the " in ran.out


def test_enter_takes_the_only_choice(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    setup = {"hangouts": {"A": [2, 5], "B": [1, 3]}, "box": [4], "start": 0}
    first = criminals.new_game("crooks", setup=setup, edition="tiny")
    actions = [criminals.parse_action("crooks", text) for text in ("recruit A", "take 2", "place 3 down", "pass")]
    file.write_text(criminals.dumps(criminals.Record.of(first, actions)), encoding="utf-8")
    ran = run("play", "crooks", "random", "--file", str(file), lines="recruit A\n\nquit\n")
    assert "or Enter, since it is the only one" in ran.out
    assert [*map(str, kept(file).actions)][-1] == "take 5"


@pytest.mark.parametrize("name", ["Left", "Interrupted", "Stopped", "Hung", "Evil"])
def test_a_bot_that_breaks_off_is_named_and_the_game_goes_on(run: Run, name: str, tmp_path: Path) -> None:
    file, bot = tmp_path / "game.json", f"python:tests.cli.faulty_bots:{name}"
    ran = run("play", "crooks", bot, "random", "--seed", "3", "--limit", "0.3", "--file", str(file), lines="pass\n")
    assert ran.code == 1
    assert ran.err.startswith(f"criminals: {bot} broke off: ")
    assert ran.out.count(f"{bot} broke off (") == 1
    *_, last = kept(file).replay()
    assert criminals.outcome(last) is not None


def test_why_a_bot_broke_off_is_told_when_no_secret_is_left(run: Run) -> None:
    """It may name a crook that only its seat has seen."""
    told = "python:tests.cli.faulty_bots:Teller"
    ran = run("play", "crooks", told, "random", "--seed", "3", "--first", "1", lines="")
    assert (ran.code, ran.err) == (1, f"criminals: {told} broke off: a crash\n")
    assert "secret" not in ran.out
    over = run("play", "crooks", told, "random", "--seed", "3", "--first", "1", lines="pass\n")
    assert (over.code, over.err) == (1, f"criminals: {told} broke off: a crash: ValueError: a secret\n")
    assert "secret" not in over.out


def test_many_lines_that_mean_nothing_end_cleanly(run: Run) -> None:
    lines = "\n".join(chain(repeat("nonsense", 50), repeat("", 50)))
    assert run("play", "crooks", *RIVALS, "--seed", "3", lines=lines).code == 0


@pytest.mark.parametrize(
    ("arguments", "fault"),
    [
        (("crooks", "--seat", "3"), "--seat: the seats are 0 to 2, not 3"),
        (("crooks", "random", "oracle"), "oracle wants the truth"),
        (("crooks", "--hint", "oracle"), "oracle wants the truth"),
        (("crooks", "clever"), "no bot 'clever': there are random, rule, ismcts"),
        (("crooks", *["random"] * 7), "is for 2, 3, 4 players, not 8 (§2.1)"),
        (("sicario", "random"), "for 3, 4 players, not 2"),
        (("crooks", "--edition", "none"), "none"),
        (("crooks", "--first", "3"), "--first: the seats are 0 to 2, not 3"),
        (("sicario", "--sicario", "4"), "--sicario: the seats are 0 to 2, not 4"),
        (("--sicario", "0"), "--sicario: Crooks has no sicario; --first SEAT says who begins"),
        (("--file", "/no/where/game.json"), "/no/where/game.json cannot be written: there is no such folder"),
    ],
)
def test_bad_arguments_are_refused_in_a_line(run: Run, arguments: tuple[str, ...], fault: str) -> None:
    ran = run("play", *arguments)
    assert ran.code == 2
    assert ran.err.startswith("criminals: ")
    assert ran.err.count("\n") == 1
    assert fault in ran.err


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "record"),
        ("{", "not JSON"),
        ('{"criminals": 1, "kind": "state"}', "record"),
        ("game: crooks\n", "record"),
        ("\xff\x00", "record"),
    ],
)
def test_a_broken_file_is_refused_and_stays_as_it_is(run: Run, text: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    for command in (("play", "--file"), ("replay",)):
        ran = run(*command, str(file))
        assert ran.code == 2
        assert ran.err.startswith(f"criminals: {file}: ")
        assert fault in ran.err
    assert file.read_text(encoding="utf-8") == text


def test_a_record_that_breaks_the_rules_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = criminals.new_game("crooks", players=2, seed=1)
    crooks = [criminals.parse_action("crooks", text) for text in ("pass", "take 3")]
    file.write_text(criminals.dumps(criminals.Record.of(first, crooks)), encoding="utf-8")
    ran = run("play", "crooks", "random", "--file", str(file))
    assert ran.code == 2
    assert "ply 2: action 'take 3': not now" in ran.err


def test_a_game_that_is_kept_is_what_it_is(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("play", "crooks", *RIVALS, "--file", str(file))
    assert "the game in it has its edition" in run("play", "--file", str(file), "--edition", "tiny").err
    assert "the game in it is crooks, not sicario" in run("play", "sicario", "--file", str(file)).err
    began = next(criminals.loads(file.read_text(encoding="utf-8")).replay()).phase.seat
    other = (began + 1) % 3
    told = run("play", "--file", str(file), "--first", str(other)).err
    assert f"{file}: seat {began} was first in the game in it, not seat {other}" in told
    assert "Crooks has no sicario" in run("play", "--file", str(file), "--sicario", "0").err
    for same in (("--first", str(began)), ("criminals",), ()):
        assert run("play", *same, "--file", str(file)).code == 0
    assert "3 seats want as many bots, not 2" in run("play", "crooks", "random", "--file", str(file)).err
    file.write_bytes(b"\xff\xfe{}")
    assert "it is no text in UTF-8" in run("play", "--file", str(file)).err
