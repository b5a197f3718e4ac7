"""Expected points: what a target or a gang is likely to bring, considering how everybody stands."""

from collections.abc import Mapping, Sequence
from typing import Final

from criminals.bots.rules.crooks.standing import Standing

_WANTED: Final = 6
"""Players don't always fight for a target that is worth less than this."""

_MEMBERS: Final = 0.45
"""The chance that a crook yet to come belongs to a given gang: 15 of 32, counting both gangs of crooks with two."""


def change(standing: Standing, at: int, strengths: Mapping[int, float], modifier: int) -> float:
    """Expected gain in points if some seats get these strengths at a target and its worth changes by a modifier."""
    before = [row[at] for row in standing.strengths]
    after = [strengths.get(seat, strength) for seat, strength in enumerate(before)]
    worth = standing.worths[at]
    return _lead(standing, worth + modifier, after) - _lead(standing, worth, before)


def _lead(standing: Standing, worth: int, strengths: Sequence[float]) -> float:
    """Expected points from a target minus the mean of what the rivals expect, because their gain is a loss, too."""
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
    """The chance that a seat ends up stronger at a target than a rival.

    A crook that is already there can't grow stronger, except by an Accomplice (§3.7). So if both are there, the
    stronger one stays ahead. If only one is there, it has to fear only the crooks still to come.
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
    """The chance that a crook sent against this strength is stronger. No crook alone is stronger than a high stack."""
    beaten = standing.beaten
    return beaten[int(strength)] if strength < len(beaten) else 0.0


def gang_change(standing: Standing, gang: int) -> float:
    """Expected gain in points from a gang through one more member (§5.5)."""
    return _gang(standing, gang, 1) - _gang(standing, gang, 0)


def _gang(standing: Standing, gang: int, more: int) -> float:
    """Expected points from a gang: the fewer crooks are still to come, the more a lead in members is worth."""
    members = standing.members[gang]
    rivals = [count for seat, count in enumerate(members) if seat != standing.seat]
    lead = members[standing.seat] + more - max(rivals)
    if not lead:
        return 0.0
    to_come = _MEMBERS * sum(standing.turns) / len(members)
    return standing.view.edition.gang_points[len(members)] * lead / (abs(lead) + to_come)
