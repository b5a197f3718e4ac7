"""The words of Sicario for people: its values as phrases of its catalogues."""

from collections.abc import Iterable, Mapping
from typing import Final

import attrs

from criminals.core.base.errors import Violation
from criminals.core.base.seats import CHANCE, Names, Seat
from criminals.core.game.results import Outcome, ScoreLine
from criminals.core.looks.catalogues import Catalogues
from criminals.core.looks.phrases import Slot, Speaker, Thing, Things
from criminals.core.looks.telling import Phrase, Teller
from criminals.games.sicario.box.edition import Character, event_steps
from criminals.games.sicario.knowledge.events import (
    VIEW_EVENTS,
    Began,
    Decoded,
    Ended,
    Event,
    LostTurn,
    Moved,
    Named,
    Scored,
    ViewEvent,
)
from criminals.games.sicario.knowledge.views import View, check_view
from criminals.games.sicario.rules.actions import ACTIONS, Action, UseDisc
from criminals.games.sicario.rules.layout import Spaces
from criminals.games.sicario.rules.phase import Hunting, Over, Phase, Questioning
from criminals.games.sicario.rules.scoring import MOST_OUT, are_enough_home, are_enough_out, reason_of

CATALOGUES: Final = Catalogues("sicario", "criminals.games.sicario.looks")
"""The words of the game in every language, and what `add_words` adds to them."""

KINDS: Final = {
    "game": "what the game is called",
    "concept": "what else the rules speak of",
    "character": "who a player can be",
    "trait": "what a question is about: a feature or a sign",
    "feature": "what the disc asks for",
    "card": "a kind of event card",
    "space": "a kind of space",
    "role": "which side a player is on",
    "phase": "what is decided",
    "region": "a part of the table",
}

_ENDS: Final = {"5.1": "Embassy", "3.7": "Capture", "5.2": "Elimination"}
"""The end of a game, by the clause of its outcome (§5.3)."""


def _explain(value: object, speaker: Speaker, view: View | None) -> Phrase | None:
    if isinstance(value, Violation):
        return *_violation_key(value), value.params
    if isinstance(value, ScoreLine):
        return _line(value, view)
    if isinstance(value, ACTIONS):
        return "action", type(value).__name__, _action_slots(value, speaker)
    if isinstance(value, Outcome):
        value = Ended(value)
    if isinstance(value, VIEW_EVENTS):
        return "event", *_event_slots(value, speaker, view)
    return None


def _violation_key(violation: Violation) -> tuple[str, str]:
    """The part of the catalogue, and the code there or the variant of it that its parameters ask for."""
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


def _action_slots(action: Action, speaker: Speaker) -> Mapping[str, Slot]:
    return {"features": _features(speaker, action.features)} if isinstance(action, UseDisc) else attrs.asdict(action)


def _event_slots(event: ViewEvent, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    """The key of an event and its slots: a view adds to them."""
    key = type(event).__name__
    match event:
        case Began(phase):
            return _phase_slots(phase)
        case Scored(line):
            return key, {"seat": line.seat, "line": Thing({"name": speaker.say(*_line(line, view))})}
        case Ended(outcome):
            return _end_slots(outcome, speaker)
        case Moved(seat, space):
            return _move_slots(seat, space, view)
        case Decoded(seat, features, lights):
            return key, {"seat": seat, "features": _features(speaker, features), "lights": str(lights)}
        case Named() if view is not None:
            return _guess_slots(event, view)
        case Named(seat, about, character, right):
            return key, {"seat": seat, "agent": about, "character": character, "right": right}
        case LostTurn(seat) if view is not None:
            return "LostToBlackout" if seat == view.sicario else "LostToCard", {"seat": seat}
        case _:
            return key, attrs.asdict(event)


def _phase_slots(phase: Phase) -> tuple[str, Mapping[str, Slot]]:
    match phase:
        case Over():
            return "Over", {}
        case Questioning(seat, agent):
            return "BeganQuestioning", {"seat": seat, "agent": agent}
        case _:
            return "Began", {"seat": phase.seat, "phase": type(phase).__name__.lower()}


def _end_slots(outcome: Outcome, speaker: Speaker) -> tuple[str, Mapping[str, Slot]]:
    """The winners and how they won (§5); for a winner, with whom."""
    key, winners, viewer = f"Ended{_ENDS.get(outcome.clause, '')}", outcome.winners, speaker.viewer
    if not isinstance(viewer, int) or viewer not in winners:
        return key, {"winners": winners}
    others = tuple(seat for seat in winners if seat != viewer)
    return f"{key}Together" if others else key, {"seat": viewer, "winners": winners, "agent": others}


def _move_slots(seat: Seat, space: int, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    """The space where an agent stops, by its kind (§3.2-§3.5); for the embassy, the number of agents needed there."""
    slots: dict[str, Slot] = {"seat": seat, "space": space}
    kind = "boats" if space == 0 else "" if view is None else space_kind(view.layout.spaces, space)
    if view is not None and kind == "embassy":
        others = [other for other in view.agents if other != seat and view.is_home(other)]
        slots |= {"number": len(others) + 1, "needed": view.layout.quota}
    return f"Moved{kind.capitalize()}", slots


def space_kind(spaces: Spaces, space: int) -> str:
    """The kind of a space, as a key of the part `space`; empty for a number that no space has (§1.2)."""
    if space in (0, spaces.embassy):
        return "embassy" if space else "boats"
    if space in spaces.streets:
        return "street"
    if space in spaces.antennas:
        return "antenna"
    return "building" if 0 < space < spaces.embassy else ""


def _guess_slots(event: Named, view: View) -> tuple[str, Mapping[str, Slot]]:
    """The result of a guess (§3.7, §4.3): a capture, an elimination, or the end of the turn."""
    about = event.about
    slots: dict[str, Slot] = {"seat": event.seat, "agent": about, "character": event.character}
    if not event.right:
        return "NamedWrong", slots
    if about == view.sicario:
        return "NamedSicario", slots
    others = [other for other in view.agents if other != about and view.is_out(other)]
    return "NamedAgent", {**slots, "number": len(others) + 1, "needed": MOST_OUT}


def _asked(view: View) -> Phrase:
    phase = view.phase
    match phase:
        case Over():
            return "prompt", f"over_{reason_of(view)}", {}
        case Hunting(seat):
            return "prompt", "hunting", {"seat": seat, "agent": view.exposed}
        case _:
            return "prompt", type(phase).__name__.lower(), attrs.asdict(phase)


# --- scores ---


def _line(line: ScoreLine, view: View | None) -> Phrase:
    """A line of the score; with who has won it for them, or lost it, if the view knows that already."""
    slots: dict[str, Slot] = {**line.params, "points": line.points}
    match line.reason:
        case "embassy" if view is not None and are_enough_home(view.layout, view.positions):
            return "score", "embassy_by", {**slots, "agent": tuple(filter(view.is_home, view.agents))}
        case "capture" if view is not None and view.shown[view.sicario] is not None:
            return "score", "capture_of", {**slots, "character": view.shown[view.sicario]}
        case "elimination" if view is not None and are_enough_out(view.sicario, view.positions):
            return "score", "elimination_of", {**slots, "agent": tuple(filter(view.is_out, view.agents))}
        case reason:
            return "score", reason, slots


# --- characters, traits and cards ---


def _things(view: View | None) -> Things:
    """Characters, traits and event cards: with a view a character has its traits."""
    sheet: Mapping[str, Character] = {} if view is None else view.layout.sheet.characters

    def character(speaker: Speaker, name: str) -> Thing:
        known = sheet.get(name)
        told = str(speaker.thing("character", name)) if speaker.catalogue.has("character", name) else name
        if known is None:
            return speaker.thing("identity", "unknown", {"name": told})
        details = f"{_features(speaker, known.features)}, {trait_thing(speaker, known.sign)}"
        return speaker.thing("identity", "known", {"name": told, "details": details})

    return {"character": character, "trait": trait_thing, "card": card_thing, "cards": card_thing}


def trait_thing(speaker: Speaker, trait: str) -> Thing:
    """A trait; a sign of an edition without words is shown as it is printed (§1.1)."""
    if speaker.catalogue.has("trait", trait):
        return speaker.thing("trait", trait)
    return speaker.thing("identity", "sign", {"name": trait})


def card_thing(speaker: Speaker, card: str) -> Thing:
    """An event card: `advance 2 spaces`, `tip-off` (§7.4); `KeyError` for what is none."""
    try:
        kind, steps = event_steps(card)
    except ValueError as error:
        raise KeyError(card) from error
    return speaker.thing("effect", kind, {"steps": steps})


def _features(speaker: Speaker, features: Iterable[str]) -> Thing:
    """The setting of the disc: `woman, no hat, glasses`."""
    return Thing({"name": ", ".join(str(speaker.thing("feature", feature)) for feature in features)})


TELLER: Final = Teller("sicario", CATALOGUES, _explain, _asked, _things, KINDS, check_view)


def describe(
    value: Action | ViewEvent | Event | Violation | ScoreLine | Outcome,
    lang: str = "en",
    *,
    view: View | None = None,
    names: Names | None = None,
) -> str:
    """Describe a value in a sentence. Sentences may change between versions; codes, reasons and notation stay.

    Args:
        value: An action, an event, a view event, a violation, a line of the score or an outcome of Sicario.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        view: The viewer's view before an event, or in which an action is legal: it adds names of things and says
            “you”.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A sentence without its full stop.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not one of Sicario, or the view is of another game.
    """
    return TELLER.describe(value, lang, view=view, names=names)


def label(action: Action, lang: str = "en", *, view: View | None = None, names: Names | None = None) -> str:
    """A short text for the button of an action.

    Args:
        action: An action of Sicario.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        view: A view in which the action is legal: it adds names of things.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A few words, such as “You: man?”.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not an action of Sicario, or the view is of another game.
    """
    return TELLER.label(action, lang, view=view, names=names)


def prompt(view: View, lang: str = "en", *, names: Names | None = None) -> str:
    """A sentence that asks the viewer to act, or says whose turn it is.

    Args:
        view: A view of Sicario.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A sentence without its full stop.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not a view of Sicario.
    """
    return TELLER.prompt(view, lang, names=names)


def term(kind: str, value: object, lang: str = "en") -> str:
    """The word for a thing of the game.

    Args:
        kind: The kind of thing, such as `"space"`. The error for an unknown kind lists them all.
        value: A thing of this kind: a member of an enum, or its name in documents.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.

    Returns:
        The word in this language.

    Raises:
        InvalidArgument: There is no such kind, no such thing of this kind, or no words in this language.
    """
    return TELLER.term(kind, value, lang)
