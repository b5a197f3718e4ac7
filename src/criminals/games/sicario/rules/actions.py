"""The actions, and their notation. An action carries no seat: `actor` says who acts."""

from typing import ClassVar, Final, TypeAlias

import attrs

from criminals.core.game.notation import Notation, natural, truth, written
from criminals.games.sicario.box.features import features, sex, word


@written("roll {pips}")
@attrs.frozen
class Roll:
    """A throw of the die, an action of `CHANCE` (§3.1, §6.6)."""

    game: ClassVar[str] = "sicario"
    pips: int = attrs.field(validator=natural)
    """The number on the die."""


@written("disc {sex} {hat} {glasses}")
@attrs.frozen(cache_hash=True)
class UseDisc:
    """Ask by the disc how many of three features the sicario has (§3.6)."""

    game: ClassVar[str] = "sicario"
    sex: str = attrs.field(validator=sex)
    """`"man"` or `"woman"`."""
    hat: bool = attrs.field(validator=truth)
    """True for a hat."""
    glasses: bool = attrs.field(validator=truth)
    """True for glasses."""

    @property
    def features(self) -> tuple[str, str, str]:
        """The three features that are asked for."""
        return features(self.sex, self.hat, self.glasses)


@written("capture {character:NAME}", character="character")
@attrs.frozen
class Capture:
    """Name the sicario's character (§3.7)."""

    game: ClassVar[str] = "sicario"
    character: str = attrs.field(validator=word)
    """The name of the character."""


@written("skip")
@attrs.frozen
class Skip:
    """Leave the antenna unused (§3.5)."""

    game: ClassVar[str] = "sicario"


@written("ask {agent} {trait}", agent="seat", trait="trait")
@attrs.frozen
class Ask:
    """Ask an agent, named by seat, whether it has a trait (§4.2)."""

    game: ClassVar[str] = "sicario"
    agent: int = attrs.field(validator=natural)
    """The seat of the agent."""
    trait: str = attrs.field(validator=word)
    """The value of a feature, or a sign, such as `"hat"` or `"scar"`."""


@written("eliminate {agent} {character:NAME}", agent="seat", character="character")
@attrs.frozen
class Eliminate:
    """Name an agent's character (§4.3)."""

    game: ClassVar[str] = "sicario"
    agent: int = attrs.field(validator=natural)
    """The seat of the agent."""
    character: str = attrs.field(validator=word)
    """The name of the character."""


Action: TypeAlias = Roll | UseDisc | Capture | Skip | Ask | Eliminate
"""One decision, or a throw by chance; `actor` says whose (§3, §4)."""

ACTIONS: Final = (Roll, UseDisc, Capture, Skip, Ask, Eliminate)
"""Every kind of action."""

_NOTATION: Final[Notation[Action]] = Notation(ACTIONS)


def parse_action(text: str) -> Action:
    """The action that a text stands for, the inverse of `str(action)`.

    Args:
        text: The notation of an action, such as `ask 2 hat`.

    Returns:
        The action. It may still be illegal, or name things that no edition has: `violation` tells.

    Raises:
        MalformedDocument: The text is no action of Sicario.
        TypeError: The value is not a text.
    """
    return _NOTATION.parse(text)
