"""A table of Crooks as a person there perceives it (§6), from true states alone: without views and events."""

from collections.abc import Hashable

from criminals.core.base.seats import Viewer
from criminals.games.crooks import FaceDown, Over, Place, Placing, Recruit, SpyHangout, SpyTarget, State, Take
from criminals.games.crooks.rules.actions import Action


def perceived_at_first(first: State, viewer: Viewer) -> Hashable:
    """The box, how many play, and who starts: all crooks lie face down (§2)."""
    return first.edition, first.players, first.actor


def perceived(before: State, action: Action, after: State, viewer: Viewer) -> Hashable:
    """The action in words, and everything that this viewer sees because of it."""
    return _heard(before, action, viewer), _seen(before, action, after, viewer)


def _heard(before: State, action: Action, viewer: Viewer) -> str:
    """Everybody hears an action, but for who is taken (§6.3, §6.4)."""
    return "take" if isinstance(action, Take) and viewer != before.actor else str(action)


def _seen(before: State, action: Action, after: State, viewer: Viewer) -> tuple[Hashable, ...]:
    phase = before.phase
    mine = viewer == before.actor
    match action:
        case Place(_, False) if isinstance(phase, Placing):
            return (before.crook_of(phase.origin),)  # face up: everybody sees it (§6.1)
        case Recruit(letter) | SpyHangout(letter) if mine:
            return tuple(sorted(before.piles[before.layout.hangouts[letter]]))  # in no order (§6.3, §6.9)
        case SpyTarget(worth) if mine:
            return tuple(entry for entry in _face_down(before) if entry[1] == worth)  # every player's (§6.13)
        case _ if isinstance(after.phase, Over):
            return tuple(_face_down(before))  # the last pass turns them up, the rest stays hidden (§5.1, §6.8)
        case _:
            return ()  # killed as it lay, returned unseen, moved in plain sight (§6.6, §6.7, §6.12)


def _face_down(state: State) -> list[tuple[int, int, int]]:
    """Each face-down crook in a row: its owner, the worth of its target, who it is."""
    return [
        (seat, worth, state.crook_of(card.origin))
        for seat, row in enumerate(state.rows)
        for worth, stack in zip(state.edition.targets, row, strict=True)
        for card in stack
        if isinstance(card, FaceDown)
    ]
