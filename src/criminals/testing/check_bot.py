"""Whether a bot can be let into a game: it plays whole games lawfully, in time, and repeats itself."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from criminals.bots.bot import Bot, Closing, Seer
from criminals.bots.guard import Guard
from criminals.bots.playing import Played, play_out
from criminals.bots.random_bot import RandomBot
from criminals.core.checks import shortened
from criminals.core.protocol import Game
from criminals.core.registry import GAMES, find_game
from criminals.dice import generator
from criminals.testing.broken import LawBroken

LIMIT: Final = 10.0
"""Seconds for one choice."""


def check_bot(
    make: Callable[[], Bot],
    games: str | Sequence[str] | None = None,
    *,
    rounds: int = 2,
    seed: int = 0,
    limit: float | None = LIMIT,
    repeats: bool = True,
    edition: Any = None,
) -> int:
    """The number of games in which a bot did nothing wrong; `LawBroken` names the first thing that it did.

    In each round it plays each game, for each number of players there is, at every seat, against random bots. `repeats`
    asks that it does the same again with the same generator: a bot with a time as its budget does not.
    """
    if not callable(make):  # untyped callers give a bot
        raise TypeError(f"a bot is made for each game: give what makes one, such as its class, not {shortened(make)}")
    played = 0
    for name in [games] if isinstance(games, str) else games or [*GAMES]:
        game = find_game(name)
        for players in numbers_of_players(game, edition):
            for number in range(rounds * players):
                seat = number % players
                once = _game(game, players, edition, make, seat, seed + number, limit)
                if repeats and number < players:
                    again = _game(game, players, edition, make, seat, seed + number, limit)
                    if again.actions != once.actions:
                        ply = _differs(once.actions, again.actions)
                        raise LawBroken(
                            f"{game.NAME}, {players} players, seat {seat}: it does not repeat itself at ply {ply}"
                        )
                played += 1
    return played


def numbers_of_players(game: Game[Any, Any], edition: Any = None) -> list[int]:
    """How many can play a game, by trying: up to 8."""
    found: list[int] = []
    for players in range(1, 9):
        try:
            game.new_game(players=players, rng=generator(0), edition=edition)
        except ValueError:
            continue
        found.append(players)
    return found


def _game(
    game: Game[Any, Any], players: int, edition: Any, make: Callable[[], Bot], seat: int, seed: int, limit: float | None
) -> Played:
    """A game with the bot at one seat; it has to be a fair one."""
    where = f"{game.NAME}, {players} players, seat {seat}, seed {seed}"
    bot = make()
    if not isinstance(bot, Bot):  # pyright: ignore[reportUnnecessaryIsInstance] -- what is made is what is tried
        raise LawBroken(f"{bot!r} is no bot: it has no method `choose`")
    if isinstance(bot, Seer):
        raise LawBroken(f"{bot!r} wants the truth: a bot is given views only")
    bots: list[Bot] = [RandomBot(eager=True) for _ in range(players)]
    bots[seat] = bot
    first = game.new_game(players=players, rng=generator(seed), edition=edition)
    try:
        played = play_out(first, bots, seed, guard=Guard(limit))
    finally:
        if isinstance(bot, Closing):
            bot.close()
    if played.foul is not None:
        raise LawBroken(f"{where}, ply {len(played.actions) + 1}: {played.foul.reason}: {played.foul.text}")
    return played


def _differs(once: tuple[Any, ...], again: tuple[Any, ...]) -> int:
    """The first ply, counted from 1, at which two games part."""
    pairs = zip(once, again, strict=False)
    return next((ply for ply, (one, other) in enumerate(pairs, 1) if one != other), min(len(once), len(again)) + 1)
