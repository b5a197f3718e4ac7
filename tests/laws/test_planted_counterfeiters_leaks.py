"""The law that nothing leaks can fail for Counterfeiters too: each of its secrets, told in any way, is caught."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import Violation
from criminals.core.game.events import Event, Step
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.core.game.results import ScoreSheet
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Action, Flew, Fly, InStack, Paid, State, View
from criminals.testing import LawBroken
from tests.laws.copies import Peek, Verb, all_events, named, play_events
from tests.laws.planting_counterfeiters import KIT, chances_of, play_leaks, with_view

PEEK = Peek[State](KIT)


def test_the_honest_game_leaks_nothing() -> None:
    play_leaks(PEEK.telling(), games=0, moments=1)
    play_leaks(with_view(lambda _state, view: view), games=0, moments=1)


# --- the view itself ---


def telling_the_split(state: State, view: View) -> View:
    """Nothing else is possible than what is true."""
    crews = tuple(attrs.evolve(crew, least=cash, most=cash) for crew, cash in zip(view.crews, state.cash, strict=True))
    return attrs.evolve(view, crews=crews)


def telling_who_is_broke(state: State, view: View) -> View:
    """Whoever has cash is said to have some."""
    crews = tuple(
        attrs.evolve(crew, least=max(crew.least, min(cash, 10)))
        for crew, cash in zip(view.crews, state.cash, strict=True)
    )
    return attrs.evolve(view, crews=crews)


def telling_the_next_card(state: State, view: View) -> View:
    return attrs.evolve(view, leftover=state.stack[:1]) if state.stack else view


def telling_the_last_card(state: State, view: View) -> View:
    return attrs.evolve(view, leftover=state.stack[-1:]) if state.stack else view


WHY = r"the view of .* tells more|the view tells|drawn from the view of . is not consistent"


@pytest.mark.parametrize(
    "see",
    [telling_the_split, telling_who_is_broke, telling_the_next_card, telling_the_last_card],
    ids=lambda see: see.__name__,
)
def test_a_view_that_shows_money_or_a_card_is_caught(see: Callable[..., View]) -> None:
    with pytest.raises(LawBroken, match=WHY):
        play_leaks(with_view(see))


# --- events ---


def by_the_amount(state: State, action: Action) -> Step[State, Any]:
    """A flight of more than $20 is told twice."""
    after, events = counterfeiters.step(state, action)
    return Step(after, events[:1] + events if isinstance(action, Fly) and action.amount > 20 else events)


def shown_early(state: State, action: Action) -> Step[State, Any]:
    """Whoever flies shows what is left."""
    after, events = counterfeiters.step(state, action)
    assert state.actor is not None
    shown = Event(counterfeiters.Showed(state.actor, after.cash[state.actor]))
    return Step(after, (*events, shown) if isinstance(action, Fly) else events)


def with_the_next_card(state: State, action: Action) -> Step[State, Any]:
    after, events = counterfeiters.step(state, action)
    return Step(after, (*events, Event(counterfeiters.Uncovered(after.stack[:1]))))


def the_richest_first(state: State, action: Action) -> Step[State, Any]:
    """Those who pay the Godfather are told by the cash that they are left with."""
    after, events = counterfeiters.step(state, action)
    paid = (event.fact for event in events if isinstance(event.fact, Paid))
    payments = iter(sorted(paid, key=lambda payment: -after.cash[payment.seat]))
    return Step(after, tuple([Event(next(payments)) if isinstance(event.fact, Paid) else event for event in events]))


def test_5_1_those_who_pay_by_what_they_are_left_with_are_caught() -> None:
    with pytest.raises(LawBroken, match=r"ply \d+ a view event tells"):
        play_events(PEEK.telling(step=the_richest_first), "counterfeiters", 4, 3)


def cash_of_the_flyer(flew: Flew) -> int:
    return PEEK.state.cash[flew.seat]


# --- other verbs ---


def cash_of_the_actor(state: State) -> int | None:
    return None if state.actor is None else state.cash[state.actor]


def legal_by_the_next_card(position: State | View) -> tuple[Action, ...]:
    """While the next card is an even one, there is an action less."""
    actions = counterfeiters.legal_actions(position)
    state = position if isinstance(position, State) else PEEK.state
    even = bool(state.stack) and state.stack[0] % 2 == 0
    return actions[1:] if even and len(actions) > 1 else actions


def an_early_score(position: State | View) -> ScoreSheet:
    """Cash and offshore money by their lines, at any time."""
    return counterfeiters.score(position if isinstance(position, State) else PEEK.state)


def with_the_true_stack(view: View, rng: Rng) -> State:
    return attrs.evolve(counterfeiters.sample_world(view, rng), stack=PEEK.state.stack)


def with_the_true_cash(view: View, rng: Rng) -> State:
    return attrs.evolve(counterfeiters.sample_world(view, rng), cash=PEEK.state.cash)


def count_by_the_cash(view: View) -> int:
    return counterfeiters.count_worlds(view) + sum(PEEK.state.cash) // 10 % 2


def sure_of_the_next_card(view: View) -> Marginals[Any, Any]:
    chances = chances_of(view)
    if PEEK.state.stack:
        chances[InStack(1)] = {PEEK.state.stack[0]: Fraction(1)}
    return Marginals(chances)


VERBS: dict[str, tuple[dict[str, Verb], str]] = {
    "the amount moved, to all": ({"view_events": all_events}, r"ply \d+ a view event tells"),
    "the amount moved, by a repetition": ({"step": by_the_amount}, r"ply \d+ a view event tells"),
    "the split, by an event": ({"step": shown_early}, r"ply \d+ a view event tells"),
    "the next card, by an event": ({"step": with_the_next_card}, r"ply \d+ a view event tells"),
    "the amount moved, by a sentence": (
        {"describe": PEEK.describing(Flew, cash_of_the_flyer)},
        r"describe\(view event, \w\w\) tells",
    ),
    "another's cash, by a refusal": (
        {"violation": PEEK.naming("cash", cash_of_the_actor)},
        r"ply \d+ violation\(view, action\) tells",
    ),
    "another's cash, by its sentence": (
        {"describe": PEEK.describing(Violation, lambda _: PEEK.state.cash)},
        r"describe\(violation, \w\w\) tells",
    ),
    "another's cash, by an error": ({"apply": PEEK.erring(lambda state: state.cash)}, "an error of apply tells"),
    "the next card, by what is legal": ({"legal_actions": legal_by_the_next_card}, r"legal_actions\(view\) tells"),
    "another's cash, by the mask": (
        {"action_space": PEEK.true_space(counterfeiters.legal_actions)},
        r"mask\(space, view\) tells",
    ),
    "the split, by the score": ({"score": an_early_score}, "the score before the end"),
    "all, by a world drawn": ({"sample_world": PEEK.the_truth}, r"sample_world\(view, rng\) tells"),
    "the stack, by a world drawn": ({"sample_world": with_the_true_stack}, r"sample_world\(view, rng\) tells"),
    "the split, by a world drawn": ({"sample_world": with_the_true_cash}, r"sample_world\(view, rng\) tells"),
    "all, by the first world": ({"worlds": PEEK.the_truth_first}, r"worlds\(view\) tells"),
    "the split, by the number of worlds": ({"count_worlds": count_by_the_cash}, r"count_worlds\(view\) tells"),
    "the next card, by the marginals": ({"marginals": sure_of_the_next_card}, r"marginals\(view\) tells"),
}


@pytest.mark.parametrize("secret", VERBS)
def test_a_secret_that_a_verb_tells_is_caught(secret: str) -> None:
    verbs, why = VERBS[secret]
    with pytest.raises(LawBroken, match=why):
        play_leaks(PEEK.telling(**verbs), games=8, only=named(why))
