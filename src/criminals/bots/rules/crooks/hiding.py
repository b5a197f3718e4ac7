"""Hide a crook for $1, or don't (§3.8)."""

from criminals.bots.rules.crooks.guessing import is_known_to, likely_level
from criminals.bots.rules.crooks.standing import Standing
from criminals.games.crooks import Crook, Origin


def pays_to_hide(standing: Standing, crook: Crook, origin: Origin, at: int) -> bool:
    """Tell whether to place a crook face down at a target. All of these conditions have to hold."""
    return (
        crook.ability is None  # no ability works face down (§4.1): a hidden Pickpocket costs $1 and its $2
        and not standing.strengths[standing.seat][at]
        and is_dollar_spare(standing)
        and looks_stronger(standing, crook)
        and any(may_be_fooled(standing, rival, origin, at) for rival in range(standing.view.players))
    )


def is_dollar_spare(standing: Standing) -> bool:
    """Tell whether the player could pay for every crook left in the hangouts; otherwise a dollar buys something better.

    Money left over at the end wins nothing (§5.7).
    """
    view = standing.view
    all_of_them = sum([size * (size + 1) // 2 for size in view.sizes])
    return view.money[standing.seat] > all_of_them


def looks_stronger(standing: Standing, crook: Crook) -> bool:
    """Tell whether a crook is weaker than rivals would guess. A strong crook scares them off best when they see it.

    If the player knows where every other crook is, there is none that a rival would take it for.
    """
    possible = [standing.view.layout.crooks[each] for each in standing.unseen]
    return bool(possible) and crook.level < likely_level(possible)


def may_be_fooled(standing: Standing, rival: int, origin: Origin, at: int) -> bool:
    """Tell whether a rival may still come to the target and doesn't know which crook lies there."""
    return (
        rival != standing.seat
        and not standing.strengths[rival][at]
        and standing.reach[rival] > 0
        and not is_known_to(standing.view, origin, rival)
    )
