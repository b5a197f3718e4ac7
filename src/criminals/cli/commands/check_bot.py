"""`criminals check-bot`: check that a bot can take part in games."""

from typing import Final

from criminals.bots.players.specs import make_bot
from criminals.cli.arguments import BOTS, Options, Parser, add_edition, add_games, counting, natural, positive
from criminals.cli.complaints import DONE, FAILED, complaining
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import GAMES, find_game
from criminals.dice import generator
from criminals.testing.check_bot import LIMIT, check_bot
from criminals.testing.laws.broken import LawBroken

HELP: Final = "test whether a bot plays legally, in time, and repeats itself"
DESCRIPTION: Final = """\
Let a bot play whole games, at every seat, for every number of players, against random bots. The
first thing that it does wrong is named, with the game, the seat, the seed and the ply; then the
exit code is 1. It is what check_bot of criminals.testing does.
"""
EXAMPLES: Final = f"""\
{BOTS}
examples:
  criminals check-bot python:my_bots:MyBot
  criminals check-bot "process:node examples/process_bot/bot.mjs" --game crooks
  criminals check-bot ismcts:iterations=none,seconds=0.1 --no-repeat --rounds 1
"""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("bot", metavar="BOT", help="the bot, by a text")
    add_games(parser)
    parser.add_argument("--rounds", type=counting, default=2, metavar="N", help="how often at each seat (default: 2)")
    parser.add_argument("--seed", type=natural, default=0, metavar="N", help="of the first game (default: 0)")
    parser.add_argument(
        "--limit", type=positive, default=LIMIT, metavar="SECONDS", help=f"for one choice (default: {LIMIT:g})"
    )
    parser.add_argument("--no-repeat", action="store_true", help="it need not do the same with the same generator")
    add_edition(parser)


def run(options: Options) -> int:
    """Check it, game by game, and print the result."""
    screen = Screen()
    text: str = options.bot
    with complaining():
        make_bot(text)
    for game in options.game or GAMES:
        with complaining(game):
            find_game(game).new_game(rng=generator(0), edition=options.edition)
        try:
            with complaining(game), screen.waiting(f"{text} plays {game}"):
                played = check_bot(
                    lambda: make_bot(text),
                    [game],
                    rounds=options.rounds,
                    seed=options.seed,
                    limit=options.limit,
                    repeats=not options.no_repeat,
                    edition=options.edition,
                )
        except LawBroken as broken:
            screen.line(f"{text} failed: {broken}", "red")
            return FAILED
        screen.line(f"{game}: {played} games, nothing wrong", "green")
    return DONE
