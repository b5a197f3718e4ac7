"""The law of hidden information for all that the page is sent: no secret changes a byte of it."""

import json
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, TypeAlias

import criminals
from criminals import CriminalsError, Rng
from criminals.hosting import Draw, Host, message
from criminals.testing import KITS, LawBroken
from criminals.testing.laws.histories import History, exchanged_twin, sampled_twin
from examples.browser_table.host import PERSON, picture
from tests.hosting.tables import in_twin

Past: TypeAlias = Mapping[int, Host]
"""The hosts of a game, by their count of changes."""

OF_THE_TABLE: Final = ("welcome", "news", "refused", "picture")
"""The kinds of texts that tell of the game."""


def check_frames(past: Past, texts: Sequence[str], rng: Rng, *, moments: int = 6) -> int:
    """Everything that the page was sent would have been sent in every game that it cannot tell from the true one.

    At so many moments, the last among them, a twin of the game is made: another game that the person perceived alike.
    Returns how many texts were compared.
    """
    sent = [(text, json.loads(text)) for text in texts]
    _check_documents([told for _, told in sent])
    for text, told in sent:
        _check_same(past[told["changes"]], text, told)
    numbers = sorted(past)
    compared = 0
    for last in sorted({numbers[-1], *(numbers[rng.randrange(len(numbers))] for _ in range(moments - 1))}):
        now = past[last]
        true = History(now.states, now.record.actions)
        kit = KITS[now.game]
        twin = exchanged_twin(kit, true, PERSON, rng, 8) or sampled_twin(kit, true, PERSON, rng)
        for text, told in sent:
            host = past[told["changes"]]
            actions = host.record.actions
            if host.changes <= last and actions == now.record.actions[: len(actions)]:
                _check_same(in_twin(host, twin), text, told)
                compared += 1
    return compared


def _check_same(host: Host, text: str, told: Mapping[str, Any]) -> None:
    same = json.dumps(_told_again(host, told), ensure_ascii=False, separators=(",", ":"))
    if same != text:
        raise LawBroken(f"after {host.changes} changes the page is told what it cannot know: {text} / {same}")


def _told_again(host: Host, told: Mapping[str, Any]) -> dict[str, Any]:
    """The same kind of text once more."""
    lang = told["lang"]
    match told["kind"]:
        case "welcome":
            return message(host.welcome(PERSON), lang)
        case "news":
            return message(host.news(PERSON), lang)
        case "picture":
            return picture(host, lang, Draw(told["memory"], told["narrow"]))
        case "refused":
            return _refused_again(host, told["tried"], told)
        case kind:
            raise LawBroken(f"a text of the kind {kind} tells of the table")


def _refused_again(host: Host, tried: str, told: Mapping[str, Any]) -> dict[str, Any]:
    at = None if told["code"] != "late_request" else -1
    try:
        host.undo(PERSON, at=at) if told["clause"] == "undo" else host.act(PERSON, tried, at=at)
    except CriminalsError as error:
        return message(error, told["lang"], briefing=host.news(PERSON), tried=tried)
    raise LawBroken(f"{tried} was refused, and in a twin it is not")


def _check_documents(sent: Sequence[Mapping[str, Any]]) -> None:
    """Views are the person's own, and each follows on the one before by the events that came with it."""
    if unexpected := {told["kind"] for told in sent} - {*OF_THE_TABLE}:
        raise LawBroken(f"no text of the kind {unexpected} was expected")
    told = [each for each in sent if "view" in each]
    views = [criminals.from_document(each["view"], kind="view") for each in told]
    if any(view.viewer != PERSON for view in views):
        raise LawBroken("the page was sent the view of another")
    for (before, _), (view, each) in pairwise(zip(views, told, strict=True)):
        if each["kind"] == "news" and each["change"]["change"] == "acted":
            events = [criminals.from_document(event, kind="view_event") for event in each["events"]]
            if criminals.fold(before, events) != view:
                raise LawBroken(f"the events of change {each['changes']} do not lead to the view")
