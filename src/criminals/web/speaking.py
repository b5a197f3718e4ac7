"""The server's own sentences, in the reader's language."""

from typing import Final

from criminals.core.base.seats import Names, Viewer
from criminals.core.looks.catalogues import ENGLISH, Catalogues
from criminals.core.looks.phrases import Speaker
from criminals.verbs.wording import languages

CATALOGUES: Final = Catalogues("web", "criminals.web")


def languages_of(game: str) -> tuple[str, ...]:
    """The languages of a game; English alone, if it has no catalogues."""
    try:
        return languages(game)
    except TypeError:
        return (ENGLISH,)


def spoken(lang: str) -> str:
    """The language if the server speaks it, otherwise English."""
    return lang if lang in CATALOGUES.languages else ENGLISH


def speaker_of(lang: str, viewer: Viewer | None = None, names: Names = ()) -> Speaker:
    """A speaker for the server, in English if only the game has words in the language."""
    return Speaker(CATALOGUES.find(spoken(lang)), viewer, names)
