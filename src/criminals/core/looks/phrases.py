"""Make sentences from a catalogue.

In a text `{crook}` is a slot. What follows a colon says how to write it:

- `{number:crook|crooks}`: the first for one, the second for more (`singular` in the part `format` says which is which);
- `{face_down: face down|}`: the first for True;
- `{place:free|taken}` of a thing: the first for a masculine word, the second for a feminine one;
- `{seat:your|their}` of a player: the first for the viewer, the second for others; either may contain a slot;
- `{amount:money}`: a number as money;
- `{crook:the}`: a form of the thing, by the name that the catalogue gives it. A form that the thing lacks is made of
  its form `the` by the part `grammar`: there `of` says how "of" and an article contract, and `and` what "and"
  becomes before the last thing of a list, if it varies.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from string import Formatter
from typing import Any, Final, TypeAlias, cast
from unicodedata import normalize

import attrs
from typing_extensions import override

from criminals.core.base.checks import shortened
from criminals.core.base.errors import FaultParam
from criminals.core.base.seats import Names, Seat, Viewer
from criminals.core.looks.catalogues import Catalogue

PLAYERS: Final = frozenset({"seat", "actor", "agent", "tipped", "winners"})
"""The slots whose numbers are seats."""

NO_BREAK: Final = "\N{NO-BREAK SPACE}"

YOU, THEY = "you", "they"
"""The forms of a sentence: for the viewer in the slot `seat`, and for others."""

_VOWELS: Final = frozenset("aeiouh")
"""The first letters, without accents, that shorten the preposition before them."""

NAME: Final = "name"
"""The form of a thing that stands alone."""

_JOINERS: Final = frozenset("\u200c\u200d")
"""Characters that are not printable, but join or separate letters of some scripts and emoji."""


@attrs.frozen
class Thing:
    """The value of a slot: a word with its forms."""

    forms: Mapping[str, str]
    grammar: Mapping[str, Mapping[str, str]] = attrs.field(factory=dict[str, Mapping[str, str]], repr=False)

    @override
    def __str__(self) -> str:
        return self.forms[NAME]

    @override
    def __format__(self, form: str) -> str:
        if not form:
            return self.forms[NAME]
        if "|" in form:
            masculine, feminine = _either(form)
            return feminine if self.forms.get("gender") == "f" else masculine
        if form in self.forms:
            return self.forms[form]
        the = self.forms.get("the", self.forms[NAME])
        return _after(self.grammar[form], the) if form in self.grammar else the


@attrs.frozen
class _Player(Thing):
    is_viewer: bool = False

    @override
    def __format__(self, form: str) -> str:
        if "|" in form:
            you, _, others = form.partition("|")  # a name among the values may contain such a bar, too
            return you if self.is_viewer else others
        return Thing.__format__(self, form)


@attrs.frozen
class _Number:
    number: int
    speaker: "Speaker"

    @override
    def __format__(self, form: str) -> str:
        if not form:
            return self.speaker.number(self.number)
        if form == "money":
            return self.speaker.money(self.number)
        one, more = _either(form, "money, or ")
        return one if self.speaker.is_one(self.number) else more


@attrs.frozen
class _Flag:
    is_set: bool

    @override
    def __format__(self, form: str) -> str:
        yes, no = _either(form)
        return yes if self.is_set else no


@attrs.frozen
class _List:
    things: tuple[Any, ...]
    speaker: "Speaker"

    @override
    def __format__(self, form: str) -> str:
        if "|" in form:
            one, more = _either(form)
            return one if len(self.things) == 1 else more
        return self.speaker.listed([format(thing, form) for thing in self.things])


Slot: TypeAlias = FaultParam | Thing | Sequence[Thing] | None
"""A value for a slot. A text that is a key of the part with the slot's name stands for that thing."""

Things: TypeAlias = Mapping[str, Callable[["Speaker", Any], Thing]]
"""How numbers or texts of some slots become things: `crook` finds a crook by its id."""


def _either(form: str, other: str = "") -> tuple[str, str]:
    """The two texts from which a form chooses."""
    texts = form.split("|")
    if len(texts) != 2:
        raise ValueError(f"after the colon of a slot stands {form!r}, not {other}two texts with | between them")
    return texts[0], texts[1]


def printable(text: str) -> str:
    """A text without characters that would break a line or an XML document."""
    return "".join(char if char.isprintable() or char in _JOINERS else "?" for char in text)


def names_of(names: Names | None) -> Mapping[Seat, str]:
    """The names of players by their seats, each on one line; `TypeError` for anything but names by seat."""
    if isinstance(names, str | bytes) or not isinstance(cast(object, names), Mapping | Sequence | None):
        raise TypeError(f"names are those of the players, in a list or by seat, not {shortened(names)}")
    found: dict[Seat, str] = {}
    for seat, name in names.items() if isinstance(names, Mapping) else enumerate(names or ()):
        if type(seat) is not int:
            raise TypeError(f"names are by seat, a number, not by {shortened(seat)}")
        if not isinstance(cast(object, name), str | None):
            raise TypeError(f"the name of seat {seat} is a text, not {shortened(name)}")
        told = printable(" ".join((name or "").split()))
        if told:
            found[seat] = told
    return found


@attrs.frozen
class Speaker:
    """A speaker of one language, who addresses the viewer as "you" and uses the names of the players."""

    catalogue: Catalogue
    viewer: Viewer | None = None
    names: Mapping[Seat, str] = attrs.field(factory=dict[Seat, str], converter=names_of)
    things: Things = attrs.field(factory=dict[str, Callable[["Speaker", Any], Thing]])

    def say(self, part: str, key: str, slots: Mapping[str, Slot] | None = None) -> str:
        """Fill the slots of an entry; `KeyError` for a missing entry or slot."""
        filled = {name: self.filled(name, slot) for name, slot in (slots or {}).items() if slot is not None}
        entry = self.catalogue.entry(part, key)
        if isinstance(entry, str):
            return self._told(f"{part}.{key}", entry, filled)
        seat = filled.get("seat")
        form = YOU if isinstance(seat, _Player) and seat.is_viewer and YOU in entry else THEY
        return self._told(f"{part}.{key}", entry[form] if form in entry else entry[NAME], filled)

    def sentence(self, part: str, key: str, slots: Mapping[str, Slot] | None = None) -> str:
        """The same with a capital letter."""
        return capital(self.say(part, key, slots))

    def thing(self, part: str, key: str, slots: Mapping[str, Slot] | None = None) -> Thing:
        """The thing of an entry, with the slots of each form filled."""
        if not slots:
            return _word(self.catalogue, part, key)
        return self.filled_thing(part, key, slots)

    def filled_thing(self, part: str, key: str, slots: Mapping[str, Slot]) -> Thing:
        """The same, without the cache."""
        filled = {name: self.filled(name, slot) for name, slot in slots.items() if slot is not None}
        entry = self.catalogue.entry(part, key)
        forms = {NAME: entry} if isinstance(entry, str) else entry
        told = {form: self._told(f"{part}.{key}", text, filled) for form, text in forms.items()}
        return Thing({NAME: next(iter(told.values())), **told}, self.catalogue.grammar)

    def player(self, seat: Seat) -> Thing:
        """A player: "you", a name, or the number of the seat."""
        is_viewer = seat == self.viewer
        name = self.names.get(seat)
        if is_viewer:
            thing = self.thing("player", "you")
        elif name is None:
            thing = self.thing("player", "number", {"number": str(seat)})
        else:
            thing = self.thing("player", "named", {"name": name})
        return _Player(thing.forms, self.catalogue.grammar, is_viewer)

    def money(self, amount: int) -> str:
        """An amount of money, as the language writes it."""
        return self.say("format", "money", {"amount": self.number(amount)})

    def number(self, number: int) -> str:
        """A number, as the language writes it."""
        if -1000 < number < 1000:
            return str(number)
        return f"{number:,}".replace(",", self.say("format", "thousands"))

    def listed(self, texts: Sequence[str]) -> str:
        """Join texts: `a, b and c`."""
        if len(texts) < 2:
            return "".join(texts)
        ands = self.catalogue.grammar.get("and") or {"else": self.say("format", "and")}
        return self.say("format", "comma").join(texts[:-1]) + _after(ands, texts[-1])

    def is_one(self, number: int) -> bool:
        """True if a number takes the singular."""
        return str(abs(number)) in self.catalogue.singular

    def filled(self, name: str, slot: Slot) -> Any:
        """Make the words for a slot."""
        if slot is None or isinstance(slot, Thing):
            return slot
        if isinstance(slot, bool):
            return _Flag(slot)
        if isinstance(slot, str | int):
            if isinstance(slot, int) and name in PLAYERS:
                return self.player(slot)
            if name in self.things:
                return self.things[name](self, slot)
            if isinstance(slot, int):
                return _Number(slot, self)
            return self.thing(name, slot) if name in self.catalogue.words else slot
        return _List(tuple([self.filled(name, each) for each in slot]), self)

    @property
    def unbreakable(self) -> str:
        """The marks before which a space is a no-break space."""
        return self.catalogue.unbreakable

    def _told(self, name: str, text: str, filled: Mapping[str, Any]) -> str:
        """Fill the slots of a text; `ValueError` names the entry if that is impossible.

        Before some marks of the language a space becomes a no-break space.
        """
        try:
            text = text.format_map(filled)
        except ValueError as error:
            raise ValueError(f"{name} in {self.catalogue.lang!r}: {error}") from None
        return _before(self.unbreakable).sub(NO_BREAK, text) if self.unbreakable else text


@lru_cache(maxsize=16)
def _before(marks: str) -> re.Pattern[str]:
    """A pattern for a space before one of some marks."""
    return re.compile(f" (?=[{re.escape(marks)}])")


@lru_cache(maxsize=4096)
def _word(catalogue: Catalogue, part: str, key: str) -> Thing:
    """A thing without slots. It is cached, because pictures need it often."""
    return Speaker(catalogue).filled_thing(part, key, {})


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def slots_of(text: str) -> frozenset[str]:
    """The names of the slots of a text, including nested ones."""
    found: set[str] = set()
    for _, name, form, _ in Formatter().parse(text):
        if name is not None:
            found |= {name, *slots_of(form or "")}
    return frozenset(found)


def _after(rules: Mapping[str, str], the: str) -> str:
    """The contraction of a preposition and a word with its article."""
    for article, both in rules.items():
        if article not in {"vowel", "else"} and the.startswith(article):
            return both + the[len(article) :]
    if "vowel" in rules and normalize("NFD", the)[:1].lower() in _VOWELS:
        return rules["vowel"] + the
    return rules["else"] + the
