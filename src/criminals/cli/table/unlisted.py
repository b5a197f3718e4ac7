"""Things that have a name in the lists of choices, but cannot be chosen now."""

from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from criminals.cli.table.commands import plain
from criminals.cli.table.keys import BUTTON, names_of
from criminals.cli.table.notes import notes_for
from criminals.cli.table.voice import Voice
from criminals.core.base.errors import InvalidArgument, Violation
from criminals.core.game.locations import Location
from criminals.core.game.registry import game_of


def refused(view: Any, line: str, voice: Voice) -> Violation | None:
    """Why the thing that a line names cannot be chosen now; None if there is no such thing, or if it can.

    Nothing but the view is asked, as for the notation of an action.
    """
    game, typed = game_of(view), plain(line)
    if not hasattr(game, "locations_of"):
        return None
    found: Counter[Violation] = Counter()

    @cache
    def name_of(location: Location) -> str | None:
        return notes_for(game.NAME).name_of(location, voice)

    for action in game.action_space(view.players, view.edition).actions:
        if typed in map(plain, _names(action, view, name_of, voice)):
            violation = game.violation(view, action)
            if violation is None:
                return None
            found[violation] += 1
    return found.most_common(1)[0][0] if found else None


def _names(action: Any, view: Any, name_of: Callable[[Location], str | None], voice: Voice) -> Iterator[str]:
    """The names that may be typed for the things that are clicked for an action."""
    game: Any = game_of(view)
    try:
        locations: tuple[Location, ...] = game.locations_of(action, view)  # the verb refuses what is not legal
    except InvalidArgument:  # nothing is clicked for it in this phase
        return
    notes = notes_for(game.NAME)
    for location in locations:
        named, seat = name_of(location), notes.seat_of(location, (action,))
        label = voice.label(action, None) if location.partition("/")[0] == BUTTON else ""
        yield names_of(location, label, [str(action)])[0] if named is None else named
        if seat is not None:
            yield voice.player(seat)
