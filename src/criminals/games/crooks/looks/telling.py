"""The words of Crooks for people: its values as phrases of its catalogues."""

from collections.abc import Mapping
from typing import Final

import attrs

from criminals.core.base.errors import Params, Violation
from criminals.core.base.seats import Names
from criminals.core.game.results import Outcome, ScoreLine
from criminals.core.looks.catalogues import Catalogues
from criminals.core.looks.phrases import Slot, Speaker, Thing, Things
from criminals.core.looks.telling import Phrase, Teller
from criminals.games.crooks.box.edition import Crook
from criminals.games.crooks.knowledge.events import VIEW_EVENTS, Began, Discarded, Ended, Event, Scored, ViewEvent
from criminals.games.crooks.knowledge.views import View, check_view
from criminals.games.crooks.rules.actions import ACTIONS, Action, Pick, Place, Recruit, Return
from criminals.games.crooks.rules.phase import Killing, Moving, Over, Phase, Placing, Taking
from criminals.games.crooks.rules.phases.picking import PICKED
from criminals.games.crooks.rules.pieces import Card, crook_of

CATALOGUES: Final = Catalogues("crooks", "criminals.games.crooks.looks")
"""The words of the game in every language, and what `add_words` adds to them."""

KINDS: Final = {
    "game": "what the game is called",
    "concept": "what else the rules speak of",
    "ability": "what a crook can do",
    "gang": "whom a crook belongs to",
    "phase": "what is decided",
    "region": "a part of the table",
}


def _explain(value: object, speaker: Speaker, view: View | None) -> Phrase | None:
    if isinstance(value, Violation):
        return "violation", value.code, value.params
    if isinstance(value, ScoreLine):
        return "score", value.reason, _line_slots(value, speaker)
    if isinstance(value, ACTIONS):
        return "action", *_action_slots(value, view)
    if isinstance(value, Outcome):
        value = Ended(value)
    if isinstance(value, VIEW_EVENTS):
        return "event", *_event_slots(value, speaker, view)
    return None


def _action_slots(action: Action, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    """The key of an action and its slots: a view adds to them."""
    key, slots = type(action).__name__, attrs.asdict(action)
    if view is None:
        return key, slots
    phase = view.phase
    match action:
        case Recruit(hangout) if hangout in view.layout.hangouts:
            return "RecruitFor", {**slots, "price": view.size(hangout)}
        case Place() | Return() if isinstance(phase, Placing) and phase.origin in view.known:
            return f"{key}Crook", {**slots, "crook": view.known[phase.origin]}
        case Pick():
            return "PickAmount", {"amount": min(PICKED, view.bank)}
        case _:
            return key, slots


def _event_slots(event: ViewEvent, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    key = type(event).__name__
    match event:
        case Began(phase):
            return ("Over", {}) if isinstance(phase, Over) else ("Began", _phase_slots(phase))
        case Scored(line):
            told = Thing({"name": speaker.say("score", line.reason, _line_slots(line, speaker))})
            return ("Unscored", {"line": told}) if line.seat is None else (key, {"seat": line.seat, "line": told})
        case Ended(outcome):
            winners = outcome.winners
            return key, {"winners": winners, "seat": winners[0] if len(winners) == 1 else None}
        case Discarded(seat, target) if view is not None and seat < view.players:
            cards = view.stack(seat, target)
            return "DiscardedCrooks", {**attrs.asdict(event), "cards": [_card(card, speaker, view) for card in cards]}
        case _:
            slots = attrs.asdict(event, recurse=False)
            origin = slots.pop("origin", None)
            return key, slots if origin is None else {**slots, "hangout": origin.hangout}


def _phase_slots(phase: Phase) -> Mapping[str, Slot]:
    """Whose decision it is and what about, with the place that it is about."""
    assert not isinstance(phase, Over)
    place: Mapping[str, Slot] = {}
    match phase:
        case Taking(_, hangout):
            place = {"hangout": hangout}
        case Placing(_, origin):
            place = {"hangout": origin.hangout}
        case Moving(_, target) | Killing(_, target):
            place = {"target": target}
        case _:
            pass
    return {"seat": phase.seat, "phase": type(phase).__name__.lower(), **place}


def _asked(view: View) -> Phrase:
    phase = view.phase
    if isinstance(phase, Over):
        return "prompt", "over", {}
    slots = _phase_slots(phase)
    if isinstance(phase, Placing) and phase.origin in view.known:
        return "prompt", "placing_crook", {**slots, "crook": view.known[phase.origin]}
    return "prompt", type(phase).__name__.lower(), slots


# --- crooks ---


def _things(view: View | None) -> Things:
    """Crooks by their ids: with a view by what is printed on them, else by the id alone."""
    if view is None:
        return {"crook": _by_id, "crooks": _by_id}
    crooks = view.layout.crooks

    def told(speaker: Speaker, id_: int) -> Thing:
        return crook_thing(speaker, crooks[id_]) if id_ in crooks else _by_id(speaker, id_)

    return {"crook": told, "crooks": told}


def _by_id(speaker: Speaker, id_: int) -> Thing:
    return speaker.thing("crook", "by_id", {"id": str(id_)})


def crook_thing(speaker: Speaker, crook: Crook, *, face_down: bool = False) -> Thing:
    """A crook by its ability and by what matters of it: `Pickpocket (level 3, Northside, face down)`."""
    details = [speaker.say("crook", "level", {"level": crook.level})]
    if crook.modifier:
        details.append(f"{crook.modifier:+}")
    details += [str(speaker.thing("gang", gang.value)) for gang in crook.gangs]
    if face_down:
        details.append(speaker.say("draw", "face_down"))
    told = ", ".join(details)
    if crook.ability is None:
        return speaker.thing("crook", "plain", {"details": told})
    return speaker.thing("crook", crook.ability.value, {"details": told})


def _card(card: Card, speaker: Speaker, view: View) -> Thing:
    crook = crook_of(card, view.known)
    return speaker.thing("crook", "face_down") if crook is None else crook_thing(speaker, view.layout.crooks[crook])


# --- scores ---


def _line_slots(line: ScoreLine, speaker: Speaker) -> Mapping[str, Slot]:
    sums = {"sum": _sum(line.params, speaker), "from": _strength_sum(line.params)}
    return {**line.params, "points": line.points, **sums}


def _sum(params: Params, speaker: Speaker) -> str:
    """The worth of a target as a sum (§5.2), if there is anything to add."""
    match params:
        case {"target": int(target), "modifiers": tuple(modifiers)} if modifiers:
            terms = "".join(f" {'+' if modifier > 0 else '-'} {abs(modifier)}" for modifier in modifiers)
            floored = speaker.say("worth", "floored") if target + sum(modifiers) < 0 else ""
            return f" ({target}{terms}{floored})"
        case _:
            return ""


def _strength_sum(params: Params) -> str:
    """The levels that a strength is the sum of (§5.3), if more than one crook is there."""
    match params:
        case {"levels": tuple(levels)} if len(levels) > 1:
            return f" ({' + '.join(map(str, levels))})"
        case _:
            return ""


TELLER: Final = Teller("crooks", CATALOGUES, _explain, _asked, _things, KINDS, check_view)


def describe(
    value: Action | ViewEvent | Event | Violation | ScoreLine | Outcome,
    lang: str = "en",
    *,
    view: View | None = None,
    names: Names | None = None,
) -> str:
    """Describe a value in a sentence. Sentences may change between versions; codes, reasons and notation stay.

    Args:
        value: An action, an event, a view event, a violation, a line of the score or an outcome of Crooks.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        view: The viewer's view before an event, or in which an action is legal: it adds names of things and says
            “you”.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A sentence without its full stop.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not one of Crooks, or the view is of another game.
    """
    return TELLER.describe(value, lang, view=view, names=names)


def label(action: Action, lang: str = "en", *, view: View | None = None, names: Names | None = None) -> str:
    """A short text for the button of an action.

    Args:
        action: An action of Crooks.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        view: A view in which the action is legal: it adds names of things.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A few words, such as “Hangout A, $2”.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not an action of Crooks, or the view is of another game.
    """
    return TELLER.label(action, lang, view=view, names=names)


def prompt(view: View, lang: str = "en", *, names: Names | None = None) -> str:
    """A sentence that asks the viewer to act, or says whose turn it is.

    Args:
        view: A view of Crooks.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A sentence without its full stop.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not a view of Crooks.
    """
    return TELLER.prompt(view, lang, names=names)


def term(kind: str, value: object, lang: str = "en") -> str:
    """The word for a thing of the game.

    Args:
        kind: The kind of thing, such as `"ability"`. The error for an unknown kind lists them all.
        value: A thing of this kind: a member of an enum, or its name in documents.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.

    Returns:
        The word in this language.

    Raises:
        InvalidArgument: There is no such kind, no such thing of this kind, or no words in this language.
    """
    return TELLER.term(kind, value, lang)
