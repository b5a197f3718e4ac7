"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from itertools import chain

from criminals.games.sicario.actions import Action
from criminals.games.sicario.edition import Edition
from criminals.games.sicario.layout import SKIP, lay_out


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of a box: skipping, the disc, captures, questions by seat, eliminations by seat, throws."""
    layout = lay_out(edition, players)
    return (
        SKIP,
        *layout.decodings[:-1],
        *chain.from_iterable(layout.asks),
        *chain.from_iterable(layout.eliminations),
        *layout.rolls,
    )
