"""§1 and §7: what is in a box, and which boxes can be played with."""

from typing import Any, Final, cast

import pytest

from criminals.core.base.errors import InvalidEdition
from criminals.games import sicario
from criminals.games.sicario import REFERENCE, Character, Edition
from criminals.games.sicario.box.edition import FEATURES, event_steps
from tests.games.sicario.samples.editions import FOUR, own, person

SHEET: Final = """
man hat glasses: Boris scar, Felix tattoo, Hugo earring
man hat no-glasses: Jakob freckles, Nestor gold-tooth, Pablo scar
man no-hat glasses: Quentin tattoo, Rocco earring, Tobias freckles
man no-hat no-glasses: Ulrich gold-tooth, Victor scar, Zeno tattoo
woman hat glasses: Agata earring, Carmen freckles, Dora gold-tooth
woman hat no-glasses: Olga green-hat, Elsa scar, Irma earring
woman no-hat glasses: Kira tattoo, Luisa freckles, Mina gold-tooth
woman no-hat no-glasses: Glenda freckles, Sonia scar, Wanda earring
"""


def test_7_1_the_24_characters() -> None:
    lines: dict[str, list[str]] = {}
    for character in REFERENCE.characters:
        lines.setdefault(" ".join(character.features), []).append(f"{character.name} {character.sign}")
    assert [f"{features}: {', '.join(names)}" for features, names in lines.items()] == SHEET.strip().splitlines()
    assert len(REFERENCE.characters) == 24


def test_1_1_three_features_and_a_sign() -> None:
    olga = REFERENCE.character("Olga")
    assert olga.features == ("woman", "hat", "no-glasses")
    assert olga.traits == ("woman", "hat", "no-glasses", "green-hat")
    assert FEATURES == ("man", "woman", "hat", "no-hat", "glasses", "no-glasses")
    assert REFERENCE.signs == ("scar", "tattoo", "earring", "freckles", "gold-tooth", "green-hat")
    with pytest.raises(KeyError, match="Nobody"):
        REFERENCE.character("Nobody")


def test_7_2_a_die_of_six() -> None:
    assert REFERENCE.die == 6
    assert Edition(name="x", characters=REFERENCE.characters, path="s", events=("tip-off",)).die == 6


def test_7_3_the_path() -> None:
    parts = ("ssbsssbsssa", "ssbsbsbssas", "ssbsssbsssa", "ssbsbsbssas")
    assert "".join(parts) == REFERENCE.path
    assert len(REFERENCE.path) == 44
    assert [at for at, space in enumerate(REFERENCE.path, 1) if space == "a"] == [11, 21, 33, 43]
    assert [at for at, space in enumerate(REFERENCE.path, 1) if space == "b"] == [3, 7, 14, 16, 18, 25, 29, 36, 38, 40]


def test_7_4_the_16_events() -> None:
    assert REFERENCE.events == (
        *("advance-1", "advance-2", "advance-3", "advance-4", "retreat-1", "retreat-2"),
        *("lose-turn", "lose-turn", "lose-turn", "roll-again", "take-cover"),
        *("tip-off", "tip-off", "tip-off", "blackout", "blackout"),
    )


@pytest.mark.parametrize(
    ("event", "steps"), [("advance-2", ("advance", 2)), ("retreat-999", ("retreat", 999)), ("tip-off", ("tip-off", 0))]
)
def test_7_4_what_a_card_does(event: str, steps: tuple[str, int]) -> None:
    assert event_steps(event) == steps


def test_7_5_a_deck_that_could_keep_a_game_from_ending_is_named_beside_other_faults() -> None:
    with pytest.raises(InvalidEdition) as error:
        own(characters=FOUR[:3], path="sx", die=0, events=("advance-1", "retreat-1"))
    assert [*map(str, error.value.faults)] == [
        "4 to 200 characters are needed, there are 3 (§7.5)",
        "the path is written with s, b and a, not with 'x' (§1.2)",
        "a die has 1 to 1000 sides, not 0 (§7.5)",
        "a game might not end: cards lead back by up to 3, ahead by 1, and 0 neither way (§7.5)",
    ]


@pytest.mark.parametrize(
    "changed",
    [
        {"events": ("advance-1",)},
        {"events": ("retreat-1", "tip-off", "tip-off", "tip-off", "tip-off")},
        {"events": ("retreat-1", "advance-4")},
        {"events": ("retreat-1", "advance-3", "blackout")},
        {"events": ("retreat-1", "advance-2", "advance-2")},
        {"events": ("retreat-1", "advance-1", "take-cover", "roll-again", "lose-turn")},
        {"events": ("retreat-9", "advance-9", "tip-off", "blackout", "tip-off")},
        {"events": ("retreat-2", "retreat-2", *("lose-turn",) * 9)},
        {"path": "s"},
        {"die": 1},
        {"die": 1000, "path": "s" * 200, "events": ("tip-off",) * 200},
        {"characters": (*FOUR, person("d'Arc-2", "green-hat"), person("Élise", "Olga"))},
    ],
    ids=str,
)
def test_7_5_boxes_that_can_just_be_played_with(changed: dict[str, Any]) -> None:
    """Cards neither way + sum(advance k) > sum(retreat k + agents - 1), with three agents."""
    assert isinstance(own(**changed), Edition)


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Character(cast(Any, 1), "man", hat=True, glasses=True, sign="scar"), "name is a text, not 1"),
        (lambda: Character("x", cast(Any, None), hat=True, glasses=True, sign="scar"), "sex is a text, not None"),
        (lambda: Character("x", "man", hat=cast(Any, 1), glasses=True, sign="scar"), "hat"),
        (lambda: Character("x", "man", hat=True, glasses=cast(Any, "no"), sign="scar"), "glasses"),
        (lambda: Character("x", "man", hat=True, glasses=True, sign=cast(Any, None)), "sign is a text, not None"),
    ],
)
def test_a_character_of_other_types_is_a_type_error(make: Any, message: str) -> None:
    with pytest.raises(TypeError, match=message):
        make()


def test_a_sex_is_one_of_two() -> None:
    with pytest.raises(ValueError, match="sex is 'man' or 'woman', not 'child'"):
        Character("x", "child", hat=True, glasses=True, sign="scar")


def test_1_2_another_box_is_played_by_what_is_in_it() -> None:
    """No rule reads the reference box: a longer die, another path, other names and signs."""
    edition = own(path="sssss", events=("blackout",), die=9, characters=tuple(person(name, "limp") for name in "ABCD"))
    state = sicario.new_game(edition=edition, setup=sicario.Setup("ABC", ["blackout"], 0))
    assert len(sicario.legal_actions(state)) == 9
    state = sicario.apply(state, sicario.Roll(2))
    state = sicario.apply(state, sicario.Roll(1))
    state = sicario.apply(state, sicario.Roll(2))
    state = sicario.apply(state, sicario.Roll(4))
    assert state.positions == (None, 4, 5)
