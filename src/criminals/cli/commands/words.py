"""`criminals words`: the words of a game in a language, and what a translation lacks."""

import json
from pathlib import Path

from criminals.cli.arguments import Options, Parser
from criminals.cli.complaints import DONE, FAILED, complaining
from criminals.cli.files import read_text
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import ENGLISH, BadWords, catalogues_of, parsed
from criminals.core.looks.checking import differences, model_of
from criminals.verbs.wording import words


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("what", choices=("show", "check"))
    parser.add_argument("subject", metavar="GAME|FILE")
    parser.add_argument("--lang", default=ENGLISH)


def run(options: Options) -> int:
    """Print the words, or what is wrong with those of a file."""
    if options.what == "check":
        return _check(Path(options.subject))
    with complaining():
        catalogues_of(find_game(options.subject))
    with complaining("--lang"):
        shown = words(options.subject, options.lang)
    Screen().raw(json.dumps(shown, indent=2, ensure_ascii=False) + "\n")
    return DONE


def _check(file: Path) -> int:
    try:
        own = parsed(read_text(file))
        with complaining(f"{file}: the part [game] has the name of a game as its key"):
            catalogues = catalogues_of(find_game(", ".join(own.get("game", ()))))
        found = [*differences(own, model_of(own, catalogues))]
    except BadWords as bad:
        found = [*bad.faults]
    screen = Screen()
    for fault in found:
        screen.raw(f"{file}: {fault}\n")
    screen.raw(f"{file}: {len(found)} {'fault' if len(found) == 1 else 'faults'}\n")
    return FAILED if found else DONE
