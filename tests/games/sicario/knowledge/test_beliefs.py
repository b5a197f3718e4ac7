"""Beliefs (§6.5): the worlds that fit a view, counted, listed, drawn and weighed."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import permutations
from math import factorial, prod
from random import Random
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    TINY,
    UNDRAWN,
    Answer,
    Character,
    Decoding,
    EventCard,
    Fact,
    HeldBy,
    Hunting,
    InDeck,
    Lights,
    Missed,
    State,
    View,
)
from criminals.games.sicario.rules.possible_characters import count_of, ways_of
from criminals.testing import random_actions, random_first, sicario_kit
from tests.games.positions import check_no_belief, play
from tests.games.sicario.scenes import every_state, scene

# --- counting ---


@pytest.mark.parametrize(
    ("players", "viewer", "count"),
    [
        (4, 0, 3_087_855_074_304_000),
        (4, SPECTATOR, 74_108_521_783_296_000),
        (3, 2, 147_040_717_824_000),
        (3, SPECTATOR, 3_528_977_227_776_000),
    ],
)
def test_6_5_worlds_at_the_start(players: int, viewer: Viewer, count: int) -> None:
    orders = factorial(16) // (6 * 6 * 2)  # two cards are there three times, and one twice
    seats = players if viewer is SPECTATOR else players - 1
    deals = factorial(24 - players + seats) // factorial(24 - players)
    assert count == deals * orders
    for seed in range(5):
        view = sicario.view(sicario.new_game(players=players, rng=Random(seed)), viewer)
        assert sicario.count_worlds(view) == count


def is_true(fact: Fact, character: Character) -> bool:
    """Whether a fact can be heard of a character, told a second time."""
    traits = {character.sex, character.sign, "hat" if character.hat else "no-hat"}
    traits.add("glasses" if character.glasses else "no-glasses")
    match fact:
        case Answer(trait, yes):
            return (trait in traits) == yes
        case Lights(features, lights):
            return len(traits.intersection(features)) == lights
        case Missed(name):
            return name != character.name


def fitting(state: State, viewer: Viewer) -> set[tuple[str, ...]]:
    """The characters that seats can have, by trying all of them against all that was heard."""
    sheet = state.layout.sheet.characters
    seats = range(state.players)
    return {
        names
        for names in permutations(state.layout.sheet.names, state.players)
        if all(is_true(fact, sheet[names[seat]]) for seat in seats for fact in state.facts[seat])
        and all(state.shown[seat] in (None, names[seat]) for seat in seats)
        and (viewer is SPECTATOR or names[viewer] == state.characters[viewer])
    }


def test_6_5_worlds_are_all_deals_that_fit_times_all_orders() -> None:
    for seed in range(25):
        rng = Random(seed)
        state = random_first("sicario", rng)
        viewer: Viewer = rng.choice([*range(state.players), SPECTATOR])
        for action in random_actions(sicario_kit(), state, rng):
            deals = fitting(state, viewer)
            orders = set(permutations(state.unread)) if len(state.unread) < 6 else None
            view = sicario.view(state, viewer)
            if orders is not None:
                assert sicario.count_worlds(view) == len(deals) * len(orders)
                if len(deals) * len(orders) < 500:
                    worlds = {(world.characters, world.unread) for world in sicario.worlds(view)}
                    assert worlds == {(names, unread) for names in deals for unread in orders}
            state = sicario.apply(state, action)


def test_6_5_different_characters_are_counted_without_listing() -> None:
    rng = Random(65)
    for _ in range(300):
        size = rng.randrange(1, 7)
        masks = tuple(rng.randrange(1 << size) for _ in range(rng.randrange(1, 5)))
        names = [[bit for bit in range(size) if mask >> bit & 1] for mask in masks]
        found = [
            chosen
            for chosen in permutations(range(size), len(masks))
            if all(bit in own for bit, own in zip(chosen, names, strict=True))
        ]
        assert count_of(masks) == len(found)
        assert ways_of(masks[0], masks[1:]) == Counter(chosen[0] for chosen in found)


def test_6_5_a_box_of_200_characters_is_counted_at_once() -> None:
    people = [attrs.evolve(REFERENCE.characters[at % 24], name=f"N{at}") for at in range(200)]
    edition = attrs.evolve(REFERENCE, name="large", characters=people, events=("lose-turn", "blackout") * 100)
    view = sicario.view(sicario.new_game(edition=edition, players=4, rng=Random(0)), 1)
    assert sicario.count_worlds(view) == 199 * 198 * 197 * factorial(200) // factorial(100) ** 2
    world = sicario.sample_world(view, Random(0))
    assert sicario.is_consistent(view, world)
    assert next(sicario.worlds(view)).unread == ("lose-turn",) * 100 + ("blackout",) * 100


# --- what is known ---


def test_6_3_who_was_read_is_where_it_lies() -> None:
    state = play(scene(0, 0, deck=["take-cover", "blackout"]), "roll 1", "roll 2")
    for world in [sicario.sample_world(sicario.view(state, 0), Random(seed)) for seed in range(20)]:
        assert world.deck[-2:] == ("take-cover", "blackout")
        assert sorted(world.deck) == sorted(REFERENCE.events)


def test_6_4_one_world_is_left_at_the_end() -> None:
    for seed in range(3):
        *_, last = every_state(4, seed)
        for viewer in (*range(4), SPECTATOR):
            view = sicario.view(last, viewer)
            assert sicario.count_worlds(view) == 1
            assert list(sicario.worlds(view)) == [last]
            assert sicario.sample_world(view, Random(0)) == last


def test_6_1_answers_leave_those_who_fit() -> None:
    state = scene(10, 14, phase=Hunting(0), read=["advance-1", "take-cover"])
    marginals = sicario.marginals(sicario.view(play(state, "ask 1 green-hat"), 2))
    assert marginals.of("Olga") == {HeldBy(1): Fraction(1)}
    missed = sicario.marginals(sicario.view(play(state, "eliminate 1 Irma"), 2))
    assert HeldBy(1) not in missed.of("Irma")
    assert missed.of("Irma")[HeldBy(0)] == Fraction(1, 22)


def test_3_6_the_sicario_is_glenda_with_one_sixth() -> None:
    """Two lights fit nine characters, and all but six are ruled out by names that were missed and one's own card."""
    state = attrs.evolve(scene(11, 3, phase=Decoding(1)), characters=("Glenda", "Olga", "Boris"))
    after = play(state, "disc woman no-hat glasses")
    lit = {
        name
        for name in after.layout.sheet.names
        if is_true(next(iter(after.facts[0])), after.layout.sheet.characters[name])
    }
    assert len(lit) == 9
    missed = frozenset(map(Missed, sorted(lit - {"Glenda"})[:3]))
    view = attrs.evolve(sicario.view(after, 1), facts=(after.facts[0] | missed, frozenset(), frozenset()))
    assert sicario.marginals(view).of("Glenda")[HeldBy(0)] == Fraction(1, 6)


# --- marginals ---


def test_marginals_at_the_start() -> None:
    marginals = sicario.marginals(sicario.view(scene(0, 0), 1))
    assert marginals.of("Olga") == {HeldBy(1): Fraction(1)}
    assert marginals.of("Zeno") == {
        HeldBy(0): Fraction(1, 23),
        HeldBy(2): Fraction(1, 23),
        UNDRAWN: Fraction(21, 23),
    }
    assert marginals.at(InDeck(1))[EventCard("lose-turn")] == Fraction(3, 16)
    assert marginals.at(InDeck(16))[EventCard("blackout")] == Fraction(2, 16)
    assert sum(marginals.at(UNDRAWN).values()) == 21


def test_6_5_equal_cards_are_not_told_apart() -> None:
    """The shares of an event sum to how many cards of it there are."""
    marginals = sicario.marginals(sicario.view(scene(0, 0), SPECTATOR))
    for event in REFERENCE.events:
        assert sum(marginals.of(EventCard(event)).values()) == REFERENCE.events.count(event)


def test_6_3_a_card_that_was_read_is_at_one_place() -> None:
    state = play(scene(0, 0, deck=["tip-off"]), "roll 1, ask 1 hat")
    marginals = sicario.marginals(sicario.view(state, 2))
    assert marginals.at(InDeck(16)) == {EventCard("tip-off"): Fraction(1)}
    assert marginals.of(EventCard("tip-off"))[InDeck(1)] == Fraction(2, 15)


def test_marginals_name_what_is_no_thing_or_place() -> None:
    marginals = sicario.marginals(sicario.view(scene(0, 0), 0))
    with pytest.raises(ValueError, match="no 'Nobody' is in this game"):
        marginals.of("Nobody")
    with pytest.raises(ValueError, match="no place HeldBy"):
        marginals.at(HeldBy(3))


def test_nobody_is_undrawn_if_there_are_as_many_players_as_characters() -> None:
    view = sicario.view(sicario.new_game(edition=TINY, players=4, rng=Random(0)), 0)
    assert sicario.marginals(view).at(UNDRAWN) == {}
    assert sicario.count_worlds(view) == 6 * 2


# --- listing and drawing ---


def test_worlds_come_in_a_fixed_order() -> None:
    first = sicario.new_game(edition=TINY, setup=sicario.Setup(("Bea", "Ada", "Cal"), ("lose-turn", "advance-1")))
    found = [(world.characters, world.unread[0]) for world in sicario.worlds(sicario.view(first, 1))]
    assert found[:3] == [
        (("Bea", "Ada", "Cal"), "advance-1"),
        (("Bea", "Ada", "Cal"), "lose-turn"),
        (("Bea", "Ada", "Dan"), "advance-1"),
    ]
    assert found == sorted(found)
    assert len(found) == 12


def test_drawing_is_the_same_by_the_same_generator() -> None:
    view = sicario.view(scene(10, 14, read=["advance-1", "blackout"]), 1)
    assert sicario.sample_world(view, Random(5)) == sicario.sample_world(view, Random(5))
    assert sicario.sample_world(view, Random(5)) != sicario.sample_world(view, Random(6))


class Told:
    """A generator that says what it is told, then 0; it counts how likely that was, and leaves lists as they are."""

    def __init__(self, told: tuple[int, ...]) -> None:
        self.told = told
        self.sizes: list[int] = []

    def randrange(self, start: int, /) -> int:
        self.sizes.append(start)
        return self.told[len(self.sizes) - 1] if len(self.sizes) <= len(self.told) else 0

    def shuffle(self, x: list[Any], /) -> None:
        pass


def every_draw(view: View, told: tuple[int, ...] = ()) -> dict[tuple[str, ...], Fraction]:
    """The characters that can be drawn, each with its exact chance, by every number that the generator can say."""
    rng = Told(told)
    characters = sicario.sample_world(view, rng).characters
    if len(rng.sizes) == len(told):
        return {characters: Fraction(1, prod(rng.sizes))}
    drawn: defaultdict[tuple[str, ...], Fraction] = defaultdict(Fraction)
    for number in range(rng.sizes[len(told)]):
        for names, chance in every_draw(view, (*told, number)).items():
            drawn[names] += chance
    return drawn


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
@pytest.mark.parametrize(
    "facts",
    [
        {},
        {1: {Answer("hat", yes=True)}},
        {0: {Answer("hat", yes=True), Missed("Zeno")}, 2: {Answer("freckles", yes=True)}},
        {1: {Answer("green-hat", yes=True)}, 2: {Missed("Olga"), Missed("Boris")}},
    ],
)
def test_6_5_every_deal_that_fits_is_drawn_with_the_same_chance(facts: dict[int, set[Fact]], viewer: Viewer) -> None:
    people = [REFERENCE.character(name) for name in ("Boris", "Olga", "Glenda", "Zeno", "Luisa")]
    edition = attrs.evolve(REFERENCE, name="few", characters=people)
    state = scene(0, 0, facts=facts, edition=edition)
    deals = fitting(state, viewer)
    assert every_draw(sicario.view(state, viewer)) == dict.fromkeys(deals, Fraction(1, len(deals)))


# --- what is no world ---


def other(**changes: object) -> State:
    """The start of a game with other secrets."""
    return attrs.evolve(scene(0, 0), **changes)  # type: ignore[arg-type]  # fields of a state


@pytest.mark.parametrize(
    ("state", "consistent"),
    [
        (other(), True),
        (other(characters=("Zeno", "Olga", "Glenda")), True),
        (other(unread=REFERENCE.events[::-1]), True),
        (other(characters=("Boris", "Elsa", "Glenda")), False),
        (other(characters=("Glenda", "Olga", "Glenda")), False),
        (other(characters=("Nobody", "Olga", "Glenda")), False),
        (other(characters=("Boris", "Olga")), False),
        (other(unread=REFERENCE.events[1:]), False),
        (other(unread=("blackout",) * 16), False),
        (other(lost=(1, 0, 0)), False),
        (scene(0, 0, 0), False),
        (scene(0, 0, hunter=1), False),
    ],
)
def test_a_state_is_a_world_or_not(state: State, consistent: bool) -> None:
    assert sicario.is_consistent(sicario.view(scene(0, 0), 1), state) is consistent


def impossible() -> View:
    """A view in which everything that was heard contradicts the viewer's card."""
    view = sicario.view(scene(10, 14, phase=Hunting(0), read=["advance-1", "take-cover"]), 1)
    return attrs.evolve(view, facts=(frozenset(), frozenset({Answer("hat", yes=False)}), frozenset()))


@pytest.mark.parametrize(
    "view",
    [
        impossible(),
        attrs.evolve(impossible(), facts=(frozenset(),) * 3, bottom=("x",)),
        attrs.evolve(impossible(), facts=(frozenset({Missed("Nobody")}), frozenset(), frozenset())),
    ],
    ids=["one's own card", "a card that there is not", "a name that there is not"],
)
def test_a_view_that_nothing_fits_has_no_worlds(view: View) -> None:
    assert sicario.count_worlds(view) == 0
    assert list(sicario.worlds(view)) == []
    with pytest.raises(InvalidState, match=r"^view: no world fits it \(§6\.5\)$"):
        sicario.marginals(view)
    with pytest.raises(InvalidState, match=r"^view: no world fits it \(§6\.5\)$"):
        sicario.sample_world(view, Random(0))
    check_no_belief(view, r"^view: no world fits it \(§6\.5\)$")


def test_beliefs_are_asked_of_a_view() -> None:
    state: Any = scene(0, 0)
    with pytest.raises(TypeError, match=r"^expected a view of Sicario, got None$"):
        sicario.count_worlds(None)  # type: ignore[arg-type]  # a slip
    with pytest.raises(
        TypeError, match=r"^a state is no view: view\(state, viewer\) gives what a viewer may know of it$"
    ):
        sicario.count_worlds(state)
    for verb in (sicario.count_worlds, sicario.marginals):
        with pytest.raises(TypeError, match="a state is no view"):
            verb(state)
    with pytest.raises(TypeError, match="a state is no view"):
        next(sicario.worlds(state))
    with pytest.raises(TypeError, match="a state is no view"):
        sicario.sample_world(state, Random(0))
    with pytest.raises(TypeError, match="a view is no state"):
        sicario.is_consistent(sicario.view(state, 0), sicario.view(state, 0))  # type: ignore[arg-type]  # a slip
