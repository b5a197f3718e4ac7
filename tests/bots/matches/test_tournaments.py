"""Tournaments: fair, the same wherever they are computed, and not to be stopped by a bot or by a dead worker."""

import io
import json
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

import criminals
from criminals.bots import (
    Contestant,
    Foul,
    GameResult,
    ISMCTSBot,
    Progress,
    RandomBot,
    RuleBot,
    Tournament,
    make_bot,
    markdown_report,
    progress_bar,
    svg_plot,
    tournament,
)
from criminals.bots.matches import tournaments as tournaments_module
from criminals.bots.matches.jobs import seatings
from criminals.games import sicario
from criminals.installed import game_from, place_of
from tests.bots import stopping
from tests.bots.strange_bots import Crasher, Raiser, Sleeper
from tests.typing import kuhn

EAGER = Contestant("eager", partial(RandomBot, eager=True))
NAMES: list[Contestant | str] = ["random", EAGER, "last=random"]


@pytest.fixture(scope="module")
def small() -> Tournament:
    return tournament("crooks", NAMES, deals=6, seed=0, workers=1)


def test_every_pairing_plays_every_deal_in_every_seating(small: Tournament) -> None:
    met = [(game.pair, game.deal, game.seats) for game in small.games]
    assert len(met) == len({*met}) == 3 * 6 * 2
    for pair, deal, seats in met:
        assert (pair, deal, seats[::-1]) in met
        assert {*seats} == {*pair}
    assert [len(seatings(players)) for players in (2, 3, 4)] == [2, 6, 14]
    assert all(set(seats) == {0, 1} for seats in seatings(3))
    three = tournament("sicario", ["random", EAGER], deals=1, workers=1)
    assert len(three.games) == 6


def test_a_deal_is_the_same_in_every_seating_and_pairing() -> None:
    """With bots that all do the same nothing differs but the names."""
    whole = tournament("crooks", [Contestant(name, First) for name in "abc"], deals=2, seed=3, workers=1)
    for deal in range(2):
        assert len({(each.points, each.winners, each.plies) for each in whole.games if each.deal == deal}) == 1


@attrs.frozen
class Listener:
    """Plays as `First` does, and keeps the throws that its game tells it."""

    throws: list[list[int]]
    own: list[int] = attrs.field(factory=list[int])

    def __attrs_post_init__(self) -> None:
        self.throws.append(self.own)

    def observe(self, view_events: Sequence[Any]) -> None:
        self.own.extend(event.pips for event in view_events if isinstance(event, sicario.Rolled))

    def choose(self, view: criminals.GameView, rng: criminals.Rng) -> Any:
        return First().choose(view, rng)


def test_the_throws_of_a_game_tell_nothing_of_those_of_another() -> None:
    """Deals repeat, and a bot may remember: with the throws of another seating it would know the future."""
    throws: list[list[int]] = []
    entered = [Contestant("listener", partial(Listener, throws)), *(Contestant(name, First) for name in "ab")]
    whole = tournament("sicario", entered, deals=1, seed=3, workers=1)
    games = {tuple(each[:6]) for each in throws if each}  # it is made once before play, and hears of no game then
    assert len(games) == len([game for game in whole.games if "listener" in game.pair]) == 12


class First:
    """The first action that is no pass, always."""

    def choose(self, view: criminals.GameView, rng: criminals.Rng) -> Any:
        actions = criminals.legal_actions(view)
        return next((action for action in actions if str(action) != "pass"), actions[0])


def test_it_comes_out_alike_on_one_process_on_two_and_on_threads(small: Tournament, tmp_path: Path) -> None:
    files = [tmp_path / "two.json", tmp_path / "threads.json"]
    two = tournament("crooks", NAMES, deals=6, seed=0, workers=2, file=files[0])
    with ThreadPoolExecutor(3) as threads:
        on_threads = tournament("crooks", NAMES, deals=6, seed=0, executor=threads, file=files[1])
    for other, file in zip((two, on_threads), files, strict=True):
        assert other == small
        assert file.read_text() == small.to_json()
        assert markdown_report(other) == markdown_report(small)
        assert svg_plot(other) == svg_plot(small)
    assert tournament("crooks", NAMES, deals=6, workers=1, seed=1) != small


def test_it_goes_on_where_it_was_broken_off(small: Tournament, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments_module, "SHOWING", 0)  # progress is shown ten times a second: here, always
    file = tmp_path / "kept.json"

    with pytest.raises(stopping.Enough):
        tournament("crooks", NAMES, deals=6, seed=0, workers=1, file=file, progress=stopping.after(14))
    kept = json.loads(file.read_text())
    assert 14 <= len(kept["games"]) < 36
    seen: list[Progress] = []
    again = tournament("crooks", NAMES, deals=6, workers=1, file=file, progress=seen.append)
    assert seen[0].done == len(kept["games"])
    assert again == small
    assert file.read_text() == small.to_json()
    more = tournament("crooks", NAMES, deals=7, workers=1, file=file)
    assert more == tournament("crooks", NAMES, deals=7, seed=0, workers=1)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("{", "no document of a tournament"),
        ("[]", "no document of a tournament"),
        ("{}", "crooks"),
        ('{"tournament": 2}', "game: None"),
    ],
)
def test_a_file_of_something_else_is_refused(text: str, fault: str, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(text)
    with pytest.raises(criminals.MalformedDocument, match=fault):
        tournament("crooks", NAMES, deals=6, workers=1, file=file)
    assert file.read_text() == text


def test_a_file_of_another_tournament_is_refused(small: Tournament, tmp_path: Path) -> None:
    file = tmp_path / "other.json"
    file.write_text(small.to_json())
    with pytest.raises(criminals.MalformedDocument, match=r"\$.seed: 0, and 3 is played"):
        tournament("crooks", NAMES, deals=6, workers=1, seed=3, file=file)
    with pytest.raises(criminals.MalformedDocument, match=r"\$.contestants"):
        tournament("crooks", NAMES[:2], deals=6, workers=1, file=file)
    assert file.read_text() == small.to_json()


@pytest.mark.parametrize("workers", [1, 2])
def test_who_breaks_games_off_loses_them_and_is_named(workers: int) -> None:
    strange = [Contestant("crasher", Crasher), Contestant("sleeper", Sleeper)]
    found = tournament("crooks", [EAGER, *strange], deals=1, players=3, limit=0.1, workers=workers)
    shares = {each.name: each for each in found.standings()}
    assert shares["eager"].share == 1
    assert shares["eager"].fouls == 0
    report = markdown_report(found)
    assert "| `crasher` | crash: `RuntimeError: out of ideas` |" in report
    assert "| `sleeper` | time: `took longer than 0.1 s` |" in report
    for game in found.games:
        assert game.points is None
        assert game.foul is not None
        loser = game.seats[game.foul.seat]
        assert game.winners == tuple(seat for seat, name in enumerate(game.seats) if name != loser)


def test_bad_settings_are_refused_before_anything_is_played() -> None:
    for wrong, contestants, settings in (
        ("two contestants or more", ["random"], {}),
        ("of different names", ["random", "random"], {}),
        ("a deal or more", NAMES, {"deals": 0}),
        ("no bot 'strong'", ["strong", "random"], {}),
        ("no game 'chess'", NAMES, {"game": "chess"}),
        ("players", NAMES, {"players": 9}),
    ):
        given: dict[str, Any] = {"game": "crooks", "workers": 1, **settings}
        with pytest.raises(ValueError, match=wrong):
            tournament(given.pop("game"), contestants, **given)
    with pytest.raises(ValueError, match="oracle:iterations=2 wants the truth"):
        tournament("crooks", ["oracle:iterations=2", "random"], deals=1, workers=1)


# --- what is reported ---


def test_a_share_is_reckoned_by_seat() -> None:
    def game(winners: tuple[int, ...], foul: Foul | None = None) -> GameResult:
        return GameResult(("a", "b"), 0, ("a", "b", "b"), (3, 6, 2), winners, 9, foul)

    assert game((0,)).share("a") == 1
    assert game((1,)).share("b") == 1
    assert game((0, 1)).share("a") == pytest.approx(2 / 3)
    assert game((1, 2)).share("a") == 0
    assert game((0, 1, 2)).share("a") == 0.5
    assert game((1,)).lead("a") == -1


def test_void_games_count_for_nobody_and_are_told(small: Tournament) -> None:
    """Those of one deal, and those of a whole pairing."""
    pair = small.contestants[:2]

    def spoilt(game: GameResult, *, is_void: bool) -> GameResult:
        return attrs.evolve(game, points=None, winners=(), void="the machine | is old") if is_void else game

    some = attrs.evolve(small, games=tuple(spoilt(game, is_void=game.deal == 0) for game in small.games))
    rest = attrs.evolve(small, games=tuple(game for game in small.games if game.deal))
    assert some.is_complete
    assert some.shares() == rest.shares()
    assert [(each.deals, each.games, each.void) for each in some.pairings()] == [(5, 10, 2)] * 3
    assert [(each.share, each.games, each.void) for each in some.standings()] == [
        (each.share, 20, 4) for each in rest.standings()
    ]
    report = markdown_report(some)
    assert "\n36 games, 6 of them void, 6 deals for each pairing." in report
    assert "\n| `random` - `eager` | `the machine \\x7c is old` | 2 |\n" in report
    whole = attrs.evolve(small, games=tuple(spoilt(game, is_void=game.pair == pair) for game in small.games))
    assert "\n| `random` - `eager` |  | 0.0% to 100.0% |  | 0 |\n" in markdown_report(whole)
    ET.fromstring(svg_plot(whole))
    again = Tournament.from_json(whole.to_json(), small.settings, small.contestants, 6)
    assert again == whole


def test_a_document_from_before_there_were_void_games_is_read(small: Tournament) -> None:
    old = json.loads(small.to_json())
    for part in ("standings", "pairings", "games"):
        for each in old[part]:
            del each["void"]
    assert Tournament.from_json(json.dumps(old), small.settings, small.contestants, 6) == small
    old["games"][0]["winners"] = []
    with pytest.raises(criminals.MalformedDocument, match="no game of a tournament"):
        Tournament.from_json(json.dumps(old), small.settings, small.contestants, 6)


def test_the_report_is_a_page_and_a_picture(small: Tournament) -> None:
    report = markdown_report(small)
    assert report.startswith("# Crooks, 2 players\n\n36 games, 6 deals for each pairing. Seed 0. ")
    assert report.count("\n| `eager` - `last` |") == 1
    assert "Student" in report
    assert "broken off by" not in report
    picture = ET.fromstring(svg_plot(small))
    assert len(picture.findall("{http://www.w3.org/2000/svg}circle")) == 3
    document = json.loads(small.to_json())
    assert document["standings"][0]["name"] == "eager"
    assert len(document["games"]) == 36


def test_names_and_reasons_do_no_harm_in_reports(tmp_path: Path) -> None:
    odd = Contestant("<b>|\n\x1b[2J`*x*` [a](http://b.c) \u202e@d", partial(Raiser, ValueError, "|\n`<script>`|\ud800"))
    found = tournament("crooks", [odd, "random"], deals=1, workers=1, file=tmp_path / "kept.json")
    report = markdown_report(found)
    name = "`` <b>\\x7c \\x1b[2J`*x*` [a](http://b.c) \\u202e@d ``"
    assert f"| {name} | crash: `` ValueError: \\x7c\\n`<script>`\\x7c\\ud800 `` | 2 |\n" in report
    assert all(line.isprintable() for line in report.splitlines())
    render: Any = pytest.importorskip("markdown").markdown
    page = ET.fromstring(f"<page>{render(report, extensions=['tables'])}</page>")
    assert {*(each.tag for each in page.iter())} <= TAGS
    assert [len(row) for row in page.iter("tr")] == [6] * 3 + [5] * 2 + [3] * 2
    ET.fromstring(svg_plot(found))


TAGS = {"page", "h1", "p", "table", "thead", "tbody", "tr", "th", "td", "code"}
"""All that a report is made of."""


def test_progress_tells_how_much_is_left() -> None:
    stream, show = io.StringIO(), []
    bar = progress_bar(stream)
    bar(Progress(0, 40, 0.0, None))
    bar(Progress(10, 40, 30.0, 90.0))
    bar(Progress(40, 40, 4000.0, 0.0))
    show = stream.getvalue().split("\r")
    assert show[1].rstrip() == "[..............................] 0/40 games, 0:00"
    assert show[2].rstrip() == "[#######.......................] 10/40 games, 0:30, about 1:30 left"
    assert "40/40 games, 1:06:40" in show[3]
    assert show[3].endswith("\n")


def test_bots_are_made_from_texts() -> None:
    assert make_bot("random:eager=true") == RandomBot(eager=True)
    assert make_bot("rule") == RuleBot()
    assert make_bot("ismcts:seconds=0.5") == ISMCTSBot(seconds=0.5)
    assert make_bot("python:criminals.bots:RuleBot") == RuleBot()
    assert Contestant.of("fast=ismcts:iterations=20").name == "fast"
    assert Contestant.of("ismcts:iterations=20").name == "ismcts:iterations=20"
    for text, fault in (
        ("rule:depth=3", "is no setting of rule"),
        ("ismcts:depth", "name=value"),
        ("ismcts:depth=many", "is a number"),
        ("process:", "names no command"),
        ("python:my_bots", "names no class of a module"),
        ("python:no.such:Bot", "cannot be made: ModuleNotFoundError"),
        ("python:criminals.bots:NoBot", "cannot be made: AttributeError"),
        ("python:builtins:list", "no method choose"),
    ):
        with pytest.raises(ValueError, match=fault):
            make_bot(text)


# --- games of other people ---


def test_other_processes_load_a_game_from_its_module() -> None:
    criminals.register("kuhn", kuhn)
    alone = tournament("kuhn", ["random:eager=true", "random", "ismcts:iterations=10"], deals=2, seed=0, workers=1)
    spread = tournament("kuhn", ["random:eager=true", "random", "ismcts:iterations=10"], deals=2, seed=0, workers=2)
    assert spread.to_json() == alone.to_json()
    assert len(alone.games) == 3 * 2 * 2
    assert all(game.foul is None for game in alone.games)
    assert json.loads(alone.to_json())["game"] == "kuhn"
    assert json.loads(alone.to_json())["edition"] is None
    assert markdown_report(alone).startswith("# Kuhn, 2 players\n")
    with ProcessPoolExecutor(1, get_context("spawn")) as executor:
        elsewhere = tournament(
            "kuhn", ["random:eager=true", "random", "ismcts:iterations=10"], deals=2, seed=0, executor=executor
        )
    assert elsewhere.to_json() == alone.to_json()


def test_a_game_that_other_processes_cannot_load_is_complained_of() -> None:
    criminals.register("kuhn", cast(Any, SimpleNamespace(**vars(kuhn))))
    assert place_of("kuhn") == "types"
    with pytest.raises(ValueError, match="types neither is the game 'kuhn' nor registers it when it is imported"):
        tournament("kuhn", ["random:eager=true", "random"], deals=1, workers=2)


def test_a_place_is_a_module_or_something_in_it() -> None:
    assert place_of("crooks") == place_of("criminals") == "criminals.games.crooks"
    criminals.register("kuhn", kuhn)
    assert place_of("kuhn") == "tests.typing.kuhn"
    assert game_from("kuhn", "no.where").NAME == "kuhn", "a known game is not loaded again"
    assert game_from("kuhn", None).NAME == "kuhn"
    with pytest.raises(ValueError, match="there is no game 'nim'"):
        game_from("nim", None)
