"""What a translation lacks, and what it has that nobody asks for."""

from collections.abc import Iterator, Mapping

from criminals.core.base.errors import Fault
from criminals.core.base.faults import fault
from criminals.core.looks.catalogues import Entry, Words
from criminals.core.looks.phrases import THEY, YOU, slots_of

FREE: frozenset[str] = frozenset({"grammar", "format"})
"""Parts that are a language's own: no other has to have the same keys."""


def differences(words: Words, model: Words) -> Iterator[Fault]:
    """Every entry that a model has and the words lack, the other way round, or with other slots: `event.Paid: ...`.

    A language may have other forms of a thing than the model, but a sentence with `you` needs a `they`.
    """
    for part in dict.fromkeys((*model, *words)):
        if part in FREE:
            continue
        theirs, ours = model.get(part, {}), words.get(part, {})
        for key in dict.fromkeys((*theirs, *ours)):
            if key not in ours:
                yield fault("missing", f"{part}.{key}")
            elif key not in theirs:
                yield fault("entry_unknown", f"{part}.{key}")
            else:
                yield from _between(f"{part}.{key}", ours[key], theirs[key])


def _between(name: str, ours: Entry, theirs: Entry) -> Iterator[Fault]:
    if isinstance(ours, Mapping) and YOU in ours and THEY not in ours:
        yield fault("entry_without_they", name)
    unknown, missing = _slots(ours) - _slots(theirs), _slots(theirs) - _slots(ours)
    if unknown:
        yield fault("entry_slots_unknown", name, slots=tuple(sorted(unknown)))
    if missing:
        yield fault("entry_slots_missing", name, slots=tuple(sorted(missing)))


def _slots(entry: Entry) -> frozenset[str]:
    """The slots of an entry. `seat` may be left out, where the verb says who it is."""
    texts = (entry,) if isinstance(entry, str) else entry.values()
    return frozenset(slot for text in texts for slot in slots_of(text)) - {"seat"}
