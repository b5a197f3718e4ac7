"""An edition laid out for a number of players: every name looked up, every action, fact and phase made once."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import chain
from types import MappingProxyType
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals.core.base.seats import Seat
from criminals.core.box.layouts import BoxLayout, kept_layouts
from criminals.games.sicario.box.edition import (
    ANTENNA,
    FEATURES,
    STREET,
    Character,
    Edition,
    Effect,
    event_steps,
)
from criminals.games.sicario.rules.actions import Action, Ask, Capture, Eliminate, Roll, Skip
from criminals.games.sicario.rules.disc import DISCS, MOST_LIGHTS
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.legality import why_not_exposed
from criminals.games.sicario.rules.phase import Decoding, Hunting, Questioning, Rolling

SKIP: Final = Skip()


@attrs.frozen(eq=False)
class Spaces:
    """The spaces by number: the boats are 0, then the path, and the embassy comes last (§1.2)."""

    embassy: int
    streets: frozenset[int]
    """The spaces where an agent draws an event card (§3.3)."""
    antennas: frozenset[int]
    """The spaces where an agent may use the disc or try a capture (§3.5)."""
    exposed: frozenset[int]
    """The spaces where the law lets the sicario deal with an agent (§4.1)."""


@attrs.frozen(eq=False)
class Sheet:
    """The characters that a player can be, and their traits (§1.1)."""

    characters: Mapping[str, Character]
    """By name, in the order of the sheet."""
    names: tuple[str, ...]
    bits: Mapping[str, int]
    """For each name the set of this character alone: bit k is the k-th of the sheet."""
    traits: Mapping[str, int]
    """For each trait that can be asked for the set of those who have it: the features come first (§4.2)."""


@attrs.frozen(eq=False)
class Facts:
    """Every fact that can be heard of a character (§6.1)."""

    yes: Mapping[str, Answer]
    """For each trait the answer of who has it (§4.2)."""
    no: Mapping[str, Answer]
    """For each trait the answer of who has it not."""
    lights: Mapping[tuple[str, str, str], tuple[Lights, ...]]
    """For each way to set the disc its results, by the number of lights (§3.6)."""
    misses: Mapping[str, Missed]
    """For each name, the fact that it was a wrong guess (§3.7, §4.3)."""
    ranks: Mapping[Fact, int]
    """The order of facts: answers by trait, lights by disc, missed names by the sheet."""
    fits: Mapping[Fact, int]
    """For each fact the set of characters that it is true of: bit k is the k-th of the sheet."""

    def answer(self, trait: str, *, yes: bool) -> Answer:
        """The answer to the question for a trait (§4.2)."""
        return (self.yes if yes else self.no)[trait]


@attrs.frozen(eq=False)
class Phases:
    """Each phase by its seat."""

    rolling: tuple[Rolling, ...]
    decoding: tuple[Decoding, ...]
    hunting: tuple[Hunting, ...]
    questioning: tuple[tuple[Questioning, ...], ...]
    """By the sicario's seat and the agent's."""


@attrs.frozen(eq=False)
class Lists:
    """Lists of legal actions."""

    rolls: tuple[Roll, ...]
    throws: tuple[tuple[Action, Fraction], ...]
    """Every side of the die, with its chance (§6.6)."""
    decodings: tuple[Action, ...]
    """At an antenna: the disc, captures, skipping (§3.5)."""
    asks: tuple[tuple[Ask, ...], ...]
    """For each seat the questions to it (§4.2)."""
    eliminations: tuple[tuple[Eliminate, ...], ...]
    """For each seat the names that can be given to it (§4.3)."""
    hunts: tuple[tuple[Action, ...], ...]
    """In the sicario's turn (§4.1), by who is exposed: bit k is seat k."""


@attrs.frozen(eq=False, repr=False)
class Layout(BoxLayout):
    """Lookup tables for one edition and player count; `lay_out` makes them."""

    edition: Edition
    players: int
    quota: int
    """The number of agents that must reach the embassy (§5.1)."""
    following: tuple[Seat, ...]
    """For each seat the next one, clockwise (§2.4)."""
    effects: Mapping[str, Effect]
    """For each event card what it does (§7.4)."""
    copies: Mapping[str, int]
    """For each event card how often the deck has it."""
    spaces: Spaces
    sheet: Sheet
    facts: Facts
    phases: Phases
    lists: Lists

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


@kept_layouts
def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for a number of players; `ValueError` if the edition is not for it (§2.1)."""
    seats = range(players)
    sheet = _sheet(edition)
    return Layout(
        edition=edition,
        players=players,
        quota=players - 2,
        following=tuple((seat + 1) % players for seat in seats),
        effects=MappingProxyType({event: event_steps(event) for event in dict.fromkeys(edition.events)}),
        copies=MappingProxyType(dict(Counter(edition.events))),
        spaces=_spaces(edition.path),
        sheet=sheet,
        facts=_facts(sheet),
        phases=Phases(
            rolling=tuple(map(Rolling, seats)),
            decoding=tuple(map(Decoding, seats)),
            hunting=tuple(map(Hunting, seats)),
            questioning=tuple(tuple(Questioning(sicario, agent) for agent in seats) for sicario in seats),
        ),
        lists=_lists(sheet, edition.die, players),
    )


def _spaces(path: str) -> Spaces:
    embassy = len(path) + 1
    streets = frozenset(_numbers(path, STREET))
    return Spaces(
        embassy=embassy,
        streets=streets,
        antennas=frozenset(_numbers(path, ANTENNA)),
        exposed=frozenset(
            at for at in range(embassy + 1) if why_not_exposed(at, streets, embassy, is_sicario=False) is None
        ),
    )


def _numbers(path: str, kind: str) -> Iterator[int]:
    """The numbers of the spaces of a kind."""
    return (number for number, space in enumerate(path, 1) if space == kind)


def _sheet(edition: Edition) -> Sheet:
    characters = {character.name: character for character in edition.characters}
    bits = {name: 1 << at for at, name in enumerate(characters)}
    traits = dict.fromkeys((*FEATURES, *edition.signs), 0)
    for name, character in characters.items():
        for trait in character.traits:
            traits[trait] |= bits[name]
    return Sheet(
        characters=MappingProxyType(characters),
        names=tuple(characters),
        bits=MappingProxyType(bits),
        traits=MappingProxyType(traits),
    )


def _facts(sheet: Sheet) -> Facts:
    no = {trait: Answer(trait, yes=False) for trait in sheet.traits}
    yes = {trait: Answer(trait, yes=True) for trait in sheet.traits}
    lights = {disc.features: tuple(Lights(disc.features, n) for n in range(MOST_LIGHTS + 1)) for disc in DISCS}
    misses = {name: Missed(name) for name in sheet.names}
    answers = chain.from_iterable(zip(no.values(), yes.values(), strict=True))
    facts: tuple[Fact, ...] = (*answers, *chain.from_iterable(lights.values()), *misses.values())
    return Facts(
        yes=MappingProxyType(yes),
        no=MappingProxyType(no),
        lights=MappingProxyType(lights),
        misses=MappingProxyType(misses),
        ranks=MappingProxyType({fact: rank for rank, fact in enumerate(facts)}),
        fits=MappingProxyType({fact: _fitting(fact, sheet) for fact in facts}),
    )


def _fitting(fact: Fact, sheet: Sheet) -> int:
    """The set of characters that a fact is true of (§6.1), reckoned for all of them at once."""
    everybody = (1 << len(sheet.names)) - 1
    match fact:
        case Answer(trait, yes):
            return sheet.traits[trait] if yes else everybody ^ sheet.traits[trait]
        case Lights(features, lights):
            sex, hat, glasses = (sheet.traits[feature] for feature in features)
            two_or_more = sex & hat | sex & glasses | hat & glasses
            at_least = (everybody, sex | hat | glasses, two_or_more, sex & hat & glasses, 0)
            return at_least[lights] ^ at_least[lights + 1]
        case Missed(name):
            return everybody ^ sheet.bits[name]


def _lists(sheet: Sheet, die: int, players: int) -> Lists:
    asks = tuple(tuple(Ask(seat, trait) for trait in sheet.traits) for seat in range(players))
    rolls, chance = tuple(map(Roll, range(1, die + 1))), Fraction(1, die)
    eliminations = tuple(tuple(Eliminate(seat, name) for name in sheet.names) for seat in range(players))
    return Lists(
        rolls=rolls,
        throws=tuple([(roll, chance) for roll in rolls]),
        decodings=(*DISCS, *map(Capture, sheet.names), SKIP),
        asks=asks,
        eliminations=eliminations,
        hunts=tuple((*_of(exposed, asks), *_of(exposed, eliminations)) for exposed in range(1 << players)),
    )


def _of(exposed: int, actions: tuple[Iterable[Action], ...]) -> Iterator[Action]:
    """The actions against who is exposed, by seat."""
    return chain.from_iterable(against for seat, against in enumerate(actions) if exposed >> seat & 1)
