"""What all games refuse alike: a name that is nothing in the box, and what is tried out of phase, turn or time."""

from functools import lru_cache
from typing import Any

import attrs

from criminals.core.checks import check_is_action
from criminals.core.errors import Param, Violation
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import Chance, Seat, Viewer, check_viewer, wire_name


@attrs.frozen(eq=False)
class Refusals:
    """The refusals of a game. Each method is given the clause; those that are given an action check that it is one.

    What is no action of the game is a `TypeError` there, and no refusal.
    """

    game: str
    actions: tuple[type, ...]
    """The classes of its actions."""

    def refuse(self, clause: str, code: str, **params: Param) -> Violation:
        """A refusal under a clause."""
        return Violation(self.game, clause, code, FrozenMap(params))

    def no_such(self, clause: str, kind: str, name: int | str) -> Violation:
        """Refuse a name that is nothing in this box."""
        return self.refuse(clause, "no_such_thing", kind=kind, name=name)

    def wrong_phase(self, clause: str, phase: str, action: object) -> Violation:
        """Refuse an action of another phase."""
        check_is_action(action, self.game, self.actions)
        return _same(self, clause, "wrong_phase", phase=phase)

    def not_your_turn(self, clause: str, asker: Viewer, actor: Seat | Chance, action: object) -> Violation:
        """Refuse whatever is tried while another is to act, or chance."""
        check_is_action(action, self.game, self.actions)
        return _same(self, clause, "not_your_turn", seat=wire_name(asker), actor=wire_name(actor))

    def game_over(self, clause: str, action: object) -> Violation:
        """Refuse whatever is tried after the end."""
        check_is_action(action, self.game, self.actions)
        return _same(self, clause, "game_over")


@lru_cache(maxsize=256)
def _same(refusals: Refusals, clause: str, code: str, **params: int | str) -> Violation:
    """A refusal that does not depend on the action: who asks about all of them, is given one value."""
    return refusals.refuse(clause, code, **params)


def asker_of(where: Any, by: Viewer | None) -> Viewer | None:
    """Who asks why an action is refused: of a view its viewer, of a state `by`; None stands for whoever is to act.

    `ValueError` for who is not at the table, and for another than the viewer.
    """
    if by is not None:
        check_viewer(by, where.players)
    viewer: Viewer | None = getattr(where, "viewer", None)
    if viewer is None:
        return by
    if by is not None and by != viewer:
        raise ValueError(f"a view answers for its viewer, {viewer!r}, not for {by!r}")
    return viewer
