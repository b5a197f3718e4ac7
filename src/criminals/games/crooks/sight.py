"""What looking does: looks into hangouts and knowers of face-down crooks (§6.2, §6.10, §6.13)."""

from criminals.core.seats import Seat
from criminals.games.crooks.pieces import FaceDown, Look, face_down
from criminals.games.crooks.state import Stack


def with_look(looks: tuple[tuple[Look, ...], ...], look: Look) -> tuple[tuple[Look, ...], ...]:
    """The looks with one more, in their order: most crooks first, then by seat. The same look twice is one."""
    hangout = look.hangout
    there = looks[hangout]
    if not there or there[-1].number > look.number:
        there = there + (look,)
    elif look not in there:
        there = tuple(sorted((*there, look), key=lambda each: (-each.number, each.seat)))
    changed = list(looks)
    changed[hangout] = there
    return tuple(changed)


def seen_by(stack: Stack, seat: Seat) -> Stack:
    """The stack after a seat looked at what lies face down in it (§6.13)."""
    return tuple(
        face_down(card.origin, card.knowers | {seat}) if isinstance(card, FaceDown) else card for card in stack
    )
