"""The verbs about the words of a game: its catalogues, its clauses, and added languages."""

from collections.abc import Mapping
from copy import deepcopy
from threading import Lock
from typing import Any, Final

from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import COMMON, FAULT_PARTS, catalogues_of, checked, parsed
from criminals.core.looks.checking import usable
from criminals.core.looks.clauses import Clause, find_clause, read_clauses
from criminals.core.looks.phrases import capital

_ADDING: Final = Lock()
"""Held while words are added: otherwise two threads that add to one language at once could lose some."""


def clause(game: str, number: str, lang: str = "en") -> Clause:
    """One clause of the rules of a game.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        number: The number, as in a violation, a score line or an outcome: `"3.4"`.
        lang: `"en"`, `"it"`, `"fr"`, or a language that you added with `add_words`. A game of your own may have fewer.

    Returns:
        The clause: its number, its text, and the part that is a ruling of this library. A clause that the language has
        no words for is in English.

    Raises:
        InvalidArgument: There is no such game or clause, or the game has no words in this language. For an unknown
            number, the message names the nearest clause, the first and the last.
        TypeError: The game has no clauses as data, or the number is not a string.
    """
    return find_clause(find_game(game).NAME, clauses(game, lang), number)


def clauses(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """All clauses of the rules of a game.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        lang: As in `clause`.

    Returns:
        The clauses, in order.

    Raises:
        InvalidArgument: There is no such game, or it has no words in this language.
        TypeError: The game has no clauses as data.
    """
    return read_clauses(catalogues_of(find_game(game)).clauses(lang))


def words(game: str, lang: str = "en") -> dict[str, Any]:
    """All words of a game in one language, for clients that are not written in Python.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        lang: As in `clause`.

    Returns:
        A new dict that you can write as JSON: `game` and `lang`; `parts`, with entries by part and key; `sections`, the
        headings of the rules; and `clauses`, each with its `text` and, where there is one, its `ruling`. Entries that
        the language lacks are in English. The page *Languages* explains how to make sentences from them.

    Raises:
        InvalidArgument: There is no such game, or it has no words in this language.
        TypeError: The game has no catalogues.
    """
    found = find_game(game)
    catalogues = catalogues_of(found)
    parts, rules = catalogues.find(lang).words, catalogues.clauses(lang)
    return {
        "game": found.NAME,
        "lang": lang,
        "parts": deepcopy(parts),
        "sections": dict(rules.get("sections", {})),
        "clauses": {each.number: _told(each) for each in read_clauses(rules)},
    }


def _told(clause: Clause) -> dict[str, str]:
    return {"text": clause.text} if clause.ruling is None else {"text": clause.text, "ruling": clause.ruling}


def add_words(game: str, lang: str, words: str | Mapping[str, object]) -> None:
    """Add a language to a game, or change some of its words.

    Entries that you leave out are shown in English. Words for errors that belong to no game are added for all games.

    Args:
        game: A name in `GAMES`, or the name of an installed game.
        lang: A short name of the language, such as `"de"`.
        words: A TOML text like the catalogues of the library, or a mapping with the same parts and entries.

    Raises:
        InvalidArgument: There is no such game, or `lang` is not a text or is blank.
        ValueError: The words are not a catalogue, or a sentence could not be made from them. Every fault is named with
            its entry, and nothing is added.
        TypeError: The game has no catalogues.
    """
    catalogues = catalogues_of(find_game(game))
    found = usable(parsed(words) if isinstance(words, str) else checked(words), catalogues)
    with _ADDING:
        catalogues.add(lang, found)
        COMMON.add(lang, {part: entries for part, entries in found.items() if part in FAULT_PARTS})


def languages(game: str) -> tuple[str, ...]:
    """The languages in which a game has words.

    Args:
        game: A name in `GAMES`, or the name of an installed game.

    Returns:
        The languages of the library first, then those added with `add_words`.

    Raises:
        InvalidArgument: There is no such game.
        TypeError: The game has no catalogues.
    """
    return catalogues_of(find_game(game)).languages


def game_word(game: str, lang: str) -> str:
    """The word for a game in a language, or its name if it has no words in it."""
    try:
        return capital(find_game(game).term("game", game, lang))
    except (ValueError, TypeError, LookupError):  # a game of one's own may have no word for itself
        return game.capitalize()
