"""The law that nothing leaks can fail for Sicario too: each of its secrets, told in any way, is caught."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import CHANCE, SPECTATOR, Viewer
from criminals.core.base.tuples import replaced
from criminals.core.game.events import Event, Step
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games import sicario
from criminals.games.sicario import (
    Action,
    Answer,
    Answered,
    Ask,
    EventCard,
    HeldBy,
    InDeck,
    Lights,
    Missed,
    Over,
    State,
    View,
)
from criminals.testing import LawBroken
from tests.laws.copies import Peek, Verb, named
from tests.laws.planting_sicario import KIT, broken, chances_of, play_leaks, with_view

PEEK = Peek[State](KIT)


def test_the_honest_game_leaks_nothing() -> None:
    play_leaks(PEEK.telling(), games=0, moments=1)
    play_leaks(with_view(lambda _state, view: view), games=0, moments=1)


# --- the view itself ---


def neighbour(view: View) -> int:
    """The seat after the viewer's."""
    return 0 if view.viewer is SPECTATOR else (view.viewer + 1) % view.players


def telling_a_neighbours_card(state: State, view: View) -> View:
    seat = neighbour(view)
    return attrs.evolve(view, shown=replaced(view.shown, seat, state.characters[seat]))


def telling_the_card_of_who_is_asked(state: State, view: View) -> View:
    """Whoever was heard of shows its card at once."""
    shown = (name if view.facts[seat] else view.shown[seat] for seat, name in enumerate(state.characters))
    return attrs.evolve(view, shown=tuple(shown))


def telling_more_than_asked(state: State, view: View) -> View:
    """An answer comes with a second one: whether the agent is a man."""
    facts = tuple(
        heard | {Answer("man", "man" in state.edition.character(name).traits)} if heard else heard
        for heard, name in zip(view.facts, state.characters, strict=True)
    )
    return attrs.evolve(view, facts=facts)


def telling_how_far_a_name_missed(state: State, view: View) -> View:
    """A missed name comes with all those that have another sign than the sicario."""
    seat = state.sicario
    if not any(isinstance(fact, Missed) for fact in view.facts[seat]):
        return view
    sign = state.edition.character(state.characters[seat]).sign
    others = {Missed(other.name) for other in state.edition.characters if other.sign != sign}
    return attrs.evolve(view, facts=replaced(view.facts, seat, view.facts[seat] | others))


def telling_which_lights(state: State, view: View) -> View:
    """The disc tells of the hat, and not only how many features fit."""
    seat = state.sicario
    if not any(isinstance(fact, Lights) for fact in view.facts[seat]):
        return view
    hat = Answer("hat", state.edition.character(state.characters[seat]).hat)
    return attrs.evolve(view, facts=replaced(view.facts, seat, view.facts[seat] | {hat}))


def telling_the_next_event(state: State, view: View) -> View:
    return attrs.evolve(view, bottom=view.bottom + state.unread[:1])


def telling_the_last_event(state: State, view: View) -> View:
    """The lowest of the unread cards is said to be known."""
    return attrs.evolve(view, bottom=state.unread[-1:] + view.bottom)


WHY = r"the view of .* tells more|the view tells|drawn from the view of .* is not consistent"


@pytest.mark.parametrize(
    "see",
    [
        telling_a_neighbours_card,
        telling_the_card_of_who_is_asked,
        telling_more_than_asked,
        telling_how_far_a_name_missed,
        telling_which_lights,
        telling_the_next_event,
        telling_the_last_event,
    ],
    ids=lambda see: see.__name__,
)
def test_a_view_that_shows_a_character_or_a_card_is_caught(see: Callable[..., View]) -> None:
    with pytest.raises(LawBroken, match=WHY):
        play_leaks(with_view(see))


# --- events ---


def with_a_second_answer(state: State, action: Action) -> Step[State, Any]:
    """An agent who is asked tells of its hat, too."""
    after, events = sicario.step(state, action)
    if not isinstance(action, Ask):
        return Step(after, events)
    hat = state.edition.character(state.characters[action.agent]).hat
    return Step(after, (*events, Event(Answered(action.agent, "hat", hat))))


def shown_early(state: State, action: Action) -> Step[State, Any]:
    """Whoever acts shows its card."""
    after, events = sicario.step(state, action)
    seat = state.actor
    if seat is None or seat is CHANCE:
        return Step(after, events)
    return Step(after, (*events, Event(sicario.Showed(seat, state.characters[seat]))))


def with_the_next_event(state: State, action: Action) -> Step[State, Any]:
    after, events = sicario.step(state, action)
    return Step(after, (*events, Event(sicario.Uncovered(after.unread[:1]))))


def character_of_the_answerer(answered: Answered) -> str:
    return PEEK.state.characters[answered.seat]


# --- other verbs ---


def name_of_the_sicario(state: State) -> str:
    return state.characters[state.sicario]


def no_wrong_names(position: State | View) -> tuple[Action, ...]:
    """Only an elimination that succeeds is listed."""
    state = position if isinstance(position, State) else PEEK.state
    return tuple(
        action
        for action in sicario.legal_actions(position)
        if not isinstance(action, sicario.Eliminate) or state.characters[action.agent] == action.character
    )


def with_the_true_deck(view: View, rng: Rng) -> State:
    return attrs.evolve(sicario.sample_world(view, rng), unread=PEEK.state.unread)


def with_the_true_characters(view: View, rng: Rng) -> State:
    return attrs.evolve(sicario.sample_world(view, rng), characters=PEEK.state.characters)


def count_by_the_sicario(view: View) -> int:
    state = PEEK.state
    return sicario.count_worlds(view) + state.layout.sheet.names.index(name_of_the_sicario(state)) % 2


def sure_of_the_next_event(view: View) -> Marginals[Any, Any]:
    chances = chances_of(view)
    chances[InDeck(1)] = {EventCard(PEEK.state.deck[0]): Fraction(1)}
    return Marginals(chances)


def sure_of_the_sicario(view: View) -> Marginals[Any, Any]:
    chances = chances_of(view)
    seat = PEEK.state.sicario
    chances[HeldBy(seat)] = {PEEK.state.characters[seat]: Fraction(1)}
    return Marginals(chances)


def won_by_now(position: State | View) -> Any:
    """An outcome that is known too early, and depends on the sicario's sex."""
    state = position if isinstance(position, State) else PEEK.state
    woman = state.edition.character(state.characters[state.sicario]).sex == "woman"
    early = not isinstance(position.phase, Over) and woman
    return sicario.outcome(position) if not early else sicario.Ended


VERBS: dict[str, tuple[dict[str, Verb], str]] = {
    "more than was asked, by an event": ({"step": with_a_second_answer}, r"ply \d+ a view event tells"),
    "a card, by an event": ({"step": shown_early}, r"ply \d+ a view event tells"),
    "the next card, by an event": ({"step": with_the_next_event}, r"ply \d+ a view event tells"),
    "more than was asked, by a sentence": (
        {"describe": PEEK.describing(Answered, character_of_the_answerer)},
        r"describe\(view event, \w\w\) tells",
    ),
    "the sicario, by a refusal": (
        {"violation": PEEK.naming("name", name_of_the_sicario)},
        r"ply \d+ violation\(view, action\) tells",
    ),
    "a neighbour's card, by its sentence": (
        {"describe": PEEK.describing(Violation, lambda _: PEEK.state.characters)},
        r"describe\(violation, \w\w\) tells",
    ),
    "a neighbour's card, by an error": (
        {"apply": PEEK.erring(lambda state: state.characters)},
        "an error of apply tells",
    ),
    "a card, by what is legal": ({"legal_actions": no_wrong_names}, r"legal_actions\(view\) tells"),
    "a card, by the mask": (
        {"action_space": PEEK.true_space(no_wrong_names)},
        r"mask\(space, view\) tells",
    ),
    "the sicario, by the outcome": ({"outcome": won_by_now}, r"outcome\(view\) tells"),
    "all, by a world drawn": ({"sample_world": PEEK.the_truth}, r"sample_world\(view, rng\) tells"),
    "the deck, by a world drawn": ({"sample_world": with_the_true_deck}, r"sample_world\(view, rng\) tells"),
    "all cards, by a world drawn": ({"sample_world": with_the_true_characters}, r"sample_world\(view, rng\) tells"),
    "all, by the first world": ({"worlds": PEEK.the_truth_first}, r"worlds\(view\) tells"),
    "the sicario, by the number of worlds": ({"count_worlds": count_by_the_sicario}, r"count_worlds\(view\) tells"),
    "the next card, by the marginals": ({"marginals": sure_of_the_next_event}, r"marginals\(view\) tells"),
    "the sicario, by the marginals": ({"marginals": sure_of_the_sicario}, r"marginals\(view\) tells"),
}


@pytest.mark.parametrize("secret", VERBS)
def test_a_secret_that_a_verb_tells_is_caught(secret: str) -> None:
    verbs, why = VERBS[secret]
    with pytest.raises(LawBroken, match=why):
        play_leaks(PEEK.telling(**verbs), games=8, only=named(why))


# --- chance ---


def with_the_die_of_chance(position: State | View, action: Action, *, by: Viewer | None = None) -> Violation | None:
    """Off turn, a refusal that names the agent who throws in place of chance."""
    refusal = sicario.violation(position, action, by=by)
    if refusal is None or refusal.params.get("actor") != "chance":
        return refusal
    return attrs.evolve(refusal, params=FrozenMap({**refusal.params, "actor": position.sicario}))


def listing_throws(position: State | View) -> tuple[Action, ...]:
    """A view, too, is told what the die can show."""
    return position.layout.lists.rolls if position.actor is CHANCE else sicario.legal_actions(position)


@pytest.mark.parametrize(
    ("verbs", "why"),
    [
        ({"violation": with_the_die_of_chance}, "is to act, it is chance"),
        ({"legal_actions": listing_throws}, "who is not to act, is told what is legal"),
    ],
)
def test_a_view_that_takes_a_throw_for_its_own_is_caught(verbs: dict[str, Verb], why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        play_leaks(broken(**verbs), games=0)
