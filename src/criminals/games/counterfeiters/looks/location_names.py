"""The words for locations and for what lies there: for menus and screen readers."""

from collections.abc import Callable
from typing import Final

from criminals.core.base.seats import Names, Seat
from criminals.core.game.locations import Location, check_location
from criminals.core.looks.menus import AMOUNT
from criminals.core.looks.phrases import Slot, Speaker, capital
from criminals.games.counterfeiters.knowledge.locations import DECLINE, LAY_DOWN, laid_down, locations
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.looks.telling import TELLER, alike_together
from criminals.games.counterfeiters.looks.text import signs_of

_BY_ACTION: Final = {LAY_DOWN: "LayDown", DECLINE: "Decline"}
"""The buttons that play an action, which has words already."""


def location_name(location: Location, view: View, lang: str = "en", *, names: Names | None = None) -> str:
    """The words for a location, with what the viewer knows to lie there. They begin with a capital letter.

    Args:
        location: A name of `locations(view)`, or of a button.
        view: A view of Counterfeiters.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        The words, for a screen reader or a tooltip.

    Raises:
        InvalidArgument: The view has no such location, or there are no words in this language.
        TypeError: The value is not a view of Counterfeiters.
    """
    if location != AMOUNT:
        check_location(location, locations(view))
    return location_names(view, lang, names)(location)


def location_names(view: View, lang: str, names: Names | None) -> Callable[[Location], str]:
    """The words for each location: for a picture, which has many of them."""
    speaker = TELLER.speaker(lang, view, names)
    return lambda location: capital(_told(location, view, speaker))


def _told(location: Location, view: View, speaker: Speaker) -> str:
    kind, *parts = location.split("/")
    match kind:
        case "market":
            return _space(f"buy {parts[0]}", view, speaker)
        case "space":
            return _space(" ".join(parts), view, speaker)
        case "track":
            return _track(int(parts[0]), view, speaker)
        case "stack":
            cards = alike_together(view.leftover, speaker, view)
            return _say(speaker, "stack_shown" if view.leftover else "stack", cards=cards, count=view.stack_size)
        case "bin":
            cards = alike_together(view.binned, speaker, view)
            return _say(speaker, "bin" if view.binned else "bin_empty", cards=cards)
        case "bank":
            return _say(speaker, "bank", amount=view.bank)
        case "supply":
            quality = int(parts[0])
            return _say(speaker, "supply", quality=quality, count=view.supply[quality - 1])
        case "button" if location in _BY_ACTION:
            return speaker.say("action", _BY_ACTION[location])
        case "button":
            return _say(speaker, parts[0])
        case _ if parts:
            return _of_seat(kind, *map(int, parts), view=view, speaker=speaker)
        case _:
            return _say(speaker, "amount")


def _say(speaker: Speaker, key: str, **slots: Slot) -> str:
    return speaker.say("location", key, slots)


def _space(space: str, view: View, speaker: Speaker) -> str:
    """An action space with its card and its henchman, or that it is free."""
    number = view.layout.numbers.by_name[space]
    in_market, henchman = number in view.layout.numbers.market, view.henchmen[number]
    card = view.market[number] if in_market else None
    found = [] if card is None else [str(speaker.filled("card", card))]
    if henchman is not None:
        found.append(_say(speaker, "henchman", seat=henchman))
    told = speaker.listed(found) or _say(speaker, "empty" if in_market else "free")
    return _say(speaker, "space_binned" if number in view.layout.marks.bins else "space", space=space, told=told)


def _track(space: int, view: View, speaker: Speaker) -> str:
    """A space of the police track, what it does, and whether the pawn is there."""
    signs = signs_of(view.layout, space) + ["end"] * (space == view.layout.board.last)
    told = speaker.say("police", "between").join(speaker.say("track", sign) for sign in signs or ["plain"])
    return _say(speaker, "track_pawn" if space == view.pawn else "track", number=str(space), told=told)


def _of_seat(kind: str, seat: Seat, which: int = 0, *, view: View, speaker: Speaker) -> str:
    """A location of a seat; of cards and fakes, `which` ones lie there."""
    crew = view.crews[seat]
    match kind:
        case "crew":
            return _say(speaker, "crew_first" if seat == view.first else "crew", seat=seat, count=crew.idle)
        case "laid":
            return _say(speaker, "laid", seat=seat, count=laid_down(view, seat))
        case "cards" if which:
            return _say(speaker, "card", seat=seat, card=which)
        case "cards":
            return _say(speaker, "cards", seat=seat, cards=alike_together(crew.cards, speaker, view))
        case "fakes":
            return _say(speaker, "fakes", seat=seat, quality=which, count=crew.fakes[which - 1])
        case _:
            cash = view.possible(seat)
            least, most = (cash[0], cash[-1]) if kind == "purse" else (crew.wealth - cash[-1], crew.wealth - cash[0])
            key = kind if least == most else f"{kind}_between"
            return _say(speaker, key, seat=seat, amount=least, least=least, most=most)
