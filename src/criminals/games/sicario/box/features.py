"""The features and signs of characters: which words there are for them (§1.1)."""

import re
from typing import Final

from criminals.core.game.notation import Attribute, spelled

SEXES: Final = ("man", "woman")
"""The values of the first feature (§1.1)."""

FEATURES: Final = (*SEXES, "hat", "no-hat", "glasses", "no-glasses")
"""The values of the three features, as questions and the disc write them (§1.1)."""

WORD: Final = r"([^\W_][\w'-]{0,39})"
"""The name of a character, or a trait: one word of letters, digits, hyphens and apostrophes."""

_IS_WORD: Final = re.compile(WORD).fullmatch


@spelled(WORD, "a word")
def word(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the name of a character or a trait."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    if not _IS_WORD(value):
        raise ValueError(f"{attribute.name} is one word of up to 40 letters, digits, - and ', not {value!r}")


@spelled("|".join(SEXES), " or ".join(SEXES))
def sex(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the first feature."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    if value not in SEXES:
        raise ValueError(f"{attribute.name} is {' or '.join(map(repr, SEXES))}, not {value!r}")


def features(of_sex: str, hat: bool, glasses: bool) -> tuple[str, str, str]:
    """The three features as traits are written: `("woman", "hat", "no-glasses")` (§1.1)."""
    return of_sex, "hat" if hat else "no-hat", "glasses" if glasses else "no-glasses"
