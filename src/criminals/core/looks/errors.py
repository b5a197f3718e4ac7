"""Errors in words: every fault with its place and clause, in the reader's language."""

from collections.abc import Mapping
from functools import partial
from typing import Any, Final, cast

import attrs
from typing_extensions import override

from criminals.core.base.errors import (
    CriminalsError,
    Fault,
    FaultyValue,
    IllegalAction,
    InvalidArgument,
    Params,
    Violation,
)
from criminals.core.base.faults import cut, named
from criminals.core.base.seats import CHANCE, Names
from criminals.core.game.registry import game_of, known_game
from criminals.core.looks.catalogues import COMMON, ENGLISH, catalogues_of
from criminals.core.looks.phrases import NO_BREAK, Slot, Speaker, Thing

_LONGEST: Final = 600
"""The most characters of a fault, for its place and some parameters."""


def describe_error(error: CriminalsError, lang: str = ENGLISH, view: Any = None, names: Names | None = None) -> str:
    """Describe an error in a sentence without its full stop; `TypeError` for one that no game or document raises.

    An illegal action is described as its violation is, with `view` and `names`.
    """
    if isinstance(error, IllegalAction):
        options = {} if view is None else {"view": view}
        options |= {} if names is None else {"names": names}
        why = game_of(error.violation).describe(error.violation, lang, **options)
        ply: int | None = getattr(error, "ply", None)
        return why if ply is None else _of_ply(error, ply, why, _speaker("", lang))
    if not isinstance(error, FaultyValue):
        raise TypeError(f"there is no sentence for a {type(error).__name__}: str(error) tells what it is")
    return error_text(error, lang)


def undo_text(violation: Violation, lang: str = ENGLISH, *, view: Any = None, names: Names | None = None) -> str:
    """A refusal of `can_undo` in the words that all games share."""
    part = "chance" if violation.params.get("actor") == CHANCE.value else "violation"
    viewer = None if view is None else view.viewer
    return Speaker(COMMON.find(lang), viewer, names).say(part, violation.code, violation.params)


def _of_ply(error: IllegalAction, ply: int, why: str, speaker: Speaker) -> str:
    """The action of a record that is refused, and why."""
    told = speaker.say("error", "action", {"action": named(str(error.action)), "why": why})
    told = speaker.say("error", "clause", {"clause": error.violation.clause, "why": told})
    return speaker.say("error", "ply", {"ply": ply, "why": told})


def error_text(error: FaultyValue, lang: str = ENGLISH) -> str:
    """The value that has faults, and all of them."""
    speaker = _speaker("", lang)
    if isinstance(error, InvalidArgument):
        return fault_text(error.fault, lang)
    faults = faults_text(error, lang)
    known = speaker.catalogue.has("what", error.what)
    what = speaker.say("what", error.what) if known else error.what
    if error.name is not None:
        what = speaker.say("error", "named", {"what": what, "name": error.name})
    return speaker.say("error", "faults", {"what": what, "faults": faults})


def faults_text(error: FaultyValue, lang: str = ENGLISH) -> str:
    """All faults of an error, without the name of the value that has them."""
    return _speaker("", lang).say("error", "between").join([fault_text(fault, lang) for fault in error.faults])


def fault_text(fault: Fault, lang: str = ENGLISH) -> str:
    """A fault with its place and its clause."""
    speaker = _speaker(fault.game, lang)
    text = _why(fault, speaker)
    place = fault.place
    if place.action is not None:
        text = speaker.say("error", "action", {"action": place.action, "why": text})
    where: dict[str, Slot] = {name: value for name in ("line", "path", "column") if (value := getattr(place, name))}
    if where:
        told = speaker.say("where", "_".join(where), where)
        text = speaker.say("error", "at", {"place": told, "why": text})
    if fault.clause:
        text = speaker.say("error", "clause", {"clause": fault.clause, "why": text})
    return cut(text, _LONGEST)


def _why(fault: Fault, speaker: "FaultSpeaker") -> str:
    """The sentence of a fault: that of its code, of the violation with this code, or else its data."""
    try:
        if speaker.catalogue.has("fault", fault.code):
            return speaker.say("fault", fault.code, fault.params)
        violation = Violation(fault.game, fault.clause, fault.code, cast(Params, fault.params))
        return game_of(violation).describe(violation, speaker.catalogue.lang)
    except (KeyError, TypeError, ValueError):  # made elsewhere, for a game that is not here
        return " ".join((fault.code, *(f"{name}={value}" for name, value in fault.params.items())))


def _speaker(game: str, lang: str) -> "FaultSpeaker":
    """The speaker for faults of a game or of all games. It also speaks languages in which the game has no words."""
    found = known_game(game) if game else None
    own = None if found is None or not hasattr(found, "CATALOGUES") else catalogues_of(found)
    return FaultSpeaker((COMMON if own is None or lang not in own.languages else own).faults(lang))


@attrs.frozen
class FaultSpeaker(Speaker):
    """A speaker for faults. It writes numbers as documents do, and names the parts of documents."""

    @override
    def number(self, number: int) -> str:
        return str(number)

    @override
    def money(self, amount: int) -> str:
        return Speaker.money(self, amount).replace(" $", f"{NO_BREAK}$")

    @property
    @override
    def unbreakable(self) -> str:
        return self.catalogue.unbreakable.replace("$", "")  # paths in documents begin with it

    @override
    def filled(self, name: str, slot: Slot) -> Any:
        if isinstance(slot, bool) or slot is None or isinstance(slot, Thing):
            return Speaker.filled(self, name, slot)
        if isinstance(slot, int):
            return Speaker.filled(self, "number", slot)  # whatever its name is: even a seat is written as its number
        if isinstance(slot, str):
            part = _THINGS.get(name, "")
            if self.catalogue.has(part, slot):
                return self.thing(part, slot)
            return _Text(_NAMED[name](self, name, slot) if name in _NAMED else slot)
        return _Texts(tuple([format(self.filled(name, each)) for each in slot]), self)

    def word(self, part: str, key: str) -> str:
        """The word of a part for a key, or the key itself if it is a name or was written by somebody else."""
        return self.say(part, key) if self.catalogue.has(part, key) else key

    def got(self, _part: str, value: str) -> str:
        """A JSON value, as `shown` has it."""
        if not value.startswith("<"):
            return value
        kind = value.strip("<>")
        known = self.catalogue.has("got", kind)
        return self.say("got", kind if known else "other", {} if known else {"class": kind})

    def expected(self, _part: str, value: str) -> str:
        """A kind of JSON value, a value, or a list of several, as `one_of` has it."""
        if value.startswith("["):
            return self.say("error", "one_of", {"values": value[1:-1]})
        return self.got("got", value) if value.startswith("<") else self.word("expected", value)

    def blank(self, _part: str, value: str) -> str:
        """A placeholder in a word of a notation: `CROOK: number`."""
        word, _, hint = value.partition(": ")
        told = self.say("error", "or").join([self.word("hint", each) for each in hint.split("|")])
        return self.say("error", "blank", {"word": word, "hint": told})


_NAMED: Final[Mapping[str, Any]] = {
    "got": FaultSpeaker.got,
    "expected": FaultSpeaker.expected,
    "blanks": FaultSpeaker.blank,
    **dict.fromkeys(("form", "json"), FaultSpeaker.word),
}
"""The parameters with their own way of being shown, by name."""

_THINGS: Final[Mapping[str, str]] = {"ability": "ability", "card": "card", "gang": "gang", "kind": "card"}
"""The parameters that name things of a game, and the parts of its catalogues with the words for them."""


@attrs.frozen
class _Text:
    """A text. `{near:with|without}` chooses by whether it is empty."""

    text: str

    @override
    def __str__(self) -> str:
        return self.text

    @override
    def __format__(self, form: str) -> str:
        if "|" not in form:
            return self.text
        given, _, missing = form.rpartition("|")
        return given if self.text else missing


@attrs.frozen
class _Texts:
    """Several texts: `{known}` with commas between, `{ways:or}` with "or", `{ways:quoted}` with "or" and in quotes."""

    texts: tuple[str, ...]
    speaker: FaultSpeaker

    @override
    def __format__(self, form: str) -> str:
        say = partial(self.speaker.say, "error")
        texts = [say("quoted", {"text": text}) for text in self.texts] if form == "quoted" else [*self.texts]
        return (say("or") if form else say("comma")).join(texts)
