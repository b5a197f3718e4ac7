"""The list of choices: two columns, in the language of the table, and the notation only for those who ask."""

import re
from collections.abc import Iterator, Mapping
from io import StringIO
from itertools import cycle
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

import criminals
from criminals.bots import RandomBot, play
from criminals.cli.table.commands import Commands
from criminals.cli.table.listing import show_step
from criminals.cli.table.patterns import pattern_of
from criminals.cli.table.person import COMMANDS
from criminals.cli.table.screen import Screen, console_on
from criminals.cli.table.steps import step_of
from criminals.cli.table.voice import Voice
from criminals.cli.table.wrapping import fitted, pieces
from criminals.core.looks.catalogues import LANGUAGES, read
from tests.cli.running import Run, shown_keys
from tests.cli.test_shown import views
from tests.wording import texts_of, words_in

OTHERS = [lang for lang in LANGUAGES if lang != "en"]


def notation_words(game: str, lang: str) -> set[str]:
    """The words of actions that a language does not have, nor any character."""
    found: Any = criminals.GAMES[game]
    spoken = [*texts_of(found.CATALOGUES.own(lang)), *texts_of(read("criminals.cli", lang, "toml"))]
    characters = list[str]()
    if game == "sicario":
        characters += criminals.new_game(game, players=3, seed=1).layout.sheet.names
    return words_in(*map(str, criminals.action_space(game, 3).actions)) - words_in(*spoken, *characters)


def listed(view: Any, voice: Voice, *path: str) -> list[str]:
    """The lines of a step."""
    names, stream = Commands.of(COMMANDS, voice).names, StringIO()
    show_step(Screen(voice, console_on(stream)), step_of(view, voice, path, (*names, *names.values())))
    return stream.getvalue().splitlines()


def eager_views() -> Iterator[Any]:
    """The views of who is to choose, in games of Crooks in which nobody passes early."""
    for seed in range(6):
        for state in play("crooks", [RandomBot(eager=True)] * 3, seed=seed).replay():
            seat = criminals.actor(state)
            if isinstance(seat, int):
                yield criminals.view(state, seat)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("seed", [3, 8])
@pytest.mark.parametrize("game", criminals.GAMES)
def test_no_word_of_the_notation_is_shown_unless_asked_for(run: Run, game: str, seed: int, lang: str) -> None:
    rng, command = Random(seed), Commands.of(COMMANDS, Voice(lang)).names
    others = cycle([*map(command.__getitem__, ("hint", "undo", "memory", "list", "table")), "@"])

    def answer(out: str) -> str:
        return next(others) if rng.random() < 0.2 else rng.choice(shown_keys(out))

    first = ("--sicario", "0") if game == "sicario" else ()
    arguments = "play", game, "rule", "random", *first, "--hint", "rule", "--seed", str(seed)
    ran = run(*arguments, "--lang", lang, lines=answer)
    assert (ran.code, ran.err) == (0, "")
    foreign = notation_words(game, lang)
    assert len(foreign) > 4
    assert not words_in(ran.out) & foreign
    shown = run(*arguments, "--lang", lang, "--notation", lines=f"{command['hint']}\n").out
    assert len(words_in(shown) & foreign) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_each_line_has_what_is_typed_and_a_sentence(game: str, lang: str) -> None:
    voice = Voice(lang)
    for view in views(game, 2)[::4]:
        for line in listed(view, voice):
            assert re.match(r"  \S(?:.*?\S)?  +\S|      \S", line), line
            assert not line.startswith("      ") or game != "sicario"


def test_the_notation_is_switched_on_and_off(run: Run) -> None:
    lines = "C\nnotation\nhint\n7\nundo\nnotation\nlist\n"
    out = run("play", "crooks", "random", "random", "--seed", "3", lines=lines).out
    before, _, after = out.partition("you> notation\nthe choices show their notation\n")
    shown, _, hidden = after.partition("you> notation\nthe choices no longer show their notation\n")
    assert shown.startswith(
        "Choose a crook of hangout C to take\n  6   Take the Accomplice (level 3, Westside, Outfit)  take 6\n"
    )
    assert re.search(r"ismcts would play: Take the .*\)  take \d+\n", shown)
    assert "  2 to 9     Place the Pickpocket (level 3, Northside) at target ...  place ...\n" in shown
    assert "  face down  Face down, for $1 more ... [$1]  place ... down\n" in shown
    assert "taken back: Take the Pickpocket (level 3, Northside)  take 7\n" in shown
    for quiet in (before, hidden):
        assert "  take " not in quiet
        assert "  6   Take the Accomplice (level 3, Westside, Outfit)\n" in quiet


@pytest.mark.parametrize(("lang", "switch"), [("en", "notation"), ("it", "notazione"), ("fr", "notation")])
def test_help_tells_of_the_notation(run: Run, lang: str, switch: str) -> None:
    out = run("play", "crooks", "random", "--seed", "3", "--first", "0", "--lang", lang, lines="help\nquit\n").out
    told = out.rpartition("> help\n")[2].splitlines()
    assert " recruit D" in told[0]
    assert switch in told[0]
    assert any(line.startswith(f"  {switch} ") for line in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_watch_and_replay_show_the_notation_if_asked(run: Run, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    run("watch", "crooks", "random", "random", "--seed", "3", "--file", str(file))
    for option, shown in (((), False), (("--notation",), True), (("--no-notation",), False)):
        assert bool(re.search("  recruit [A-G]\n", run("replay", str(file), "--lang", lang, *option).out)) == shown


@pytest.mark.parametrize(
    ("lang", "word", "line"),
    [
        ("en", "capture", "Try to capture"),
        ("it", "cattura", "Tenta di catturare il Sicario: è ..."),
        ("fr", "capturer", "Tenter de capturer le tueur à gages\N{NO-BREAK SPACE}: c'est ..."),
    ],
)
def test_many_names_are_behind_a_word_and_can_be_typed_at_once(lang: str, word: str, line: str) -> None:
    voice = Voice(lang)
    view = next(view for view in views("sicario", 6) if any(str(a) == "skip" for a in criminals.legal_actions(view)))
    first = listed(view, voice)
    assert len(first) == 4, "the disc, for a man or a woman; capture; skip"
    assert re.match(rf"  {word} +{re.escape(line)}", first[2]) or lang == "en"
    inner = listed(view, voice, "kind/Capture")
    assert len(inner) == 24
    assert all(re.match(r"  [A-Z][a-z]+ +\(.*\)", each) for each in inner)
    step = step_of(view, voice)
    assert str(getattr(step.find("wanda"), "action", None)) == "capture Wanda"
    assert getattr(step.find(word), "location", None) == "kind/Capture"
    assert step.find("capture Wanda") == step.find("wanda")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_victim_has_a_name_and_can_be_typed_by_seat(lang: str) -> None:
    names: Mapping[int, str] = {0: "Ada", 1: "Bo", 2: "7"}
    seen = set[str]()
    for view in eager_views():
        step = step_of(view, Voice(lang, names, view.viewer))
        for choice in step.choices:
            if choice.text.startswith("kill "):
                seat = int(choice.text.split()[1])
                key = next(option.key for option in step.options if option.choice == choice)
                assert key == ("2" if seat == 2 else names[seat]), "a name that is a number would mean a seat"
                assert step.find(str(seat)) == step.find(key) == choice
                seen.add(key)
    assert seen


@pytest.mark.parametrize(
    ("sentences", "text", "gaps"),
    [
        (("Place it at 2", "Place it at 3"), "Place it at ...", ("2", "3")),
        (("Place it at 2 face down", "Place it at 10 face down"), "Place it at ... face down", ("2", "10")),
        (("It is A (man, hat)", "It is B (woman, hat)"), "It is ...", ("A (man, hat)", "B (woman, hat)")),
        (("Sell 1 fake to the fence for 2", "Sell 2 fakes to the fence for 4"), "Sell ... to the fence for ...", None),
        (("Buy", "Sell"), "", ("Buy", "Sell")),
        (("Pass",), "Pass ...", ("",)),
    ],
)
def test_what_sentences_have_in_common(sentences: tuple[str, ...], text: str, gaps: tuple[str, ...] | None) -> None:
    pattern = pattern_of(sentences)
    assert pattern.text == text
    assert gaps in (None, pattern.gaps)


def test_numbers_stand_together_with_their_notes() -> None:
    """The first line has the sentence; each further one the numbers with another note."""
    seen = 0
    for view in eager_views():
        placed = [line for line in listed(view, Voice()) if " at target ..." in line]
        if not placed:
            continue
        lines = listed(view, Voice())
        rows = [line for line in lines[lines.index(placed[0]) :] if re.match(r"  \d", line)]
        keys = [key for line in rows for key in re.split(", | to ", line.strip().split("  ")[0])]
        assert len({*keys}) == len(keys)
        assert all(re.search(r"  \.\.\.( \[.*\])?$", line) for line in rows[1:])
        seen += len(rows) > 1
    assert seen > 5


# --- lines that fit ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_boards_of_counterfeiters_fit_80_columns(lang: str) -> None:
    names = ["Massimilia", "Wilhelmina", "Anastasios"]
    for memory in (False, True):
        for view in views("counterfeiters", 3)[::2]:
            drawn = criminals.draw(view, lang=lang, names=names, memory=memory)
            lines = [*fitted(drawn, 80)]
            assert max(map(len, lines)) <= 80
            assert not [line for line in lines if line.strip().startswith("[")], "nobody stands on a line alone"
            market = lines.index("", 3)
            assert all(line.startswith(lines[3].split()[0]) for line in lines[3:market])
            assert [*fitted(drawn, 98)] == drawn.splitlines()


def test_a_list_is_wrapped_between_its_things() -> None:
    drawing = "stack      a roll again, a blackout, a tip-off,\n           two steps\nrow  1  2"
    assert [*fitted(drawing, 30)] == [
        "stack      a roll again,",
        "           a blackout,",
        "           a tip-off,",
        "           two steps",
        "row  1  2",
    ]


def test_the_last_cell_of_a_row_goes_below_it() -> None:
    drawing = "    name  one  two\n    Ada     1    2  first in the next round\n    Bo      3    4"
    assert [*fitted(drawing, 30)] == [
        "    name  one  two",
        "    Ada     1    2",
        "    first in the next round",
        "    Bo      3    4",
    ]


@pytest.mark.parametrize("width", [20, 31, 80])
def test_sentences_are_wrapped_with_the_same_indentation(width: int) -> None:
    text = "  9  Place it at target ... [another: ##, and a word that is_rather_too_long_for_any_line_of_a_terminal]"
    lines = [text[start:end] for start, end in pieces(text, width, 5)]
    assert " ".join(lines) == text
    assert lines[0].startswith("  9  Place")
    assert not [line for line in lines if line.startswith((" .", "..."))], "dots stay with the word before"
    for line in lines[1:]:
        assert len(line) <= width - 5 or " " not in line


def test_a_long_sentence_hangs_below_its_column() -> None:
    stream = StringIO()
    voice = Voice("it")
    screen = Screen(voice, Console(file=stream, force_terminal=True, width=60, color_system=None, soft_wrap=True))
    view = next(view for view in views("counterfeiters", 1))
    show_step(screen, step_of(view, voice))
    lines = stream.getvalue().splitlines()
    assert max(map(len, lines)) <= 60
    column = re.match(r"  \S+ \d  +", lines[0])
    assert column is not None
    assert all(line[: column.end()].isspace() or line[column.end() - 2 :].startswith("  ") for line in lines)
