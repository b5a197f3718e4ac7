"""Sentences for actions, events, refusals and score lines, in three languages."""

from collections.abc import Mapping
from typing import Final, TypeAlias

import attrs

from criminals.core.base.errors import Param, Violation
from criminals.core.game.results import ScoreLine
from criminals.core.looks.old_phrases import LANGUAGES, Phrase, WordTable, phrase, sentence
from criminals.games.counterfeiters.box.edition import QUALITIES
from criminals.games.counterfeiters.knowledge.events import (
    VIEW_EVENTS,
    Began,
    Binned,
    Changed,
    Ended,
    Event,
    Filled,
    Flew,
    Scored,
    Uncovered,
    ViewEvent,
)
from criminals.games.counterfeiters.looks.event_sentences import EVENT_SENTENCES
from criminals.games.counterfeiters.looks.sentences import SENTENCES
from criminals.games.counterfeiters.rules.actions import ACTIONS, Action, Fly
from criminals.games.counterfeiters.rules.phase import Dining, Over, Phase, Replaying, Retaking

TABLE: Final[WordTable] = {**SENTENCES, "event": EVENT_SENTENCES}
"""Every sentence, and the phrases they are put together from, by what is described and its code or class."""

Facts: TypeAlias = Mapping[str, Param]


def describe(value: Action | ViewEvent | Event | Violation | ScoreLine, lang: str = "en") -> str:
    """A sentence, without its full stop. It may change between versions: codes, reasons and notation stay."""
    return sentence("counterfeiters", TABLE, _explain, value, lang)


def _explain(value: object, column: int) -> Phrase | None:
    if isinstance(value, Violation):
        return "violation", _violation_code(value), _filled(value.params, column)
    if isinstance(value, ScoreLine):
        return "score", value.reason, {**value.params, "sum": _sum(value.params, column)}
    if isinstance(value, Fly):
        return "action", "Fly", {"flight": value.space, "amount": value.amount}
    if isinstance(value, ACTIONS):
        return "action", type(value).__name__, _filled(attrs.asdict(value), column)
    if isinstance(value, VIEW_EVENTS):
        code, facts = _event_facts(value, column)
        return "event", code, _filled(facts, column)
    return None


def _violation_code(violation: Violation) -> str:
    """The code, or the variant of it that its parameters ask for."""
    params = violation.params
    match violation.code:
        case "no_such_thing":
            return f"no_such_{params['kind']}"
        case "not_enough_to_fly" if not params["fare"]:
            return "not_enough_to_fly_free"
        case code:
            return code


def _event_facts(event: ViewEvent, column: int) -> tuple[str, Facts]:
    """The words for an event, and what they need."""
    code = type(event).__name__
    match event:
        case Began(phase):
            return _phase_facts(phase)
        case Scored(line):
            told: dict[str, Param] = {"line": describe(line, LANGUAGES[column])}
            return code, told if line.seat is None else {**told, "seat": line.seat}
        case Ended(outcome):
            return code, {"winners": outcome.winners}
        case Changed():
            code = {"shop": "Shopped", "fence": "Fenced"}[event.space.split()[0]]
        case Flew():
            facts: Facts = {"seat": event.seat, "fare": event.fare, "flight": event.space.split()[-1]}
            return code if event.fare else "FlewFree", facts
        case Binned(()) | Filled(()) | Uncovered(()):
            code = f"None{code}"
        case _:
            pass
    return code, attrs.asdict(event, recurse=False)


def _phase_facts(phase: Phase) -> tuple[str, Facts]:
    if isinstance(phase, Over):
        return "Over", {}
    facts: dict[str, Param] = {"seat": phase.seat, "phase": type(phase).__name__.lower()}
    match phase:
        case Dining():
            return "BeganDining", {**facts, "lunches": phase.lunches}
        case Retaking() | Replaying():
            return "BeganByLawyer", {**facts, "lawyer": phase.lawyer.value}
        case _:
            return "Began", facts


# --- phrases ---


def _filled(facts: Facts, column: int) -> Facts:
    """The facts, with words for a space of the board and for fakes among them."""
    told = dict(facts)
    match facts:
        case {"space": str(space)} | {"kind": "space", "name": str(space)}:
            told["place"] = _place(space, column)
        case _:
            pass
    match facts:
        case {"fakes": tuple(fakes)}:
            told["notes"] = _notes(fakes, column)
        case _:
            pass
    return told


def _place(space: str, column: int) -> str:
    """A space of the board, such as `"print 1"`, in words."""
    kind, _, number = space.partition(" ")
    slot = "flight" if kind == "fly" else "number"
    return phrase(TABLE, "spaces", kind, {slot: number}, column)


def _notes(fakes: tuple[int, ...], column: int) -> str:
    """Fakes by quality, those that there are."""
    counts = [(quality, count) for quality, count in zip(QUALITIES, fakes, strict=True) if count]
    if not counts:
        return TABLE["fakes"]["none"][column]
    parts = [
        phrase(TABLE, "fakes", "more" if at else "first", {"count": count, "quality": quality}, column)
        for at, (quality, count) in enumerate(counts)
    ]
    last = parts.pop()
    return f"{', '.join(parts)}{TABLE['fakes']['and'][column]}{last}" if parts else last


def _sum(params: Facts, column: int) -> str:
    """What the tickets are worth (§6.3), and whether the bank falls short of it (§4.7)."""
    match params:
        case {"values": tuple(values), "amount": int(amount)}:
            short = TABLE["bank"]["short"][column] if amount < sum(values) else ""
            return f"{' + '.join(map(str, values))}{short}"
        case _:
            return ""


__all__ = ["LANGUAGES", "TABLE", "describe"]
