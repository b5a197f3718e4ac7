"""Notes on a game that has none of its own."""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from criminals.core.registry import game_of


def on_actions(_view: Any, actions: Sequence[Any]) -> list[str]:
    """Nothing."""
    return [""] * len(actions)


def on_fact(_view: Any, _fact: Any) -> str:
    """Nothing."""
    return ""


def chances(view: Any) -> Iterator[tuple[str, Mapping[str, Fraction]]]:
    """What may be at each place that is not certain."""
    for place, there in game_of(view).marginals(view).chances.items():
        if any(share != 1 for share in there.values()):
            yield str(place), {str(thing): share for thing, share in there.items()}
