"""What holds in every view of a game: the table, what the viewer saw and knows, and a world that fits it."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from criminals.core.base.errors import InvalidState
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


def view_faults(view: View) -> tuple[str, ...]:
    """What is wrong with a view, a sentence each; nothing, if it is that of a state without faults."""
    check_view(view)
    found = (*table_faults(view),) or (*_known_faults(view), *_seen_faults(view))
    return found or tuple(_world_faults(view))


def _known_faults(view: View) -> Iterator[str]:
    """The viewer knows the crook in hand and the hidden ones that it is a knower of, and no others (§6.4, §6.5)."""
    knows = {card.origin for card in hidden_cards(view) if view.viewer in card.knowers}
    if isinstance(view.phase, Placing) and view.phase.seat == view.viewer:
        knows.add(view.phase.origin)
    for origin in sorted(knows - view.known.keys()):
        yield f"the viewer knows crook {origin.number} of hangout {origin.hangout}, but not who it is (§6.5)"
    for origin in sorted(view.known.keys() - knows):
        yield f"the viewer cannot know who crook {origin.number} of hangout {origin.hangout} is (§6.5)"
    if not set(view.known.values()) <= view.layout.everyone:
        yield "a crook is known that is not in the box (§1.1)"


def _seen_faults(view: View) -> Iterator[str]:
    """Each look of the viewer showed as many crooks as lay there, all of them seen in the look before (§6.3)."""
    if len(view.seen) != len(view.looks):
        yield f"seen has {len(view.seen)} entries, not {len(view.looks)}"
        return
    for letter, seen, looks in zip(view.layout.letters, view.seen, view.looks, strict=True):
        if [len(ids) for ids in seen] != [look.number for look in looks if look.seat == view.viewer]:
            yield f"what was seen in hangout {letter} does not agree with the looks of the viewer (§6.3)"
        if any(list(ids) != sorted(view.layout.everyone.intersection(ids)) for ids in seen):
            yield f"what was seen in hangout {letter} does not stand by ids of the box (§6.9)"
        if any(not set(later).issubset(before) for before, later in pairwise(seen)):
            yield f"in hangout {letter} a crook was seen that had not been there before (§6.3)"


def _world_faults(view: View) -> Iterator[str]:
    """Whether a world fits; which one makes no difference, for all that fit are legal alike (§6.14)."""
    try:
        world = sample_world(view, _NoDice())
    except InvalidState as error:
        yield from error.faults
        return
    found = secret_faults(world)  # its table is that of the view, which has no faults
    yield from found
    if not found and view_of(world, view.viewer) != view:
        yield "what the viewer saw and knows contradicts itself (§6.14)"
