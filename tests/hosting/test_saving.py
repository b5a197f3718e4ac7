"""Saved hosts: what is read, and every fault that is refused."""

import json
from random import Random
from typing import Any

import pytest

import criminals
from criminals import InvalidArgument, MalformedDocument, hosting
from criminals.hosting import Host
from tests.hosting.tables import TOKENS, seated

HOST = seated(criminals.new_game("crooks", players=3, seed=7, first=0)).act(0, "pass").act(1, "recruit C")
SAVED: dict[str, Any] = json.loads(hosting.dumps(HOST))


def faults(changes: dict[str, Any]) -> list[str]:
    """The faults of the saved host with other values at some paths, such as `keys.seats`."""
    document = json.loads(json.dumps(SAVED))
    for path, value in changes.items():
        *names, last = path.split(".")
        at = document
        for name in names:
            at = at[name]
        at[last] = value
    with pytest.raises(MalformedDocument) as caught:
        hosting.loads(json.dumps(document))
    assert caught.value.what == "host"
    assert criminals.describe(caught.value, "it").startswith("tavolo ospitato")
    assert criminals.describe(caught.value, "fr").startswith("table hébergée")
    return [str(fault) for fault in caught.value.faults]


def test_a_saved_host_holds_the_truth_and_no_token() -> None:
    text = hosting.dumps(HOST)
    assert hosting.loads(text) == HOST
    assert list(SAVED) == [
        "criminals",
        "kind",
        "game",
        "rules",
        "record",
        "changes",
        "last",
        "sitters",
        "keys",
    ]
    assert SAVED["kind"] == "host"
    assert SAVED["last"] == {"change": "acted", "by": 1, "plies": 1}
    assert not any(token in text for token in TOKENS)
    resumed = hosting.loads(text)
    assert [resumed.viewer_of(token) for token in TOKENS] == [HOST.viewer_of(token) for token in TOKENS]


def test_no_reader_of_viewers_takes_a_host() -> None:
    for kind in ("record", "view", "state", "view_record"):
        with pytest.raises(MalformedDocument, match="kind"):
            criminals.loads(hosting.dumps(HOST), kind=kind)
    with pytest.raises(InvalidArgument):
        criminals.loads(hosting.dumps(HOST), kind="host")  # type: ignore[call-overload]  # there is no such kind
    with pytest.raises(InvalidArgument):
        criminals.schema("host", "crooks")  # type: ignore[arg-type]  # there is no such kind
    with pytest.raises(TypeError):
        criminals.dumps(HOST)


def test_no_other_document_is_a_host() -> None:
    with pytest.raises(MalformedDocument, match="host"):
        hosting.loads(criminals.dumps(HOST.record))
    with pytest.raises(TypeError):
        hosting.dumps(HOST.record)  # type: ignore[arg-type]  # untyped callers try it


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", "[" * 2000, '{"kind":"host"}', '{"kind":"host","kind":1}'])
def test_what_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(MalformedDocument):
        hosting.loads(text)


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ({"rules": 99}, "$.rules: "),
        ({"game": "chess"}, "$.game: "),
        ({"more": 1}, "$.more: "),
        ({"record": []}, "$.record: "),
        ({"record.players": 2}, "$.record"),
        ({"record.setup.start": 9}, "$.record.setup.start: "),
        ({"record.actions": ["pass", "steal"]}, "$.record.actions[1]: action 'steal': "),
        ({"record.actions": ["pass", "take 3"]}, "$.record.actions[1]: action 'take 3': not now"),
        ({"record.more": 1}, "$.record.more: "),
        ({"changes": -1}, "$.changes: expected"),
        ({"changes": 0}, "$.changes: expected"),
        ({"changes": True}, "$.changes: expected"),
        ({"changes": "1"}, "$.changes: expected"),
        ({"last": {"change": "begun"}}, "$.changes: expected"),
        ({"changes": 0, "last": {"change": "begun"}}, "$.last: the last change cannot have led to this record"),
        ({"last.by": 2}, "$.last: the last change cannot have led to this record"),
        ({"last.by": "chance"}, "$.last: the last change cannot have led to this record"),
        ({"last.by": "spectator"}, "$.last.by: expected"),
        ({"last.plies": 3}, "$.last: the last change cannot have led to this record"),
        ({"last.by": 0, "last.plies": 2}, "$.last: the last change cannot have led to this record"),
        ({"last.plies": 0}, "$.last.plies: expected"),
        ({"last": {"change": "taken_back", "by": 3}}, "$.last: the last change cannot have led to this record"),
        ({"last": {"change": "taken_back", "by": 2}}, "$.last: the last change cannot have led to this record"),
        ({"last": {"change": "handed_over", "viewer": 3}}, "$.last: the last change cannot have led to this record"),
        ({"last": {"change": "sold"}}, "$.last.change: expected"),
        ({"sitters": []}, "$.sitters: 0 of them, there are 3 seats"),
        ({"sitters": [{"name": "a\nb", "bot": None}] * 3}, "$.sitters[0].name: expected 1 to 40 characters"),
        ({"sitters": [{"name": None, "bot": 3}] * 3}, "$.sitters[0].bot: expected"),
        ({"sitters": [{"name": None}] * 3}, "$.sitters[0].bot: "),
        ({"keys.seats": [None] * 4}, "$.keys.seats: 4 of them, there are 3 seats"),
        ({"keys.spectators": "x"}, "$.keys.spectators: expected 64 hexadecimal digits, got"),
        ({"keys.spectators": "A" * 64}, "$.keys.spectators: expected 64 hexadecimal digits, got"),
        ({"keys.spectators": "a" * 64, "keys.seats": ["a" * 64, None, None]}, "$.keys: two viewers cannot have"),
    ],
    ids=str,
)
def test_every_fault_is_told_with_its_place(changes: dict[str, Any], expected: str) -> None:
    assert any(told.startswith(expected) for told in faults(changes)), faults(changes)


def test_all_faults_are_told_at_once() -> None:
    assert len(faults({"sitters": [], "keys.seats": [], "last.by": 2})) == 3


def test_a_host_of_chance_and_of_links_is_read_again() -> None:
    host: Host = Host.of(criminals.new_game("sicario", players=3, seed=1))
    for each in (host, host.advance(Random(1)), host.let_watch(TOKENS[0])):
        assert hosting.loads(hosting.dumps(each)) == each


def test_a_host_of_an_action_with_throws_and_of_one_taken_back_is_read_again() -> None:
    host: Host = Host.of(criminals.new_game("sicario", players=3, seed=1))
    rng = Random(1)
    host = host.advance(rng)
    taken_back = 0
    while (actor := host.actor) is not None:
        assert isinstance(actor, int)
        action = rng.choice(criminals.legal_actions(host.state))
        alone = host.act(actor, action)
        if alone.news(actor).may_undo:
            assert hosting.loads(hosting.dumps(alone.undo(actor))) == alone.undo(actor)
            taken_back += 1
        host = host.act(actor, action, rng=rng)
        assert hosting.loads(hosting.dumps(host)) == host
    assert taken_back
