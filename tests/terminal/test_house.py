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
from criminals.hosting import News, Welcome
from examples.terminal_table.__main__ import main
from examples.terminal_table.house import house_of
from examples.terminal_table.sight import sight_after, sight_at_first
from examples.terminal_table.voice import KEYS, TableVoice


def test_whoever_is_not_named_is_a_bot() -> None:
    house = house_of("sicario", seed=1)
    bot = "ismcts:iterations=100"
    assert (house.people, [sitter.bot for sitter in house.host.sitters]) == ((0,), [None, bot, bot])


def test_a_seed_deals_the_same_again() -> None:
    one, same, other = (house_of("crooks", ["person"] * 2, seed=seed) for seed in (1, 1, 2))
    assert one.host.state == same.host.state != other.host.state


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_whoever_is_said_begins(game: str) -> None:
    drawn = house_of(game, ["person"] * 3, seed=1)
    for seat in range(3):
        house = house_of(game, ["person"] * 3, seed=1, first=seat)
        assert house.host.state.phase.seat == seat
        assert (house.host.state == drawn.host.state) == (drawn.host.state.phase.seat == seat)
        if game == "sicario":
            before = house_of(game, ["person"] * 3, seed=1, sicario=(seat - 1) % 3)
            assert before.host.state == house.host.state
    with pytest.raises(Complaint, match="--first and --sicario say the same: give one of them"):
        house_of(game, first=0, sicario=2)


def test_a_game_in_a_file_was_begun_by_somebody(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    house_of("criminals", ["person"] * 2, first=1, file=file)
    for game in ("crooks", "criminals", None):
        assert house_of(game, first=1, file=file).host.state.phase.seat == 1
    with pytest.raises(Complaint, match="seat 1 was first in the game in it, not seat 0"):
        house_of(file=file, first=0)
    with pytest.raises(Complaint, match="Crooks has no sicario"):
        house_of(file=file, sicario=0)


def test_a_game_goes_on_from_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    house = house_of("crooks", ["person", "person"], edition="tiny", seed=3, first=0, file=file)
    house.change(house.host.act(0, criminals.legal_actions(house.host.state)[0]))
    again = house_of(None, ["person", "random"], file=file)
    assert (again.host.states, again.people) == (house.host.states, (0,))
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


def test_who_sits_down_is_told_their_own_news_until_they_rise() -> None:
    house = house_of("crooks", ["person", "person"], seed=1, first=0)
    told: list[News | Welcome] = []
    house.enter(1, told.append)
    house.change(house.host.act(0, "pass"))
    assert told == [house_of("crooks", ["person", "person"], seed=1, first=0).host.welcome(1), house.host.news(1)]
    house.leave()
    house.change(house.host.undo(0))
    assert len(told) == 2


def test_the_story_follows_what_happened_and_is_told_anew_in_another_language() -> None:
    house = house_of("crooks", ["person:Ada", "person"], seed=1, first=0)
    english, italian = (TableVoice(lang, house.names, 0) for lang in ("en", "it"))
    sight = sight_at_first(house.host.welcome(0), english)
    assert sight.story == ()
    for text in ("recruit C", None):
        action = text or criminals.legal_actions(house.host.view(0))[0]
        house.change(house.host.act(0, action))
        sight = sight_after(sight, house.host.news(0), english)
    assert sight == sight_at_first(house.host.welcome(0), english)
    assert sight.story[0][0] == "You pay $3"
    assert sight_at_first(house.host.welcome(0), italian).story[0][0] == "Paghi 3\u00a0$"
    house.change(house.host.undo(0))
    after = sight_after(sight, house.host.news(0), english)
    assert after.story == sight.story[:1]


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
    house = house_of("crooks", ["person:Ada", "person", "rule"], seed=1)
    assert (house.people, house.names) == ((0, 1), {0: "Ada", 2: "rule"})


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (["person:Ada", "person:Ada"], "seat 1: there is another Ada at this table"),
        (["person:rule", "rule"], "seat 0: there is another rule at this table"),
        (["person:" + "a" * 41, "rule"], "seat 0: name: expected 1 to 40 characters that can be printed"),
        (["person:\x07", "rule"], "seat 0: name: expected 1 to 40 characters that can be printed"),
    ],
)
def test_a_name_that_cannot_be_is_refused(seats: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        house_of("crooks", seats)


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
        (["--file", "/"], "folder"),
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
    house = house_of("crooks", ["person", "rule"], seed=1)
    house.failed(Foul(1, "crash", "a secret"))
    assert [(failure.seat, failure.name, failure.kind) for failure in house.failures] == [(1, "rule", "crash")]


def test_no_bot_has_the_generator_of_chance_or_of_another() -> None:
    house = house_of("sicario", ["rule"] * 3, seed=1)
    assert len({id(rng) for rng in (house.rng, *house.dice.values())}) == 4
    states = {rng.getstate() for rng in (house.rng, *house.dice.values()) if isinstance(rng, Random)}
    assert len(states) == 4


def test_nobody_waits_for_a_turn_that_can_not_be_taken_back() -> None:
    house = house_of("sicario", ["person"] * 3, seed=1, waits=True)
    assert not house.is_waiting
    house.change(house.host.advance(Random(1)))
    assert not house.is_waiting
