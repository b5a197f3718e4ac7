"""Sales: the handfuls of fakes that are worth handing over."""

from collections.abc import Iterator

from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.crews import NO_FAKES
from criminals.games.counterfeiters.rules.prices import MOST_FENCED, MOST_SHOPPED


def shopped(held: Fakes, refused: int) -> Fakes:
    """The handful for the supermarket: the worst fakes that it accepts, because it pays the same for each (§4.3)."""
    room, handful = MOST_SHOPPED, [0, 0, 0]
    for at in range(refused, 3):
        handful[at] = min(room, held[at])
        room -= handful[at]
    return handful[0], handful[1], handful[2]


def fenced(held: Fakes) -> Iterator[Fakes]:
    """The handfuls for the fence. The worst fake sets the price of all.

    One handful for each quality: as many of the best fakes as the fence takes, down to this quality. And another: as
    many as it takes of this quality alone, while better ones can wait.
    """
    handful, room = [0, 0, 0], MOST_FENCED
    for at in (2, 1, 0):
        alone = [0, 0, 0]
        alone[at] = min(held[at], MOST_FENCED)
        handful[at] = min(held[at], room)
        room -= handful[at]
        for fakes in (handful, alone):
            if fakes[at] and (found := (fakes[0], fakes[1], fakes[2])) != NO_FAKES:
                yield found


def kept_for_lunch(held: Fakes, lunches: int) -> Fakes:
    """The fakes left to sell if the worst ones are kept, one for each lunch, where every fake brings $50 (§3.7)."""
    left = [*held]
    for at, count in enumerate(held):
        eaten = min(lunches, count)
        left[at] -= eaten
        lunches -= eaten
    return left[0], left[1], left[2]
