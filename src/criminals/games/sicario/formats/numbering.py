"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from itertools import chain

from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.rules.actions import Action
from criminals.games.sicario.rules.layout import SKIP, lay_out


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of a box: skipping, the disc, captures, questions by seat, eliminations by seat, throws."""
    lists = lay_out(edition, players).lists
    return (
        SKIP,
        *lists.decodings[:-1],
        *chain.from_iterable(lists.asks),
        *chain.from_iterable(lists.eliminations),
        *lists.rolls,
    )
