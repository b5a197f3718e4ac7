"""The invariants of every view: the table, what the viewer saw and knows, and a world that fits."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from criminals.core.base.errors import Fault, InvalidState
from criminals.games.crooks.box.faults import fault
from criminals.games.crooks.knowledge.views import View, check_view
from criminals.games.crooks.knowledge.views import view as view_of
from criminals.games.crooks.knowledge.worlds import sample_world
from criminals.games.crooks.rules.invariants import hidden_cards, secret_faults, table_faults
from criminals.games.crooks.rules.phase import Placing


class _NoDice:
    """A generator that leaves everything as it is: any world will do."""

    def randrange(self, start: int, /) -> int:
        return 0

    def shuffle(self, x: list[Any], /) -> None:
        pass


def view_faults(view: View) -> tuple[Fault, ...]:
    """The faults of a view, for tests.

    Args:
        view: A view of Crooks.

    Returns:
        The faults; empty for every view of a state that play can reach.
    """
    check_view(view)
    found = (*table_faults(view),) or (*_known_faults(view), *_seen_faults(view))
    return found or tuple(_world_faults(view))


def _known_faults(view: View) -> Iterator[Fault]:
    """The viewer knows the crook in hand and the hidden ones that it is a knower of, and no others (§6.4, §6.5)."""
    knows = {card.origin for card in hidden_cards(view) if view.viewer in card.knowers}
    if isinstance(view.phase, Placing) and view.phase.seat == view.viewer:
        knows.add(view.phase.origin)
    for origin in sorted(knows - view.known.keys()):
        yield fault("6.5", "known_not_told", number=origin.number, hangout=origin.hangout)
    for origin in sorted(view.known.keys() - knows):
        yield fault("6.5", "told_not_known", number=origin.number, hangout=origin.hangout)
    if not set(view.known.values()) <= view.layout.everyone:
        yield fault("1.1", "known_of_no_box")


def _seen_faults(view: View) -> Iterator[Fault]:
    """Each look of the viewer showed as many crooks as lay there, all of them seen in the look before (§6.3)."""
    if len(view.seen) != len(view.looks):
        yield fault("", "wrong_length", field="seen", count=len(view.seen), due=len(view.looks))
        return
    for letter, seen, looks in zip(view.layout.letters, view.seen, view.looks, strict=True):
        if [len(ids) for ids in seen] != [look.number for look in looks if look.seat == view.viewer]:
            yield fault("6.3", "seen_not_looked", hangout=letter)
        if any(list(ids) != sorted(view.layout.everyone.intersection(ids)) for ids in seen):
            yield fault("6.9", "seen_out_of_order", hangout=letter)
        if any(not set(later).issubset(before) for before, later in pairwise(seen)):
            yield fault("6.3", "seen_too_late", hangout=letter)


def _world_faults(view: View) -> Iterator[Fault]:
    """The faults if no world fits; any world will do, since all that fit are legal alike (§6.14)."""
    try:
        world = sample_world(view, _NoDice())
    except InvalidState as error:
        yield from error.faults
        return
    found = secret_faults(world)  # its table is that of the view, which has no faults
    yield from found
    if not found and view_of(world, view.viewer) != view:
        yield fault("6.14", "contradiction")
