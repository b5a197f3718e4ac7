"""Find the command that the arguments name, run it, and report its errors."""

import os
import sys
from argparse import HelpFormatter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from traceback import format_exception_only
from typing import Any, Final, Protocol

from criminals import __version__
from criminals.cli.arguments import Options, Parser, add_load, load_games
from criminals.cli.catalogue import asked_lang, spoken
from criminals.cli.commands import bench, check_bot, play, replay, schema, serve, tournament, watch, words
from criminals.cli.complaints import BROKEN_PIPE, INTERNAL, INTERRUPTED, Complaint, Told, reported, worded
from criminals.cli.pages import DESCRIPTION, EXAMPLES, TOP, Formatter, command_first, pages
from criminals.cli.parsing import Misuse, TellingParser
from criminals.core.base.errors import CriminalsError
from criminals.core.game.registry import GAMES


class Command(Protocol):
    """A module of this package."""

    def add_arguments(self, parser: Parser, /) -> None:
        """Add its arguments."""
        ...

    def run(self, options: Options, /) -> int:
        """Run it, and return the exit code."""
        ...


COMMANDS: Final[Mapping[str, Command]] = {
    "play": play,
    "watch": watch,
    "replay": replay,
    "serve": serve,
    "tournament": tournament,
    "check-bot": check_bot,
    "schema": schema,
    "words": words,
    "bench": bench,
}


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; an error is reported in one line, in the language of the command."""
    options = Options()
    try:
        code = _run(arguments, options)
        sys.stdout.flush()
    except Complaint as complaint:
        return _say(complaint.told, complaint.code, _lang(arguments, options))
    except CriminalsError as error:
        return _say(reported(error), INTERNAL, _lang(arguments, options))
    except KeyboardInterrupt:
        return _say(worded("answer", "interrupted"), INTERRUPTED, _lang(arguments, options))
    except BrokenPipeError:
        # Python flushes what is left at its end, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        if "CRIMINALS_DEBUG" in os.environ:
            raise
        told = " ".join("".join(format_exception_only(error)).split())
        return _say(worded("complaint", "program", why=told), INTERNAL, _lang(arguments, options))
    return code


def _say(told: Told, code: int, lang: str) -> int:
    """Say in a line why a command ends, and return its exit code."""
    sys.stdout.flush()
    sys.stderr.write(f"criminals: {told(lang)}\n")
    return code


def _lang(arguments: Sequence[str], options: Options) -> str:
    """The language of a command, from its options if they were read."""
    lang: str | None = getattr(options, "lang", None)
    return lang if lang is not None and spoken(lang) == lang else asked_lang(arguments)


def _run(arguments: Sequence[str], options: Options) -> int:
    """Run the command; `options` is given what the arguments say."""
    parsers = _parsers(lambda _: HelpFormatter)
    formatter = pages(arguments, tuple(GAMES))
    for part, parser in parsers.items():
        parser.page = partial(_page, part, formatter)
    first, *rest = command_first(arguments) or [""]
    name = first if first in COMMANDS else TOP
    try:
        if name == TOP:
            parsers[TOP].read([first] if first else [], options)
        # A bot or a game of one's own is looked for where the command is given, as `python -m` does; after all else.
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
        load_games(rest)
        # Not through the parser above: its sub-commands take no positional argument after an option.
        parsers[name].read(rest, options)
    except SystemExit as asked:
        return asked.code if isinstance(asked.code, int) else 0
    except Misuse as misuse:
        sys.stdout.flush()
        sys.stderr.write(_parsers(formatter)[name].format_usage())
        raise Complaint(misuse.told) from None
    return COMMANDS[name].run(options)


def _parsers(formatter: Callable[[str], Formatter]) -> dict[str, TellingParser]:
    """The parsers of the program and of each command, by the parts of the catalogue for their pages."""
    told: dict[str, Any] = {"description": DESCRIPTION, "epilog": EXAMPLES, "exit_on_error": False}
    top = TellingParser(TOP, formatter_class=formatter(TOP), **told)
    top.add_argument("--version", action="version", version=f"criminals {__version__}")
    added = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    parsers = {TOP: top}
    for name, command in COMMANDS.items():
        parser = added.add_parser(name, help=name, formatter_class=formatter(name), **told)
        command.add_arguments(parser)
        add_load(parser)
        parsers[name] = parser
    return parsers


def _page(part: str, formatter: Callable[[str], Formatter]) -> str:
    """A help page, made by its own parser, because a parser in use has another usage line."""
    return _parsers(formatter)[part].format_help()
