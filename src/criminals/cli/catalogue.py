"""The words of the command line, and the language that the environment asks for."""

import os
from argparse import ArgumentParser
from collections.abc import Mapping, Sequence
from typing import Final

from criminals.core.base.seats import Names, Viewer
from criminals.core.looks.catalogues import COMMON, ENGLISH, Catalogue, Catalogues, joined, read
from criminals.core.looks.phrases import Speaker

CATALOGUES: Final = Catalogues("criminals", "criminals.cli")

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name a locale: the first that is set decides."""

LANG: Final = "--lang"
"""The option that names a language."""

_NO_LANGUAGE: Final = frozenset({"", "C", "POSIX"})


def spoken(lang: str) -> str:
    """The language, if errors and the command line have words in it; otherwise English."""
    return lang if lang in CATALOGUES.languages and lang in COMMON.languages else ENGLISH


def speaker_of(lang: str, viewer: Viewer | None = None, names: Names = ()) -> Speaker:
    """One who speaks at the table: in English, if only the game has words in the language."""
    known = lang if lang in CATALOGUES.languages else ENGLISH
    return Speaker(CATALOGUES.find(known), viewer, names)


def page_catalogue(lang: str) -> Catalogue:
    """The words of the help pages in a language, and those that all texts have alike."""
    return Catalogue(lang, joined(CATALOGUES.find(lang).words, read("criminals.cli", lang, "pages.toml")))


def asked_lang(arguments: Sequence[str]) -> str:
    """The language of a command: the one that `--lang` names anywhere, if there are words in it, or the usual one."""
    parser = ArgumentParser(add_help=False, allow_abbrev=False)
    parser.add_argument(LANG, nargs="?")
    lang: str | None = parser.parse_known_args(arguments)[0].lang
    return lang if lang is not None and spoken(lang) == lang else spoken(usual_lang())


def usual_lang(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment: `it` for `it_IT.UTF-8`, English if it names none."""
    locale = next((environment[name] for name in LOCALES if environment.get(name)), "")
    language = locale.partition(".")[0].partition("@")[0].partition("_")[0]
    return ENGLISH if language in _NO_LANGUAGE else language.lower()
