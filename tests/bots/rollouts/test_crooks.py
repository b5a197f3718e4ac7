"""The cheap rules that play worlds of Crooks out, in scenes; the crooks are those of `tests.games.crooks.scenes`."""

from collections import Counter
from random import Random

import pytest

from criminals.bots.rollouts.crooks import rollout
from criminals.games import crooks
from criminals.games.crooks import State
from tests.games.crooks.scenes import BOSS_CLAN, every_state, table
from tests.games.positions import play as played

PLAIN = tuple(crooks.Crook(level, level) for level in range(1, 10))
"""Crooks of levels 1 to 9, with nothing else."""


def often(state: State) -> dict[str, int]:
    """How often each action is chosen, of 100 times."""
    rng, actions = Random(1), crooks.legal_actions(state)
    return Counter(str(rollout(state, actions, rng)) for _ in range(100))


def test_the_cheapest_hangouts_are_emptied_first_but_now_and_then() -> None:
    found = often(table(A=[18, 19, 20], B=[21], C=[23], D=[24, 25]))
    assert found["recruit B"] + found["recruit C"] > 80
    assert min(found["recruit B"], found["recruit C"]) > 20
    assert found.keys() == {"recruit A", "recruit B", "recruit C", "recruit D"}


def test_nobody_passes_but_by_force() -> None:
    assert often(table(A=[18], B=[19])).keys() == {"recruit A", "recruit B"}
    assert often(table(purse=0, A=[18])) == {"pass": 100}


def test_the_crook_that_brings_most_is_taken() -> None:
    assert often(played(table(deck=PLAIN, A=[1, 4, 6, 9], B=[5]), "recruit A")) == {"take 9": 100}
    assert often(played(table(A=[18, 7], B=[19]), "recruit A")) == {"take 7": 100}  # $2 besides
    assert often(played(table(deck=BOSS_CLAN, A=[32, 33]), "recruit A")) == {"leave": 100}


def test_a_rival_is_beaten_where_nobody_else_could_do_it() -> None:
    state = table(start=1, deck=PLAIN, A=[8], B=[1], C=[3], D=[9], E=[4, 5, 6])
    state = played(state, "recruit A, take 8, place 9", "recruit B, take 1, place 2", "recruit C, take 3, place 8")
    assert often(played(state, "recruit D, take 9")) == {"place 9": 100}


def test_a_world_is_known_so_face_down_crooks_are_beaten_like_others() -> None:
    state = table(start=1, deck=PLAIN, A=[8], B=[9], C=[1, 2, 3])
    state = played(state, "recruit A, take 8, place 9 down", "recruit B, take 9")
    assert often(state) == {"place 9": 100}


def test_nothing_is_hidden_and_nothing_is_spied_on() -> None:
    state = played(table(A=[13], B=[18, 19]), "recruit A, take 13")
    assert not any(text.endswith("down") for text in often(state))
    assert often(played(state, "place 2")) == {"decline": 100}


def test_abilities_are_used() -> None:
    assert often(played(table(A=[7], B=[18]), "recruit A, take 7, place 2")) == {"pick": 100}
    state = played(table(start=1, A=[18], B=[9]), "recruit A, take 18, place 9", "recruit B, take 9, place 9")
    assert often(state) == {"kill 1": 100}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal(players: int) -> None:
    rng = Random(1)
    for edition in (crooks.REFERENCE, crooks.TINY)[: 1 + (players == 2)]:
        for state in every_state(players, 1, edition):
            actions = crooks.legal_actions(state)
            if actions:
                assert rollout(state, actions, rng) in actions
