"""A view with places for the crooks that its viewer does not know, and the world that they make up there (§6.14)."""

from collections.abc import Sequence
from typing import NamedTuple

from criminals.games.crooks.knowledge.unknowns import Hidden
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.masks import free_of, payable_of
from criminals.games.crooks.rules.state import State, with_secrets


class Frame(NamedTuple):
    """All crooks in a list of places, and what else the worlds of a view consist of.

    Those of a hangout stand together: first who lies there, then who left it, the last first; the box comes last.
    """

    view: View
    crooks: Sequence[int]
    """The crooks in their places, 0 in place of a hidden one."""
    starts: Sequence[int]
    """The first place of each hangout, and of the box."""
    payable: int
    """The mask of the same name of every world."""
    free: int
    """The mask of the same name of every world."""


def frame_of(view: View, hidden: Hidden) -> Frame:
    """The frame of a view, given what is hidden in it."""
    crooks: list[int] = []
    starts: list[int] = []
    for dealt in hidden.dealt:
        starts.append(len(crooks))
        crooks += dealt
    starts.append(len(crooks))
    crooks += [0] * view.layout.undealt
    return Frame(view, crooks, starts, payable_of(view.sizes, view.layout.bits), free_of(view.rows))


def world_of(frame: Frame, crooks: Sequence[int]) -> State:
    """The world in which these crooks are in the places of a frame; who lies together does so in no order (§6.9)."""
    view, _, starts, payable, free = frame
    dealt: list[tuple[int, ...]] = []
    start = 0
    for size, end in zip(view.sizes, starts[1:], strict=True):
        if size:
            left = start + size
            dealt.append((*sorted(crooks[start:left]), *crooks[left:end]))
        else:
            dealt.append(tuple(crooks[start:end]))
        start = end
    return with_secrets(view, tuple(dealt), tuple(sorted(crooks[start:])), payable, free)
