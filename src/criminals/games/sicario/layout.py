"""An edition laid out for a number of players: every name looked up, every action and phase made once."""

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache
from itertools import chain, product
from types import MappingProxyType
from typing import Any, Final

import attrs
from typing_extensions import override

from criminals.core.layouts import BoxLayout, check_players
from criminals.core.seats import Seat
from criminals.games.sicario.actions import SEXES, Action, Ask, Capture, Eliminate, Roll, Skip, UseDisc
from criminals.games.sicario.edition import ANTENNA, FEATURES, STREET, Character, Edition, event_steps
from criminals.games.sicario.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.phase import Decoding, Hunting, Questioning, Rolling

SKIP: Final = Skip()
DISCS: Final = tuple(UseDisc(*asked) for asked in product(SEXES, (True, False), (True, False)))
"""Every way to set the disc (§3.6)."""
MOST_LIGHTS: Final = 3


@attrs.frozen(eq=False, repr=False)
class Layout(BoxLayout):
    """Lookup tables for one edition and player count; `lay_out` makes them.

    What is told of spaces is by number: the boats are 0, then the path, and the embassy comes last (§1.2).
    """

    edition: Edition
    players: int
    embassy: int
    """The number of the embassy; the last space of the path is the one before."""
    quota: int
    """How many agents must reach the embassy (§5.1)."""
    streets: tuple[bool, ...]
    """For each space whether it is a street, where an agent is exposed (§3.3)."""
    antennas: tuple[bool, ...]
    """For each space whether it has an antenna (§3.5)."""
    characters: Mapping[str, Character]
    names: tuple[str, ...]
    """The names of the characters, in the order of the sheet."""
    traits: tuple[str, ...]
    """All that can be asked: the values of the features, then the signs in the order of the sheet (§4.2)."""
    effects: Mapping[str, tuple[str, int]]
    """For each event card what it does, and how many spaces it moves (§7.4)."""
    rolls: tuple[Roll, ...]
    decodings: tuple[Action, ...]
    """What can be done at an antenna (§3.5)."""
    asks: tuple[tuple[Ask, ...], ...]
    """For each seat the questions to it."""
    eliminations: tuple[tuple[Eliminate, ...], ...]
    hunts: tuple[tuple[Action, ...], ...]
    """What the sicario can do (§4.1), by who is exposed: bit k is seat k."""
    answers: Mapping[str, tuple[Answer, Answer]]
    """For each trait the two answers, no before yes."""
    lights: Mapping[tuple[str, str, str], tuple[Lights, ...]]
    """For each way to set the disc its results, by the number of lights."""
    misses: Mapping[str, Missed]
    ranks: Mapping[Fact, int]
    """The order of facts: answers by trait, lights by disc, missed names by the sheet."""
    fits: Mapping[Fact, int]
    """For each fact the characters that it fits: bit k is the k-th of the sheet."""
    rolling: tuple[Rolling, ...]
    decoding: tuple[Decoding, ...]
    hunting: tuple[Hunting, ...]
    questioning: tuple[tuple[Questioning, ...], ...]
    """By the sicario's seat and the agent's."""
    following: tuple[Seat, ...]
    """For each seat the next one, clockwise (§2.4)."""
    none_lost: tuple[int, ...]

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return lay_out, (self.edition, self.players)


def lay_out(edition: Edition, players: int) -> Layout:
    """The layout of an edition for so many players; `ValueError` if the edition has none for them (§2.1)."""
    check_players(edition, players)
    return _layout(edition, players)


@lru_cache(maxsize=64)
def _layout(edition: Edition, players: int) -> Layout:
    seats = range(players)
    characters = edition.characters
    names = tuple(character.name for character in characters)
    traits = (*FEATURES, *edition.signs)
    answers = {trait: (Answer(trait, yes=False), Answer(trait, yes=True)) for trait in traits}
    lights = {disc.features: tuple(Lights(disc.features, n) for n in range(MOST_LIGHTS + 1)) for disc in DISCS}
    asks = tuple(tuple(Ask(seat, trait) for trait in traits) for seat in seats)
    eliminations = tuple(tuple(Eliminate(seat, name) for name in names) for seat in seats)
    misses = {name: Missed(name) for name in names}
    facts: list[Fact] = [fact for pair in answers.values() for fact in pair]
    facts += (fact for results in lights.values() for fact in results)
    facts += misses.values()
    return Layout(
        edition=edition,
        players=players,
        embassy=len(edition.path) + 1,
        quota=players - 2,
        streets=(False, *(space == STREET for space in edition.path), False),
        antennas=(False, *(space == ANTENNA for space in edition.path), False),
        characters=MappingProxyType({character.name: character for character in characters}),
        names=names,
        traits=traits,
        effects=MappingProxyType({event: event_steps(event) for event in edition.events}),
        rolls=tuple(map(Roll, range(1, edition.die + 1))),
        decodings=(*DISCS, *map(Capture, names), SKIP),
        asks=asks,
        eliminations=eliminations,
        hunts=tuple(_hunts(exposed, asks, eliminations) for exposed in range(1 << players)),
        answers=MappingProxyType(answers),
        lights=MappingProxyType(lights),
        misses=MappingProxyType(misses),
        ranks=MappingProxyType({fact: rank for rank, fact in enumerate(facts)}),
        fits=MappingProxyType(_fits(facts, characters)),
        rolling=tuple(map(Rolling, seats)),
        decoding=tuple(map(Decoding, seats)),
        hunting=tuple(map(Hunting, seats)),
        questioning=tuple(tuple(Questioning(sicario, agent) for agent in seats) for sicario in seats),
        following=tuple((seat + 1) % players for seat in seats),
        none_lost=(0,) * players,
    )


def _hunts(
    exposed: int, asks: tuple[tuple[Ask, ...], ...], eliminations: tuple[tuple[Eliminate, ...], ...]
) -> tuple[Action, ...]:
    prey = [seat for seat in range(len(asks)) if exposed >> seat & 1]
    return tuple(chain.from_iterable(actions[seat] for actions in (asks, eliminations) for seat in prey))


def _fits(facts: list[Fact], characters: tuple[Character, ...]) -> dict[Fact, int]:
    """For each fact the characters that it can be heard of (§6.1), reckoned for all at once."""
    everybody = (1 << len(characters)) - 1
    having: defaultdict[str, int] = defaultdict(int)
    bits: dict[str, int] = {}
    for at, character in enumerate(characters):
        bits[character.name] = 1 << at
        for trait in character.traits:
            having[trait] |= 1 << at
    return {fact: _fitting(fact, having, bits, everybody) for fact in facts}


def _fitting(fact: Fact, having: Mapping[str, int], bits: Mapping[str, int], everybody: int) -> int:
    match fact:
        case Answer(trait, yes):
            return having[trait] if yes else everybody ^ having[trait]
        case Lights(features, lights):
            sex, hat, glasses = (having[feature] for feature in features)
            two_or_more = sex & hat | sex & glasses | hat & glasses
            at_least = (everybody, sex | hat | glasses, two_or_more, sex & hat & glasses, 0)
            return at_least[lights] ^ at_least[lights + 1]
        case Missed(name):
            return everybody ^ bits[name]


def lit(features: tuple[str, str, str], character: Character) -> int:
    """How many of the features on the disc a character has (§3.6)."""
    return sum(map(character.features.__contains__, features))
