"""`criminals schema`: the JSON Schema of a kind of document."""

import json
from typing import Final

from criminals.cli.arguments import Options, Parser, add_game
from criminals.cli.table.screen import Screen
from criminals.core.documents.envelope import KINDS
from criminals.schemas import schema

HELP: Final = "print the JSON Schema of a kind of document"
DESCRIPTION: Final = """\
Print the JSON Schema (draft 2020-12) of a kind of document of a game: what a program that reads or
writes it, in any language, has to follow.
"""
EXAMPLES: Final = """\
examples:
  criminals schema view sicario > view.schema.json
  criminals schema view kuhn --load my_games.kuhn     a game of your own
  criminals schema record | python -m json.tool --compact
"""


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    parser.add_argument("kind", metavar="KIND", choices=KINDS, help=f"what the document is of: {', '.join(KINDS)}")
    add_game(parser)


def run(options: Options) -> int:
    """Print the schema."""
    Screen().raw(json.dumps(schema(options.kind, options.game), indent=2, ensure_ascii=False) + "\n")
    return 0
