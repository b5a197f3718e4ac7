"""Check translations: list missing and unused entries, and texts that can never be shown."""

from collections.abc import Iterator
from typing import Any, Final

from typing_extensions import override

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault
from criminals.core.looks.catalogues import ENGLISH, BadWords, Catalogues, Entry, Words, is_of_rules, joined
from criminals.core.looks.phrases import NAME, THEY, YOU, slots_of

FREE: frozenset[str] = frozenset({"grammar", "format", "edition"})
"""The parts that belong to a language alone. Other languages need not have the same keys."""

_SEAT: Final = "seat"


def usable(words: Words, catalogues: Catalogues) -> Words:
    """Return the words if all their texts can be shown. `BadWords` lists those that cannot."""
    model = model_of(words, catalogues)
    faults = tuple(
        each
        for part, entries in words.items()
        for key, entry in entries.items()
        for each in _faults(part, key, entry, model.get(part, {}).get(key))
    )
    if faults:
        raise BadWords(faults)
    return words


def model_of(words: Words, catalogues: Catalogues) -> Words:
    """The English words of the game that these words translate, with its rules if the words have any."""
    first = catalogues.all_first(ENGLISH)
    return joined(first, catalogues.first(ENGLISH, "clauses.toml")) if any(map(is_of_rules, words)) else first


def differences(words: Words, model: Words) -> Iterator[Fault]:
    """List every entry that the words lack, that the model lacks, or that has other slots: `event.Paid: ...`.

    A language may have other forms of a thing than the model, but a sentence with `you` needs a `they`.
    """
    for part in dict.fromkeys((*model, *words)):
        theirs, ours = model.get(part, {}), words.get(part, {})
        for key in dict.fromkeys((*theirs, *ours)):
            if key in ours:
                yield from _faults(part, key, ours[key], theirs.get(key))
            if part not in FREE:
                yield from _between(part, key, ours.get(key), theirs.get(key))


def _between(part: str, key: str, ours: Entry | None, theirs: Entry | None) -> Iterator[Fault]:
    """The differences between an entry and the English one."""
    name = f"{part}.{key}"
    if ours is None:
        yield fault("missing", name)
    elif theirs is None:
        yield fault("entry_unknown", name)
    elif not is_of_rules(part):
        missing = _slots(theirs) - _slots(ours) - {_SEAT}  # the verb may say who it is
        if missing:
            yield fault("entry_slots_missing", name, slots=tuple(sorted(missing)))


def _faults(part: str, key: str, entry: Entry, model: Entry | None) -> Iterator[Fault]:
    """The reasons why an entry cannot be shown. `model` is the English entry, if there is one."""
    name = f"{part}.{key}"
    if is_of_rules(part):
        if not isinstance(entry, str):
            yield fault("entry_forms", name)
    elif part == "grammar":
        if isinstance(entry, str) or "else" not in entry:
            yield fault("entry_without_else", name)
    else:
        if not isinstance(entry, str) and NAME not in entry and THEY not in entry:
            yield fault("entry_without_they" if YOU in entry else "entry_without_name", name)
        broken = [fault("entry_broken", name, why=why) for why in map(_fault_of, _texts(entry)) if why is not None]
        yield from broken
        if model is not None and not broken:
            unknown = _slots(entry) - _slots(model) - ({_SEAT} if THEY in model else set())
            if unknown:
                yield fault("entry_slots_unknown", name, slots=tuple(sorted(unknown)))


def _texts(entry: Entry) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else tuple(entry.values())


def _slots(entry: Entry) -> frozenset[str]:
    """The slots of an entry; empty if it cannot be read."""
    return frozenset(slot for text in _texts(entry) if _fault_of(text) is None for slot in slots_of(text))


def _fault_of(text: str) -> str | None:
    """The reason why the slots of a text can never be filled."""
    try:
        text.format_map(_Anything())
    except ValueError as error:
        return str(error)
    except (AttributeError, TypeError):
        return "a slot is a name alone, with no dot and no bracket"
    return None


class _Filled:
    """A value for a slot of a text that is being tried."""

    @override
    def __format__(self, form: str) -> str:
        if form.count("|") > 1:
            raise ValueError(f"{form!r} has more than two texts to choose from")
        return ""

    @override
    def __repr__(self) -> str:
        raise ValueError("a slot is told in a form after a colon, not after '!'")


class _Anything(dict[str, Any]):
    """A value for every slot."""

    def __missing__(self, _: str) -> _Filled:
        return _Filled()
