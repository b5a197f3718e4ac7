"""Folding: a view kept up to date by what its viewer perceives equals a fresh one, and nonsense is refused."""

from collections.abc import Callable
from random import Random
from typing import Any, Final, cast

import pytest

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.events import Event
from criminals.core.game.results import Outcome, ScoreLine
from criminals.games import sicario
from criminals.games.sicario import (
    Answered,
    Began,
    Decoded,
    Decoding,
    Drew,
    Ended,
    Hunting,
    LostTurn,
    Moved,
    Named,
    Over,
    Questioning,
    Rolled,
    Rolling,
    Scored,
    Showed,
    Skipped,
    State,
    Uncovered,
    ViewEvent,
)
from criminals.testing import random_actions, random_first, sicario_kit
from tests.games.cases import Case
from tests.games.positions import play, viewers
from tests.games.sicario.cases import without
from tests.games.sicario.happenings import CASES
from tests.games.sicario.scenes import HOME, scene

TWICE: Final = "does not follow on this view: is it for another, are some missing, or folded before?"


# --- folding gives the fresh view ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_facts_can_be_folded_one_at_a_time(case: Case) -> None:
    state = case.state()
    after = sicario.apply(state, sicario.parse_action(case.action))
    for viewer in viewers(state):
        view = sicario.view(state, viewer)
        for fact in case.facts:
            view = sicario.fold(view, [fact])
        assert view == sicario.view(after, viewer)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_step_can_be_folded_in_two_parts(case: Case) -> None:
    state = case.state()
    view, after = sicario.view(state, 1), sicario.apply(state, sicario.parse_action(case.action))
    for at in range(len(case.facts)):
        assert sicario.fold(sicario.fold(view, case.facts[:at]), case.facts[at:]) == sicario.view(after, 1)


def test_games_of_editions_made_by_chance_can_be_followed_all_at_once() -> None:
    for seed in range(40):
        rng = Random(seed)
        first = random_first("sicario", rng)
        state, facts = first, list[ViewEvent]()
        for action in random_actions(sicario_kit(), first, rng):
            state, events = sicario.step(state, action)
            facts += sicario.view_events(events, 0)
        for viewer in viewers(first):
            assert sicario.fold(sicario.view(first, viewer), facts) == sicario.view(state, viewer)


def test_6_1_a_fact_that_was_heard_before_is_kept_once() -> None:
    state = play(scene(1, 3, phase=Hunting(0), read=["tip-off"]), "ask 1 hat")
    again = scene(1, 3, phase=Hunting(0), read=["tip-off"], facts={1: set(state.facts[1])})
    view = sicario.view(again, 2)
    assert sicario.fold(view, [Answered(1, "hat", yes=True), Began(Rolling(1))]).facts == view.facts


# --- what does not follow ---


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_step_that_was_folded_before_is_refused(case: Case) -> None:
    for viewer in viewers(case.state()):
        view = sicario.fold(sicario.view(case.state(), viewer), case.facts)
        with pytest.raises(InvalidState, match=TWICE):
            sicario.fold(view, case.facts)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_step_of_which_a_part_is_missing_is_refused_or_does_no_harm(case: Case) -> None:
    """Neither the first nor the last fact of a step can be missed; some facts change nothing of a view."""
    state = case.state()
    fresh = sicario.view(sicario.apply(state, sicario.parse_action(case.action)), 1)
    for at in range(1, len(case.facts) - 1):
        rest = case.facts[:at] + case.facts[at + 1 :]
        try:
            found = sicario.fold(sicario.view(state, 1), rest)
        except InvalidState:
            continue
        assert found == fresh, case.facts[at]
        assert isinstance(case.facts[at], Scored), case.facts[at]


def start() -> State:
    """Seat 1 is to throw, and may come to a tip-off."""
    return scene(0, 0, deck=["tip-off"])


def hunting() -> State:
    """The sicario's turn: seat 1 is exposed, and known to have a hat; seat 2 hides."""
    return scene(1, 3, phase=Hunting(0), read=["tip-off"], facts={1: {sicario.Answer("hat", yes=True)}})


def decoding() -> State:
    """Seat 1 is at an antenna."""
    return scene(11, 3, phase=Decoding(1))


def tipped() -> State:
    """Seat 1 is to be asked."""
    return scene(1, 0, phase=Questioning(0, 1), read=["tip-off"])


def losing() -> State:
    """Seat 2 is to throw; the sicario and seat 1 lose their next turns."""
    return scene(1, 0, seat=2, lost={0: 1, 1: 1}, read=["blackout", "lose-turn"])


def caught() -> State:
    return play(decoding(), "capture Boris")


POINT: Final = ScoreLine("sicario", 0, 1, "capture", "3.7")

WRONG: Final[dict[str, tuple[Callable[[], State], tuple[ViewEvent, ...]]]] = {
    "another seat's throw": (start, (Rolled(2, 1),)),
    "a side that the die has not": (start, (Rolled(1, 7),)),
    "no side of the die": (start, (Rolled(1, 0),)),
    "a throw in another phase": (hunting, (Rolled(1, 1),)),
    "a throw without a move": (start, (Rolled(1, 1), Drew(1, "tip-off"))),
    "a move that the die does not say": (start, (Rolled(1, 3), Moved(1, 4))),
    "a move without a throw": (start, (Rolled(1, 3), Moved(1, 3), Moved(1, 4))),
    "a move to a taken space": (lambda: scene(0, 3), (Moved(1, 3),)),
    "a move past the embassy": (start, (Moved(1, HOME + 1),)),
    "a move of another": (start, (Moved(2, 3),)),
    "a card in a building": (start, (Rolled(1, 3), Moved(1, 3), Drew(1, "tip-off"))),
    "a card that the box has not": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-9"))),
    "a card that lies below": (
        lambda: scene(0, 0, read=["take-cover"]),
        (Rolled(1, 1), Moved(1, 1), Drew(1, "take-cover")),
    ),
    "a card that is known to lie elsewhere": (
        lambda: scene(4, 0, read=sicario.REFERENCE.events),
        (Rolled(1, 1), Moved(1, 5), Drew(1, "blackout")),
    ),
    "a second card": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Drew(1, "blackout"))),
    "an advance that does not move": (
        start,
        (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Began(Rolling(2))),
    ),
    "an advance that moves too far": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "advance-1"), Moved(1, 3))),
    "a tip-off that moves": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Moved(1, 3))),
    "a tip-off, and the next turn": (start, (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Began(Rolling(2)))),
    "a tip-off for another": (
        start,
        (Rolled(1, 1), Moved(1, 1), Drew(1, "tip-off"), Began(Questioning(0, 2))),
    ),
    "a tip-off without its card": (start, (Rolled(1, 1), Moved(1, 1), Began(Questioning(0, 1)))),
    "a tip-off at once about one who hides": (start, (Began(Questioning(0, 1)),)),
    "a tip-off about another, who is exposed": (lambda: scene(0, 1), (Began(Questioning(0, 2)),)),
    "a tip-off for an agent": (lambda: scene(1, 0), (Began(Questioning(2, 1)),)),
    "the disc away from an antenna": (start, (Rolled(1, 3), Moved(1, 3), Began(Decoding(1)))),
    "the disc at once, away from an antenna": (start, (Began(Decoding(1)),)),
    "the disc of another, who is at an antenna": (lambda: scene(0, 11), (Began(Decoding(2)),)),
    "the disc of one who is out": (lambda: scene(0, None), (Began(Decoding(2)),)),
    "the disc of nobody": (start, (Began(Decoding(7)),)),
    "the disc of the seat after the last one": (start, (Began(Decoding(3)),)),
    "the turn of another than the next": (start, (Rolled(1, 3), Moved(1, 3), Began(Rolling(1)))),
    "the sicario's turn before its time": (start, (Rolled(1, 3), Moved(1, 3), Began(Hunting(0)))),
    "the sicario's turn with nobody exposed": (lambda: scene(3, 0, seat=2), (Began(Hunting(0)),)),
    "a turn of the sicario as an agent": (start, (Began(Rolling(0)),)),
    "a turn of one who is out": (lambda: scene(0, None), (Began(Rolling(2)),)),
    "a turn that must be lost": (losing, (Rolled(2, 3), Moved(2, 3), LostTurn(0), Began(Rolling(1)))),
    "turns lost in another order": (losing, (Rolled(2, 3), Moved(2, 3), LostTurn(1))),
    "a turn lost that is not to be lost": (start, (Rolled(1, 3), Moved(1, 3), LostTurn(2))),
    "a turn lost before the sicario's, who has somebody to hunt": (
        lambda: scene(2, 0, seat=2, lost={1: 1}, read=["lose-turn"]),
        (Rolled(2, 3), Moved(2, 3), LostTurn(1)),
    ),
    "a turn lost by nobody": (losing, (LostTurn(3),)),
    "a turn lost at once that is not to be lost": (start, (LostTurn(2),)),
    "the same phase": (start, (Began(Rolling(1)),)),
    "another's disc": (decoding, (Decoded(2, ("man", "hat", "glasses"), 3),)),
    "too many lights": (decoding, (Decoded(1, ("man", "hat", "glasses"), 4),)),
    "no such disc": (decoding, (Decoded(1, ("man", "man", "hat"), 1),)),
    "another skips": (decoding, (Skipped(2),)),
    "an answer at an antenna": (decoding, (Answered(1, "hat", yes=True),)),
    "an answer of one who hides": (hunting, (Answered(2, "hat", yes=True),)),
    "an answer of the sicario": (hunting, (Answered(0, "hat", yes=True),)),
    "an answer of nobody": (hunting, (Answered(7, "hat", yes=True),)),
    "an answer of the seat after the last one": (hunting, (Answered(3, "hat", yes=True),)),
    "an answer that can not be": (hunting, (Answered(1, "no-hat", yes=True),)),
    "no such trait": (hunting, (Answered(1, "beard", yes=True),)),
    "another is tipped": (tipped, (Answered(2, "hat", yes=True),)),
    "another is tipped, who is exposed too": (
        lambda: scene(1, 4, phase=Questioning(0, 1), read=["tip-off"]),
        (Answered(2, "hat", yes=False),),
    ),
    "a name in a tip-off": (tipped, (Named(0, 1, "Olga", right=True),)),
    "a name of one who hides": (hunting, (Named(0, 2, "Olga", right=False),)),
    "a name by another": (hunting, (Named(2, 1, "Olga", right=False),)),
    "a name for another than the sicario": (decoding, (Named(1, 2, "Olga", right=False),)),
    "no such name": (hunting, (Named(0, 1, "Nobody", right=False),)),
    "a name that can not be right": (hunting, (Named(0, 1, "Zeno", right=True),)),
    "a character shown before the end": (start, (Showed(1, "Olga"),)),
    "cards shown before the end": (start, (Uncovered(sicario.REFERENCE.events),)),
    "the end before the end": (start, (Began(Over()),)),
    "the end before all is shown": (decoding, (Named(1, 0, "Boris", right=True), Began(Over()))),
    "two of one character": (
        decoding,
        (Named(1, 0, "Boris", right=True), Showed(1, "Boris")),
    ),
    "a character of nobody": (decoding, (Named(1, 0, "Boris", right=True), Showed(3, "Olga"))),
    "too few cards shown": (
        decoding,
        (Named(1, 0, "Boris", right=True), Showed(1, "Olga"), Showed(2, "Glenda"), Uncovered(("tip-off",))),
    ),
    "other cards shown": (
        decoding,
        (Named(1, 0, "Boris", right=True), Uncovered(("tip-off",) * 16)),
    ),
    "cards shown that were read before": (
        lambda: scene(11, 3, phase=Decoding(1), read=["take-cover"]),
        (Named(1, 0, "Boris", right=True), Uncovered(("take-cover", *without("take-cover")[1:]))),
    ),
    "no cards shown": (
        lambda: scene(44, None, read=sicario.REFERENCE.events),
        (Rolled(1, 1), Moved(1, HOME), Uncovered(())),
    ),
    "a turn after the end": (decoding, (Named(1, 0, "Boris", right=True), Began(Rolling(2)))),
    "a turn lost after the end": (
        lambda: scene(11, 1, phase=Decoding(1), lost={2: 1}, read=["lose-turn"]),
        (Named(1, 0, "Boris", right=True), LostTurn(2)),
    ),
    "a point before the end": (start, (Scored(POINT),)),
    "a point for another": (caught, (Scored(POINT),)),
    "another outcome": (caught, (Ended(Outcome((0,), "5.2")),)),
}


@pytest.mark.parametrize("wrong", WRONG)
def test_what_can_not_follow_is_refused(wrong: str) -> None:
    made, facts = WRONG[wrong]
    for viewer in (*range(3), SPECTATOR):
        view = sicario.view(made(), viewer)
        assert sicario.fold(view, facts[:-1]) is not None
        with pytest.raises(InvalidState, match=TWICE):
            sicario.fold(view, facts)


def test_6_3_what_contradicts_the_viewers_own_card_is_refused() -> None:
    """Seat 1 is Olga, and the sicario Boris; a spectator can not tell."""
    contradictions: tuple[tuple[State, Viewer, ViewEvent], ...] = (
        (tipped(), 1, Answered(1, "hat", yes=False)),
        (hunting(), 1, Named(0, 1, "Olga", right=False)),
        (hunting(), 1, Named(0, 1, "Irma", right=True)),
        (hunting(), 2, Named(0, 1, "Glenda", right=True)),
        (decoding(), 0, Decoded(1, ("man", "hat", "glasses"), 2)),
        (decoding(), 0, Named(1, 0, "Boris", right=False)),
    )
    for state, viewer, fact in contradictions:
        with pytest.raises(InvalidState, match=TWICE):
            sicario.fold(sicario.view(state, viewer), [fact])
        if fact != Named(0, 1, "Glenda", right=True):
            assert sicario.fold(sicario.view(state, SPECTATOR), [fact]) is not None


def test_slips_are_named() -> None:
    state = start()
    view = sicario.view(state, 1)
    step = sicario.step(state, sicario.parse_action("roll 1"))
    with pytest.raises(TypeError, match="is one view event"):
        sicario.fold(view, cast(Any, Rolled(1, 1)))
    with pytest.raises(TypeError, match="is the truth: view_events"):
        sicario.fold(view, cast(Any, step.events))
    with pytest.raises(TypeError, match="is no view event of Sicario"):
        sicario.fold(view, cast(Any, ["roll 1"]))
    with pytest.raises(TypeError, match="a state is no view"):
        sicario.fold(cast(Any, state), ())
    assert isinstance(step.events[0], Event)
