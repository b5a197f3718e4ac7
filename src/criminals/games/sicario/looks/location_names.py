"""The words for locations and for what lies there: for menus and screen readers."""

from collections.abc import Callable

from criminals.core.base.seats import Names, Seat
from criminals.core.game.locations import Location, check_location
from criminals.core.looks.phrases import Slot, Speaker, capital
from criminals.games.sicario.knowledge.locations import locations
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.looks.telling import TELLER, card_thing, space_kind
from criminals.games.sicario.looks.text import possible_names
from criminals.games.sicario.rules.phase import Over, Rolling


def location_name(location: Location, view: View, lang: str = "en", *, names: Names | None = None) -> str:
    """The words for a location, with what the viewer knows to lie there. They begin with a capital letter.

    Args:
        location: A name of `locations(view)`, or of a button.
        view: A view of Sicario.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        The words, for a screen reader or a tooltip.

    Raises:
        InvalidArgument: The view has no such location, or there are no words in this language.
        TypeError: The value is not a view of Sicario.
    """
    check_location(location, locations(view))
    return location_names(view, lang, names)(location)


def location_names(view: View, lang: str, names: Names | None, *, memory: bool = True) -> Callable[[Location], str]:
    """The words for each location: for a picture, which has many of them.

    If the `memory` of the viewer is not to be told, neither is who somebody can be, nor which event cards were read.
    """
    speaker = TELLER.speaker(lang, view, names)

    def name(location: Location) -> str:
        if not memory and (told := _closed(location, view, speaker)):
            return capital(told)
        kind, _, which = location.partition("/")
        return capital(_part(kind, which, view, speaker) if which else _whole(location, view, speaker))

    return name


def _closed(location: Location, view: View, speaker: Speaker) -> str:
    """The words for cards that lie face down, to one who remembers nothing of them; none for any other location."""
    kind, _, which = location.partition("/")
    match kind:
        case "deck" if not isinstance(view.phase, Over):
            return _say(speaker, "deck_closed", number=len(view.edition.events))
        case "hand" if view.shown[int(which)] is None and int(which) != view.viewer:
            return _say(speaker, "hand_closed", seat=int(which))
        case _:
            return ""


def _whole(location: Location, view: View, speaker: Speaker) -> str:
    """A location that there is once."""
    match location:
        case "lair":
            return _say(speaker, "lair", seat=view.sicario)
        case "out":
            return _say(speaker, "out", told=_agents(tuple(filter(view.is_out, view.agents)), speaker))
        case "undrawn":
            return _say(speaker, "undrawn", number=len(view.layout.sheet.names) - view.players)
        case "die":
            sides, phase = view.edition.die, view.phase
            if isinstance(phase, Rolling):
                return _say(speaker, "die_thrown", number=sides, seat=phase.seat)
            return _say(speaker, "die", number=sides)
        case _:
            key = "deck_read" if not view.unread_size else "deck_rising" if view.bottom else "deck"
            cards = [card_thing(speaker, card) for card in view.bottom]
            return _say(speaker, key, number=view.unread_size, cards=cards)


def _part(kind: str, which: str, view: View, speaker: Speaker) -> str:
    """One of several locations of a kind."""
    match kind:
        case "path":
            return _space(int(which), view, speaker)
        case "hand":
            return _hand(int(which), view, speaker)
        case "sheet":
            return _on_sheet(which, view, speaker)
        case "trait":
            return _say(speaker, "trait", trait=which)
        case "disc":
            return speaker.say("label", "UseDisc", {"features": speaker.thing("feature", which)})
        case _:
            return speaker.say("action", "Skip")


def _say(speaker: Speaker, key: str, **slots: Slot) -> str:
    return speaker.say("location", key, slots)


def _agents(seats: tuple[Seat, ...], speaker: Speaker) -> str:
    return format(speaker.filled("agent", seats), "") if seats else _say(speaker, "nobody")


def _space(space: int, view: View, speaker: Speaker) -> str:
    """A space and the agents there; at the embassy how many have to be there, too."""
    kind = space_kind(view.layout.spaces, space)
    seats = tuple(seat for seat, at in enumerate(view.positions) if at == space)
    told = _agents(seats, speaker) if seats or kind in ("boats", "embassy") else _say(speaker, "free")
    if kind == "embassy":
        told = speaker.say("draw", "needed", {"list": told, "needed": view.layout.quota})
    return _say(speaker, "path", place=speaker.say("draw", f"at_{kind}", {"number": space}), told=told)


def _hand(seat: Seat, view: View, speaker: Speaker) -> str:
    """A character card, by who it is, or by who it can be."""
    shown = view.shown[seat]
    known = view.character if shown is None and seat == view.viewer else shown
    if known is not None:
        told = str(speaker.filled("character", known))
    else:
        told = speaker.say("draw", "can_be", {"seat": seat, "list": ", ".join(possible_names(speaker, view, seat))})
    return _say(speaker, "hand_covered" if shown is None else "hand", seat=seat, told=told)


def _on_sheet(name: str, view: View, speaker: Speaker) -> str:
    """A character with its traits, and the player who is known to have it."""
    if name in view.shown:
        return _say(speaker, "sheet_held", character=name, seat=view.shown.index(name))
    if name == view.character and isinstance(view.viewer, int):
        return _say(speaker, "sheet_held", character=name, seat=view.viewer)
    return str(speaker.filled("character", name))
