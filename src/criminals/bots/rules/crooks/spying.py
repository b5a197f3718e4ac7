"""Use a Spy: look where it tells most (§4.7)."""

from typing import Final

from criminals.bots.rules.crooks.guessing import in_hangout
from criminals.bots.rules.crooks.standing import Standing
from criminals.games.crooks import Action, Decline, FaceDown, SpyHangout, SpyTarget

NOTHING_NEW: Final = -6.0
"""The worth of looking at crooks that one knows. It's better to decline: everybody sees where a Spy looks (§6.2), so
the look tells rivals something and its owner nothing."""


def news_of(standing: Standing, action: Action) -> float:
    """The number of crooks that a look tells something about; 0 for a look that is of no use, or for none."""
    view = standing.view
    if isinstance(action, SpyHangout):
        return hangout_news(standing, action.hangout)
    if isinstance(action, SpyTarget):
        return target_news(standing, view.layout.targets[action.target])
    assert isinstance(action, Decline)
    return 0.0


def hangout_news(standing: Standing, hangout: str) -> float:
    """Look into a hangout that one can pay for, to know where to recruit next, unless its crooks are already known."""
    view = standing.view
    size = view.size(hangout)
    is_known = len(in_hangout(view, hangout, standing.unseen)) == size
    if is_known:
        return NOTHING_NEW
    return 0.0 if size > view.money[standing.seat] else float(size)


def target_news(standing: Standing, at: int) -> float:
    """Look at a rival's hidden crook only if one has no crook there yet and can still send one."""
    view, seat = standing.view, standing.seat
    hidden = [card for row in view.rows for card in row[at] if isinstance(card, FaceDown) and view.who(card) is None]
    if not hidden:
        return NOTHING_NEW
    return 0.0 if standing.strengths[seat][at] or not standing.reach[seat] else 2.0 * len(hidden)
