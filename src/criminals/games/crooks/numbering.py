"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from criminals.games.crooks.actions import DECLINE, LEAVE, PASS, PICK, RETURN, Action, Take
from criminals.games.crooks.edition import Edition
from criminals.games.crooks.layout import lay_out


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of a box: first the five that name nothing, then by kind, and by letter, id, worth or seat.

    Placing face up comes before placing face down, spying on targets before spying on hangouts.
    """
    layout = lay_out(edition, players)
    return (
        *(PASS, LEAVE, RETURN, PICK, DECLINE),
        *layout.recruits,
        *(Take(crook) for crook in sorted(layout.crooks)),
        *layout.places,
        *layout.moves,
        *layout.kills,
        *layout.spy_targets,
        *layout.spy_hangouts,
    )
