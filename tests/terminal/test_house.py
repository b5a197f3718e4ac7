"""The host of the terminal table, without Textual: who sits there, what is kept, and what its command line refuses."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import Foul
from criminals.cli.complaints import Complaint
from criminals.core.looks.catalogues import LANGUAGES, read
from criminals.core.looks.checking import differences
from examples.terminal_table.__main__ import main
from examples.terminal_table.house import house_of
from examples.terminal_table.voice import KEYS, TableVoice
from examples.web_table.messages import Speak


def test_whoever_is_not_named_is_a_bot() -> None:
    house = house_of("sicario", seed=1)
    assert (house.people, dict(house.table.bots)) == ((0,), {1: "ismcts:iterations=100", 2: "ismcts:iterations=100"})


def test_a_seed_deals_the_same_again() -> None:
    one, same, other = (house_of("crooks", ["person"] * 2, seed=seed) for seed in (1, 1, 2))
    assert one.table.state == same.table.state != other.table.state


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_whoever_is_said_begins(game: str) -> None:
    drawn = house_of(game, ["person"] * 3, seed=1)
    for seat in range(3):
        house = house_of(game, ["person"] * 3, seed=1, first=seat)
        assert house.table.state.phase.seat == seat
        assert (house.table.state == drawn.table.state) == (drawn.table.state.phase.seat == seat)
        if game == "sicario":
            before = house_of(game, ["person"] * 3, seed=1, sicario=(seat - 1) % 3)
            assert before.table.state == house.table.state
    with pytest.raises(ValueError, match="--first and --sicario say the same: give one of them"):
        house_of(game, first=0, sicario=2)


def test_a_game_in_a_file_was_begun_by_somebody(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    house_of("criminals", ["person"] * 2, first=1, file=file)
    for game in ("crooks", "criminals", None):
        assert house_of(game, first=1, file=file).table.state.phase.seat == 1
    with pytest.raises(Complaint, match="seat 1 was first in the game in it, not seat 0"):
        house_of(file=file, first=0)
    with pytest.raises(ValueError, match="Crooks has no sicario"):
        house_of(file=file, sicario=0)


def test_a_game_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    house = house_of("crooks", ["person", "person"], edition="tiny", seed=3, file=file)
    house.change(house.table.played(criminals.legal_actions(house.table.state)[0]))
    again = house_of(None, ["person", "random"], file=file)
    assert (again.table.states, again.people) == (house.table.states, (0,))
    for game, seats, edition, says in (
        ("sicario", ["person"] * 2, None, "the game in it is crooks"),
        (None, ["person"] * 2, "tiny", "has its edition"),
        (None, ["person"] * 3, None, "has 2 seats, not 3"),
    ):
        with pytest.raises(ValueError, match=says):
            house_of(game, seats, edition=edition, file=file)


def test_no_other_file_is_written_over(tmp_path: Path) -> None:
    taken = tmp_path / "taken.json"
    taken.write_text("mine")
    house = house_of("crooks", ["person", "person"], seed=1)
    with pytest.raises(FileExistsError):
        house.save(taken)
    with pytest.raises(FileNotFoundError):
        house.save(tmp_path / "nowhere" / "game.json")
    assert (taken.read_text(), house.file) == ("mine", None)


def test_a_table_speaks_three_languages() -> None:
    house = house_of("crooks", ["person", "person"], seed=1)
    connection = house.enter(0)
    assert connection is not None
    said: list[str] = []
    for lang in LANGUAGES:
        house.heard(connection, Speak(lang))
        said.append(house.table.welcome(0, connection.lang)["prompt"])
    assert len(set(said)) == 3


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_word_is_there_in_three_languages(lang: str) -> None:
    own = read("examples.terminal_table", lang, "toml")
    assert [*differences(own, read("examples.terminal_table", "en", "toml"))] == []
    voice = TableVoice(lang)
    assert len({*voice.commands.names.values()}) == len(KEYS)
    for command, name in voice.commands.names.items():
        assert voice.commands.find(command) == voice.commands.find(name) == command
        assert name in voice.help("recruit C")


def test_people_have_names() -> None:
    house = house_of("crooks", ["person:Ada", "person", "greedy"], seed=1)
    assert (house.people, dict(house.table.names)) == ((0, 1), {0: "Ada", 2: "greedy"})
    with pytest.raises(ValueError, match="seat 1: there is another Ada at this table"):
        house_of("crooks", ["person:Ada", "person:Ada"])


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["chess"], "there is no game 'chess'. The games are: crooks, "),
        (["crooks", "person", "oracle"], "no oracle at this table"),
        (["crooks", "person"], "players"),
        (["crooks", "person", "wizard"], "no bot 'wizard'"),
        (["--edition", "vast"], "vast"),
        (["--seed", "-1"], "expected"),
        (["crook"], "there is no game 'crook'; did you mean 'crooks'?"),
        (["--first", "3"], "--first: the seats are 0 to 2, not 3"),
        (["sicario", "--sicario", "3"], "--sicario: the seats are 0 to 2, not 3"),
        (["criminals", "--sicario", "1"], "--sicario: Crooks has no sicario; --first SEAT says who begins"),
        (["sicario", "--sicario", "1", "--first", "2"], "--first: not allowed with argument --sicario"),
        (["--file", "/"], "directory"),
        (["--hint", "wizard"], "no bot 'wizard'"),
        (["--lang", "de"], "invalid choice"),
    ],
)
def test_what_can_not_be_is_said_in_a_line(arguments: list[str], says: str, capsys: Any) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert says in capsys.readouterr().err.splitlines()[-1]


def test_a_bot_that_fails_is_noted() -> None:
    house = house_of("crooks", ["person", "greedy"], seed=1)
    house.failed(Foul(1, "crash", "a secret"))
    assert [(failure.seat, failure.name, failure.kind) for failure in house.failures] == [(1, "greedy", "crash")]


def test_no_bot_has_the_generator_of_chance_or_of_another() -> None:
    house = house_of("sicario", ["greedy"] * 3, seed=1)
    assert len({id(rng) for rng in (house.rng, *house.dice.values())}) == 4
    states = {rng.getstate() for rng in (house.rng, *house.dice.values()) if isinstance(rng, Random)}
    assert len(states) == 4


def test_nobody_waits_for_a_turn_that_can_not_be_taken_back() -> None:
    house = house_of("sicario", ["person"] * 3, seed=1, waits=True)
    assert not house.is_waiting
    house.change(house.table.played(house.table.thrown(Random(1))))
    assert not house.is_waiting
