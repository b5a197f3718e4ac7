"""`criminals words`: the words of a game in a language, and what a translation lacks."""

import json
from pathlib import Path

from criminals.cli.arguments import Options, Parser, add_lang, own_lang
from criminals.cli.catalogue import speaker_of
from criminals.cli.complaints import DONE, FAILED, Complaint, Told, complaining, reported, worded
from criminals.cli.files import read_text
from criminals.cli.table.screen import Screen
from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import ENGLISH, BadWords, catalogues_of, parsed
from criminals.core.looks.checking import differences, model_of
from criminals.core.looks.errors import fault_text
from criminals.verbs.wording import words


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("what", choices=("show", "check"))
    parser.add_argument("subject", metavar="GAME|FILE")
    add_lang(parser)


def run(options: Options) -> int:
    """Print the words, or what is wrong with those of a file."""
    if options.what == "check":
        return _check(Path(options.subject), own_lang(options.lang))
    with complaining():
        catalogues_of(find_game(options.subject))
    with complaining("--lang"):
        shown = words(options.subject, options.lang or ENGLISH)
    Screen().raw(json.dumps(shown, indent=2, ensure_ascii=False) + "\n")
    return DONE


def _check(file: Path, lang: str) -> int:
    speaker = speaker_of(lang)
    try:
        own = parsed(read_text(file))
        try:
            catalogues = catalogues_of(find_game(", ".join(own.get("game", ()))))
        except (ValueError, TypeError) as error:
            raise Complaint(_no_game(file, error)) from None
        found = [*differences(own, model_of(own, catalogues))]
    except BadWords as bad:
        found = [*bad.faults]
    screen = Screen()
    told = [fault_text(fault, lang) for fault in found] + [speaker.say("checked", "faults", {"faults": len(found)})]
    for text in told:
        screen.raw(f"{speaker.say('complaint', 'about', {'about': str(file), 'why': text})}\n")
    return FAILED if found else DONE


def _no_game(file: Path, error: Exception) -> Told:
    """Which game a catalogue is of is not to be found."""
    return lambda lang: worded("checked", "no_game", file=str(file), why=reported(error)(lang))(lang)
