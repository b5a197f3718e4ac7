"""The law that nothing leaks can fail: each verb that tells more than its viewer can know is caught."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import Violation
from criminals.core.base.seats import Viewer
from criminals.core.game.locations import Locations, Movement, Piece
from criminals.core.game.marginals import Marginals
from criminals.core.game.results import Outcome, ScoreSheet
from criminals.games import crooks
from criminals.testing import LawBroken, crooks_kit
from tests.laws.copies import all_events, named
from tests.laws.planting import Peek, play_leaks

PEEK = Peek()


def odd(position: crooks.State | crooks.View) -> bool:
    """A hidden bit of the state, or of the state behind a view."""
    if isinstance(position, crooks.State):
        PEEK.state = position
    return PEEK.odd()


def legal_for_all(position: crooks.State | crooks.View) -> tuple[crooks.Action, ...]:
    return crooks.legal_actions(PEEK.state if isinstance(position, crooks.View) else position)


def legal_by_a_secret(position: crooks.State | crooks.View) -> tuple[crooks.Action, ...]:
    actions = crooks.legal_actions(position)
    return actions[:-1] if len(actions) > 1 and odd(position) else actions


def hand(state: crooks.State) -> int | None:
    """The crook in hand."""
    return state.crook_of(state.phase.origin) if isinstance(state.phase, crooks.Placing) else None


naming_the_hand = PEEK.naming("crook", hand)


def naming_it_to_the_host(position: crooks.State | crooks.View, action: crooks.Action, *, by: int | None = None) -> Any:
    return naming_the_hand(position, action, by=by) if by is not None else crooks.violation(position, action)


def an_outcome_by_a_secret(position: crooks.State | crooks.View) -> Outcome | None:
    outcome = crooks.outcome(position)
    return outcome and Outcome((int(odd(position)),), outcome.clause)


def a_score_by_a_secret(position: crooks.State | crooks.View) -> ScoreSheet:
    return attrs.evolve(crooks.score(position), points=(int(odd(position)), 0))


def seats_by_a_secret(position: crooks.State | crooks.View) -> range:
    return range(position.players + (any(position.passed) and odd(position)))


def certain(view: crooks.View) -> Marginals[int, crooks.Whereabouts]:
    return Marginals({crooks.BOX: {crook: Fraction(1) for crook in PEEK.state.undealt}})


def one_more_world(view: crooks.View) -> int:
    return crooks.count_worlds(view) + PEEK.odd()


def the_line_of_the_state(_view: crooks.View) -> str:
    return crooks.to_text(PEEK.state)


def lying_by_a_secret(view: crooks.View) -> Locations:
    return {**crooks.locations(view), "box": (Piece("crook", value=PEEK.state.undealt[0], face_down=True),)}


def naming_the_box(location: str, view: crooks.View, lang: str = "en") -> str:
    return crooks.location_name(location, view, lang) + str(PEEK.state.undealt if location == "box" else "")


def moving_who_was_taken(view_event: crooks.ViewEvent, view: crooks.View) -> tuple[Movement, ...]:
    found = crooks.movements(view_event, view)
    if not isinstance(view_event, crooks.Took):
        return found
    return tuple(
        attrs.evolve(each, piece=Piece("crook", value=PEEK.state.crook_of(view_event.origin), face_down=True))
        for each in found
    )


VERBS: dict[str, tuple[dict[str, Callable[..., Any]], str]] = {
    "the legal actions of the mover": ({"legal_actions": legal_for_all}, "not to act, is told what is legal"),
    "legal actions by a secret": ({"legal_actions": legal_by_a_secret}, r"legal_actions\(view\) tells"),
    "a violation": ({"violation": naming_the_hand}, r"ply \d+ violation\(view, action\) tells"),
    "a violation of the host": ({"violation": naming_it_to_the_host}, "by the host"),
    "the sentence of a violation": (
        {"describe": PEEK.describing(Violation, lambda _: hand(PEEK.state))},
        r"describe\(violation, \w\w\) tells",
    ),
    "an error of apply": ({"apply": PEEK.erring(lambda state: state.piles[0])}, "an error of apply tells"),
    "a view event": ({"view_events": all_events}, r"ply \d+ a view event tells"),
    "the sentence of an event": (
        {"describe": PEEK.describing(crooks.Took, lambda took: PEEK.state.crook_of(took.origin))},
        r"describe\(view event, \w\w\) tells",
    ),
    "the mask": ({"action_space": PEEK.true_space(crooks.legal_actions)}, r"mask\(space, view\) tells"),
    "the line of the view": ({"to_text": the_line_of_the_state}, r"(to|from)_text\(.*\) tells"),
    "the outcome": ({"outcome": an_outcome_by_a_secret}, r"outcome\(view\) tells"),
    "the score": ({"score": a_score_by_a_secret}, r"score\(view\) tells"),
    "the seats": ({"seats": seats_by_a_secret}, r"seats\(view\) tells"),
    "the number of worlds": ({"count_worlds": one_more_world}, r"count_worlds\(view\) tells"),
    "the list of worlds": ({"worlds": PEEK.the_truth_first}, r"worlds\(view\) tells"),
    "the sampler": ({"sample_world": PEEK.the_truth}, r"sample_world\(view, rng\) tells"),
    "the marginals": ({"marginals": certain}, r"marginals\(view\) tells"),
    "what lies where": ({"locations": lying_by_a_secret}, r"locations\(view\) tells"),
    "the name of a location": ({"location_name": naming_the_box}, r"location_name\(location, view, \w\w\) tells"),
    "a movement": ({"movements": moving_who_was_taken}, r"movements\(view event, view before it\) tells"),
}


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_that_tells_is_caught(verb: str) -> None:
    verbs, why = VERBS[verb]
    short, by_turns = verb in ("the outcome", "the score"), verb.startswith(("the sentence", "the name", "a movement"))
    with pytest.raises(LawBroken, match=why):
        play_leaks(PEEK.telling(**verbs), games=8, players=2, short=short, thorough=by_turns, only=named(why))


def test_the_honest_verbs_tell_nothing() -> None:
    play_leaks(PEEK.telling(), games=1, players=2)
    play_leaks(PEEK.telling(), games=8, players=2, short=True)
    play_leaks(attrs.evolve(crooks_kit(), also_shown=mask_of_the_viewer), games=1, players=2)


def mask_of_the_viewer(state: crooks.State, viewer: Viewer) -> dict[str, object]:
    view = crooks.view(state, viewer)
    return {"the mask": bytes(crooks.violation(view, crooks.Take(crook)) is None for crook in range(33))}


def mask_of_the_actor(state: crooks.State, viewer: Viewer) -> dict[str, object]:
    return {"the mask": bytes(crooks.violation(state, crooks.Take(crook)) is None for crook in range(33))}


def more_for_some(state: crooks.State, viewer: Viewer) -> dict[str, object]:
    PEEK.state = state
    return {"a hint": 1} if PEEK.odd() else {}


def test_a_mask_that_tells_is_caught() -> None:
    with pytest.raises(LawBroken, match="the mask tells"):
        play_leaks(attrs.evolve(crooks_kit(), also_shown=mask_of_the_actor))
    with pytest.raises(LawBroken, match="more is shown"):
        play_leaks(attrs.evolve(crooks_kit(), also_shown=more_for_some))


# --- a view that answers otherwise than its state ---


def nothing_for_a_view(position: crooks.State | crooks.View) -> tuple[crooks.Action, ...]:
    return () if isinstance(position, crooks.View) else crooks.legal_actions(position)


def anything_for_a_view(position: Any, action: crooks.Action, *, by: int | None = None) -> Violation | None:
    asked = isinstance(position, crooks.View) and position.viewer == position.actor
    return None if asked else crooks.violation(position, action, by=by)


def another_refusal_for_a_view(position: Any, action: crooks.Action, *, by: int | None = None) -> Violation | None:
    refusal = crooks.violation(position, action, by=by)
    off = refusal is not None and refusal.code == "not_your_turn" and isinstance(position, crooks.View)
    return attrs.evolve(refusal, code="wait") if off and refusal is not None else refusal


def a_score_at_any_time(position: crooks.State | crooks.View) -> ScoreSheet:
    return crooks.score(position if isinstance(position, crooks.State) else PEEK.state)


def no_score(position: crooks.State | crooks.View) -> ScoreSheet:
    return crooks.score(position if isinstance(position, crooks.State) else crooks.view(crooks.new_game(rng=Zero()), 0))


class Zero:
    """A generator that deals as the cards come."""

    def randrange(self, start: int, /) -> int:
        return 0

    def shuffle(self, x: list[Any], /) -> None:
        x.sort()


def another_score(position: crooks.State | crooks.View) -> ScoreSheet:
    sheet = crooks.score(position)
    return attrs.evolve(sheet, points=(99, 99)) if isinstance(position, crooks.View) else sheet


def seat_0(position: crooks.State | crooks.View) -> int | None:
    return 0 if isinstance(position, crooks.View) else crooks.actor(position)


def never(_view: crooks.View, _state: crooks.State) -> bool:
    return False


OTHERWISE: dict[str, tuple[dict[str, Callable[..., Any]], str]] = {
    "legal actions": ({"legal_actions": nothing_for_a_view}, "cannot list what is legal"),
    "violations on turn": ({"violation": anything_for_a_view}, "by the state: "),
    "violations off turn": ({"violation": another_refusal_for_a_view}, "is not to act, but told"),
    "an early score": ({"score": a_score_at_any_time}, "the score before the end"),
    "no score": ({"score": no_score}, "but a view has no score"),
    "another score": ({"score": another_score}, "another score than its state"),
    "the actor": ({"actor": seat_0}, "actor|seat_0 is 0 by the view"),
    "consistency": ({"is_consistent": never}, "is not consistent with its own state"),
}


@pytest.mark.parametrize("verb", OTHERWISE)
def test_a_view_that_answers_otherwise_than_its_state_is_caught(verb: str) -> None:
    verbs, why = OTHERWISE[verb]
    with pytest.raises(LawBroken, match=why):
        play_leaks(PEEK.telling(**verbs), games=2, players=2)
