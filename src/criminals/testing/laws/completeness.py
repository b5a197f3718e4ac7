"""The law that a view is exactly what was perceived, proved on a tiny game by listing all its histories."""

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Generic, TypeVar

import attrs

from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import demand
from criminals.testing.laws.canonical import canonical
from criminals.testing.laws.histories import viewers

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


@attrs.frozen
class Searched:
    """The size of a search."""

    histories: int
    """The number of histories, including the set-ups."""
    groups: int
    """The number of groups of histories that a viewer cannot tell apart."""
    actions: frozenset[str]
    """The texts of all actions that were played."""


@attrs.define
class _Group(Generic[S]):
    """The states of the histories in which a viewer perceived the same."""

    viewer: Viewer
    states: set[S] = attrs.field(factory=set[S])


def check_view_complete(
    kit: Kit[S, A], firsts: Iterable[S], *, depth: int | None = None, only: Callable[[S, A], bool] = lambda _s, _a: True
) -> Searched:
    """Check every history of a tiny edition, grouped by what a viewer perceived.

    Each group must have one view, the worlds of this view must be exactly the states of the group, and the actor must
    have the same legal actions in all of them. The grouping uses neither views nor sampling.

    Args:
        kit: The game.
        firsts: All possible first states.
        depth: The number of actions to search; None goes to the end of each game.
        only: Called with a state and an action, it returns False to leave out the action, so that you can search
            deeper. Everybody must be able to tell which actions are left out.

    Returns:
        The size of the search.

    Raises:
        LawBroken: The law does not hold.
    """
    level = _first_level(kit, firsts)
    histories = groups = 0
    actions: set[str] = set()
    while level:
        histories += len(level)
        groups += _check_groups(kit, level)
        level = _next_level(kit, level, only, actions) if depth is None or depth > 0 else []
        depth = None if depth is None else depth - 1
    return Searched(histories, groups, frozenset(actions))


_Level = list[tuple[S, tuple[_Group[S], ...]]]
"""Histories of one length: the last state of each, and its group for each viewer."""


def _first_level(kit: Kit[S, A], firsts: Iterable[S]) -> _Level[S]:
    names: dict[Hashable, _Group[S]] = {}
    level: _Level[S] = []
    for state in firsts:
        groups = [
            names.setdefault((viewer, kit.perceived_at_first(state, viewer)), _Group(viewer))
            for viewer in viewers(kit.game, state)
        ]
        level.append((state, tuple(groups)))
    return _with_states(level)


def _next_level(kit: Kit[S, A], level: _Level[S], only: Callable[[S, A], bool], actions: set[str]) -> _Level[S]:
    """All histories with one more action. A group is given by the group before it and what was perceived since."""
    names: dict[Hashable, _Group[S]] = {}
    later: _Level[S] = []
    for state, groups in level:
        for action in kit.game.legal_actions(state):
            if not only(state, action):
                continue
            after = kit.game.apply(state, action)
            actions.add(str(action))
            named = [
                names.setdefault((id(group), kit.perceived(state, action, after, group.viewer)), _Group(group.viewer))
                for group in groups
            ]
            later.append((after, tuple(named)))
    return _with_states(later)


def _with_states(level: _Level[S]) -> _Level[S]:
    for state, groups in level:
        for group in groups:
            group.states.add(state)
    return level


def _check_groups(kit: Kit[S, A], level: _Level[S]) -> int:
    """Check each group of a level; a view that several groups share is checked once."""
    views: dict[tuple[S, Viewer], str] = {}
    worlds: dict[str, frozenset[S]] = {}
    groups = {id(group): group for _, groups in level for group in groups}
    for group in groups.values():
        viewer = group.viewer
        for state in group.states:
            if (state, viewer) not in views:
                # another history that led to an equal state may stand for this one: its sets can go in another order
                views[state, viewer] = canonical(kit.game.view(state, viewer), ordered=False)
        texts = sorted({views[state, viewer] for state in group.states})
        demand(
            len(texts) == 1, f"{viewer} perceived the same in histories that lead to {len(texts)} views: {texts[:2]}"
        )
        some = next(iter(group.states))
        if texts[0] not in worlds:
            worlds[texts[0]] = _worlds(kit, kit.game.view(some, viewer))
        _check_worlds(group, worlds[texts[0]])
        _check_legal(kit, group)
    return len(groups)


def _worlds(kit: Kit[S, A], view: Any) -> frozenset[S]:
    listed: list[S] = list(kit.game.worlds(view))
    found = frozenset(listed)
    count = kit.game.count_worlds(view)
    demand(len(found) == len(listed) == count, f"{count} worlds counted, {len(listed)} listed, {len(found)} different")
    return found


def _check_worlds(group: _Group[S], worlds: frozenset[S]) -> None:
    missing, extra = len(group.states - worlds), len(worlds - group.states)
    demand(not missing, f"the view of {group.viewer} rules out {missing} of {len(group.states)} states that it cannot")
    demand(not extra, f"the view of {group.viewer} has forgotten what rules out {extra} of its {len(worlds)} worlds")


def _check_legal(kit: Kit[S, A], group: _Group[S]) -> None:
    """Check that the legal actions of the actor depend only on what the actor perceived."""
    game = kit.game
    legal = {game.legal_actions(state) for state in group.states if game.actor(state) == group.viewer}
    demand(len(legal) <= 1, f"what is legal for {group.viewer} depends on what it cannot know: {legal}")
