"""Cheap rules for playing a sampled world of Crooks to its end. They may look at the whole world.

A search calls them about ten thousand times a second, so they know only what decides most games. The code is plain
loops, and the finer uses of abilities are left to the tree.
"""

from typing import Any, Final, TypeAlias

from criminals.games.crooks import (
    Ability,
    Crook,
    FaceUp,
    Killing,
    Picking,
    Placing,
    Recruiting,
    Spying,
    State,
    Taking,
)

_WHIM: Final = 0.1
"""The chance that a hangout is chosen at random. If all playouts of a world were alike, they would tell little."""

_NOISE: Final = 1.0
"""The most points that chance adds to a target, for the same reason."""

_MEMBER: Final = 2.5
"""The points that a member of a gang brings: a part of the points for the gang."""

_POCKET: Final = 5.0
"""The points that $2 bring: in the cheapest hangouts they pay for one crook or two."""

_BEATEN: Final = (1.0, 0.99, 0.98, 0.94, 0.86, 0.72, 0.57, 0.39, 0.18, 0.06)
"""For each level, the chance that the better of two crooks of the reference deck is stronger. Nobody beats more."""

_TAKEN: Final = -2.0
"""The points that an Accomplice, Killer or Swap brings on one's own crooks: better than wasting a good crook."""

_NEVER: Final = -1e9

_PICKPOCKET: Final = Ability.PICKPOCKET

_Bar: TypeAlias = tuple[int, int, float]
"""A target where one has no crook: its worth, the strength of the strongest rival there, and a chance: that one more
crook beats that rival or, if there is no rival, that one still comes."""


def rollout(state: State, actions: tuple[Any, ...], rng: Any) -> Any:
    """Choose a legal action: pass or hide a crook only if forced, never look, and use every ability."""
    phase: Any = state.phase
    kind = type(state.phase)
    if kind is Placing:
        return _placed(state, phase, actions, rng)
    if kind is Recruiting:
        return _recruited(state, actions, rng)
    if kind is Taking:
        return _taken(state, phase.seat, actions)
    if kind is Picking or kind is Killing:
        return actions[0]
    if kind is Spying:
        return actions[-1]  # in a world that is known, it tells nothing
    return actions[int(rng.random() * len(actions))]


def _recruited(state: State, actions: tuple[Any, ...], rng: Any) -> Any:
    """Recruit at the cheapest hangout, because money lasts longest that way; now and then at any hangout."""
    last = len(actions) - 1
    if not last:
        return actions[0]
    best = actions[int(rng.random() * last)]
    if rng.random() < _WHIM:
        return best
    hangouts, sizes = state.layout.hangouts, state.sizes
    least = sizes[hangouts[best.hangout]]
    for action in actions[:last]:
        size = sizes[hangouts[action.hangout]]
        if size < least:
            best, least = action, size
    return best


def _taken(state: State, seat: int, actions: tuple[Any, ...]) -> Any:
    """Take the crook that brings most at a target where one has nobody yet, counting strength, gangs and money."""
    crooks = state.layout.crooks
    if len(actions) == 1:
        return actions[0]
    bars = [bar for bar in _bars(state, seat) if bar]
    best, most = actions[0], _NEVER
    for action in actions:
        crook = crooks[action.crook]
        gain = max([_gain(crook, bar) for bar in bars], default=0.0) + _MEMBER * len(crook.gangs)
        if crook.ability is _PICKPOCKET:
            gain += _POCKET
        if gain > most:
            best, most = action, gain
    return best


def _placed(state: State, phase: Any, actions: tuple[Any, ...], rng: Any) -> Any:
    """Place the crook face up where it brings most; seldom on one's own crooks, which only some abilities allow."""
    if len(actions) == 1:
        return actions[0]
    layout = state.layout
    crook, targets, bars = layout.crooks[state.crook_of(phase.origin)], layout.targets, _bars(state, phase.seat)
    best, most, random = actions[0], _NEVER, rng.random
    for action in actions:
        if action.face_down:  # these come last
            break
        bar = bars[targets[action.target]]
        gain = _NOISE * random() + (_gain(crook, bar) if bar else _TAKEN)
        if gain > most:
            best, most = action, gain
    return best


def _gain(crook: Crook, bar: _Bar) -> float:
    """The lead that a crook brings at a target: a weaker crook can't catch up there, a crook alone may be beaten."""
    worth, rival, beaten = bar
    level = crook.level
    if not rival:
        return (worth + crook.modifier) * (1 - 2 * beaten * (_BEATEN[level] if level < 10 else 0.0))
    if level > rival:
        return 2 * (worth + crook.modifier) * (1 - beaten)
    return -2 * (worth + crook.modifier) * beaten


def _bars(state: State, seat: int) -> list[_Bar | None]:
    """The targets from the lowest up; None where one has a crook."""
    crooks, rows, money, passed = state.layout.crooks, state.rows, state.money, state.passed
    comes, goes_on = 0.0, 1.0 if money[seat] else 0.0
    others = [*rows]
    row = others.pop(seat)
    for other, left in enumerate(money):
        if left and other != seat and not passed[other]:
            comes = 1.0
    bars: list[_Bar | None] = []
    for at, worth in enumerate(state.layout.edition.targets):
        if row[at]:
            bars.append(None)
            continue
        most = 0
        for other_row in others:
            stack = other_row[at]
            if stack:
                strength = 0
                for card in stack:
                    crook = crooks[card.crook if type(card) is FaceUp else state.crook_of(card.origin)]
                    strength += crook.level
                    worth += crook.modifier
                if strength > most:
                    most = strength
        if most:
            bars.append((worth, most, goes_on * _BEATEN[most] if most < 10 else 0.0))
        else:
            bars.append((worth, 0, comes))
    return bars
