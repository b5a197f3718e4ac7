"""The race to the embassy, counted in mean throws: when an agent gets home, and whether an antenna is used before."""

from math import exp

from criminals.core.base.seats import Seat
from criminals.games.sicario import View


def mean_throw(view: View) -> float:
    """The mean number of spaces of a throw."""
    return (view.edition.die + 1) / 2


def spaces_ahead(view: View, agent: Seat) -> int:
    """The number of spaces between an agent on the way and the embassy."""
    at = view.positions[agent]
    assert at is not None, "only agents on the way go on"
    return view.layout.spaces.embassy - at


def turns_home(view: View, agent: Seat) -> float:
    """Expected turns until an agent is at the embassy, including the turns that it loses (§7.4).

    The other event cards lead about as far back as forward, and nobody knows which comes next.
    """
    return spaces_ahead(view, agent) / mean_throw(view) + view.lost[agent]


def on_the_way(view: View) -> list[Seat]:
    """The agents that are neither out nor at the embassy."""
    return [agent for agent in view.agents if not view.is_out(agent) and not view.is_home(agent)]


def chance_of_another_antenna(view: View) -> float:
    """The chance that some agent stops at an antenna before the game ends at the embassy (§5.1).

    An agent stops on one space out of as many as a mean throw covers. No agent goes further than the distance that is
    left to the one whose arrival ends the game.
    """
    agents, embassy = on_the_way(view), view.layout.spaces.embassy
    missing = view.layout.quota - sum(view.is_home(agent) for agent in view.agents)
    left = sorted(spaces_ahead(view, agent) for agent in agents)[missing - 1]
    visits = 0.0
    for agent in agents:
        start = embassy - spaces_ahead(view, agent)
        visits += sum(start < space <= start + left for space in view.layout.spaces.antennas) / mean_throw(view)
    return 1 - exp(-visits)
