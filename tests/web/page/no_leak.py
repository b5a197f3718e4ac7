"""The law of hidden information, held against what really came over the line: the texts that one viewer was sent."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, TypeAlias

import criminals
from criminals import CriminalsError, Rng, Viewer
from criminals.hosting import Draw, Host, message
from criminals.testing import KITS, LawBroken
from criminals.testing.laws.histories import History, exchanged_twin, sampled_twin
from criminals.web.messages import encoded, picture
from criminals.web.workers import tasks
from tests.hosting.tables import in_twin

Past: TypeAlias = Mapping[int, Host]
"""The hosts of a table, by their count of changes."""

OF_THE_GAME = ("welcome", "news", "refused", "picture")
"""The kinds of messages that tell of the game."""

OF_THE_SERVER = {
    "people": {"kind", "here", "spectators"},
    "wrong": {"kind", "lang", "code", "sentence"},
    "notice": {"kind", "lang", "code", "seat", "sentence"},
}
"""The fields of the others: nothing in them depends on a secret."""


def check_frames(past: Past, viewer: Viewer, frames: Sequence[str], rng: Rng, *, moments: int = 4) -> int:
    """Everything a viewer was sent is what would have been sent in a game that it cannot tell from the true one.

    At so many moments, the last among them, a twin of the game is made: another game that the viewer perceived alike.
    All that was sent up to then must be, byte by byte, what the host of the twin says. Returns how many texts were
    compared.
    """
    sent = [(text, json.loads(text)) for text in frames]
    _check_documents(viewer, [told for _, told in sent])
    of_the_game = [(text, told) for text, told in sent if told["kind"] in OF_THE_GAME]
    numbers = sorted(past)
    compared = 0
    for last in sorted({numbers[-1], *(numbers[rng.randrange(len(numbers))] for _ in range(moments - 1))}):
        now = past[last]
        true = History(now.states, now.record.actions)
        kit = KITS[now.game]
        twin = exchanged_twin(kit, true, viewer, rng, 8) or sampled_twin(kit, true, viewer, rng)

        @cache
        def twin_host(changes: int, twin: History[Any, Any] = twin) -> Host:
            return in_twin(past[changes], twin)

        for text, told in of_the_game:
            actions = past[told["changes"]].record.actions
            if told["changes"] <= last and actions == now.record.actions[: len(actions)]:
                same = encoded(_told_again(twin_host(told["changes"]), viewer, told))
                if same != text:
                    raise LawBroken(
                        f"after {told['changes']} changes {viewer} is told what it cannot know: {text[:999]}"
                    )
                compared += 1
    return compared


def _told_again(host: Host, viewer: Viewer, told: Mapping[str, Any]) -> dict[str, Any]:
    """The same kind of message once more."""
    lang = told["lang"]
    match told["kind"]:
        case "welcome":
            return message(host.welcome(viewer), lang)
        case "news":
            return message(host.news(viewer), lang)
        case "picture":
            wanted = Draw(told["memory"], told["narrow"])
            names = {seat: sitter.name for seat, sitter in enumerate(host.sitters) if sitter.name is not None}
            drawn = tasks.picture(host.view(viewer), lang, names, memory=wanted.memory, narrow=wanted.narrow)
            return picture(host.changes, lang, wanted, drawn)
        case _:
            return _refused_again(host, viewer, told)


def _refused_again(host: Host, viewer: Viewer, told: Mapping[str, Any]) -> dict[str, Any]:
    tried = told["tried"]
    at = None if told["code"] != "late_request" else -1
    try:
        if tried == "undo":
            assert isinstance(viewer, int)
            host.undo(viewer, at=at)
        else:
            host.act(viewer, tried, at=at)
    except CriminalsError as error:
        return message(error, told["lang"], briefing=host.news(viewer), tried=tried)
    raise LawBroken(f"{tried} was refused to {viewer}, and in a twin it is not")


def _check_documents(viewer: Viewer, sent: Sequence[Mapping[str, Any]]) -> None:
    """Views are this viewer's own, and each follows on the one before by the events that came with it."""
    for told in sent:
        if told["kind"] not in OF_THE_GAME and {*told} != OF_THE_SERVER.get(told["kind"]):
            raise LawBroken(f"no such message was expected: {told}")
    with_view = [told for told in sent if "view" in told]
    views = [criminals.from_document(told["view"], kind="view") for told in with_view]
    if any(view.viewer != viewer for view in views):
        raise LawBroken(f"{viewer} was sent the view of another")
    for (before, _), (view, told) in pairwise(zip(views, with_view, strict=True)):
        if told["kind"] == "news" and told["change"]["change"] == "acted":
            events = [criminals.from_document(event, kind="view_event") for event in told["events"]]
            if criminals.fold(before, events) != view:
                raise LawBroken(f"the events of change {told['changes']} do not lead to the view of {viewer}")
