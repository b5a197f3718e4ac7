"""Notes on a game without notes."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from criminals.cli.table.voice import Voice
from criminals.core.game.locations import Location
from criminals.core.game.registry import game_of


def on_actions(_view: Any, actions: Sequence[Any], _voice: Voice) -> list[str]:
    """No notes."""
    return [""] * len(actions)


def name_of(_location: Location, _voice: Voice) -> None:
    """No names: things have their numbers and letters."""


def seat_of(_location: Location, _actions: Sequence[Any]) -> None:
    """Nobody: players have their numbers."""


def chances(view: Any, voice: Voice) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """The things that may be at each place, where that is not certain."""
    game = game_of(view)
    for place, there in game.marginals(view).chances.items():
        if any(share != 1 for share in there.values()):
            named = voice.player(place) if type(place) is int and place in game.seats(view) else str(place)
            yield named, {str(thing): share for thing, share in there.items()}
