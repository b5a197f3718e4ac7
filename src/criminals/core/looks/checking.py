"""What a translation lacks, and what it has that nobody asks for."""

from collections.abc import Iterator, Mapping

from criminals.core.looks.catalogues import Entry, Words
from criminals.core.looks.phrases import THEY, YOU, slots_of

FREE: frozenset[str] = frozenset({"grammar", "format", "edition"})
"""Parts that are a language's own: no other has to have the same keys."""


def differences(words: Words, model: Words) -> Iterator[str]:
    """Every entry that a model has and the words lack, the other way round, or with other slots: `event.Paid: ...`.

    A language may have other forms of a thing than the model, but a sentence with `you` needs a `they`.
    """
    for part in dict.fromkeys((*model, *words)):
        if part in FREE:
            continue
        theirs, ours = model.get(part, {}), words.get(part, {})
        for key in dict.fromkeys((*theirs, *ours)):
            if key not in ours:
                yield f"{part}.{key} is missing"
            elif key not in theirs:
                yield f"{part}.{key} is not known: no sentence asks for it"
            else:
                yield from _between(f"{part}.{key}", ours[key], theirs[key])


def _between(name: str, ours: Entry, theirs: Entry) -> Iterator[str]:
    if isinstance(ours, Mapping) and YOU in ours and THEY not in ours:
        yield f"{name} has a form for you, and none for others: they"
    unknown, missing = _slots(ours) - _slots(theirs), _slots(theirs) - _slots(ours)
    if unknown:
        yield f"{name} has slots that are not filled: {', '.join(sorted(unknown))}"
    if missing:
        yield f"{name} does not tell: {', '.join(sorted(missing))}"


def _slots(entry: Entry) -> frozenset[str]:
    """The slots of an entry. `seat` may be left out, where the verb says who it is."""
    texts = (entry,) if isinstance(entry, str) else entry.values()
    return frozenset(slot for text in texts for slot in slots_of(text)) - {"seat"}
