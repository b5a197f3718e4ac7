"""A small input in place of a large one that breaks a promise in the same way."""

import json
import re
from collections.abc import Iterator
from typing import Final

from tests.hostile.spoiling import holds, parsed, places_in
from tests.hostile.targets import Broken, Target, verdict

TRIES: Final = 3_000
"""How many smaller inputs are tried."""


def shrunk(target: Target, text: str, what: str) -> str:
    """A text from which nothing can be left out without its breaking something else, or nothing; or nearly so."""
    left = TRIES
    again = True
    while again and left > 0:
        again = False
        for smaller in _smaller(text):
            left -= 1
            if left < 0:
                break
            if breaks(target, smaller) == what:
                text, again = smaller, True
                break
    return text


def breaks(target: Target, text: str) -> str | None:
    """In what way a text breaks a promise, or None."""
    try:
        verdict(target, text)
    except Broken as broken:
        return broken.what
    return None


def _smaller(text: str) -> Iterator[str]:
    """Texts with something left out: first much, then little."""
    value = parsed(text)
    if holds(value):
        for at in range(len(places_in(value))):
            copy = parsed(text)
            holder, key = places_in(copy)[at]
            del holder[key]
            yield json.dumps(copy, separators=(",", ":"))
    tokens = re.findall(r"\w+|\W", text)
    size = len(tokens) // 2
    while size:
        for start in range(0, len(tokens), size):
            yield "".join(tokens[:start] + tokens[start + size :])
        size //= 2
