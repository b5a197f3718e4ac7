"""The greatest length of a game (§7.6).

Look at the sum of the spaces where the agents stand; one who is out counts where it last stood. The sum has an upper
limit: throws and cards that lead on raise it, and only cards that lead back lower it.
"""

from itertools import accumulate
from operator import sub

import attrs

from criminals.games.sicario.box.edition import (
    ADVANCE,
    ANTENNA,
    LOSE_TURN,
    RETREAT,
    TIP_OFF,
    Edition,
    Effect,
    event_steps,
    reach_of,
)
from criminals.games.sicario.box.fields import PLAYERS


def longest(edition: Edition, players: int) -> int:
    """An upper bound on the number of actions in a game, throws included.

    Args:
        edition: An edition of Sicario.
        players: The number of players, one of `edition.players`.

    Returns:
        The bound. Real games are shorter.
    """
    bound = bound_of(edition, players)
    return 1 + max(bound.actions(turns) for turns in range(bound.turns_of_deck + 1))


def most_draws(edition: Edition, players: int) -> int:
    """The most times that one card can have been drawn."""
    return bound_of(edition, players).turns_of_deck + 1


@attrs.frozen
class Bound:
    """The parts of the bound for a box and a number of agents (§7.6).

    `turns` is how many full turns the deck has made: each card was drawn that often, or once more.
    """

    agents: int
    spaces: int
    """The spaces of the path."""
    still: int
    """Cards that lead neither on nor back: each has a throw of its own before it."""
    ahead: int
    """The least distance that the cards of the deck lead on."""
    back: tuple[int, ...]
    """The greatest distance that they lead back, by the number of agents on the path, from 0 up."""
    beyond: int
    """The most that a card into the embassy can fall short of its number, if the game can go on after it."""
    lose_turns: int
    tip_offs: int
    antennas: int
    antennas_again: int
    """The antennas that an agent can come to once more, after the cards of a deck led it back."""

    def throws(self, turns: int) -> int:
        """After how many throws a game can still go on: each adds 1 or more to the sum of spaces."""
        most = self.agents * self.spaces + (self.agents > 2)  # one at the embassy, and the game goes on (§5.1)
        back = self.back[self.agents]
        return most + self.beyond + back + turns * (back - self.ahead)

    @property
    def turns_of_deck(self) -> int:
        """The most full turns of the deck: each has at least a throw for each `still` card (§7.5)."""
        return self.throws(0) // (self.still + self.ahead - self.back[self.agents])

    def actions(self, turns: int) -> int:
        """After how many actions a game can still go on."""
        throws = self.throws(turns)
        return throws + min(throws, self.decisions(turns)) + self.hunts(turns)

    def decisions(self, turns: int) -> int:
        """The most decisions at an antenna or after a tip-off; never two after one throw."""
        return self.agents * self.antennas + (turns + 1) * (self.tip_offs + self.antennas_again)

    def hunts(self, turns: int) -> int:
        """The most turns of the sicario: one a round, in which all agents on the way throw or lose a turn."""
        throws = self.throws(turns)
        alone = self._late_throws(1, turns)
        if self.agents == 2:
            rounds = (throws + alone) // 2
        else:
            rounds = (2 * throws + self._late_throws(2, turns) + 3 * alone) // 6
        return rounds + (turns + 1) * self.lose_turns

    def _late_throws(self, agents: int, turns: int) -> int:
        """The most throws in rounds that begin with at most a number of agents on the way."""
        back = self.back[agents]
        others = 1 + self.beyond if agents > 1 else 0
        return agents * self.spaces + others + back + max(0, turns * (back - self.ahead))


def bound_of(edition: Edition, players: int) -> Bound:
    """The bound for an edition and a number of players."""
    agents = players - 1
    cards = _cards(edition)
    reach = reach_of(cards, agents)
    return Bound(
        agents=agents,
        spaces=len(edition.path),
        still=reach.still,
        ahead=reach.ahead,
        back=(0, *(reach_of(cards, on_path).back for on_path in range(1, agents + 1))),
        beyond=farthest(edition) - 1 if players == max(PLAYERS) else 0,
        lose_turns=edition.events.count(LOSE_TURN),
        tip_offs=edition.events.count(TIP_OFF),
        antennas=edition.path.count(ANTENNA),
        antennas_again=_antennas_again(edition.path, [k + agents - 1 for kind, k in cards if kind == RETREAT]),
    )


def farthest(edition: Edition) -> int:
    """The most spaces past the last one that an agent at the embassy counts: 1 by a throw, or as far as a card led."""
    return max([1, *(steps for kind, steps in _cards(edition) if kind == ADVANCE)])


def _cards(edition: Edition) -> list[Effect]:
    """The effects of all event cards, each kind of which is looked at once."""
    effects = {event: event_steps(event) for event in dict.fromkeys(edition.events)}
    return [effects[event] for event in edition.events]


def _antennas_again(path: str, back: list[int]) -> int:
    """For each number of spaces in a row the most antennas that they can have, in all."""
    before = [0, *accumulate(space == ANTENNA for space in path)]
    last = len(path)
    within = {spaces: max(map(sub, before[min(spaces, last) :], before)) for spaces in {*back}}
    return sum([within[spaces] for spaces in back])
