"""The laws can fail: a view that forgets, and a `fold` that does, are caught."""

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, ClassVar

import attrs
import pytest

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.events import Event, Step
from criminals.games import crooks
from criminals.testing import Kit, LawBroken, check_fold, check_no_leak, check_view_complete, crooks_kit, random_actions
from tests.laws.planting import broken, deaf_to, play_leaks, twice, with_view, wrapping
from tests.laws.small import KILLER, LEAVE, THREE, first_states

See = Callable[[crooks.State, crooks.View], crooks.View]


def without_earlier_looks(_state: crooks.State, view: crooks.View) -> crooks.View:
    return attrs.evolve(view, seen=tuple(looks[-1:] for looks in view.seen))


def without_what_was_spied(state: crooks.State, view: crooks.View) -> crooks.View:
    """Only one's own crooks are remembered."""
    own = {
        card.origin
        for seat, row in enumerate(state.rows)
        for stack in row
        for card in stack
        if seat == view.viewer or isinstance(card, crooks.FaceUp)
    }
    own |= {discard.card.origin for discard in state.discards if discard.owner == view.viewer}
    own |= {state.phase.origin} if isinstance(state.phase, crooks.Placing) else set()
    return attrs.evolve(view, known=FrozenMap({origin: who for origin, who in view.known.items() if origin in own}))


def without_what_was_discarded(state: crooks.State, view: crooks.View) -> crooks.View:
    gone = {discard.card.origin for discard in state.discards}
    return attrs.evolve(view, known=FrozenMap({o: crook for o, crook in view.known.items() if o not in gone}))


def without_what_was_left(_state: crooks.State, view: crooks.View) -> crooks.View:
    return attrs.evolve(view, left=frozenset())


def without_looks(_state: crooks.State, view: crooks.View) -> crooks.View:
    return attrs.evolve(view, looks=((),) * len(view.looks))


def without_discards(_state: crooks.State, view: crooks.View) -> crooks.View:
    return attrs.evolve(view, discards=())


def without_other_knowers(_state: crooks.State, view: crooks.View) -> crooks.View:
    """Who else spied on a crook is forgotten, though everybody saw it."""

    def forgotten(card: crooks.Card, owner: int) -> crooks.Card:
        keep = frozenset((owner, view.viewer))
        return attrs.evolve(card, knowers=card.knowers & keep) if isinstance(card, crooks.FaceDown) else card

    rows = tuple(
        tuple(tuple(forgotten(card, seat) for card in stack) for stack in row) for seat, row in enumerate(view.rows)
    )
    return attrs.evolve(view, rows=rows)


SPIED = "recruit A; take 4; place 3 down; recruit B; take 2; place 3; spy 3"
KILLED = "recruit A; take 4; place 3 down; recruit B; take 3; place 3; kill 0"
LOOKED = "recruit B; take 2; place 3; spy A; recruit A; take 4; place 3 down; recruit A"


def play(kit: Kit[Any, Any], texts: str, box: int) -> None:
    """A game of the tiny edition, as it is written, with crooks 4 and 5 in A."""
    setup = crooks.Setup([[4, 5], {1, 2, 3} - {box}], [box])
    first = crooks.new_game(edition="tiny", setup=setup)
    actions = [crooks.parse_action(text) for text in texts.split("; ")]
    check_no_leak(kit, first, actions, Random(0), moments=2)


@pytest.mark.parametrize(
    ("see", "texts", "box"),
    [(without_what_was_spied, SPIED, 1), (without_what_was_discarded, KILLED, 1), (without_earlier_looks, LOOKED, 3)],
)
def test_a_view_that_forgets_is_caught_in_a_game(see: See, texts: str, box: int) -> None:
    play(crooks_kit(), texts, box)
    with pytest.raises(LawBroken, match="its view does not: it has forgotten that"):
        play(with_view(see), texts, box)


def test_a_view_that_forgets_a_leave_is_caught_over_whole_games() -> None:
    with pytest.raises(LawBroken, match=r"cannot have come about|is consistent with the view"):
        play_leaks(with_view(without_what_was_left), "bosses", games=40)


@pytest.mark.parametrize(
    ("see", "edition", "why"),
    [
        (without_earlier_looks, KILLER, "has forgotten what rules out"),
        (without_what_was_left, LEAVE, "rules out . of . states that it cannot"),
        (without_looks, KILLER, "rules out . of . states that it cannot"),
        (without_other_knowers, THREE, "rules out . of . states that it cannot"),
    ],
)
def test_a_view_that_forgets_is_caught_over_all_histories(see: See, edition: crooks.Edition, why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        check_view_complete(with_view(see), first_states(edition), depth=9)


def test_an_honest_view_passes_the_same_searches() -> None:
    for edition in (KILLER, LEAVE, THREE):
        check_view_complete(with_view(lambda _state, view: view), first_states(edition), depth=5)


# --- the other ways a search over all histories fails ---


def with_the_hand(state: crooks.State, view: crooks.View) -> crooks.View:
    hand = {state.phase.origin: state.crook_of(state.phase.origin)} if isinstance(state.phase, crooks.Placing) else {}
    return attrs.evolve(view, known=FrozenMap({**view.known, **hand}))


def one_more(view: crooks.View) -> int:
    return crooks.count_worlds(view) + 1


def by_a_secret(position: crooks.State | crooks.View) -> tuple[crooks.Action, ...]:
    """Nobody may pass while the first crook lies in the box."""
    actions = crooks.legal_actions(position)
    barred = isinstance(position, crooks.State) and 1 in position.undealt
    return actions[:-1] if barred and len(actions) > 1 and isinstance(actions[-1], crooks.Pass) else actions


@pytest.mark.parametrize(
    ("kit", "why"),
    [
        (lambda: with_view(with_the_hand), "lead to . views"),
        (lambda: broken(worlds=twice()), "worlds counted, .* listed"),
        (lambda: broken(count_worlds=one_more), "worlds counted, .* listed"),
        (lambda: broken(legal_actions=by_a_secret), "depends on what it cannot know"),
    ],
)
def test_other_faults_are_caught_over_all_histories(kit: Callable[[], Kit[Any, Any]], why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        check_view_complete(kit(), first_states(KILLER), depth=4)


# --- folding ---


def changing_without_cause(view: crooks.View, facts: Iterable[Any]) -> crooks.View:
    facts = tuple(facts)
    return crooks.fold(view, facts) if facts else attrs.evolve(view, bank=0)


def elsewhere(state: crooks.State, action: crooks.Action) -> Step[crooks.State, Any]:
    after, events = crooks.step(state, action)
    return Step(attrs.evolve(after, bank=after.bank + 1), events)


@attrs.frozen
class Told:
    """A fact that carries something."""

    game: ClassVar[str] = "crooks"
    what: Any


def telling(what: Callable[[crooks.State], object]) -> Callable[..., Any]:
    """A step with a fact more that carries something."""

    def step(state: crooks.State, action: crooks.Action) -> Step[crooks.State, Any]:
        after, events = crooks.step(state, action)
        return Step(after, (*events, Event(Told(what(after)))))

    return step


def counting() -> Callable[[crooks.State], int]:
    """Another number in every view."""
    calls: list[int] = []

    def count(_state: crooks.State) -> int:
        calls.append(1)
        return len(calls)

    return count


FOLDS: dict[str, tuple[Callable[[], Kit[Any, Any]], str]] = {
    "a look is forgotten": (lambda: broken(fold=deaf_to(crooks.Saw)), "cannot be folded"),
    "a payment is forgotten": (lambda: broken(fold=deaf_to(crooks.Paid)), "the folded view of . is not the fresh"),
    "a leave is forgotten": (lambda: broken(fold=deaf_to(crooks.Left)), "the folded view of . is not the fresh one"),
    "fold of nothing": (lambda: broken(fold=changing_without_cause), "fold of nothing is not the fresh one"),
    "step goes elsewhere": (lambda: broken(step=elsewhere), "step leads elsewhere"),
    "an event with the state": (lambda: broken(step=telling(lambda state: state)), "Told, carries a State"),
    "an event with a view": (
        lambda: broken(step=telling(lambda state: crooks.view(state, 0)), fold=deaf_to(Told)),
        "Told, carries a View",
    ),
    "a large event": (
        lambda: broken(step=telling(lambda state: state.layout), fold=deaf_to(Told)),
        "Told, has .* bytes",
    ),
    "a field that equality leaves out": (lambda: wrapping(counting()), "equal to the fresh one, but not alike"),
}


def fold_games(kit: Kit[Any, Any]) -> None:
    for seed in range(20):
        rng = Random(seed)
        first = crooks.new_game(edition="bosses", rng=rng)
        check_fold(kit, first, random_actions(crooks_kit(), first, rng))


@pytest.mark.parametrize("fault", FOLDS)
def test_a_fold_or_an_event_that_is_wrong_is_caught(fault: str) -> None:
    kit, why = FOLDS[fault]
    with pytest.raises(LawBroken, match=why):
        fold_games(kit())


def test_the_honest_fold_passes() -> None:
    fold_games(crooks_kit())
    fold_games(wrapping(lambda _state: 0))
