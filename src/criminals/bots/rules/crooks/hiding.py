"""When it pays to place a crook face down, for $1 (§3.8)."""

from criminals.bots.rules.crooks.guessing import is_known_to, likely_level
from criminals.bots.rules.crooks.standing import Standing
from criminals.games.crooks import Crook, Origin


def pays_to_hide(standing: Standing, crook: Crook, origin: Origin, at: int) -> bool:
    """Whether to hide a crook that is to go to a target: all of this has to hold."""
    return (
        crook.ability is None  # face down, a Pickpocket would pay $1 to lose $2, and no other ability works (§4.1)
        and not standing.strengths[standing.seat][at]
        and is_dollar_spare(standing)
        and looks_stronger(standing, crook)
        and any(may_be_fooled(standing, rival, origin, at) for rival in range(standing.view.players))
    )


def is_dollar_spare(standing: Standing) -> bool:
    """Whether the money left pays for every crook in the hangouts: only then a dollar buys nothing better (§5.7)."""
    view = standing.view
    all_of_them = sum([size * (size + 1) // 2 for size in view.sizes])
    return view.money[standing.seat] > all_of_them


def looks_stronger(standing: Standing, crook: Crook) -> bool:
    """Whether rivals would take it for more than it is: a strong crook deters them best when they see it."""
    cards = standing.view.layout.crooks
    return crook.level < likely_level([cards[each] for each in standing.unseen])


def may_be_fooled(standing: Standing, rival: int, origin: Origin, at: int) -> bool:
    """Whether a rival may still come to the target, and cannot tell who lies there."""
    return (
        rival != standing.seat
        and not standing.strengths[rival][at]
        and standing.reach[rival] > 0
        and not is_known_to(standing.view, origin, rival)
    )
