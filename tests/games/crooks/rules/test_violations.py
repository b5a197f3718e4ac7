"""Violations of Crooks, beyond what the tests of every game ask of them."""

import pytest

from criminals.core.base.errors import CriminalsError, IllegalAction, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from tests.games.crooks.scenes import table


def test_an_illegal_action_reads_as_in_the_docs() -> None:
    with pytest.raises(IllegalAction) as error:
        crooks.apply(table(A=[18], B=[19], C=[20], D=[21], E=[22, 23, 24, 25, 26], purse=3), crooks.Recruit("E"))
    assert str(error.value) == "Recruit(hangout='E'): it costs $5, you have $3 (§3.4)"
    assert isinstance(error.value, ValueError)
    assert isinstance(error.value, CriminalsError)
    assert error.value.action == crooks.Recruit("E")
    assert error.value.violation == Violation("crooks", "3.4", "too_dear", FrozenMap({"cost": 5, "money": 3}))
    assert error.value.text == "it costs $5, you have $3"


def test_seat_0_is_a_seat() -> None:
    """It is falsy, and must not be taken for nobody."""
    state = table(A=[18], start=1)
    found = crooks.violation(state, crooks.Pass(), by=0)
    assert found is not None
    assert found.params == {"seat": 0, "actor": 1}
    assert crooks.violation(table(A=[18]), crooks.Pass(), by=0) is None
    watching = crooks.violation(state, crooks.Pass(), by=SPECTATOR)
    assert watching is not None
    assert watching.params == {"seat": "spectator", "actor": 1}
