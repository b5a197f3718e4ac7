"""The numbers of actions, for learning programs: a part of rules version 1, and pinned by a test."""

from criminals.games.counterfeiters.box.edition import Edition
from criminals.games.counterfeiters.rules.actions import Action
from criminals.games.counterfeiters.rules.layout import lay_out
from criminals.games.counterfeiters.rules.lists import CHANGES, DECLINE, DEFRAUDS, DINES, LAID_DOWN, WARES
from criminals.games.counterfeiters.rules.prices import MOST_FENCED, MOST_PAID


def all_actions(edition: Edition, players: int) -> tuple[Action, ...]:
    """Every action of an edition: laying down and declining, then by kind in the order of `legal_actions`.

    Flights are there for every amount up to all the money of the box, on the spaces that the board has.
    """
    layout = lay_out(edition, players)
    bits, actions = layout.bits, layout.actions
    any_fakes = (MOST_FENCED, MOST_FENCED, MOST_FENCED)
    return (
        *LAID_DOWN,
        DECLINE,
        *WARES[bits.stalls, bits.wares],
        *CHANGES[bits.shops, bits.changes >> bits.first_change, 0, any_fakes, MOST_PAID],
        *DEFRAUDS[bits.defrauds >> bits.first_defraud],
        *(fly for flight in layout.numbers.flights for fly in actions.flies[flight]),
        *DINES,
        *actions.retakes,
    )
