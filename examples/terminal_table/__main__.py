"""Play on the whole terminal: against bots, or with others at the same keyboard.

Usage: python -m examples.terminal_table crooks person:Ada person:Bo rule [--first SEAT]

Each seat is a person, with or without a name, or a bot. Several people take turns at the keyboard, each in their own
language; in between nothing is shown.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from criminals.bots import make_bot
from criminals.bots.matches.seeds import derived
from criminals.cli.arguments import USUAL_GAME, Options, add_edition, add_first, add_game, add_memory, add_seed
from criminals.cli.bots import short_name
from criminals.cli.catalogue import asked_lang, usual_lang
from criminals.cli.complaints import Complaint, Told, reported
from criminals.cli.parsing import Misuse, TellingParser
from criminals.cli.table.voice import Voice
from criminals.core.game.registry import GAMES
from criminals.core.looks.catalogues import ENGLISH, LANGUAGES
from criminals.dice import generator

try:
    from examples.terminal_table.house import OPPONENT, House, house_of
except ModuleNotFoundError as missing:  # rich
    sys.exit(f"no module {missing.name!r}: `make terminal-table` has an environment with it")


def parser() -> TellingParser:
    """The parser of the command line."""
    made = TellingParser(prog="terminal_table", description="Play on the whole terminal.", exit_on_error=False)
    games = ", ".join(GAMES)
    add_game(made, None, f"what is played: {games} (default: {USUAL_GAME}), or one of yours; criminals means crooks")
    made.add_argument(
        "seats",
        nargs="*",
        metavar="SEAT",
        help=f"for each seat: person:NAME, random, rule, ismcts:iterations=200 (default: a person and {OPPONENT})",
    )
    add_edition(made, "a box that comes with the game: reference, tiny")
    add_first(
        made,
        "the seat that acts first (default: drawn)",
        "in Sicario, the sicario's seat; the seat after it acts first",
    )
    add_seed(made, "deal, throw and let bots choose by this number, the same each time")
    made.add_argument("--file", type=Path, help="keep the game in this file; if it is there, go on with it")
    made.add_argument("--hint", default=OPPONENT, metavar="BOT", help=f"who gives hints (default: {OPPONENT})")
    made.add_argument("--pause", type=float, default=1.0, help="seconds before a bot or the die moves (default: 1)")
    made.add_argument("--wait", action="store_true", help="bots wait after your turn while it can be taken back")
    made.add_argument("--light", action="store_true", help="dark on light")
    add_memory(made, "show on the table what has been seen before and lies hidden now")
    usual = usual_lang()
    default = usual if usual in LANGUAGES else ENGLISH
    made.add_argument(
        "--lang", choices=LANGUAGES, default=default, help=f"what is spoken at first (default: {default})"
    )
    return made


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line, play, and say where the game is kept."""
    options_parser, chosen = parser(), Options()
    given = sys.argv[1:] if arguments is None else arguments
    try:
        options_parser.read(given, chosen)
    except Misuse as misuse:
        _refuse(options_parser, misuse.told, asked_lang(given))
    try:
        house = house_of(
            chosen.game,
            chosen.seats,
            edition=chosen.edition,
            first=chosen.first,
            sicario=chosen.sicario,
            seed=chosen.seed,
            file=chosen.file,
            pause=chosen.pause,
            waits=chosen.wait,
        )
        adviser = make_bot(chosen.hint)
    except Complaint as complaint:
        _refuse(options_parser, complaint.told, chosen.lang)
    except (ValueError, OSError) as error:
        _refuse(options_parser, reported(error), chosen.lang)
    try:
        from examples.terminal_table.app import TerminalTable  # noqa: PLC0415 -- so that --help needs no Textual
    except ModuleNotFoundError as error:
        sys.exit(f"no module {error.name!r}: `make terminal-table` has an environment with it")
    # Hints have their own chance: asking for one changes nothing in the game.
    rng = generator(None if chosen.seed is None else derived(chosen.seed, "hints"))
    name, lang, memory = short_name(chosen.hint), chosen.lang, chosen.memory
    TerminalTable(house, adviser, name, rng, lang=lang, memory=memory, light=chosen.light).run()
    _farewell(house, Voice(lang, house.names))


def _refuse(options_parser: TellingParser, told: Told, lang: str) -> NoReturn:
    """Say in the language of the person what is wrong with the arguments."""
    sys.stderr.write(f"{options_parser.format_usage()}terminal_table: {told(lang)}\n")
    sys.exit(2)


def _farewell(house: House, voice: Voice) -> None:
    for failure in house.failures:
        bot, foul = voice.player(failure.seat), failure.foul
        print(voice.say("foul", "told", bot=bot, reason=foul.reason, text=foul.told(voice.lang)), file=sys.stderr)
    if house.file is not None:
        print(voice.say("kept", "yes", file=str(house.file)))
    elif house.host.actor is not None:
        print(voice.say("kept", "no"))


if __name__ == "__main__":
    main()
