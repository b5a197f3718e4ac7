"""Requests of clients: what is one, and what is refused, with every fault named and little repeated."""

import json
from random import Random
from typing import Any

import pytest

import criminals
from criminals import MalformedDocument
from criminals.core.messages.requests import LONGEST
from criminals.hosting import Act, Draw, Join, Request, Speak, Undo, read_request
from tests.schemas.judges import judge_of

REQUESTS: list[tuple[dict[str, Any], Request]] = [
    ({"type": "join", "token": "a" * 43, "lang": "it"}, Join("a" * 43, "it")),
    ({"type": "act", "at": 3, "action": "recruit C"}, Act(3, "recruit C")),
    ({"type": "undo", "at": 0}, Undo(0)),
    ({"type": "draw", "memory": True, "narrow": False}, Draw(memory=True, narrow=False)),
    ({"type": "speak", "lang": "fr"}, Speak("fr")),
]


@pytest.mark.parametrize(("fields", "request_"), REQUESTS)
def test_a_request_is_read(fields: dict[str, Any], request_: Request) -> None:
    assert read_request(json.dumps(fields)) == request_
    assert read_request(json.dumps(dict(reversed(fields.items())), indent=3)) == request_
    for game in criminals.GAMES:
        assert judge_of("request", game).is_valid(fields)


WRONG: list[tuple[str, str]] = [
    ("", "request|document"),
    ("[]", "expected an object, got a list"),
    ("7", "expected an object, got 7"),
    ("{}", r"\$.type: it is missing"),
    ('{"type": "fly"}', r'expected one of "join", "act", "undo", "draw", "speak", got "fly"'),
    ('{"type": 3}', "expected one of"),
    ('{"type": ["act"]}', "expected one of"),
    ('{"type": "act", "at": 1}', r"\$.action: it is missing"),
    ('{"type": "act", "at": -1, "action": "pass"}', r"\$.at: expected a number from 0 up, got -1"),
    ('{"type": "act", "at": true, "action": "pass"}', r"\$.at: expected a whole number, got true"),
    ('{"type": "act", "at": 1.0, "action": "pass"}', "at"),
    ('{"type": "act", "at": "1", "action": "pass"}', r"\$.at: expected a whole number"),
    ('{"type": "act", "at": 1, "action": ""}', r"\$.action: expected 1 to 200 characters, got 0"),
    ('{"type": "act", "at": 1, "action": null}', r"\$.action: expected a text"),
    ('{"type": "undo", "at": 1, "seat": 2}', r"\$.seat: no such field is known"),
    ('{"type": "undo", "at": 1, "at": 2}', "at"),
    ('{"type": "draw", "memory": 1, "narrow": false}', r"\$.memory: expected true or false, got 1"),
    ('{"type": "speak", "lang": "\\ud800"}', "surrogate"),
    ('{"type": "join", "token": "' + "x" * 201 + '", "lang": "en"}', r"\$.token: expected 1 to 200 characters"),
    ('{"type": "undo", "at": ' + "9" * 400 + "}", "at"),
    ("[" * 1_500, "lists and objects within each other|JSON"),
    (" " * (LONGEST + 1), "2001 characters, the most are 2000"),
]


@pytest.mark.parametrize(("text", "why"), WRONG)
def test_what_is_no_request_is_refused(text: str, why: str) -> None:
    with pytest.raises(MalformedDocument, match=why) as caught:
        read_request(text)
    assert len(str(caught.value)) < 800
    for lang in ("it", "fr"):
        assert "request" not in criminals.describe(caught.value, lang)


def test_bytes_are_no_text() -> None:
    with pytest.raises(TypeError, match="a document is a text, not bytes"):
        read_request(b"{}")  # type: ignore[arg-type]


def test_a_token_is_not_printed() -> None:
    assert "secret" not in repr(read_request('{"type": "join", "token": "secret", "lang": "en"}'))


def test_spoilt_requests_are_read_or_refused() -> None:
    rng, read = Random(4), 0
    for _ in range(4_000):
        fields, _ = rng.choice(REQUESTS)
        text = list(json.dumps(fields))
        for _ in range(rng.randrange(4)):
            at = rng.randrange(len(text))
            text[at : at + rng.randrange(3)] = rng.choice(
                ('"', "{", "}", "[", ",", ":", "0", "-", "\\", "é", "null", "")
            )
        try:
            read_request("".join(text))
            read += 1
        except MalformedDocument as error:
            assert error.faults  # noqa: PT017 -- many are read, and any may be refused
    assert 800 < read < 3_500
