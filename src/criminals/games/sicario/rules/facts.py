"""The facts that everybody has heard of a player's character (§6.1): answers, lights of the disc, missed names."""

from typing import TypeAlias, final

import attrs

from criminals.games.sicario.box.fields import Features, LightCount, Word


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Answer:
    """An answer: the player has a trait, or does not (§4.2)."""

    trait: Word
    """The value of a feature, or a sign, such as `"hat"` or `"scar"`."""
    yes: bool
    """True if the player has the trait."""


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Lights:
    """A result of the disc: the number of its three features that the player has (§3.6)."""

    features: Features
    """The features on the disc: sex, hat, glasses."""
    lights: LightCount
    """The number of features that fit."""


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Missed:
    """A wrong guess: the player is not this character (§3.7, §4.3)."""

    character: Word
    """The name of the character."""


Fact: TypeAlias = Answer | Lights | Missed
"""Something that everybody heard of a character, and that stays true (§6.1)."""
