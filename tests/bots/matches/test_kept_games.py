"""The games of tournaments: their records, the folder they are kept in, and how long choices took."""

import json
import os
import stat
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import attrs
import pytest

import criminals
from criminals.bots import ChoiceTimes, Contestant, RandomBot, Tournament, markdown_report, tournament
from criminals.bots.matches.jobs import Job, Settings, played, void
from criminals.bots.matches.records_folder import KeptGame, kept_games, word
from criminals.bots.matches.workers.answers import MOST, documents_of_games
from tests.bots import stopping
from tests.bots.strange_bots import Crasher, Slow, Unmade

EAGER = Contestant("eager", partial(RandomBot, eager=True))
LAST = Contestant("last", partial(RandomBot, eager=True))


def agree(found: Tournament) -> None:
    """Every record is a whole game that leads to its result."""
    for game in found.games:
        assert game.record is not None
        *_, last = game.record.replay()
        outcome = criminals.outcome(last)
        assert outcome is not None
        assert (criminals.score(last).points, outcome.winners, len(game.record.actions)) == (
            game.points,
            game.winners,
            game.plies,
        )


@pytest.mark.parametrize("game", ["crooks", "sicario"])
def test_each_game_has_its_record_wherever_it_is_played(game: str) -> None:
    one = tournament(game, [EAGER, "random"], deals=2, seed=1, workers=1)
    two = tournament(game, [EAGER, "random"], deals=2, seed=1, workers=2)
    with ThreadPoolExecutor(2) as threads:
        three = tournament(game, [EAGER, "random"], deals=2, seed=1, executor=threads)
    agree(one)
    for other in (two, three):
        assert [each.record for each in other.games] == [each.record for each in one.games]
    setups = {each.deal: each.record.setup for each in one.games if each.record}
    assert all(each.record and each.record.setup == setups[each.deal] for each in one.games)
    assert setups[0] != setups[1]


def test_a_record_ends_where_the_game_did() -> None:
    """After a foul, even one before the first action, it is unfinished. A game that is void or was read has none."""
    found = tournament("crooks", [EAGER, Contestant("crasher", Crasher)], deals=1, workers=1)
    for game in found.games:
        assert game.record is not None
        assert len(game.record.actions) == game.plies
        *_, last = game.record.replay()
        assert game.foul is not None
        assert criminals.actor(last) == game.foul.seat
    [unmade, _] = tournament("crooks", [EAGER, Contestant("unmade", Unmade)], deals=1, workers=1).games
    assert unmade.record is not None
    assert unmade.record.actions == ()
    spread = tournament("crooks", [EAGER, Contestant("crasher", Crasher)], deals=1, seed=found.seed, workers=2)
    assert [game.record for game in spread.games] == [game.record for game in found.games]
    job = Job.of(Settings("crooks", 2), (EAGER, LAST), 0, 1)
    assert [(game.record, game.times) for game in void(job, "it was")] == [(None, ())] * 2
    read = Tournament.from_json(found.to_json(), found.settings, found.contestants, 1)
    assert read == found
    assert [game.record for game in read.games] == [None] * 2


def test_a_record_that_is_too_long_is_left_out_by_its_worker() -> None:
    job = Job.of(Settings("crooks", 2), (EAGER, LAST), 0, 1)
    game = played(job)[0]
    assert game.record is not None
    long = attrs.evolve(game.record, actions=game.record.actions[:1] * (MOST // 4))
    [whole, cut] = documents_of_games((game, attrs.evolve(game, record=long)))
    assert len(whole["actions"]) == game.plies
    assert cut["actions"] is None


# --- the folder ---


def test_a_folder_has_each_game_in_a_file_that_says_what_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "games"
    found = tournament("sicario", [EAGER, "random:eager=true", "random"], deals=2, workers=1, records=folder)
    kept = {path.name: criminals.loads(path.read_text(encoding="utf-8")) for path in folder.iterdir()}
    assert len(kept) == len(found.games) == 3 * 2 * 6
    assert "deal-0001_0-eager_1-random-eager-true_aab.json" in kept
    for game in found.games:
        assert kept[KeptGame.of(game, found.contestants).file_name] == game.record
    for name in kept:
        said = KeptGame.read(name)
        assert said is not None
        assert said.file_name == name
    assert "records" not in json.loads(found.to_json())["games"][0]


@pytest.mark.skipif(os.name != "posix", reason="this system has no such permissions")
def test_a_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Records tell the deals, which other pairings are still to play."""
    folder = tmp_path / "games"
    before = os.umask(0)
    try:
        tournament("crooks", [EAGER, "random"], deals=1, workers=1, records=folder)
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}


HOSTILE = (
    "../../escaped",
    "/etc/passwd",
    "a\\b\0c",
    "CON",
    "con",
    "..",
    "",
    "\ud800\u202e",
    "x" * 300,
    "a/b",
    "a b",
    "-rf",
)


def test_names_of_contestants_reach_no_other_file(tmp_path: Path) -> None:
    """They are those of strangers. Those that look alike once they are tidied are told apart by their numbers."""
    folder = tmp_path / "in" / "games"
    entered = [Contestant(name, RandomBot) for name in HOSTILE]
    found = tournament("crooks", entered, deals=1, edition="tiny", workers=1, records=folder)
    assert [path.name for path in tmp_path.iterdir()] == ["in"]
    assert len([*folder.iterdir()]) == len(found.games) == len(HOSTILE) * (len(HOSTILE) - 1)
    assert len(kept_games(folder)) == len(found.games)
    assert max(len(path.name) for path in folder.iterdir()) < 120
    assert (word("strong=ismcts:iterations=9"), word("..")) == ("strong-ismcts-iterations-9", "bot")


@pytest.mark.parametrize(
    "name", ["deal-1_0-a_1-b_ab.json", "deal-0001_0-a_1-b_abc.json", "deal-0001_0-a_1-b_ab.json.part", ""]
)
def test_other_files_are_no_games(name: str) -> None:
    assert KeptGame.read(name) is None


def test_games_of_two_tournaments_are_not_mixed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that goes on with its file goes on in its folder."""
    monkeypatch.setattr("criminals.bots.matches.tournaments.SHOWING", 0)
    folder, file = tmp_path / "games", tmp_path / "kept.json"
    settings: dict[str, Any] = {"workers": 1, "records": folder, "file": file}
    with pytest.raises(stopping.Enough):
        tournament("crooks", [EAGER, "random"], deals=3, progress=stopping.after(2), **settings)
    assert len([*folder.iterdir()]) == 2
    found = tournament("crooks", [EAGER, "random"], deals=3, **settings)
    assert len([*folder.iterdir()]) == 6
    assert [game.record is None for game in found.games] == [True] * 2 + [False] * 4
    with pytest.raises(FileExistsError, match="is not empty"):
        tournament("crooks", [EAGER, "random"], deals=1, workers=1, records=folder)
    with pytest.raises(FileExistsError, match=r"kept\.json"):
        tournament("crooks", [EAGER, "random"], deals=1, workers=1, records=file)


def test_a_game_without_documents_is_refused_with_a_folder_and_has_no_records_without(tmp_path: Path) -> None:
    class Bare:
        """Crooks without a `Setup`."""

        NAME = "bare"

        def __getattr__(self, name: str) -> Any:
            if name in ("Setup", "setup_of", "document_of", "read_document"):
                raise AttributeError(name)
            return getattr(criminals.GAMES["crooks"], name)

    bare: Any = Bare()
    criminals.register("bare", bare)
    with pytest.raises(TypeError, match="values of bare have no document"):
        tournament("bare", [EAGER, "random"], deals=1, workers=1, records=tmp_path / "games")
    assert not (tmp_path / "games").exists()


# --- how long choices took ---


def test_times_are_those_of_the_choices_of_each_contestant() -> None:
    found = tournament("crooks", [EAGER, Contestant("slow", Slow)], deals=2, seed=1, workers=2)
    times = {each.name: each.times for each in found.standings()}
    for name, own in times.items():
        asked = 0
        for game in found.games:
            assert isinstance(game.record, criminals.Record)
            for state in game.record.replay():
                seat = criminals.actor(state)
                asked += isinstance(seat, int) and game.seats[seat] == name
        assert own.choices == asked
    mean = times["slow"].mean
    assert mean is not None
    assert 0.01 <= mean <= times["slow"].longest <= times["slow"].seconds < 60
    assert times["eager"].mean is not None


def test_times_are_in_no_document_and_in_a_report_that_asks_for_them() -> None:
    one = tournament("crooks", [EAGER, LAST], deals=2, seed=1, workers=1)
    two = attrs.evolve(
        one, games=tuple(attrs.evolve(each, times=(ChoiceTimes(1, 9.0, 9.0),) * 2) for each in one.games)
    )
    assert one == two
    assert one.standings() == two.standings()
    assert one.to_json() == two.to_json()
    assert markdown_report(one) == markdown_report(two)
    told = markdown_report(two, times=True)
    assert "\n| contestant | choices | seconds a choice | the longest |\n|---|---|---|---|\n| `" in told
    assert told.count(" | 4 | 9 | 9 |\n") == 2
    short = [line for line in told.splitlines() if line not in markdown_report(one).splitlines()]
    assert len(short) == 4
    read = Tournament.from_json(one.to_json(), one.settings, one.contestants, 2)
    assert "\n| `eager` | 0 |  |  |\n" in markdown_report(read, times=True)


def test_the_choice_by_which_a_bot_is_late_counts() -> None:
    class Late:
        def choose(self, view: Any, rng: Any) -> Any:
            time.sleep(5)

    found = tournament("crooks", [EAGER, Contestant("late", Late)], deals=1, limit=0.05, workers=1)
    [late] = [each.times for each in found.standings() if each.name == "late"]
    assert late.choices == 2
    assert 0.05 <= late.longest < 4
