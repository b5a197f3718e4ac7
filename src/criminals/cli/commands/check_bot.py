"""`criminals check-bot`: check that a bot can take part in games."""

from criminals.bots.players.specs import check_program, make_bot
from criminals.cli.arguments import (
    Options,
    Parser,
    add_edition,
    add_games,
    add_lang,
    counting,
    natural,
    own_lang,
    positive,
)
from criminals.cli.complaints import DONE, FAILED, complaining
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import GAMES, find_game
from criminals.core.looks.phrases import Slot
from criminals.dice import generator
from criminals.testing.check_bot import LIMIT, BotFailed, check_bot, numbers_of_players


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("bot", metavar="BOT")
    add_games(parser)
    parser.add_argument("--players", type=counting, metavar="N")
    parser.add_argument("--rounds", type=counting, default=2, metavar="N")
    parser.add_argument("--seed", type=natural, default=0, metavar="N")
    parser.add_argument("--limit", type=positive, default=LIMIT, metavar="SECONDS")
    parser.add_argument("--no-repeat", action="store_true")
    add_edition(parser)
    add_lang(parser)


def run(options: Options) -> int:
    """Check it, game by game, and print the result."""
    screen = Screen(Voice(own_lang(options.lang)))
    voice = screen.voice
    text: str = options.bot
    with complaining():
        check_program(text)
        make_bot(text)
    for game in options.game or _games_for(options):
        with complaining(game):
            find_game(game).new_game(players=options.players, rng=generator(0), edition=options.edition)
        told: dict[str, Slot] = {"bot": text, "game": voice.game(game)}
        try:
            with complaining(game), screen.waiting(voice.say("checked", "plays", **told)) as show:
                played = check_bot(
                    lambda: make_bot(text),
                    [game],
                    rounds=options.rounds,
                    seed=options.seed,
                    limit=options.limit,
                    repeats=not options.no_repeat,
                    edition=options.edition,
                    players=options.players,
                    progress=lambda at, of: show(voice.say("checked", "at", number=at + 1, games=of, **told)),  # noqa: B023 -- called within the loop
                )
        except BotFailed as failed:
            screen.say("checked", "failed", style="red", bot=text, why=_told(voice, text, failed))
            return FAILED
        screen.say("checked", "games", style="green", game=game, games=played)
    return DONE


def _games_for(options: Options) -> list[str]:
    """The games for the number of players that was asked for; all of them if there is none, so that one says why."""
    wanted = options.players
    able = [game for game in GAMES if wanted in (None, *numbers_of_players(find_game(game), options.edition))]
    return able or [*GAMES]


def _told(voice: Voice, bot: str, failed: BotFailed) -> str:
    """The fault of a bot, and its place."""
    foul, table = failed.foul, failed.table
    told: dict[str, Slot] = {} if foul is None else {"text": foul.told(voice.lang)}
    why = voice.say("failed", failed.code, **{**failed.params, **told, "bot": bot})
    if not table:
        return why
    place = "in_game" if "ply" in table else "in_seed" if "seed" in table else "in_seat"
    where: dict[str, Slot] = {key: value if key == "players" else str(value) for key, value in table.items()}
    return voice.say("failed", place, why=why, who=where.pop("seat"), **where)
