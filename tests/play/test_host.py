"""The host that the docs' page runs in the browser, without any: what it takes, what it refuses, that nothing leaks."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from typing_extensions import override

import criminals
from criminals import ViewRecord
from criminals.bots import RandomBot
from criminals.core.looks.catalogues import LANGUAGES
from criminals.testing import LawBroken
from examples.browser_table import host as host_module
from examples.browser_table.host import BOTS, PERSON, Host
from examples.web_table.speaking import CATALOGUES
from examples.web_table.table import Table
from tests.web.no_leak import check_frames
from tests.web.test_languages import told_in
from tests.wording import NUMBERED, SEATS, foreign_words, page_words, slots_in, texts_of, words_in

TABLES = [["greedy"], ["random", "greedy"], ["random", "random", "greedy"]]


def one_message(texts: list[str]) -> dict[str, Any]:
    [text] = texts
    message: dict[str, Any] = json.loads(text)
    return message


def table_of(host: Host) -> Table:
    assert host.table is not None
    return host.table


def played(bots: list[str], seed: str, rng: Random, lang: str = "en") -> tuple[Host, dict[int, Table], list[str]]:
    """A whole game by clicks at random, every table on the way and every text that the page was told."""
    host = Host()
    texts = host.start(bots, seed, "", lang, True)
    past = {0: table_of(host)}
    while (table := table_of(host)).actor is not None:
        if host.waits():
            texts += host.move_a_bot()
        else:
            moves = [move["action"] for move in json.loads(texts[-2])["legal"]]
            choice = RandomBot(eager=True).choose(table.game.view(table.state, PERSON), rng)
            assert str(choice) in moves
            texts += host.act(table.at, str(choice))
            if json.loads(texts[-2])["undo"] and rng.random() < 0.2:
                past[table_of(host).at] = table_of(host)
                texts += host.take_back(table_of(host).at)
        past[table_of(host).at] = table_of(host)
    return host, past, texts


@pytest.mark.parametrize("bots", TABLES)
def test_nothing_that_the_page_is_told_depends_on_what_its_seat_can_not_know(bots: list[str]) -> None:
    rng = Random(len(bots))
    _, past, texts = played(bots, "7", rng)
    assert check_frames(past, PERSON, texts, rng, moments=4) > 50


class TellsTheAction(Table):
    @override
    def news(self, viewer: criminals.Viewer, lang: str = "en") -> Any:
        return {**super().news(viewer, lang), "last": str(self.actions[-1])}


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(host_module, "Table", TellsTheAction)
    rng = Random(1)
    _, past, texts = played(["greedy", "greedy"], "7", rng)
    with pytest.raises(LawBroken, match="what it cannot know"):
        check_frames(past, PERSON, texts, rng, moments=9)


def test_a_bot_is_given_its_own_view(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Any] = []

    class Watching(RandomBot):
        @override
        def choose(self, view: Any, rng: criminals.Rng) -> Any:
            seen.append(view)
            return super().choose(view, rng)

    def make(text: str) -> RandomBot:
        return Watching()

    monkeypatch.setattr(host_module, "make_bot", make)
    played(["random", "random"], "3", Random(1))
    views = {type(criminals.view(criminals.new_game("crooks", players=3, seed=1), 0))}
    assert {type(view) for view in seen} == views
    assert {view.viewer for view in seen} == {1, 2}
    assert all(view.viewer == view.actor for view in seen)


def test_the_same_seed_is_the_same_game() -> None:
    one, two, other = (played(["greedy", "random"], seed, Random(2))[2] for seed in ("11", " 11 ", "12"))
    assert one == two
    assert one != other


def test_no_seed_is_a_fresh_one() -> None:
    hosts = [Host(), Host()]
    for host in hosts:
        host.start(["random"], "")
    one, two = (table_of(host).state for host in hosts)
    assert one != two


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays(bot: str) -> None:
    host = Host()
    host.start([bot], "5")
    while not host.waits():
        table = table_of(host)
        host.act(table.at, str(table.game.legal_actions(table.state)[0]))
    at = table_of(host).at
    news = json.loads(host.move_a_bot()[0])
    assert (news["type"], news["at"]) == ("news", at + 1)
    assert news["says"]


def test_the_score_is_told_at_the_end_line_by_line() -> None:
    host, _, texts = played(["greedy"], "7", Random(1))
    result = json.loads(texts[-2])["result"]
    sheet = criminals.score(table_of(host).state)
    assert result["points"] == list(sheet.points)
    view = criminals.view(table_of(host).state, PERSON)
    assert [line["says"] for line in result["lines"]] == [criminals.describe(line, view=view) for line in sheet.lines]
    assert not host.waits()


def test_what_is_kept_is_the_view_record_of_the_person() -> None:
    host, _, texts = played(["greedy"], "7", Random(1))
    kept = one_message(host.keep())
    record = criminals.loads(json.dumps(kept["record"]), kind="view_record")
    assert isinstance(record, ViewRecord)
    assert record == table_of(host).record.for_viewer(PERSON)
    *_, last = record.replay()
    assert last == criminals.loads(json.dumps(json.loads(texts[-2])["view"]), kind="view")


def test_a_refusal_says_why_and_changes_nothing() -> None:
    host = Host()
    host.start(["random"], "7")
    while host.waits():
        host.move_a_bot()
    before = table_of(host)
    refused = one_message(host.act(before.at, "recruit Z"))
    assert (refused["type"], refused["code"]) == ("refused", "no_such_thing")
    assert refused["says"]
    assert one_message(host.act(before.at, "bribe 7"))["code"] == "malformed"
    assert one_message(host.act(before.at + 1, "pass"))["code"] == "late"
    assert one_message(host.take_back(before.at))["type"] == "refused"
    assert table_of(host) is before


@pytest.mark.parametrize("bots", TABLES)
def test_whoever_is_chosen_begins(bots: list[str]) -> None:
    host = Host()
    host.start(bots, "7")
    drawn = table_of(host).state
    for seat in range(len(bots) + 1):
        host.start(bots, "7", str(seat))
        assert table_of(host).actor == seat
        assert (table_of(host).state == drawn) == (drawn.actor == seat)


def test_what_can_not_be_dealt_is_told() -> None:
    host = Host()
    for first in ("2", "-1", "you", "0 ", "²"):
        assert one_message(host.start(["random"], "1", first))["says"].startswith("who begins is a seat from 0 to 1")
    for bots in ([], ["random"] * 4, ["oracle"], ["greedy", "python:os:getcwd"]):
        assert one_message(host.start(bots, "1"))["says"].startswith("one to 3 bots play along")
    for seed in ("-1", "x", "1.5", "²", "1" * 41):
        assert one_message(host.start(["random"], seed))["says"].startswith("a seed is a whole number")
    for texts in (host.keep(), host.act(0, "pass"), host.take_back(0), host.speak("it", True)):
        assert one_message(texts) == {"type": "wrong", "code": "no_game", "says": "no game was dealt yet"}
    assert not host.waits()


# --- languages and memory ---

PAGE = Path(host_module.__file__).parent / "page"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_whole_game_is_told_in_one_language(lang: str) -> None:
    host = {each: texts_of(CATALOGUES.own(each)) for each in LANGUAGES}
    foreign = foreign_words(criminals.GAMES["crooks"], lang, host)
    _, _, texts = played(["random", "greedy"], "7", Random(1), lang)
    for message in map(json.loads, texts):
        assert message["lang"] == lang
        for told in told_in(message):
            assert not words_in(told) & foreign, told
            assert not re.search(SEATS, told), told
            for line in told.splitlines() if message["type"] != "picture" else ():  # it says with whose eyes it is seen
                assert not re.search(NUMBERED, line), line


def test_all_is_told_once_more_in_another_language_and_with_what_is_remembered() -> None:
    host = Host()
    host.start(["random"], "7", "0")
    for at, text in enumerate(("recruit C", "", "place 2 down")):
        legal = table_of(host).game.legal_actions(table_of(host).state)
        host.act(at, text or str(legal[0]))
    before = table_of(host)
    welcome, picture = map(json.loads, host.speak("it", False))
    assert (welcome["lang"], len(welcome["story"])) == ("it", 3)
    drawn = [
        criminals.draw(criminals.view(before.state, PERSON), lang="it", memory=memory, names=before.names)
        for memory in (False, True)
    ]
    assert drawn[0] == picture["text"] != drawn[1]
    assert json.loads(host.speak("it", True)[1])["text"] == drawn[1]
    assert json.loads(host.speak("tlh", True)[0])["lang"] == "en"
    assert table_of(host) is before


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_word(lang: str) -> None:
    english, other = page_words(PAGE, "en"), page_words(PAGE, lang)
    assert [*other] == [*english]
    assert {key: slots_in(text) for key, text in other.items()} == {
        key: slots_in(text) for key, text in english.items()
    }
    assert not {*english} & {*page_words(PAGE.parent.parent / "web_table" / "page", "en")}


def test_the_page_has_the_words_it_asks_for_and_no_others() -> None:
    words = page_words(PAGE, "en")
    source = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    codes = re.findall(r'_wrong\("(\w+)"', (PAGE.parent / "host.py").read_text(encoding="utf-8"))
    made = {f"wrong.{code}" for code in codes} | {"loading.python", "loading.library", "gone.missing", "gone.failed"}
    assert {*re.findall(r'"((?:play|gone)\.[a-z_]+)"', source)} | made == {*words}
    assert str(host_module.DIGITS) in words["wrong.seed"]
    assert str(host_module.MOST_BOTS) in words["wrong.bots"]
