"""Actions that states of Sicario refuse, for the tests of every game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

import attrs

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import sicario
from criminals.games.sicario import REFERENCE, TINY, State
from tests.games.cases import Refusal
from tests.games.positions import play
from tests.games.sicario.scenes import HOME, every_state, scene, with_margin


def rolling() -> State:
    return scene(4, 0)


def decoding() -> State:
    """Seat 1 has come to an antenna."""
    return play(scene(7, 4), "roll 4")


def hunting() -> State:
    """Seat 1 stands in a street, seat 2 in a building."""
    return scene(4, 3, phase=sicario.Hunting(0))


def late() -> State:
    """Seat 1 is home, seat 2 is out, seat 3 in a street."""
    return scene(HOME, None, 4, phase=sicario.Hunting(0))


def questioning() -> State:
    """Seat 1 drew a tip-off; seat 2 stands in a street, seat 3 on the boats."""
    return play(scene(0, 4, 0, deck=["tip-off"]), "roll 2")


def over() -> State:
    return play(scene(44, 0), "roll 1")


CASES: Final = (
    Refusal("not_your_turn", rolling, "roll 3", "2.4", {"seat": 1, "actor": "chance"}, 1),
    Refusal("not_your_turn", rolling, "skip", "2.4", {"seat": 0, "actor": "chance"}, 0),
    Refusal("not_your_turn", decoding, "skip", "2.4", {"seat": 0, "actor": 1}, 0),
    Refusal("not_your_turn", hunting, "ask 1 hat", "2.4", {"seat": 1, "actor": 0}, 1),
    Refusal("not_your_turn", questioning, "ask 1 hat", "2.4", {"seat": 1, "actor": 0}, 1),
    Refusal("wrong_phase", rolling, "skip", "3.1", {"phase": "rolling"}),
    Refusal("wrong_phase", rolling, "ask 1 hat", "3.1", {"phase": "rolling"}),
    Refusal("wrong_phase", decoding, "roll 3", "3.5", {"phase": "decoding"}),
    Refusal("wrong_phase", decoding, "eliminate 2 Olga", "3.5", {"phase": "decoding"}),
    Refusal("wrong_phase", hunting, "roll 3", "4.4", {"phase": "hunting"}),
    Refusal("wrong_phase", hunting, "disc man hat glasses", "4.4", {"phase": "hunting"}),
    Refusal("wrong_phase", hunting, "capture Olga", "4.4", {"phase": "hunting"}),
    Refusal("wrong_phase", hunting, "skip", "4.4", {"phase": "hunting"}),
    Refusal("wrong_phase", questioning, "eliminate 1 Olga", "7.4", {"phase": "questioning"}),
    Refusal("wrong_phase", questioning, "skip", "7.4", {"phase": "questioning"}),
    Refusal("no_such_thing", rolling, "roll 0", "1.2", {"kind": "pips", "name": 0}),
    Refusal("no_such_thing", rolling, "roll 7", "1.2", {"kind": "pips", "name": 7}),
    Refusal("no_such_thing", decoding, "capture Nobody", "1.1", {"kind": "character", "name": "Nobody"}),
    Refusal("no_such_thing", hunting, "eliminate 1 Nobody", "1.1", {"kind": "character", "name": "Nobody"}),
    Refusal("no_such_thing", hunting, "ask 1 beard", "1.1", {"kind": "trait", "name": "beard"}),
    Refusal("no_such_thing", hunting, "ask 3 hat", "2.1", {"kind": "seat", "name": 3}),
    Refusal("no_such_thing", hunting, "eliminate 3 Olga", "2.1", {"kind": "seat", "name": 3}),
    Refusal("no_such_thing", questioning, "ask 1 beard", "1.1", {"kind": "trait", "name": "beard"}),
    Refusal("no_such_thing", questioning, "ask 4 beard", "2.1", {"kind": "seat", "name": 4}),
    Refusal("not_an_agent", hunting, "ask 0 hat", "4.1", {"agent": 0}),
    Refusal("not_an_agent", hunting, "eliminate 0 Boris", "4.1", {"agent": 0}),
    Refusal("not_an_agent", questioning, "ask 0 hat", "4.1", {"agent": 0}),
    Refusal("eliminated", late, "ask 2 hat", "4.3", {"agent": 2}),
    Refusal("eliminated", late, "eliminate 2 Glenda", "4.3", {"agent": 2}),
    Refusal("at_the_embassy", late, "ask 1 hat", "3.2", {"agent": 1}),
    Refusal("at_the_embassy", late, "eliminate 1 Olga", "3.2", {"agent": 1}),
    Refusal("not_exposed", hunting, "ask 2 hat", "4.1", {"agent": 2, "space": 3}),
    Refusal("not_exposed", hunting, "eliminate 2 Glenda", "4.1", {"agent": 2, "space": 3}),
    Refusal("not_exposed", questioning, "ask 3 hat", "4.1", {"agent": 3, "space": 0}),
    Refusal("other_agent", questioning, "ask 2 hat", "7.4", {"agent": 2, "tipped": 1}),
    Refusal("game_over", over, "skip", "5.1", {}),
    Refusal("game_over", over, "roll 3", "5.1", {}, 1),
)

PHASES: Final = (rolling, decoding, hunting, questioning, over)

FEW: Final = attrs.evolve(REFERENCE, name="few", characters=REFERENCE.characters[:5], path="ssassbsasssba")
"""A box in which names are soon guessed."""


def games() -> Iterator[State]:
    """All states of some games."""
    for players in (3, 4):
        yield from every_state(players, seed=11)
        for seed in range(8):
            yield from every_state(players, seed, TINY)
        for seed in range(12):
            yield from every_state(players, seed, FEW)


CODES: Final = 9
"""How many codes there are."""

LEGAL: Final[Mapping[Callable[[], State], tuple[int, Sequence[str]]]] = {
    rolling: (6, []),
    decoding: (8 + 24 + 1, []),
    hunting: (12 + 24, []),
    late: (12 + 24, []),
    questioning: (12, []),
    over: (0, []),
}
"""How many actions are legal in a state, and some of them, in their order."""

ASKED: Final = (decoding, 1, sicario.Skip(), sicario.Capture("Nobody"))
"""A state, the seat that acts, an action that it may play, and one that it may not."""

OFF_TURN: Final[tuple[tuple[Callable[[], State], sicario.Action, Viewer, Mapping[str, Any]], ...]] = (
    (decoding, sicario.Roll(9), 0, {"seat": 0, "actor": 1}),
    (hunting, sicario.Skip(), SPECTATOR, {"seat": "spectator", "actor": 0}),
)
"""States, actions with some other fault, viewers that do not act, and the parameters of the violation."""

TEXT: Final = "skip"
"""The text of an action."""

NOT_ACTIONS: Final[tuple[Any, ...]] = (None, 3, ("roll", 1), sicario.Roll, FrozenMap({"roll": 1}))

UNMET: Final = frozenset({"not_your_turn"})
"""Codes that the games here do not meet."""


def every_action(state: State) -> Sequence[sicario.Action]:
    """Every action of the edition, and some outside it."""
    return with_margin(state)


def tried() -> Iterator[tuple[State, Sequence[sicario.Action]]]:
    """States of some games, and actions to be tried in each."""
    for state in every_state(3, seed=8):
        yield state, every_action(state)[::5]
