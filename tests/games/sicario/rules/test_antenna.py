"""§3.5 to §3.7: the disc and captures."""

from itertools import product
from typing import Any

import pytest

from criminals.games import sicario
from criminals.games.sicario import Answer, Lights, Missed
from tests.games.positions import changes, code, listed, play
from tests.games.sicario.scenes import acting, scene

SHEET = (
    *("Boris", "Felix", "Hugo", "Jakob", "Nestor", "Pablo", "Quentin", "Rocco", "Tobias", "Ulrich", "Victor", "Zeno"),
    *("Agata", "Carmen", "Dora", "Olga", "Elsa", "Irma", "Kira", "Luisa", "Mina", "Glenda", "Sonia", "Wanda"),
)


def at_antenna(**more: Any) -> sicario.State:
    return play(scene(7, 0, **more), "roll 4")


@pytest.mark.parametrize("space", [11, 21, 33, 43])
def test_3_5_on_arriving_by_a_throw_the_agent_may_act(space: int) -> None:
    state = play(scene(space - 1, 0), "roll 1")
    assert (acting(state), state.exposed) == (("decoding", 1), ())


@pytest.mark.parametrize(
    ("card", "at", "space"),
    [
        ("advance-1", 9, 11),
        ("advance-2", 8, 11),
        ("advance-3", 7, 11),
        ("advance-4", 16, 21),
        ("retreat-1", 11, 11),
        ("retreat-2", 12, 11),
        ("take-cover", 7, 11),
        ("take-cover", 18, 21),
    ],
)
def test_3_5_on_arriving_by_a_card_it_may_act_just_so(card: str, at: int, space: int) -> None:
    before = scene(at, 0, deck=[card])
    state = play(before, "roll 1")
    assert (acting(state), state.positions, state.exposed) == (("decoding", 1), (None, space, 0), ())
    assert state.bottom == (card,), "no other card is drawn there"
    assert listed(state) == listed(at_antenna())
    assert play(state, "disc woman hat glasses").facts[0] == {Lights(("woman", "hat", "glasses"), 2)}
    assert play(state, "capture Zeno").facts[0] == {Missed("Zeno")}
    for text in ("disc woman hat glasses", "capture Zeno", "skip"):
        assert acting(play(state, text)) == ("rolling", 2), "its turn ends"
    outcome = sicario.outcome(play(state, "capture Boris"))
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((1, 2), "3.7")


def test_3_5_the_disc_a_capture_or_neither() -> None:
    discs = product(("man", "woman"), ("hat", "no-hat"), ("glasses", "no-glasses"))
    assert listed(at_antenna()) == [
        *(f"disc {' '.join(features)}" for features in discs),
        *(f"capture {name}" for name in SHEET),
        "skip",
    ]


def test_3_5_skipping_just_ends_the_turn() -> None:
    before = at_antenna()
    after = play(before, "skip")
    assert acting(after) == ("rolling", 2)
    assert set(changes(before, after)) == {"phase"}


def test_3_5_who_starts_a_turn_there_just_rolls() -> None:
    assert acting(scene(11, 0)) == ("rolling", 1)
    assert code(scene(11, 0), "skip") == ("wrong_phase", "3.1")
    assert code(scene(11, 0), "disc man hat glasses") == ("wrong_phase", "3.1")


def test_3_5_each_ends_the_turn() -> None:
    for text in ("skip", "disc man hat glasses", "capture Olga"):
        assert acting(play(at_antenna(), text)) == ("rolling", 2)


def test_3_5_the_sicario_has_its_turn_after() -> None:
    state = play(scene(7, 4, seat=1), "roll 4, skip")
    assert acting(state) == ("rolling", 2)
    state = play(scene(4, 7, seat=2), "roll 4, skip")
    assert acting(state) == ("hunting", 0)


@pytest.mark.parametrize("name", ["Boris", "Jakob", "Rocco", "Ulrich", "Carmen", "Olga", "Kira", "Glenda"])
def test_3_6_the_disc_tells_how_many_features_fit(name: str) -> None:
    """One character of each kind as the sicario, and every way to set the disc. Cards lead from 5 to 11."""
    kinds = {
        "Boris": "man hat glasses",
        "Jakob": "man hat no-glasses",
        "Rocco": "man no-hat glasses",
        "Ulrich": "man no-hat no-glasses",
        "Carmen": "woman hat glasses",
        "Olga": "woman hat no-glasses",
        "Kira": "woman no-hat glasses",
        "Glenda": "woman no-hat no-glasses",
    }
    agents = [other for other in ("Felix", "Dora") if other != name]
    start = sicario.new_game(setup=sicario.Setup([name, *agents], sicario.REFERENCE.events, 0))
    for features in kinds.values():
        state = play(start, f"roll 5, disc {features}")
        same = sum(one == other for one, other in zip(features.split(), kinds[name].split(), strict=True))
        sex, hat, glasses = features.split()
        assert state.facts[0] == {Lights((sex, hat, glasses), same)}
        assert state.facts[1:] == (frozenset(), frozenset())


def test_3_6_the_example_of_the_rulebook() -> None:
    """The sicario is Glenda: two lights for woman, no hat, glasses; none for man, hat, glasses."""
    state = sicario.new_game(setup=sicario.Setup(["Glenda", "Zeno", "Boris"], sicario.REFERENCE.events, 0))
    assert play(state, "roll 5, disc woman no-hat glasses").facts[0] == {Lights(("woman", "no-hat", "glasses"), 2)}
    assert play(state, "roll 5, disc man hat glasses").facts[0] == {Lights(("man", "hat", "glasses"), 0)}


def test_3_6_the_sign_is_no_feature() -> None:
    """Olga wears a green hat; the disc asks for hats."""
    state = sicario.new_game(setup=sicario.Setup(["Olga", "Zeno", "Boris"], sicario.REFERENCE.events, 0))
    assert play(state, "roll 5, disc man hat glasses").facts[0] == {Lights(("man", "hat", "glasses"), 1)}


def test_3_6_results_are_kept_as_a_set() -> None:
    known = Lights(("man", "hat", "glasses"), 3)
    before = at_antenna(facts={0: {known}})
    after = play(before, "disc man hat glasses")
    assert set(changes(before, after)) == {"phase"}
    other = play(before, "disc woman no-hat no-glasses")
    assert other.facts[0] == {known, Lights(("woman", "no-hat", "no-glasses"), 0)}


def test_3_7_the_right_name_wins_at_once() -> None:
    state = play(at_antenna(), "capture Boris")
    assert acting(state) == ("over", None)
    outcome = sicario.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.clause) == ((1, 2), "3.7")


def test_3_7_a_wrong_name_is_remembered_and_the_turn_ends() -> None:
    before = at_antenna()
    after = play(before, "capture Zeno")
    assert acting(after) == ("rolling", 2)
    assert list(map(set, after.facts)) == [{Missed("Zeno")}, set(), set()]
    assert set(changes(before, after)) == {"facts", "phase"}


@pytest.mark.parametrize("name", ["Olga", "Glenda"])
def test_3_7_any_name_of_the_sheet_may_be_said_ones_own_too(name: str) -> None:
    state = at_antenna()
    assert sicario.violation(state, sicario.Capture(name)) is None
    assert play(state, f"capture {name}").facts[0] == {Missed(name)}


def test_3_7_the_same_name_again() -> None:
    before = at_antenna(facts={0: {Missed("Zeno"), Answer("man", yes=True)}})
    assert "capture Zeno" in listed(before)
    assert set(changes(before, play(before, "capture Zeno"))) == {"phase"}


def test_3_7_a_name_that_is_not_on_the_sheet() -> None:
    state = at_antenna()
    assert code(state, "capture Nobody") == ("no_such_thing", "1.1")
    assert code(state, "capture boris") == ("no_such_thing", "1.1")
