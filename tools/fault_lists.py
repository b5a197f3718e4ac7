"""The pages of error codes list the codes of faults that the library has sentences for.

A page has comments where they belong: `<!-- faults of all games -->`, `<!-- faults of crooks -->`.
"""

import re
import tomllib
from pathlib import Path
from string import Formatter
from typing import Final

SOURCE: Final = Path(__file__).parents[1] / "src" / "criminals"

FAULTS: Final = re.compile(r"<!-- faults of ([\w ]+) -->")

SLOT: Final = re.compile(r"(\{\w+\})")


def on_page_markdown(markdown: str, **_: object) -> str:
    """Put the tables in the place of the comments."""
    return FAULTS.sub(lambda found: table("" if found[1] == "all games" else found[1]), markdown)


def table(game: str) -> str:
    """The codes of a game, or of all games, with their parameters and their sentences in English."""
    rows = (f"| `{code}` | {_params(text)} | {_shown(text)} |" for code, text in sentences(game).items())
    return "\n".join(["| code | params | sentence |", "|---|---|---|", *rows])


def sentences(game: str) -> dict[str, str]:
    """The English sentences of faults, by their codes."""
    folder = SOURCE / ("games" if game else "core") / game / "looks" / "words"
    faults: dict[str, str] = tomllib.loads((folder / "en.faults.toml").read_text(encoding="utf-8"))["fault"]
    return faults


def params(text: str) -> list[str]:
    """The names of the slots of a sentence, in their order, each once."""
    return [*dict.fromkeys(name for _, name, _, _ in Formatter().parse(text) if name is not None)]


def _params(text: str) -> str:
    return ", ".join(f"`{name}`" for name in params(text)) or "none"


def _shown(text: str) -> str:
    """A sentence for a cell of a table: a slot without how it is told, and of two ways the first.

    Slots stand as code: Markdown would take braces at the end of a cell for attributes, and show nothing.
    """
    pieces = list[str]()
    for literal, name, form, _ in Formatter().parse(text):
        pieces.append(_plain(literal))
        if name is None:
            continue
        first, bar, _ = (form or "").partition("|")
        pieces.append("".join(map(_piece, re.split(SLOT, first))) if bar else f"`{{{name}}}`")
    return "".join(pieces)


def _piece(text: str) -> str:
    """A slot as code, or the text between two slots."""
    return f"`{text}`" if re.fullmatch(SLOT, text) else _plain(text)


def _plain(text: str) -> str:
    """A text whose signs mean nothing to Markdown."""
    return text.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*").replace("_", "\\_")
