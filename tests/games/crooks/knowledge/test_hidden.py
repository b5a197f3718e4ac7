"""§6.14: which crooks may be in which hidden place, pool by pool; and views behind which there is no world."""

import random
from fractions import Fraction
from typing import Any, Final

import attrs
import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import crooks
from criminals.games.crooks import Crook, Discard, FaceDown, Origin, Recruiting, State, View, Whereabouts
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import check_no_belief, play

F = Fraction


def deck(*ids: int) -> tuple[Crook, ...]:
    """A small box: these crooks and no others."""
    return tuple(crook for crook in BOSS_CLAN if crook.id in ids)


def pools(state: State, viewer: Viewer) -> dict[Whereabouts, set[int]]:
    """Who may be where: the places that are not empty, each with everybody who has any chance there."""
    chances = crooks.marginals(crooks.view(state, viewer)).chances
    return {place: set(there) for place, there in chances.items() if there}


# --- pools ---


def test_6_14_before_any_look_everybody_may_be_everywhere() -> None:
    everybody = {18, 19, 20, 21}
    state = table(deck=deck(18, 19, 20, 21), A=[18], B=[19, 20])
    assert pools(state, 0) == {"A": everybody, "B": everybody, "box": everybody}
    assert list(crooks.marginals(crooks.view(state, 0)).chances) == ["A", "B", "box"]


def test_6_14_an_empty_hangout_and_an_empty_box_hold_nobody() -> None:
    state = play(table(deck=deck(18, 19, 20), A=[18], B=[19, 20]), "recruit A, take 18, place 6")
    assert pools(state, 1) == {"B": {19, 20}, Origin("A", 1): {18}}
    assert crooks.marginals(crooks.view(state, 1)).chances == {
        "A": {},
        "B": {19: 1, 20: 1},
        "box": {},
        Origin("A", 1): {18: 1},
    }


def three_taken() -> State:
    """Seat 1 took one of A before seat 0 looked, one between its looks, and one after."""
    return play(
        table(deck=deck(13, 14, 18, 19, 20, 21, 22, 23), A=[18, 19, 20, 21, 22], B=[13], C=[14], start=1),
        "recruit A, take 22, place 9 down",
        "recruit B, take 13, place 6, spy A",
        "recruit A, take 18, place 6 down",
        "recruit C, take 14, place 5, spy A",
        "recruit A, take 20, place 5 down",
    )


FACE_UP: Final[dict[Whereabouts, set[int]]] = {Origin("B", 1): {13}, Origin("C", 1): {14}}


def test_6_14_each_look_has_its_pool() -> None:
    state = three_taken()
    assert pools(state, 0) == {
        "A": {19, 20, 21},
        "box": {22, 23},
        Origin("A", 5): {22, 23},
        Origin("A", 4): {18},
        Origin("A", 3): {19, 20, 21},
        **FACE_UP,
    }
    assert crooks.count_worlds(crooks.view(state, 0)) == 2 * 1 * 3
    assert pools(state, 1) == {
        "A": {19, 21},
        "box": {23},
        Origin("A", 5): {22},
        Origin("A", 4): {18},
        Origin("A", 3): {20},
        **FACE_UP,
    }
    assert crooks.count_worlds(crooks.view(state, 1)) == 1
    everybody = set(range(18, 24))
    places: tuple[Whereabouts, ...] = ("A", "box", Origin("A", 5), Origin("A", 4), Origin("A", 3))
    assert pools(state, SPECTATOR) == {**dict.fromkeys(places, everybody), **FACE_UP}
    assert crooks.count_worlds(crooks.view(state, SPECTATOR)) == 720 // 2


def test_6_14_looks_into_two_hangouts_have_nothing_to_do_with_each_other() -> None:
    state = play(
        table(deck=deck(13, 14, 18, 19, 20, 21, 22), A=[18, 19], B=[20, 21], C=[13], D=[14]),
        "recruit C, take 13, place 6, spy A",
        "recruit A, take 18, place 6 down",
        "recruit D, take 14, place 5, spy B",
        "recruit B, take 21, place 5 down",
    )
    assert crooks.count_worlds(crooks.view(state, 0)) == 2 * 2
    assert crooks.marginals(crooks.view(state, 0)).chances == {
        "A": {18: F(1, 2), 19: F(1, 2)},
        "B": {20: F(1, 2), 21: F(1, 2)},
        "C": {},
        "D": {},
        "box": {22: 1},
        Origin("A", 2): {18: F(1, 2), 19: F(1, 2)},
        Origin("B", 2): {20: F(1, 2), 21: F(1, 2)},
        Origin("C", 1): {13: 1},
        Origin("D", 1): {14: 1},
    }


def test_6_14_a_boss_seen_in_a_hangout_stays_till_the_last() -> None:
    """Seat 0 saw the Boss; whoever seat 1 took next is one of the other two."""
    state = play(
        table(deck=deck(13, 18, 19, 32), A=[18, 19, 32], B=[13]),
        "recruit B, take 13, place 6, spy A",
        "recruit A, take 18, place 6 down",
    )
    assert crooks.marginals(crooks.view(state, 0)).chances == {
        "A": {18: F(1, 2), 19: F(1, 2), 32: 1},
        "B": {},
        "box": {},
        Origin("A", 3): {18: F(1, 2), 19: F(1, 2)},
        Origin("B", 1): {13: 1},
    }


def test_6_14_a_hand_of_number_1_is_open_to_all_and_any_other_to_no_boss() -> None:
    start = table(deck=deck(18, 19, 20, 32), A=[18, 19], B=[20])
    assert pools(play(start, "recruit B, take 20"), 1)[Origin("B", 1)] == {18, 19, 20, 32}
    assert pools(play(start, "recruit A, take 18"), 1)[Origin("A", 2)] == {18, 19, 20}
    mine = play(start, "recruit A, take 18")
    assert pools(mine, 0) == {"A": {19}, "B": {20, 32}, "box": {20, 32}, Origin("A", 2): {18}}


def test_6_14_killed_and_moving_crooks_are_hidden_places_of_their_own() -> None:
    state = play(
        table(deck=deck(9, 11, 18, 19, 20), A=[18], B=[9], C=[19], D=[11]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 9, place 6, kill 0",
        "recruit C, take 19, place 5 down",
        "pass",
        "recruit D, take 11, place 5",
    )
    face_up: dict[Whereabouts, set[int]] = {Origin("B", 1): {9}, Origin("D", 1): {11}}
    three = {18, 19, 20}
    assert pools(state, 1) == {"box": three, Origin("A", 1): three, Origin("C", 1): three, **face_up}
    assert crooks.count_worlds(crooks.view(state, 1)) == 6
    assert pools(state, 0) == {"box": {20}, Origin("A", 1): {18}, Origin("C", 1): {19}, **face_up}


def test_6_14_two_returned_crooks_and_two_killers() -> None:
    """Both were the last of their hangouts, so neither is a Killer, and one may be the Boss."""
    state = play(
        table(deck=deck(9, 10, 18, 19, 20, 32), A=[18], B=[19], C=[32], D=[9], targets=(6,)),
        "recruit A, take 18, place 6",
        "pass",
        "recruit B, take 19, return",
        "recruit C, take 32, return",
    )
    view = crooks.view(state, 1)
    assert crooks.count_worlds(view) == 3 * 2 * 3
    chances = crooks.marginals(view)
    assert chances.at(Origin("B", 1)) == chances.at(Origin("C", 1)) == {19: F(1, 3), 20: F(1, 3), 32: F(1, 3)}
    assert chances.of(9) == chances.of(10) == {"D": F(1, 3), "box": F(2, 3)}
    assert chances.at("D") == {crook: F(1, 3) if crook < 11 else F(1, 9) for crook in (9, 10, 19, 20, 32)}


def test_6_14_a_left_hangout_beside_a_hand_and_a_returned_crook() -> None:
    """Three Bosses: two were left in A; the third may be the one returned, the one in hand, or in the box."""
    state = play(
        table(deck=deck(18, 19, 20, 32, 33, 34), A=[32, 33], B=[18], C=[19], D=[20], targets=(6,)),
        "recruit A, leave",
        "pass",
        "recruit B, take 18, place 6",
        "recruit C, take 19, return",
        "recruit D, take 20",
    )
    view = crooks.view(state, 1)
    assert crooks.count_worlds(view) == 3 * 6
    chances = crooks.marginals(view)
    assert chances.of(34) == {"A": F(2, 3), "box": F(1, 9), Origin("C", 1): F(1, 9), Origin("D", 1): F(1, 9)}
    assert chances.of(19) == {"box": F(1, 3), Origin("C", 1): F(1, 3), Origin("D", 1): F(1, 3)}


# --- views that no game has ---


def looked() -> State:
    return play(table(deck=deck(18, 19, 20, 21, 32), A=[18, 19], B=[20, 21]), "recruit A, take 18, place 6 down")


def boss_in_hand() -> View:
    """Seat 1 can tell: it is the only crook it has not seen."""
    state = table(deck=deck(19, 32), A=[32], B=[19])
    return crooks.view(play(state, "recruit B, take 19, place 6", "pass", "recruit A, take 32"), 1)


def killer_in_hand() -> View:
    state = table(deck=deck(9, 19), A=[9], B=[19], targets=(6,))
    return crooks.view(play(state, "recruit B, take 19, place 6", "pass", "recruit A, take 9"), 1)


IMPOSSIBLE: Final[dict[str, Any]] = {
    "two Bosses where there is one": lambda: attrs.evolve(crooks.view(looked(), 1), left=frozenset({"B"})),
    "fewer in a hangout than were dealt": lambda: attrs.evolve(crooks.view(looked(), 1), sizes=(1, 1)),
    "more in a hangout than were dealt": lambda: attrs.evolve(crooks.view(looked(), 1), sizes=(2, 2)),
    "a crook in two places": lambda: attrs.evolve(
        crooks.view(play(looked(), "recruit B, take 21, place 6"), 0), seen=(((18, 21),), ())
    ),
    "a crook seen in two hangouts": lambda: attrs.evolve(crooks.view(looked(), 0), seen=(((18, 19),), ((19, 20),))),
    "a crook that is not in the box": lambda: attrs.evolve(
        crooks.view(looked(), 0), known=FrozenMap({Origin("A", 2): 99})
    ),
    "a crook that was not seen": lambda: attrs.evolve(crooks.view(looked(), 0), known=FrozenMap({Origin("A", 2): 20})),
    "a Boss face down": lambda: attrs.evolve(
        boss_in_hand(),
        phase=Recruiting(0),
        rows=(((FaceDown(Origin("A", 1), frozenset({0})),), *boss_in_hand().rows[0][1:]), boss_in_hand().rows[1]),
    ),
    "a Killer returned": lambda: attrs.evolve(
        killer_in_hand(),
        phase=Recruiting(0),
        discards=(Discard(0, FaceDown(Origin("A", 1), frozenset({0})), True),),
    ),
}


def test_6_14_as_they_were_these_views_have_worlds() -> None:
    assert crooks.count_worlds(crooks.view(looked(), 0)) == 3
    assert crooks.count_worlds(crooks.view(looked(), 1)) == 4 * (4 * 3)
    assert crooks.count_worlds(boss_in_hand()) == crooks.count_worlds(killer_in_hand()) == 1


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_6_14_behind_an_impossible_view_there_is_no_world(name: str) -> None:
    view = IMPOSSIBLE[name]()
    assert crooks.count_worlds(view) == 0
    assert list(crooks.worlds(view)) == []
    with pytest.raises(InvalidState) as error:
        crooks.sample_world(view, random.Random(0))
    assert str(error.value) == "view: no world fits it (§6.14)"
    with pytest.raises(InvalidState) as error:
        crooks.marginals(view)
    assert str(error.value) == "view: no world fits it (§6.14)"
    check_no_belief(view, r"^view: no world fits it \(§6\.14\)$")
