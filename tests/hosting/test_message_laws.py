"""The laws of messages, over whole games of all three games: their form, and that they tell nobody what is hidden."""

import inspect
import json
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import attrs
import pytest

import criminals
from criminals import Viewer, hosting
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.messages.contents import MESSAGE_KINDS
from criminals.hosting import Host, message, messages
from criminals.testing import LawBroken
from tests.hosting.tables import NAMES, briefing_of, check_told, dealt, played, refusals
from tests.hosting.wording import told_in
from tests.schemas.judges import judge
from tests.wording import foreign_words, notation, words_in

every_game = pytest.mark.parametrize("name", NAMES)


# --- form ---


def told_by(host: Host, viewer: Viewer, lang: str) -> Iterator[dict[str, Any]]:
    """A message of every kind that there is at a moment."""
    news = host.news(viewer)
    yield message(news, lang)
    yield message(host.welcome(viewer), lang)
    yield message(briefing_of(host, viewer), lang)
    if host.result is not None:
        yield message(host.result, lang, briefing=news)
    for tried, error in refusals(host, viewer):
        if error is not None:
            yield message(error, lang, briefing=news, tried=tried)


@every_game
@pytest.mark.parametrize("edition", ["reference", "tiny"])
def test_messages_of_whole_games_have_the_form_of_their_schemas(name: str, edition: str) -> None:
    rng, found = Random(3), Counter[str]()
    past = list(played(dealt(name, rng, edition), rng, together=True))
    for host in (past[0], past[-1], *rng.sample(past, min(6, len(past)))):
        viewer, lang = rng.choice(host.viewers), rng.choice(LANGUAGES)
        for told in told_by(host, viewer, lang):
            text = json.dumps(told)
            judge(told["kind"], json.loads(text))
            assert (told["game"], told["lang"]) == (name, lang)
            found[told["kind"]] += 1
    assert set(found) == set(MESSAGE_KINDS)


@every_game
def test_the_documents_in_messages_are_read_as_the_values_that_they_are_of(name: str) -> None:
    rng = Random(4)
    for host in played(dealt(name, rng, "tiny"), rng):
        viewer = rng.choice(host.viewers)
        news, told = host.news(viewer), message(host.news(viewer))
        assert criminals.from_document(told["view"], kind="view") == news.view
        events = [criminals.from_document(each, kind="view_event") for each in told["events"]]
        assert tuple(events) == news.view_events
        assert [criminals.parse_action(name, move["action"]) for move in told["legal"]] == [*news.legal_actions]
        assert [move["decision"]["action"] for move in told["legal"]] == [move["action"] for move in told["legal"]]
        welcome = message(host.welcome(viewer))
        assert criminals.from_document(welcome["edition"], kind="edition") == news.view.edition
        assert len(welcome["story"]) == len(host.record.actions)


@every_game
def test_every_legal_action_is_offered_once_by_the_menu(name: str) -> None:
    rng = Random(5)
    for host in played(dealt(name, rng), rng, together=True):
        if isinstance(host.actor, int):
            told = message(host.news(host.actor), rng.choice(LANGUAGES))
            assert sorted(offered(told["menu"])) == sorted(move["action"] for move in told["legal"])


def offered(menu: list[dict[str, Any]]) -> Iterator[str]:
    for option in menu:
        if option["option"] == "amounts":
            yield from option["actions"]
        elif option["action"] is None:
            yield from offered(option["choices"])
        else:
            yield option["action"]


@every_game
@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_every_message_is_told_in_one_language(name: str, lang: str) -> None:
    rng, game = Random(6), criminals.GAMES[name]
    past = list(played(dealt(name, rng), rng))
    names = words_in(*(sitter.name or "" for sitter in past[0].sitters))
    foreign = foreign_words(game, lang) - notation(name) - names
    for host in (past[0], past[-1], *rng.sample(past, 8)):
        for told in told_by(host, rng.choice(host.viewers), lang):
            of_the_game = told.get("clause") is not None or told["kind"] != "refused"  # those of faults are elsewhere
            for words in told_in(told) if of_the_game else ():
                assert not words_in(words) & foreign, words


# --- hidden information ---

NOT_TOLD: Final = {
    "dumps": "is the whole truth, for the server's own storage",
    "loads": "reads what the server itself has stored",
    "fresh_token": "knows of no table",
    "read_request": "reads what a client sends, and knows of no table",
    **dict.fromkeys(
        ("Host.of", "Host.advance", "Host.hand_over", "Host.let_watch", "Host.state", "Host.view", "Host.viewer_of"),
        "is for the server; what a viewer is told of it is told by messages",
    ),
    **dict.fromkeys(
        ("Host.game", "Host.actor", "Host.seats", "Host.viewers"), "is a part of every view, or of all tables alike"
    ),
}
"""The public names of hosting that no viewer is given, and why."""

TOLD: Final = ("message", "Host.news", "Host.welcome", "Host.result", "Host.act", "Host.undo")
"""Those whose answers `told` compares."""


def test_every_public_name_of_hosting_is_told_or_it_is_said_why_not() -> None:
    functions = {name for name in hosting.__all__ if inspect.isfunction(getattr(hosting, name))}
    members = {f"Host.{name}" for name in vars(Host) if not name.startswith("_")}
    fields = {f"Host.{field.name}" for field in attrs.fields(Host)}
    assert functions | (members - fields) == {*TOLD, *NOT_TOLD}


SPOILED: Final = ("describe", "label", "prompt", "menu", "written")
"""What messages are made by: each is spoiled in turn, so that it tells of the truth."""


@every_game
@pytest.mark.parametrize("verb", SPOILED)
def test_a_message_that_tells_more_is_caught(name: str, verb: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng, truth = Random(10), list[Any]()
    past = list(played(dealt(name, rng), rng))
    own: Callable[..., Any] = getattr(messages, verb)
    monkeypatch.setattr(Host, "_may_undo", peeking(vars(Host)["_may_undo"], truth))
    monkeypatch.setattr(messages, verb, telling(own, verb, truth))
    with pytest.raises(LawBroken, match="is told what it cannot know by the message"):
        sum(check_told(past, viewer, rng, moments=6) for viewer in past[0].viewers)


def peeking(own: Callable[[Host, Viewer], bool], truth: list[Any]) -> Callable[[Host, Viewer], bool]:
    """A method of a host that keeps the truth for messages to tell."""

    def may_undo(host: Host, viewer: Viewer) -> bool:
        truth[:] = [host.state]
        return own(host, viewer)

    return may_undo


def telling(own: Callable[..., Any], verb: str, truth: list[Any]) -> Callable[..., Any]:
    """A verb whose answer depends on what is hidden."""

    def spoiled(*given: Any, **told: Any) -> Any:
        found = own(*given, **told)
        lucky = int(criminals.digest(truth[0])[:4], 16)
        match verb:
            case "menu":
                return found[: len(found) - lucky % 2]
            case "written":
                return {**found, "changes": lucky}
            case _:
                return f"{found} ({lucky})"

    return spoiled
