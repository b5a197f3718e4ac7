"""`faults` finds nothing in a state that play reached, and names whatever is wrong in one that it could not reach."""

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from criminals.games import crooks
from criminals.games.crooks import Discard, FaceDown, FaceUp, Look, Moving, Origin, Over, State
from tests.games.crooks.scenes import BOSS_CLAN, every_state, play, table

START = table(targets=(2, 6), A=[9], B=[18, 23, 32], C=[12], D=[5], E=[30])
"""Killer, two plain crooks and the Boss, Swap, Accomplice, a plain crook."""

HIDDEN = play(START, "recruit E, take 30, place 6 down", "recruit B, take 18, place 2")
STACKED = play(HIDDEN, "recruit D, take 5, place 6")
KILLED = play(STACKED, "recruit A, take 9, place 6, kill 0")
HELD = play(HIDDEN, "recruit C, take 12")
MOVED = play(HELD, "place 6")
LEFT = play(table(targets=(2,), deck=BOSS_CLAN, A=[33, 34], B=[18]), "recruit A, leave")
RETURNED = play(
    table(targets=(2,), A=[18], B=[32]), "recruit A, take 18, place 2", "pass", "recruit B, take 32, return"
)
ENDED = play(HIDDEN, "pass", "pass")


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
    "state",
    [START, HIDDEN, STACKED, KILLED, HELD, MOVED, LEFT, RETURNED, ENDED],
    ids=lambda state: type(state.phase).__name__,
)
def test_what_play_reached_has_no_faults(state: State) -> None:
    assert crooks.faults(state) == ()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_have_no_faults(players: int) -> None:
    for seed in range(10):
        for state in every_state(players, seed):
            assert crooks.faults(state) == ()


NOT_THOSE = "the crooks on the table and in the box are not those that left the hangouts (§6.10)"

BROKEN: list[tuple[Callable[[], State], tuple[str, ...]]] = [
    (lambda: attrs.evolve(START, bank=11), ("$47 on the table, the box has $46 (§1.5)",)),
    (
        lambda: attrs.evolve(START, bank=-1, money=(29, 18)),
        ("money (29, 18) and bank -1: nobody can have less than nothing (§2.4)",),
    ),
    (
        lambda: attrs.evolve(START, bank=29, money=(18, -1)),
        ("money (18, -1) and bank 29: nobody can have less than nothing (§2.4)",),
    ),
    (lambda: dealt(START, 4, 31), ("a crook is in no place, or in two (§2.3)",)),
    (lambda: attrs.evolve(START, undealt=START.undealt[1:]), ("a crook is in no place, or in two (§2.3)",)),
    (
        lambda: attrs.evolve(dealt(START, 0), undealt=(*START.undealt, 9)),
        ("hangout A does not count up (§3.5)",),
    ),
    (
        lambda: attrs.evolve(START, sizes=(2, 3, 1, 1, 1)),
        ("hangout A does not count up (§3.5)",),
    ),
    (
        lambda: attrs.evolve(START, sizes=(-1, 3, 1, 1, 1)),
        ("hangout A does not count up (§3.5)", NOT_THOSE, "a crook left hangout A unseen (§3.5)"),
    ),
    (lambda: dealt(START, 1, 18, 32, 23), ("the crooks in hangout B do not stand by their ids (§6.9)",)),
    (lambda: put(HIDDEN, 0, 1), (NOT_THOSE,)),
    (lambda: put(HIDDEN, 1, 1, *HIDDEN.rows[1][0]), (NOT_THOSE,)),
    (lambda: attrs.evolve(KILLED, discards=KILLED.discards[1:]), (NOT_THOSE,)),
    (lambda: attrs.evolve(HELD, phase=HIDDEN.phase), (NOT_THOSE,)),
    (lambda: attrs.evolve(MOVED, phase=Moving(0, 1, ())), (NOT_THOSE,)),
    (lambda: put(HIDDEN, 1, 0, FaceUp(23, Origin(1, 3))), ("crook 23 lies face up where 18 should (§6.10)",)),
    (
        lambda: dealt(put(HIDDEN, 1, 0, FaceDown(Origin(1, 3), frozenset({1}))), 1, 18, 23, 32),
        ("crook 32, a Boss, lies face down (§4.6)",),
    ),
    (
        lambda: attrs.evolve(RETURNED, discards=(attrs.evolve(RETURNED.discards[0], returned=False),)),
        ("crook 32, a Boss, lies face down (§4.6)",),
    ),
    (
        lambda: put(STACKED, 0, 1, *STACKED.rows[0][1][::-1]),
        (
            "seat 0 has a face-down crook on top of another (§6.12)",
            "seat 0 has another than an Accomplice on top of a crook (§4.3)",
        ),
    ),
    (
        lambda: put(HIDDEN, 0, 1, FaceDown(Origin(4, 1), frozenset({1}))),
        ("seat 0 does not know its own crook (§3.8)",),
    ),
    (
        lambda: attrs.evolve(KILLED, discards=KILLED.discards[::-1]),
        ("the discards do not stand by their origins (§6.11)",),
    ),
    (
        lambda: looked(HIDDEN, 1, Look(0, 1, 2), Look(1, 1, 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (
        lambda: looked(HIDDEN, 1, Look(1, 1, 3), Look(0, 1, 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (
        lambda: looked(HIDDEN, 1, Look(1, 1, 3), Look(1, 1, 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (
        lambda: looked(HIDDEN, 1, Look(1, 0, 3)),
        ("the looks into hangout B do not stand in their order (§6.10)",),
    ),
    (lambda: looked(HIDDEN, 1, Look(1, 1, 2)), ("a crook left hangout B unseen (§3.5)",)),
    (
        lambda: attrs.evolve(START, left=frozenset({1})),
        ("hangout B was left with one that could be taken (§3.9)",),
    ),
    (lambda: attrs.evolve(START, phase=Over()), ("it is over before everybody passed (§3.3)",)),
    (
        lambda: attrs.evolve(ENDED, rows=HIDDEN.rows),
        ("it is over and a crook still lies face down (§5.1)",),
    ),
    (lambda: attrs.evolve(START, passed=(True, False)), ("seat 0 plays on after passing (§3.2)",)),
]


@pytest.mark.parametrize(("broken", "found"), BROKEN, ids=[found[0] for _, found in BROKEN])
def test_what_play_can_not_reach_is_named(broken: Callable[[], State], found: tuple[str, ...]) -> None:
    assert crooks.faults(broken()) == found


def test_every_fault_is_named_at_once() -> None:
    broken: Any = attrs.evolve(START, bank=11, passed=(True, False))
    assert len(crooks.faults(broken)) == 2


def test_a_killed_crook_keeps_what_it_was() -> None:
    assert KILLED.discards == (
        Discard(0, FaceUp(5, Origin(3, 1)), False),
        Discard(0, FaceDown(Origin(4, 1), frozenset({0})), False),
    )


def test_the_longest_game() -> None:
    assert [crooks.longest(crooks.REFERENCE, players) for players in (2, 3, 4)] == [58, 80, 105]
    assert crooks.longest(crooks.TINY, 2) == 3 * 4 + 2 + 2
    # two or more Bosses may be left again and again, for $2 each: 2 purses of $5 pay for 5 times
    assert crooks.longest(crooks.BOSSES, 2) == 3 * 4 + 1 + 2 * 5 + 2
    thieves = attrs.evolve(
        crooks.BOSSES, crooks=(*crooks.BOSSES.crooks, crooks.Crook(6, 1, 0, (), crooks.Ability.PICKPOCKET))
    )
    assert crooks.longest(thieves, 2) == 3 * 4 + 2 + 2 * 6 + 2
    one_boss = attrs.evolve(crooks.BOSSES, crooks=(*crooks.BOSSES.crooks[2:], *map(crooks.Crook, (6, 7), (1, 1))))
    assert crooks.longest(one_boss, 2) == 3 * 4 + 1 + 2
