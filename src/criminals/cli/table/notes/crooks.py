"""Notes on Crooks: the face of a crook, the cost of a hangout, the crooks at a target."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from criminals.core.game.marginals import Marginals
from criminals.core.looks.old_looks import name_of
from criminals.games.crooks import (
    Action,
    FaceDown,
    Kill,
    Move,
    Origin,
    Place,
    Placed,
    Recognized,
    Recruit,
    Revealed,
    Saw,
    SpyHangout,
    SpyTarget,
    Take,
    View,
    ViewEvent,
    marginals,
)
from criminals.games.crooks.looks.text import BACK, face_of
from criminals.games.crooks.rules.phase import Killing
from criminals.games.crooks.rules.state import Stack


def on_actions(view: View, actions: Sequence[Action]) -> Iterator[str]:
    """For each action its cost, its crook, or the crooks that lie there."""
    return (_on_action(view, action) for action in actions)


def _on_action(view: View, action: Action) -> str:
    match action:
        case Recruit(hangout):
            return f"${view.size(hangout)}{_there(view, hangout)}"
        case Take(crook):
            return _portrait(view, crook)
        case Place(target, face_down):
            return ", ".join(filter(None, ("$1" if face_down else "", _at(view, target))))
        case Move(target):
            return _at(view, target)
        case Kill(seat):
            phase = view.phase
            return _stack(view, view.stack(seat, phase.target)) if isinstance(phase, Killing) else ""
        case SpyTarget(target):
            return _at(view, target)
        case SpyHangout(hangout):
            return f"{view.size(hangout)} there{_there(view, hangout)}"
        case _:
            return ""


def _there(view: View, hangout: str) -> str:
    """The crooks in a hangout, if the viewer knows them."""
    return f": {_faces(view, view.pile(hangout))}" if view.has_just_seen(hangout) else ""


def _portrait(view: View, crook: int) -> str:
    """A crook in words: `7+2n: level 7, modifier +2, northside`."""
    it = view.layout.crooks[crook]
    parts = [f"level {it.level}"]
    if it.modifier:
        parts.append(f"modifier {it.modifier:+}")
    parts += (gang.value for gang in it.gangs)
    if it.ability is not None:
        parts.append(it.ability.value.capitalize())
    return f"{face_of(it)}: {', '.join(parts)}"


def _at(view: View, target: int) -> str:
    """The crooks at a target, seat by seat."""
    stacks = ((seat, view.stack(seat, target)) for seat in range(view.players))
    return ", ".join(
        f"{'you' if seat == view.viewer else name_of(seat)} {_stack(view, stack)}" for seat, stack in stacks if stack
    )


def _stack(view: View, stack: Stack) -> str:
    known = ((view.who(card), isinstance(card, FaceDown)) for card in stack)
    return "/".join(
        BACK if crook is None else f"({_face(view, crook)})" if down else _face(view, crook) for crook, down in known
    )


def on_view_event(view: View, view_event: ViewEvent) -> str:
    """The faces of the crooks that it names by their numbers."""
    match view_event:
        case Saw(_, crooks):
            return _faces(view, crooks)
        case Placed(_, _, crook) | Recognized(_, crook) | Revealed(_, _, crook):
            return _face(view, crook)
        case _:
            return ""


def _face(view: View, crook: int) -> str:
    return face_of(view.layout.crooks[crook])


def _faces(view: View, crooks: Iterable[int]) -> str:
    return " ".join(f"{crook}={_face(view, crook)}" for crook in crooks)


def chances(view: View) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """The crooks that may lie in each hangout, and face down at each target."""
    known: Marginals[int, str | Origin] = marginals(view)
    places: list[tuple[str, str | Origin]] = [
        (f"in hangout {letter}, {size} there", letter)
        for letter, size in zip(view.layout.letters, view.sizes, strict=True)
        if size
    ]
    for seat in range(view.players):
        for target in view.edition.targets:
            for card in view.stack(seat, target):
                if view.who(card) is None:
                    places.append((f"of {name_of(seat)} face down at {target}", card.origin))
    for label, place in places:
        there = known.at(place)
        if any(share != 1 for share in there.values()):
            yield label, {f"{crook}={_face(view, crook)}": share for crook, share in there.items()}
