"""How long a game of Sicario can last, as reckoned in §7.6: plain functions of an edition and the players."""

from typing import Any

from tests.models.sicario import ANTENNA, steps


def longest(edition: dict[str, Any], players: int) -> int:
    """A bound for the plies: the one that ends the game, and the most of throws, decisions and the sicario's turns."""
    return 1 + max(
        throws(edition, players, turns)
        + min(decisions(edition, players, turns), throws(edition, players, turns))
        + hunts(edition, players, turns)
        for turns in deck_turns(edition, players)
    )


def most_throws(edition: dict[str, Any], players: int) -> int:
    """A bound for the throws, one that ends the game included."""
    return 1 + max(throws(edition, players, turns) for turns in deck_turns(edition, players))


def deck_turns(edition: dict[str, Any], players: int) -> list[int]:
    """Every q, how often the deck may have turned round in full: those with q m <= T.

    Only for an edition that §7.5 accepts: otherwise there would be no end of them.
    """
    events: list[str] = edition["events"]
    others = len(events) - len(steps(events, "advance")) - len(steps(events, "retreat"))  # m
    turns = [0]
    while (turns[-1] + 1) * others <= throws(edition, players, turns[-1] + 1):
        turns.append(turns[-1] + 1)
    return turns


def throws(edition: dict[str, Any], players: int, turns: int) -> int:
    """T, the throws before the one that ends the game."""
    spaces = len(edition["path"])
    most = 2 * spaces if players == 3 else 3 * spaces + 1  # W
    agents = players - 1
    return most + short(edition, players) + back(edition, agents) + turns * drift(edition, agents)


def short(edition: dict[str, Any], players: int) -> int:
    """c, what an advance into the embassy may fall short of its k, with the game going on."""
    return max(steps(edition["events"], "advance"), default=1) - 1 if players == 4 else 0


def back(edition: dict[str, Any], agents: int) -> int:
    """R(j), what all the retreats take at most with j agents on the path."""
    return sum(k + agents - 1 for k in steps(edition["events"], "retreat"))


def drift(edition: dict[str, Any], agents: int) -> int:
    """R(j) - A, what a full turn of the deck takes at most; below 0 where it leads on."""
    return back(edition, agents) - sum(steps(edition["events"], "advance"))


def decisions(edition: dict[str, Any], players: int, turns: int) -> int:
    """D, the decisions of agents and the tip-offs."""
    path: str = edition["path"]
    events: list[str] = edition["events"]
    agents = players - 1
    again = sum(most_antennas(path, k + agents - 1) for k in steps(events, "retreat"))
    return agents * path.count(ANTENNA) + (turns + 1) * (events.count("tip-off") + again)


def most_antennas(path: str, spaces: int) -> int:
    """The most antennas that so many successive spaces of a path have."""
    return max(path[start : start + spaces].count(ANTENNA) for start in range(len(path)))


def hunts(edition: dict[str, Any], players: int, turns: int) -> int:
    """S, the sicario's turns: at most one a round."""
    spaces = len(edition["path"])
    events: list[str] = edition["events"]
    one = spaces + back(edition, 1) + max(0, turns * drift(edition, 1))  # T1
    two = 2 * spaces + 1 + short(edition, players) + back(edition, 2) + max(0, turns * drift(edition, 2))  # T2
    total = throws(edition, players, turns)
    rounds = (total + one) // 2 if players == 3 else (2 * total + two + 3 * one) // 6
    return rounds + (turns + 1) * events.count("lose-turn")
