"""Rules of thumb for Sicario: scenes for each rule, and that every choice is legal."""

from itertools import product
from random import Random
from typing import Any

import pytest

from criminals.bots.rules.sicario import choose
from criminals.bots.rules.sicario.decoding import VISITS, plan_of
from criminals.bots.rules.sicario.hunting import TURNS, turns_after_name, turns_after_question
from criminals.bots.rules.sicario.racing import chance_of_another_antenna, turns_home
from criminals.bots.rules.sicario.suspects import suspects_of
from criminals.games import sicario
from criminals.games.sicario import Answer, Ask, Eliminate, Fact, Lights, Missed, UseDisc, View
from tests.games.sicario.scenes import scene

WOMAN, HAT, NO_GLASSES = (Answer(trait, yes=True) for trait in ("woman", "hat", "no-glasses"))
THREE: set[Fact] = {WOMAN, HAT, NO_GLASSES}
"""What leaves Olga, Elsa and Irma."""

OLGA: set[Fact] = {Answer("green-hat", yes=True)}
BORIS: set[Fact] = {Lights(("man", "hat", "glasses"), 3), Missed("Felix"), Missed("Hugo")}

BOATS, EMBASSY = 0, 45


def hunting(*at: int | None, **more: Any) -> View:
    """What the sicario, seat 0 and Boris, sees in its turn: the agents stand so."""
    return sicario.view(scene(*at, phase=sicario.Hunting(0), **more), 0)


def decoding(*at: int | None, **more: Any) -> View:
    """What seat 1, an agent and Olga, sees at an antenna: the agents stand so."""
    return sicario.view(scene(*at, phase=sicario.Decoding(1), **more), 1)


def choices(view: View) -> set[str]:
    """The texts of all that is chosen, with one generator or another."""
    return {str(choose(view, Random(seed))) for seed in range(30)}


# --- whom the sicario can be facing ---


def test_ones_own_character_is_no_suspect() -> None:
    assert set(suspects_of(hunting(1, 2), 1)) == {each.name for each in sicario.REFERENCE.characters} - {"Boris"}


def test_chances_are_exact() -> None:
    """Olga or Elsa is also who another may be: then each is one of the two less often than Irma is."""
    view = hunting(1, 2, facts={1: THREE, 2: THREE | {Missed("Irma")}})
    assert suspects_of(view, 1) == pytest.approx({"Olga": 1 / 4, "Elsa": 1 / 4, "Irma": 1 / 2})
    assert choices(hunting(30, BOATS, facts={1: THREE, 2: THREE | {Missed("Irma")}})) == {"eliminate 1 Irma"}


# --- the sicario: what to ask, and when to say a name ---


def test_the_turns_it_takes_are_those_of_the_best_plan() -> None:
    assert TURNS[:7] == pytest.approx((0, 1, 1.5, 2, 2.5, 2.8, 3))
    assert TURNS[24] == pytest.approx(5)
    for count in range(2, 60):  # no other question is better than one that halves
        asking = min(one * TURNS[one] + (count - one) * TURNS[count - one] for one in range(1, count))
        assert TURNS[count] == pytest.approx(1 + min(asking, (count - 1) * TURNS[count - 1]) / count)


def test_a_question_halves_the_suspects() -> None:
    assert choices(hunting(1, BOATS)) <= {f"ask 1 {each}" for each in sicario.REFERENCE.characters[0].features} | {
        f"ask 1 {each}" for each in sicario.REFERENCE.characters[-1].features
    }
    told = choices(hunting(1, BOATS, facts={1: {WOMAN, HAT}}))
    assert told == {"ask 1 glasses", "ask 1 no-glasses"}  # a question about sex or hat tells nothing


def test_the_only_suspect_is_eliminated() -> None:
    assert choices(hunting(1, BOATS, facts={1: OLGA})) == {"eliminate 1 Olga"}


def test_three_suspects_are_named_and_six_are_asked() -> None:
    assert choices(hunting(1, BOATS, facts={1: THREE})) == {f"eliminate 1 {name}" for name in ("Olga", "Elsa", "Irma")}
    view = hunting(1, BOATS, facts={1: {WOMAN, HAT}})
    suspects = suspects_of(view, 1)
    assert turns_after_question(view, suspects, "glasses") == pytest.approx(3)
    assert turns_after_name(suspects) == pytest.approx(1 + 5 / 6 * 2.8)


def test_a_wrong_name_is_not_said_again() -> None:
    view = hunting(1, BOATS, facts={1: THREE | {Missed("Elsa")}})
    assert choices(view) == {"eliminate 1 Olga", "eliminate 1 Irma"}


def test_an_agent_about_to_be_home_is_named_for_luck() -> None:
    said = [choose(hunting(space, BOATS), Random(3)) for space in (41, 42)]
    assert [type(each) for each in said] == [Ask, Eliminate]


def test_a_tip_off_is_a_question_even_to_a_known_agent() -> None:
    known = sicario.view(scene(1, 2, phase=sicario.Questioning(0, 1), facts={1: OLGA}), 0)
    assert all(text.startswith("ask 1 ") for text in choices(known))
    signs = choices(sicario.view(scene(1, 2, phase=sicario.Questioning(0, 1), facts={1: THREE}), 0))
    assert signs == {"ask 1 green-hat", "ask 1 scar", "ask 1 earring"}


# --- the sicario: with whom to deal ---


def test_the_agent_nearest_to_the_embassy_comes_first() -> None:
    assert {text.split()[1] for text in choices(hunting(30, 20))} == {"1"}
    assert {text.split()[1] for text in choices(hunting(20, 30, 10))} == {"2"}


def test_of_two_side_by_side_the_better_known_comes_first() -> None:
    assert choices(hunting(30, 31, facts={1: OLGA})) == {"eliminate 1 Olga"}
    assert {text.split()[1] for text in choices(hunting(12, 35, facts={1: OLGA}))} == {"2"}  # but not one far behind


def test_an_agent_who_loses_turns_can_wait() -> None:
    assert turns_home(hunting(30, 28, lost={1: 2}), 1) == pytest.approx((EMBASSY - 30) / 3.5 + 2)
    assert {text.split()[1] for text in choices(hunting(30, 28, lost={1: 2}))} == {"2"}


def test_only_the_exposed_can_be_dealt_with() -> None:
    assert {text.split()[1] for text in choices(hunting(40, 2))} == {"2"}


# --- agents: the disc or a name ---


def test_the_first_antenna_is_for_the_disc() -> None:
    assert all(text.startswith("disc ") for text in choices(decoding(11, 5)))


def test_the_last_antenna_is_for_a_name() -> None:
    view = decoding(43, 44)
    assert chance_of_another_antenna(view) == 0
    named = choices(view)
    assert all(text.startswith("capture ") for text in named)
    assert "capture Olga" not in named  # it is the agent itself


def test_the_last_suspect_is_captured() -> None:
    assert choices(decoding(11, 5, facts={0: BORIS})) == {"capture Boris"}


def test_a_name_that_was_wrong_or_does_not_fit_is_not_said() -> None:
    lights = Lights(("man", "hat", "glasses"), 3)
    assert choices(decoding(11, 5, facts={0: {lights, Missed("Felix")}})) == {"capture Boris", "capture Hugo"}


def test_a_plan_is_as_good_as_trying_everything() -> None:
    """Another reckoning, in sets of names, with every name tried and not the likeliest alone."""
    view = decoding(11, 5, 20, facts={0: {Answer("man", yes=True)}})
    suspects, again = suspects_of(view, 0), 0.7
    plan = plan_of(view, suspects, again)
    characters = {name: view.edition.character(name) for name in suspects}

    def best(names: frozenset[str], visits: int) -> float:
        if not names or not visits:
            return 0.0
        return max(
            *[suspects[name] + again * best(names - {name}, visits - 1) for name in names],
            *[split(names, disc, visits) for disc in plan.lights],
        )

    def split(names: frozenset[str], disc: UseDisc, visits: int) -> float:
        groups = [
            frozenset(name for name in names if len({*disc.features} & {*characters[name].features}) == lights)
            for lights in range(4)
        ]
        return again * sum(best(group, visits - 1) for group in groups)

    names = tuple(suspects)
    for disc in plan.lights:
        assert plan.after_disc(names, disc) == pytest.approx(split(frozenset(names), disc, VISITS))
    name = names[0]
    after = suspects[name] + again * best(frozenset(names) - {name}, VISITS - 1)
    assert plan.after_capture(names, name) == pytest.approx(after)


def test_antennas_count_as_far_as_the_game_can_go() -> None:
    """With three players the first agent at the embassy ends the game, with four the second."""
    assert chance_of_another_antenna(decoding(43, 1)) == 0  # seat 2 goes two spaces more, on average
    assert chance_of_another_antenna(decoding(33, 1)) == pytest.approx(chance_of_another_antenna(decoding(33, 2)))
    assert chance_of_another_antenna(decoding(43, 30, 1)) > chance_of_another_antenna(decoding(43, EMBASSY, 30))


# --- whole games ---


@pytest.mark.parametrize(("edition", "players"), [*product(("tiny", "reference"), (3, 4))])
def test_every_choice_is_legal(edition: str, players: int) -> None:
    """Some choices are left to chance, so that all kinds of positions come up; the rules skip no antenna."""
    for seed in range(12):
        rng = Random(seed)
        state = sicario.new_game(players=players, rng=rng, edition=edition)
        while actions := sicario.legal_actions(state):
            seat = sicario.actor(state)
            action = rng.choice(actions)
            if isinstance(seat, int):
                chosen = choose(sicario.view(state, seat), rng)
                assert chosen in actions
                assert not isinstance(chosen, sicario.Skip)
                action = chosen if rng.random() < 0.7 else action
            state = sicario.apply(state, action)


def test_the_same_generator_gives_the_same_choice() -> None:
    for view in (hunting(1, 2), decoding(11, 5)):
        assert choose(view, Random(5)) == choose(view, Random(5))
