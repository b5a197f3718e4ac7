"""The table of the web example, without any web: what it takes, what it refuses, and that nothing leaks."""

import json
from random import Random
from typing import Any, cast

import attrs
import pytest
from typing_extensions import override

import criminals
from criminals import CHANCE, SPECTATOR, Viewer
from criminals.bots import RandomBot
from criminals.testing import KITS, LawBroken
from examples.web_table.keys import fresh_keys
from examples.web_table.messages import Move, News, NoMessage, Picture, TakenBack, Welcome, read
from examples.web_table.table import NotTaken, Table, encoded, table_of
from tests.web.no_leak import check_frames

BOXES = [("crooks", 2), ("crooks", 3), ("counterfeiters", 3), ("sicario", 4)]


NAMES = {0: "Ada", 1: "Bo", 2: "Cleo", 3: "Dov"}
LANGS = ("en", "it", "fr", "en", "it")


def new_table(game: str = "crooks", players: int = 3, seed: int = 7, kind: type[Table] = Table) -> Table:
    return kind((criminals.new_game(game, players=players, seed=seed),))


def sent(table: Table, rng: Random, plies: int = 1000) -> tuple[dict[int, Table], dict[Viewer, list[str]]]:
    """A game, and all that every viewer was sent, each in a language of their own.

    News, now and then a welcome, a picture, refusals; and undo.
    """
    past = {table.at: table}
    langs = dict(zip(table.viewers, LANGS, strict=False))
    frames = {viewer: [encoded(table.welcome(viewer, lang))] for viewer, lang in langs.items()}
    bot = RandomBot(eager=True)
    universe = [str(action) for action in KITS[table.state.game].universe(table.state)]
    while (actor := table.actor) is not None and len(table.actions) < plies:
        view = None if actor is CHANCE else table.game.view(table.state, actor)
        table = table.played(table.thrown(rng) if view is None else bot.choose(view, rng))
        turns = [table]
        if isinstance(actor, int) and table.news(actor)["undo"] and rng.random() < 0.2:
            turns.append(table := table.taken_back(actor, table.at))
        for turn in turns:
            past[turn.at] = turn
            for viewer, texts in frames.items():
                texts.append(encoded(turn.news(viewer, langs[viewer])))
        for viewer, texts in frames.items():
            lang, memory = langs[viewer], rng.random() < 0.5
            if rng.random() < 0.05:
                texts += [encoded(table.welcome(viewer, lang)), encoded(table.picture(viewer, lang, memory=memory))]
            texts += refusals(table, viewer, lang, universe, rng)
    return past, frames


def refusals(table: Table, viewer: Viewer, lang: str, universe: list[str], rng: Random) -> list[str]:
    """What a viewer is answered to a few actions that are not lawful, and to taking back."""
    found: list[str] = []
    for text in (rng.choice(universe), "undo"):
        try:
            table.taken_back(viewer, table.at, lang) if text == "undo" else table.acted(viewer, table.at, text, lang)
        except NotTaken as refused:
            found.append(encoded(refused.message))
    return found


# --- hidden is hidden ---


@pytest.mark.parametrize(("game", "players"), BOXES)
def test_nothing_that_leaves_a_table_depends_on_what_its_reader_can_not_know(game: str, players: int) -> None:
    rng = Random(players)
    past, frames = sent(new_table(game, players), rng)
    for viewer, texts in frames.items():
        assert check_frames(past, viewer, texts, rng, moments=3) > 50


class TellsTheAction(Table):
    @override
    def news(self, viewer: Viewer, lang: str = "en") -> News | TakenBack:
        told: Any = super().news(viewer, lang)
        told["last"] = str(self.actions[-1]) if self.actions else ""
        return cast(News, told)


class TellsAFingerprint(Table):
    @override
    def welcome(self, viewer: Viewer, lang: str = "en") -> Welcome:
        told: Any = super().welcome(viewer, lang)
        told["etag"] = criminals.digest(self.state)
        return cast(Welcome, told)


class TellsWhatOthersMay(Table):
    @override
    def news(self, viewer: Viewer, lang: str = "en") -> News | TakenBack:
        told = super().news(viewer, lang)
        told["legal"] = [Move(action=str(action), label="", says="") for action in self.game.legal_actions(self.state)]
        return told


class TellsAllEvents(Table):
    @override
    def news(self, viewer: Viewer, lang: str = "en") -> News | TakenBack:
        told = super().news(viewer, lang)
        if told["type"] == "news":
            events = self.game.step(self.states[-2], self.actions[-1]).events
            told["says"] = [self.game.describe(event) for event in events]
        return told


class SpeaksToAnother(Table):
    """Sends everybody the sentences that were made for seat 0."""

    @override
    def news(self, viewer: Viewer, lang: str = "en") -> News | TakenBack:
        told: Any = super().news(viewer, lang)
        told["says"] = super().news(0, lang)["says"]
        return cast(News, told)


class AsksAnother(Table):
    """Sends everybody what seat 0 is asked."""

    @override
    def news(self, viewer: Viewer, lang: str = "en") -> News | TakenBack:
        told = super().news(viewer, lang)
        told["prompt"] = super().news(0, lang)["prompt"]
        return told


class RefusesByTheTruth(Table):
    @override
    def acted(self, viewer: Viewer, at: int, text: str, lang: str = "en") -> Table:
        try:
            return super().acted(viewer, at, text, lang)
        except NotTaken as refused:
            says = f"{refused.message['says']}; {len(self.game.legal_actions(self.state))} others are"
            raise NotTaken({**refused.message, "says": says}) from None


class DrawsAnothersView(Table):
    @override
    def picture(self, viewer: Viewer, lang: str = "en", *, memory: bool = False) -> Picture:
        return super().picture(0, lang, memory=memory)


@pytest.mark.parametrize(
    ("kind", "game"),
    [
        (TellsTheAction, "crooks"),
        (TellsTheAction, "counterfeiters"),
        (TellsAFingerprint, "crooks"),
        (TellsAFingerprint, "sicario"),
        (TellsWhatOthersMay, "crooks"),
        (TellsAllEvents, "crooks"),
        (SpeaksToAnother, "crooks"),
        (SpeaksToAnother, "counterfeiters"),
        (AsksAnother, "crooks"),
        (RefusesByTheTruth, "crooks"),
        (DrawsAnothersView, "crooks"),
        (DrawsAnothersView, "sicario"),
    ],
)
def test_a_planted_leak_is_caught(kind: type[Table], game: str) -> None:
    rng = Random(1)
    past, frames = sent(new_table(game, kind=kind), rng, plies=40)

    def check_all() -> None:
        for viewer, texts in frames.items():
            check_frames(past, viewer, texts, rng, moments=5)

    with pytest.raises(LawBroken, match="what it cannot know"):
        check_all()


def test_the_view_of_another_is_caught() -> None:
    table = new_table()
    with pytest.raises(LawBroken, match="the view of another"):
        check_frames({0: table}, 1, [encoded(table.welcome(0))], Random(1))


def test_events_that_do_not_lead_to_the_view_are_caught() -> None:
    table = new_table(seed=8)
    after = table.played(criminals.legal_actions(table.state)[0])
    message: Any = after.news(1)
    message["events"] = message["events"][1:]
    with pytest.raises((LawBroken, criminals.InvalidState)):
        check_frames({0: table, 1: after}, 1, [encoded(table.welcome(1)), encoded(message)], Random(1))


def test_repr_tells_no_secret() -> None:
    table = new_table()
    keys = fresh_keys(table.viewers)
    shown = repr(table) + repr(keys)
    assert not any(token in shown for token in keys.tokens.values())
    assert "hangout" not in shown


# --- playing ---


def refused(table: Table, viewer: Viewer, text: str, at: int | None = None) -> Any:
    with pytest.raises(NotTaken) as caught:
        table.acted(viewer, table.at if at is None else at, text)
    return caught.value.message


def test_an_action_is_taken_from_who_is_to_act_alone() -> None:
    table = new_table()
    assert table.actor == 0
    assert refused(table, 1, "pass")["code"] == "not_your_turn"
    assert refused(table, SPECTATOR, "pass")["code"] == "not_your_turn"
    after = table.acted(0, 0, "recruit C")
    assert (table.at, after.at, after.record.actions) == (0, 1, after.actions)


def test_a_refusal_is_explained_with_its_clause() -> None:
    told = refused(new_table(), 0, "place 6")
    assert told["clause"] == "3.2"
    assert told["says"] == "not now: choose a hangout to recruit at, or pass"


def test_what_is_no_action_is_refused() -> None:
    told = refused(new_table(), 0, "bribe 7")
    assert told["code"] == "malformed"
    assert told["clause"] is None
    assert "bribe" in told["says"]


def test_a_click_on_what_is_no_longer_there_is_refused() -> None:
    table = new_table().acted(0, 0, "recruit C")
    assert refused(table, 0, "recruit C", at=0)["code"] == "late"


def test_nobody_throws_the_die() -> None:
    table = new_table("sicario", 3)
    assert table.actor is CHANCE
    for viewer in table.viewers:
        assert refused(table, viewer, "roll 6")["code"] == "not_your_turn"
    after = table.played(table.thrown(Random(1)))
    assert str(after.record.actions[0]).startswith("roll ")


def test_an_action_that_revealed_nothing_is_taken_back() -> None:
    table = new_table().acted(0, 0, "recruit C")
    looked = table.news(0)
    assert not looked["undo"]
    with pytest.raises(NotTaken, match="told somebody what was hidden"):
        table.taken_back(0, 1)
    first = looked["legal"][0]["action"]
    took = table.acted(0, 1, first)
    assert took.news(0)["undo"]
    assert not any(took.news(viewer)["undo"] for viewer in (1, SPECTATOR))
    back = took.taken_back(0, 2)
    assert (back.at, back.state) == (3, table.state)
    assert back.news(1)["type"] == "taken_back"
    for viewer in (1, SPECTATOR):
        with pytest.raises(NotTaken):
            took.taken_back(viewer, 2)
    with pytest.raises(NotTaken, match="changed"):
        took.taken_back(0, 1)


def test_who_comes_back_has_the_story_and_a_fresh_view() -> None:
    rng = Random(3)
    past, frames = sent(new_table("crooks", 3), rng)
    table = past[max(past)]
    for viewer, lang in zip(table.viewers, LANGS, strict=False):
        welcome = table.welcome(viewer, lang)
        says = [message["says"] for message in map(json.loads, frames[viewer]) if message["type"] == "news"]
        assert welcome["story"][-1] == says[-1]
        assert len(welcome["story"]) == len(table.actions)
        assert welcome["result"] is not None
        assert welcome["result"]["points"] == list(criminals.score(table.state).points)
        assert welcome["result"]["winners"]


def test_a_table_goes_on_from_its_record() -> None:
    past, _ = sent(new_table("sicario", 3), Random(2))
    table = past[max(past)]
    again = table_of(criminals.loads(criminals.dumps(table.record)), at=table.at)
    assert again.states == table.states
    assert again.welcome(1) == attrs.evolve(table, taken_back_by=None).welcome(1)


# --- keys and messages ---


def test_a_token_is_for_one_viewer() -> None:
    keys = fresh_keys((0, 1, SPECTATOR))
    assert [keys.viewer_of(token) for token in keys.tokens.values()] == [0, 1, SPECTATOR]
    assert len({len(token) for token in keys.tokens.values()}) == 1
    for wrong in ("", "0", keys.tokens[0][:-1], keys.tokens[0] + "A", "\ud800", "é" * 43):
        assert keys.viewer_of(wrong) is None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("[]", "a JSON object"),
        ("{}", "type"),
        ('{"type":"state"}', "type"),
        ('{"type":["act"]}', "type"),
        ('{"type":"act","at":0}', "expected the fields"),
        ('{"type":"act","at":0,"action":"pass","seat":1}', "expected the fields"),
        ('{"type":"act","at":"0","action":"pass"}', "act.at"),
        ('{"type":"act","at":true,"action":"pass"}', "act.at"),
        ('{"type":"act","at":0,"at":1,"action":"pass"}', "more than once"),
        ('{"type":"act","at":1e400,"action":"pass"}', "$.at"),
        ('{"type":"undo","at":NaN}', "$.at"),
        ("[" * 1000, "not a message"),
        ('"' + "x" * 3000 + '"', "at most 2000 characters"),
    ],
)
def test_what_is_no_message_is_named(text: str, says: str) -> None:
    with pytest.raises(NoMessage) as caught:
        read(text)
    assert says in str(caught.value)
    assert len(str(caught.value)) < 400
