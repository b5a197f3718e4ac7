"""The laws of play. Each function checks one state; `check_game` plays a whole random game and checks every state."""

import pickle
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TypeVar

import attrs

from criminals.core.base.errors import IllegalAction, Violation
from criminals.core.base.seats import CHANCE
from criminals.core.base.value import Value
from criminals.core.game.chance import advance
from criminals.core.game.position import GameState
from criminals.core.game.protocol import Rng
from criminals.testing.kits.kit import Kit
from criminals.testing.laws.broken import LawBroken, demand

S = TypeVar("S", bound=GameState)
A = TypeVar("A", bound=Value)


def check_legality(kit: Kit[S, A], state: S) -> None:
    """Check that actions are listed if and only if they are legal: each once, in a fixed order, none only at the end.

    Args:
        kit: The game.
        state: A state.

    Raises:
        LawBroken: The law does not hold.
    """
    asked = _asked(kit, state)
    _check_listed(kit, state, asked)
    _check_texts(kit, asked)


def check_violations(kit: Kit[S, A], state: S) -> None:
    """Check that `apply` takes legal actions, and raises `IllegalAction` with the violation for all others.

    Args:
        kit: The game.
        state: A state.

    Raises:
        LawBroken: The law does not hold.
    """
    _check_applied(kit, state, _asked(kit, state))


def _asked(kit: Kit[S, A], state: S) -> dict[A, Violation | None]:
    """Every action of the universe, and its violation."""
    return {action: kit.game.violation(state, action) for action in kit.universe(state)}


def _check_listed(kit: Kit[S, A], state: S, asked: Mapping[A, Violation | None]) -> None:
    game = kit.game
    listed = game.legal_actions(state)
    demand(game.legal_actions(state) == listed, "the legal actions change from one call to the next")
    demand(len(set(listed)) == len(listed), f"an action is listed twice: {listed}")
    over = game.actor(state) is None
    demand((not listed) == over, f"{len(listed)} legal actions, actor {game.actor(state)}")
    demand((game.outcome(state) is not None) == over, "an outcome before the end, or none at it")
    legal = {action for action, why in asked.items() if why is None}
    for action in set(listed) - legal:
        why = game.violation(state, action)
        demand(why is None, f"{action} is listed, but refused: {why}")
        demand(action in asked, f"{action} is listed, but not in the universe")
    for action in legal - set(listed):
        demand(False, f"{action} is legal, but not listed")


def _check_texts(kit: Kit[S, A], actions: Iterable[A]) -> None:
    for action in actions:
        if kit.game.parse_action(str(action)) != action:
            raise LawBroken(f"{action!r} does not come back from its text")


def _check_applied(kit: Kit[S, A], state: S, asked: Mapping[A, Violation | None]) -> None:
    told: set[tuple[type, str]] = set()  # a sentence takes longer than a refusal: one for each kind of action and code
    for action, why in asked.items():
        try:
            kit.game.apply(state, action)
        except IllegalAction as error:
            if why is None:
                raise LawBroken(f"{action} is legal, but refused: {error}") from error
            if error.violation != why or error.action != action:
                raise LawBroken(f"{error} does not carry its violation") from error
            if (kind := (type(action), why.code)) not in told:
                told.add(kind)
                demand(f"§{why.clause}" in str(error), f"{error} does not name its clause")
        except Exception as error:
            raise LawBroken(f"{action} raised {type(error).__name__}: {error}") from error
        else:
            if why is not None:
                raise LawBroken(f"{action} is refused as {why}, but applied")


def check_immutable(kit: Kit[S, A], state: S) -> None:
    """Check that no verb changes a state, and that its fields cannot be set.

    Args:
        kit: The game.
        state: A state.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    copy: S = pickle.loads(pickle.dumps(state))  # noqa: S301 -- its own bytes
    demand(copy == state and hash(copy) == hash(state), "a state is not equal to its copy")
    for action in game.legal_actions(state):
        game.apply(state, action)
    game.score(state)
    game.reveal(state)
    for name in _field_names(type(state)):
        try:
            setattr(state, name, None)
        except AttributeError:
            continue
        raise LawBroken(f"the field {name} of a state can be set")
    demand(copy == state and hash(copy) == hash(state), "a verb changed its state")


def _field_names(cls: type) -> list[str]:
    return [field.name for field in attrs.fields(cls)] if attrs.has(cls) else []


def check_game(kit: Kit[S, A], state: S, rng: Rng) -> S:
    """Play a whole random game and check every law of play at every state, and the past states again at the end.

    Args:
        kit: The game.
        state: The first state.
        rng: The generator that chooses the actions.

    Returns:
        The last state.

    Raises:
        LawBroken: A law does not hold.
    """
    game = kit.game
    past: list[tuple[S, bytes]] = []
    written: set[A] = set()  # an action's text is the same in every state
    bound = kit.longest(state)
    while True:
        past.append((state, pickle.dumps(state)))
        demand(not kit.faults(state), f"after {len(past) - 1} actions: {'; '.join(map(str, kit.faults(state)))}")
        asked = _asked(kit, state)
        _check_listed(kit, state, asked)
        _check_applied(kit, state, asked)
        _check_texts(kit, asked.keys() - written)
        written |= asked.keys()
        check_immutable(kit, state)
        check_score(kit, state)
        check_chance(kit, state, rng)
        actions = game.legal_actions(state)
        if not actions:
            break
        demand(len(past) <= bound, f"the game has not ended within {bound} actions")
        state = game.apply(state, actions[rng.randrange(len(actions))])
    for ply, (before, text) in enumerate(past):
        demand(pickle.loads(text) == before, f"ply {ply} changed later")  # noqa: S301 -- its own bytes
    return state


def check_chance(kit: Kit[S, A], state: S, rng: Rng) -> None:
    """Check that legal actions have probabilities if and only if chance is to act, and that `advance` acts for it.

    Args:
        kit: The game.
        state: A state.
        rng: The generator for `advance`.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    chances = game.chances(state)
    pending = game.actor(state) is CHANCE
    demand(bool(chances) == pending, f"{len(chances)} chances, actor {game.actor(state)}")
    if pending:
        actions, shares = zip(*chances, strict=True)
        legal = game.legal_actions(state)
        demand(actions == legal, f"chance can do {actions}, legal are {legal}")
        exact = all(type(share) is Fraction and share > 0 for share in shares)
        demand(exact, f"the chances are {shares}: each is an exact fraction above 0")
        demand(sum(shares) == 1, f"the chances sum to {sum(shares)}")
    after = advance(game, state, rng)
    demand(pending or after == state, "advance changed a state in which nothing was up to chance")
    demand(game.actor(after) is not CHANCE and not game.chances(after), "something is up to chance after advance")


def check_score(kit: Kit[S, A], state: S) -> None:
    """Check that `score` and `points` give each seat the sum of its lines, and that the winners are seats in order.

    Args:
        kit: The game.
        state: A state.

    Raises:
        LawBroken: The law does not hold.
    """
    game = kit.game
    sheet = game.score(state)
    seats = game.seats(state)
    sums = tuple(sum(line.points for line in sheet.lines if line.seat == seat) for seat in seats)
    demand(sheet.points == sums, f"points {sheet.points}, the lines sum to {sums}")
    points = game.points(state)
    demand(points == sums, f"points {points} without the lines, the lines sum to {sums}")
    outcome = game.outcome(state)
    if outcome is not None:
        demand(
            bool(outcome.winners) and list(outcome.winners) == sorted(set(outcome.winners) & set(seats)),
            f"winners {outcome.winners}",
        )
