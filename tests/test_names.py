"""A game by another name: `criminals` means Crooks wherever a name is passed; documents say `crooks` alone."""

import json
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any, Final

import pytest

import criminals
from criminals.adapters.matches import match_of
from criminals.bots import RandomBot, play, tournament
from criminals.bots.matches.reports import markdown_report
from criminals.core.documents.envelope import KINDS
from criminals.games import crooks
from criminals.testing import check_bot, random_first
from tests.typing import kuhn

VERBS: Final[Any] = criminals

STATE: Final = criminals.new_game("crooks", players=2, seed=1)
RECORD: Final = criminals.Record.of(STATE, criminals.legal_actions(STATE)[:1])

PAIR: Final = ("random", "rule")

BY_NAME: Final[dict[str, Callable[[str], object]]] = {
    "new_game": lambda name: VERBS.new_game(name, players=3, seed=5, first=1),
    "setups": lambda name: [*VERBS.setups(name, 2, "tiny")][:3],
    "action_space": lambda name: [VERBS.action_space(name, 2).decode(number) for number in range(20)],
    "parse_action": lambda name: VERBS.parse_action(name, "recruit C"),
    "from_text": lambda name: VERBS.from_text(name, criminals.to_text(STATE)),
    "clause": lambda name: criminals.clause(name, "3.4"),
    "clauses": lambda name: criminals.clauses(name, "it"),
    "schema": lambda name: criminals.schema("view", name),
    "Record": lambda name: criminals.Record(name, RECORD.edition, RECORD.players, RECORD.setup, RECORD.actions),
    "play": lambda name: play(name, [RandomBot(), RandomBot()], seed=3, edition="tiny"),
    "tournament": lambda name: tournament(name, PAIR, deals=1, edition="tiny", seed=1, workers=1).to_json(),
    "check_bot": lambda name: check_bot(RandomBot, name, rounds=1, edition="tiny"),
    "random_first": lambda name: random_first(name, Random(4)),
    "match_of": match_of,
}


@pytest.mark.parametrize("verb", BY_NAME)
def test_criminals_means_crooks(verb: str) -> None:
    assert BY_NAME[verb]("criminals") == BY_NAME[verb]("crooks")


@pytest.mark.parametrize("verb", BY_NAME)
def test_a_name_that_is_nearly_right_is_asked_for(verb: str) -> None:
    for name, told in {
        "crook": "there is no game 'crook'; did you mean 'crooks'? The games are: crooks, counterfeiters, sicario",
        "SICARIO": "there is no game 'SICARIO'; did you mean 'sicario'? The games are: crooks, counterfeiters, sicario",
        "criminal": "there is no game 'criminal'; did you mean 'criminals' (crooks)? "
        "The games are: crooks, counterfeiters, sicario",
        "chess": "there is no game 'chess'. The games are: crooks, counterfeiters, sicario",
        "": "there is no game ''. The games are: crooks, counterfeiters, sicario",
    }.items():
        with pytest.raises(ValueError) as caught:  # noqa: PT011 -- the whole text is compared
            BY_NAME[verb](name)
        assert str(caught.value) == told


def test_the_alias_is_no_game_of_its_own() -> None:
    assert [*criminals.GAMES] == ["crooks", "counterfeiters", "sicario"]
    assert "criminals" not in criminals.GAMES


def test_nobody_else_is_called_criminals() -> None:
    other = ModuleType("other")
    vars(other).update({**vars(kuhn), "NAME": "criminals"})
    for game in (other, crooks):
        with pytest.raises(ValueError, match=r"^'criminals' is another name of 'crooks': a game of its own needs "):
            VERBS.register("criminals", game)
    assert VERBS.new_game("criminals", players=2, seed=1) == STATE


def test_what_is_kept_and_told_says_crooks() -> None:
    record = criminals.Record("criminals", RECORD.edition, RECORD.players, RECORD.setup, RECORD.actions)
    assert record.game == "crooks"
    assert criminals.dumps(record) == criminals.dumps(RECORD)
    assert record.to_text() == RECORD.to_text()
    assert VERBS.new_game("criminals", seed=1).game == "crooks"
    assert VERBS.action_space("criminals", 2).game == "crooks"
    held = tournament("criminals", PAIR, deals=1, edition="tiny", seed=1, workers=1)
    assert held.settings.game == json.loads(held.to_json())["game"] == "crooks"
    assert markdown_report(held).startswith("# Crooks, ")


def test_a_tournament_goes_on_by_the_other_name(tmp_path: Any) -> None:
    file = tmp_path / "kept.json"
    one, other = (
        tournament(name, PAIR, deals=1, edition="tiny", seed=1, workers=1, file=file)
        for name in ("crooks", "criminals")
    )
    assert one.to_json() == other.to_json()


DOCUMENTS: Final[dict[Any, object]] = {
    "state": STATE,
    "view": criminals.view(STATE, 0),
    "action": RECORD.actions[0],
    "event": criminals.step(STATE, RECORD.actions[0]).events[0],
    "view_event": criminals.view_events(criminals.step(STATE, RECORD.actions[0]).events, 0)[0],
    "record": RECORD,
    "view_record": RECORD.for_viewer(0),
    "edition": STATE.edition,
    "violation": criminals.violation(STATE, RECORD.actions[0], by=criminals.SPECTATOR),
    "score": criminals.score(STATE),
    "outcome": criminals.Outcome((0,), "5.7", game="crooks"),
}


@pytest.mark.parametrize("kind", KINDS)
def test_a_document_of_criminals_is_refused(kind: Any) -> None:
    text = criminals.dumps(DOCUMENTS[kind])
    criminals.loads(text, kind)
    document = {**json.loads(text), "game": "criminals"}
    with pytest.raises(criminals.MalformedDocument, match=r'\$\.game: no game "criminals" is known, only "crooks"'):
        criminals.loads(json.dumps(document), kind)


def test_a_text_of_criminals_is_refused() -> None:
    """The name is passed, the text is a document."""
    with pytest.raises(criminals.MalformedDocument, match="criminals"):
        criminals.from_text("criminals", criminals.to_text(STATE).replace("crooks", "criminals", 1))
    text = RECORD.to_text()
    assert "crooks" in text
    with pytest.raises(criminals.MalformedDocument, match='no game "criminals" is known'):
        criminals.Record.from_text(text.replace("crooks", "criminals", 1))
