"""The characters that the players can be, as sets: bit k of a number is the k-th character of the sheet (§6.5)."""

from criminals.core.base.seats import Seat
from criminals.games.sicario.rules.state import Table


def bit_of(table: Table, name: str | None) -> int:
    """The set of one character; the empty one for what is none."""
    return 0 if name is None else table.layout.sheet.bits.get(name, 0)


def possible(table: Table, seat: Seat) -> int:
    """The set of those a seat can be, by what everybody has heard and was shown of it alone (§6.1, §6.2)."""
    layout = table.layout
    fits = layout.facts.fits
    mask = (1 << len(layout.sheet.names)) - 1
    for fact in table.facts[seat]:
        mask &= fits.get(fact, 0)
    name = table.shown[seat]
    return mask if name is None else mask & bit_of(table, name)


def count_of(masks: tuple[int, ...]) -> int:
    """The number of ways to give each seat a character of its set, all different.

    The last seat has any of its characters, but for the ways in which it is the same as another's.
    """
    if not masks:
        return 1
    *others, last = masks
    if not others:
        return last.bit_count()
    if len(others) == 1:  # most calls end here
        return others[0].bit_count() * last.bit_count() - (others[0] & last).bit_count()
    count = last.bit_count() * count_of(tuple(others))
    for at, mask in enumerate(others):
        count -= count_of((*others[:at], mask & last, *others[at + 1 :]))
    return count


def ways_of(mask: int, others: tuple[int, ...]) -> dict[int, int]:
    """For each character that a seat can have, by its number, the ways left for the others; not where there are none.

    They depend on nothing but for whom of the others the character is possible, too.
    """
    known: dict[tuple[bool, ...], int] = {}
    ways: dict[int, int] = {}
    while mask:
        bit = mask & -mask
        mask ^= bit
        key = tuple([bool(other & bit) for other in others])
        if key not in known:
            known[key] = count_of(tuple([other & ~bit for other in others]))
        if known[key]:
            ways[bit.bit_length() - 1] = known[key]
    return ways
