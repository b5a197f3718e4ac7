"""The words of the command line, and the language that the environment asks for."""

import os
from collections.abc import Mapping
from typing import Final

from criminals.core.base.seats import Names, Viewer
from criminals.core.looks.catalogues import COMMON, ENGLISH, Catalogues
from criminals.core.looks.phrases import Speaker

CATALOGUES: Final = Catalogues("criminals", "criminals.cli")

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a locale: the first that is set decides."""

_NO_LANGUAGE: Final = frozenset({"", "C", "POSIX"})


def spoken(lang: str) -> str:
    """The language, if errors and the command line have words in it; otherwise English."""
    return lang if lang in CATALOGUES.languages and lang in COMMON.languages else ENGLISH


def speaker_of(lang: str, viewer: Viewer | None = None, names: Names = ()) -> Speaker:
    """One who speaks at the table: in English, if only the game has words in the language."""
    known = lang if lang in CATALOGUES.languages else ENGLISH
    return Speaker(CATALOGUES.find(known), viewer, names)


def usual_lang(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment: `it` for `it_IT.UTF-8`, English if it names none."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    language = locale.partition(".")[0].partition("@")[0].partition("_")[0]
    return ENGLISH if language in _NO_LANGUAGE else language.lower()
