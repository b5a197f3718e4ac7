"""`faults` finds nothing in a state that play reached, and names whatever is wrong in one that it could not reach."""

import random
from collections.abc import Callable

import attrs
import pytest

from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Dining,
    Finishing,
    Kind,
    Over,
    Playing,
    Replaying,
    Retaking,
    Space,
    State,
    Table,
)
from criminals.games.counterfeiters.rules.invariants import table_faults
from criminals.testing import random_counterfeiters_edition
from tests.games.counterfeiters.broken import BROKEN, NO_BUYER
from tests.games.counterfeiters.broken import crew as with_crew
from tests.games.counterfeiters.papers import (
    MINE,
    middle,
    mine,
    next_round,
    start,
)
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.papers import told
from tests.games.positions import check_faultless, play

# --- what play reaches ---


def test_every_game_of_the_tiny_edition_has_no_faults() -> None:
    for seed in range(60):
        states = list(every_state(2, seed, counterfeiters.TINY))
        for state in states:
            check_faultless(counterfeiters, state)
        assert len(states) - 1 <= counterfeiters.longest(counterfeiters.TINY, 2)


def test_games_of_random_editions_have_no_faults_and_come_to_all_six_phases() -> None:
    phases: set[type] = set()
    for seed in range(120):
        rng = random.Random(seed)
        edition = random_counterfeiters_edition(rng)
        players = rng.choice(edition.players)
        states = list(every_state(players, seed, edition))
        for state in states:
            check_faultless(counterfeiters, state)
            phases.add(type(state.phase))
        assert len(states) - 1 <= counterfeiters.longest(edition, players)
    assert phases == {Playing, Dining, Finishing, Retaking, Replaying, Over}


def worlds(state: State, seat: int) -> list[State]:
    """Some states that a seat cannot tell from this one: other cash of the others, another order of a letter."""
    letters = [state.layout.cards[card].letter for card in state.stack]
    turned = tuple(card for letter in "ABCD" for card in _of(state, letters, letter)[::-1])
    found = [attrs.evolve(state, stack=turned)]
    for other, crew in enumerate(state.crews):
        if other != seat:
            found += (
                attrs.evolve(state, cash=tuple(cash if s == other else state.cash[s] for s in range(state.players)))
                for cash in crew.possible
            )
    return found


def _of(state: State, letters: list[str], letter: str) -> list[int]:
    return [card for card, its in zip(state.stack, letters, strict=True) if its == letter]


def test_other_cash_and_another_stack_have_no_faults_either() -> None:
    for seed in range(3):
        for state in every_state(3, seed):
            for world in worlds(state, 1):
                assert counterfeiters.view(world, 1) == counterfeiters.view(state, 1)
                assert counterfeiters.faults(world) == ()


# --- what it does not reach ---


@pytest.mark.parametrize(("broken", "found"), BROKEN, ids=range(len(BROKEN)))
def test_what_no_game_of_counterfeiters_reaches_is_named(broken: Callable[[], State], found: tuple[str, ...]) -> None:
    assert told(counterfeiters.faults(broken())) == found


def test_3_6_without_a_stack_the_market_is_empty_on_the_left_alone() -> None:
    for market in ((9, 12, 14), (9,), (), (9, 12, 14, 15, 16)):
        assert NO_BUYER not in told(counterfeiters.faults(scene(market=market)))
    for gaps in ((9, 12, None, 14), (9, None, 12), (9, None), (9, None, 12, 14, 15)):
        assert NO_BUYER in told(counterfeiters.faults(scene(market=gaps)))


def test_3_4_hats_are_counted_from_where_the_pawn_started() -> None:
    """With three players it starts on space 3."""
    for pawn, is_fault in ((3, True), (4, False)):
        found = told(counterfeiters.faults(scene(3, standing={"print 3": 0}, pawn=pawn, moved=True)))
        assert ("1 hats were used in this round, the pawn moved 0 spaces (§3.4)" in found) == is_fault


def test_3_6_nothing_is_in_the_bin_in_the_first_round() -> None:
    for state, is_fault in ((attrs.evolve(start(), binned=(14,)), True), (start(), False), (next_round(), False)):
        found = told(counterfeiters.faults(state))
        assert ("1 cards are in the bin, too many for the rounds that there were (§3.6)" in found) == is_fault


def test_three_faults_are_named_at_once() -> None:
    broken = attrs.evolve(middle(), bank=0, moved=False, next_first=0)
    assert len(counterfeiters.faults(broken)) == 3


def test_the_faults_of_the_table_need_no_secret() -> None:
    assert table_faults(attrs.evolve(middle(), cash=(0, 0), stack=())) == ()
    for make, found in BROKEN:
        state = make()
        fields = {field.name: getattr(state, field.name) for field in attrs.fields(Table) if field.init}
        public = table_faults(Table(**fields))
        assert set(told(public)) <= set(found)


def test_who_can_not_fly_has_no_money_offshore() -> None:
    board = attrs.evolve(MINE.boards[0], commercial=None, jet=Space())
    state = counterfeiters.new_game(setup=counterfeiters.setup_of(mine()), edition=attrs.evolve(MINE, boards=(board,)))
    ended = play(state, "buy 2, buy 1, print 1, laydown, decline")
    assert counterfeiters.faults(ended) == ()
    assert told(counterfeiters.faults(attrs.evolve(with_crew(ended, 0, least=0, most=0), cash=(0, 40)))) == (
        "seat 0 has money offshore, but could not fly (§4.6)",
    )


def test_a_private_jet_takes_nobody_offshore_without_its_space() -> None:
    cards = tuple(attrs.evolve(card, kind=Kind.JET) if card.id == 5 else card for card in MINE.cards)
    for jet, faults in ((Space(), ()), (None, ("seat 0 has money offshore, but could not fly (§4.6)",))):
        board = attrs.evolve(MINE.boards[0], commercial=None, jet=jet)
        edition = attrs.evolve(MINE, boards=(board,), cards=cards)
        state = counterfeiters.new_game(setup=counterfeiters.setup_of(mine()), edition=edition)
        ended = play(state, "buy 2, buy 1, print 1, laydown")
        assert told(counterfeiters.faults(attrs.evolve(with_crew(ended, 0, least=0, most=0), cash=(0, 40)))) == faults
