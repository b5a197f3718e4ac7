"""Documents of any game: kinds, envelopes and digests, and games that offer none."""

from hashlib import sha256
from typing import Any, Literal, cast

import attrs
import pytest

import criminals
from criminals.core.documents import ENVELOPE, KINDS, Documented, Kind, offers_documents
from criminals.core.dumping import digest, dumps, loads
from criminals.core.errors import MalformedDocument
from criminals.core.records import Record
from criminals.core.twins import Twins
from criminals.games import crooks
from tests.typing import kuhn


def test_every_document_begins_with_the_envelope() -> None:
    state = crooks.new_game(setup=next(crooks.setups(2, "tiny")), edition="tiny")
    values = (state, crooks.view(state, 0), crooks.Pass(), crooks.Passed(0), crooks.TINY, Record.of(state))
    kept = Record.of(state, [crooks.Pass()]).for_viewer(0)
    for value in (*values, kept, criminals.Event(crooks.Passed(0))):
        text = dumps(value)
        kinds: list[Kind] = [kind for kind in KINDS if f'"kind":"{kind}"' in text]
        (kind,) = kinds
        assert text.startswith(f'{{"criminals":1,"kind":"{kind}","game":"crooks","rules":1,')
        assert loads(text, kind) == value
        assert digest(value) == sha256(text.encode()).hexdigest()
    assert ENVELOPE == ("criminals", "kind", "game", "rules")


@pytest.mark.parametrize("kind", ["game", "", "State", None, 7, ["state"], {}])
def test_a_kind_that_does_not_exist_is_the_callers_mistake(kind: object) -> None:
    with pytest.raises(ValueError, match=r"no kind of document .*: there are state, view, action, event, view_event, "):
        loads("{}", cast(Any, kind))


def test_only_a_text_is_read() -> None:
    for kind in KINDS:
        with pytest.raises(TypeError, match="a document is a text, not bytes"):
            loads(cast(str, b"{}"), kind)


@pytest.mark.parametrize("value", [None, 7, "pass", {}, [crooks.Pass()], crooks.Setup(((1,),), ())])
def test_what_is_of_no_game_has_no_document(value: object) -> None:
    for asked in (dumps, digest):
        with pytest.raises(TypeError, match="is neither a state nor anything else of a known game"):
            asked(value)


def test_what_is_offered_is_what_the_protocol_has() -> None:
    assert offers_documents(crooks)
    assert isinstance(crooks, Documented)
    assert not offers_documents(kuhn)
    assert not isinstance(kuhn, Documented)


def test_a_game_that_offers_no_documents_is_a_game_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.registry._games", {"crooks": crooks, "kuhn": kuhn})
    state = kuhn.new_game(setup=("J", "K"))
    for value in (state, kuhn.view(state, 0), kuhn.BET, kuhn.step(state, kuhn.BET).events[0]):
        with pytest.raises(
            TypeError, match=r"values of kuhn have no document: the game lacks Edition, .*, begins_turn$"
        ):
            dumps(value)
    with pytest.raises(MalformedDocument, match=r'\$.game: no game "kuhn" is known, only "crooks"'):
        loads('{"criminals":1,"kind":"action","game":"kuhn","rules":1,"action":"bet"}', "action")


# --- twins ---


@attrs.frozen
class Coin:
    side: str
    owners: frozenset[int]


@attrs.frozen
class Purse:
    coins: tuple[Coin, ...]
    weight: int


@attrs.frozen
class CoinDocument:
    piece: Literal["coin"]
    side: str
    owners: tuple[int, ...]


@attrs.frozen
class PurseDocument:
    coins: tuple[CoinDocument, ...]
    weight: int


def test_twins_are_turned_into_each_other() -> None:
    twins = Twins(((Coin, CoinDocument), (Purse, PurseDocument)))
    purse = Purse((Coin("head", frozenset((2, 0))), Coin("tail", frozenset())), 9)
    document = PurseDocument((CoinDocument("coin", "head", (0, 2)), CoinDocument("coin", "tail", ())), 9)
    assert twins.document(purse) == document
    assert twins.value(document) == purse
    assert twins.document("x") == twins.value("x") == "x"


def test_a_pair_may_be_written_in_its_own_way() -> None:
    twins = Twins(((Purse, PurseDocument),))
    twins.add(Coin, str, lambda coin: coin.side, lambda side: Coin(side, frozenset()))
    purse = Purse((Coin("head", frozenset()),), 9)
    assert twins.document(purse) == PurseDocument(cast(Any, ("head",)), 9)
    assert twins.value(twins.document(purse)) == purse
