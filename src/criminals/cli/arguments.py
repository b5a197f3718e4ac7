"""What the arguments of several commands have in common."""

import argparse
from typing import Any, Final

from criminals.cli.complaints import complaining
from criminals.core.registry import GAMES, find_game
from criminals.core.seats import SPECTATOR, Seat, Viewer, check_viewer
from criminals.core.words import LANGUAGES

TRUTH: Final = "truth"
"""The viewer who sees all."""

BOTS: Final = """\
A bot is named by a text:
  random, random:eager=true     leaves everything to chance; an eager one passes only if it must
  greedy                        tries each action once, in one world that fits what it sees
  ismcts:iterations=500         searches in many such worlds; or ismcts:iterations=none,seconds=2
  python:my_bots:MyBot          a class of a module of yours, found from here
  process:node my_bot.mjs       a program of its own, in any language
"""

Parser = argparse.ArgumentParser
Options = argparse.Namespace


USUAL_GAME: Final = "crooks"
"""What is played where no game is named."""


ALSO: Final = "criminals means crooks"
"""The note on aliases in the help of an argument."""

SICARIO: Final = "sicario"
"""The game whose seats are told apart by who the sicario is."""


def add_game(parser: Parser, default: str | None = USUAL_GAME) -> None:
    """The game, the first positional argument."""
    help_ = f"what is played (default: {USUAL_GAME}); {ALSO}"
    parser.add_argument("game", nargs="?", type=game_name, choices=[*GAMES], default=default, help=help_)


def add_one_game(parser: Parser) -> None:
    """The game, where it has to be named."""
    parser.add_argument("game", type=game_name, choices=[*GAMES], help=f"what is played; {ALSO}")


def add_games(parser: Parser) -> None:
    """The games, of all that there are."""
    help_ = f"only this game; may be given several times; {ALSO}"
    parser.add_argument("--game", action="append", type=game_name, choices=[*GAMES], help=help_)


def add_first(parser: Parser) -> None:
    """Who begins, by `--first` or `--sicario`; `first_of` turns them into a seat."""
    either = parser.add_mutually_exclusive_group()
    either.add_argument("--first", type=natural, metavar="SEAT", help="the seat that acts first (default: drawn)")
    either.add_argument(
        "--sicario", type=natural, metavar="SEAT", help="in Sicario, the sicario's seat; the seat after it acts first"
    )


def add_bots(parser: Parser, help_: str) -> None:
    """The bots, all further positional arguments."""
    parser.add_argument("bots", nargs="*", metavar="BOT", help=help_)


def add_edition(parser: Parser) -> None:
    """Which box is played with."""
    parser.add_argument("--edition", metavar="NAME", help="a box that comes with the game: reference, tiny")


def add_seed(parser: Parser, help_: str) -> None:
    """A number that makes it repeat."""
    parser.add_argument("--seed", type=natural, metavar="N", help=help_)


def add_lang(parser: Parser) -> None:
    """The language of sentences."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="of what is told of the game (default: en)")


def add_limit(parser: Parser) -> None:
    """The time of a choice."""
    parser.add_argument("--limit", type=positive, metavar="SECONDS", help="the longest a bot may take for a choice")


def game_name(text: str) -> str:
    """The game's own name, for a name or an alias."""
    try:
        return find_game(text).NAME
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def natural(text: str) -> int:
    """A whole number from 0 up."""
    if not text.isdecimal() or len(text) > 40:
        raise argparse.ArgumentTypeError(f"a whole number from 0 up is expected, not {text!r}")
    return int(text)


def counting(text: str) -> int:
    """A whole number from 1 up."""
    if natural(text) < 1:
        raise argparse.ArgumentTypeError(f"a whole number from 1 up is expected, not {text!r}")
    return int(text)


def positive(text: str) -> float:
    """A number above 0, finite."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < 1e9:
        raise argparse.ArgumentTypeError(f"a number above 0 is expected, not {text!r}")
    return number


def viewer_of(text: str, players: int) -> Viewer | None:
    """A seat by its number, the spectator, or None for the truth."""
    if text == TRUTH:
        return None
    viewer: Any = SPECTATOR if text == SPECTATOR.value else int(text) if text.isdecimal() and len(text) < 5 else text
    with complaining("--viewer"):
        check_viewer(viewer, players)
    seen: Viewer = viewer
    return seen


def first_of(game: str, players: int, first: Seat | None, sicario: Seat | None) -> Seat | None:
    """The seat that acts first, by what `--first` or `--sicario` says, or None to draw one.

    `ValueError` if they do not fit the game or the table.
    """
    if sicario is None:
        return first if first is None else _seat("--first", first, players)
    if first is not None:
        raise ValueError("--first and --sicario say the same: give one of them")
    if game != SICARIO:
        raise ValueError(f"--sicario: {game.capitalize()} has no sicario; --first SEAT says who begins")
    return (_seat("--sicario", sicario, players) + 1) % players


def _seat(option: str, seat: Seat, players: int) -> Seat:
    if not 0 <= seat < players:
        raise ValueError(f"{option}: the seats are 0 to {players - 1}, not {seat}")
    return seat
