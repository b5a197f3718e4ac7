"""§6.14: the worlds behind a view, by numbers counted by hand."""

import random
from collections import Counter
from fractions import Fraction
from math import factorial, prod
from typing import Any

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from criminals.games.crooks import BOX, Origin, State, View
from tests.games.crooks.scenes import BOSS_CLAN, deck, table
from tests.games.positions import counted_worlds, play

F = Fraction


def check(view: View, count: int) -> None:
    """As many worlds as counted, none with a fault, and marginals that are their shares."""
    found = counted_worlds(crooks, view, count)
    assert [crooks.faults(world) for world in found] == [()] * count
    check_marginals(view, found)


def check_marginals(view: View, found: list[State]) -> None:
    """The shares are those among the worlds; a crook is somewhere, and a place is full."""
    chances = crooks.marginals(view)
    counted: dict[crooks.Whereabouts, Counter[int]] = {
        place: Counter() for place in (*view.layout.letters, BOX, *chances.chances)
    }
    for world in found:
        for letter, pile in zip(view.layout.letters, world.piles, strict=True):
            counted[letter].update(pile)
        for letter, size, taken in zip(view.layout.letters, view.layout.sizes, world.taken, strict=True):
            for at, crook in enumerate(taken):
                counted[Origin(letter, size - at)][crook] += 1
        counted[BOX].update(world.undealt)
    shares = {place: {crook: F(n, len(found)) for crook, n in there.items()} for place, there in counted.items()}
    assert chances.chances == shares
    for crook in view.layout.crooks:
        assert sum(chances.of(crook).values()) == 1
    for letter in view.layout.letters:
        assert sum(chances.at(letter).values()) == view.size(letter)
    assert sum(chances.at(BOX).values()) == len(found[0].undealt)


# --- the start ---


@pytest.mark.parametrize(
    ("players", "piles"),
    [
        (2, (2, 2, 3, 4, 5, 16)),
        (3, (2, 2, 3, 3, 4, 4, 5, 9)),
        (4, (2, 2, 3, 3, 3, 4, 4, 5, 5, 1)),
    ],
)
def test_6_14_at_the_start_every_deal_is_a_world(players: int, piles: tuple[int, ...]) -> None:
    state = crooks.new_game(players=players, rng=random.Random(614))
    deals = factorial(32) // prod(map(factorial, piles))
    for viewer in (*range(players), SPECTATOR):
        view = crooks.view(state, viewer)
        assert crooks.count_worlds(view) == deals
        chances = crooks.marginals(view)
        *hangouts, box = piles
        for letter, size in zip("ABCDEFGHI", hangouts, strict=False):
            assert chances.at(letter) == {crook: F(size, 32) for crook in range(1, 33)}
        assert chances.at("box") == {crook: F(box, 32) for crook in range(1, 33)}
        assert list(chances.chances) == [*"ABCDEFGHI"[: len(hangouts)], "box"]


def test_6_14_the_worlds_of_a_small_box_in_their_order() -> None:
    view = crooks.view(table(deck=deck(18, 19, 20), A=[19], B=[18]), 0)
    check(view, 6)
    assert [(*world.piles, world.undealt) for world in crooks.worlds(view)] == [
        ((18,), (19,), (20,)),
        ((18,), (20,), (19,)),
        ((19,), (18,), (20,)),
        ((19,), (20,), (18,)),
        ((20,), (18,), (19,)),
        ((20,), (19,), (18,)),
    ]


def test_6_14_with_nothing_in_the_box() -> None:
    view = crooks.view(table(deck=deck(18, 19, 20), A=[18], B=[19, 20]), 1)
    check(view, 3)
    assert crooks.marginals(view).at(BOX) == {}


# --- looks ---


def test_6_14_a_look_leaves_the_rest() -> None:
    """Five crooks, two in A, two in B, one in the box."""
    state = play(table(deck=deck(18, 19, 20, 21, 22), A=[18, 19], B=[20, 21]), "recruit A")
    check(crooks.view(state, 0), 3)
    check(crooks.view(state, 1), 30)
    check(crooks.view(state, SPECTATOR), 30)
    assert crooks.marginals(crooks.view(state, 0)).chances == {
        "A": {18: 1, 19: 1},
        "B": {20: F(2, 3), 21: F(2, 3), 22: F(2, 3)},
        "box": {20: F(1, 3), 21: F(1, 3), 22: F(1, 3)},
    }
    state = play(state, "take 18")
    check(crooks.view(state, 0), 3)
    check(crooks.view(state, 1), 60)
    check(crooks.view(play(state, "place 6 down"), 0), 3)
    check(crooks.view(play(state, "place 6 down"), 1), 60)
    check(crooks.view(play(state, "place 6"), 0), 3)
    check(crooks.view(play(state, "place 6"), 1), 12)
    assert crooks.marginals(crooks.view(state, 0)).at(Origin("A", 2)) == {18: 1}
    assert crooks.marginals(crooks.view(state, 1)).at(Origin("A", 2)) == {crook: F(1, 5) for crook in range(18, 23)}
    assert crooks.marginals(crooks.view(play(state, "place 6"), 1)).of(18) == {Origin("A", 2): 1}


def parted() -> State:
    """Seat 0 spied on A when four lay there, and again when three did; seat 1 took one before, and one after."""
    return play(
        table(deck=deck(13, 14, 18, 19, 20, 21, 22), A=[18, 19, 20, 21], B=[13], C=[14]),
        "recruit B, take 13, place 6, spy A",
        "recruit A, take 18, place 6 down",
        "recruit C, take 14, place 5, spy A",
        "recruit A, take 20, place 5 down",
    )


def test_6_14_two_looks_part_the_crooks_of_a_hangout() -> None:
    state = parted()
    check(crooks.view(state, 0), 3)
    chances = crooks.marginals(crooks.view(state, 0))
    assert chances.at(Origin("A", 4)) == {18: 1}
    assert chances.at(Origin("A", 3)) == {19: F(1, 3), 20: F(1, 3), 21: F(1, 3)}
    assert chances.at("A") == {19: F(2, 3), 20: F(2, 3), 21: F(2, 3)}
    assert chances.of(20) == {"A": F(2, 3), Origin("A", 3): F(1, 3)}
    assert chances.at("box") == {22: 1}
    check(crooks.view(state, 1), 1)
    check(crooks.view(state, SPECTATOR), 5 * 4 * 3)


def test_6_14_one_look_does_not_part_them() -> None:
    state = play(
        table(deck=deck(13, 14, 18, 19, 20, 21, 22), A=[18, 19, 20, 21], B=[13], C=[14]),
        "recruit B, take 13, place 6, spy A",
        "recruit A, take 18, place 6 down",
        "pass",
        "recruit A, take 20, place 5 down",
    )
    check(crooks.view(state, 0), 4 * 3 * 2)
    assert crooks.marginals(crooks.view(state, 0)).at(Origin("A", 4)) == {crook: F(1, 4) for crook in range(18, 22)}


def test_6_14_what_was_taken_before_a_look_may_be_anybody_unseen() -> None:
    state = play(
        table(deck=deck(13, 18, 19, 20, 21, 22), A=[18, 19, 20], B=[13], start=1),
        "recruit A, take 18, place 6 down",
        "recruit B, take 13, place 6, spy A",
    )
    check(crooks.view(state, 0), 3)
    assert crooks.marginals(crooks.view(state, 0)).chances == {
        "A": {19: 1, 20: 1},
        "B": {},
        "box": {18: F(2, 3), 21: F(2, 3), 22: F(2, 3)},
        Origin("A", 3): {18: F(1, 3), 21: F(1, 3), 22: F(1, 3)},
        Origin("B", 1): {13: 1},
    }


def test_6_14_a_spied_crook_is_known_wherever_a_swap_moves_it() -> None:
    """Seat 1 spied on the target; seat 2 on the hangout it came from, when it was still there."""
    state = play(
        table(players=3, start=2, deck=deck(11, 13, 14, 18, 19, 20, 21), A=[18, 19], B=[14], C=[13], D=[11]),
        "recruit B, take 14, place 2, spy A",
        "recruit A, take 18, place 6 down",
        "recruit C, take 13, place 2, spy 6",
        "pass",
        "recruit D, take 11, place 6",
    )
    for moved in (state, play(state, "move 9")):
        check(crooks.view(moved, 0), 1)
        check(crooks.view(moved, 1), 3)
        check(crooks.view(moved, 2), 2)
        check(crooks.view(moved, SPECTATOR), 4 * 3)
        assert crooks.marginals(crooks.view(moved, 1)).at(Origin("A", 2)) == {18: 1}
        assert crooks.marginals(crooks.view(moved, 2)).at(Origin("A", 2)) == {18: F(1, 2), 19: F(1, 2)}


# --- what the rules keep out of a place ---


def test_4_6_a_crook_taken_from_among_others_is_no_boss() -> None:
    """In hand or face down: 3 can be it; the other three are in A, in B and in the box."""
    state = play(table(deck=deck(18, 19, 20, 32), A=[18, 19], B=[20]), "recruit A, take 18")
    for hidden in (state, play(state, "place 6 down")):
        view = crooks.view(hidden, 1)
        check(view, 18)
        chances = crooks.marginals(view)
        assert chances.at(Origin("A", 2)) == {18: F(1, 3), 19: F(1, 3), 20: F(1, 3)}
        assert chances.of(32) == {"A": F(1, 3), "B": F(1, 3), "box": F(1, 3)}
        assert chances.of(18) == {Origin("A", 2): F(1, 3), "A": F(2, 9), "B": F(2, 9), "box": F(2, 9)}


def test_4_6_the_last_of_a_hangout_may_be_a_boss_while_it_is_in_hand() -> None:
    state = play(table(deck=deck(18, 19, 20, 32), A=[18, 19], B=[20]), "recruit B, take 20")
    check(crooks.view(state, 1), 12)
    assert crooks.marginals(crooks.view(state, 1)).at(Origin("B", 1)) == {c: F(1, 4) for c in (18, 19, 20, 32)}
    down = crooks.view(play(state, "place 6 down"), 1)
    check(down, 9)
    assert crooks.marginals(down).at(Origin("B", 1)) == {18: F(1, 3), 19: F(1, 3), 20: F(1, 3)}
    assert crooks.marginals(down).of(32) == {"A": F(2, 3), "box": F(1, 3)}


def test_4_6_a_crook_killed_face_down_was_no_boss() -> None:
    state = play(
        table(deck=deck(9, 18, 19, 32), A=[18], B=[9]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 9, place 6, kill 0",
    )
    check(crooks.view(state, 1), 2)
    assert crooks.marginals(crooks.view(state, 1)).at(Origin("A", 1)) == {18: F(1, 2), 19: F(1, 2)}
    assert crooks.marginals(crooks.view(state, 1)).of(32) == {"box": 1}


def test_3_10_a_crook_returned_from_among_others_is_no_boss_accomplice_or_killer() -> None:
    state = play(
        table(deck=deck(5, 18, 19, 20, 32), A=[18], B=[19, 20], targets=(6,)),
        "recruit A, take 18, place 6",
        "pass",
        "recruit B, take 19, return",
    )
    view = crooks.view(state, 1)
    check(view, 6)
    chances = crooks.marginals(view)
    assert chances.at(Origin("B", 2)) == {19: F(1, 2), 20: F(1, 2)}
    assert chances.at("B") == {5: F(1, 3), 32: F(1, 3), 19: F(1, 6), 20: F(1, 6)}
    check(crooks.view(state, 0), 1)


def test_3_10_the_last_of_a_hangout_may_be_a_boss_that_was_returned() -> None:
    state = play(
        table(deck=deck(9, 18, 19, 20, 32), A=[18], B=[19], C=[20], targets=(6,)),
        "recruit A, take 18, place 6",
        "pass",
        "recruit B, take 19, return",
    )
    view = crooks.view(state, 1)
    check(view, 9)
    chances = crooks.marginals(view)
    assert chances.at(Origin("B", 1)) == {19: F(1, 3), 20: F(1, 3), 32: F(1, 3)}
    assert chances.of(32) == {Origin("B", 1): F(1, 3), "C": F(2, 9), "box": F(4, 9)}
    assert chances.of(9) == {"C": F(1, 3), "box": F(2, 3)}


def mixed() -> State:
    """Seat 0 has one of A face down, has returned one of B, and the only one of C; two Bosses and an Accomplice."""
    return play(
        table(deck=deck(5, 18, 19, 20, 21, 22, 32, 33), A=[18, 19], B=[20, 21], C=[22], targets=(6,)),
        "recruit A, take 18, place 6 down",
        "pass",
        "recruit B, take 20, return",
        "recruit C, take 22, return",
    )


def test_6_14_all_kinds_of_places_at_once() -> None:
    """80 ways for Bosses and Accomplice if no Boss was returned, 50 if one was; 5! for the others, 3! in the box."""
    view = crooks.view(mixed(), 1)
    check(view, (80 + 50) * 120 // 6)
    chances = crooks.marginals(view)
    assert chances.of(33) == {Origin("C", 1): F(5, 26), "A": F(21, 130), "B": F(21, 130), "box": F(63, 130)}
    assert chances.of(5) == {Origin("A", 2): F(3, 13), "A": F(2, 13), "B": F(2, 13), "box": F(6, 13)}
    assert chances.of(22) == {
        Origin("A", 2): F(2, 13),
        Origin("B", 2): F(1, 5),
        Origin("C", 1): F(8, 65),
        "A": F(34, 325),
        "B": F(34, 325),
        "box": F(102, 325),
    }


def test_3_9_a_hangout_that_was_left_holds_only_bosses() -> None:
    state = play(table(deck=deck(18, 19, 32, 33, 34), A=[32, 33], B=[18]), "recruit A, leave")
    view = crooks.view(state, 1)
    check(view, 9)
    chances = crooks.marginals(view)
    assert chances.at("A") == {32: F(2, 3), 33: F(2, 3), 34: F(2, 3)}
    assert chances.of(34) == {"A": F(2, 3), "B": F(1, 9), "box": F(2, 9)}
    assert chances.of(18) == {"B": F(1, 3), "box": F(2, 3)}
    check(crooks.view(state, 0), 3)
    assert crooks.marginals(crooks.view(state, 0)).at("A") == {32: 1, 33: 1}
    whole = play(table(deck=BOSS_CLAN, A=[32, 33], B=[18]), "recruit A, leave")
    assert crooks.count_worlds(crooks.view(whole, 1)) == 3 * 32


def test_6_8_the_end_shows_no_leftovers() -> None:
    state = play(
        table(deck=deck(18, 19, 20, 21), A=[18, 19], B=[20]), "recruit A, take 18, place 6 down", "pass", "pass"
    )
    check(crooks.view(state, 0), 2)
    check(crooks.view(state, 1), 6)


# --- asking for what there is not ---


@pytest.mark.parametrize("place", ["C", "BOX", Origin("A", 1), Origin("B", 3), None])
def test_what_is_no_place_has_no_chances(place: Any) -> None:
    state = play(table(deck=deck(18, 19, 20), A=[18, 19], B=[20]), "recruit A, take 18, place 6 down")
    with pytest.raises(ValueError, match=r"^no place ") as error:
        crooks.marginals(crooks.view(state, 1)).at(place)
    assert str(error.value) == f"no place {place!r} here, there are such as 'A', 'B', 'box'"


@pytest.mark.parametrize("crook", [0, 17, 33, "18"])
def test_who_is_no_crook_of_the_box_is_nowhere(crook: Any) -> None:
    with pytest.raises(ValueError, match=rf"^no {crook!r} is in this game, there are such as 18, 19, 20$"):
        crooks.marginals(crooks.view(table(deck=deck(18, 19, 20), A=[18]), 0)).of(crook)


# --- drawing a world ---


def drawn(view: View, seed: int) -> State:
    return crooks.sample_world(view, random.Random(seed))


@pytest.mark.parametrize(
    "make",
    [
        lambda: crooks.view(play(table(deck=deck(18, 19, 20, 32), A=[18, 19], B=[20]), "recruit A, take 18"), 1),
        lambda: crooks.view(play(table(deck=deck(18, 19, 32, 33, 34), A=[32, 33], B=[18]), "recruit A, leave"), 1),
        lambda: crooks.view(parted(), SPECTATOR),
        lambda: crooks.view(parted(), 0),
    ],
)
def test_every_hidden_crook_is_drawn_with_the_same_chance(make: Any) -> None:
    view = make()
    count = crooks.count_worlds(view)
    rng = random.Random(6)
    times = Counter(crooks.sample_world(view, rng) for _ in range(60 * count))
    assert set(times) == set(crooks.worlds(view))
    assert sum((n - 60) ** 2 / 60 for n in times.values()) < count + 4 * (2 * count) ** 0.5


def test_every_kind_of_place_is_drawn_by_its_weight() -> None:
    view = crooks.view(mixed(), 1)
    rng = random.Random(7)
    worlds = [crooks.sample_world(view, rng) for _ in range(2600)]
    boss_back = sum(world.crook_of(Origin("C", 1)) in (32, 33) for world in worlds)
    assert abs(boss_back - 1000) < 80
    accomplice_down = sum(world.crook_of(Origin("A", 2)) == 5 for world in worlds)
    assert abs(accomplice_down - 600) < 70
