"""`criminals words`: the words of a game in a language, and what a translation lacks."""

import json
from pathlib import Path
from typing import Any, Final

from criminals.cli.arguments import Options, Parser
from criminals.cli.complaints import DONE, FAILED, complaining
from criminals.cli.files import read_text
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import ENGLISH, BadWords, catalogues_of, parsed
from criminals.core.looks.checking import differences

HELP: Final = "print the words of a game, or check a translation"
DESCRIPTION: Final = """\
With show: print the words of a game in a language as JSON, for clients in other languages.
With check: compare a catalogue of your own with the English one, and name what is missing, what
nobody asks for, and what has other slots. Its part [game] says which game it is of.
"""
EXAMPLES: Final = """\
examples:
  criminals words show crooks --lang it > crooks.it.json
  criminals words check sicario.de.toml
"""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("what", choices=("show", "check"), help="print words, or check a file")
    parser.add_argument("subject", metavar="GAME|FILE", help="the game to show; the file to check, - is standard input")
    parser.add_argument("--lang", default=ENGLISH, help="the language to show (default: en)")


def run(options: Options) -> int:
    """Print the words, or what is wrong with those of a file."""
    if options.what == "check":
        return _check(Path(options.subject))
    with complaining():
        catalogues = catalogues_of(find_game(options.subject))
    with complaining("--lang"):
        words: dict[str, Any] = {**catalogues.faults(options.lang).words, "clauses": catalogues.clauses(options.lang)}
    Screen().raw(json.dumps(words, indent=2, ensure_ascii=False) + "\n")
    return DONE


def _check(file: Path) -> int:
    try:
        words = parsed(read_text(file))
        (game,) = words.get("game", {"": ""})
        with complaining(f"{file}: the part [game] has the name of a game as its key"):
            catalogues = catalogues_of(find_game(game))
        found = [*differences(words, catalogues.all_own(ENGLISH))]
    except BadWords as bad:
        found = [*bad.faults]
    screen = Screen()
    for fault in found:
        screen.raw(f"{file}: {fault}\n")
    screen.raw(f"{file}: {len(found)} {'fault' if len(found) == 1 else 'faults'}\n")
    return FAILED if found else DONE
