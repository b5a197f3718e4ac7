"""Keys to type for things: their own number, letter or name, or a beginning of the notation."""

import re
from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any, Final

import attrs

from criminals.cli.table.commands import plain
from criminals.cli.table.patterns import OPEN
from criminals.core.game.locations import Location

BUTTON: Final = "button"
"""The first part of the location of what lies nowhere."""

WORDS: Final = re.compile(r"[^\W\d_]+(?:[ '-][^\W\d_]+)*(?=,|$)")
"""The words that a label begins with, if nothing but a comma follows."""


@attrs.frozen
class Draft:
    """An option that has no key yet."""

    location: Location
    label: str
    actions: tuple[Any, ...]
    names: tuple[str, ...]
    """The possible keys, the best first; the last one belongs to no other option."""
    amounts: range | None = None
    others: tuple[str, ...] = ()
    """Other texts that may be typed for it, as long as they are no key and nobody else's."""


def names_of(location: Location, label: str, texts: Sequence[str]) -> tuple[str, ...]:
    """The names of a thing: its own; a beginning of the notation; its location."""
    parts = location.split("/")
    common = set[str].intersection(*({*text.split()} for text in texts))
    own = next((part for part in reversed(parts) if part in common), parts[-1])
    if parts[0] == BUTTON:
        words = WORDS.match(label)
        own = words[0].casefold() if words else texts[0] if len(texts) == 1 else own
    return tuple(name for name in (own, _beginning(texts), location) if name)


def keys_of(drafts: Sequence[Draft], texts: Collection[str], taken: Collection[str]) -> list[str]:
    """The key of each draft: no two are equal, none is a taken word or the notation of something else.

    A bare number is a key only if all numbers are those of one kind of thing.
    """
    numbered = {_kind(draft) for draft in drafts if draft.names[0].isdecimal()}
    left = [draft.names[1:] if len(numbered) > 1 and draft.names[0].isdecimal() else draft.names for draft in drafts]
    others = {plain(text) for text in (*texts, *taken)}
    while True:
        written = [plain(names[0]) for names in left]
        counts = Counter(written)
        clashing = [
            len(names) > 1 and (counts[key] > 1 or key in others - {_text(draft)})
            for key, names, draft in zip(written, left, drafts, strict=True)
        ]
        if not any(clashing):
            return [names[0] for names in left]
        left = [names[1:] if clashes else names for names, clashes in zip(left, clashing, strict=True)]


def others_of(drafts: Sequence[Draft], keys: Sequence[str], texts: Collection[str]) -> list[tuple[str, ...]]:
    """The other texts that may be typed for each draft: none that means something else too."""
    known = Counter(plain(other) for draft in drafts for other in {*draft.others})
    known.update(map(plain, (*keys, *texts)))
    return [tuple([other for other in draft.others if known[plain(other)] == 1]) for draft in drafts]


def _kind(draft: Draft) -> tuple[str, ...]:
    """The kind that a thing shares with those that are numbered alike."""
    parts = draft.location.split("/")
    at = len(parts) - 1 - parts[::-1].index(draft.names[0]) if draft.names[0] in parts else len(parts)
    return (*parts[:at], *parts[at + 1 :]) if "/" in draft.location else ()


def _text(draft: Draft) -> str:
    """The notation of what a draft plays."""
    return plain(str(draft.actions[0])) if len(draft.actions) == 1 else ""


def _columns(texts: Sequence[str]) -> list[set[str]]:
    """The words of some texts, place by place; nothing if they are not equally long."""
    words = [text.split() for text in texts]
    return [{*column} for column in zip(*words, strict=True)] if len({*map(len, words)}) == 1 else []


def open_word(texts: Sequence[str]) -> int | None:
    """The place of the only word in which texts differ."""
    differing = [at for at, column in enumerate(_columns(texts)) if len(column) > 1]
    return differing[0] if len(differing) == 1 and differing[0] else None


def form_of(texts: Sequence[str]) -> str:
    """The common form of some texts, with dots for the rest; empty if they do not begin alike."""
    columns = _columns(texts)
    if not columns or len(columns[0]) > 1:
        return ""
    words = [next(iter(column)) if len(column) == 1 else OPEN for column in columns]
    return " ".join(word for at, word in enumerate(words) if not (word == OPEN and at and words[at - 1] == OPEN))


def _beginning(texts: Sequence[str]) -> str:
    """The words that all texts begin with."""
    shared: list[str] = []
    for column in zip(*(text.split() for text in texts), strict=False):
        if len({*column}) > 1:
            break
        shared.append(column[0])
    return " ".join(shared)
