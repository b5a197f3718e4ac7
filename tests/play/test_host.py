"""The table that the docs' page runs, without a browser: what it takes, what it refuses, that nothing leaks."""

import json
import re
from pathlib import Path
from random import Random
from typing import Any

import attrs
import pytest
from typing_extensions import override

import criminals
from criminals import ViewRecord
from criminals.bots import RandomBot
from criminals.core.looks.catalogues import LANGUAGES
from criminals.hosting import Host
from criminals.testing import LawBroken
from examples.browser_table import host as host_module
from examples.browser_table.host import BOTS, PERSON, Table
from tests.hosting.wording import told_in
from tests.play.no_leak import check_frames
from tests.wording import NUMBERED, SEATS, foreign_words, page_words, slots_in, words_in

TABLES = [
    ("crooks", ["rule"]),
    ("crooks", ["random", "random", "rule"]),
    ("counterfeiters", ["random", "rule"]),
    ("sicario", ["random", "rule"]),
]


def one_message(texts: list[str]) -> dict[str, Any]:
    [text] = texts
    message: dict[str, Any] = json.loads(text)
    return message


def host_of(table: Table) -> Host:
    assert table.host is not None
    return table.host


def played(
    bots: list[str], seed: str, rng: Random, lang: str = "en", game: str = "crooks"
) -> tuple[Table, dict[int, Host], list[str]]:
    """A whole game by clicks at random, every host on the way and every text that the page was told."""
    table = Table()
    assert table.draw(True, True) == []  # there is no game yet
    texts = table.start(game, bots, seed, "", lang)
    past = {host_of(table).changes: host_of(table)}
    while (host := host_of(table)).actor is not None:
        if table.waits():
            texts += table.go_on()
        else:
            moves = [move["action"] for move in json.loads(texts[-2])["legal"]]
            choice = RandomBot(eager=True).choose(host.view(PERSON), rng)
            assert str(choice) in moves
            texts += table.act(host.changes, str(choice))
            if json.loads(texts[-2])["may_undo"] and rng.random() < 0.2:
                past[host_of(table).changes] = host_of(table)
                texts += table.take_back(host_of(table).changes)
        past[host_of(table).changes] = host_of(table)
    return table, past, texts


@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_nothing_that_the_page_is_told_depends_on_what_its_seat_can_not_know(game: str, bots: list[str]) -> None:
    rng = Random(len(bots))
    _, past, texts = played(bots, "7", rng, game=game)
    assert check_frames(past, texts, rng, moments=4) > 50


def test_a_planted_leak_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    own = Host.news

    def news(host: Host, viewer: criminals.Viewer) -> Any:
        told = own(host, viewer)
        hidden: Any = host.state
        return attrs.evolve(told, may_undo=hash(hidden.dealt) % 2 == 0)

    monkeypatch.setattr(Host, "news", news)
    rng = Random(1)
    _, past, texts = played(["rule", "rule"], "7", rng)
    with pytest.raises(LawBroken, match="what it cannot know"):
        check_frames(past, texts, rng, moments=9)


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
    one, two, other = (played(["rule", "random"], seed, Random(2))[2] for seed in ("11", " 11 ", "12"))
    assert one == two
    assert one != other


def test_no_seed_is_a_fresh_one() -> None:
    tables = [Table(), Table()]
    for table in tables:
        table.start("crooks", ["random"], "")
    one, two = (host_of(table).state for table in tables)
    assert one != two


@pytest.mark.parametrize("bot", BOTS)
def test_every_bot_plays(bot: str) -> None:
    table = Table()
    table.start("crooks", [bot], "5")
    while not table.waits():
        host = host_of(table)
        table.act(host.changes, str(criminals.legal_actions(host.state)[0]))
    changes = host_of(table).changes
    news = json.loads(table.go_on()[0])
    assert (news["kind"], news["changes"], news["change"]["by"]) == ("news", changes + 1, 1)
    assert news["sentences"]
    assert news["seats"] == [{"name": None, "bot": None}, {"name": bot, "bot": bot}]


def test_the_score_is_told_at_the_end_line_by_line() -> None:
    table, _, texts = played(["rule"], "7", Random(1))
    result = json.loads(texts[-2])["result"]
    sheet = criminals.score(host_of(table).state)
    assert result["points"] == list(sheet.points)
    view = host_of(table).view(PERSON)
    told = [line["sentence"] for line in result["lines"]]
    assert told == [criminals.describe(line, view=view) for line in sheet.lines]
    assert not table.waits()


def test_what_is_kept_is_the_view_record_of_the_person() -> None:
    table, _, texts = played(["rule"], "7", Random(1))
    kept = one_message(table.keep())
    record = criminals.from_document(kept["record"], kind="view_record")
    assert isinstance(record, ViewRecord)
    assert record == host_of(table).record.for_viewer(PERSON)
    *_, last = record.replay()
    assert last == criminals.from_document(json.loads(texts[-2])["view"], kind="view")


def test_a_refusal_says_why_and_changes_nothing() -> None:
    table = Table()
    table.start("crooks", ["random"], "7")
    while table.waits():
        table.go_on()
    before = host_of(table)
    refused = one_message(table.act(before.changes, "recruit Z"))
    assert (refused["kind"], refused["code"]) == ("refused", "no_such_thing")
    assert refused["sentence"]
    assert one_message(table.act(before.changes, "bribe 7"))["code"] == "unknown_action"
    late = one_message(table.act(before.changes + 1, "pass"))
    assert (late["code"], late["tried"]) == ("late_request", "pass")
    undone = one_message(table.take_back(before.changes))
    assert (undone["kind"], undone["tried"], undone["clause"]) == ("refused", "undo", "undo")
    assert host_of(table) is before


@pytest.mark.parametrize(("game", "bots"), TABLES)
def test_whoever_is_chosen_begins(game: str, bots: list[str]) -> None:
    table = Table()
    table.start(game, bots, "7")
    drawn = host_of(table).state
    for seat in range(len(bots) + 1):
        table.start(game, bots, "7", str(seat))
        assert host_of(table).state.phase.seat == seat
        assert (host_of(table).state == drawn) == (drawn.phase.seat == seat)


def test_what_can_not_be_dealt_is_told() -> None:
    table = Table()
    for first in ("2", "-1", "you", "0 ", "²"):
        wrong = one_message(table.start("crooks", ["random"], "1", first))
        assert wrong["sentence"].startswith("who begins is a seat from 0 to 1")
    for bots in ([], ["random"] * 4, ["oracle"], ["rule", "python:os:getcwd"]):
        wrong = one_message(table.start("crooks", bots, "1"))
        assert wrong["sentence"].startswith("1 to 3 bots play along")
    wrong = one_message(table.start("sicario", ["random"], "1"))
    assert wrong["sentence"].startswith("2 to 3 bots play along")
    assert one_message(table.start("chess", ["random"], "1"))["code"] == "game"
    for seed in ("-1", "x", "1.5", "²", "1" * 41):
        wrong = one_message(table.start("crooks", ["random"], seed))
        assert wrong["sentence"].startswith("a seed is a whole number")
    for texts in (table.keep(), table.act(0, "pass"), table.take_back(0), table.speak("it")):
        assert one_message(texts) == {"kind": "wrong", "code": "no_game", "sentence": "no game was dealt yet"}
    assert not table.waits()


# --- languages and memory ---

PAGE = Path(host_module.__file__).parent / "page"
SHARED = Path(criminals.__file__).parent / "web" / "page"
"""The page of the server, whose words this one has, too."""
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", host_module.PLAYERS)
def test_a_whole_game_is_told_in_one_language(game: str, lang: str) -> None:
    foreign = foreign_words(criminals.GAMES[game], lang)
    _, _, texts = played(["random", "rule"], "7", Random(1), lang, game)
    for told in map(json.loads, texts):
        assert told["lang"] == lang
        for words in told_in(told):
            assert not words_in(words) & foreign, words
            assert not re.search(SEATS, words), words
            for line in words.splitlines() if told["kind"] != "picture" else ():  # it says with whose eyes it is seen
                assert not re.search(NUMBERED, line), line


def test_all_is_told_once_more_in_another_language_and_with_what_is_remembered() -> None:
    table = Table()
    table.start("crooks", ["random"], "7", "0")
    for changes, text in enumerate(("recruit C", "", "place 2 down"), host_of(table).changes):
        table.act(changes, text or str(criminals.legal_actions(host_of(table).state)[0]))
    before = host_of(table)
    welcome, picture = map(json.loads, table.speak("it"))
    assert (welcome["lang"], len(welcome["story"])) == ("it", 3)
    names = {seat: sitter.name for seat, sitter in enumerate(before.sitters)}
    drawn = [criminals.draw(before.view(PERSON), lang="it", memory=memory, names=names) for memory in (False, True)]
    assert drawn[0] == picture["text"] != drawn[1]
    remembered = one_message(table.draw(True, True))
    assert (remembered["text"], remembered["narrow"]) == (drawn[1], True)
    assert json.loads(table.speak("tlh")[0])["lang"] == "en"
    assert host_of(table) is before


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_word(lang: str) -> None:
    english, other = page_words(PAGE, "en"), page_words(PAGE, lang)
    assert [*other] == [*english]
    assert {key: slots_in(text) for key, text in other.items()} == {
        key: slots_in(text) for key, text in english.items()
    }
    assert not {*english} & {*page_words(SHARED, "en")}


def test_the_page_has_the_words_it_asks_for_and_no_others() -> None:
    words = page_words(PAGE, "en")
    source = "".join(path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    codes = re.findall(
        r'(?:_wrong|faults \+= |return )\[?\(*"(\w+)"', (PAGE.parent / "host.py").read_text(encoding="utf-8")
    )
    made = {f"wrong.{code}" for code in codes} | {"loading.python", "loading.library", "gone.missing", "gone.failed"}
    assert {*re.findall(r'"((?:play|gone)\.[a-z_]+)"', source)} | made == {*words}
    assert str(host_module.DIGITS) in words["wrong.seed"]
    source = (PAGE / "parts.js").read_text(encoding="utf-8")
    fewest = {
        name: int(least) for name, least in re.findall(r"(\w+): (\d)", source.partition("FEWEST")[2].split("\n")[0])
    }
    assert fewest == {game: players[0] for game, players in host_module.PLAYERS.items()}
    assert all(words[f"play.{game}"] for game in criminals.GAMES)
