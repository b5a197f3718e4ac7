"""What the host of a table says itself, in the language of whoever reads it."""

from typing import Final

from criminals import Viewer
from criminals.core.base.seats import Names
from criminals.core.looks.catalogues import ENGLISH, Catalogues
from criminals.core.looks.phrases import Speaker

CATALOGUES: Final = Catalogues("web table", "examples.web_table")


def speaker_of(
    lang: str, viewer: Viewer | None = None, names: Names = (), catalogues: Catalogues = CATALOGUES
) -> Speaker:
    """One who speaks for a table: in English, if only the game has words in the language."""
    return Speaker(catalogues.find(lang if lang in catalogues.languages else ENGLISH), viewer, names)
