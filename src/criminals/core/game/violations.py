"""What all games refuse alike: a name that is nothing in the box, and what is tried out of phase, turn or time."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import attrs

from criminals.core.base.checks import check_is_action
from criminals.core.base.errors import Param, Violation
from criminals.core.base.faults import given, invalid
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Chance, Seat, Viewer, check_viewer, wire_name

UNDO_PARAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "nothing_to_undo": (),
    "another_acted": ("actor",),
    "something_revealed": (),
}
"""The parameters of the violations of `can_undo`, by their codes: the same in all games."""


class Reason(NamedTuple):
    """Why an action is not legal: what a function of a game's `rules/legality.py` returns instead of None."""

    clause: str
    code: str


@attrs.frozen(eq=False)
class Refusals:
    """Makes the violations of a game. Every method takes the clause.

    Methods that take an action raise `TypeError` if it is no action of the game.
    """

    game: str
    actions: tuple[type, ...]
    """The classes of its actions."""
    params: Mapping[str, tuple[str, ...]] = FrozenMap()
    """The names of the parameters that a violation has, by its code: for `refused`."""

    def refuse(self, clause: str, code: str, **params: Param) -> Violation:
        """A violation under a clause."""
        return Violation(self.game, clause, code, FrozenMap(params))

    def refused(self, reason: Reason | None, **known: Param) -> Violation | None:
        """The violation for a reason, with those of some parameters that its code has; None without a reason."""
        if reason is None:
            return None
        clause, code = reason
        return self.refuse(clause, code, **{name: known[name] for name in self.params[code]})

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


def asker_of(position: Any, by: Viewer | None) -> Viewer | None:
    """The viewer for whom `violation` answers: the viewer of a view, or `by`. None means whoever is to act.

    Args:
        position: A state or a view.
        by: The argument of `violation`.

    Raises:
        InvalidArgument: `by` is not at the table, or not the viewer of the view.
    """
    if by is not None:
        check_viewer(by, position.players)
    viewer: Viewer | None = getattr(position, "viewer", None)
    if viewer is None:
        return by
    if by is not None and by != viewer:
        raise invalid("other_viewer", viewer=given(viewer), given=given(by))
    return viewer
