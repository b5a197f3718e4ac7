"""Place a crook face up: how many points it is expected to bring at each target."""

from collections.abc import Iterator
from typing import Final

from criminals.bots.rules.crooks.expecting import change, gang_change
from criminals.bots.rules.crooks.standing import Standing
from criminals.games.crooks import Ability, Crook, Gang, Place

_PICKED: Final = 2
_CASH: Final = 0.5
"""The points that a dollar is worth, because it may pay for a crook."""

_NEWS: Final = 0.4
"""The points that a Spy's look is worth, because it may find a better crook for the same price."""


def gain_of(standing: Standing, crook: Crook) -> float:
    """Expected points from a crook at its best place."""
    return max([gain for _, gain in gains(standing, crook)], default=0.0)


def gains(standing: Standing, crook: Crook) -> Iterator[tuple[Place, float]]:
    """Every place where a crook may go face up, with the points expected there."""
    everywhere = gang_gain(standing, crook) + side_gain(standing, crook)
    places = standing.view.layout.actions.places
    for at, strength in enumerate(standing.strengths[standing.seat]):
        gain = taken_target(standing, crook, at) if strength else free_target(standing, crook, at)
        if gain is not None:
            yield places[at], gain + everywhere


def free_target(standing: Standing, crook: Crook, at: int) -> float:
    """Expected points from a crook at a target where one has nobody. A Killer may remove a rival there (§4.5)."""
    own = {standing.seat: float(crook.level)}
    alone = change(standing, at, own, crook.modifier)
    if crook.ability is not Ability.KILLER:
        return alone
    return max([alone, *[gain for _, gain in kills(standing, own, at, crook.modifier)]])


def taken_target(standing: Standing, crook: Crook, at: int) -> float | None:
    """Expected points from a crook on top of one's own crooks, or None if it may not be placed there (§3.7)."""
    if crook.ability is Ability.ACCOMPLICE:  # the levels count together (§4.3)
        strength = standing.strengths[standing.seat][at] + crook.level
        return change(standing, at, {standing.seat: strength}, crook.modifier)
    if crook.ability is Ability.KILLER:  # it takes their place (§4.5)
        return change(standing, at, {standing.seat: float(crook.level)}, crook.modifier - own_modifiers(standing, at))
    if crook.ability is Ability.SWAP:  # they move to where they bring most (§4.4)
        return swap_gain(standing, crook, at)
    return None


def kills(standing: Standing, own: dict[int, float], at: int, modifier: int) -> Iterator[tuple[int, float]]:
    """The possible victims of a Killer, each with the points expected from killing it (§4.5)."""
    for rival, row in enumerate(standing.strengths):
        if rival != standing.seat and row[at]:
            yield rival, change(standing, at, {**own, rival: 0.0}, modifier)


def swap_gain(standing: Standing, crook: Crook, at: int) -> float | None:
    """Expected points from a Swap on one's own crooks, or None if these can't move anywhere (§4.4)."""
    seat, modifier = standing.seat, own_modifiers(standing, at)
    own = standing.strengths[seat]
    moves = [change(standing, to, {seat: own[at]}, modifier) for to, strength in enumerate(own) if not strength]
    if not moves:
        return None
    return change(standing, at, {seat: float(crook.level)}, crook.modifier - modifier) + max(moves)


def own_modifiers(standing: Standing, at: int) -> int:
    """The sum of the modifiers of one's own crooks at a target."""
    view = standing.view
    known = map(view.who, view.rows[standing.seat][at])
    return sum([view.layout.crooks[id_].modifier for id_ in known if id_ is not None])


def gang_gain(standing: Standing, crook: Crook) -> float:
    """Expected points from a crook as a member of its gangs (§5.5)."""
    return sum([gang_change(standing, number) for number, gang in enumerate(Gang) if gang in crook.gangs])


def side_gain(standing: Standing, crook: Crook) -> float:
    """The points that a Pickpocket's money or a Spy's look is worth (§4.2, §4.7)."""
    if crook.ability is Ability.PICKPOCKET:
        return min(_PICKED, standing.view.bank) * _CASH
    return _NEWS if crook.ability is Ability.SPY else 0.0
