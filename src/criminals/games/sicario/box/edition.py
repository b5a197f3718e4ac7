"""The content of a box (§1): characters, path, die, event cards. The rules take all of it from an edition, a value."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Annotated, ClassVar, Final, NamedTuple

import attrs

from criminals.core.base.constraints import Length
from criminals.core.base.errors import Fault, InvalidArgument
from criminals.core.base.faults import given, named
from criminals.core.box.cards import GameCard
from criminals.core.box.editions import a_kind_of, all_of, check_edition
from criminals.core.game.notation import truth, whole
from criminals.games.sicario.box.faults import fault
from criminals.games.sicario.box.features import FEATURES as FEATURES
from criminals.games.sicario.box.features import WORD, features, sex
from criminals.games.sicario.box.fields import (
    LARGEST_DIE,
    LONGEST_NAME,
    LONGEST_PATH,
    LONGEST_WORD,
    MOST_CHARACTERS,
    MOST_EVENTS,
    PLAYERS,
    EventName,
    Path,
    Pips,
    Sex,
    Word,
)

STREET: Final = "s"
BUILDING: Final = "b"
ANTENNA: Final = "a"

LOSE_TURN: Final = "lose-turn"
ROLL_AGAIN: Final = "roll-again"
TAKE_COVER: Final = "take-cover"
TIP_OFF: Final = "tip-off"
BLACKOUT: Final = "blackout"
ADVANCE: Final = "advance"
RETREAT: Final = "retreat"
PLAIN_EVENTS: Final = (LOSE_TURN, ROLL_AGAIN, TAKE_COVER, TIP_OFF, BLACKOUT)
"""The event cards without a number (§7.4)."""


def _word(_instance: object, attribute: "attrs.Attribute[str]", value: object) -> None:
    if not isinstance(value, str):
        raise TypeError(f"{attribute.name} is a text, not {value!r}")


@attrs.frozen
class Character(GameCard):
    """A character (§1.1): three features, and a sign that is not a feature."""

    game: ClassVar[str] = "sicario"

    name: Word = attrs.field(validator=_word)
    """The name, one word."""
    sex: Sex = attrs.field(validator=sex)
    """`"man"` or `"woman"`."""
    hat: bool = attrs.field(validator=truth)
    """True for a hat."""
    glasses: bool = attrs.field(validator=truth)
    """True for glasses."""
    sign: Word = attrs.field(validator=_word)
    """The special sign, one word."""

    @property
    def features(self) -> tuple[str, str, str]:
        """The three features, as the disc asks for them (§3.6)."""
        return features(self.sex, self.hat, self.glasses)

    @property
    def traits(self) -> tuple[str, str, str, str]:
        """All that a question can be about (§4.2): the features and the sign."""
        return (*self.features, self.sign)


class Effect(NamedTuple):
    """The effect of an event card (§7.4)."""

    kind: str
    steps: int
    """The number of spaces that it moves an agent on or back."""


def event_steps(event: str) -> Effect:
    """The effect of an event card: `Effect("advance", 2)`, `Effect("tip-off", 0)` (§7.4).

    `InvalidArgument` for what is no event card.
    """
    if event in PLAIN_EVENTS:
        return Effect(event, 0)
    found = re.fullmatch(f"({ADVANCE}|{RETREAT})-([1-9][0-9]{{0,2}})", event)
    if found is None:
        raise InvalidArgument(fault("7.4", "no_event_card", event=named(event)))
    return Effect(found[1], int(found[2]))


def _characters(characters: Iterable[Character]) -> tuple[Character, ...]:
    return all_of(Character, "a Character", characters)


def texts(values: Iterable[str]) -> tuple[str, ...]:
    """Some texts as a tuple; `TypeError` names what is none."""
    return all_of(str, "a text", values)


def _events(events: Iterable[str]) -> tuple[str, ...]:
    if isinstance(events, str):
        raise TypeError(f"events are several texts, not {events!r}")
    return texts(events)


@attrs.frozen(cache_hash=True)  # it is the key of its layouts
class Edition:
    """The content of a box: characters, the path from pier to embassy, event cards, and the die.

    An edition that cannot be played with is refused when it is made: `InvalidEdition` names every fault at once, and a
    field of the wrong type is a `TypeError`.
    """

    game: ClassVar[str] = "sicario"

    name: Annotated[str, Length(1, LONGEST_NAME)] = attrs.field(validator=a_kind_of(str))
    """The name that records use."""
    characters: Annotated[tuple[Character, ...], Length(0, MOST_CHARACTERS)] = attrs.field(converter=_characters)
    """The characters, in the order of the sheet."""
    path: Path = attrs.field(validator=a_kind_of(str))
    """The spaces from the first to the last: `s` street, `b` building, `a` building with antenna (§1.2)."""
    events: Annotated[tuple[EventName, ...], Length(0, MOST_EVENTS)] = attrs.field(converter=_events)
    """The event cards by their ids, equal ones more than once (§7.4)."""
    die: Pips = attrs.field(default=6, validator=whole)
    """The number of sides of the die."""

    @property
    def players(self) -> tuple[int, ...]:
        """The possible numbers of players, ascending."""
        return PLAYERS

    @property
    def signs(self) -> tuple[str, ...]:
        """The different signs, in the order of the sheet."""
        return tuple(dict.fromkeys(character.sign for character in self.characters))

    def character(self, name: str) -> Character:
        """The character with a name.

        Args:
            name: The name of a character.

        Returns:
            The character.

        Raises:
            KeyError: The edition has no such character.
        """
        return {character.name: character for character in self.characters}[name]

    def __attrs_post_init__(self) -> None:
        check_edition(self, _faults(self))


def _faults(edition: Edition) -> Iterator[Fault]:
    yield from _character_faults(edition.characters)
    yield from _path_faults(edition.path)
    if not 1 <= edition.die <= LARGEST_DIE:
        yield fault("7.5", "die_sides", most=LARGEST_DIE, die=edition.die)
    yield from _event_faults(edition.events)


def _character_faults(characters: tuple[Character, ...]) -> Iterator[Fault]:
    if not max(PLAYERS) <= len(characters) <= MOST_CHARACTERS:
        least, most = max(PLAYERS), MOST_CHARACTERS
        yield fault("7.5", "character_count", least=least, most=most, count=len(characters))
    for name, count in Counter(character.name for character in characters).items():
        if count > 1:
            yield fault("7.5", "name_repeated", count=count, name=named(name))
        if not re.fullmatch(WORD, name):
            yield fault("7.5", "name_no_word", most=LONGEST_WORD, given=given(name))
    for sign in dict.fromkeys(character.sign for character in characters):
        if sign in FEATURES:
            yield fault("7.5", "sign_is_feature", sign=sign)
        elif not re.fullmatch(WORD, sign):
            yield fault("1.1", "sign_no_word", most=LONGEST_WORD, given=given(sign))


def _path_faults(path: str) -> Iterator[Fault]:
    if not path.startswith(STREET):
        yield fault("2.3", "path_without_street", path=named(path[:20]))
    others = sorted(set(path) - {STREET, BUILDING, ANTENNA})
    if others:
        yield fault("1.2", "path_signs", given=tuple(map(given, others[:5])))
    if len(path) > LONGEST_PATH:
        yield fault("", "path_too_long", most=LONGEST_PATH)


def _event_faults(events: tuple[str, ...]) -> Iterator[Fault]:
    if not 1 <= len(events) <= MOST_EVENTS:
        yield fault("7.5", "event_card_count", most=MOST_EVENTS, count=len(events))
        return
    cards: list[Effect] = []
    for event in dict.fromkeys(events):
        try:
            cards += [event_steps(event)] * events.count(event)
        except InvalidArgument as error:
            yield error.fault
    if len(cards) == len(events):
        reach = reach_of(cards, max(PLAYERS) - 1)
        if reach.still + reach.ahead <= reach.back:
            yield fault("7.5", "might_not_end", back=reach.back, ahead=reach.ahead, still=reach.still)


class Reach(NamedTuple):
    """The total distance of some event cards (§7.5)."""

    still: int
    """The number of cards that lead neither on nor back: no other card follows them before the next throw (§3.3)."""
    ahead: int
    """The least distance that the others lead on."""
    back: int
    """The greatest distance that they lead back: past all other agents."""


def reach_of(cards: Iterable[Effect], agents: int) -> Reach:
    """The total distance of some cards with a number of agents on the path."""
    still = ahead = back = 0
    for kind, steps in cards:
        if kind == ADVANCE:
            ahead += steps
        elif kind == RETREAT:
            back += steps + agents - 1
        else:
            still += 1
    return Reach(still, ahead, back)
