"""The law of hidden information, held against what really came over the line: the texts that one viewer was sent."""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import attrs

import criminals
from criminals import Rng, Viewer
from criminals.testing import KITS, LawBroken
from criminals.testing.laws.histories import History, exchanged_twin, sampled_twin
from examples.web_table.messages import Message
from examples.web_table.table import NotTaken, Table, encoded

Past = Mapping[int, Table]
"""A table after each of its changes, by how many there had been."""


def check_frames(past: Past, viewer: Viewer, frames: Sequence[str], rng: Rng, *, moments: int = 6) -> int:
    """Everything a viewer was sent is what would have been sent in a game that it cannot tell from the true one.

    At so many moments, the last among them, a twin of the game is made: another game that the viewer perceived alike.
    All that was sent up to then must be, byte by byte, what the table of the twin says. Returns how many texts were
    compared.
    """
    messages = [(text, json.loads(text)) for text in frames]
    _check_documents(viewer, [message for _, message in messages])
    for text, message in messages:
        if "at" in message:
            _check_same(past[message["at"]], viewer, text, message)
    ats = sorted(past)
    chosen = {ats[-1], *(ats[rng.randrange(len(ats))] for _ in range(moments - 1))}
    compared = 0
    for at in sorted(chosen):
        twin = twin_of(past[at], viewer, rng)
        for text, message in messages:
            table = past.get(message.get("at", -1))
            if table is None or table.at > at or table.actions != past[at].actions[: len(table.actions)]:
                continue
            _check_same(in_twin(table, twin), viewer, text, message)
            compared += 1
    return compared


def _check_same(table: Table, viewer: Viewer, text: str, message: Mapping[str, Any]) -> None:
    same = encoded(_said_again(table, viewer, message))
    if same != text:
        raise LawBroken(f"after {table.at} changes {viewer} is told what it cannot know: {_apart(text, same)}")


def twin_of(table: Table, viewer: Viewer, rng: Rng) -> History[Any, Any]:
    """A game with secrets exchanged, as long as the viewer cannot tell; or else one drawn from its view."""
    kit = KITS[table.state.game]
    past = History(table.states, table.actions)
    return exchanged_twin(kit, past, viewer, rng, 8) or sampled_twin(kit, past, viewer, rng)


def in_twin(table: Table, twin: History[Any, Any]) -> Table:
    """A table of the true game, as it is in the twin."""
    plies = len(table.actions)
    return attrs.evolve(table, states=tuple(twin.states[: plies + 1]), actions=tuple(twin.actions[:plies]))


def _said_again(table: Table, viewer: Viewer, message: Mapping[str, Any]) -> Message:
    """What a table says when it is asked for the same kind of message."""
    lang = message["lang"]
    match message["type"]:
        case "welcome":
            return table.welcome(viewer, lang)
        case "news" | "taken_back":
            return table.news(viewer, lang)
        case "picture":
            return table.picture(viewer, lang, memory=message["memory"])
        case "refused":
            at = table.at - (message["code"] == "late")
            undo = message["tried"] == "undo" and message["code"] != "malformed"
            try:
                table.taken_back(viewer, at, lang) if undo else table.acted(viewer, at, message["tried"], lang)
            except NotTaken as refused:
                return refused.message
            raise LawBroken(f"{message['tried']} was refused to {viewer}, and in a twin it is not")
        case kind:
            raise LawBroken(f"a message of the kind {kind} tells of the table")


def _check_documents(viewer: Viewer, messages: Sequence[Mapping[str, Any]]) -> None:
    """Views are this viewer's own, and each follows on the one before by the events that came with it."""
    for message in messages:
        match message["type"]:
            case "people":
                sound = all(type(here) is bool for here in message["here"]) and type(message["spectators"]) is int
                if not sound or set(message) != {"type", "here", "spectators"}:
                    raise LawBroken(f"more than who is here: {message}")
            case "welcome" | "news" | "taken_back" | "picture" | "refused":
                pass
            case kind:
                raise LawBroken(f"no message of the kind {kind} was expected: {message}")
    told = [message for message in messages if "view" in message]
    views = [criminals.loads(json.dumps(message["view"]), kind="view") for message in told]
    if any(view.viewer != viewer for view in views):
        raise LawBroken(f"{viewer} was sent the view of another")
    for (before, _), (view, message) in pairwise(zip(views, told, strict=True)):
        if message["type"] == "news":
            events = [criminals.loads(json.dumps(event), kind="view_event") for event in message["events"]]
            if criminals.fold(before, events) != view:
                raise LawBroken(f"the events of change {message['at']} do not lead to the view of {viewer}")


def _apart(one: str, other: str) -> str:
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 60) : at + 60]!r} / ...{other[max(0, at - 60) : at + 60]!r}"
