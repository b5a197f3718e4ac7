"""The points to expect of a target or a gang, from how the players stand."""

from collections.abc import Mapping, Sequence
from typing import Final

from criminals.bots.rules.crooks.standing import Standing

_WANTED: Final = 6
"""A target worth less is not always fought for."""

_MEMBERS: Final = 0.45
"""Not every crook that is to come belongs to a given gang: 15 of 32 do, counting both gangs of those with two."""


def change(standing: Standing, at: int, strengths: Mapping[int, float], modifier: int) -> float:
    """The points to expect more of a target if some seats become as strong as this there, and its worth changes."""
    before = [row[at] for row in standing.strengths]
    after = [strengths.get(seat, strength) for seat, strength in enumerate(before)]
    worth = standing.worths[at]
    return _lead(standing, worth + modifier, after) - _lead(standing, worth, before)


def _lead(standing: Standing, worth: int, strengths: Sequence[float]) -> float:
    """The points to expect of a target, less those that the rivals may expect on average: their gain is a loss too."""
    if worth <= 0:
        return 0.0
    wanted, lead = min(1.0, worth / _WANTED), 0.0
    for seat in range(len(strengths)):
        chance = 1.0
        for rival in range(len(strengths)):
            if rival != seat:
                chance *= _stays_ahead(standing, seat, rival, strengths, wanted)
        lead += chance if seat == standing.seat else -chance / (len(strengths) - 1)
    return lead * worth


def _stays_ahead(standing: Standing, seat: int, rival: int, strengths: Sequence[float], wanted: float) -> float:
    """The chance that a seat ends up stronger than a rival.

    Who is already there cannot grow, but for an Accomplice (§3.7). So the stronger of two stays it, and a crook that is
    there alone has only what is still to come to fear.
    """
    own, other = strengths[seat], strengths[rival]
    if own and other:
        return 1.0 if own > other else 0.0 if own < other else 0.5
    if own:
        return 1.0 - wanted * standing.reach[rival] * _beaten(standing, own)
    if other:
        return wanted * standing.reach[seat] * _beaten(standing, other)
    return standing.reach[seat] * (1 - standing.reach[rival] / 2)


def _beaten(standing: Standing, strength: float) -> float:
    """The chance that a crook sent against a strength is stronger; nobody is stronger than a high stack."""
    beaten = standing.beaten
    return beaten[int(strength)] if strength < len(beaten) else 0.0


def gang_change(standing: Standing, gang: int) -> float:
    """The points to expect more of a gang for one more member (§5.5)."""
    return _gang(standing, gang, 1) - _gang(standing, gang, 0)


def _gang(standing: Standing, gang: int, more: int) -> float:
    """The points to expect of a gang: a lead in members counts the more, the fewer crooks are to come."""
    members = standing.members[gang]
    rivals = [count for seat, count in enumerate(members) if seat != standing.seat]
    lead = members[standing.seat] + more - max(rivals)
    if not lead:
        return 0.0
    to_come = _MEMBERS * sum(standing.turns) / len(members)
    return standing.view.edition.gang_points[len(members)] * lead / (abs(lead) + to_come)
