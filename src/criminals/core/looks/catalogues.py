"""Catalogues of words: one file for each language, for all games together and for each game, read on first use.

A catalogue has parts (`action`, `event`, `ability`, ...). A part has entries by their keys. An entry is a text with
slots, or several texts by the names of their forms. `criminals.core.looks.phrases` describes slots.
"""

import tomllib
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, TypeAlias, cast

import attrs

from criminals.core.base.errors import Fault, FaultyValue
from criminals.core.base.faults import LONGEST_TEXT, fault, given, invalid, named
from criminals.core.game.notation import nearest

LANGUAGES: Final = ("en", "it", "fr")
"""The languages of the library."""

ENGLISH: Final = "en"
"""The language for texts that another language lacks."""

Entry: TypeAlias = str | Mapping[str, str]
"""A text, or texts by their forms: `you` and `they`, or `name`, `the` and `of`."""

Words: TypeAlias = Mapping[str, Mapping[str, Entry]]
"""Entries by part and key."""

_SHARED: Final = "criminals.core.looks"

_WORDS, _FAULTS, _CLAUSES = "toml", "faults.toml", "clauses.toml"
"""The endings of the files of a language."""

FAULT_PARTS: Final = frozenset({"error", "where", "what", "expected", "got", "hint", "form", "json", "fault"})
"""The parts with the words of errors, which have their own files."""


class BadWords(FaultyValue):
    """Words that are not a catalogue. `faults` lists each place and reason."""

    def __init__(self, faults: tuple[Fault, ...]) -> None:
        super().__init__("words", faults)
        self.args = (self.faults,)


@attrs.frozen(eq=False)
class Catalogue:
    """The words of a game in a language, with English words for what the language lacks."""

    lang: str
    words: Words
    grammar: Mapping[str, Mapping[str, str]] = attrs.field(
        init=False, default=attrs.Factory(lambda self: _grammar(self.words), takes_self=True)
    )
    """The contractions of prepositions and articles, by the name of the form."""
    unbreakable: str = attrs.field(
        init=False, default=attrs.Factory(lambda self: _formatting(self.words, "unbreakable"), takes_self=True)
    )
    """The marks before which a space is a no-break space."""
    singular: tuple[str, ...] = attrs.field(
        init=False, default=attrs.Factory(lambda self: (*_formatting(self.words, "singular").split(),), takes_self=True)
    )
    """The numbers that take the singular."""

    def entry(self, part: str, key: str) -> Entry:
        """Look up an entry; `KeyError` names the missing key."""
        try:
            return self.words[part][key]
        except KeyError:
            raise KeyError(f"{part}.{key}") from None

    def has(self, part: str, key: str) -> bool:
        """True if the entry exists."""
        return key in self.words.get(part, ())


def is_of_rules(part: str) -> bool:
    """True if a part is a clause, named by its number, or holds the headings of the rules."""
    return part == "sections" or part[:1].isdecimal()


def _ending(part: str) -> str:
    """The ending of the file to which a part belongs."""
    if part in FAULT_PARTS:
        return _FAULTS
    return _CLAUSES if is_of_rules(part) else _WORDS


def _in_file(words: Words, ending: str) -> Words:
    """The parts that belong to the file with an ending."""
    return {part: entries for part, entries in words.items() if _ending(part) == ending}


def _grammar(words: Words) -> Mapping[str, Mapping[str, str]]:
    return {form: rules for form, rules in words.get("grammar", {}).items() if not isinstance(rules, str)}


def _formatting(words: Words, key: str) -> str:
    text = words.get("format", {}).get(key, "")
    return text if isinstance(text, str) else ""


class Catalogues:
    """The catalogues of a game. Its own words come before those of all games, and a language's before English ones."""

    def __init__(self, game: str, package: str | None = None, words: Mapping[str, Words] | None = None) -> None:
        """Read the folder `words` of a package; or, for a game without one, take words by language."""
        self.game: Final = game
        self._package: Final = package
        self._given: Final[Mapping[str, Words]] = dict(words or {})
        self._added: Mapping[str, Words] = {}
        self._found: dict[str, Catalogue] = {}
        self._faults: dict[str, Catalogue] = {}
        self._clauses: dict[str, Words] = {}

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages with words, those of the library first."""
        own = LANGUAGES if self._package is not None else ()
        return tuple(dict.fromkeys((*own, *self._given, *self._added)))

    def find(self, lang: str) -> Catalogue:
        """Find the catalogue of a language; `ValueError` if the game has no words in it."""
        kept = self._found
        if lang not in kept:
            self._check(lang)
            kept[lang] = Catalogue(lang, self._merged(lang, _WORDS))
        return kept[lang]

    def faults(self, lang: str) -> Catalogue:
        """The catalogue of a language with the words for errors, which have their own files."""
        kept = self._faults
        if lang not in kept:
            kept[lang] = Catalogue(lang, joined(self.find(lang).words, self._merged(lang, _FAULTS)))
        return kept[lang]

    def clauses(self, lang: str) -> Words:
        """The rules in a language, which have their own files: a part for each clause, and `sections`."""
        kept = self._clauses
        if lang not in kept:
            self._check(lang)
            kept[lang] = self._merged(lang, _CLAUSES)
        return kept[lang]

    def add(self, lang: str, words: Words) -> None:
        """Add words in a language. They take precedence over existing ones."""
        if not isinstance(cast(object, lang), str) or not lang.strip():
            raise invalid("bad_language_name", given=given(lang))
        # Make new tables, in this order: another thread that is reading keeps the words of the old ones.
        self._added = {**self._added, lang: joined(self._added.get(lang, {}), words)}
        self._found, self._faults, self._clauses = {}, {}, {}

    def own(self, lang: str, ending: str = _WORDS) -> Words:
        """The words of the language itself, without English ones."""
        return joined(self.first(lang, ending), _in_file(self._added.get(lang, {}), ending))

    def all_first(self, lang: str) -> Words:
        """The same with the words for errors, but without the rules."""
        return joined(self.first(lang), self.first(lang, _FAULTS))

    def first(self, lang: str, ending: str = _WORDS) -> Words:
        """The words of a language before any were added."""
        shipped = [read(package, lang, ending) for package in self._packages] if lang in LANGUAGES else []
        return joined(*shipped, _in_file(self._given.get(lang, {}), ending))

    @property
    def _packages(self) -> tuple[str, ...]:
        return (_SHARED,) if self._package is None else (_SHARED, self._package)

    def _merged(self, lang: str, ending: str) -> Words:
        return self.own(lang, ending) if lang == ENGLISH else joined(self.own(ENGLISH, ending), self.own(lang, ending))

    def _check(self, lang: str) -> None:
        known = self.languages
        if lang not in known:
            raise invalid("no_language", lang=named(lang), known=known, near=nearest(lang, known) or "")


COMMON: Final = Catalogues("", words={lang: {} for lang in LANGUAGES})
"""The words that all games share, for errors that belong to no game."""


_OWN_WORDS: Final = "A game of your own speaks by its own verbs, such as describe(value, lang)"


def catalogues_of(game: Any) -> Catalogues:
    """The catalogues of a game; `TypeError` if it has none."""
    found: object = getattr(game, "CATALOGUES", None)
    if not isinstance(found, Catalogues):
        raise TypeError(
            f"{game.NAME} has no catalogues of words: only the games of the library have them. {_OWN_WORDS}"
        )
    return found


def read(package: str, lang: str, ending: str) -> Words:
    """Read the words in a file of a package. Not every package has a file for each ending."""
    file = files(package) / "words" / f"{lang}.{ending}"
    return parsed(file.read_text(encoding="utf-8")) if file.is_file() else {}


def parsed(text: str) -> Words:
    """Parse words in TOML. `BadWords` lists everything in it that is not a word."""
    try:
        return checked(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadWords((fault("no_toml", why=named(str(error), LONGEST_TEXT)),)) from None


def checked(words: Mapping[str, object]) -> Words:
    """Check that words are texts in parts. `BadWords` lists everything else."""
    faults = tuple(_misplaced(words))
    if faults:
        raise BadWords(faults)
    return _copied(cast(Words, words))


def _copied(words: Words) -> Words:
    """A copy of words that no caller can change."""
    return {
        part: {key: entry if isinstance(entry, str) else dict(entry) for key, entry in entries.items()}
        for part, entries in words.items()
    }


def joined(*several: Words) -> Words:
    """Join the entries of several catalogues. For equal keys the last one counts."""
    parts: dict[str, dict[str, Entry]] = {}
    for words in several:
        for part, entries in words.items():
            parts.setdefault(part, {}).update(entries)
    return parts


def _misplaced(words: object) -> Iterator[Fault]:
    if not isinstance(words, Mapping):
        yield fault("words_no_parts", given=given(words))
        return
    for part, entries in cast(Mapping[object, object], words).items():
        if not isinstance(part, str) or not isinstance(entries, Mapping):
            yield fault("words_no_entries", named(part), given=given(entries))
            continue
        for key, entry in cast(Mapping[object, object], entries).items():
            forms = cast(Mapping[object, object], entry) if isinstance(entry, Mapping) else {"": entry}
            for form, text in forms.items():
                if not (isinstance(key, str) and isinstance(form, str) and isinstance(text, str)):
                    name = f"{part}.{key}.{form}" if form else f"{part}.{key}"
                    yield fault("words_no_text", named(name), given=given(text))
