"""A check of a bot: it plays whole games legally and in time, and repeats itself."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul
from criminals.bots.matches.playing import Played, play_out
from criminals.bots.players.bot import Bot, close_bot, has
from criminals.bots.players.random_bot import RandomBot
from criminals.core.base.checks import shortened
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.protocol import CompleteGame
from criminals.core.game.registry import GAMES, find_game
from criminals.dice import generator
from criminals.testing.laws.broken import LawBroken

LIMIT: Final = 10.0
"""The default time for one choice, in seconds."""

_NOTHING: Final[Mapping[str, int | str]] = FrozenMap()


class BotFailed(LawBroken):
    """A bot did something wrong: as data, for who tells it in another language.

    Args:
        text: The same in English.
        code: What it did.
        params: What there is to say of it.
        table: The game, the players, the seat, and the seed and the ply as far as they are known.
        foul: The foul, if it was one.
    """

    def __init__(
        self,
        text: str,
        code: str = "",
        params: Mapping[str, int | str] = _NOTHING,
        table: Mapping[str, int | str] = _NOTHING,
        foul: Foul | None = None,
    ) -> None:
        super().__init__(text)
        self.code = code
        self.params = params
        self.table = table
        self.foul = foul


def check_bot(
    make: Callable[[], Bot],
    games: str | Sequence[str] | None = None,
    *,
    rounds: int = 2,
    seed: int = 0,
    limit: float | None = LIMIT,
    repeats: bool = True,
    edition: Any = None,
    players: int | Sequence[int] | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> int:
    """Let a bot play whole games against random bots, at every seat and for every number of players.

    The bot may fail to start, be late, play an illegal action, or not repeat itself: each of these is an error.

    Args:
        make: Makes a bot. It is called for each game.
        games: The name of a game, or several names. The default is all known games.
        rounds: The number of games that the bot plays at each seat.
        seed: The seed of the first game.
        limit: The time for one choice, in seconds; None for no limit. The default is 10 seconds.
        repeats: True to check that the bot does the same again with the same generator. Pass False for bots with a time
            budget.
        edition: The edition to play, or its name. The default is the reference edition of each game.
        players: The number of players, or several numbers. The default is all that each game allows.
        progress: Called before each game with the number of games played so far and the number of all.

    Returns:
        The number of games played.

    Raises:
        LawBroken: The bot did something wrong; the text names the fault, the game and the ply.
        InvalidArgument: There is no such game, or a game doesn't allow this number of players.
        TypeError: `make` can't be called: it may be a bot instead of its class.
    """
    if not callable(make):  # untyped callers give a bot
        raise TypeError(f"a bot is made for each game: give what makes one, such as its class, not {shortened(make)}")
    tables = [
        (game, count)
        for game in map(find_game, [games] if isinstance(games, str) else games or [*GAMES])
        for count in _numbers(game, players, edition)
    ]
    every = rounds * sum(count for _, count in tables)
    played = 0
    for game, count in tables:
        for number in range(rounds * count):
            if progress is not None:
                progress(played, every)
            seat = number % count
            once = _game(game, count, edition, make, seat, seed + number, limit)
            if repeats and number < count:
                again = _game(game, count, edition, make, seat, seed + number, limit)
                if again.actions != once.actions:
                    ply = _differs(once.actions, again.actions)
                    text = f"{game.NAME}, {count} players, seat {seat}: it does not repeat itself at ply {ply}"
                    raise BotFailed(text, "repeats", {"ply": ply}, _table(game, count, seat))
            played += 1
    return played


def _numbers(game: CompleteGame[Any, Any], players: int | Sequence[int] | None, edition: Any) -> Sequence[int]:
    """The numbers of players to play with; `InvalidArgument` from the game if it doesn't allow one of them."""
    if players is None:
        return numbers_of_players(game, edition)
    chosen = [players] if isinstance(players, int) else players
    for count in chosen:
        game.new_game(players=count, rng=generator(0), edition=edition)
    return chosen


def numbers_of_players(game: CompleteGame[Any, Any], edition: Any = None) -> list[int]:
    """The numbers of players that a game allows, up to 8, found by trying."""
    found: list[int] = []
    for players in range(1, 9):
        try:
            game.new_game(players=players, rng=generator(0), edition=edition)
        except ValueError:
            continue
        found.append(players)
    return found


def _game(
    game: CompleteGame[Any, Any],
    players: int,
    edition: Any,
    make: Callable[[], Bot],
    seat: int,
    seed: int,
    limit: float | None,
) -> Played:
    """Play a game with the bot at one seat."""
    table = _table(game, players, seat, seed)
    forfeits, made, faults = Forfeits(limit), list[Any](), list[BotFailed]()
    foul = forfeits.foul(seat, lambda: made.append(make()))
    if foul is not None:
        raise _broke("made", "it cannot be made: ", table, foul)
    foul = forfeits.foul(seat, lambda: faults.extend(_faults(made[0])))
    if foul is not None:
        raise _broke("asked", "it cannot be asked for its methods: ", table, foul)
    for fault in faults:
        raise fault
    bots: list[Bot] = [RandomBot(eager=True) for _ in range(players)]
    bots[seat] = made[0]
    first = game.new_game(players=players, rng=generator(seed), edition=edition)
    try:
        played = play_out(first, bots, seed, forfeits=forfeits)
    finally:
        foul = forfeits.foul(seat, partial(close_bot, made[0]))
    if foul is not None:
        raise _broke("closed", "it cannot be closed: ", table, foul)
    if played.foul is not None:
        raise _broke("played", "", {**table, "ply": len(played.actions) + 1}, played.foul)
    return played


def _table(game: CompleteGame[Any, Any], players: int, seat: int, seed: int | None = None) -> dict[str, int | str]:
    """Where something happened."""
    table: dict[str, int | str] = {"game": game.NAME, "players": players, "seat": seat}
    return table if seed is None else {**table, "seed": seed}


def _broke(code: str, what: str, table: Mapping[str, int | str], foul: Foul) -> BotFailed:
    """The error for a foul."""
    where = f"{table['game']}, {table['players']} players, seat {table['seat']}, seed {table['seed']}"
    ply = f", ply {table['ply']}" if "ply" in table else ""
    return BotFailed(f"{where}{ply}: {what}{foul.reason}: {foul.text}", code, table=table, foul=foul)


def _faults(bot: object) -> Iterator[BotFailed]:
    """The reasons why an object is not a bot."""
    shown = shortened(bot)
    if not has(bot, "choose"):
        yield BotFailed(f"{shown} is no bot: it has no method `choose`", "no_bot", {"bot": shown})
    if has(bot, "see"):
        yield BotFailed(f"{shown} wants the truth: a bot is given views only", "wants_truth", {"bot": shown})


def _differs(once: tuple[Any, ...], again: tuple[Any, ...]) -> int:
    """The first ply, counted from 1, at which two games differ."""
    pairs = zip(once, again, strict=False)
    return next((ply for ply, (one, other) in enumerate(pairs, 1) if one != other), min(len(once), len(again)) + 1)
