"""Legality: each rule that keeps an action of its phase from being legal, stated once (§3, §4).

Each function takes the least that it needs and returns the reason why not, or None if the action is legal. The ready
lists, the masks, the violations and play are made from these. Passing, picking and declining are always legal. That a
name is in the box, and that an action belongs to the phase, the phases ask themselves.
"""

from typing import Final

from criminals.core.game.violations import Reason
from criminals.games.crooks.box.edition import Ability

# A name of this module is found three times as fast as a member of an enum, and every turn asks the law.
_ACCOMPLICE: Final = Ability.ACCOMPLICE
_SWAP: Final = Ability.SWAP
_KILLER: Final = Ability.KILLER
_BOSS: Final = Ability.BOSS


def why_not_recruit(crooks: int, money: int) -> Reason | None:
    """A hangout must have crooks, and cost no more than one has: $1 for each of them (§3.4)."""
    if crooks < 1:
        return Reason("3.4", "empty_hangout")
    if crooks > money:
        return Reason("3.4", "too_dear")
    return None


def why_not_take(ability: Ability | None, in_pile: bool, others: int) -> Reason | None:
    """A crook must lie in the hangout just paid for (§3.5), and a Boss must have no others beside it (§4.6)."""
    if not in_pile:
        return Reason("3.5", "not_in_pile")
    if ability is _BOSS and others:
        return Reason("4.6", "boss_not_last")
    return None


def why_not_leave(takable: int) -> Reason | None:
    """One leaves with nothing only if none of the crooks there can be taken (§3.9)."""
    return Reason("3.9", "must_take") if takable else None


def why_not_place(ability: Ability | None, face_down: bool, crooks: int, room: int, money: int) -> Reason | None:
    """One crook a target (§3.7), but for three abilities (§4.3-§4.5); face down for $1 (§3.8), never a Boss (§4.6).

    `crooks` is how many one has at the target; `room` is not 0 if one has none at another.
    """
    if face_down:
        if ability is _BOSS:
            return Reason("4.6", "boss_face_down")
        if crooks:
            return Reason("3.7", "target_taken")
        return None if money else Reason("3.8", "no_money_face_down")
    if not crooks or ability is _ACCOMPLICE or ability is _KILLER:
        return None
    if ability is _SWAP:
        return None if room else Reason("4.4", "no_free_target")
    return Reason("3.7", "target_taken")


def why_not_return(placeable: bool) -> Reason | None:
    """A crook goes back to the box only if it can be placed nowhere (§3.10)."""
    return Reason("3.10", "must_place") if placeable else None


def why_not_move(crooks: int) -> Reason | None:
    """A Swap moves the crooks to a target where one has none (§4.4)."""
    return Reason("4.4", "target_taken") if crooks else None


def why_not_kill(own: bool, crooks: int) -> Reason | None:
    """A Killer's victim is another player with crooks at its target (§4.5)."""
    return Reason("4.5", "nobody_to_kill") if own or not crooks else None


def why_not_spy_on_target(face_down: bool) -> Reason | None:
    """A Spy looks at a target where a crook lies face down, whoever owns it (§4.7)."""
    return None if face_down else Reason("4.7", "nothing_to_see")


def why_not_spy_on_hangout(crooks: int) -> Reason | None:
    """A Spy looks into a hangout that has crooks (§4.7)."""
    return None if crooks else Reason("4.7", "empty_hangout")
