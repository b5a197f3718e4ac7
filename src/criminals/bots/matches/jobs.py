"""The jobs of a tournament, one deal of a pairing each: the same result wherever and whenever they are played."""

from collections.abc import Sequence
from functools import lru_cache, partial
from itertools import product
from typing import Any, Final, Self, TypeAlias

import attrs

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.choice_times import ChoiceTimes
from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul
from criminals.bots.matches.playing import Played, play_out
from criminals.bots.matches.referee import TruthWanted
from criminals.bots.matches.seeds import derived
from criminals.bots.players.bot import Bot, close_bot
from criminals.bots.players.failures import counting_interrupts
from criminals.bots.players.specs import Contestant
from criminals.core.base.seats import Seat
from criminals.core.documents.declared import documents_of
from criminals.core.game.registry import find_game, game_of
from criminals.core.records.record import Record
from criminals.dice import generator
from criminals.installed import game_from

WANTS_TRUTH: Final = "wants the truth, which nobody is told here"
"""The text of the foul of a bot that wants to see the whole state."""


@attrs.frozen
class Settings:
    """The settings of a tournament.

    `limit` is the time for one choice, in seconds; `truth` admits bots that see the whole state.

    A process that does not know the game loads it from `place`.
    """

    game: str
    players: int
    edition: Any = None
    limit: float | None = None
    truth: bool = False
    place: str | None = None


@attrs.frozen
class Job:
    """A deal of a pairing, to be played in every seating.

    It has the seed of this deal, and for each game those of its chance and of its bots. None of them leads to another,
    nor to the seed of the tournament, which no worker is told. Each game has its own throws: a bot that remembers those
    of another seating, or hears of another pairing, cannot foretell them.
    """

    settings: Settings
    pair: tuple[Contestant, Contestant]
    deal: int
    dealing: int
    chance: tuple[int, ...]
    bots: tuple[int, ...]

    @classmethod
    def of(cls, settings: Settings, pair: tuple[Contestant, Contestant], deal: int, seed: int) -> Self:
        """A deal of a tournament with this seed."""
        names = pair[0].name, pair[1].name
        games = [(*names, deal, *seating) for seating in seatings(settings.players)]
        return cls(
            settings,
            pair,
            deal,
            derived(seed, "deal", deal),
            tuple(derived(seed, "chance", *game) for game in games),
            tuple(derived(seed, "game", *game) for game in games),
        )

    @property
    def key(self) -> "Key":
        """What it is known by: the names of its two contestants, and the number of the deal."""
        return (self.pair[0].name, self.pair[1].name), self.deal

    def names(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game, by its number among the seatings."""
        return tuple(self.pair[at].name for at in seatings(self.settings.players)[number])


@attrs.frozen
class GameResult:
    """A game of a tournament: who sat where, and the result. After a foul there are no points.

    A game is `void`, for the reason told, if it could not be played and no contestant is to blame. It has neither
    points nor winners, and counts for nobody.

    `record` is the game itself, after a foul as far as it got: it tells the deal and all secrets. `times` has for each
    seat how long its choices took. Neither is in documents or counts for equality. A game that is void, was read from
    a file or has no documents has no record; one that is void or was read has no times.
    """

    pair: tuple[str, str]
    deal: int
    seats: tuple[str, ...]
    points: tuple[int, ...] | None
    winners: tuple[Seat, ...]
    plies: int
    foul: Foul | None = None
    void: str | None = None
    record: Record | None = attrs.field(default=None, eq=False, repr=False)
    times: tuple[ChoiceTimes, ...] = attrs.field(default=(), eq=False, repr=False)

    def share(self, name: str) -> float:
        """A contestant's part of the win, from 0 to 1, averaged over its seats: having more seats is no advantage.

        A void game has none.
        """
        means: dict[str, float] = {}
        for contestant in self.pair:
            seats = [seat for seat, sitting in enumerate(self.seats) if sitting == contestant]
            means[contestant] = sum(seat in self.winners for seat in seats) / len(seats)
        return means[name] / sum(means.values())

    def lead(self, name: str) -> float | None:
        """The mean points of a contestant's seats minus those of the other's; None after a foul and in a void game."""
        if self.points is None:
            return None
        own = [points for points, sitting in zip(self.points, self.seats, strict=True) if sitting == name]
        other = [points for points, sitting in zip(self.points, self.seats, strict=True) if sitting != name]
        return sum(own) / len(own) - sum(other) / len(other)


Key: TypeAlias = tuple[tuple[str, str], int]
"""The key of a job: its two contestants, and the number of the deal."""

Games: TypeAlias = tuple[GameResult, ...]
"""The result of a job: a game for each seating, in their order."""


@lru_cache(maxsize=8)
def seatings(players: int) -> tuple[tuple[int, ...], ...]:
    """Every way to seat two contestants so that both take part: 2 ways with 2 players, 6 with 3, 14 with 4."""
    return tuple(seats for seats in product((0, 1), repeat=players) if len({*seats}) == 2)


def played(job: Job, activity: SharedActivity | None = None) -> Games:
    """The games of a job: the same deal in every seating, and generators of its own for chance and for each bot."""
    first, forfeits = dealt(job), Forfeits(job.settings.limit, activity or SharedActivity())
    with counting_interrupts():
        return tuple(played_game(job, first, number, forfeits) for number in range(len(job.bots)))


def dealt(job: Job) -> Any:
    """The first state of the games of a job."""
    settings = job.settings
    game = game_from(settings.game, settings.place)
    return game.new_game(players=settings.players, rng=generator(job.dealing), edition=settings.edition)


def forfeited(job: Job, number: int, first: Any, foul: Foul, result: Played | None = None) -> GameResult:
    """The result of a game that a contestant broke off: it loses at all its seats, and the others share the win.

    There is no `result` if it did so before the game began.
    """
    names = job.names(number)
    winners = tuple(seat for seat, name in enumerate(names) if name != names[foul.seat])
    actions, times = ((), ()) if result is None else (result.actions, result.times)
    times = times or (ChoiceTimes(),) * len(names)
    record = record_of(first, actions)
    return GameResult(job.key[0], job.deal, names, None, winners, len(actions), foul, record=record, times=times)


def record_of(first: Any, actions: Sequence[Any]) -> Record | None:
    """The record of a game from its first state; None if the game has no documents."""
    return None if documents_of(game_of(first)) is None else Record.of(first, actions)


def void(job: Job, why: str) -> Games:
    """The games of a job that could not be played, by no fault of a contestant: they count for nobody."""
    return tuple(
        GameResult(job.key[0], job.deal, job.names(number), None, (), 0, void=why) for number in range(len(job.bots))
    )


def played_game(job: Job, first: Any, number: int, forfeits: Forfeits) -> GameResult:
    """One game of a job, by its number among the seatings."""
    settings, seating = job.settings, seatings(job.settings.players)[number]
    bots: list[Bot] = []
    try:
        for seat, at in enumerate(seating):
            foul = forfeits.foul(seat, partial(_make, bots, job.pair[at]))
            if foul is not None:
                return forfeited(job, number, first, foul)
        seed, chance = job.bots[number], job.chance[number]
        result = play_out(first, bots, seed, chance=chance, forfeits=forfeits, truth=settings.truth)
    except TruthWanted as wanted:
        foul = Foul(wanted.seats[0], "illegal", WANTS_TRUTH)
        return forfeited(job, number, first, foul)
    finally:
        for seat in range(len(bots)):
            forfeits.foul(seat, partial(_close, bots))  # a failure here changes no result
    if result.foul is not None:
        return forfeited(job, number, first, result.foul, result)
    game = find_game(settings.game)
    outcome = game.outcome(result.state)
    assert outcome is not None
    points, plies = game.score(result.state).points, len(result.actions)
    record, times = record_of(first, result.actions), result.times
    names = job.names(number)
    return GameResult(job.key[0], job.deal, names, points, outcome.winners, plies, record=record, times=times)


def _make(bots: list[Bot], contestant: Contestant) -> None:
    bots.append(contestant.make())


def _close(bots: list[Bot]) -> None:
    """Close the first of the bots that are left, and let it go: its end is code of the bot, too."""
    try:
        close_bot(bots[0])
    finally:
        del bots[0]
