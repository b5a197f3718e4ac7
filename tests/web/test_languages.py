"""The web table in the language of each who sits there: sentences, buttons, refusals, pictures, and its own words."""

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import criminals
from criminals import CHANCE, SPECTATOR
from criminals.bots import RandomBot
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.checking import differences
from examples.web_table.__main__ import links, room_of
from examples.web_table.messages import Draw, Speak, Undo
from examples.web_table.room import Connection
from examples.web_table.speaking import CATALOGUES
from examples.web_table.table import NotTaken, Table, encoded
from tests.wording import NUMBERED, SEATS, bare_ids, foreign_words, notation, page_words, slots_in, texts_of, words_in

PAGE = Path(__file__).parent.parent.parent / "examples" / "web_table" / "page"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NAMES = {0: "Ada", 1: "Bo", 2: "Cleo"}
DOCUMENTS = {"view", "events", "edition", "action", "tried", "code", "type", "lang", "clause", "bot", "name"}
"""The parts of messages that are not for people, or are names."""


def told_in(part: Any) -> Iterator[str]:
    """All that people are told in a message, or in a part of one."""
    if isinstance(part, str):
        yield re.sub(r"<[^>]*>", " ", part)  # the shapes of a picture
    elif isinstance(part, Mapping):
        for key, value in cast(Mapping[str, Any], part).items():
            if key not in DOCUMENTS:
                yield from told_in(value)
    elif isinstance(part, list):
        for value in cast(list[object], part):
            yield from told_in(value)


def refused(table: Table, lang: str) -> Iterator[Any]:
    """Refusals: too late, no action, against the rules, nothing to take back."""
    for viewer, at, text in (
        (0, -1, "pass"),
        (0, table.at, "bribe 7"),
        (0, table.at, "take 99"),
        (1, table.at, "skip"),
    ):
        with pytest.raises(NotTaken) as caught:
            table.acted(viewer, at, text, lang)
        yield caught.value.message
    for looking in (2, SPECTATOR):
        with pytest.raises(NotTaken) as caught:
            table.taken_back(looking, table.at, lang)
        yield caught.value.message


def messages_of(game: str, lang: str, seed: int) -> Iterator[Any]:
    """All kinds of messages of a whole game, to everybody in turn."""
    table = Table((criminals.new_game(game, players=3, seed=seed),), names=NAMES)
    rng, bot = Random(seed), RandomBot(eager=True)
    yield from refused(table, lang)
    while (actor := table.actor) is not None:
        table = table.played(
            table.thrown(rng) if actor is CHANCE else bot.choose(table.game.view(table.state, actor), rng)
        )
        for viewer in (0, table.viewers[table.at % 4]):
            yield table.news(viewer, lang)
            if table.may_take_back(viewer):
                yield table.taken_back(viewer, table.at).news(0, lang)
                yield table.taken_back(viewer, table.at).news(SPECTATOR, lang)
        if table.at % 10 == 0:
            yield table.picture(0, lang, memory=bool(table.at % 20))
    yield from (table.welcome(viewer, lang) for viewer in table.viewers)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_a_whole_game_is_told_in_one_language(game: str, lang: str) -> None:
    found: Any = criminals.GAMES[game]
    host = {each: texts_of(CATALOGUES.own(each)) for each in LANGUAGES}
    foreign = foreign_words(found, lang, host) - words_in(*NAMES.values())
    kinds: set[str] = set()
    for seed in (1, 2):
        for message in messages_of(game, lang, seed):
            kinds.add(message["type"])
            assert message["lang"] == lang
            repeated = words_in(message["tried"]) | notation(game) if message["type"] == "refused" else set[str]()
            for told in told_in(message):
                assert not words_in(told) & (foreign - repeated), told
                assert not re.search(SEATS, told), told
                assert not re.search(NUMBERED, told), told
                if message["type"] != "picture":  # there ids stand beside the things, since actions have them
                    assert not any(re.search(bare, told) for bare in bare_ids(found, lang)), told
    assert kinds >= {"welcome", "news", "refused", "picture"} | ({"taken_back"} if game != "sicario" else set())


def test_things_have_their_names_and_the_reader_is_you() -> None:
    table = Table((criminals.new_game("crooks", players=3, seed=7, first=0),), names=NAMES)
    assert table.welcome(0)["legal"][2]["label"] == "Hangout C, $3"
    assert table.welcome(1)["prompt"] == "Ada is choosing a hangout, or passing"
    after = table.acted(0, 0, "recruit C")
    mine, other = after.news(0), after.news(1)
    assert mine["says"][:2] == ["You pay $3", "You look into hangout C: 3 crooks"]
    assert mine["says"][2].startswith("In hangout C you see the ")
    assert other["says"][:2] == ["Ada pays $3", "Ada looks into hangout C: 3 crooks"]
    assert len(other["says"]) == len(mine["says"]) - 1
    for lang in OTHERS:
        view = criminals.view(table.state, 0)
        pays = criminals.view_events(criminals.step(table.state, after.actions[0]).events, 0)[0]
        assert after.news(0, lang)["says"][0] == criminals.describe(pays, lang, view=view, names=NAMES)
    took = after.acted(0, 1, mine["legal"][0]["action"])
    back = took.taken_back(0, 2)
    assert [back.news(viewer)["says"] for viewer in (0, 1)] == [
        "You take your last action back",
        "Ada takes the last action back",
    ]


def test_who_has_no_name_is_told_by_number() -> None:
    table = Table((criminals.new_game("crooks", players=2, seed=7, first=0),))
    assert table.welcome(1)["seats"] == [{"name": None, "bot": None}] * 2
    assert table.welcome(1)["prompt"] == "Player 0 is choosing a hangout, or passing"


# --- each in their own language ---


def heard(connection: Connection) -> list[Any]:
    found: list[Any] = []
    while not connection.waiting.empty():
        found.append(json.loads(connection.waiting.get_nowait() or "null"))
    return found


def test_everybody_chooses_a_language_of_their_own() -> None:
    room = room_of("crooks", ["person:Ada", "person:Bo", "greedy"], first=0)
    ada, bo, watcher = room.enter(0, "it"), room.enter(1, "fr"), room.enter(SPECTATOR, "tlh")
    assert ada is not None
    assert bo is not None
    assert watcher is not None
    people = {"it": ada, "fr": bo, "en": watcher}
    for lang, person in people.items():
        assert heard(person)[0]["lang"] == lang
    room.change(room.table.acted(0, 0, "recruit C"))
    for lang, person in people.items():
        [told] = [message for message in heard(person) if "says" in message]
        assert told == json.loads(encoded(room.table.news(person.viewer, lang)))
    room.heard(ada, Speak("fr"))
    [welcome] = heard(ada)
    assert (welcome["type"], welcome["lang"], ada.lang, bo.lang) == ("welcome", "fr", "fr", "fr")
    assert heard(bo) == heard(watcher) == []
    room.heard(ada, Undo(1))
    revealed = criminals.can_undo(room.table.record, 0)
    assert revealed is not None
    assert heard(ada)[0]["says"] == criminals.describe(revealed, "fr")


def test_pictures_remember_only_if_asked() -> None:
    room = room_of("crooks", ["person:Ada", "person:Bo"], first=0)
    for text in ("recruit C", "", "place 2 down"):
        legal = [str(action) for action in criminals.legal_actions(room.table.state)]
        room.change(room.table.acted(0, room.table.at, text or legal[0]))
    ada = room.enter(0, "it")
    assert ada is not None
    heard(ada)
    for memory in (False, True):
        room.heard(ada, Draw(memory=memory))
        [picture] = heard(ada)
        assert picture["memory"] is memory
        view = criminals.view(room.table.state, 0)
        assert picture["text"] == criminals.draw(view, lang="it", memory=memory, names=room.table.names)
        assert "Ada" in picture["text"]


def test_the_host_is_told_the_links_by_names() -> None:
    room = room_of("crooks", ["person: Ada  Rossi ", "person", "greedy", "greedy"])
    told = [line.partition("http")[0] for line in links(room, "http://here", "it")]
    assert told == [
        "Ada Rossi: ",
        "giocatore 1: ",
        "greedy 2: un bot, greedy",
        "greedy 3: un bot, greedy",
        "per guardare: ",
    ]


@pytest.mark.parametrize(
    ("seats", "says"),
    [
        (["person:Ada", "person:Ada"], "seat 1: there is another Ada at this table"),
        (["person:greedy", "greedy"], "seat 0: there is another greedy at this table"),
        (["person:" + "a" * 31, "greedy"], "seat 0: a name has at most 30 characters"),
        (["person:\x07", "greedy"], "seat 0: a name has at most 30 characters that can be printed"),
    ],
)
def test_a_name_that_cannot_be_is_refused(seats: list[str], says: str) -> None:
    with pytest.raises(ValueError, match=says):
        room_of("crooks", seats)


# --- catalogues ---


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_word(lang: str) -> None:
    assert [*differences(CATALOGUES.own(lang), CATALOGUES.own("en"))] == []
    english, other = page_words(PAGE, "en"), page_words(PAGE, lang)
    assert [*other] == [*english]
    assert {key: slots_in(text) for key, text in other.items()} == {
        key: slots_in(text) for key, text in english.items()
    }
    assert all(other.values())


def asked_for() -> set[str]:
    """The keys that the page asks for; one that is put together ends where it is."""
    texts = [path.read_text(encoding="utf-8") for path in (*PAGE.glob("*.js"), PAGE / "index.html")]
    return {
        key for text in texts for key in re.findall(r"[\"`]((?:[a-z_]+\.)?[a-z_]+|[a-z]+\.)(?:\$\{[^}]*\})?[\"`]", text)
    }


def test_the_page_has_the_words_it_asks_for_and_no_others() -> None:
    words, asked = page_words(PAGE, "en"), asked_for()
    html = (PAGE / "index.html").read_text(encoding="utf-8")
    assert {*re.findall(r'data-say="([^"]+)"', html)} <= {*words}
    unused = {key for key in words if key not in asked and f"{key.partition('.')[0]}." not in asked}
    assert unused == set()
    said = (path.read_text(encoding="utf-8") for path in PAGE.glob("*.js"))
    assert {key for text in said for key in re.findall(r"\bsay\(\"([^\"]+)\"", text)} <= {*words}


def test_the_page_has_words_for_all_that_a_table_can_ask_or_refuse() -> None:
    words = page_words(PAGE, "en")
    for game in criminals.GAMES:
        verbs = {str(action).split()[0] for action in criminals.action_space(game, 3).actions}
        assert {f"verb.{verb}" for verb in verbs} <= {*words}
    folder = PAGE.parent
    source = "".join((folder / name).read_text(encoding="utf-8") for name in ("server.py", "room.py"))
    codes = {*re.findall(r'"code": "(\w+)"', source), *re.findall(r'closed\(websocket, [\w.]+, "(\w+)"', source)}
    assert {f"wrong.{code}" for code in codes} == {key for key in words if key.startswith("wrong.")}
    assert re.findall(r"(\w+): \"", (PAGE / "voice.js").read_text(encoding="utf-8").splitlines()[7]) == [*LANGUAGES]


def test_every_word_of_a_game_is_sent_that_its_board_asks_for() -> None:
    """The kinds of `term` in the scripts are among those of the welcome."""
    for game in criminals.GAMES:
        table = Table((criminals.new_game(game, players=3, seed=1),))
        script = (PAGE / f"{game}.js").read_text(encoding="utf-8")
        for lang in LANGUAGES:
            terms = table.welcome(0, lang)["terms"]
            assert {*re.findall(r"\bterm\(\"(\w+)\"", script)} <= {*terms}
            for kind, name in re.findall(r"\bterm\(\"(\w+)\", \"([\w-]+)\"", script):
                assert name in terms[kind]
