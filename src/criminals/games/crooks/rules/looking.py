"""The effects of looking: looks into hangouts and knowers of face-down crooks (§6.2, §6.10, §6.13)."""

from criminals.core.base.seats import Seat
from criminals.games.crooks.rules.pieces import FaceDown, Look, face_down
from criminals.games.crooks.rules.state import Row, with_stack


def with_look(looks: tuple[Look, ...], look: Look) -> tuple[Look, ...]:
    """The looks into a hangout with one more, in their order: most crooks first, then by seat. A look twice is one."""
    if not looks or looks[-1].number > look.number:
        return looks + (look,)
    at = len(looks)
    while at and (-looks[at - 1].number, looks[at - 1].seat) > (-look.number, look.seat):
        at -= 1
    return looks if at and looks[at - 1] == look else (*looks[:at], look, *looks[at:])


def seen_at(rows: tuple[Row, ...], target: int, seat: Seat) -> tuple[Row, ...]:
    """The rows after a seat looked at every face-down crook at a target: it knows them from now on (§6.13)."""
    for owner, row in enumerate(rows):
        stack = row[target]
        if stack and isinstance(card := stack[0], FaceDown):  # only the first of a stack can be (§6.12)
            seen = face_down(card.origin, card.knowers | {seat})
            rows = with_stack(rows, owner, target, (seen, *stack[1:]))
    return rows
