"""The words for locations and for what lies there: for menus and screen readers."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from criminals.core.base.seats import Names, Seat
from criminals.core.game.locations import Location, check_location
from criminals.core.looks.phrases import Slot, Speaker, Thing, capital
from criminals.games.crooks.knowledge.locations import (
    BANK,
    BOX,
    DECLINE,
    FACE_DOWN,
    LEAVE,
    PASS,
    PICK,
    RETURN,
    locations,
)
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.looks.telling import TELLER, crook_thing
from criminals.games.crooks.looks.text import memories
from criminals.games.crooks.rules import actions
from criminals.games.crooks.rules.phase import Moving, Placing
from criminals.games.crooks.rules.pieces import Card, FaceDown

_ACTIONS: Final[Mapping[Location, actions.Action]] = {
    PASS: actions.PASS,
    LEAVE: actions.LEAVE,
    RETURN: actions.RETURN,
    PICK: actions.PICK,
    DECLINE: actions.DECLINE,
}
"""The buttons that play an action, which has words already."""


def location_name(location: Location, view: View, lang: str = "en", *, names: Names | None = None) -> str:
    """The words for a location, with what the viewer knows to lie there. They begin with a capital letter.

    Args:
        location: A name of `locations(view)`, or of a button.
        view: A view of Crooks.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        The words, for a screen reader or a tooltip.

    Raises:
        InvalidArgument: The view has no such location, or there are no words in this language.
        TypeError: The value is not a view of Crooks.
    """
    check_location(location, locations(view))
    return location_names(view, lang, names)(location)


def location_names(view: View, lang: str, names: Names | None) -> Callable[[Location], str]:
    """The words for each location: for a picture, which has many of them."""
    speaker = TELLER.speaker(lang, view, names)

    def name(location: Location) -> str:
        if location in _ACTIONS:
            return TELLER.describe(_ACTIONS[location], lang, view=view, names=names)
        return capital(_told(location, view, speaker))

    return name


def _told(location: Location, view: View, speaker: Speaker) -> str:
    kind, *parts = location.split("/")
    match kind:
        case "hangout" if len(parts) > 1:
            return str(crook_thing(speaker, view.layout.crooks[int(parts[1])]))
        case "hangout":
            return _hangout(parts[0], view, speaker)
        case "target":
            return _target(int(parts[0]), view, speaker)
        case _ if location == BANK:
            return _say(speaker, "bank", amount=view.bank)
        case _ if location == BOX:
            return _box(view, speaker)
        case _ if location == FACE_DOWN:
            return _say(speaker, "face_down")
        case _:
            return _of_seat(kind, *map(int, parts), view=view, speaker=speaker)


def _say(speaker: Speaker, key: str, **slots: Slot) -> str:
    return speaker.say("location", key, slots)


def _hangout(hangout: str, view: View, speaker: Speaker) -> str:
    """A hangout and how many lie there; who they are, or may be, if the viewer has looked in (§6.3)."""
    number = view.size(hangout)
    if not number:
        return _say(speaker, "hangout_empty", hangout=hangout)
    for memory in memories(view):
        if memory.hangout == hangout:
            key = "hangout_some" if number < len(memory.there) else "hangout_seen"
            return _say(speaker, key, hangout=hangout, number=number, crooks=memory.there)
    return _say(speaker, "hangout_bosses" if hangout in view.left else "hangout", hangout=hangout, number=number)


def _target(target: int, view: View, speaker: Speaker) -> str:
    """A target, how many crooks of all seats lie there, and how many of them face down, on which a Spy could look."""
    cards = [card for seat in range(view.players) for card in view.stack(seat, target)]
    if not cards:
        return _say(speaker, "target_empty", target=target)
    hidden = sum(isinstance(card, FaceDown) for card in cards)
    return _say(speaker, "target_hidden" if hidden else "target", target=target, number=len(cards), hidden=hidden)


def _box(view: View, speaker: Speaker) -> str:
    """The box, how many crooks are in it, and those of them whom the viewer knows."""
    number = view.layout.undealt + len(view.discards)
    known = [discard.card for discard in view.discards if view.who(discard.card) is not None]
    if known:
        return _say(speaker, "box_known", number=number, cards=_cards(known, view, speaker))
    return _say(speaker, "box", number=number) if number else _say(speaker, "box_empty")


def _of_seat(kind: str, seat: Seat, target: int = 0, *, view: View, speaker: Speaker) -> str:
    """A location of a seat: a part of its row, its hand, its crooks on the move, or its money."""
    phase = view.phase
    match kind:
        case "row":
            cards = _cards(view.stack(seat, target), view, speaker)
            return _say(speaker, "row" if cards else "row_empty", seat=seat, target=target, cards=cards)
        case "hand":
            if not isinstance(phase, Placing) or phase.seat != seat:
                return _say(speaker, "hand_empty", seat=seat)
            crook = view.known.get(phase.origin)
            return _say(speaker, "hand_hidden" if crook is None else "hand", seat=seat, crook=crook)
        case "moving":
            cards = _cards(phase.cards if isinstance(phase, Moving) and phase.seat == seat else (), view, speaker)
            return _say(speaker, "moving" if cards else "moving_empty", seat=seat, cards=cards)
        case _:
            return _say(speaker, "purse", seat=seat, amount=view.money[seat])


def _cards(cards: Iterable[Card], view: View, speaker: Speaker) -> list[Thing]:
    """Crooks as they lie; of one that is face down this is told, whether the viewer knows it or not."""
    return [_card(card, view, speaker) for card in cards]


def _card(card: Card, view: View, speaker: Speaker) -> Thing:
    crook = view.who(card)
    if crook is None:
        return speaker.thing("crook", "face_down")
    return crook_thing(speaker, view.layout.crooks[crook], face_down=isinstance(card, FaceDown))
