"""The refusals that all games have: who asks, what is no action, what a refusal carries."""

from types import SimpleNamespace
from typing import Any

import pytest

from criminals.core.base.seats import CHANCE, SPECTATOR
from criminals.core.game.violations import Refusals, asker_of

STATE: Any = SimpleNamespace(players=2)
VIEW: Any = SimpleNamespace(players=2, viewer=0)


class Jump:
    """The one action of a game."""


REFUSALS = Refusals("hopscotch", (Jump,))


def test_who_asks() -> None:
    assert asker_of(STATE, None) is None
    assert asker_of(STATE, 1) == 1
    assert asker_of(STATE, SPECTATOR) is SPECTATOR
    assert asker_of(VIEW, None) == 0
    assert asker_of(VIEW, 0) == 0
    with pytest.raises(ValueError, match=r"^a view answers for its viewer, 0, not for 1$"):
        asker_of(VIEW, 1)
    for position in (STATE, VIEW):
        with pytest.raises(ValueError, match="a viewer is a seat from 0 to 1 or SPECTATOR, not 2"):
            asker_of(position, 2)


def test_what_a_refusal_carries() -> None:
    refused = [
        REFUSALS.refuse("1.1", "too_far", steps=3),
        REFUSALS.no_such("1.2", "square", 9),
        REFUSALS.wrong_phase("1.3", "throwing", Jump()),
        REFUSALS.not_your_turn("1.4", 1, 0, Jump()),
        REFUSALS.not_your_turn("1.4", SPECTATOR, CHANCE, Jump()),
        REFUSALS.game_over("1.5", Jump()),
    ]
    assert {refusal.game for refusal in refused} == {"hopscotch"}
    assert [(refusal.clause, refusal.code, dict(refusal.params)) for refusal in refused] == [
        ("1.1", "too_far", {"steps": 3}),
        ("1.2", "no_such_thing", {"kind": "square", "name": 9}),
        ("1.3", "wrong_phase", {"phase": "throwing"}),
        ("1.4", "not_your_turn", {"seat": 1, "actor": 0}),
        ("1.4", "not_your_turn", {"seat": "spectator", "actor": "chance"}),
        ("1.5", "game_over", {}),
    ]


def test_what_is_no_action_is_not_refused_but_wrong() -> None:
    for action, why in (("jump", "is a text, not an action"), (3, "3 is no action of Hopscotch")):
        with pytest.raises(TypeError, match=why):
            REFUSALS.wrong_phase("1.3", "throwing", action)
        with pytest.raises(TypeError, match=why):
            REFUSALS.not_your_turn("1.4", 1, 0, action)
        with pytest.raises(TypeError, match=why):
            REFUSALS.game_over("1.5", action)
