"""What everybody has heard of a player's character (§6.1): answers, lights of the disc, missed names."""

from typing import TypeAlias, final

import attrs


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Answer:
    """Whether the player has a trait (§4.2)."""

    trait: str
    yes: bool


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Lights:
    """How many of the three features on the disc the player has (§3.6)."""

    features: tuple[str, str, str]
    lights: int


@final
@attrs.frozen(weakref_slot=False, cache_hash=True)
class Missed:
    """Who the player is not: a name that was guessed in vain (§3.7, §4.3)."""

    character: str


Fact: TypeAlias = Answer | Lights | Missed
"""What was heard of a character, by everybody, and stays true (§6.1)."""
