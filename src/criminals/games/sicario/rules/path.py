"""Going along the path (§3.1, §7.4): a space taken by another agent is passed. Boats and embassy are never taken."""

from criminals.core.base.seats import Seat
from criminals.games.sicario.rules.layout import Layout


def onward(layout: Layout, positions: tuple[int | None, ...], seat: Seat, steps: int) -> int:
    """The space a number of spaces ahead, or the next free one (§3.1); past the last is the embassy (§3.2)."""
    at = positions[seat]
    assert at is not None
    at += steps
    while at in positions:  # its own space lies behind, and nobody stands past the embassy
        at += 1
    return min(layout.spaces.embassy, at)


def back(positions: tuple[int | None, ...], seat: Seat, steps: int) -> int:
    """The space a number of spaces back, or the next free one behind it; the boats are the last (§7.4)."""
    at = positions[seat]
    assert at is not None
    at -= steps
    while at in positions:  # its own space lies ahead, and nobody stands before the boats
        at -= 1
    return max(at, 0)


def to_cover(layout: Layout, positions: tuple[int | None, ...], seat: Seat) -> int:
    """The nearest free building ahead of an agent, antenna or not; with none, where it stands (§7.4)."""
    start = positions[seat]
    assert start is not None
    for at in range(start + 1, layout.spaces.embassy):
        if at not in layout.spaces.streets and at not in positions:
            return at
    return start
