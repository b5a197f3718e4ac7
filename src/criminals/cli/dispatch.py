"""Find the command that the arguments name, run it, and report its errors."""

import os
import sys
from argparse import RawDescriptionHelpFormatter
from collections.abc import Mapping, Sequence
from traceback import format_exception_only
from typing import Final, Protocol

from criminals import __version__
from criminals.cli.arguments import Options, Parser, add_load, load_games
from criminals.cli.catalogue import spoken, usual_lang
from criminals.cli.commands import bench, check_bot, play, replay, schema, tournament, watch, words
from criminals.cli.complaints import BROKEN_PIPE, INTERNAL, INTERRUPTED, Complaint, Told, reported, worded
from criminals.core.base.errors import CriminalsError
from criminals.core.looks.catalogues import ENGLISH


class Command(Protocol):
    """A module of this package."""

    @property
    def HELP(self) -> str:  # noqa: N802 -- the constant of a module
        """A summary in a few words."""
        ...

    @property
    def DESCRIPTION(self) -> str:  # noqa: N802 -- the constant of a module
        """A description."""
        ...

    @property
    def EXAMPLES(self) -> str:  # noqa: N802 -- the constant of a module
        """Examples of calls."""
        ...

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
    "tournament": tournament,
    "check-bot": check_bot,
    "schema": schema,
    "words": words,
    "bench": bench,
}

DESCRIPTION: Final = """\
Crooks, Counterfeiters and Sicario: crime games with hidden information.
"""
EPILOG: Final = """\
begin with:
  criminals play                   a game of Crooks against two bots
  criminals play --help            what else there is; each command has a page like that
  criminals watch sicario          bots play, turn by turn
  criminals tournament crooks greedy random --deals 20

exit codes: 0 done; 1 a bot broke its game off, or failed its check; 2 an argument or a file is
not what it should be; 130 interrupted.
"""


def run(arguments: Sequence[str]) -> int:
    """Run the command that the arguments name; an error is reported in one line, in the language of the command."""
    options = Options()
    try:
        code = _run(arguments, options)
        sys.stdout.flush()
    except Complaint as complaint:
        return _say(complaint.told, complaint.code, options)
    except CriminalsError as error:
        return _say(reported(error), INTERNAL, options)
    except KeyboardInterrupt:
        return _say(worded("answer", "interrupted"), INTERRUPTED, options)
    except BrokenPipeError:
        # Python flushes what is left at its end, which would fail again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except Exception as error:
        if "CRIMINALS_DEBUG" in os.environ:
            raise
        told = " ".join("".join(format_exception_only(error)).split())
        return _say(worded("complaint", "program", why=told), INTERNAL, options)
    return code


def _say(told: Told, code: int, options: Options) -> int:
    """Say in a line why a command ends, and return its exit code. Commands without a table speak English."""
    lang: str | None = getattr(options, "lang", None)
    heard = spoken(usual_lang() if lang is None or spoken(lang) != lang else lang)
    sys.stdout.flush()
    sys.stderr.write(f"criminals: {told(heard if getattr(options, 'speaks', False) else ENGLISH)}\n")
    return code


def _run(arguments: Sequence[str], options: Options) -> int:
    """Run the command; `options` is given what the arguments say."""
    top = Parser(prog="criminals", description=DESCRIPTION, epilog=EPILOG, formatter_class=RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"criminals {__version__}")
    added = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    parsers: dict[str, Parser] = {}
    for name, command in COMMANDS.items():
        parsers[name] = added.add_parser(
            name,
            help=command.HELP,
            description=command.DESCRIPTION,
            epilog=command.EXAMPLES,
            formatter_class=RawDescriptionHelpFormatter,
        )
        command.add_arguments(parsers[name])
        add_load(parsers[name])
    try:
        if not arguments or arguments[0] not in COMMANDS:
            top.parse_args(arguments)
        name, *rest = arguments
        # A bot or a game of one's own is looked for where the command is given, as `python -m` does; after all else.
        if os.getcwd() not in sys.path:
            sys.path.append(os.getcwd())
        load_games(rest)
        # Not through the parser above: its sub-commands take no positional argument after an option.
        parsers[name].parse_intermixed_args(rest, options)
    except SystemExit as asked:
        return asked.code if isinstance(asked.code, int) else 0
    return COMMANDS[name].run(options)
