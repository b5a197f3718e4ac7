"""How long a game can be (§7.6)."""

from collections.abc import Iterable

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
    ahead, back = way(edition.events, agents)
    cards, home = len(edition.events), layout.quota - 1
    room = home * (last + farthest(edition)) + (agents - home) * last + back
    gained = cards - max(0, back - ahead)  # by a turn of the whole deck, at least; see §7.5
    turns, left = divmod(room, gained)
    return turns * cards + left  # fewer than the cards: a turn of the deck gains no more than that


def way(events: Iterable[str], agents: int) -> tuple[int, int]:
    """How far some cards lead ahead in all, at least, and how far back, at most: past all other agents."""
    cards = [event_steps(event) for event in events]
    ahead = sum(steps for kind, steps in cards if kind == ADVANCE)
    return ahead, sum(steps + agents - 1 for kind, steps in cards if kind == RETREAT)


def farthest(edition: Edition) -> int:
    """How many spaces after the last one who came home counts, at most: one by a throw, or as far as a card led."""
    cards = [event_steps(event) for event in edition.events]
    return max([1, *(steps for kind, steps in cards if kind == ADVANCE)])
