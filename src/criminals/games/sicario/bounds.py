"""How long a game can be (§7.6)."""

from criminals.games.sicario.edition import ADVANCE, LOSE_TURN, RETREAT, Edition, event_steps
from criminals.games.sicario.layout import lay_out


def longest(edition: Edition, players: int) -> int:
    """A bound on the actions of a whole game.

    After each throw but the last there is at most one decision at an antenna or by a tip-off. In each round the sicario
    acts at most once, and a round has a throw, or a turn that an agent lost.
    """
    throws = most_throws(edition, players)
    lost = edition.events.count(LOSE_TURN) * turns_of_deck(edition, throws)
    return 3 * throws + lost + 1


def turns_of_deck(edition: Edition, throws: int) -> int:
    """How often a card can have been drawn, by so many throws: each draw has a throw of its own before it (§3.3)."""
    return throws // len(edition.events) + 1


def most_throws(edition: Edition, players: int) -> int:
    """After how many throws a game can still go on.

    Each adds at least 1 to the sum of positions, and what cards take from it is bounded, for a turn of the whole deck
    and for a part of one. Who is out counts where it last stood, who came home by a card as far as that card led.
    """
    layout = lay_out(edition, players)
    agents, last = players - 1, layout.embassy - 1
    cards = [event_steps(event) for event in edition.events]
    ahead = [steps for kind, steps in cards if kind == ADVANCE]
    back = sum(steps + agents - 1 for kind, steps in cards if kind == RETREAT)  # past all others, at worst
    home = layout.quota - 1
    room = home * (last + max(1, *ahead, 1)) + (agents - home) * last + back
    gained = len(cards) - max(0, back - sum(ahead))  # by a turn of the whole deck, at least; see §7.5
    turns, left = divmod(room, gained)
    return turns * len(cards) + min(left, len(cards) - 1)
