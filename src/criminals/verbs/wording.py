"""The verbs of the words of a game: its catalogues, its rules, clause by clause, and languages of one's own."""

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
"""Held while words are added: two threads that add to one language at once would lose some."""


def clause(game: str, number: str, lang: str = "en") -> Clause:
    """A clause of the rules of a game.

    Args:
        game: A name in `GAMES`, or of an installed game.
        number: The number, as a violation, a score line or an outcome has it: `"3.4"`.
        lang: `"en"`, `"it"` or `"fr"`, or a language that was added; a registered game may have fewer.

    Returns:
        The clause: its number, its text, and what of it is ours. What a language has no words for is in English.

    Raises:
        InvalidArgument: There is no such game, no such clause, or the game has no words in this language. For a number,
            the message names the nearest clause, and the first and the last.
        TypeError: The game has no clauses as data, or the number is no text.
    """
    return find_clause(find_game(game).NAME, clauses(game, lang), number)


def clauses(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """All clauses of the rules of a game.

    Args:
        game: A name in `GAMES`, or of an installed game.
        lang: As in `clause`.

    Returns:
        The clauses, in the order of their numbers.

    Raises:
        InvalidArgument: There is no such game, or it has no words in this language.
        TypeError: The game has no clauses as data.
    """
    return read_clauses(catalogues_of(find_game(game)).clauses(lang))


def words(game: str, lang: str = "en") -> dict[str, Any]:
    """All words of a game in a language, for clients in other languages than Python.

    Args:
        game: A name in `GAMES`, or of an installed game.
        lang: As in `clause`.

    Returns:
        A new dict that JSON can hold: `game` and `lang`; `parts`, with entries by part and key; `sections`, the
        headings of the rules, and `clauses`, each with its `text` and, where something is ours, its `ruling`. What a
        language has no words for is in English. The page *Languages* says how sentences are made of them.

    Raises:
        ValueError: There is no such game, or it has no words in this language.
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

    What the words lack is told in English. Words for errors that are of no game are added for all games.

    Args:
        game: The name of a game.
        lang: A short name of the language, such as `"de"`.
        words: A TOML text like the files of the library, or what one has: parts with entries.

    Raises:
        InvalidArgument: There is no such game, or `lang` is no name.
        ValueError: The words are no catalogue or could not be told: every fault is named with its entry, and nothing
            is added.
        TypeError: The game has no catalogues.
    """
    catalogues = catalogues_of(find_game(game))
    found = usable(parsed(words) if isinstance(words, str) else checked(words), catalogues)
    with _ADDING:
        catalogues.add(lang, found)
        COMMON.add(lang, {part: entries for part, entries in found.items() if part in FAULT_PARTS})


def languages(game: str) -> tuple[str, ...]:
    """The languages that a game has words in.

    Args:
        game: A name in `GAMES`, or of an installed game.

    Returns:
        Those of the library first, then those that `add_words` added.

    Raises:
        InvalidArgument: There is no such game.
        TypeError: The game has no catalogues.
    """
    return catalogues_of(find_game(game)).languages


def game_word(game: str, lang: str) -> str:
    """What a game is called in a language, or its name, if it has no words in it."""
    try:
        return capital(find_game(game).term("game", game, lang))
    except (ValueError, TypeError):
        return game.capitalize()
