"""Actions that states of Counterfeiters refuse, for the tests of every game."""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import TINY, State
from criminals.testing import random_counterfeiters_edition
from tests.games.cases import Refusal
from tests.games.counterfeiters.scenes import every_state, scene, with_margin
from tests.games.positions import play


def playing() -> State:
    """Seat 1 has $70, a jet and some fakes; seat 0 stands on print 1. The market has a jet and a hologram."""
    return scene(
        seat=1,
        idle=(2, 3),
        cash=[0, 70],
        cards={1: [27]},
        fakes={1: (4, 0, 9)},
        standing={"print 1": 0},
        market=[18, None, 32],
    )


def without_jet() -> State:
    return scene(cash=[70])


def dry() -> State:
    """Neither money nor fakes of quality 1 are left."""
    return scene(bank=0, supply=(0, 1, 1), fakes={0: (1, 0, 0)})


def watched() -> State:
    """The supermarket refuses qualities 1 and 2."""
    return scene(pawn=9, fakes={0: (1, 1, 1)})


def striking() -> State:
    return scene(pawn=7, cash=[100])


def dining() -> State:
    """Seat 0 has a fake of quality 2 and a lunch."""
    return play(scene(seat=1, idle=(0, 1), cards={0: [16]}, fakes={0: (0, 1, 0)}), "laydown")


def finishing() -> State:
    return play(scene(pawn=12, cash=[0, 20]), "print 2")


def retaking() -> State:
    """Seat 0 owns the Great Lawyer and stands on print 1, seat 1 on print 2."""
    state = scene(pawn=12, seat=1, idle=(0, 1), cards={0: [40]}, standing={"print 1": 0, "print 2": 1})
    return play(state, "laydown")


def replaying() -> State:
    return play(retaking(), "retake print 1")


def over() -> State:
    return play(retaking(), "decline")


CASES: Final = (
    Refusal("not_your_turn", playing, "laydown", "3.1", {"seat": 0, "actor": 1}, 0),
    Refusal("not_your_turn", dining, "dine 2", "3.1", {"seat": 1, "actor": 0}, 1),
    Refusal("not_your_turn", retaking, "decline", "3.1", {"seat": 1, "actor": 0}, 1),
    Refusal("wrong_phase", playing, "dine 1", "3.1", {"phase": "playing"}),
    Refusal("wrong_phase", playing, "retake print 1", "3.1", {"phase": "playing"}),
    Refusal("wrong_phase", finishing, "decline", "3.1", {"phase": "playing"}),
    Refusal("wrong_phase", replaying, "retake print 1", "3.1", {"phase": "playing"}),
    Refusal("wrong_phase", dining, "laydown", "3.7", {"phase": "dining"}),
    Refusal("wrong_phase", retaking, "print 1", "6.2", {"phase": "retaking"}),
    Refusal("wrong_phase", retaking, "laydown", "6.2", {"phase": "retaking"}),
    Refusal("no_such_thing", playing, "buy 6", "1.5", {"kind": "space", "name": "buy 6"}),
    Refusal("no_such_thing", playing, "buy 0", "1.5", {"kind": "space", "name": "buy 0"}),
    Refusal("no_such_thing", playing, "print 3", "1.5", {"kind": "space", "name": "print 3"}),
    Refusal("no_such_thing", playing, "shop 2 1/0/0", "1.5", {"kind": "space", "name": "shop 2"}),
    Refusal("no_such_thing", playing, "fence 2 1/0/0", "1.5", {"kind": "space", "name": "fence 2"}),
    Refusal("no_such_thing", playing, "defraud 3", "1.5", {"kind": "space", "name": "defraud 3"}),
    Refusal("no_such_thing", retaking, "retake print 3", "1.5", {"kind": "space", "name": "print 3"}),
    Refusal("no_such_thing", dining, "dine 0", "1.1", {"kind": "quality", "name": 0}),
    Refusal("no_such_thing", dining, "dine 4", "1.1", {"kind": "quality", "name": 4}),
    Refusal("space_taken", playing, "print 1", "3.2", {"space": "print 1", "seat": 0}),
    Refusal("space_taken", replaying, "print 2", "3.2", {"space": "print 2", "seat": 1}),
    Refusal("empty_space", playing, "buy 4", "4.1", {"space": 4}),
    Refusal("empty_space", finishing, "buy 5", "4.1", {"space": 5}),
    Refusal("too_dear", lambda: scene(cash=[20], market=[18, 19]), "buy 4", "4.1", {"price": 30, "cash": 20}),
    Refusal("second_jet", playing, "buy 5", "4.1", {"space": 5}),
    Refusal("none_left_to_print", dry, "print 2", "3.2", {"quality": 1}),
    Refusal("how_many_fakes", playing, "shop 1 0/0/0", "4.3", {"count": 0, "most": 3}),
    Refusal("how_many_fakes", playing, "shop 1 1/0/3", "4.3", {"count": 4, "most": 3}),
    Refusal("how_many_fakes", playing, "fence 1 0/0/9", "4.4", {"count": 9, "most": 8}),
    Refusal("not_that_many_fakes", playing, "shop 1 0/1/0", "4.3", {"quality": 2, "count": 1, "held": 0}),
    Refusal("not_that_many_fakes", playing, "fence 1 5/0/0", "4.4", {"quality": 1, "count": 5, "held": 4}),
    Refusal("not_that_many_fakes", dining, "dine 3", "3.7", {"quality": 3, "count": 1, "held": 0}),
    Refusal("quality_refused", watched, "shop 1 1/0/1", "5.2", {"quality": 1}),
    Refusal("quality_refused", watched, "shop 1 0/1/0", "5.2", {"quality": 2}),
    Refusal("bank_short", dry, "shop 1 1/0/0", "4.7", {"price": 50, "bank": 0}),
    Refusal("bank_short", dry, "fence 1 1/0/0", "4.7", {"price": 20, "bank": 0}),
    Refusal("bank_empty", dry, "defraud 1", "3.2", {}),
    Refusal("strike", striking, "fly commercial 10", "5.3", {}),
    Refusal("strike", striking, "fly jet 10", "5.3", {}),
    Refusal("no_jet", without_jet, "fly jet 10", "4.6", {}),
    Refusal("odd_amount", playing, "fly commercial 0", "4.6", {"amount": 0}),
    Refusal("odd_amount", playing, "fly jet 25", "4.6", {"amount": 25}),
    Refusal("not_enough_to_fly", playing, "fly commercial 50", "4.6", {"amount": 50, "fare": 30, "cash": 70}),
    Refusal("not_enough_to_fly", playing, "fly jet 80", "4.6", {"amount": 80, "fare": 0, "cash": 70}),
    Refusal("not_your_henchman", retaking, "retake print 2", "6.2", {"space": "print 2"}),
    Refusal("not_your_henchman", retaking, "retake buy 1", "6.2", {"space": "buy 1"}),
    Refusal("game_over", over, "laydown", "6.4", {}),
    Refusal("game_over", over, "dine 1", "6.4", {}, 1),
)

PHASES: Final = (playing, dining, finishing, retaking, replaying, over)


def games() -> Iterator[State]:
    """All states of some games, those of small editions made by chance too."""
    for players in (2, 3, 4):
        yield from every_state(players, seed=11)
    for seed in range(6):
        yield from every_state(2, seed, TINY)
    rng = random.Random(5)
    for seed in range(12):
        yield from every_state(2 + seed % 3, seed, random_counterfeiters_edition(rng))


CODES: Final = 19
"""How many codes there are."""

LEGAL: Final[Mapping[Callable[[], State], tuple[int, Sequence[str]]]] = {
    playing: (59, ["buy 3", "print 2", "laydown"]),
    dining: (1, ["dine 2"]),
    finishing: (4, ["print 1", "defraud 1", "defraud 2", "laydown"]),
    retaking: (2, ["retake print 1", "decline"]),
    replaying: (4, ["print 1", "defraud 1", "defraud 2", "laydown"]),
    over: (0, []),
}
"""How many actions are legal in a state, and some of them, in their order."""

ASKED: Final = (playing, 1, counterfeiters.LayDown(), counterfeiters.Buy(4))
"""A state, the seat that acts, an action that it may play, and one that it may not."""

OFF_TURN: Final[tuple[tuple[Callable[[], State], counterfeiters.Action, Viewer, Mapping[str, Any]], ...]] = (
    (playing, counterfeiters.Dine(9), 0, {"seat": 0, "actor": 1}),
    (playing, counterfeiters.LayDown(), SPECTATOR, {"seat": "spectator", "actor": 1}),
)
"""States, actions with some other fault, viewers that do not act, and the parameters of the violation."""

TEXT: Final = "laydown"
"""The text of an action."""

NOT_ACTIONS: Final[tuple[Any, ...]] = (None, 3, ("buy", 1), counterfeiters.Buy, FrozenMap({"buy": 1}))

UNMET: Final = frozenset({"not_your_turn"})
"""Codes that the games here do not meet."""


def every_action(state: State) -> Sequence[counterfeiters.Action]:
    """Every action of the edition, and some outside it."""
    return with_margin(state)


def tried() -> Iterator[tuple[State, Sequence[counterfeiters.Action]]]:
    """States of some games, and actions to be tried in each."""
    for state in every_state(2, seed=8):
        yield state, every_action(state)[::5]
