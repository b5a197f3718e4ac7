"""Messages, kind by kind: what is in them, in whose language, and what is no message."""

import json
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import criminals
from criminals import SPECTATOR, CriminalsError, IllegalAction
from criminals.core.looks.catalogues import Catalogues
from criminals.hosting import Briefing, Host, fresh_token, message, read_request
from tests.hosting.tables import briefing_of
from tests.schemas.judges import judge
from tests.typing import kuhn

HOST = (
    Host.of(criminals.new_game("crooks", players=3, seed=7, first=0))
    .hand_over(0, token=fresh_token(), name="Ada")
    .hand_over(1, token=fresh_token())
    .hand_over(2, name="Cy", bot="rule")
)
RECRUITED = HOST.act(0, "recruit C")
PASSED = HOST.act(0, "pass")
OVER = PASSED.act(1, "pass").act(2, "pass")


def valid(told: dict[str, Any]) -> dict[str, Any]:
    """A message, once its schema has judged its text."""
    judge(told["kind"], json.loads(json.dumps(told)))
    return told


# --- welcome ---


def test_a_welcome_has_the_present_the_edition_and_the_story() -> None:
    told = valid(message(RECRUITED.welcome(0)))
    assert [*told][:4] == ["criminals", "kind", "game", "rules"]
    assert (told["kind"], told["game"], told["lang"], told["changes"]) == ("welcome", "crooks", "en", 4)
    assert told["view"] == criminals.document(RECRUITED.view(0))
    assert told["edition"] == criminals.document(RECRUITED.state.edition)
    assert told["seats"] == [{"name": "Ada", "bot": None}, {"name": None, "bot": None}, {"name": "Cy", "bot": "rule"}]
    assert told["story"] == [
        [
            "You pay $3",
            "You look into hangout C: 3 crooks",
            *told["story"][0][2:],
        ]
    ]
    assert told["result"] is None


def test_a_story_is_told_to_its_reader_with_the_view_just_before_each_event() -> None:
    welcome = RECRUITED.welcome(1)
    told = message(welcome, "it")
    view = welcome.record.first
    sentences: list[str] = []
    for event in welcome.record.steps[0]:
        sentences.append(criminals.describe(event, "it", view=view, names={0: "Ada", 2: "Cy"}))
        view = criminals.fold(view, (event,))
    assert told["story"] == [sentences]
    assert "Ada" in sentences[0]


# --- news ---


def test_news_of_an_action_have_its_events_movements_and_sentences() -> None:
    told = valid(message(RECRUITED.news(0)))
    events = RECRUITED.news(0).view_events
    assert told["change"] == {"change": "acted", "by": 0, "plies": 1}
    assert told["events"] == [criminals.document(event) for event in events]
    assert len(told["sentences"]) == len(events)
    assert {(each["kind"], each["source"], each["target"]) for each in told["movements"]} >= {
        ("money", "purse/0", "bank")
    }
    assert told["view"]["phase"]["phase"] == "taking"
    other = valid(message(RECRUITED.news(SPECTATOR)))
    assert len(other["events"]) < len(told["events"])
    assert (other["legal"], other["menu"], other["may_undo"]) == ([], [], False)


def test_legal_actions_have_text_fields_label_sentence_and_locations() -> None:
    told = message(HOST.news(0))
    first, last = told["legal"][0], told["legal"][-1]
    assert first == {
        "action": "recruit A",
        "decision": {"type": "recruit", "action": "recruit A", "hangout": "A"},
        "label": "Hangout A, $2",
        "sentence": "Recruit at hangout A for $2",
        "locations": ["hangout/A"],
    }
    assert (last["action"], last["locations"]) == ("pass", ["button/pass"])
    assert told["menu"][0] == {
        "option": "choice",
        "location": "hangout/A",
        "label": "Hangout A, $2",
        "action": "recruit A",
        "choices": [],
    }
    assert told["prompt"] == "Choose a hangout to recruit at, or pass"


def test_amounts_are_ranges_of_the_menu() -> None:
    rng, found = Random(2), list[Any]()
    host: Host = Host.of(criminals.new_game("counterfeiters", players=2, seed=3))
    while isinstance(host.actor, int):
        told = valid(message(host.news(host.actor)))
        waiting = [*told["menu"]]
        while waiting:
            option = waiting.pop()
            waiting += option.get("choices", ())
            if option["option"] == "amounts":
                found.append(option)
                assert len(option["actions"]) >= 1
                assert {*option["actions"]} <= {move["action"] for move in told["legal"]}
        host = host.act(host.actor, rng.choice(criminals.legal_actions(host.view(host.actor))))
    assert found


@pytest.mark.parametrize(
    ("lang", "own", "others"),
    [
        ("en", "You take your last action back", "Ada takes the last action back"),
        ("it", "Annulli la tua ultima mossa", "Ada annulla la sua ultima mossa"),
        ("fr", "Vous reprenez votre dernier coup", "Ada reprend son dernier coup"),
    ],
)
def test_taking_back_is_told_in_a_sentence(lang: str, own: str, others: str) -> None:
    host = PASSED.undo(0)
    for viewer, sentence in ((0, own), (1, others), (SPECTATOR, others)):
        told = valid(message(host.news(viewer), lang))
        assert told["change"] == {"change": "taken_back", "by": 0}
        assert told["sentences"] == [sentence]
        assert (told["events"], told["movements"]) == ([], [])


@pytest.mark.parametrize(
    ("lang", "own", "others", "link"),
    [
        (
            "en",
            "You take your seat at the table",
            "Eve takes a seat at the table",
            "There is a new link for spectators",
        ),
        ("it", "Ti siedi al tavolo", "Eve si siede al tavolo", "C'è un nuovo link per gli spettatori"),
        (
            "fr",
            "Vous prenez place à la table",
            "Eve prend place à la table",
            "Il y a un nouveau lien pour les spectateurs",
        ),
    ],
)
def test_handing_over_is_told_in_a_sentence(lang: str, own: str, others: str, link: str) -> None:
    host = HOST.hand_over(1, token=fresh_token(), name="Eve")
    told = valid(message(host.news(1), lang))
    assert told["change"] == {"change": "handed_over", "viewer": 1}
    assert (told["sentences"], told["seats"][1]) == ([own], {"name": "Eve", "bot": None})
    assert message(host.news(0), lang)["sentences"] == [others]
    told = valid(message(host.let_watch(fresh_token()).news(0), lang))
    assert told["change"] == {"change": "handed_over", "viewer": "spectator"}
    assert told["sentences"] == [link]


def test_a_new_table_has_news_of_nothing() -> None:
    told = valid(message(Host.of(HOST.state).news(1)))
    assert (told["change"], told["changes"], told["sentences"]) == ({"change": "begun"}, 0, [])


# --- legal and result ---


def test_what_is_legal_can_be_told_alone() -> None:
    told = valid(message(briefing_of(HOST, 0), "fr"))
    whole = message(HOST.news(0), "fr")
    assert told["kind"] == "legal"
    assert {name: told[name] for name in told if name != "kind"} == {
        name: whole[name] for name in told if name != "kind"
    }


def test_a_result_has_the_score_line_by_line() -> None:
    assert OVER.result is not None
    told = valid(message(OVER.result, "it", briefing=OVER.news(0)))
    sheet = OVER.result.score
    assert (told["winners"], told["points"]) == ([*OVER.result.winners], [*sheet.points])
    assert told["clause"] == OVER.result.outcome.clause
    names = {0: "Ada", 2: "Cy"}
    assert [line["sentence"] for line in told["lines"]] == [
        criminals.describe(line, "it", view=OVER.view(0), names=names) for line in sheet.lines
    ]
    assert told["sentence"] == criminals.describe(OVER.news(0).view_events[-1], "it", view=OVER.view(0), names=names)
    inner = message(OVER.news(0), "it")["result"]
    assert inner == {name: told[name] for name in inner}


def test_a_result_without_a_briefing_is_told_to_nobody_in_particular() -> None:
    assert OVER.result is not None
    told = valid(message(OVER.result, "en"))
    assert "Player" in told["sentence"]
    assert "You" not in told["sentence"]


# --- refused ---


def refused(host: Host, viewer: criminals.Viewer, text: str, lang: str = "en", at: int | None = None) -> dict[str, Any]:
    with pytest.raises(CriminalsError) as caught:
        host.undo(cast(int, viewer), at=at) if text == "undo" else host.act(viewer, text, at=at)
    return valid(message(caught.value, lang, briefing=host.news(viewer), tried=text))


def test_a_refusal_of_the_rules_has_clause_code_params_and_sentence() -> None:
    told = refused(HOST, 1, "pass")
    assert [*told][4:] == ["lang", "changes", "tried", "code", "clause", "params", "sentence"]
    assert (told["kind"], told["changes"], told["tried"]) == ("refused", 3, "pass")
    assert (told["code"], told["clause"]) == ("not_your_turn", "3.1")
    assert told["params"] == {"seat": 1, "actor": 0}
    assert told["sentence"] == "it is the turn of Ada, not yours"
    assert refused(HOST, 1, "pass", "it")["sentence"] == "tocca a Ada, non a te"


def test_other_refusals_have_a_code_too() -> None:
    told = refused(HOST, 0, "stael 3", "fr")
    assert (told["tried"], told["code"], told["clause"]) == ("stael 3", "misspelt_action", None)
    assert refused(HOST, 0, "pass", at=0)["code"] == "late_request"
    assert refused(HOST, 0, "undo", "it")["code"] == "nothing_to_undo"
    assert refused(HOST, SPECTATOR, "undo")["code"] == "no_seat_number"


def test_at_most_a_little_of_what_was_tried_is_repeated() -> None:
    for text in ("x" * 50_000, "recruit " + "C" * 50_000, "place " + "9" * 5_000, "pass\n\u202e" * 3_000):
        told = refused(HOST, 0, text)
        assert len(json.dumps(told)) < 1_500
        assert told["tried"].isprintable()
    with pytest.raises(criminals.MalformedDocument) as caught:
        read_request('{"type": "act", "at": 3, "action": 7}')
    told = valid(message(caught.value, "it", briefing=HOST.news(0)))
    assert (told["code"], told["sentence"]) == ("expected", "richiesta: $.action: serve un testo, non 7")


def test_a_refusal_is_told_to_somebody() -> None:
    with pytest.raises(IllegalAction) as caught:
        HOST.act(1, "pass")
    with pytest.raises(TypeError, match="a refusal is told to somebody"):
        message(caught.value)
    with pytest.raises(TypeError, match="no message for a Host"):
        message(cast(Any, HOST))
    with pytest.raises(TypeError, match="no message for a CriminalsError"):
        message(CriminalsError("odd"), briefing=HOST.news(0))


# --- languages ---


def test_an_unknown_language_is_english() -> None:
    assert message(HOST.news(0), "tlh") == message(HOST.news(0), "en")
    assert message(HOST.news(0), "../it")["lang"] == "en"
    assert message(HOST.news(0), "it")["lang"] == "it"


def test_a_message_is_made_anew_each_time() -> None:
    once, again = message(HOST.news(0)), message(HOST.news(0))
    assert once == again
    once["view"].clear()
    once["legal"].clear()
    assert message(HOST.news(0)) == again


# --- games written elsewhere ---


@pytest.fixture
def game_of_kuhn() -> Any:
    criminals.register("kuhn", kuhn)
    return kuhn


@pytest.mark.usefixtures("game_of_kuhn")
def test_a_game_by_somebody_else_has_messages() -> None:
    host: Host = Host.of(kuhn.new_game(setup=("J", "K"))).hand_over(0, name="Ada")
    told = valid(message(host.news(0), "it"))
    assert (told["lang"], told["view"]["cards"]) == ("en", ["J", None])
    assert [move["action"] for move in told["legal"]] == ["check", "bet"]
    assert [move["locations"] for move in told["legal"]] == [[], []]
    assert (told["menu"], told["sentences"]) == ([], ["You take your seat at the table"])
    told = refused(host, 1, "bet", "it")
    assert told["code"] == "not_your_turn"
    told = refused(host, 1, "raise", "it")
    assert "check, bet, call, fold" in told["sentence"]
    over = host.act(0, "bet").act(1, "call")
    told = valid(message(over.welcome(SPECTATOR), "it"))
    assert (told["edition"], len(told["story"])) == (None, 2)
    assert told["result"]["sentence"] == "Won by player 1"
    assert over.result is not None
    assert valid(message(over.result))["points"] == [-2, 2]


def told_in(value: object, lang: str = "en", **_told_to: object) -> str:
    return f"{lang}: {type(value).__name__}"


def test_a_language_of_a_game_alone_is_english_where_it_has_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        kuhn, "CATALOGUES", Catalogues("kuhn", words={"de": {"action": {"Bet": "setzen"}}}), raising=False
    )
    monkeypatch.setattr(kuhn, "describe", told_in, raising=False)
    monkeypatch.setattr(kuhn, "prompt", told_in, raising=False)
    criminals.register("kuhn", kuhn)
    host: Host = Host.of(kuhn.new_game(setup=("J", "K")))
    told = message(host.act(0, "bet").news(1), "de")
    assert (told["lang"], told["prompt"], told["legal"][0]["sentence"]) == ("de", "de: View", "de: Action")
    assert refused(host, 0, "raise", "de")["sentence"].startswith("action")
    assert message(host.hand_over(0).news(1), "de")["sentences"] == ["Player 0 takes a seat at the table"]


def test_a_game_that_declares_no_values_says_so() -> None:
    names = {name: value for name, value in vars(kuhn).items() if name != "Setup"}
    criminals.register("kuhn", cast(Any, SimpleNamespace(**names)))
    view = kuhn.view(kuhn.new_game(setup=("J", "K")), 0)
    briefing = Briefing(viewer=0, changes=0, sitters=(), view=view, legal_actions=(), may_undo=False, result=None)
    with pytest.raises(TypeError, match="values of kuhn have no document: the game declares no Setup"):
        message(briefing)
