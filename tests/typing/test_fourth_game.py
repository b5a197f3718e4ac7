"""The fourth game keeps the laws: all of them, exhaustively, for it has six deals and five ways to play each."""

import subprocess
import sys
from collections.abc import Callable, Hashable, Iterator, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import attrs
import pytest

import criminals
from criminals import Record
from criminals.core.base.errors import IllegalAction, InvalidState, MalformedDocument, NotOver
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.defaults import completed
from criminals.core.game.events import Event
from criminals.core.game.protocol import Rng
from criminals.testing import (
    Kit,
    LawBroken,
    Searched,
    check_beliefs,
    check_fold,
    check_frequencies,
    check_game,
    check_no_leak,
    check_uniform,
    check_view_complete,
)
from criminals.testing.laws.documents import check_documents, check_record
from tests.typing import kuhn
from tests.typing.kuhn import BET, CALL, CHECK, FOLD

VIEWERS: tuple[Viewer, ...] = (0, 1, SPECTATOR)
GAME = completed(kuhn)
"""Kuhn poker with the verbs that are made from its own."""
PLAYS = ((CHECK, CHECK), (CHECK, BET, CALL), (CHECK, BET, FOLD), (BET, CALL), (BET, FOLD))


def faults(state: kuhn.State) -> tuple[str, ...]:
    found = [] if state.cards in kuhn.setups(2) else ["no deal"]
    begun = (play[: len(state.moves)] for play in PLAYS)
    return tuple(found if state.moves in begun else [*found, "no play"])


def perceived_at_first(first: kuhn.State, viewer: Viewer) -> Hashable:
    """The own card (§1)."""
    return None if viewer is SPECTATOR else first.cards[viewer]


def perceived(before: kuhn.State, action: kuhn.Action, after: kuhn.State, viewer: Viewer) -> Hashable:
    """What is said, and the cards after a call or a second check (§4)."""
    ends = action == CALL or (action == CHECK and before.moves != ())
    return action, after.cards if ends else None


def exchanged(state: kuhn.State, rng: Rng) -> kuhn.State:
    """Two of the three cards change places; once the cards are shown there are no two that anybody does not see."""
    if state.showdown:
        return state
    cards = [*state.cards, *deck(state)]
    stays = rng.randrange(3)
    one, other = (place for place in range(3) if place != stays)
    cards[one], cards[other] = cards[other], cards[one]
    return attrs.evolve(state, cards=(cards[0], cards[1]))


def retraced(
    first: kuhn.State, actions: Sequence[kuhn.Action], world: kuhn.State
) -> tuple[kuhn.State, Sequence[kuhn.Action]]:
    """The same play with the world's deal."""
    return attrs.evolve(first, cards=world.cards), actions


def whereabouts(state: kuhn.State) -> dict[kuhn.Place, tuple[kuhn.Card, ...]]:
    return {0: state.cards[:1], 1: state.cards[1:], "deck": deck(state)}


def deck(state: kuhn.State) -> tuple[kuhn.Card, ...]:
    return tuple(card for card in kuhn.CARDS if card not in state.cards)


def kit() -> Kit[kuhn.State, kuhn.Action]:
    return Kit(
        game=kuhn,
        universe=lambda _state: (CHECK, BET, CALL, FOLD),
        faults=faults,
        longest=lambda _state: 3,
        perceived_at_first=perceived_at_first,
        perceived=perceived,
        exchanged=exchanged,
        retraced=retraced,
        whereabouts=whereabouts,
    )


def games() -> Iterator[tuple[kuhn.State, Sequence[kuhn.Action]]]:
    """Every whole game: its first state and its actions."""
    return ((kuhn.new_game(setup=deal), play) for deal in kuhn.setups(2) for play in PLAYS)


def played(first: kuhn.State, actions: Sequence[kuhn.Action]) -> kuhn.State:
    for action in actions:
        first = kuhn.apply(first, action)
    return first


def states() -> Iterator[kuhn.State]:
    """Every state there is, each once."""
    return iter(
        dict.fromkeys(played(first, actions[:ply]) for first, actions in games() for ply in range(len(actions) + 1))
    )


def test_the_laws_of_play() -> None:
    """Exhaustively: a generator that draws what it is told plays every game."""
    for first, actions in games():
        drawn = iter([kuhn.legal_actions(played(first, actions[:ply])).index(a) for ply, a in enumerate(actions)])
        last = check_game(kit(), first, Told(drawn))
        assert last == played(first, actions)


class Told:
    """A generator that draws what it is told."""

    def __init__(self, drawn: Iterator[int]) -> None:
        self.drawn = drawn

    def randrange(self, _start: int, /) -> int:
        return next(self.drawn)

    def shuffle(self, x: list[Any], /) -> None:
        raise AssertionError("nothing is shuffled")


def test_what_is_hidden_stays_hidden() -> None:
    for seed, (first, actions) in enumerate(games()):
        assert check_no_leak(kit(), first, actions, Random(seed), moments=4) > len(VIEWERS)


def test_a_view_is_exactly_what_was_perceived() -> None:
    assert len(list(games())) == 30
    assert len(list(states())) == 54
    searched = check_view_complete(kit(), [kuhn.new_game(setup=deal) for deal in kuhn.setups(2)])
    assert searched == Searched(54, 96, frozenset({"check", "bet", "call", "fold"}))


def test_a_view_is_kept_by_its_events() -> None:
    told = [check_fold(kit(), first, actions) for first, actions in games()]
    assert sum(told) == 6 * len(VIEWERS) * (3 + 4 + 3 + 3 + 2)


def test_beliefs_are_exact() -> None:
    for seed, state in enumerate(states()):
        for viewer in VIEWERS:
            count = 1 if state.showdown else 6 if viewer is SPECTATOR else 2
            assert check_beliefs(kit(), state, viewer, Random(seed)) == count
            check_uniform(kit(), kuhn.view(state, viewer), Random(seed))
            check_frequencies(kit(), kuhn.view(state, viewer), Random(seed), samples=60)


def showing_the_cards_after_a_fold(state: kuhn.State, viewer: Viewer) -> kuhn.View:
    view = kuhn.view(state, viewer)
    return attrs.evolve(view, cards=state.cards) if FOLD in state.moves else view


def forgetting_the_cards(state: kuhn.State, viewer: Viewer) -> kuhn.View:
    view = kuhn.view(state, viewer)
    return attrs.evolve(view, cards=(None, None)) if CHECK in state.moves else view


def drawing_the_first_world(view: kuhn.View, rng: Rng) -> kuhn.State:
    return next(GAME.worlds(view))


def telling_no_cards(state: kuhn.State, action: kuhn.Action) -> Any:
    step = GAME.step(state, action)
    return step._replace(events=step.events[:1])


@pytest.mark.parametrize(
    ("verb", "broken", "law"),
    [
        ("view", showing_the_cards_after_a_fold, check_no_leak),
        ("view", forgetting_the_cards, check_view_complete),
        ("sample_world", drawing_the_first_world, check_uniform),
        ("step", telling_no_cards, check_fold),
    ],
)
def test_the_laws_can_fail(verb: str, broken: Callable[..., Any], law: Callable[..., Any]) -> None:
    wrong = attrs.evolve(kit(), game=cast(Any, SimpleNamespace(**{**vars(kuhn), verb: broken})))
    with pytest.raises(LawBroken):
        check_all(wrong, law)
    check_all(kit(), law)


def listing_nothing(position: kuhn.State | kuhn.View) -> tuple[kuhn.Action, ...]:
    return () if isinstance(position, kuhn.View) else kuhn.legal_actions(position)


@pytest.mark.parametrize(
    ("verb", "broken", "begins", "ends"),
    [
        (
            "view",
            showing_the_cards_after_a_fold,
            "at ply 2 the view of seat 0 tells more than seat 0 perceived: ",
            r"in two games that look the same to it, the view has cards \('.', '.'\) and \('.', '.'\)",
        ),
        (
            "legal_actions",
            listing_nothing,
            "at ply 0 seat 0, who is to act, cannot list what is legal: ",
            r"of its view they are \(\), of the state \(check, bet\)",
        ),
    ],
)
def test_a_broken_law_says_what_differs_and_where(
    verb: str, broken: Callable[..., Any], begins: str, ends: str
) -> None:
    wrong = attrs.evolve(kit(), game=cast(Any, SimpleNamespace(**{**vars(kuhn), verb: broken})))
    with pytest.raises(LawBroken, match=f"^{begins}{ends}$"):
        check_no_leak(wrong, kuhn.new_game(setup=("J", "Q")), (BET, FOLD), Random(1), moments=2)


def check_all(kit: Kit[kuhn.State, kuhn.Action], law: Callable[..., Any]) -> None:
    """A law over all games."""
    if law is check_view_complete:
        check_view_complete(kit, [kuhn.new_game(setup=deal) for deal in kuhn.setups(2)])
        return
    for seed, (first, actions) in enumerate(games()):
        if law is check_no_leak:
            check_no_leak(kit, first, actions, Random(seed))
        elif law is check_fold:
            check_fold(kit, first, actions)
        else:
            check_uniform(kit, kuhn.view(first, SPECTATOR), Random(seed))


@pytest.mark.parametrize(
    ("play", "points"),
    [
        ((CHECK, CHECK), (-1, 1)),
        ((CHECK, BET, CALL), (-2, 2)),
        ((CHECK, BET, FOLD), (-1, 1)),
        ((BET, CALL), (-2, 2)),
        ((BET, FOLD), (1, -1)),
    ],
)
def test_4_the_chips(play: Sequence[kuhn.Action], points: tuple[int, ...]) -> None:
    last = played(kuhn.new_game(setup=("J", "Q")), play)
    outcome = kuhn.outcome(last)
    assert outcome is not None
    assert outcome.winners == (points.index(max(points)),)
    for viewer in VIEWERS:
        view = kuhn.view(last, viewer)
        assert kuhn.score(view) == kuhn.score(last)
        assert kuhn.score(view).points == points
        assert kuhn.outcome(view) == outcome


def test_4_after_a_fold_no_card_is_shown() -> None:
    last = played(kuhn.new_game(setup=("J", "Q")), (BET, FOLD))
    assert [kuhn.view(last, viewer).cards for viewer in VIEWERS] == [("J", None), (None, "Q"), (None, None)]
    assert [GAME.count_worlds(kuhn.view(last, viewer)) for viewer in VIEWERS] == [2, 2, 6]
    called = played(kuhn.new_game(setup=("J", "Q")), (BET, CALL))
    assert {kuhn.view(called, viewer).cards for viewer in VIEWERS} == {("J", "Q")}
    assert {GAME.count_worlds(kuhn.view(called, viewer)) for viewer in VIEWERS} == {1}


def test_the_truth_is_printed_on_purpose_only() -> None:
    state = played(kuhn.new_game(setup=("J", "Q")), (CHECK,))
    assert "J" not in repr(state)
    assert "Q" not in str(state)
    assert GAME.reveal(state) == "Kuhn, with all secrets shown\nplayer 1's turn\n\nmoves  check\ncards  J Q"


def test_the_deal_comes_from_a_generator_or_a_set_up() -> None:
    assert {kuhn.new_game(rng=Random(seed)).cards for seed in range(60)} == set(kuhn.setups(2))
    wrong: tuple[Any, ...] = (("J", "J"), ("J",), "JQ", ("A", "K"), 3)
    for setup in wrong:
        with pytest.raises(InvalidState, match="two cards of J, Q, K"):
            kuhn.new_game(setup=setup)
    with pytest.raises(ValueError, match="one of rng and setup"):
        kuhn.new_game()
    with pytest.raises(ValueError, match="one of rng and setup"):
        kuhn.new_game(rng=Random(1), setup=("J", "Q"))
    with pytest.raises(ValueError, match="for 2 players"):
        kuhn.new_game(players=3, rng=Random(1))
    with pytest.raises(ValueError, match="one edition"):
        kuhn.setups(2, cast(None, "reference"))


def test_off_turn_a_view_has_nothing_to_choose() -> None:
    state = kuhn.new_game(setup=("J", "Q"))
    for viewer in (1, SPECTATOR):
        view = kuhn.view(state, viewer)
        assert kuhn.legal_actions(view) == ()
        refusal = kuhn.violation(view, CHECK)
        assert refusal is not None
        assert refusal.code == "not_your_turn"
        with pytest.raises(NotOver):
            kuhn.score(view)
    with pytest.raises(ValueError, match="answers for its viewer"):
        kuhn.violation(kuhn.view(state, 0), CHECK, by=1)


def test_what_is_wrong_is_named() -> None:
    state = kuhn.new_game(setup=("J", "Q"))
    viewers: tuple[Any, ...] = (-1, 2, True, "spectator", None)
    for viewer in viewers:
        with pytest.raises(ValueError, match="a viewer is"):
            kuhn.view(state, viewer)
    with pytest.raises(ValueError, match="a viewer is a seat"):
        kuhn.violation(state, CHECK, by=2)
    with pytest.raises(TypeError, match="parse_action"):
        kuhn.apply(state, cast(kuhn.Action, "check"))
    with pytest.raises(MalformedDocument, match="expected one of check, bet, call, fold"):
        kuhn.parse_action("raise")
    with pytest.raises(IllegalAction, match="no_bet_yet"):
        kuhn.apply(state, CALL)
    with pytest.raises(ValueError, match="only in en"):
        GAME.describe(CHECK, "fr")


def test_a_state_is_no_view_nor_the_other_way_round() -> None:
    state = kuhn.new_game(setup=("J", "Q"))
    as_view, as_state = cast(kuhn.View, state), cast(kuhn.State, kuhn.view(state, 0))
    refused: dict[str, tuple[Callable[[], object], ...]] = {
        "a view is no state": (lambda: kuhn.apply(as_state, CHECK), lambda: kuhn.view(as_state, 0)),
        "a state is no view": (lambda: GAME.worlds(as_view), lambda: kuhn.fold(as_view, ())),
    }
    for why, calls in refused.items():
        for call in calls:
            with pytest.raises(TypeError, match=why):
                call()


def test_only_what_can_follow_is_folded() -> None:
    dealt = kuhn.new_game(setup=("J", "Q"))
    view = kuhn.view(dealt, 0)
    happened = GAME.view_events(GAME.step(kuhn.apply(dealt, BET), CALL).events, 0)
    for facts in (happened, happened[1:], (kuhn.Played(1, CHECK),), (kuhn.Played(0, CALL),)):
        with pytest.raises(InvalidState, match="does not follow"):
            kuhn.fold(view, facts)
    with pytest.raises(TypeError, match="no view event"):
        kuhn.fold(view, cast(Any, [Event(kuhn.Played(0, BET))]))
    after_bet = kuhn.fold(view, [kuhn.Played(0, BET)])
    assert kuhn.fold(after_bet, happened).cards == ("J", "Q")
    with pytest.raises(InvalidState, match="does not follow"):
        kuhn.fold(after_bet, (*happened, *happened[1:]))


def test_a_view_of_no_game_has_no_worlds() -> None:
    wrong = kuhn.View((), 0, ("J", "Q"))
    assert GAME.count_worlds(wrong) == 0
    assert list(GAME.worlds(wrong)) == []
    with pytest.raises(ValueError, match="empty range"):
        GAME.sample_world(wrong, Random(1))


def test_documents_and_records_are_read_back() -> None:
    """All values of all games: the game declares their types, and nothing else is written for documents."""
    criminals.register("kuhn", kuhn)
    for state in states():
        assert check_documents(kit(), state) > 10
    for first, actions in games():
        record = Record.of(first, actions)
        assert record.setup == first.cards
        assert list(record.replay())[-1] == played(first, actions)
        assert check_record(record) == 4
        assert [criminals.digest(state) for state in record.replay()] == list(record.digests())


def test_documents_are_made_when_they_are_first_used() -> None:
    made = monitored("criminals.register('kuhn', kuhn); criminals.new_game('kuhn', seed=1)")
    assert "criminals.core.documents" not in made
    assert "criminals.core.documents.default_documents" in monitored(
        "criminals.register('kuhn', kuhn); criminals.dumps(criminals.new_game('kuhn', seed=1))"
    )


def monitored(code: str) -> set[str]:
    """The modules that a new process has loaded after some code."""
    told = f"import sys, criminals\nfrom tests.typing import kuhn\n{code}\nprint(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return {*ran.stdout.split()}


def test_a_record_is_for_people_too() -> None:
    criminals.register("kuhn", kuhn)
    record = Record.of(kuhn.new_game(setup=("K", "Q")), [CHECK, BET, CALL])
    text = 'game: kuhn\nrules: 1\nedition: null\nplayers: 2\nsetup: ["K", "Q"]\n\n1. 0: check\n2. 1: bet\n3. 0: call\n'
    assert record.to_text() == text
    assert Record.from_text(text) == record
    with pytest.raises(MalformedDocument, match=r"line 8: .*fold.*no bet yet"):
        Record.from_text(text.replace("bet", "fold"))
    refusal = criminals.can_undo(record, 0)
    assert refusal is not None
    assert refusal.code == "something_revealed"
    seen = record.for_viewer(1)
    assert criminals.loads(criminals.dumps(seen), "view_record") == seen
    assert '"K"' not in criminals.dumps(seen).partition('"shown"')[0]
