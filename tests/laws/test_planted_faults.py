"""The laws can fail: each fault planted in a copy of the game is caught, by the law that should catch it."""

from collections.abc import Callable
from random import Random
from types import SimpleNamespace
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import IllegalAction
from criminals.core.game.results import Outcome
from criminals.games import crooks
from criminals.testing import Kit, LawBroken, check_game, check_immutable, crooks_kit
from tests.laws.planting import broken

Verbs = dict[str, Callable[..., Any]]


def without_the_last_action(state: crooks.State) -> tuple[crooks.Action, ...]:
    actions = crooks.legal_actions(state)
    return actions[:-1] if len(actions) > 1 else actions


def with_the_first_action_twice(state: crooks.State) -> tuple[crooks.Action, ...]:
    actions = crooks.legal_actions(state)
    return actions[:1] + actions


def with_an_action_too_many(state: crooks.State) -> tuple[crooks.Action, ...]:
    return (*crooks.legal_actions(state), crooks.Kill(99))


def with_nothing_to_pick(state: crooks.State) -> tuple[crooks.Action, ...]:
    return () if isinstance(state.phase, crooks.Placing) else crooks.legal_actions(state)


class ChangingOrder:
    """The legal actions, the other way round at every second call."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, state: crooks.State) -> tuple[crooks.Action, ...]:
        self.calls += 1
        return crooks.legal_actions(state)[:: 1 if self.calls % 2 else -1]


def applying_what_is_refused(state: crooks.State, action: crooks.Action) -> crooks.State:
    try:
        return crooks.apply(state, action)
    except IllegalAction:
        return state


def raising_key_errors(state: crooks.State, action: crooks.Action) -> crooks.State:
    try:
        return crooks.apply(state, action)
    except IllegalAction:
        raise KeyError(action) from None


def refusing_a_legal_pass(state: crooks.State, action: crooks.Action) -> crooks.State:
    if isinstance(action, crooks.Pass) and crooks.violation(state, action) is None:
        return crooks.apply(state, crooks.Leave())
    return crooks.apply(state, action)


def losing_a_dollar(state: crooks.State, action: crooks.Action) -> crooks.State:
    after = crooks.apply(state, action)
    return attrs.evolve(after, bank=after.bank - 1) if isinstance(action, crooks.Recruit) else after


def doubling_a_crook(state: crooks.State, action: crooks.Action) -> crooks.State:
    after = crooks.apply(state, action)
    if not isinstance(state.phase, crooks.Taking) or not isinstance(action, crooks.Take):
        return after
    dealt = list(after.dealt)
    hangout = state.layout.hangouts[state.phase.hangout]
    dealt[hangout] = (action.crook,) * len(dealt[hangout])
    return attrs.evolve(after, dealt=tuple(dealt))


def forgetting_a_look(state: crooks.State, action: crooks.Action) -> crooks.State:
    after = crooks.apply(state, action)
    return attrs.evolve(after, looks=state.looks) if isinstance(action, crooks.Recruit) else after


def laying_the_boss_face_down(state: crooks.State, action: crooks.Action) -> crooks.State:
    after = crooks.apply(state, action)
    if not isinstance(state.phase, crooks.Placing) or not isinstance(action, crooks.Place):
        return after
    crook = state.crook_of(state.phase.origin)
    if state.layout.abilities.of[crook] is not crooks.Ability.BOSS:
        return after
    seat, target = state.phase.seat, state.layout.targets[action.target]
    row = list(after.rows[seat])
    row[target] = (crooks.FaceDown(state.phase.origin, frozenset((seat,))),)
    rows = list(after.rows)
    rows[seat] = tuple(row)
    return attrs.evolve(after, rows=tuple(rows))


def changing_the_past(state: crooks.State, action: crooks.Action) -> crooks.State:
    after = crooks.apply(state, action)
    object.__setattr__(state, "bank", state.bank + 1)
    return after


def winning_early(state: crooks.State) -> Outcome:
    return crooks.outcome(state) or Outcome((0,), "5.7")


def one_point_too_many(state: crooks.State) -> Any:
    sheet = crooks.score(state)
    return attrs.evolve(sheet, points=(sheet.points[0] + 1, *sheet.points[1:]))


def one_point_too_few(state: crooks.State) -> tuple[int, ...]:
    first, *others = crooks.points(state)
    return (first - 1, *others)


FAULTS: dict[str, tuple[Verbs, str]] = {
    "an action is missing": ({"legal_actions": without_the_last_action}, "legal, but not listed"),
    "an action is listed twice": ({"legal_actions": with_the_first_action_twice}, "listed twice"),
    "an action is listed that is refused": ({"legal_actions": with_an_action_too_many}, "legal actions, actor|refused"),
    "nothing is listed before the end": ({"legal_actions": with_nothing_to_pick}, "0 legal actions"),
    "the order changes": ({"legal_actions": ChangingOrder()}, "change from one call to the next"),
    "apply does not validate": ({"apply": applying_what_is_refused}, "but applied"),
    "apply raises another error": ({"apply": raising_key_errors}, "raised KeyError"),
    "apply refuses what is legal": ({"apply": refusing_a_legal_pass}, "is legal, but refused"),
    "a dollar is lost": ({"apply": losing_a_dollar}, "on the table"),
    "a crook is doubled": ({"apply": doubling_a_crook}, "no place, or in two"),
    "a look is forgotten": ({"apply": forgetting_a_look}, "where it did not look"),
    "a past state changes": ({"apply": changing_the_past}, "a verb changed its state"),
    "somebody wins early": ({"outcome": winning_early}, "outcome before the end"),
    "the lines do not sum": ({"score": one_point_too_many}, "lines sum to"),
    "the points are not those of the lines": ({"points": one_point_too_few}, "without the lines, the lines sum to"),
}


def play_games(kit: Kit[Any, Any], edition: str, games: int) -> None:
    for seed in range(games):
        check_game(kit, crooks.new_game(edition=edition, rng=Random(seed)), Random(seed))


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(fault: str) -> None:
    verbs, why = FAULTS[fault]
    with pytest.raises(LawBroken, match=why):
        play_games(broken(**verbs), "reference", 5)


def test_a_boss_face_down_is_caught() -> None:
    with pytest.raises(LawBroken, match="a Boss, lies face down"):
        play_games(broken(apply=laying_the_boss_face_down), "bosses", 50)


def test_a_game_that_does_not_end_is_caught() -> None:
    def five(_state: crooks.State) -> int:
        return 5

    kit = attrs.evolve(crooks_kit(), longest=five)
    with pytest.raises(LawBroken, match="not ended within 5 actions"):
        play_games(kit, "reference", 5)


def test_a_verb_that_changes_its_state_is_caught() -> None:
    with pytest.raises(LawBroken, match="changed its state"):
        check_immutable(broken(apply=changing_the_past), crooks.new_game(players=2, rng=Random(1)))


@attrs.define(unsafe_hash=True)
class Loose:
    """A state that is not frozen."""

    bank: int = 0


def test_a_state_that_is_not_frozen_is_caught() -> None:
    def nothing(_state: Loose) -> tuple[()]:
        return ()

    own = {"legal_actions": nothing, "score": nothing, "reveal": nothing}
    game: Any = SimpleNamespace(**vars(crooks) | own)
    kit: Kit[Any, Any] = attrs.evolve(crooks_kit(), game=game)
    with pytest.raises(LawBroken, match="the field bank of a state can be set"):
        check_immutable(kit, Loose())
