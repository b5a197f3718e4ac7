"""The actions, and their notation. An action carries no seat: `actor` says who acts."""

import re
from collections.abc import Callable
from typing import ClassVar, Final, TypeAlias, TypeVar

import attrs
from typing_extensions import override

from criminals.core.notation import NUMBER, Attribute, Form, natural, numbered, parse, truth

SEXES: Final = ("man", "woman")
"""The values of the first feature (§1.1)."""

WORD: Final = r"([^\W_][\w'-]{0,39})"
"""The name of a character, or a trait: one word of letters, digits, hyphens and apostrophes."""

T = TypeVar("T")


def word(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the name of a character or a trait."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    if not re.fullmatch(WORD, value):
        raise ValueError(f"{attribute.name} is one word of up to 40 letters, digits, - and ', not {value!r}")


def sex(_instance: object, attribute: Attribute, value: object) -> None:
    """Validate a field that holds the first feature."""
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")
    if value not in SEXES:
        raise ValueError(f"{attribute.name} is {' or '.join(map(repr, SEXES))}, not {value!r}")


def features(of_sex: str, hat: bool, glasses: bool) -> tuple[str, str, str]:
    """The three features as traits are written: `("woman", "hat", "no-glasses")` (§1.1)."""
    return of_sex, "hat" if hat else "no-hat", "glasses" if glasses else "no-glasses"


@attrs.frozen
class Roll:
    """What the die shows, an action of `CHANCE` (§3.1, §6.6)."""

    game: ClassVar[str] = "sicario"
    pips: int = attrs.field(validator=natural)

    @override
    def __str__(self) -> str:
        return f"roll {self.pips}"


@attrs.frozen(cache_hash=True)
class UseDisc:
    """Ask by the disc how many of three features the sicario has (§3.6)."""

    game: ClassVar[str] = "sicario"
    sex: str = attrs.field(validator=sex)
    hat: bool = attrs.field(validator=truth)
    glasses: bool = attrs.field(validator=truth)

    @property
    def features(self) -> tuple[str, str, str]:
        """The three features that are asked for."""
        return features(self.sex, self.hat, self.glasses)

    @override
    def __str__(self) -> str:
        return f"disc {' '.join(self.features)}"


@attrs.frozen
class Capture:
    """Name the sicario's character (§3.7)."""

    game: ClassVar[str] = "sicario"
    character: str = attrs.field(validator=word)

    @override
    def __str__(self) -> str:
        return f"capture {self.character}"


@attrs.frozen
class Skip:
    """Make no use of an antenna (§3.5)."""

    game: ClassVar[str] = "sicario"

    @override
    def __str__(self) -> str:
        return "skip"


@attrs.frozen
class Ask:
    """Ask an agent, named by seat, whether it has a trait (§4.2)."""

    game: ClassVar[str] = "sicario"
    agent: int = attrs.field(validator=natural)
    trait: str = attrs.field(validator=word)

    @override
    def __str__(self) -> str:
        return f"ask {self.agent} {self.trait}"


@attrs.frozen
class Eliminate:
    """Name an agent's character (§4.3)."""

    game: ClassVar[str] = "sicario"
    agent: int = attrs.field(validator=natural)
    character: str = attrs.field(validator=word)

    @override
    def __str__(self) -> str:
        return f"eliminate {self.agent} {self.character}"


Action: TypeAlias = Roll | UseDisc | Capture | Skip | Ask | Eliminate
"""One decision, or a throw by chance; `actor` says whose (§3, §4)."""

ACTIONS: Final = (Roll, UseDisc, Capture, Skip, Ask, Eliminate)
"""Every kind of action."""

_NAME: Final = "NAME: the name of a character"


def _disc(of_sex: str, hat: str, glasses: str) -> Action:
    return UseDisc(of_sex, hat == "hat", glasses == "glasses")


def _of_agent(make: Callable[[int, str], T]) -> Callable[[str, str], T]:
    return lambda agent, said: make(int(agent), said)


_FORMS: Final[tuple[Form[Action], ...]] = (
    Form("roll PIPS", f"roll {NUMBER}", numbered(Roll)),
    Form(
        "disc SEX HAT GLASSES",
        "disc (man|woman) (hat|no-hat) (glasses|no-glasses)",
        _disc,
        ("SEX: man or woman", "HAT: hat or no-hat", "GLASSES: glasses or no-glasses"),
    ),
    Form("capture NAME", f"capture {WORD}", Capture, (_NAME,)),
    Form("skip", "skip", Skip),
    Form("ask AGENT TRAIT", f"ask {NUMBER} {WORD}", _of_agent(Ask), ("AGENT: a seat", "TRAIT: such as hat or scar")),
    Form("eliminate AGENT NAME", f"eliminate {NUMBER} {WORD}", _of_agent(Eliminate), ("AGENT: a seat", _NAME)),
)


def parse_action(text: str) -> Action:
    """The action a text stands for: `parse_action(str(action)) == action`. It knows no edition (`violation` does)."""
    return parse(_FORMS, text)
