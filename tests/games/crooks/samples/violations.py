"""Actions that states of Crooks refuse, for the tests of every game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import crooks
from criminals.games.crooks import State
from tests.games.cases import Refusal
from tests.games.crooks.scenes import BOSS_CLAN, EVERY_ACTION, every_state, table
from tests.games.positions import play


def recruiting() -> State:
    """Seat 1 is to recruit: A is empty, B costs $3, C $5; it has $3."""
    return play(table(A=[18], B=[19, 20, 21], C=[22, 23, 24, 25, 26], purse=3), "recruit A, take 18, place 6")


def taking() -> State:
    """Seat 0 looks into A: 18, 19 and the Boss."""
    return play(table(A=[18, 19, 32], B=[20]), "recruit A")


def leaving() -> State:
    """Seat 0 found only Bosses."""
    return play(table(deck=BOSS_CLAN, A=[32, 33]), "recruit A")


def placing(crook: int = 20, purse: int = 18, targets: tuple[int, ...] = (4, 6)) -> State:
    """Seat 0 has 18 at 6 and a crook in hand."""
    state = table(A=[18], B=[crook], purse=purse, targets=targets)
    return play(state, "recruit A, take 18, place 6", "pass", f"recruit B, take {crook}")


def picking() -> State:
    return play(table(A=[7]), "recruit A, take 7, place 6")


def moving() -> State:
    """Seat 0 has its Swap at 6 and 19 at 4; 18 is on the move."""
    return play(
        table(A=[18], B=[19], C=[11]),
        "recruit A, take 18, place 6",
        "pass",
        "recruit B, take 19, place 4",
        "recruit C, take 11, place 6",
    )


def killing() -> State:
    """Seat 1 has its Killer at 6, where seat 0 has 18; seat 2 has nobody there."""
    return play(table(players=3, A=[18], B=[9]), "recruit A, take 18, place 6", "recruit B, take 9, place 6")


def spying() -> State:
    """Seat 1 has its Spy at 6; 18 lies face down at 5; A and B are empty."""
    return play(table(A=[18], B=[13], C=[19]), "recruit A, take 18, place 5 down", "recruit B, take 13, place 6")


def over() -> State:
    return play(table(A=[18]), "pass", "pass")


CASES: Final = (
    Refusal(
        "not_your_turn",
        recruiting,
        "recruit B",
        "3.1",
        {"seat": 0, "actor": 1},
        english="it is the turn of player 1, not yours",
        by=0,
    ),
    Refusal(
        "not_your_turn",
        killing,
        "kill 0",
        "3.1",
        {"seat": 2, "actor": 1},
        english="it is the turn of player 1, not yours",
        by=2,
    ),
    Refusal(
        "wrong_phase",
        recruiting,
        "take 19",
        "3.2",
        {"phase": "recruiting"},
        english="not now: choose a hangout to recruit at, or pass",
    ),
    Refusal("wrong_phase", taking, "recruit B", "3.5", {"phase": "taking"}, english="not now: choose a crook to take"),
    Refusal("wrong_phase", placing, "leave", "3.7", {"phase": "placing"}, english="not now: place the crook in hand"),
    Refusal(
        "wrong_phase", picking, "pass", "4.2", {"phase": "picking"}, english="not now: use the Pickpocket, or decline"
    ),
    Refusal(
        "wrong_phase",
        moving,
        "decline",
        "4.4",
        {"phase": "moving"},
        english="not now: choose the target the Swap moves to",
    ),
    Refusal(
        "wrong_phase",
        killing,
        "pick",
        "4.5",
        {"phase": "killing"},
        english="not now: choose a victim for the Killer, or decline",
    ),
    Refusal(
        "wrong_phase",
        spying,
        "kill 0",
        "4.7",
        {"phase": "spying"},
        english="not now: choose what the Spy looks at, or decline",
    ),
    Refusal(
        "no_such_thing",
        recruiting,
        "recruit D",
        "2.2",
        {"kind": "hangout", "name": "D"},
        english="there is no hangout D",
    ),
    Refusal("no_such_thing", spying, "spy Z", "2.2", {"kind": "hangout", "name": "Z"}, english="there is no hangout Z"),
    Refusal("no_such_thing", taking, "take 33", "1.1", {"kind": "crook", "name": 33}, english="there is no crook 33"),
    Refusal("no_such_thing", taking, "take 0", "1.1", {"kind": "crook", "name": 0}, english="there is no crook 0"),
    Refusal("no_such_thing", placing, "place 5", "1.2", {"kind": "target", "name": 5}, english="there is no target 5"),
    Refusal(
        "no_such_thing", placing, "place 5 down", "1.2", {"kind": "target", "name": 5}, english="there is no target 5"
    ),
    Refusal("no_such_thing", moving, "move 10", "1.2", {"kind": "target", "name": 10}, english="there is no target 10"),
    Refusal("no_such_thing", spying, "spy 1", "1.2", {"kind": "target", "name": 1}, english="there is no target 1"),
    Refusal("no_such_thing", killing, "kill 3", "2.1", {"kind": "seat", "name": 3}, english="there is no player 3"),
    Refusal("empty_hangout", recruiting, "recruit A", "3.4", {"hangout": "A"}, english="hangout A is empty"),
    Refusal("empty_hangout", spying, "spy B", "4.7", {"hangout": "B"}, english="hangout B is empty"),
    Refusal("too_dear", recruiting, "recruit C", "3.4", {"cost": 5, "money": 3}, english="it costs $5, you have $3"),
    Refusal("not_in_pile", taking, "take 20", "3.5", {"crook": 20}, english="crook 20 is not in this hangout"),
    Refusal("not_in_pile", leaving, "take 34", "3.5", {"crook": 34}, english="crook 34 is not in this hangout"),
    Refusal(
        "boss_not_last",
        taking,
        "take 32",
        "4.6",
        {"crook": 32, "others": 2},
        english="crook 32 must be taken last, like every Boss: 2 others are still there",
    ),
    Refusal(
        "boss_not_last",
        leaving,
        "take 32",
        "4.6",
        {"crook": 32, "others": 1},
        english="crook 32 must be taken last, like every Boss: 1 other is still there",
    ),
    Refusal("target_taken", placing, "place 6", "3.7", {"target": 6}, english="you already have a crook at target 6"),
    Refusal(
        "target_taken", placing, "place 6 down", "3.7", {"target": 6}, english="you already have a crook at target 6"
    ),
    Refusal(
        "target_taken",
        partial(placing, 5),
        "place 6 down",
        "3.7",
        {"target": 6},
        english="you already have a crook at target 6",
    ),
    Refusal("target_taken", moving, "move 4", "4.4", {"target": 4}, english="you already have a crook at target 4"),
    Refusal("target_taken", moving, "move 6", "4.4", {"target": 6}, english="you already have a crook at target 6"),
    Refusal(
        "no_money_face_down",
        partial(placing, purse=2),
        "place 4 down",
        "3.8",
        {},
        english="face down costs $1 more, and you have no money",
    ),
    Refusal(
        "boss_face_down",
        partial(placing, 32),
        "place 4 down",
        "4.6",
        {"crook": 32},
        english="crook 32 can only lie face up, like every Boss",
    ),
    Refusal(
        "no_free_target",
        partial(placing, 11, targets=(6,)),
        "place 6",
        "4.4",
        {"target": 6},
        english="the Swap can move nothing from target 6: no other target is free",
    ),
    Refusal(
        "nobody_to_kill",
        killing,
        "kill 2",
        "4.5",
        {"seat": 2, "target": 6},
        english="player 2 has no crook at target 6 for the Killer",
    ),
    Refusal(
        "nobody_to_kill",
        killing,
        "kill 1",
        "4.5",
        {"seat": 1, "target": 6},
        english="player 1 has no crook at target 6 for the Killer",
    ),
    Refusal("nothing_to_see", spying, "spy 6", "4.7", {"target": 6}, english="no crook lies face down at target 6"),
    Refusal(
        "must_take",
        taking,
        "leave",
        "3.9",
        {"crooks": (18, 19)},
        english="you cannot leave with nothing: take one of crook 18 and crook 19",
    ),
    Refusal("must_place", placing, "return", "3.10", {"crook": 20}, english="crook 20 can still be placed"),
    Refusal(
        "must_place",
        partial(placing, 5, targets=(6,)),
        "return",
        "3.10",
        {"crook": 5},
        english="crook 5 can still be placed",
    ),
    Refusal("game_over", over, "pass", "3.3", {}, english="the game is over, everybody has passed"),
    Refusal("game_over", over, "recruit A", "3.3", {}, english="the game is over, everybody has passed", by=1),
)

PHASES: Final = (recruiting, taking, leaving, placing, picking, moving, killing, spying, over)


def games() -> Iterator[State]:
    for players in (2, 3, 4):
        yield from every_state(players, seed=11)
    for name in ("tiny", "bosses"):
        yield from every_state(2, seed=11, edition=crooks.EDITIONS[name])


CODES: Final = 16
"""How many codes there are."""

LEGAL: Final[Mapping[Callable[[], State], tuple[int, Sequence[str]]]] = {
    recruiting: (2, ["recruit B", "pass"]),
    taking: (2, ["take 18", "take 19"]),
    leaving: (1, ["leave"]),
    placing: (2, ["place 4", "place 4 down"]),
    picking: (2, ["pick", "decline"]),
    moving: (6, ["move 2", "move 3", "move 5", "move 7", "move 8", "move 9"]),
    killing: (2, ["kill 0", "decline"]),
    spying: (3, ["spy 5", "spy C", "decline"]),
    over: (0, []),
}
"""How many actions are legal in a state, and some of them, in their order."""

ASKED: Final = (recruiting, 1, crooks.Recruit("B"), crooks.Recruit("A"))
"""A state, the seat that acts, an action that it may play, and one that it may not."""

OFF_TURN: Final[tuple[tuple[Callable[[], State], crooks.Action, Viewer, Mapping[str, Any]], ...]] = (
    (recruiting, crooks.Take(99), 0, {"seat": 0, "actor": 1}),
    (recruiting, crooks.Pass(), SPECTATOR, {"seat": "spectator", "actor": 1}),
)
"""States, actions with some other fault, viewers that do not act, and the parameters of the violation."""

TEXT: Final = "recruit A"
"""The text of an action."""

NOT_ACTIONS: Final[tuple[Any, ...]] = (None, 3, ("recruit", "A"), crooks.Recruit, FrozenMap({"recruit": "A"}))

UNMET: Final = frozenset({"not_your_turn", "nobody_to_kill", "no_free_target"})
"""Codes that the games here do not meet."""


def every_action(state: State) -> Sequence[crooks.Action]:
    """Every action of the edition, and some outside it."""
    return EVERY_ACTION


def tried() -> Iterator[tuple[State, Sequence[crooks.Action]]]:
    """States of some games, and actions to be tried in each."""
    for state in games():
        yield state, every_action(state)
