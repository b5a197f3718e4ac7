"""What is typed for a choice: the number, letter or name of a thing, never its place in the list."""

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import criminals
from criminals.cli.table.choices import Choice
from criminals.cli.table.commands import Commands, plain
from criminals.cli.table.person import COMMANDS
from criminals.cli.table.steps import Option, Step, range_text, step_of
from criminals.cli.table.voice import Voice
from criminals.core.looks.catalogues import LANGUAGES
from tests.cli.running import Run, shown_keys
from tests.cli.test_shown import views


def steps(view: Any, voice: Voice) -> Iterator[Step]:
    """Every step of a choice, the first one first."""
    names = Commands.of(COMMANDS, voice).names
    left: list[tuple[str, ...]] = [()]
    while left:
        path = left.pop(0)
        step = step_of(view, voice, path, (*names, *names.values()))
        yield step
        left += [(*path, option.location) for option in step.options if option.choice is None and not option.amounts]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_no_two_things_are_typed_alike_and_all_actions_are_reached(game: str, lang: str) -> None:
    voice = Voice(lang)
    taken = {plain(name) for name in (*COMMANDS, *Commands.of(COMMANDS, voice).names.values())}
    for view in views(game, 2)[::3]:
        legal, reached = [*criminals.legal_actions(view)], set[Any]()
        for step in steps(view, voice):
            keys = [plain(key) for option in step.options for key in option.keys]
            assert len({*keys}) == len(keys)
            assert not taken & {*keys}
            assert [choice.action for choice in step.choices] == legal
            for option in step.options:
                found = [step.find(f" {key.upper()} ") for key in option.keys]
                assert found == ([*option.choices] if option.amounts else [option.choice or option])
                assert all(step.find(other) == (option.choice or option) for other in option.others)
                reached.update(each.action for each in found if isinstance(each, Choice))
            for choice in step.choices:
                assert choice.sentence
                assert step.find(choice.text.upper()) == choice
        assert reached == {*legal}


@pytest.mark.parametrize("game", criminals.GAMES)
def test_a_number_is_the_own_number_of_a_thing(game: str) -> None:
    """It is a word of the action, or of its location: the place in the list never is."""
    for view in views(game, 2)[::2]:
        for step in steps(view, Voice()):
            for number in range(300):
                match step.find(str(number)):
                    case Choice(action):
                        assert str(number) in str(action).split()
                    case Option() as option:
                        assert str(number) in option.location.split("/")
                        assert all(str(number) in choice.text.split() for choice in option.choices)
                    case None:
                        assert str(number) not in [key for option in step.options for key in option.keys]


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize("game", criminals.GAMES)
def test_whole_games_are_played_by_the_short_things_shown(
    run: Run, game: str, seed: int, lang: str, tmp_path: Path
) -> None:
    file, rng, typed = tmp_path / "game.json", Random(seed), list[str]()

    def answer(out: str) -> str:
        keys = shown_keys(out)
        assert len({*map(plain, keys)}) == len(keys)
        typed.append(rng.choice([key for key in keys if key not in ("pass", "passa", "passer")] or keys))
        return typed[-1]

    first = "--sicario" if game == "sicario" and seed == 1 else "--first"
    arguments = "--seed", str(seed), first, "0", "--lang", lang, "--file", str(file)
    ran = run("play", game, "random", "random", *arguments, lines=answer)
    assert (ran.code, ran.err) == (0, "")
    record = criminals.loads(file.read_text(encoding="utf-8"))
    assert criminals.outcome([*record.replay()][-1]) is not None
    assert typed
    assert not re.search(
        r"\n(tu|you|vous)> .*\n(there is no|a number|“|qui |«|un numéro|\d+ n'est|refus|mossa rif)", ran.out
    )


PLACING = "C\n7\n"
"""Until the Pickpocket is to be placed, in the game of seed 3."""


def played(run: Run, lines: str, lang: str = "en") -> str:
    return run("play", "crooks", "random", "random", "--seed", "3", "--lang", lang, lines=lines).out


def test_nine_is_target_nine(run: Run) -> None:
    assert "  You place the Pickpocket (level 3, Northside) at target 9\n" in played(run, f"{PLACING}9\n")
    assert "you> 1\nthere is no 1 to choose here; the numbers are 2, 3, 4, 5, 6, 7, 8, 9\n" in played(
        run, f"{PLACING}1\n"
    )
    assert "you> 1\nthere is no 1 to choose here; the numbers are 6, 7, 24\n" in played(run, "C\n1\n")
    assert "tu> 1\nqui non puoi scegliere 1; i numeri possibili sono: 6, 7, 24\n" in played(run, "C\n1\n", "it")


def test_a_thing_can_lead_on_and_back(run: Run) -> None:
    out = played(run, f"{PLACING}face down\nlist\nsave\nback\nback\nFACE  DOWN\n9\n")
    told = "  2 to 9  Place the Pickpocket (level 3, Northside) at target ... face down [$1]\n"
    assert out.count(f"\nFace down, for $1 more\n{told}") == 3
    assert "  a choice as it is listed; back, hint, " in out
    assert out.count("\nPlace the Pickpocket (level 3, Northside)\n") == 3
    assert "  You place the crook face down at target 9\n" in out
    assert "  You place the crook face down at target 9\n" in played(run, f"{PLACING}face down\nplace 9 down\n")
    assert "at target 4\n" in played(run, f"{PLACING}face down\nplace 4\n"), "the notation works at every step"


@pytest.mark.parametrize(("lang", "word"), [("it", "passa"), ("it", "pass"), ("fr", "Passer"), ("en", "PASS")])
def test_buttons_are_typed_in_the_language_too(run: Run, lang: str, word: str) -> None:
    told = {"it": "Passi per il resto", "fr": "Vous passez", "en": "You pass for good"}
    assert told[lang] in played(run, f"{word}\n", lang)


def test_accents_may_be_left_out(run: Run) -> None:
    assert "\nFace cachée, pour 1" in played(run, f"{PLACING}face cachee\n", "fr")


def test_amounts_are_ranges() -> None:
    """A flight leads to its amounts, a supermarket to the fakes; numbers of several kinds need the notation."""
    voice, seen = Voice(), set[str]()
    for view in views("counterfeiters", 3):
        first = step_of(view, voice)
        numbered = {option.text.split()[0] for option in first.options if option.key.isdecimal()}
        assert len(numbered) <= 1
        for option in first.options:
            if option.choice is not None:
                continue
            step = step_of(view, voice, [option.location])
            if option.text.startswith("fly"):
                ranges = [inner.amounts for inner in step.options]
                assert [f"{option.text.removesuffix('...')}{amount}" for run in ranges for amount in run or ()] == [
                    choice.text for choice in option.choices
                ]
            else:
                assert [inner.key for inner in step.options] == [choice.text.split()[-1] for choice in option.choices]
            seen.add(option.text.split()[0])
    assert {"fly", "shop", "fence"} <= seen


@pytest.mark.parametrize(
    ("amounts", "text"),
    [(range(10, 121, 10), "10 to 120 in steps of 10"), (range(1, 4), "1 to 3"), (range(7, 8), "7")],
)
def test_a_range_has_words(amounts: range, text: str) -> None:
    assert range_text(amounts, Voice()) == text
    assert range_text(range(10, 121, 10), Voice("it")) == "da 10 a 120, di 10 in 10"
    assert range_text(range(10, 121, 10), Voice("fr")) == "de 10 à 120, de 10 en 10"


def test_a_game_without_locations_is_typed_in_its_notation(run: Run) -> None:
    ran = run("play", "kuhn", "random", "--load", "tests.typing.kuhn", "--seed", "3", lines="1\ncheck\n")
    assert "you> 1\na number alone is no choice here; type check, bet\n" in ran.out


def test_a_player_to_be_asked_is_named_and_nothing_is_remembered(run: Run) -> None:
    asked = "play", "sicario", "rule", "rule", "rule", "--seed", "5", "--sicario", "0"
    for typed in ("1", "RULE 1"):
        out = run(*asked, lines=f"{typed}\n").out
        assert "\n  rule 1  Ask rule 1, or try to eliminate them ...\n" in out
        assert f"\nyou> {typed}\nAsk rule 1, or try to eliminate them\n  ask        Ask rule 1: ...\n" in out


@pytest.mark.parametrize(
    ("lang", "spaces"),
    [
        ("en", ("buy 6", "print 1", "fly commercial")),
        ("it", ("mercato 6", "stamperia 1", "volo commerciale")),
        ("fr", ("marché 6", "imprimerie 1", "vol commercial")),
    ],
)
def test_spaces_are_typed_by_their_names_on_the_table_or_in_the_notation(lang: str, spaces: tuple[str, ...]) -> None:
    voice, seen = Voice(lang), set[str]()
    for view in views("counterfeiters", 3):
        step, drawn = step_of(view, voice), criminals.draw(view, lang=lang)
        for space, notation in zip(spaces, ("buy 6", "print 1", "commercial"), strict=True):
            found = step.find(space)
            retaken = any(choice.text.startswith("retake") for choice in step.choices)
            if found is None or retaken:
                continue
            assert space in drawn
            assert step.find(notation) == found
            assert not space[-1].isdecimal() or step.find(space[-1]) is None, "a number alone is none of theirs"
            seen.add(space)
    assert seen == {*spaces}


@pytest.mark.parametrize(("lang", "key"), [("en", "pick"), ("it", "prendi"), ("fr", "prendre")])
def test_the_pickpocket_is_used_by_a_word_of_the_language(run: Run, lang: str, key: str) -> None:
    out = played(run, f"{PLACING}5\n", lang)
    assert f"\n  {key}" in out
    for typed in (key, "pick"):
        assert "2" in played(run, f"{PLACING}5\n{typed}\n", lang).rpartition(f"> {typed}\n")[2].splitlines()[0]


@pytest.mark.parametrize(
    ("lang", "told"), [("it", "mossa annullata: Prendi il"), ("fr", "repris\N{NO-BREAK SPACE}: Prendre le")]
)
def test_what_is_taken_back_is_told_in_words(run: Run, lang: str, told: str) -> None:
    assert told in played(run, f"{PLACING}undo\n", lang)
