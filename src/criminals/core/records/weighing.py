"""The probability of the pasts of a world by a model of the players, summed ply by ply without listing the pasts."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import inf, isfinite, log
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.core.base.faults import given, invalid, named
from criminals.core.base.seats import CHANCE, Seat
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.trails import anything
from criminals.core.records.pasts import Past, past_of
from criminals.core.records.view_record import ViewRecord

Policy: TypeAlias = Callable[[Any], Mapping[Any, float]]
"""A model of a player: the chance of each legal action, by the actor's view."""

Layer: TypeAlias = dict[Any, float]
"""The states that the pasts can have come to at a ply, and how likely each is, the likeliest having 1."""

IMPOSSIBLE: Final = -inf
"""The logarithm of no chance at all."""

Line: TypeAlias = list[tuple[Any, Any]]
"""A past: each state with the action that was played in it."""


def log_weights(
    game: CompleteGame[Any, Any], record: ViewRecord, policy: Policy, worlds: Iterable[Any]
) -> Iterator[float]:
    """For each world, the logarithm of the sum of the chances of its pasts; less a constant, the same for all."""
    model = _Model(game, record, policy)
    in_turn = iter(worlds)
    line: Line = []
    for world in in_turn:
        past = past_of(game, record, world)
        if past.trail.is_single:
            found = _line(past, line)
            line = found or line
            yield IMPOSSIBLE if found is None else _of_line(model, found)
        elif past.trail.by_seat:
            yield from _by_seat(past, model, world, in_turn)
        else:
            yield _log_weight(past, model, world)


@attrs.frozen
class _Model:
    """The policy, asked about the choices of all seats but the viewer's: these are the same in all pasts."""

    game: CompleteGame[Any, Any]
    record: ViewRecord
    policy: Policy

    def shares(self, state: Any, only: Seat | None = None) -> Mapping[Any, float | Fraction] | None:
        """The chances of the actions in a state.

        None, if each counts as 1: the viewer's own actions, forced ones, and those of other seats than `only`, if
        given.
        """
        actor = self.game.actor(state)
        if actor is CHANCE:
            return dict(self.game.chances(state)) if only is None else None
        if actor is None or actor == self.record.viewer or (only is not None and actor != only):
            return None
        legal = self.game.legal_actions(state)
        return None if len(legal) == 1 else self._checked(self.game.view(state, actor), legal)

    def _checked(self, view: Any, legal: tuple[Any, ...]) -> Mapping[Any, float]:
        """The policy's chances in a view, as shares of their sum."""
        told: Any = self.policy(view)
        if not isinstance(told, Mapping):
            raise invalid("policy_no_mapping", given=given(told))
        chances = cast(Mapping[Any, Any], told)  # type: ignore[redundant-cast]  # pyright needs it
        for action, chance in chances.items():
            if action not in legal:
                raise invalid("policy_not_legal", action=named(str(action)))
            if isinstance(chance, bool) or not isinstance(chance, int | float | Fraction) or not 0 <= chance < inf:
                raise invalid("policy_no_chance", action=named(str(action)), given=given(chance))
        total = sum(chances.values())
        if not total or not isfinite(total):
            raise invalid("policy_empty")
        return {action: chance / total for action, chance in chances.items()}


def _line(past: Past, hints: Line) -> Line | None:
    """A past of a world, where no way ahead is a dead end; None if there is none. Hints are tried first."""
    for _, first in past.firsts():
        state, line = first, Line()
        for ply in range(len(past.record.steps)):
            hint = hints[ply][1] if hints else None
            action, after = next(past.onward(ply, state, hint), (None, None))
            if after is None:
                break
            line.append((state, action))
            state = after
        else:
            return line
    return None


def _of_line(model: _Model, line: Line) -> float:
    """The logarithm of the chance of a single past."""
    weight = 0.0
    for state, action in line:
        shares = model.shares(state)
        if shares is not None:
            share = shares.get(action, 0)
            if not share:
                return IMPOSSIBLE
            weight += log(share)
    return weight


def _log_weight(past: Past, model: _Model, world: Any) -> float:
    layer: Layer = {state: 1.0 for _, state in past.firsts()}
    scale = 0.0
    for ply in range(len(past.record.steps)):
        following: Layer = {}
        for state, weight in layer.items():
            _spread(following, weight, model.shares(state), past.onward(ply, state))
        layer, top = _scaled(following)
        scale += top
    return scale + log(layer[world]) if world in layer else IMPOSSIBLE


def _spread(
    following: Layer, weight: float, shares: Mapping[Any, float | Fraction] | None, onward: Iterable[tuple[Any, Any]]
) -> None:
    """Add a weight to the states that follow, each by the chance of the action that leads there."""
    for action, after in onward:
        share = 1.0 if shares is None else float(shares.get(action, 0))
        if share:
            following[after] = following.get(after, 0.0) + weight * share


def _scaled(layer: Layer) -> tuple[Layer, float]:
    """The layer with its largest weight as 1, and the logarithm of that: else long games would come down to 0."""
    top = max(layer.values(), default=0.0)
    if not top:
        return {}, 0.0
    return {state: weight / top for state, weight in layer.items()}, log(top)


# --- seat by seat ---


def _by_seat(past: Past, model: _Model, world: Any, others: Iterator[Any]) -> Iterator[float]:
    """The weights of a world and of all others: for each seat, by what it knows in the world, and multiplied."""
    game, record = past.game, past.record
    line = _line(past, [])
    seats = [seat for seat in game.seats(record.first) if seat != record.viewer]
    free = attrs.evolve(past, trail=attrs.evolve(past.trail, allows=anything))
    found = None if line is None else [(seat, _of_seat(free, model, line, world, seat)) for seat in seats]
    for each in (world, *others):
        known = [] if found is None else [weights.get(game.view(each, seat), IMPOSSIBLE) for seat, weights in found]
        yield sum(known) if found is not None else IMPOSSIBLE


def _of_seat(past: Past, model: _Model, line: Line, last: Any, seat: Seat) -> Mapping[Any, float]:
    """By the last view of a seat, the logarithm of the chance that it chose so, while the others play a line."""
    game = past.game
    layer: Layer = {(line[0][0] if line else last): 1.0}
    scale = 0.0
    for ply, (state_then, played) in enumerate(line):
        following: Layer = {}
        own = game.actor(state_then) == seat
        for state, weight in layer.items():
            onward = past.onward(ply, state)
            ways = onward if own else (way for way in onward if way[0] == played)
            _spread(following, weight, model.shares(state, seat), ways)
        layer, top = _scaled(following)
        scale += top
    return {game.view(state, seat): scale + log(weight) for state, weight in layer.items()}
