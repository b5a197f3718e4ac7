"""The law that nothing is kept from one world for another: a process that saw one world alone shows what another shows.

What a process keeps by what all can see, such as the table, is the same for two worlds that a viewer cannot tell apart,
so within one process they look alike, whatever was kept. Here each world has a process of its own. Rare moments are
looked for: of many games only those are shown whose last step has seldom been met.
"""

import os
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from criminals.core.base.seats import SPECTATOR
from criminals.core.base.value import Value
from criminals.core.game.events import Event
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame
from criminals.core.records.dumping import dumps, loads
from criminals.core.records.record import Record
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken
from criminals.testing.laws.first_shown import digests, in_a_copy
from criminals.testing.laws.histories import History, exchanged_twin, history, random_actions, sampled_twin, viewers
from criminals.testing.laws.moments import Moment
from criminals.testing.laws.public_names import ways_of
from criminals.testing.laws.shown import questions_of, shown

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

OFTEN: Final = 1
"""A step of a kind that was met so often is not shown again."""

TRIES: Final = 8
"""The exchanges of secrets that are tried for another world."""

Met: TypeAlias = tuple[str, str, int]
"""Two games that a viewer cannot tell apart, as documents, and the place of the viewer among all of them."""


def check_shown_alone(
    kit: Kit[S, A],
    deal: Callable[[Random], S],
    seed: int,
    *,
    games: int = 40,
    only: Callable[[str], object] | None = None,
) -> int:
    """Check that a viewer is shown the same at rare moments by two processes, each of which knows one world.

    Args:
        kit: The game. It must have documents.
        deal: Makes the first state of a game with a generator.
        seed: The seed for the games, the moments and the viewers.
        games: The number of games to play in search of rare moments.
        only: As in `check_no_leak`.

    Returns:
        The number of moments. Where processes cannot be copied, nothing is checked, and it is 0.

    Raises:
        LawBroken: The law does not hold.
    """
    if not hasattr(os, "fork"):
        return 0
    met = in_a_copy(partial(_met, kit, deal, seed, games))
    ours = in_a_copy(partial(_shown, kit, [(one, who) for one, _, who in met], only))
    theirs = in_a_copy(partial(_shown, kit, [(other, who) for _, other, who in met], only))
    for here, there, (record, _, who) in zip(ours, theirs, met, strict=True):
        for name in here.keys() | there.keys():
            if here.get(name) != there.get(name):
                viewer = viewers(kit.game, next(loads(record, "record").replay()))[who]
                raise LawBroken(f"{name} tells {viewer} of one world what it does not tell of another: {record}")
    return len(met)


def _met(kit: Kit[S, A], deal: Callable[[Random], S], seed: int, games: int) -> list[Met]:
    """The rare moments of some games, each with another world."""
    rng, seen, found = Random(seed), Counter[Hashable](), list[Met]()
    for _ in range(games):
        first = deal(rng)
        past = history(kit.game, first, random_actions(kit, first, rng))
        for ply in range(1, len(past.states)):
            before = past.states[ply - 1]
            kind = _kind(kit.game, before, kit.game.step(before, past.actions[ply - 1]).events)
            seen[kind] += 1
            if seen[kind] <= OFTEN:
                now = History(past.states[: ply + 1], past.actions[:ply])
                found.extend(_with_twins(kit, now, rng))
    return found


def _with_twins(kit: Kit[S, A], now: History[S, A], rng: Random) -> Iterator[Met]:
    """The moment for a viewer drawn at random, if they can take another world for the true one."""
    all_of_them = viewers(kit.game, now.states[0])
    who = rng.randrange(len(all_of_them))
    twin = exchanged_twin(kit, now, all_of_them[who], rng, TRIES) or sampled_twin(kit, now, all_of_them[who], rng)
    if twin.states[-1] != now.states[-1] or twin.actions != now.actions:
        one, other = (dumps(Record.of(game.states[0], game.actions)) for game in (now, twin))
        yield one, other, who


def _kind(game: CompleteGame[Any, Any], before: Any, events: Sequence[Event[Any]]) -> Hashable:
    """The kind of a step: the classes of its events, who perceives them, and which kinds of pieces move how."""
    movements = getattr(game, "movements", None)
    view, moved = game.view(before, SPECTATOR), list[Hashable]()
    for fact in game.view_events(events, SPECTATOR):
        for each in movements(fact, view) if movements else ():
            piece, way = each.piece, (each.source.partition("/")[0], each.target.partition("/")[0])
            moved.append((piece.kind, piece.face_down, piece.value is None, *way))
        view = game.fold(view, (fact,))
    told: list[Hashable] = [(event.fact.__class__.__name__, event.seers is None) for event in events]
    return tuple(told), frozenset(moved)


def _shown(
    kit: Kit[Any, Any], games: Sequence[tuple[str, int]], only: Callable[[str], object] | None
) -> list[dict[str, bytes]]:
    """The digests of what is shown at the end of some games, to a viewer each."""
    questions = questions_of(ways_of(kit.game), only)
    found: list[dict[str, bytes]] = []
    for turn, (text, who) in enumerate(games):
        record: Record = loads(text, "record")
        past = history(kit.game, next(record.replay()), record.actions)
        moment = Moment(kit, past, len(past.actions), viewers(kit.game, past.states[0])[who])
        found.append(digests(shown(moment, questions, None if only else turn, only=only)))
    return found
