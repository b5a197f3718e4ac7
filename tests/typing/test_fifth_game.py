"""The fifth game keeps the laws: with dice, editions, and events that only one player perceives."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

import criminals
from criminals import CHANCE, SPECTATOR, Event, InvalidArgument, InvalidEdition, InvalidState, Record, Viewer
from criminals.bots import ISMCTSBot, RandomBot, play
from criminals.core import Rng
from criminals.testing import (
    Kit,
    LawBroken,
    check_beliefs,
    check_deals,
    check_documents,
    check_fold,
    check_game,
    check_no_leak,
    check_record,
    check_view_complete,
    random_actions,
)
from tests.typing import safe

TINY = safe.EDITIONS["tiny"]


@pytest.fixture(autouse=True)
def registered() -> None:
    criminals.register("safe", safe)


def universe(state: safe.State) -> Iterator[safe.Action]:
    """Every action, and sides and seats that there are not."""
    yield safe.Open()
    yield from map(safe.Roll, range(state.edition.sides + 2))
    yield from map(safe.Peek, range(state.players + 1))


def faults(state: safe.State) -> tuple[str, ...]:
    dealt = {*state.cards}
    return () if len(dealt) == state.players and dealt <= {*state.edition.cards} else ("impossible deal",)


def perceived_at_first(first: safe.State, viewer: Viewer) -> Hashable:
    """Who begins, and the own card (§1)."""
    return first.turn, None if viewer is SPECTATOR else first.cards[viewer]


def perceived(before: safe.State, action: safe.Action, after: safe.State, viewer: Viewer) -> Hashable:
    """The action, the card that the viewer peeks at, and in the end all cards (§2 to §4)."""
    card = None
    if isinstance(action, safe.Peek) and viewer == before.turn:
        card = before.cards[action.seat]
    return action, card, after.cards if after.is_over else None


def exchanged(state: safe.State, rng: Rng) -> safe.State:
    """Two cards change places, unless all have been shown."""
    if state.is_over:
        return state
    cards = [*state.cards, *(card for card in state.edition.cards if card not in state.cards)]
    rng.shuffle(places := [*range(len(cards))])
    one, other, *_ = places
    cards[one], cards[other] = cards[other], cards[one]
    return attrs.evolve(state, cards=tuple(cards[: state.players]))


def retraced(
    first: safe.State, actions: Sequence[safe.Action], world: safe.State
) -> tuple[safe.State, Sequence[safe.Action]]:
    return attrs.evolve(first, cards=world.cards), actions


def kit() -> Kit[safe.State, safe.Action]:
    return Kit(
        game=safe,
        universe=universe,
        faults=faults,
        longest=lambda first: 2 * first.edition.turns,
        perceived_at_first=perceived_at_first,
        perceived=perceived,
        exchanged=exchanged,
        retraced=retraced,
        whereabouts=safe.whereabouts,
    )


def firsts() -> list[safe.State]:
    return [safe.new_game(setup=setup, edition=TINY) for setup in safe.setups(2, "tiny")]


@pytest.mark.parametrize("players", [2, 3])
def test_the_laws(players: int) -> None:
    rng = Random(players)
    for edition in ("tiny", None):
        first = safe.new_game(players=players, rng=rng, edition=edition)
        check_game(kit(), first, rng)
        actions = random_actions(kit(), first, rng)
        check_no_leak(kit(), first, actions, rng)
        check_fold(kit(), first, actions)
        check_documents(kit(), first)
        check_record(Record.of(first, actions))
        for viewer in (*range(players), SPECTATOR):
            check_beliefs(kit(), first, viewer, rng)


def test_a_view_is_exactly_what_was_perceived() -> None:
    assert check_view_complete(kit(), firsts()).histories == 456
    assert check_deals(kit(), TINY, 2, Random(1)) < 5


def telling_the_peek(before: safe.State, action: safe.Action, after: safe.State) -> Iterator[Event[safe.ViewEvent]]:
    return (Event(event.fact) for event in safe.events(before, action, after))


def showing_what_others_saw(state: safe.State, viewer: Viewer) -> safe.View:
    seen = safe.view(state, viewer)
    known = {seat for _, seat in state.peeked}
    cards = tuple(state.cards[seat] if seat in known else card for seat, card in enumerate(seen.cards))
    return attrs.evolve(seen, cards=cards)


@pytest.mark.parametrize(("verb", "broken"), [("events", telling_the_peek), ("view", showing_what_others_saw)])
def test_the_laws_can_fail(verb: str, broken: Callable[..., Any]) -> None:
    wrong = attrs.evolve(kit(), game=cast(Any, SimpleNamespace(**{**vars(safe), verb: broken})))
    with pytest.raises(LawBroken):
        check_all(wrong)
    check_all(kit())


def check_all(kit: Kit[safe.State, safe.Action]) -> None:
    for first in firsts():
        actions = safe.Roll(1), safe.Peek(1 - first.turn)
        check_fold(kit, first, actions)
        check_no_leak(kit, first, actions, Random(1))


def test_chance_throws_the_die() -> None:
    first = criminals.new_game("safe", seed=1)
    assert criminals.actor(first) is CHANCE
    assert sum(share for _, share in criminals.chances(first)) == 1
    assert criminals.advance(first, Random(1)).is_rolled
    assert criminals.chances(criminals.advance(first, Random(1))) == ()


def test_bots_play_it_and_records_tell_of_it() -> None:
    record = play("safe", [ISMCTSBot(iterations=20), RandomBot()], seed=2, edition="tiny")
    assert Record.from_text(record.to_text()) == record
    assert "chance: roll" in record.to_text()


def test_editions_are_found_and_checked() -> None:
    assert safe.new_game(rng=Random(1), players=3).edition is safe.EDITIONS["reference"]
    with pytest.raises(InvalidArgument, match="no edition 'large'"):
        safe.new_game(rng=Random(1), edition="large")
    with pytest.raises(InvalidArgument, match="for 2 or 3 players, not 4"):
        safe.new_game(rng=Random(1), players=4)
    with pytest.raises(InvalidEdition, match="twice"):
        safe.Edition("bad", (1, 1, 2), turns=1)
    with pytest.raises(InvalidState, match="no set-up"):
        safe.new_game(setup=safe.Setup((9, 8), 0))


def test_only_events_that_can_follow_are_folded() -> None:
    view = safe.view(firsts()[0], 0)
    wrong: tuple[safe.ViewEvent, ...] = (safe.Rolled(7), safe.Peeked(0, 1), safe.Saw(1, 2), safe.Opened((1, 2)))
    for each in wrong:
        with pytest.raises(InvalidState, match="does not follow"):
            safe.fold(view, [each])
    with pytest.raises(TypeError, match="no view event"):
        safe.fold(view, cast(Any, ["rolled"]))


@pytest.mark.parametrize(
    ("of", "wrong", "fault"),
    [
        ({"cards": (1, 1)}, {}, "each once"),
        ({"cards": (1, 9)}, {}, "from the box"),
        ({"cards": (1, 2, 3)}, {}, "for each player"),
        ({}, {"left": 3}, "2 turns"),
        ({}, {"left": -1}, "2 turns"),
    ],
)
def test_impossible_documents_are_refused(of: dict[str, Any], wrong: dict[str, Any], fault: str) -> None:
    state = safe.new_game(setup=safe.Setup((1, 2), 0), edition="tiny")
    view = safe.view(state, 0)
    assert criminals.loads(criminals.dumps(state), "state") == state
    assert criminals.loads(criminals.dumps(view), "view") == view
    for value, kind in ((attrs.evolve(state, **of, **wrong), "state"), (attrs.evolve(view, **of, **wrong), "view")):
        with pytest.raises(InvalidState, match=fault):
            criminals.loads(criminals.dumps(value), cast(Any, kind))
