"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.rules.actions import DECLINE, LEAVE, PASS, PICK, RETURN, Action, Take
from criminals.games.crooks.rules.layout import lay_out


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of a box: first the five that name nothing, then by kind, and by letter, id, worth or seat.

    Placing face up comes before placing face down, spying on targets before spying on hangouts.
    """
    layout = lay_out(edition, players)
    actions = layout.actions
    return (
        *(PASS, LEAVE, RETURN, PICK, DECLINE),
        *actions.recruits,
        *(Take(crook) for crook in sorted(layout.crooks)),
        *actions.places,
        *actions.moves,
        *actions.kills,
        *actions.spy_targets,
        *actions.spy_hangouts,
    )
