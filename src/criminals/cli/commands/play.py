"""`criminals play`: a person plays against bots."""

from pathlib import Path
from typing import Any

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.referee import Referee
from criminals.bots.matches.seeds import derived, given_or_fresh
from criminals.bots.players.bot import Bot
from criminals.cli.arguments import (
    USUAL_GAME,
    Options,
    Parser,
    add_bots,
    add_edition,
    add_first,
    add_game,
    add_lang,
    add_limit,
    add_memory,
    add_notation,
    add_seed,
    first_of,
    natural,
    no_such_seat,
    spoken_lang,
    usual_players,
)
from criminals.cli.bots import USUAL, check_fair, made, names_of, short_name
from criminals.cli.complaints import Complaint, complaining, worded
from criminals.cli.files import check_first, read_record
from criminals.cli.table.narrator import Narrator
from criminals.cli.table.person import Person
from criminals.cli.table.reader import Reader
from criminals.cli.table.screen import Screen
from criminals.cli.table.session import Session
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import find_game
from criminals.core.looks.phrases import Slot
from criminals.dice import generator


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    add_game(parser, None)
    add_bots(parser)
    parser.add_argument("--seat", type=natural, default=0, metavar="N")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--hint", default=USUAL, metavar="BOT")
    parser.add_argument("--confirm", action="store_true")
    add_limit(parser)
    add_edition(parser)
    add_first(parser)
    add_seed(parser)
    add_lang(parser)
    add_memory(parser)
    add_notation(parser)


def run(options: Options) -> int:
    """Seat the players, and play."""
    seed = given_or_fresh(options.seed)
    first, actions = _begun(options, seed)
    players: int = first.players
    lang = spoken_lang(find_game(first.game), players, first.edition, options.lang)
    seat: int = options.seat
    if seat >= players:
        raise Complaint(no_such_seat("--seat", players, seat))
    texts: list[str] = options.bots or [USUAL] * (players - 1)
    rivals = dict(zip((other for other in range(players) if other != seat), texts, strict=False))
    screen = Screen(Voice(lang, names_of(rivals), seat, options.memory, options.notation))
    with made([*texts, options.hint]) as bots:
        *others, adviser = bots
        check_fair(dict(zip([*texts, options.hint], bots, strict=True)))
        seated: list[Bot | None] = [*others]
        seated.insert(seat, None)
        # A continued game uses new random numbers, not those it began with.
        with complaining():
            going_on, forfeits = derived(seed, "from", len(actions)), Forfeits(options.limit)
            referee = Referee.of(first, seated, going_on, actions=actions, forfeits=forfeits)
        hints = generator(derived(seed, "hints"))
        person = Person(seat, screen, Reader(screen), adviser, short_name(options.hint), hints, options.limit)
        screen.heading(_opening(screen.voice, person, first, len(actions)))
        return Session(referee, person, Narrator(screen), rivals, options.file, options.confirm).run()


def _opening(voice: Voice, person: Person, first: Any, actions: int) -> str:
    """The first line: the game, and who plays it."""
    told: dict[str, Slot] = {"game": voice.game(first.game), "players": first.players}
    told |= {"who": voice.players(range(first.players)), "help": person.commands.names["help"]}
    return voice.say("opening", "resumed", actions=actions, **told) if actions else voice.say("opening", "play", **told)


def _begun(options: Options, seed: int) -> tuple[Any, tuple[Any, ...]]:
    """The first state, and the actions already played if there is a file."""
    file: Path | None = options.file
    if file is not None and file.exists():
        record = read_record(file)
        if options.edition is not None:
            raise Complaint(worded("complaint", "has_edition", file=str(file)))
        if options.game not in (None, record.game):
            raise Complaint(worded("complaint", "other_game", file=str(file), found=record.game, named=options.game))
        check_first(file, record, first_of(record.game, record.players, options.first, options.sicario))
        return next(record.replay()), record.actions
    with complaining():
        game, deal = find_game(options.game or USUAL_GAME), generator(derived(seed, "deal"))
        players = len(options.bots) + 1 if options.bots else usual_players(game, options.edition)
        begins = first_of(game.NAME, players, options.first, options.sicario)
        return game.new_game(players=players, rng=deal, edition=options.edition, first=begins), ()
