"""What a tournament has to play, one deal of a pairing at a time: the same wherever and whenever it is played."""

from collections.abc import Mapping
from functools import lru_cache, partial
from itertools import product
from typing import Any, TypeAlias, cast

import attrs

from criminals.bots.bot import Bot, Closing, has
from criminals.bots.fouls import Foul
from criminals.bots.guard import Guard
from criminals.bots.marker import Marker
from criminals.bots.playing import play_out
from criminals.bots.seeds import derived
from criminals.bots.specs import Contestant
from criminals.core.registry import find_game
from criminals.core.seats import Seat
from criminals.dice import generator


@attrs.frozen
class Settings:
    """What is played: `limit` is the time for one choice, in seconds, and `truth` lets bots in that want the truth."""

    game: str
    players: int
    edition: Any = None
    seed: int = 0
    limit: float | None = None
    truth: bool = False


@attrs.frozen
class Job:
    """A deal of a pairing, to be played in every seating."""

    settings: Settings
    pair: tuple[Contestant, Contestant]
    deal: int


@attrs.frozen
class GameResult:
    """A game of a tournament: who sat where, what came of it. After a foul there are no points."""

    pair: tuple[str, str]
    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...] | None
    winners: tuple[Seat, ...]
    plies: int
    foul: Foul | None = None

    def share(self, name: str) -> float:
        """A contestant's part of the win, from 0 to 1, reckoned by seat: to sit at more seats gives no more."""
        means: dict[str, float] = {}
        for contestant in self.pair:
            seats = [seat for seat, sitting in enumerate(self.seats) if sitting == contestant]
            means[contestant] = sum(seat in self.winners for seat in seats) / len(seats)
        return means[name] / sum(means.values())

    def lead(self, name: str) -> float | None:
        """By how many points a seat of a contestant was ahead of a seat of the other, on average; None after a foul."""
        if self.points is None:
            return None
        own = [points for points, sitting in zip(self.points, self.seats, strict=True) if sitting == name]
        other = [points for points, sitting in zip(self.points, self.seats, strict=True) if sitting != name]
        return sum(own) / len(own) - sum(other) / len(other)


Key: TypeAlias = tuple[tuple[str, str], int]
"""Names a job: the two contestants, and the number of the deal."""

Games: TypeAlias = tuple[GameResult, ...]
"""What a job comes to: a game for each seating, in their order."""


@lru_cache(maxsize=8)
def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Every way to seat two so that both are there: 2 ways with 2 players, 6 with 3, 14 with 4."""
    return tuple(seats for seats in product((0, 1), repeat=players) if len({*seats}) == 2)


def played(job: Job, lost: Mapping[int, GameResult] | None = None, marker: Marker | None = None) -> Games:
    """The games of a job: one deal and one stream of chance in every seating; a generator for each bot in each.

    What is lost already, by its number among the seatings, is not played again.
    """
    settings = job.settings
    game = find_game(settings.game)
    deal = derived(settings.seed, "deal", job.deal)
    first = game.new_game(players=settings.players, rng=generator(deal), edition=settings.edition)
    guard, found = Guard(settings.limit, marker or Marker()), list[GameResult]()
    for number, seating in enumerate(seatings(settings.players)):
        if lost and number in lost:
            found.append(lost[number])
            continue
        guard.marker.start(number)
        found.append(_game(job, first, seating, guard))
    return tuple(found)


def forfeited(job: Job, number: int, foul: Foul, plies: int) -> GameResult:
    """A game that a contestant broke off: it loses at all its seats, the others share the win."""
    names = _names(job, seatings(job.settings.players)[number])
    winners = tuple(seat for seat, name in enumerate(names) if name != names[foul.seat])
    return GameResult(_pair(job), job.deal, names, None, winners, plies, foul)


def _pair(job: Job) -> tuple[str, str]:
    return job.pair[0].name, job.pair[1].name


def _names(job: Job, seating: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(job.pair[at].name for at in seating)


def _game(job: Job, first: Any, seating: tuple[int, ...], guard: Guard) -> GameResult:
    settings = job.settings
    number = guard.marker.read().game
    bots: list[Bot] = []
    try:
        for seat, at in enumerate(seating):
            foul = guard.foul(seat, 0, partial(_make, bots, job.pair[at]))
            if foul is not None:
                return forfeited(job, number, foul, 0)
        chance = derived(settings.seed, "chance", job.deal)
        seed = derived(settings.seed, "game", *_pair(job), job.deal, *seating)
        result = play_out(first, bots, seed, chance=chance, guard=guard, truth=settings.truth)
    finally:
        for seat, bot in enumerate(bots):
            if has(bot, "close"):
                guard.foul(seat, 0, cast(Closing, bot).close)  # how it leaves changes nothing
    if result.foul is not None:
        return forfeited(job, number, result.foul, len(result.actions))
    game = find_game(settings.game)
    outcome = game.outcome(result.state)
    assert outcome is not None
    points = game.score(result.state).points
    names = _names(job, seating)
    return GameResult(_pair(job), job.deal, names, points, outcome.winners, len(result.actions))


def _make(bots: list[Bot], contestant: Contestant) -> None:
    bots.append(contestant.make())
