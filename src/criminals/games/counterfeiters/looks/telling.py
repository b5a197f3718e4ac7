"""The words of Counterfeiters for people: its values as phrases of its catalogues."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

import attrs

from criminals.core.base.errors import Param, Violation
from criminals.core.base.seats import Names
from criminals.core.game.results import Outcome, ScoreLine
from criminals.core.looks.catalogues import Catalogues
from criminals.core.looks.phrases import Slot, Speaker, Thing, Things
from criminals.core.looks.telling import Phrase, Teller
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP, Card, Kind
from criminals.games.counterfeiters.knowledge.events import (
    VIEW_EVENTS,
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Ended,
    Event,
    Filled,
    Flew,
    Paid,
    Printed,
    Retook,
    Returned,
    Scored,
    Uncovered,
    ViewEvent,
    Won,
)
from criminals.games.counterfeiters.knowledge.views import View, check_view
from criminals.games.counterfeiters.looks.places import here, place
from criminals.games.counterfeiters.rules.actions import (
    ACTIONS,
    Action,
    Buy,
    Decline,
    Defraud,
    Dine,
    Fakes,
    Fence,
    Fly,
    LayDown,
    Print,
    Retake,
    Shop,
)
from criminals.games.counterfeiters.rules.layout import Layout
from criminals.games.counterfeiters.rules.phase import Dining, Over, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.prices import FAKE, PRINTED, fare, fraud, price
from criminals.games.counterfeiters.rules.turns import begins_round

CATALOGUES: Final = Catalogues("counterfeiters", "criminals.games.counterfeiters.looks")
"""The words of the game in every language, and what `add_words` adds to them."""

KINDS: Final = {
    "game": "what the game is called",
    "concept": "what else the rules speak of",
    "card": "what a card is",
    "space": "what an action space is for",
    "flight": "how one flies",
    "phase": "what is decided",
    "quality": "how good a fake is",
    "lawyer": "who lets a henchman play again",
    "region": "a part of the table",
    "track": "what a space of the police track means",
}


def _explain(value: object, speaker: Speaker, view: View | None) -> Phrase | None:
    if isinstance(value, Violation):
        return "violation", *_violation_slots(value)
    if isinstance(value, ScoreLine):
        return "score", value.reason, _line_slots(value, speaker)
    if isinstance(value, ACTIONS):
        return "action", *_action_slots(value, speaker, view)
    if isinstance(value, Outcome):
        value = Ended(value)
    if isinstance(value, VIEW_EVENTS):
        return "event", *_event_slots(value, speaker, view)
    return None


def _violation_slots(violation: Violation) -> tuple[str, Mapping[str, Slot]]:
    """The code, or the variant of it that its parameters ask for."""
    params = violation.params
    match violation.code:
        case "no_such_thing":
            kind = str(params["kind"])
            return f"no_such_{kind}", {kind: params["name"]}
        case "not_enough_to_fly" if not params["fare"]:
            return "not_enough_to_fly_free", params
        case "odd_amount":
            return "odd_amount", {**params, "step": STEP}
        case code:
            return code, params


def _line_slots(line: ScoreLine, speaker: Speaker) -> Mapping[str, Slot]:
    return {**line.params, "sum": _sum(line.params, speaker)}


def _sum(params: Mapping[str, Param], speaker: Speaker) -> str:
    """The sum that the tickets are worth (§6.3), and a mark if the bank cannot pay it (§4.7)."""
    match params:
        case {"values": tuple(values), "amount": int(amount)}:
            short = speaker.say("bank", "short") if amount < sum(values) else ""
            return f"{' + '.join(map(speaker.money, values))}{short}"
        case _:
            return ""


# --- actions ---


def _action_slots(action: Action, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    """The key of an action and its slots: a view adds to them."""
    key = type(action).__name__
    match action:
        case Buy():
            return _buy_slots(action, speaker, view)
        case Print(space):
            return _print_slots(here(f"print {space}", speaker, view), view)
        case Shop(space, fakes) | Fence(space, fakes):
            spot = here(f"{key.lower()} {space}", speaker, view)
            return key, {"notes": _notes(fakes, speaker), "price": price(action), "here": spot}
        case Defraud(space):
            return _defraud_slots(f"defraud {space}", speaker, view)
        case Fly(flight, amount):
            paid = fare(flight)
            return key if paid else "FlyFree", {"flight": flight, "amount": amount, "fare": paid}
        case Dine(quality):
            return key, {"quality": quality, "amount": FAKE}
        case Decline() if view is not None and isinstance(view.phase, Retaking):
            return "DeclineLawyer", {"lawyer": view.phase.lawyer.value}
        case Retake() | LayDown() | Decline():
            return key, attrs.asdict(action)


def _buy_slots(action: Buy, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    """The card and its price; and the space, if another has the same card for the same price."""
    offers = [] if view is None else _offers(view)
    offer = offers[action.space - 1] if 0 < action.space <= len(offers) else None
    if offer is None or view is None:
        return "Buy", {"space": action.space}
    slots: Mapping[str, Slot] = {"card": view.market[action.space - 1], "price": offer[-1]}
    if offers.count(offer) == 1:
        return "BuyCard", slots
    return "BuyCardAt", {**slots, "here": here(f"buy {action.space}", speaker, view)}


def _offers(view: View) -> list[tuple[Kind, int, int] | None]:
    """For each space of the black market the kind of the card there, its value and its price."""
    cards = [None if card is None else view.layout.cards[card] for card in view.market]
    return [
        None if card is None else (card.kind, card.value, cost)
        for card, cost in zip(cards, view.layout.marks.prices, strict=True)
    ]


def _print_slots(spot: Thing, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    seat = None if view is None else view.actor
    if view is None or seat is None or view.gear[seat].quality not in QUALITIES:
        return "Print", {"here": spot}
    gear = view.gear[seat]
    count = min(PRINTED * gear.presses, view.supply[gear.quality - 1])
    return "PrintFakes", {"count": count, "quality": gear.quality, "here": spot}


def _defraud_slots(space: str, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    spot = here(space, speaker, view)
    number = None if view is None else view.layout.numbers.by_name.get(space)
    if view is None or number is None:
        return "Defraud", {"here": spot}
    first = view.layout.marks.glasses[number] and not view.is_ending  # no other round comes after the last
    key = "DefraudFirst" if first else "DefraudFor"
    return key, {"amount": fraud(view.bank), "here": spot}


def _notes(fakes: Fakes, speaker: Speaker) -> list[Thing]:
    """Fakes by quality, without zeros."""
    counts = [(quality, count) for quality, count in zip(QUALITIES, fakes, strict=True) if count]
    if not counts:
        return [speaker.thing("fakes", "none")]
    return [
        speaker.thing("fakes", "more" if at else "first", {"count": count, "quality": quality})
        for at, (quality, count) in enumerate(counts)
    ]


# --- events ---


def _event_slots(event: ViewEvent, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    """The key of an event, and what it needs.

    The view may be the one before the whole step: what it tells of the table is used only where it is the same.
    """
    key, slots = type(event).__name__, attrs.asdict(event, recurse=False)
    match event:
        case Began(phase):
            return _began_slots(phase, view)
        case Scored(line):
            return key, {"seat": line.seat, "line": Thing({"name": speaker.say(*_scored(line, speaker))})}
        case Ended(outcome):
            winners = outcome.winners
            return key, {"winners": winners, "seat": winners[0] if len(winners) == 1 else None}
        case Bought():
            return key if view is None else "BoughtCard", slots
        case Printed() | Changed() | Defrauded():
            return _on_space(event, speaker, view)
        case Flew():
            return key if event.fare else "FlewFree", {**slots, "flight": event.space.split()[-1]}
        case Binned(cards) | Filled(cards) | Uncovered(cards):
            return key if cards else f"None{key}", {"cards": alike_together(cards, speaker, view)}
        case Paid():
            return key if event.amount else "PaidNothing", slots
        case Advanced():
            return _advanced_slots(event, speaker, view)
        case Returned() if view is not None and _is_spent(view) and not view.moved:
            return "ReturnedQuiet", {"quiet": view.quiet + 1, "patience": view.edition.patience}
        case Dined() if view is not None:
            return _dined_slots(event, view)
        case Retook() | Declined() if view is not None and isinstance(view.phase, Retaking):
            return f"{key}Lawyer", {**slots, "lawyer": view.phase.lawyer.value}
        case Won(seat, amount) if view is not None and seat < view.players and amount < sum(view.tickets(seat)):
            return "WonAll", slots
        case _:
            return key, slots


def _scored(line: ScoreLine, speaker: Speaker) -> Phrase:
    return "score", line.reason, _line_slots(line, speaker)


def _on_space(
    event: Printed | Changed | Defrauded, speaker: Speaker, view: View | None
) -> tuple[str, Mapping[str, Slot]]:
    """An action on a space, which needs only the number of the space because the event tells its kind."""
    slots = {**attrs.asdict(event, recurse=False), "here": here(event.space, speaker, view)}
    match event:
        case Printed():
            return "Printed", slots
        case Changed():
            key = {"shop": "Shopped", "fence": "Fenced"}[event.space.split()[0]]
            return key, {**slots, "notes": _notes(event.fakes, speaker)}
        case Defrauded():
            if not event.first or (view is not None and view.is_ending):
                return "Defrauded", slots
            return "DefraudedAgain" if view is not None and view.next_first == event.seat else "DefraudedFirst", slots


def _began_slots(phase: Phase, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    if isinstance(phase, Over):
        return "Over", {}
    slots = _phase_slots(phase)
    match phase:
        case Playing(seat) if view is not None and seat == view.next_first and begins_round(view, phase):
            return "BeganRound", {**slots, "changed": seat != view.first}
        case Dining():
            return "BeganDining", slots
        case Retaking() | Replaying():
            return "BeganByLawyer", slots
        case _:
            return "Began", slots


def _phase_slots(phase: Phase) -> Mapping[str, Slot]:
    """Whose decision it is and what about."""
    assert not isinstance(phase, Over)
    slots: dict[str, Slot] = {"seat": phase.seat, "phase": type(phase).__name__.lower()}
    match phase:
        case Dining():
            slots["lunches"] = phase.lunches
        case Retaking() | Replaying():
            slots["lawyer"] = phase.lawyer.value
        case _:
            pass
    return slots


def _dined_slots(event: Dined, view: View) -> tuple[str, Mapping[str, Slot]]:
    """A lunch, and those after it that do not take place, with the reason (§3.7, §4.7)."""
    slots, phase = attrs.asdict(event), view.phase
    if not isinstance(phase, Dining) or phase.seat != event.seat or phase.lunches == 1:
        return "Dined", slots
    left = {**slots, "lunches": phase.lunches - 1}
    if sum(view.crews[event.seat].fakes) == 1:
        return "DinedNoFakes", left
    return ("DinedNoMoney", left) if view.bank < 2 * FAKE else ("Dined", slots)


# --- the police ---


def _advanced_slots(event: Advanced, speaker: Speaker, view: View | None) -> tuple[str, Mapping[str, Slot]]:
    if view is None or not 0 < event.pawn <= view.layout.board.last:
        return "Advanced", {"pawn": event.pawn}
    slots: Mapping[str, Slot] = {
        "pawn": event.pawn,
        "last": view.layout.board.last,
        "meaning": _meaning(event.pawn, speaker, view.layout),
        "quiet": view.edition.patience,
    }
    by_hat = any(hat and who is not None for hat, who in zip(view.layout.marks.hats, view.henchmen, strict=True))
    return "AdvancedQuiet" if _is_spent(view) and not view.moved and not by_hat else "AdvancedOf", slots


def _meaning(pawn: int, speaker: Speaker, layout: Layout) -> str:
    """The effects that begin and end when the pawn comes to a space of the track (§5)."""
    track, keys = layout.track, list[str]()
    if pawn in track.godfathers:
        keys.append("godfather")
    if track.refused[pawn] > track.refused[pawn - 1]:
        keys.append(f"refused_{track.refused[pawn]}")
    match pawn - 1 in track.strikes, pawn in track.strikes:
        case False, True:
            keys.append("strike")
        case True, True:
            keys.append("strike_goes_on")
        case True, False:
            keys.append("strike_over")
        case _:
            pass
    if pawn == layout.board.last:
        keys.append("end")
    told = [speaker.say("police", key, {"step": STEP}) for key in keys]
    return speaker.say("police", "meaning", {"told": speaker.say("police", "between").join(told)}) if told else ""


def _is_spent(view: View) -> bool:
    """True if all henchmen are spent and none is back yet, within a step at the end of a round (§3.5)."""
    return not any(crew.idle for crew in view.crews)


# --- prompts ---


def _asked(view: View) -> Phrase:
    phase = view.phase
    if isinstance(phase, Over):
        return "prompt", "over", {}
    slots = {**_phase_slots(phase), "idle": view.crews[phase.seat].idle}
    return "prompt", type(phase).__name__.lower(), slots


# --- cards and spaces ---


def _things(view: View | None) -> Things:
    """Cards by their ids and spaces by their names: with a view by what is printed on them."""
    cards: Mapping[int, Card] = {} if view is None else view.layout.cards

    def told(speaker: Speaker, id_: int) -> Thing:
        return card_thing(speaker, cards[id_]) if id_ in cards else speaker.thing("cards", "by_id", {"id": str(id_)})

    def stood_on(speaker: Speaker, space: int | str) -> Thing:
        return place(f"buy {space}" if isinstance(space, int) else space, speaker, view)

    return {"card": told, "cards": told, "space": stood_on}


def card_thing(speaker: Speaker, card: Card) -> Thing:
    """A card by its name, for a ticket with its value: `lottery ticket ($50)`."""
    if card.value:
        return speaker.thing("cards", card.kind.value, {"value": card.value})
    return speaker.thing("card", card.kind.value)


def alike_together(ids: tuple[int, ...], speaker: Speaker, view: View | None) -> Slot:
    """Cards, equal ones together: `a press and 2 lunches`; without a view just their ids."""
    if view is None or not set(ids) <= set(view.layout.cards):
        return ids
    cards = [view.layout.cards[id_] for id_ in ids]
    counts = Counter((card.kind, card.value) for card in cards)
    one_of = {(card.kind, card.value): card_thing(speaker, card) for card in cards}
    return [
        one_of[sort] if count == 1 else speaker.thing("cards", "several", {"number": count, "card": one_of[sort]})
        for sort, count in counts.items()
    ]


TELLER: Final = Teller("counterfeiters", CATALOGUES, _explain, _asked, _things, KINDS, check_view)


def describe(
    value: Action | ViewEvent | Event | Violation | ScoreLine | Outcome,
    lang: str = "en",
    *,
    view: View | None = None,
    names: Names | None = None,
) -> str:
    """Describe a value in a sentence. Sentences may change between versions; codes, reasons and notation stay.

    Args:
        value: An action, an event, a view event, a violation, a line of the score or an outcome of Counterfeiters.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        view: The viewer's view before an event, or in which an action is legal: it adds names of things and says
            “you”.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A sentence without its full stop.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not one of Counterfeiters, or the view is of another game.
    """
    return TELLER.describe(value, lang, view=view, names=names)


def label(action: Action, lang: str = "en", *, view: View | None = None, names: Names | None = None) -> str:
    """A short text for the button of an action.

    Args:
        action: An action of Counterfeiters.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        view: A view in which the action is legal: it adds names of things.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A few words, such as “Press, $20”.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not an action of Counterfeiters, or the view is of another game.
    """
    return TELLER.label(action, lang, view=view, names=names)


def prompt(view: View, lang: str = "en", *, names: Names | None = None) -> str:
    """A sentence that asks the viewer to act, or says whose turn it is.

    Args:
        view: A view of Counterfeiters.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        A sentence without its full stop.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not a view of Counterfeiters.
    """
    return TELLER.prompt(view, lang, names=names)


def term(kind: str, value: object, lang: str = "en") -> str:
    """The word for a thing of the game.

    Args:
        kind: The kind of thing, such as `"card"`. The error for an unknown kind lists them all.
        value: A thing of this kind: a member of an enum, or its name in documents.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.

    Returns:
        The word in this language.

    Raises:
        InvalidArgument: There is no such kind, no such thing of this kind, or no words in this language.
    """
    return TELLER.term(kind, value, lang)
