"""Violations that all games have in common: unknown names, and actions of another phase, turn or time."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple

import attrs

from criminals.core.base.checks import check_is_action
from criminals.core.base.errors import Param, Violation
from criminals.core.base.faults import given, invalid
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import Chance, Seat, Viewer, check_viewer, wire_name

UNDO: Final = "undo"
"""The clause of the violations of `can_undo`; it is not in any rulebook."""

UNDO_PARAMS: Final[Mapping[str, tuple[str, ...]]] = {
    "nothing_to_undo": (),
    "another_acted": ("actor",),
    "something_revealed": (),
}
"""The parameters of each violation of `can_undo`, by its code: the same in all games."""


class Reason(NamedTuple):
    """A reason why an action is not legal: the clause it breaks and a code."""

    clause: str
    """The number of the clause."""
    code: str
    """A stable code, such as `"empty_hangout"`."""


@attrs.frozen(eq=False)
class Refusals:
    """Makes the violations of a game.

    Methods that take an action raise `TypeError` if it is not an action of the game.
    """

    game: str
    """The name of the game."""
    actions: tuple[type, ...]
    """The classes of the game's actions."""
    params: Mapping[str, tuple[str, ...]] = FrozenMap()
    """The names of the parameters of each code, which `refused` looks up."""

    def refuse(self, clause: str, code: str, **params: Param) -> Violation:
        """Make a violation.

        Args:
            clause: The number of the clause that the action breaks.
            code: A stable code.
            params: The parameters of the code.

        Returns:
            The violation.
        """
        return Violation(self.game, clause, code, FrozenMap(params))

    def refused(self, reason: Reason | None, **known: Param) -> Violation | None:
        """Make the violation for a reason, with the parameters that its code needs.

        Args:
            reason: The reason, or None for a legal action.
            known: All parameters that are known here; the code's own are picked from them.

        Returns:
            The violation; None without a reason.

        Raises:
            KeyError: A parameter of the code is not among the known ones.
        """
        if reason is None:
            return None
        clause, code = reason
        return self.refuse(clause, code, **{name: known[name] for name in self.params[code]})

    def no_such(self, clause: str, kind: str, name: int | str) -> Violation:
        """Refuse a name that stands for nothing in this edition.

        Args:
            clause: The number of the clause.
            kind: The kind of thing, such as `"hangout"`.
            name: The name in the action.

        Returns:
            The violation `no_such_thing`.
        """
        return self.refuse(clause, "no_such_thing", kind=kind, name=name)

    def wrong_phase(self, clause: str, phase: str, action: object) -> Violation:
        """Refuse an action of another phase.

        Args:
            clause: The number of the clause.
            phase: The name of the present phase.
            action: The action.

        Returns:
            The violation `wrong_phase`.

        Raises:
            TypeError: It is not an action of the game.
        """
        check_is_action(action, self.game, self.actions)
        return _same(self, clause, "wrong_phase", phase=phase)

    def not_your_turn(self, clause: str, asker: Viewer, actor: Seat | Chance, action: object) -> Violation:
        """Refuse any action of a player whose turn it is not.

        Args:
            clause: The number of the clause.
            asker: The viewer who wants to act.
            actor: The seat whose turn it is, or `CHANCE`.
            action: The action.

        Returns:
            The violation `not_your_turn`.

        Raises:
            TypeError: It is not an action of the game.
        """
        check_is_action(action, self.game, self.actions)
        return _same(self, clause, "not_your_turn", seat=wire_name(asker), actor=wire_name(actor))

    def game_over(self, clause: str, action: object) -> Violation:
        """Refuse any action after the end.

        Args:
            clause: The number of the clause.
            action: The action.

        Returns:
            The violation `game_over`.

        Raises:
            TypeError: It is not an action of the game.
        """
        check_is_action(action, self.game, self.actions)
        return _same(self, clause, "game_over")


@lru_cache(maxsize=256)
def _same(refusals: Refusals, clause: str, code: str, **params: int | str) -> Violation:
    """A violation that does not depend on the action: one value is shared by all questions."""
    return refusals.refuse(clause, code, **params)


def asker_of(position: Any, by: Viewer | None) -> Viewer | None:
    """The viewer for whom `violation` answers: the viewer of a view, or `by`.

    Args:
        position: A state or a view.
        by: The argument `by` of `violation`.

    Returns:
        The viewer; None if the question is asked for the actor.

    Raises:
        InvalidArgument: `by` is not at the table, or is not the viewer of the view.
    """
    if by is not None:
        check_viewer(by, position.players)
    viewer: Viewer | None = getattr(position, "viewer", None)
    if viewer is None:
        return by
    if by is not None and by != viewer:
        raise invalid("other_viewer", viewer=given(viewer), given=given(by))
    return viewer
