"""Sentences for actions, events, refusals and score lines, in three languages."""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

import attrs

from criminals.core.base.errors import Param, Violation
from criminals.core.base.seats import CHANCE
from criminals.core.game.results import ScoreLine
from criminals.core.looks.old_phrases import LANGUAGES, Phrase, WordTable, phrase, sentence
from criminals.games.sicario.box.edition import event_steps
from criminals.games.sicario.knowledge.events import (
    VIEW_EVENTS,
    Answered,
    Began,
    Decoded,
    Drew,
    Ended,
    Event,
    Moved,
    Scored,
    Uncovered,
    ViewEvent,
)
from criminals.games.sicario.looks.event_sentences import EVENT_SENTENCES
from criminals.games.sicario.looks.sentences import SENTENCES
from criminals.games.sicario.rules.actions import ACTIONS, Action, Ask, UseDisc
from criminals.games.sicario.rules.phase import Over, Phase, Questioning

TABLE: Final[WordTable] = {**SENTENCES, "event": EVENT_SENTENCES}
"""Every sentence, and the phrases they are put together from, by what is described and its code or class."""

Facts: TypeAlias = Mapping[str, Param]


def describe(value: Action | ViewEvent | Event | Violation | ScoreLine, lang: str = "en") -> str:
    """A sentence, without its full stop. It may change between versions: codes, reasons and notation stay.

    A sign of an edition that has no words here is told as it is printed.
    """
    return sentence("sicario", TABLE, _explain, value, lang)


def _explain(value: object, column: int) -> Phrase | None:
    if isinstance(value, Violation):
        return *_violation_code(value), value.params
    if isinstance(value, ScoreLine):
        return "score", value.reason, {**value.params, "points": value.points}
    if isinstance(value, ACTIONS):
        return "action", type(value).__name__, _action_facts(value, column)
    if isinstance(value, VIEW_EVENTS):
        return "event", *_event_facts(value, column)
    return None


def _violation_code(violation: Violation) -> tuple[str, str]:
    """The part of the table, and the code there or the variant of it that its parameters ask for."""
    params = violation.params
    if params.get("actor") == CHANCE.value:
        return "chance", violation.code
    match violation.code:
        case "no_such_thing":
            return "violation", f"no_such_{params['kind']}"
        case "not_exposed" if params["space"] == 0:
            return "violation", "on_the_boats"
        case code:
            return "violation", code


def _action_facts(action: Action, column: int) -> Facts:
    match action:
        case UseDisc():
            return {"asked": _features(action.features, column)}
        case Ask():
            return {"agent": action.agent, "asked": trait_words(action.trait, column, yes=True)}
        case _:
            return attrs.asdict(action)


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
        case Moved(seat, 0):
            return "MovedBack", {"seat": seat}
        case Drew(seat, card):
            return code, {"seat": seat, "card": card_words(card, column)}
        case Decoded(seat, features, lights):
            return code, {"seat": seat, "asked": _features(features, column), "lights": lights}
        case Answered(seat, trait, yes):
            return code, {"seat": seat, "yes": yes, "told": trait_words(trait, column, yes=yes)}
        case Uncovered(cards):
            return code, {"unread": ", ".join(card_words(card, column) for card in cards)}
        case _:
            return code, attrs.asdict(event)


def _phase_facts(phase: Phase) -> tuple[str, Facts]:
    match phase:
        case Over():
            return "Over", {}
        case Questioning(seat, agent):
            return "BeganQuestioning", {"seat": seat, "agent": agent}
        case _:
            return "Began", {"seat": phase.seat, "phase": type(phase).__name__.lower()}


# --- phrases ---


def trait_words(trait: str, column: int, *, yes: bool) -> str:
    """That somebody has a trait, or not, in words: `wears a hat`, `has no scar`."""
    code = "has" if yes else "lacks"
    return TABLE[code][trait][column] if trait in TABLE[code] else phrase(TABLE, "sign", code, {"name": trait}, column)


def card_words(card: str, column: int) -> str:
    """An event card in words: `advance 2 spaces`, `tip-off` (§7.4); `KeyError` for what is none."""
    try:
        kind, steps = event_steps(card)
    except ValueError as error:
        raise KeyError(card) from error
    return phrase(TABLE, "cards", kind, {"steps": steps}, column)


def _features(features: Iterable[str], column: int) -> str:
    return ", ".join(TABLE["feature"][feature][column] for feature in features)


__all__ = ["LANGUAGES", "TABLE", "describe"]
