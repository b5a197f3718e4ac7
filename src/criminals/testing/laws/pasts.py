"""The laws of the past: `histories` has the true one, and exactly those that are perceived the same."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any, Generic, TypeVar

import attrs

import criminals
from criminals.core.base.seats import Viewer
from criminals.core.base.value import Value
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.core.records.record import Record
from criminals.core.records.view_record import ViewRecord
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import demand
from criminals.testing.laws.histories import History, history, perceptions, sampled_twin, viewers

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


def check_histories(
    kit: Kit[S, A], first: S, actions: Sequence[A], rng: Rng, *, most: int = 100, single: bool = False
) -> int:
    """Check the pasts of a game, for every viewer: those of the true state, and those of a world drawn from the view.

    There must be a past, each must lead to the world and be perceived the same, and none may occur twice. The true
    record, or the one that leads to the drawn world, must be among the first `most` if there are no more.

    Args:
        kit: The game.
        first: The first state.
        actions: The actions of the game.
        rng: The generator that draws worlds.
        most: The number of pasts to look at for each world.
        single: True to check that there is only one past.

    Returns:
        The number of pasts that were looked at.

    Raises:
        LawBroken: The law does not hold.
    """
    past = history(kit.game, first, actions)
    record = Record.of(first, actions)
    checked = 0
    for viewer in viewers(kit.game, first):
        view_record = record.for_viewer(viewer)
        perceived = perceptions(kit, past, viewer)
        for true in (past, sampled_twin(kit, past, viewer, rng)):
            found = [*islice(criminals.histories(view_record, true.states[-1]), most + 1)]
            checked += len(found)
            demand(bool(found), f"no past leads {viewer} to a world behind its view")
            demand(not single or len(found) == 1, f"a world of {viewer} has more than one past")
            for each in found:
                _check_past(kit, each, true.states[-1], perceived, viewer)
            pasts = {(each.setup, each.actions) for each in found}
            demand(len(pasts) == len(found), f"a past is listed twice for {viewer}")
            wanted = Record.of(true.states[0], true.actions)
            listed = len(found) > most or (wanted.setup, wanted.actions) in pasts
            demand(listed, f"the past that leads {viewer} to a world is not among its histories")
    return checked


def _check_past(kit: Kit[S, A], record: Record[Any, Any, A, S], world: S, perceived: object, viewer: Viewer) -> None:
    states = [*record.replay()]
    demand(states[-1] == world, f"a past of {viewer} leads to another world")
    same = perceptions(kit, History(states, record.actions), viewer) == perceived
    demand(same, f"a past is listed that {viewer} would have perceived otherwise")


@attrs.frozen
class _Played(Generic[S, A]):
    """A line of play on the way, and for each viewer what was perceived of it: by the kit, and as view events."""

    state: S
    actions: tuple[A, ...]
    perceived: tuple[tuple[Hashable, ...], ...]
    steps: tuple[tuple[tuple[Any, ...], ...], ...]


def check_all_histories(kit: Kit[S, A], firsts: Iterable[S]) -> int:
    """Check every whole game of a tiny edition: for every viewer, `histories` lists all games that look the same.

    The games that look the same are found without it: they start from these first states, the viewer perceived the
    same, and they led to the same last state.

    Args:
        kit: The game.
        firsts: All first states that the viewers cannot tell apart.

    Returns:
        The number of games.

    Raises:
        LawBroken: The law does not hold.
    """
    games = 0
    groups: dict[tuple[Viewer, Hashable, S], tuple[ViewRecord, set[tuple[Any, tuple[A, ...]]]]] = {}
    for first in firsts:
        setup = Record.of(first).setup
        views = [kit.game.view(first, viewer) for viewer in viewers(kit.game, first)]
        for played in _games(kit, first):
            games += 1
            each = zip(viewers(kit.game, first), views, played.perceived, played.steps, strict=True)
            for viewer, view, perceived, steps in each:
                key = viewer, perceived, played.state
                if key not in groups:
                    groups[key] = ViewRecord(view, steps), set()
                groups[key][1].add((setup, played.actions))
    for (viewer, _, world), (view_record, wanted) in groups.items():
        listed = [(each.setup, each.actions) for each in criminals.histories(view_record, world)]
        demand(len(set(listed)) == len(listed), f"a past is listed twice for {viewer}")
        missing, extra = len(wanted - {*listed}), len({*listed} - wanted)
        demand(not missing, f"{missing} of {len(wanted)} pasts that {viewer} perceived the same are not listed")
        demand(not extra, f"{extra} pasts are listed that {viewer} would have perceived otherwise")
    return games


def _games(kit: Kit[S, A], first: S) -> Iterator[_Played[S, A]]:
    """Every whole game from a first state."""
    game = kit.game
    everybody = viewers(game, first)
    begun = tuple((kit.perceived_at_first(first, viewer),) for viewer in everybody)
    waiting: list[_Played[S, A]] = [_Played(first, (), begun, ((),) * len(everybody))]
    while waiting:
        played = waiting.pop()
        legal = game.legal_actions(played.state)
        if not legal:
            yield played
        for action in legal:
            after, events = game.step(played.state, action)
            perceived = tuple(
                (*before, kit.perceived(played.state, action, after, viewer))
                for viewer, before in zip(everybody, played.perceived, strict=True)
            )
            steps = tuple(
                (*before, game.view_events(events, viewer))
                for viewer, before in zip(everybody, played.steps, strict=True)
            )
            waiting.append(_Played(after, (*played.actions, action), perceived, steps))
