"""The law that secrets stay hidden: two games that a viewer cannot tell apart show the viewer the same."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import islice
from typing import Any, Final, TypeVar

from criminals.core.base.errors import NotOver
from criminals.core.base.seats import SPECTATOR, Seat, Viewer, wire_name
from criminals.core.base.value import Value
from criminals.core.game.beliefs import BeliefsByVerbs
from criminals.core.game.events import Event, Step
from criminals.core.game.position import GameState
from criminals.core.game.protocol import CompleteGame, Rng
from criminals.core.records.record import Record
from criminals.core.records.undo import can_undo, tells_what_it_reveals
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand
from criminals.testing.laws.canonical import canonical, reached
from criminals.testing.laws.first_shown import check_first_shown
from criminals.testing.laws.histories import History, called, exchanged_twin, history, sampled_twin, viewers
from criminals.testing.laws.moments import Moment
from criminals.testing.laws.public_names import is_registered, ways_of
from criminals.testing.laws.shown import questions_of, shown

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)

OTHERS: Final = 6
"""At one ply out of so many, each thing is shown to another viewer just before; at another one, just after. If all is
compared, one of the two is done at every ply."""

REMEMBERS: Final = type(lru_cache(len))
"""A function whose `cache_info` tells what it was asked before."""

WORLDS: Final = 200
"""At most so many worlds are gone through to find one that is ruled out."""

FIRST: Final = 1
"""At so many plies of a game, what is shown after others is compared with what a viewer is shown who is the first."""


def check_no_leak(
    kit: Kit[S, A],
    first: S,
    actions: Sequence[A],
    rng: Rng,
    *,
    moments: int = 1,
    tries: int = 30,
    thorough: bool = False,
    only: Callable[[str], object] | None = None,
) -> int:
    """Check over a whole game that nothing shown to a seat or the spectator depends on things they cannot know.

    At some moments of the game, a twin of it is made for each viewer: another game in which the viewer perceives the
    same. It is found without the view, by exchanging secrets at random. Where nothing can be exchanged, a twin that
    leads to a world drawn from the view takes its place. At every ply of the twin, everything shown to the viewer must
    be the same as in the true game, to the last byte.

    Args:
        kit: The game.
        first: The first state.
        actions: The actions of the game.
        rng: The generator that draws the moments and the twins.
        moments: The number of moments, drawn at random; the second one is always the end.
        tries: The number of exchanges to try for a twin.
        thorough: True to compare everything at every ply. Otherwise languages, pictures, documents, records, pickles
            and other options take turns: each is compared at one ply out of 24, and a picture at one out of 96.
        only: Called with the name of a part, as a broken law names it; only parts for which it returns something true
            are compared. Use it to look for one leak quickly.

    Returns:
        The number of twins.

    Raises:
        LawBroken: Something leaks.
    """
    past = history(kit.game, first, actions)
    for viewer in viewers(kit.game, first) if only is None else ():
        _check_references(kit, past.states, viewer)
        for ply, state in enumerate(past.states):
            _check_answers(kit, state, viewer, f"at ply {ply} ")
    for _ in range(FIRST):
        check_first_shown(Moment(kit, past, rng.randrange(len(past.states)), rng.randrange(first.players)), only)
    truths = _Shown(kit, past, thorough, only)
    twins = 0
    for viewer in viewers(kit.game, first):
        for moment in range(moments):
            ply = len(past.states) - 1 if moment == 1 else rng.randrange(len(past.states))
            now = History(past.states[: ply + 1], past.actions[:ply])
            exchanged = exchanged_twin(kit, now, viewer, rng, tries)
            sampled = sampled_twin(kit, now, viewer, rng)
            _compare(truths, sampled if exchanged is None else exchanged, viewer)
            twins += 1
    if only is None or is_registered(kit.game):
        check_undo(kit.game, past)
    return twins


def check_undo(game: CompleteGame[S, A], past: History[S, A]) -> None:
    """Check that who takes an action back has learned nothing by it, and that nobody else has.

    Not only the actions of the game are tried, but all that were legal: few games come to where one tells something.
    One's own action is no secret: the number of worlds stays as it was. For others a hidden choice can add worlds, and
    several can lead to the same one: where there are fewer, the first of those before are gone through. And nothing
    else keeps an action from being taken back: that could tell of what is hidden.
    """
    for ply, before in enumerate(past.states[:-1]):
        seat = game.actor(before)
        if not isinstance(seat, int):
            continue
        everybody = (*range(before.players), SPECTATOR)  # whatever its `seats` says, which another law compares
        told = {viewer: game.count_worlds(game.view(before, viewer)) for viewer in everybody}
        for action in game.legal_actions(before):
            after = game.apply(before, action)
            left = {viewer: game.count_worlds(game.view(after, viewer)) for viewer in told}
            revealed = game.reveals(before, action) if tells_what_it_reveals(game) else left != told
            refused = _is_undo_refused(past, ply, action, seat) if is_registered(game) else revealed
            if tells_what_it_reveals(game) and not is_registered(game):  # nobody compares what `can_undo` says of it
                where = f"at ply {ply + 1} {called(seat)} learns from what `reveals` says of {action}"
                demand(_is_revealing_alike(game, before, action, seat), f"{where} what it cannot know")
            if not refused:
                for viewer, worlds in told.items():
                    if left[viewer] == worlds or (viewer != seat and left[viewer] > worlds):
                        continue
                    if viewer == seat or _is_one_ruled_out(game, before, action, viewer):
                        told_by = f"{viewer} rules worlds out by an action that can be taken back: {action}"
                        raise LawBroken(f"at ply {ply + 1} {told_by}")
            else:
                demand(revealed, f"at ply {ply + 1} {action} cannot be taken back, though it reveals nothing")


def _is_undo_refused(past: History[Any, Any], ply: int, action: Value, seat: Seat) -> bool:
    """Test if `can_undo` refuses to take back an action at a ply."""
    return can_undo(Record.of(past.states[0], [*past.actions[:ply], action]), seat) is not None


def _is_revealing_alike(game: Any, before: GameState, action: Value, seat: Seat) -> bool:
    """Test if `reveals` says the same of an action in all worlds that look the same to a seat before and after it."""
    told, after = game.reveals(before, action), game.view(game.apply(before, action), seat)
    return all(
        game.reveals(world, action) == told
        for world in islice(game.worlds(game.view(before, seat)), WORLDS)
        if action in game.legal_actions(world) and game.view(game.apply(world, action), seat) == after
    )


def _is_one_ruled_out(game: CompleteGame[S, A], before: S, action: A, viewer: Viewer) -> bool:
    """Test if some world before an action has no legal action that the viewer would have perceived in the same way."""

    def perceived(state: S, action: A) -> tuple[Value, ...]:
        return game.view_events(game.step(state, action).events, viewer)

    told = perceived(before, action)
    return any(
        all(perceived(world, other) != told for other in game.legal_actions(world))
        for world in islice(game.worlds(game.view(before, viewer)), WORLDS)
    )


class _Shown:
    """Everything that is shown in a game, computed once for each ply and viewer."""

    def __init__(
        self, kit: Kit[Any, Any], past: History[Any, Any], thorough: bool, only: Callable[[str], object] | None
    ) -> None:
        self.kit = kit
        self.past = past
        self.thorough = thorough
        self.only = only
        self.questions = questions_of(ways_of(kit.game), only)
        self.told: dict[tuple[int, Viewer, bool], list[tuple[str, str]]] = {}

    def at(self, ply: int, viewer: Viewer, is_last: bool) -> list[tuple[str, str]]:
        key = ply, viewer, is_last
        if key not in self.told:
            self.told[key] = self.of(self.past, ply, viewer, is_last)
        return self.told[key]

    def of(self, game: History[Any, Any], ply: int, viewer: Viewer, is_last: bool) -> list[tuple[str, str]]:
        """Everything that is shown at a ply of this game or of a twin, which may be the last of the twin."""
        players = self.past.states[0].players
        seat = players if viewer is SPECTATOR else viewer
        turn = None if self.thorough else len(self.past.actions) + ply + seat
        each = 2 if self.thorough else OTHERS
        other = Moment(self.kit, game, ply, (seat + 1 + ply // each) % players)
        before = other if ply % each == 0 else None
        after = other if ply % each == each // 2 else None
        moment = Moment(self.kit, game, ply, viewer)
        return [*shown(moment, self.questions, turn, before=before, after=after, is_last=is_last, only=self.only)]


def _compare(truths: _Shown, twin: History[Any, Any], viewer: Viewer) -> None:
    kit = truths.kit
    for ply, state in enumerate(twin.states):
        is_last = state is twin.states[-1]
        ours = truths.at(ply, viewer, is_last)
        theirs = truths.of(twin, ply, viewer, is_last)
        for (name, one), (other_name, other) in zip(ours, theirs, strict=False):
            if name != other_name or one != other:
                raise LawBroken(f"at ply {ply} {name} tells {viewer} what it cannot know: {_difference(one, other)}")
        demand(len(ours) == len(theirs), f"at ply {ply} more is shown to {viewer} in one world than in another")
        views = (kit.game.view(truths.past.states[ply], viewer), kit.game.view(state, viewer))
        demand(views[0] == views[1], f"at ply {ply} two views that {viewer} cannot tell apart are not equal")


def _difference(one: str, other: str) -> str:
    """The place where two texts begin to differ, with some text before and after."""
    at = next((at for at, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"...{one[max(0, at - 40) : at + 40]!r} / ...{other[max(0, at - 40) : at + 40]!r}"


def truths_of(kit: Kit[S, A], state: S) -> tuple[type, ...]:
    """The classes of values that must never leave the process, including the `Setup` of the game if it has one."""
    setup = getattr(kit.game, "Setup", None)
    return (type(state), Event, Step, Record, *((setup,) if isinstance(setup, type) else ()))


def check_view(kit: Kit[S, A], state: S, viewer: Viewer) -> None:
    """Check that a view refers to no secret, and that verbs answer for it as for its state.

    If it is not the viewer's turn, the view must list no legal action, and refuse each with `not_your_turn`.

    Args:
        kit: The game.
        state: A state.
        viewer: The viewer.

    Raises:
        LawBroken: The law does not hold.
    """
    _check_references(kit, (state,), viewer)
    _check_answers(kit, state, viewer)


def _check_references(kit: Kit[S, A], states: Sequence[S], viewer: Viewer) -> None:
    """Check that no reference leads from views of states, from beliefs, or from the tables of states, to a secret.

    All are followed at once: most of what views lead to is the same for all of them.
    """
    kinds = truths_of(kit, states[0])
    truth = reached([kit.game.view(state, viewer) for state in states], (*kinds, REMEMBERS))
    demand(not isinstance(truth, REMEMBERS), f"a view of {viewer} leads to a function that remembers: {truth}")
    demand(truth is None, f"a view of {viewer} leads to the truth: a {type(truth).__qualname__}")
    believed = [kit.game.beliefs(kit.game.view(state, viewer)) for state in states]
    prepared = [beliefs for beliefs in believed if not isinstance(beliefs, BeliefsByVerbs)]
    secret = reached(prepared, kinds)
    demand(secret is None, f"the beliefs of {viewer} lead to the truth: a {type(secret).__qualname__}")
    hidden = reached([getattr(state, "table", None) for state in states], kinds)
    demand(hidden is None, f"the table of a state leads to the truth: a {type(hidden).__qualname__}")


def _check_answers(kit: Kit[S, A], state: S, viewer: Viewer, where: str = "") -> None:
    """Check that verbs answer for a view as for its state, off turn with nothing; `where` begins some messages."""
    game = kit.game
    view = game.view(state, viewer)
    canonical(view)
    demand(game.is_consistent(view, state), f"the view of {viewer} is not consistent with its own state")
    for verb in (game.actor, game.seats, game.outcome):
        demand(verb(view) == verb(state), f"{verb.__name__} is {verb(view)} by the view, {verb(state)} by the state")
    _check_score(game, state, view)
    listed, violations = game.legal_actions(view), {a: game.violation(view, a) for a in kit.universe(state)}
    actor = game.actor(state)
    if viewer == actor:
        legal = game.legal_actions(state)
        if listed != legal:
            told = f"of its view they are ({_listed(listed)}), of the state ({_listed(legal)})"
            raise LawBroken(f"{where}{called(viewer)}, who is to act, cannot list what is legal: {told}")
        for action, violation in violations.items():
            why = game.violation(state, action)
            if violation != why:
                raise LawBroken(f"{action} by the view of {viewer}: {violation}; by the state: {why}")
    else:
        demand(listed == (), f"{viewer}, who is not to act, is told what is legal: {listed}")
        codes = {violation and violation.code for violation in violations.values()}
        demand(actor is None or codes == {"not_your_turn"}, f"{viewer} is not to act, but told {codes}")
        demand(None not in codes, f"{viewer} is not to act, but may")
        acting = None if actor is None else wire_name(actor)
        named = {
            violation.params["actor"] for violation in violations.values() if violation and "actor" in violation.params
        }
        demand(named <= {acting}, f"{viewer} is told that {named} is to act, it is {acting}")
    if viewer is not SPECTATOR:
        for action, violation in violations.items():
            why = game.violation(state, action, by=viewer)
            if violation != why:
                raise LawBroken(f"{action} by the view of {viewer}: {violation}; by the host: {why}")


def _listed(actions: Sequence[object], most: int = 12) -> str:
    """Some actions as text, at most so many."""
    more = ", ..." if len(actions) > most else ""
    return ", ".join(map(str, actions[:most])) + more


def _check_score(game: CompleteGame[S, A], state: S, view: Any) -> None:
    """Check that a view has a score once the game is over, and not before."""
    try:
        sheet = game.score(view)
    except NotOver:
        demand(game.actor(state) is not None, "the game is over, but a view has no score")
    else:
        demand(game.actor(state) is None, "a view tells the score before the end")
        demand(sheet == game.score(state), "a view tells another score than its state")
