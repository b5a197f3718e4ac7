"""What a tournament has to play, one deal of a pairing at a time: the same wherever and whenever it is played."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import attrs

from criminals.bots.bot import Bot, Closing
from criminals.bots.fouls import Foul
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


def seatings(players: int) -> list[tuple[int, ...]]:
    """Every way to seat two so that both are there: 2 ways with 2 players, 6 with 3, 14 with 4."""
    return [seats for seats in product((0, 1), repeat=players) if len({*seats}) == 2]


def played(job: Job) -> tuple[GameResult, ...]:
    """The games of a job: one deal and one stream of chance in every seating; a generator for each bot in each."""
    settings = job.settings
    game = find_game(settings.game)
    deal = derived(settings.seed, "deal", job.deal)
    first = game.new_game(players=settings.players, rng=generator(deal), edition=settings.edition)
    return tuple(_game(job, first, seats) for seats in seatings(settings.players))


def _game(job: Job, first: Any, seating: tuple[int, ...]) -> GameResult:
    settings = job.settings
    names = tuple(job.pair[at].name for at in seating)
    bots: list[Bot] = []
    try:
        bots += (job.pair[at].make() for at in seating)
        chance = derived(settings.seed, "chance", job.deal)
        seed = derived(settings.seed, "game", *(contestant.name for contestant in job.pair), job.deal, *seating)
        result = play_out(first, bots, seed, chance=chance, limit=settings.limit, truth=settings.truth)
    finally:
        for bot in bots:
            if isinstance(bot, Closing):
                bot.close()
    game = find_game(settings.game)
    foul = result.foul
    pair = job.pair[0].name, job.pair[1].name
    if foul is not None:
        winners = tuple(_not_of(names[foul.seat], names))
        return GameResult(pair, job.deal, names, None, winners, len(result.actions), foul)
    outcome = game.outcome(result.state)
    assert outcome is not None
    points = game.score(result.state).points
    return GameResult(pair, job.deal, names, points, outcome.winners, len(result.actions))


def _not_of(loser: str, names: tuple[str, ...]) -> Iterator[Seat]:
    """The seats of the others: a contestant that broke a game off loses it at all its seats."""
    return (seat for seat, name in enumerate(names) if name != loser)
