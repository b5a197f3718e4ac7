"""Documents of any game: kinds, envelopes and digests, and games that offer none."""

import json
from collections.abc import Callable
from hashlib import sha256
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import criminals
from criminals.core.base.errors import MalformedDocument
from criminals.core.documents.envelope import ENVELOPE, KINDS, Documented, Kind, offers_documents
from criminals.core.game.defaults import completed
from criminals.core.records.dumping import digest, dumps, from_document, loads
from criminals.core.records.record import Record
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
    assert not offers_documents(completed(kuhn))
    assert not isinstance(kuhn, Documented)


def undeclared_kuhn() -> Any:
    """Kuhn poker that does not say of what types its view events and set-ups are."""
    names = {name: value for name, value in vars(kuhn).items() if name not in ("ViewEvent", "Setup")}
    return completed(cast(Any, SimpleNamespace(**names)))


def test_a_game_that_declares_too_little_is_a_game_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("criminals.core.game.registry._offered", {})
    monkeypatch.setattr("criminals.core.game.registry._games", {"crooks": crooks, "kuhn": undeclared_kuhn()})
    state = kuhn.new_game(setup=("J", "K"))
    for value in (state, kuhn.view(state, 0), kuhn.BET, completed(kuhn).step(state, kuhn.BET).events[0]):
        with pytest.raises(TypeError, match=r"values of kuhn have no document: the game declares no ViewEvent, Setup$"):
            dumps(value)
    with pytest.raises(MalformedDocument, match=r'\$.game: no game "kuhn" is known, only "crooks"'):
        loads('{"criminals":1,"kind":"action","game":"kuhn","rules":1,"action":"bet"}', "action")


def read_as_document(text: str) -> object:
    return from_document(json.loads(text))


def read_as_text(text: str) -> object:
    return loads(text)


@pytest.mark.parametrize("read", [read_as_text, read_as_document])
def test_a_document_of_another_kind_notes_how_it_is_read(read: Callable[[str], object]) -> None:
    text = dumps(crooks.new_game(players=2, rng=Random(1)))
    with pytest.raises(MalformedDocument, match='expected "record", got "state"') as caught:
        read(text)
    (note,) = caught.value.__notes__
    assert note.startswith("This document is of the kind 'state': ")
    assert "kind='state') reads it" in note
    with pytest.raises(MalformedDocument) as caught:
        read('{"kind": "record"}')
    assert not hasattr(caught.value, "__notes__")
