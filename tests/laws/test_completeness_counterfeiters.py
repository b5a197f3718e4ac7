"""Law 4, the second half, for Counterfeiters: on small editions every history is tried, and views are what was seen."""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import attrs
import pytest

from criminals.core.base.seats import Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, Edition, Fly, LayDown, Over, Replaying, State
from criminals.testing import Kit, check_view_complete, counterfeiters_kit
from tests.laws.small_counterfeiters import GODFATHER, IMPATIENT, LAWYERS, LUNCH, PATIENT, PAYMENT, THREE, first_states


class Watch:
    """The kit of Counterfeiters, and a note of every rare thing that happened."""

    def __init__(self) -> None:
        self.noted: Counter[str] = Counter()
        self.kit: Kit[Any, Any] = attrs.evolve(counterfeiters_kit(), perceived=self.perceived)

    def perceived(self, before: State, action: Action, after: State, viewer: Viewer) -> Hashable:
        self.noted.update(self.notes(before, action, after))
        return counterfeiters_kit().perceived(before, action, after, viewer)

    def notes(self, before: State, action: Action, after: State) -> set[str]:
        found = {type(action).__name__}
        assert before.actor is not None
        then, now = before.crews[before.actor], after.crews[before.actor]
        if after.pawn != before.pawn and any(len(crew.possible) > 2 for crew in before.crews):
            found.add("the police come, and cash is hidden")
        if len(now.possible) < len(then.possible) and after.pawn == before.pawn:
            found.add("a payment tells")
        if isinstance(action, Fly) and after.pawn != before.pawn:
            found.add("the police meet a flight")
        if isinstance(action, Fly) and isinstance(before.phase, Replaying):
            found.add("a flight after a lawyer")
        if not after.bank:
            found.add("a dry bank")
        if after.quiet > before.quiet:
            found.add("a quiet round is counted")
        if after.quiet < before.quiet:
            found.add("patience runs out" if isinstance(action, LayDown) else "a hat ends the waiting")
        if after.first != before.first:
            found.add("another first player")
        if isinstance(after.phase, Over) and after.leftover:
            found.add("a rest of the stack is shown")
        return found


@pytest.mark.parametrize(
    ("edition", "histories", "rare"),
    [
        (IMPATIENT, 3_454, {"Fly", "Fence", "Buy", "Print", "a payment tells", "a dry bank"}),
        (GODFATHER, 1_007, {"Fly", "Defraud", "the police come, and cash is hidden"}),
        (PAYMENT, 2_790, {"Fly", "Buy", "a payment tells"}),
        (LAWYERS, 3_476, {"Retake", "Decline", "a flight after a lawyer", "the police meet a flight"}),
        (LUNCH, 956, {"Dine", "the police meet a flight", "a rest of the stack is shown"}),
        (THREE, 892, {"another first player", "the police meet a flight"}),
        (PATIENT, 82, {"Fly", "a quiet round is counted", "a hat ends the waiting", "patience runs out"}),
    ],
    ids=lambda value: getattr(value, "name", ""),
)
def test_law_4_views_are_complete(edition: Edition, histories: int, rare: set[str]) -> None:
    watch = Watch()
    searched = check_view_complete(watch.kit, first_states(edition))
    assert searched.histories == histories
    assert rare <= set(watch.noted), watch.noted


def test_the_small_editions_are_small() -> None:
    """Their first states differ in the order of the stack alone."""
    for edition in (IMPATIENT, GODFATHER, PAYMENT, LAWYERS, LUNCH, THREE, PATIENT):
        firsts = first_states(edition)
        assert len({attrs.evolve(first, stack=(), market=()) for first in firsts}) == 1
        assert {counterfeiters.actor(first) for first in firsts} == {0}
