"""Notes on Crooks: the known crooks in a hangout, and the crooks at a target."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Final

from criminals.cli.table.voice import Voice
from criminals.core.base.seats import Seat
from criminals.core.game.locations import Location
from criminals.core.game.marginals import Marginals
from criminals.games.crooks import (
    Action,
    FaceDown,
    Kill,
    Move,
    Origin,
    Place,
    Recruit,
    SpyHangout,
    SpyTarget,
    View,
    marginals,
)
from criminals.games.crooks.knowledge.locations import PICK
from criminals.games.crooks.looks.text import BACK, face_of
from criminals.games.crooks.rules.phase import Killing

DOWN: Final = 1
"""The price for placing a crook face down (§3.8)."""


def on_actions(view: View, actions: Sequence[Action], voice: Voice) -> Iterator[str]:
    """For each action its extra cost, or the crooks at its place."""
    return (_on_action(view, action, voice) for action in actions)


def _on_action(view: View, action: Action, voice: Voice) -> str:
    match action:
        case Recruit(hangout):
            return _known_in(view, hangout, voice)
        case Place(target, face_down):
            cost = voice.say("crooks", "down", amount=DOWN) if face_down else ""
            return ", ".join(filter(None, (cost, _at(view, target, voice))))
        case Move(target) | SpyTarget(target):
            return _at(view, target, voice)
        case Kill(seat):
            phase = view.phase
            return _stack(view, seat, phase.target, voice) if isinstance(phase, Killing) else ""
        case SpyHangout(hangout):
            there, known = voice.say("crooks", "there", number=view.size(hangout)), _known_in(view, hangout, voice)
            return voice.say("crooks", "known", there=there, cards=known) if known else there
        case _:
            return ""


def _known_in(view: View, hangout: str, voice: Voice) -> str:
    """The crooks in a hangout, if the viewer remembers them."""
    return _faces(view, view.pile(hangout), voice) if voice.memory and view.has_just_seen(hangout) else ""


def _at(view: View, target: int, voice: Voice) -> str:
    """The crooks at a target, player by player."""
    seats = (seat for seat in range(view.players) if view.stack(seat, target))
    return ", ".join(voice.say("crooks", "at", seat=seat, cards=_stack(view, seat, target, voice)) for seat in seats)


def _stack(view: View, seat: Seat, target: int, voice: Voice) -> str:
    """A player's crooks at a target; face-down ones that the viewer knows are in parentheses."""
    remembers = voice.memory or seat == view.viewer
    known = ((view.who(card), isinstance(card, FaceDown)) for card in view.stack(seat, target))
    return "/".join(
        BACK if crook is None or (down and not remembers) else f"({face})" if down else face
        for crook, down in known
        for face in ("" if crook is None else _face(view, crook, voice),)
    )


def _face(view: View, crook: int, voice: Voice) -> str:
    return face_of(view.layout.crooks[crook], voice.lang)


def _faces(view: View, crooks: Iterable[int], voice: Voice) -> str:
    return " ".join(f"{crook}={_face(view, crook, voice)}" for crook in crooks)


def name_of(location: Location, voice: Voice) -> str | None:
    """The word for the button of the Pickpocket, whose own words have a number in them."""
    return voice.say("crooks", "pick") if location == PICK else None


def seat_of(_location: Location, actions: Sequence[Action]) -> Seat | None:
    """The victim of a Killer."""
    match actions:
        case (Kill(seat),):
            return seat
        case _:
            return None


def chances(view: View, voice: Voice) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """The crooks that may lie in each hangout, and face down at each target."""
    known: Marginals[int, str | Origin] = marginals(view)
    places: list[tuple[str, str | Origin]] = [
        (voice.say("crooks", "hangout", hangout=letter, number=size), letter)
        for letter, size in zip(view.layout.letters, view.sizes, strict=True)
        if size
    ]
    for seat in range(view.players):
        for target in view.edition.targets:
            for card in view.stack(seat, target):
                if view.who(card) is None:
                    places.append((voice.say("crooks", "face_down", seat=seat, target=target), card.origin))
    for label, place in places:
        there = known.at(place)
        if any(share != 1 for share in there.values()):
            yield label, {_faces(view, [crook], voice): share for crook, share in there.items()}
