"""The facts that everybody has heard of a player's character (§6.1): answers, lights of the disc, missed names."""

from typing import TypeAlias, final

import attrs

from criminals.games.sicario.box.fields import Features, LightCount, Word


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Answer:
    """Whether the player has a trait (§4.2)."""

    trait: Word
    yes: bool


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Lights:
    """How many of the three features on the disc the player has (§3.6)."""

    features: Features
    lights: LightCount


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Missed:
    """A name that was guessed in vain: the player is not this character (§3.7, §4.3)."""

    character: Word


Fact: TypeAlias = Answer | Lights | Missed
"""Something that everybody heard of a character, and that stays true (§6.1)."""
