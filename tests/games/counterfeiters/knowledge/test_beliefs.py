"""§7.5: the worlds behind a view, by numbers counted by hand."""

import random
from collections import Counter
from fractions import Fraction
from itertools import islice
from math import factorial, prod
from typing import Any

import attrs
import pytest
from typing_extensions import override

from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Amount, CashOf, InStack, State, View
from tests.games.counterfeiters.scenes import every_state, scene
from tests.games.positions import check_no_belief, counted_worlds, play

F = Fraction


def check(view: View, count: int) -> None:
    """As many worlds as counted, and marginals that are their shares."""
    check_marginals(view, counted_worlds(counterfeiters, view, count))


def check_marginals(view: View, found: list[State]) -> None:
    """The shares are those among the worlds; a card and a seat's cash are somewhere."""
    counted: Counter[tuple[object, object]] = Counter()
    for world in found:
        counted.update((InStack(number), card) for number, card in enumerate(world.stack, 1))
        counted.update((Amount(cash), CashOf(seat)) for seat, cash in enumerate(world.cash))
    chances = counterfeiters.marginals(view)
    told = {(place, thing): share for place, there in chances.chances.items() for thing, share in there.items()}
    assert told == {key: F(times, len(found)) for key, times in counted.items()}
    things: tuple[counterfeiters.Thing, ...] = (*map(CashOf, range(view.players)), *found[0].stack)
    for thing in things:
        assert sum(chances.of(thing).values()) == 1


def hidden(viewer: Viewer = 1, stack: tuple[int, ...] = (9, 12, 14)) -> View:
    """Seat 0 has flown: anything from $0 to $80 may be left."""
    return counterfeiters.view(play(scene(cash=(120, 40), stack=stack), "fly commercial 50"), viewer)


# --- the start ---


@pytest.mark.parametrize(("players", "orders"), [(2, (0, 7, 5, 4)), (3, (2, 9, 8, 5)), (4, (4, 9, 8, 7))])
def test_7_5_at_the_start_only_the_order_of_the_stack_is_hidden(players: int, orders: tuple[int, ...]) -> None:
    state = counterfeiters.new_game(players=players, rng=random.Random(75))
    by_letter = Counter(state.edition.card(card).letter for card in state.stack)
    assert tuple(by_letter[letter] for letter in "ABCD") == orders
    expected = prod(map(factorial, orders))
    for viewer in (*range(players), SPECTATOR):
        assert counterfeiters.count_worlds(counterfeiters.view(state, viewer)) == expected


def test_7_3_a_card_is_as_likely_at_each_place_of_its_letter_and_nowhere_else() -> None:
    state = counterfeiters.new_game(players=2, rng=random.Random(3))
    chances = counterfeiters.marginals(counterfeiters.view(state, 0))
    letters = {card.id: card.letter for card in state.edition.cards}
    for number, card in enumerate(state.stack, 1):
        mates = [other for other in state.stack if letters[other] == letters[card]]
        assert chances.at(InStack(number)) == {other: F(1, len(mates)) for other in sorted(mates)}
    assert [place for place in chances.chances if isinstance(place, InStack)] == [
        InStack(number) for number in range(1, len(state.stack) + 1)
    ]


# --- cash ---


def test_7_5_the_others_reckon_with_every_amount_and_order() -> None:
    check(hidden(), 9 * 6)
    check(hidden(SPECTATOR), 9 * 6)
    check(hidden(0), 6)
    check(hidden(stack=()), 9)
    check(hidden(0, stack=()), 1)


def test_7_5_the_marginals_of_cash() -> None:
    chances = counterfeiters.marginals(hidden(stack=()))
    assert chances.of(CashOf(0)) == {Amount(dollars): F(1, 9) for dollars in range(0, 90, 10)}
    assert chances.of(CashOf(1)) == {Amount(40): 1}
    assert chances.at(Amount(40)) == {CashOf(0): F(1, 9), CashOf(1): 1}
    assert counterfeiters.marginals(hidden(0)).of(CashOf(0)) == {Amount(40): 1}
    assert list(chances.chances) == [Amount(dollars) for dollars in range(0, 90, 10)]


def test_7_5_payments_leave_fewer() -> None:
    state = play(scene(cash=(120, 40), market=(9, 12, 14), stack=(16,)), "fly commercial 50", "laydown")
    check(counterfeiters.view(state, 1), 9)
    check(counterfeiters.view(play(state, "buy 5"), 1), 7)
    check(counterfeiters.view(play(state, "buy 3"), 1), 5)
    check(counterfeiters.view(play(state, "defraud 2"), 1), 9)


def test_7_5_a_godfather_leaves_two() -> None:
    state = scene(cash=(40, 50), offshore=(80, 30), pawn=3, stack=(9, 12))
    check(counterfeiters.view(state, 1), 12 * 2)
    check(counterfeiters.view(state, SPECTATOR), 12 * 8 * 2)
    after = play(state, "print 2")
    check(counterfeiters.view(after, 0), 2 * 2)
    check(counterfeiters.view(after, 1), 2 * 2)
    check(counterfeiters.view(after, SPECTATOR), 2 * 2 * 2)


def test_7_5_a_world_counts_once_however_many_flights_lead_to_it() -> None:
    """Two flights, by jet and then by commercial flight, from $120: $0 to $70 may be left."""
    state = play(scene(cash=(120, 0), cards={0: (27,)}), "fly jet 30", "laydown", "fly commercial 20")
    check(counterfeiters.view(state, 1), 8)


def test_7_5_three_players() -> None:
    state = scene(3, cash=(10, 20, 30), offshore=(20, 20, 0), stack=(9, 12))
    check(counterfeiters.view(state, 0), 4 * 2)
    check(counterfeiters.view(state, 1), 3 * 2)
    check(counterfeiters.view(state, 2), 3 * 4 * 2)
    check(counterfeiters.view(state, SPECTATOR), 3 * 4 * 2)


def test_the_worlds_in_their_order() -> None:
    view = counterfeiters.view(scene(cash=(0, 10), offshore=(20, 0), stack=(12, 9)), 1)
    assert [(world.cash, world.stack) for world in counterfeiters.worlds(view)] == [
        ((0, 10), (9, 12)),
        ((0, 10), (12, 9)),
        ((10, 10), (9, 12)),
        ((10, 10), (12, 9)),
    ]


def test_worlds_come_one_at_a_time() -> None:
    """There are far too many to make all of them first."""
    view = counterfeiters.view(counterfeiters.new_game(players=4, rng=random.Random(1)), 0)
    assert counterfeiters.count_worlds(view) > 10**12
    assert len(set(islice(counterfeiters.worlds(view), 5))) == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_7_4_at_the_end_one_world_is_left(players: int) -> None:
    *_, end = every_state(players, seed=9)
    for viewer in (*range(players), SPECTATOR):
        view = counterfeiters.view(end, viewer)
        check(view, 1)
        assert counterfeiters.sample_world(view, random.Random(0)) == end


# --- asking for what there is not ---


def test_what_is_no_place_or_no_thing_has_no_chances() -> None:
    chances = counterfeiters.marginals(hidden())
    for place in (InStack(0), InStack(4), Amount(90), Amount(5), 1):
        with pytest.raises(ValueError, match=r"^no place .* here, there are such as InStack\(number=1\)"):
            chances.at(place)  # type: ignore[arg-type]  # 1 is no place at all
    for thing in (16, CashOf(2), 99):
        with pytest.raises(ValueError, match=r"^no .* is in this game, there are such as 9, 12, 14$"):
            chances.of(thing)


# --- drawing a world ---


def test_7_2_of_two_amounts_both_are_drawn() -> None:
    view = counterfeiters.view(play(scene(cash=(50, 40)), "fly commercial 20"), 1)
    assert list(view.possible(0)) == [0, 10]
    assert {counterfeiters.sample_world(view, random.Random(seed)).cash[0] for seed in range(20)} == {0, 10}


def test_7_2_cash_that_everybody_knows_asks_nothing_of_the_generator() -> None:

    class Never(random.Random):
        @override
        def randrange(self, *args: Any, **more: Any) -> int:
            raise AssertionError("there is nothing to choose")

    for viewer in (0, 1, SPECTATOR):
        view = counterfeiters.view(scene(cash=(50, 40), stack=(9, 12)), viewer)
        assert counterfeiters.sample_world(view, Never(1)).cash == (50, 40)


def test_7_3_worlds_have_every_letter_of_the_stack_and_its_bottom_changes_first() -> None:
    state = counterfeiters.new_game(players=2, rng=random.Random(3))
    first, second = islice(counterfeiters.worlds(counterfeiters.view(state, 0)), 2)
    assert first.stack == tuple(sorted(state.stack))
    assert second.stack == (*first.stack[:-2], first.stack[-1], first.stack[-2])


def test_every_split_and_order_is_drawn_with_the_same_chance() -> None:
    view = hidden()
    rng = random.Random(6)
    times = Counter(counterfeiters.sample_world(view, rng) for _ in range(60 * 54))
    assert set(times) == set(counterfeiters.worlds(view))
    assert sum((n - 60) ** 2 / 60 for n in times.values()) < 54 + 4 * (2 * 54) ** 0.5


# --- whether a state fits ---


def test_what_was_flown_out_is_told_apart_by_its_owner_alone() -> None:
    start = scene(cash=(120, 40), stack=(9, 12, 14))
    one, other = play(start, "fly commercial 50"), play(start, "fly commercial 90")
    for viewer in (0, 1, SPECTATOR):
        view = counterfeiters.view(one, viewer)
        assert counterfeiters.is_consistent(view, one)
        assert counterfeiters.is_consistent(view, other) is (viewer != 0)
        assert not counterfeiters.is_consistent(view, start)
        assert not counterfeiters.is_consistent(view, play(one, "laydown"))
        assert counterfeiters.is_consistent(view, attrs.evolve(one, stack=(14, 12, 9)))


@pytest.mark.parametrize(
    "change",
    [
        *({"cash": (90, 40)}, {"cash": (45, 40)}, {"cash": (-10, 40)}, {"stack": (9, 12)}, {"stack": (9, 12, 12)}),
        *({"stack": (9, 12, 16)}, {"stack": (9, 12, 14, 16)}, {"stack": ()}),
    ],
    ids=str,
)
def test_impossible_cash_and_stacks_fit_no_view(change: dict[str, Any]) -> None:
    """All that is public is as it should be."""
    truth = play(scene(cash=(120, 40), stack=(9, 12, 14)), "fly commercial 50")
    wrong = attrs.evolve(truth, **change)
    for viewer in (1, SPECTATOR):
        assert not counterfeiters.is_consistent(counterfeiters.view(truth, viewer), wrong)


def test_7_3_letters_stay_in_their_order() -> None:
    state = counterfeiters.new_game(players=2, rng=random.Random(1))
    view = counterfeiters.view(state, 0)
    assert not counterfeiters.is_consistent(view, attrs.evolve(state, stack=state.stack[::-1]))


def test_7_2_nothing_fits_if_the_least_cash_is_more_than_the_most() -> None:
    view = hidden()
    poor, other = view.crews
    wrong = attrs.evolve(view, crews=(attrs.evolve(poor, least=poor.most + 10), other))
    assert counterfeiters.count_worlds(wrong) == 0
    with pytest.raises(InvalidState, match="no world fits it"):
        counterfeiters.sample_world(wrong, random.Random(0))


@pytest.mark.parametrize(
    "change", [{"stack_size": 2}, {"stack_size": 4}, {"binned": ()}, {"market": (None, None, None, None, 9)}], ids=str
)
def test_where_nothing_fits_there_is_no_world(change: dict[str, Any]) -> None:
    view = attrs.evolve(hidden(), **change)
    assert counterfeiters.count_worlds(view) == 0
    assert list(counterfeiters.worlds(view)) == []
    with pytest.raises(InvalidState, match=r"^view: no world fits it \(§7\.5\)$"):
        counterfeiters.sample_world(view, random.Random(0))
    with pytest.raises(InvalidState, match=r"^view: no world fits it \(§7\.5\)$"):
        counterfeiters.marginals(view)
    check_no_belief(view, r"^view: no world fits it \(§7\.5\)$")
