"""`faults` finds nothing in a state that play reached, and names whatever is wrong in one that it could not reach."""

from collections.abc import Callable
from functools import cache
from typing import Any

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks import (
    Discard,
    FaceDown,
    FaceUp,
    Killing,
    Look,
    Moving,
    Origin,
    Over,
    Picking,
    Placing,
    Spying,
    State,
    Taking,
)
from tests.games.crooks.lines import NOT_THOSE, left, returned
from tests.games.crooks.scenes import table
from tests.games.papers import told
from tests.games.positions import play


@cache
def start() -> State:
    """Killer, two plain crooks and the Boss, Swap, Accomplice, a plain crook."""
    return table(targets=(2, 6), A=[9], B=[18, 23, 32], C=[12], D=[5], E=[30])


@cache
def hidden() -> State:
    return play(start(), "recruit E, take 30, place 6 down", "recruit B, take 18, place 2")


@cache
def stacked() -> State:
    return play(hidden(), "recruit D, take 5, place 6")


@cache
def killed() -> State:
    return play(stacked(), "recruit A, take 9, place 6, kill 0")


@cache
def held() -> State:
    return play(hidden(), "recruit C, take 12")


@cache
def moved() -> State:
    return play(held(), "place 6")


@cache
def returned_swap() -> State:
    """A Swap in hand, and no free target to move to (§4.4)."""
    full = play(table(targets=(2,), A=[18], B=[12]), "recruit A, take 18, place 2", "pass")
    return play(full, "recruit B, take 12, return")


@cache
def two() -> State:
    return play(hidden(), "pass", "recruit B, take 23, place 6")


@cache
def ended() -> State:
    return play(hidden(), "pass", "pass")


def put(state: State, seat: int, target: int, *cards: FaceUp | FaceDown) -> State:
    """The state with other cards in a seat's row at a target, which is named by its place."""
    rows = [list(row) for row in state.rows]
    rows[seat][target] = cards
    return attrs.evolve(state, rows=tuple(map(tuple, rows)))


def looked(state: State, hangout: int, *looks: Look) -> State:
    """The state with other looks into a hangout."""
    changed = list(state.looks)
    changed[hangout] = looks
    return attrs.evolve(state, looks=tuple(changed))


def dealt(state: State, hangout: int, *ids: int) -> State:
    """The state with other crooks dealt to a hangout."""
    changed = list(state.dealt)
    changed[hangout] = ids
    return attrs.evolve(state, dealt=tuple(changed))


@pytest.mark.parametrize(
    "reached",
    [start, hidden, stacked, killed, held, moved, left, returned, returned_swap, ended],
    ids=lambda each: each.__name__,
)
def test_the_states_that_are_spoilt_below_have_no_faults(reached: Callable[[], State]) -> None:
    assert crooks.faults(reached()) == ()


UNSEEN = "seat 1 took a crook from hangout B unseen (§3.5)"
NO_SEAT = "there are 2 seats, another one is named (§2.1)"
NO_HANGOUT = "there are 5 hangouts, another one is named (§2.2)"
UNKNOWN = FaceDown(Origin("E", 1), frozenset({1}))

BROKEN: list[tuple[Callable[[], State], tuple[str, ...]]] = [
    (lambda: attrs.evolve(start(), bank=11), ("$47 on the table, the box has $46 (§1.5)",)),
    (
        lambda: attrs.evolve(start(), bank=-1, money=(29, 18)),
        ("money (29, 18) and bank -1: nobody can have less than nothing (§2.4)",),
    ),
    (
        lambda: attrs.evolve(start(), bank=29, money=(18, -1)),
        ("money (18, -1) and bank 29: nobody can have less than nothing (§2.4)",),
    ),
    (lambda: dealt(start(), 4, 31), ("a crook is in no place, or in two (§2.3)",)),
    (lambda: attrs.evolve(start(), undealt=start().undealt[1:]), ("a crook is in no place, or in two (§2.3)",)),
    (
        lambda: attrs.evolve(dealt(start(), 0), undealt=tuple(sorted((*start().undealt, 9)))),
        ("hangout A does not count up (§3.5)",),
    ),
    (
        lambda: attrs.evolve(start(), sizes=(2, 3, 1, 1, 1)),
        ("hangout A does not count up (§3.5)",),
    ),
    (
        lambda: attrs.evolve(start(), sizes=(-1, 3, 1, 1, 1)),
        ("hangout A does not count up (§3.5)", NOT_THOSE),
    ),
    (lambda: dealt(start(), 1, 18, 32, 23), ("the crooks in hangout B do not stand by their ids (§6.9)",)),
    (lambda: put(hidden(), 0, 1), (NOT_THOSE,)),
    (lambda: put(hidden(), 1, 1, *hidden().rows[1][0]), (NOT_THOSE,)),
    (lambda: attrs.evolve(killed(), discards=killed().discards[1:]), (NOT_THOSE,)),
    (lambda: attrs.evolve(held(), phase=hidden().phase), (NOT_THOSE,)),
    (
        lambda: attrs.evolve(moved(), phase=Moving(0, 6, ())),
        (NOT_THOSE, "the Swap has nothing to move, or nowhere to move it (§4.4)"),
    ),
    (lambda: put(hidden(), 1, 0, FaceUp(23, Origin("B", 3))), ("crook 23 lies face up where 18 should (§6.10)",)),
    (
        lambda: dealt(put(hidden(), 1, 0, FaceDown(Origin("B", 3), frozenset({1}))), 1, 18, 23, 32),
        ("a Boss was taken from hangout B before the last (§4.6)", "crook 32, a Boss, lies face down (§4.6)"),
    ),
    (
        lambda: attrs.evolve(returned(), discards=(attrs.evolve(returned().discards[0], returned=False),)),
        ("crook 32, a Boss, lies face down (§4.6)",),
    ),
    (
        lambda: put(stacked(), 0, 1, *stacked().rows[0][1][::-1]),
        ("seat 0 has a face-down crook on top of another (§6.12)",),
    ),
    (
        lambda: attrs.evolve(
            hidden(), rows=((hidden().rows[0][0], stacked().rows[0][1][:1] + hidden().rows[1][0]), ((), ()))
        ),
        (
            "seat 0 has another than an Accomplice on top of a crook (§4.3)",
            "seat 0 took a crook from hangout B unseen (§3.5)",
        ),
    ),
    (
        lambda: put(hidden(), 0, 1, FaceDown(Origin("E", 1), frozenset({1}))),
        ("seat 0 does not know its own crook (§3.8)",),
    ),
    (
        lambda: attrs.evolve(killed(), discards=killed().discards[::-1]),
        ("the discards do not stand by their origins (§6.11)",),
    ),
    (
        lambda: looked(hidden(), 1, Look(0, "B", 2), Look(1, "B", 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (
        lambda: looked(hidden(), 1, Look(1, "B", 3), Look(0, "B", 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (
        lambda: looked(hidden(), 1, Look(1, "B", 3), Look(1, "B", 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (
        lambda: looked(hidden(), 1, Look(1, "A", 3)),
        ("the looks into hangout B do not stand in their order (§6.10)", UNSEEN),
    ),
    (lambda: looked(hidden(), 1, Look(1, "B", 2)), (UNSEEN,)),
    (lambda: looked(hidden(), 1, Look(0, "B", 3)), (UNSEEN,)),
    (
        lambda: looked(hidden(), 1, Look(0, "B", 4), Look(1, "B", 3)),
        ("somebody saw in hangout B what never lay there (§6.10)",),
    ),
    (
        lambda: looked(hidden(), 1, Look(1, "B", 3), Look(1, "B", 1)),
        ("somebody saw in hangout B what never lay there (§6.10)",),
    ),
    (
        lambda: looked(hidden(), 4, Look(0, "E", 1), Look(0, "E", 0)),
        ("somebody saw in hangout E what never lay there (§6.10)",),
    ),
    (lambda: looked(held(), 2), ("seat 0 took a crook from hangout C unseen (§3.5)",)),
    (
        lambda: attrs.evolve(killed(), discards=(attrs.evolve(killed().discards[0], owner=1), killed().discards[1])),
        ("seat 1 took a crook from hangout D unseen (§3.5)",),
    ),
    (
        lambda: attrs.evolve(start(), left=frozenset({"B"})),
        ("hangout B was left, but nobody was there (§3.9)", "hangout B was left with one that could be taken (§3.9)"),
    ),
    (
        lambda: attrs.evolve(hidden(), left=frozenset({"E"})),
        ("hangout E was left with one that could be taken (§3.9)", "hangout E was left, but nobody was there (§3.9)"),
    ),
    (
        lambda: attrs.evolve(hidden(), left=frozenset({"A"})),
        ("hangout A was left with one that could be taken (§3.9)", "hangout A was left, but nobody was there (§3.9)"),
    ),
    (lambda: looked(left(), 0), ("hangout A was left, but nobody was there (§3.9)",)),
    (
        lambda: dealt(dealt(left(), 0, 18, 34), 1, 33),
        ("hangout A was left with one that could be taken (§3.9)",),
    ),
    (
        lambda: attrs.evolve(start(), undealt=start().undealt[::-1]),
        ("the crooks left in the box do not stand by their ids (§2.3)",),
    ),
    (
        lambda: dealt(put(hidden(), 1, 0, FaceUp(32, Origin("B", 3))), 1, 18, 23, 32),
        ("a Boss was taken from hangout B before the last (§4.6)",),
    ),
    (
        lambda: attrs.evolve(
            killed(), discards=(killed().discards[0], attrs.evolve(killed().discards[1], card=UNKNOWN))
        ),
        ("seat 0 does not know its own crook (§3.8)",),
    ),
    (
        lambda: attrs.evolve(moved(), phase=Moving(0, 6, (UNKNOWN,))),
        ("seat 0 does not know its own crook (§3.8)",),
    ),
    (
        lambda: attrs.evolve(returned(), discards=(Discard(0, FaceUp(32, Origin("B", 1)), True),)),
        ("seat 0 returned a crook, so it alone knows it (§6.7)",),
    ),
    (
        lambda: attrs.evolve(returned(), discards=(Discard(0, FaceDown(Origin("B", 1), frozenset({0, 1})), True),)),
        ("seat 0 returned a crook, so it alone knows it (§6.7)",),
    ),
    (
        lambda: attrs.evolve(
            killed(), discards=(Discard(0, FaceDown(Origin("D", 1), frozenset({0})), True), *killed().discards[1:])
        ),
        ("crook 5 was returned, though it can always be placed (§3.10)",),
    ),
    (
        lambda: attrs.evolve(play(start(), "recruit A"), looks=start().looks),
        ("seat 0 takes a crook where it did not look (§3.5)",),
    ),
    (
        lambda: attrs.evolve(hidden(), phase=Taking(0, "E")),
        ("seat 0 takes a crook where it did not look (§3.5)",),
    ),
    (
        lambda: attrs.evolve(put(hidden(), 0, 1), phase=Placing(0, Origin("E", 1)), sizes=(1, 2, 1, 1, 0)),
        (),
    ),
    (
        lambda: attrs.evolve(put(two(), 1, 0), phase=Placing(1, Origin("B", 3))),
        ("seat 1 holds another crook than the one just taken (§3.7)",),
    ),
    (lambda: attrs.evolve(start(), phase=Picking(0)), ("seat 0 has placed no Pickpocket to use (§4.1)",)),
    (lambda: attrs.evolve(start(), phase=Spying(1)), ("seat 1 has placed no Spy to use (§4.1)",)),
    (
        lambda: attrs.evolve(hidden(), phase=Killing(0, 2)),
        ("seat 0 has placed no Killer to use (§4.1)",),
    ),
    (
        lambda: attrs.evolve(play(start(), "recruit A, take 9, place 6"), phase=Killing(0, 6)),
        ("the Killer has nobody to kill (§4.5)",),
    ),
    (
        lambda: attrs.evolve(play(start(), "recruit A, take 9, place 6"), phase=Killing(0, 2)),
        ("seat 0 has placed no Killer to use (§4.1)", "the Killer has nobody to kill (§4.5)"),
    ),
    (lambda: attrs.evolve(hidden(), phase=Killing(0, 0)), ("the box has no target 0, but one is named (§1.2)",)),
    (lambda: attrs.evolve(moved(), phase=Moving(0, 7, ())), ("the box has no target 7, but one is named (§1.2)",)),
    (
        lambda: attrs.evolve(moved(), phase=Moving(0, 2, hidden().rows[0][1])),
        ("seat 0 has placed no Swap to use (§4.1)",),
    ),
    (
        lambda: dealt(put(two(), 1, 1, FaceUp(32, Origin("B", 2))), 1, 23, 32, 18),
        ("a Boss was taken from hangout B before the last (§4.6)",),
    ),
    (lambda: put(held(), 0, 0, FaceUp(12, Origin("C", 1))), (NOT_THOSE,)),
    (
        lambda: attrs.evolve(
            killed(),
            discards=(killed().discards[0], Discard(0, FaceDown(Origin("E", 1), frozenset({0, 1})), True)),
        ),
        ("seat 0 returned a crook, so it alone knows it (§6.7)",),
    ),
    (lambda: attrs.evolve(start(), money=(36,)), ("money has 1 entries, not 2",)),
    (lambda: attrs.evolve(start(), passed=()), ("passed has 0 entries, not 2",)),
    (lambda: attrs.evolve(start(), sizes=(*start().sizes, 1)), ("sizes has 6 entries, not 5",)),
    (lambda: attrs.evolve(start(), looks=()), ("looks has 0 entries, not 5",)),
    (lambda: attrs.evolve(start(), dealt=start().dealt[1:]), ("dealt has 4 entries, not 5",)),
    (lambda: attrs.evolve(start(), rows=start().rows[1:]), ("rows has 1 entries, not 2",)),
    (lambda: attrs.evolve(start(), rows=((), ())), ("a row has not one place for each target (§3.7)",)),
    (lambda: attrs.evolve(start(), phase=crooks.Recruiting(2)), (NO_SEAT,)),
    (lambda: looked(start(), 0, Look(2, "A", 1)), (NO_SEAT,)),
    (lambda: put(hidden(), 0, 1, FaceDown(Origin("E", 1), frozenset({0, 2}))), (NO_SEAT,)),
    (lambda: attrs.evolve(start(), phase=Placing(0, Origin("F", 1))), (NO_HANGOUT,)),
    (lambda: attrs.evolve(start(), phase=Taking(0, "F")), (NO_HANGOUT,)),
    (lambda: attrs.evolve(start(), left=frozenset({"F"})), (NO_HANGOUT,)),
    (lambda: looked(start(), 0, Look(0, "F", 1)), (NO_HANGOUT,)),
    (
        lambda: attrs.evolve(start(), phase=Placing(0, Origin("A", 2))),
        ("a crook came from a hangout that never had so many (§6.10)",),
    ),
    (
        lambda: put(start(), 0, 0, FaceUp(9, Origin("A", 0))),
        ("a crook came from a hangout that never had so many (§6.10)",),
    ),
    (lambda: attrs.evolve(start(), phase=Over()), ("it is over before everybody passed (§3.3)",)),
    (
        lambda: attrs.evolve(ended(), rows=hidden().rows),
        ("it is over and a crook still lies face down (§5.1)",),
    ),
    (lambda: attrs.evolve(start(), passed=(True, False)), ("seat 0 plays on after passing (§3.2)",)),
]


@pytest.mark.parametrize(("broken", "found"), BROKEN, ids=range(len(BROKEN)))
def test_what_no_game_of_crooks_reaches_is_named(broken: Callable[[], State], found: tuple[str, ...]) -> None:
    assert told(crooks.faults(broken())) == found


def test_two_faults_are_named_at_once() -> None:
    broken: Any = attrs.evolve(start(), bank=11, passed=(True, False))
    assert len(crooks.faults(broken)) == 2


def test_a_killed_crook_keeps_what_it_was() -> None:
    assert killed().discards == (
        Discard(0, FaceUp(5, Origin("D", 1)), False),
        Discard(0, FaceDown(Origin("E", 1), frozenset({0})), False),
    )
