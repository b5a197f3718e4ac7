"""The jobs of a tournament, each a deal of a pairing, with the same result wherever and whenever they are played."""

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
    """The settings that every game of a tournament shares, such as its edition and the limit of a choice."""

    game: str
    """The name of the game."""
    players: int
    """The number of players at a table."""
    edition: Any = None
    """The edition, or its name; None for the default."""
    limit: float | None = None
    """The time for one choice, in seconds; None without a limit."""
    truth: bool = False
    """True if bots that see the whole state are admitted."""
    place: str | None = None
    """The module from which another process loads the game; None for the games of the library."""


@attrs.frozen
class Job:
    """A deal of a pairing, to be played in every seating.

    It has the seed of this deal and, for each game, the seeds of its chance and of its bots. None of them leads to
    another, nor to the seed of the tournament, which no worker is told. Each game has its own throws, so a bot that
    remembers those of another seating, or hears of another pairing, can't predict them.
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
        """The key of the job: the names of its two contestants, and the number of the deal."""
        return (self.pair[0].name, self.pair[1].name), self.deal

    def names(self, number: int) -> tuple[str, ...]:
        """The contestant at each seat of a game, by its number among the seatings."""
        return tuple(self.pair[at].name for at in seatings(self.settings.players)[number])


@attrs.frozen
class GameResult:
    """A game of a tournament. `record` and `times` are in no document and don't count for equality."""

    pair: tuple[str, str]
    """The names of the two contestants."""
    deal: int
    """The number of the deal, from 0."""
    seats: tuple[str, ...]
    """The name of the contestant at each seat."""
    points: tuple[int, ...] | None
    """The points of each seat; None after a foul and in a void game."""
    winners: tuple[Seat, ...]
    """The seats that won. After a foul these are all seats of the other contestant; in a void game there are none."""
    plies: int
    """The number of actions that were played, throws included."""
    foul: Foul | None = None
    """The foul that broke off the game, if one did."""
    void: str | None = None
    """The reason why the game could not be played, if no contestant is to blame. A void game counts for nobody."""
    record: Record | None = attrs.field(default=None, eq=False, repr=False)
    """The game itself, with the deal and all secrets; after a foul as far as it got. None if the game is void, was read
    from a file or has no documents."""
    times: tuple[ChoiceTimes, ...] = attrs.field(default=(), eq=False, repr=False)
    """The time that the choices of each seat took; empty if the game is void or was read from a file."""

    def share(self, name: str) -> float:
        """Compute a contestant's share of the win. It is averaged over seats, so having more seats is no advantage.

        Args:
            name: The name of one of the two contestants.

        Returns:
            A number from 0 to 1; the two shares sum to 1.

        Raises:
            ZeroDivisionError: The game is void.
        """
        means: dict[str, float] = {}
        for contestant in self.pair:
            seats = [seat for seat, sitting in enumerate(self.seats) if sitting == contestant]
            means[contestant] = sum(seat in self.winners for seat in seats) / len(seats)
        return means[name] / sum(means.values())

    def lead(self, name: str) -> float | None:
        """Compute the mean points of a contestant's seats minus those of the other's.

        Args:
            name: The name of one of the two contestants.

        Returns:
            The difference; None after a foul and in a void game.
        """
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
    """List every way to seat two contestants so that both take part: 2 ways with 2 players, 6 with 3, 14 with 4."""
    return tuple(seats for seats in product((0, 1), repeat=players) if len({*seats}) == 2)


def played(job: Job, activity: SharedActivity | None = None) -> Games:
    """Play the games of a job: the same deal in every seating, with new generators for chance and for each bot."""
    first, forfeits = dealt(job), Forfeits(job.settings.limit, activity or SharedActivity())
    with counting_interrupts():
        return tuple(played_game(job, first, number, forfeits) for number in range(len(job.bots)))


def dealt(job: Job) -> Any:
    """The first state of the games of a job."""
    settings = job.settings
    game = game_from(settings.game, settings.place)
    return game.new_game(players=settings.players, rng=generator(job.dealing), edition=settings.edition)


def forfeited(job: Job, number: int, first: Any, foul: Foul, result: Played | None = None) -> GameResult:
    """Make the result of a game that a contestant broke off. It loses at all its seats, and the others share the win.

    `result` is None if the foul came before the game began.
    """
    names = job.names(number)
    winners = tuple(seat for seat, name in enumerate(names) if name != names[foul.seat])
    actions, times = ((), ()) if result is None else (result.actions, result.times)
    times = times or (ChoiceTimes(),) * len(names)
    record = record_of(first, actions)
    return GameResult(job.key[0], job.deal, names, None, winners, len(actions), foul, record=record, times=times)


def record_of(first: Any, actions: Sequence[Any]) -> Record | None:
    """Make the record of a game from its first state; None if the game has no documents."""
    return None if documents_of(game_of(first)) is None else Record.of(first, actions)


def void(job: Job, why: str) -> Games:
    """Make the void games of a job that could not be played. They count for nobody."""
    return tuple(
        GameResult(job.key[0], job.deal, job.names(number), None, (), 0, void=why) for number in range(len(job.bots))
    )


def played_game(job: Job, first: Any, number: int, forfeits: Forfeits) -> GameResult:
    """Play one game of a job, by its number among the seatings."""
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
    """Close the first of the remaining bots and drop it, because its deletion runs code of the bot, too."""
    try:
        close_bot(bots[0])
    finally:
        del bots[0]
