"""The words of texts, to tell whether all of them are of one language."""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import criminals
from criminals.core.looks.catalogues import Words

SHARED = {"criminals", "crooks", "file", "bot", "reference", "tiny", "tab", "random", "rule"}
"""Words of every language, and names."""

SEATS = r"(?i)\b(seats?|post[oi]|sièges?)\b"
"""How nobody is told."""

NUMBERED = r"(?i)\b(player|giocatore|joueur) \d"
"""How those are told who have no name."""


def texts_of(words: Words) -> list[str]:
    """Every text of a catalogue, with its slots left out but for the words in them."""
    entries = (entry for part in words.values() for entry in part.values())
    texts = (text for entry in entries for text in ([entry] if isinstance(entry, str) else entry.values()))
    return [re.sub(r"\{\w*:?", " ", text) for text in texts]


def page_words(folder: Path, lang: str) -> dict[str, str]:
    """The catalogue of a page."""
    found: dict[str, str] = json.loads((folder / "words" / f"{lang}.json").read_text(encoding="utf-8"))
    return found


def slots_in(text: str) -> list[str]:
    """The slots of a text of a page."""
    return sorted(re.findall(r"\{(\w+)\}", text))


def words_in(*texts: str) -> set[str]:
    """The words of some texts that are longer than two letters."""
    return {word.casefold() for text in texts for word in re.findall(r"[^\W\d_]{3,}", text)}


def foreign_words(game: Any, lang: str, *own: Mapping[str, Iterable[str]]) -> set[str]:
    """English words of a game and of other catalogues, by language, that a language does not have."""
    english = [*texts_of(game.CATALOGUES.own("en")), *(text for texts in own for text in texts["en"])]
    spoken = [*texts_of(game.CATALOGUES.own(lang)), *(text for texts in own for text in texts[lang])]
    return words_in(*(re.sub(r"\{\w*:?", " ", text) for text in english)) - words_in(*spoken) - SHARED


def notation(game: str) -> set[str]:
    """The words of actions, which are the same in every language."""
    return words_in(*map(str, criminals.action_space(game, 3).actions))


def bare_ids(game: Any, lang: str) -> list[str]:
    """Patterns of things that are told by their ids alone."""
    words: Words = game.CATALOGUES.find(lang).words
    found = [part["by_id"] for part in words.values() if "by_id" in part]
    texts = [text for entry in found for text in ([entry] if isinstance(entry, str) else entry.values())]
    return [re.escape(text).replace(r"\{id\}", r"\d+") for text in texts if "{id}" in text]
