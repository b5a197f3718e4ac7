"""`criminals check-bot`: check that a bot can take part in games."""

from criminals.bots.players.specs import check_program, make_bot
from criminals.cli.arguments import Options, Parser, add_edition, add_games, counting, natural, positive
from criminals.cli.complaints import DONE, FAILED, complaining
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import GAMES, find_game
from criminals.dice import generator
from criminals.testing.check_bot import LIMIT, check_bot
from criminals.testing.laws.broken import LawBroken


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("bot", metavar="BOT")
    add_games(parser)
    parser.add_argument("--rounds", type=counting, default=2, metavar="N")
    parser.add_argument("--seed", type=natural, default=0, metavar="N")
    parser.add_argument("--limit", type=positive, default=LIMIT, metavar="SECONDS")
    parser.add_argument("--no-repeat", action="store_true")
    add_edition(parser)


def run(options: Options) -> int:
    """Check it, game by game, and print the result."""
    screen = Screen()
    text: str = options.bot
    with complaining():
        check_program(text)
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
