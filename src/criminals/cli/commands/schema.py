"""`criminals schema`: the JSON Schema of a kind of document."""

import json

from criminals.cli.arguments import Options, Parser, add_game, add_lang, own_lang
from criminals.cli.table.screen import Screen
from criminals.schemas import schema
from criminals.schemas.names import SCHEMA_KINDS


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("kind", metavar="KIND", choices=SCHEMA_KINDS)
    add_game(parser)
    add_lang(parser)


def run(options: Options) -> int:
    """Print the schema."""
    own_lang(options.lang)  # of complaints: the schema is in no language
    Screen().raw(json.dumps(schema(options.kind, options.game), indent=2, ensure_ascii=False) + "\n")
    return 0
