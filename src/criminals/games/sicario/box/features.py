"""The features and signs of characters: which words there are for them (§1.1)."""

import re
from typing import Final

from criminals.core.base.errors import InvalidArgument
from criminals.core.base.faults import given
from criminals.core.game.notation import Attribute, spelled
from criminals.games.sicario.box.faults import fault

SEXES: Final = ("man", "woman")
"""The values of the first feature (§1.1)."""

FEATURES: Final = (*SEXES, "hat", "no-hat", "glasses", "no-glasses")
"""The values of the three features, as questions and the disc write them (§1.1)."""

LONGEST_WORD: Final = 40
"""The most characters of a name or a sign."""

WORD: Final = rf"([^\W_][\w'-]{{0,{LONGEST_WORD - 1}}})"
"""The name of a character, or a trait: one word of letters, digits, hyphens and apostrophes."""

_IS_WORD: Final = re.compile(WORD).fullmatch


@spelled(WORD, "word")
def word(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the name of a character or a trait."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    if not _IS_WORD(value):
        raise InvalidArgument(fault("", "field_no_word", field=attribute.name, most=LONGEST_WORD, given=given(value)))


@spelled("|".join(SEXES), "|".join(SEXES))
def sex(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the first feature."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    if value not in SEXES:
        raise InvalidArgument(fault("", "no_sex", field=attribute.name, given=given(value)))


def features(of_sex: str, hat: bool, glasses: bool) -> tuple[str, str, str]:
    """The three features as traits are written: `("woman", "hat", "no-glasses")` (§1.1)."""
    return of_sex, "hat" if hat else "no-hat", "glasses" if glasses else "no-glasses"
