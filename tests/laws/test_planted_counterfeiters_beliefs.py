"""The laws can fail for Counterfeiters too: wrong sets of possible cash, unfair samplers, a `fold` that forgets."""

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.game.marginals import Marginals
from criminals.core.game.protocol import Rng
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Amount, CashOf, Crew, Fakes, InStack, State, View
from criminals.games.counterfeiters.rules.crews import exchanged, flown, squeezed
from criminals.testing import (
    Kit,
    LawBroken,
    check_fold,
    check_frequencies,
    check_no_leak,
    check_uniform,
    check_view_complete,
    random_actions,
    random_first,
)
from tests.laws.copies import Verb
from tests.laws.planting_counterfeiters import (
    FLOWN,
    KIT,
    actions_of,
    believe,
    broken,
    chances_of,
    deaf_to,
    rich,
    twice,
    with_view,
)
from tests.laws.small_counterfeiters import GODFATHER, PAYMENT, first_states

GAME = "criminals.games.counterfeiters"

# --- what cash is possible, by rules that reckon it wrongly ---


def a_flight_of_nothing(crew: Crew, idle: int, fare: int) -> Crew:
    """Too wide: as if nothing had to be moved."""
    return attrs.evolve(flown(crew, idle, fare), most=crew.most - fare)


def a_flight_of_all(crew: Crew, idle: int, fare: int) -> Crew:
    """Too narrow: as if something had to be left."""
    found = flown(crew, idle, fare)
    return attrs.evolve(found, least=min(10, found.most))


def a_payment_forgotten(crew: Crew, idle: int, cards: tuple[int, ...], fakes: Fakes, money: int) -> Crew:
    """Too wide: the most stays what it was, whatever was paid."""
    found = exchanged(crew, idle, cards, fakes, money)
    return attrs.evolve(found, most=min(found.wealth, crew.most)) if money < 0 else found


def a_payment_with_change(crew: Crew, idle: int, cards: tuple[int, ...], fakes: Fakes, money: int) -> Crew:
    """Too narrow: as if nobody paid with the last dollar."""
    found = exchanged(crew, idle, cards, fakes, money)
    return attrs.evolve(found, least=max(found.least, min(10, found.most))) if money < 0 else found


def a_godfather_unseen(crew: Crew, paid: int) -> Crew:
    """Too wide: what was paid tells nothing."""
    least, most = max(0, crew.least - paid), max(0, crew.most - paid)
    return attrs.evolve(squeezed(crew, paid), least=least, most=most)


def a_godfather_of_even_cash(crew: Crew, paid: int) -> Crew:
    """Too narrow: as if nothing was ever rounded, wherever that can be."""
    found = squeezed(crew, paid)
    return attrs.evolve(found, least=found.most)


TOO_WIDE = "a world that no legal play leads to is consistent|cannot have come about|is no state of a game"
TOO_NARROW = "the view of .* tells more|is not consistent with its own state"

WRONG: dict[str, tuple[dict[str, Callable[..., Crew]], str, str]] = {
    "too wide after a flight": (
        {"rules.spaces.flying.flown": a_flight_of_nothing},
        TOO_WIDE,
        "has forgotten what rules out",
    ),
    "too narrow after a flight": (
        {"rules.spaces.flying.flown": a_flight_of_all},
        TOO_NARROW,
        "states that it cannot",
    ),
    "too wide after a payment": (
        {"rules.spaces.buying.exchanged": a_payment_forgotten},
        TOO_WIDE,
        "has forgotten what rules out",
    ),
    "too narrow after a payment": (
        {"rules.spaces.buying.exchanged": a_payment_with_change},
        TOO_NARROW,
        "states that it cannot",
    ),
    "too wide after a Godfather": (
        {"rules.police.squeezed": a_godfather_unseen},
        TOO_WIDE,
        "has forgotten what rules out",
    ),
    "too narrow after a Godfather": (
        {"rules.police.squeezed": a_godfather_of_even_cash},
        TOO_NARROW,
        "states that it cannot",
    ),
}


def plant(monkeypatch: pytest.MonkeyPatch, wrong: dict[str, Callable[..., Crew]]) -> None:
    """Put the wrong reckoning in place of the rules' own, and into `fold`: both agree."""
    for name, reckon in wrong.items():
        monkeypatch.setattr(f"{GAME}.{name}", reckon)
        monkeypatch.setattr(f"{GAME}.knowledge.folding.{name.rsplit('.', 1)[1]}", reckon)


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_set_of_possible_cash_is_caught_in_a_game(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    wrong, why, _ = WRONG[fault]
    plant(monkeypatch, wrong)
    with pytest.raises(LawBroken, match=why):
        check_no_leak(KIT, rich(), actions_of(FLOWN), Random(0), moments=6, tries=60)


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_set_of_possible_cash_is_caught_over_all_histories(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    wrong, _, why = WRONG[fault]
    plant(monkeypatch, wrong)
    with pytest.raises(LawBroken, match=why):
        check_view_complete(KIT, first_states(PAYMENT if "payment" in fault else GODFATHER))


# --- views that forget ---


def without_what_payments_tell(_state: State, view: View) -> View:
    """Anything is possible up to what is most."""
    return attrs.evolve(view, crews=tuple(attrs.evolve(crew, least=0) for crew in view.crews))


def without_ones_own_flights(_state: State, view: View) -> View:
    """One's own cash is taken for the most that the others reckon with."""
    return view if view.viewer is SPECTATOR else attrs.evolve(view, cash=view.crews[view.viewer].most)


@pytest.mark.parametrize("see", [without_what_payments_tell, without_ones_own_flights], ids=lambda see: see.__name__)
def test_a_view_that_forgets_is_caught_in_a_game(see: Callable[[State, View], View]) -> None:
    with pytest.raises(LawBroken, match=r"has forgotten that|cannot list what is legal|is not consistent|no legal"):
        check_no_leak(forgetful(see), rich(), actions_of(FLOWN), Random(0), moments=4, tries=60)


def forgetful(see: Callable[[State, View], View]) -> Kit[Any, Any]:
    """The kit with views that forget, and worlds as they are consistent with those."""
    kit = with_view(see)

    def is_consistent(known: View, state: State) -> bool:
        fits = all(cash in crew.possible for crew, cash in zip(known.crews, state.cash, strict=True))
        return fits and see(state, counterfeiters.view(state, known.viewer)) == known

    game: Any = kit.game
    game.is_consistent = is_consistent
    return kit


# --- samplers ---


def some_view() -> View:
    """A view of 12 amounts and 6 orders: seat 1 has flown, and three cards are left, all of letter D."""
    state = rich()
    for action in actions_of(FLOWN[:10]):
        state = counterfeiters.apply(state, action)
    drawn = state.stack[:-3]
    return attrs.evolve(counterfeiters.view(state, 0), stack_size=3, binned=tuple(sorted((*state.binned, *drawn))))


def always_the_least(view: View, rng: Rng) -> State:
    """Nobody has more cash than must be."""
    cash = tuple(view.possible(seat)[0] for seat in range(view.players))
    return attrs.evolve(counterfeiters.sample_world(view, rng), cash=cash)


def never_the_most(view: View, rng: Rng) -> State:
    while True:
        world = counterfeiters.sample_world(view, rng)
        if world.cash[1] != view.possible(1)[-1]:
            return world


def rather_in_the_middle(view: View, rng: Rng) -> State:
    """Cash is drawn by two dice."""
    world = counterfeiters.sample_world(view, rng)
    count = len(view.possible(1))
    half = count // 2
    drawn = rng.randrange(half) + rng.randrange(count - half)
    return attrs.evolve(world, cash=(world.cash[0], view.possible(1)[drawn]))


def hardly_shuffled(view: View, rng: Rng) -> State:
    """One card of the stack is put elsewhere."""
    stack = sorted(counterfeiters.sample_world(view, rng).stack)
    stack.insert(rng.randrange(len(stack)), stack.pop())
    return attrs.evolve(counterfeiters.sample_world(view, rng), stack=tuple(stack))


@pytest.mark.parametrize(
    ("sampler", "why"),
    [
        (always_the_least, "worlds are never drawn"),
        (never_the_most, "6 of 72 worlds are never drawn"),
        (rather_in_the_middle, "not drawn equally often|never drawn"),
        (hardly_shuffled, "worlds are never drawn"),
    ],
)
def test_an_unfair_sampler_is_caught(sampler: Callable[..., State], why: str) -> None:
    view = some_view()
    assert counterfeiters.count_worlds(view) == 72
    check_uniform(KIT, view, Random(0), each=40)
    with pytest.raises(LawBroken, match=why):
        check_uniform(broken(sample_world=sampler), view, Random(0), each=40)


def test_an_unfair_sampler_is_caught_where_there_are_too_many_worlds() -> None:
    state = rich()
    for action in actions_of(FLOWN[:10]):
        state = counterfeiters.apply(state, action)
    view = counterfeiters.view(state, 0)
    check_frequencies(KIT, view, Random(0), samples=2_000)
    for sampler in (rather_in_the_middle, never_the_most):
        with pytest.raises(LawBroken, match="is drawn at"):
            check_frequencies(broken(sample_world=sampler), view, Random(0), samples=2_000)


def through_all_letters(view: View, rng: Rng) -> State:
    stack = list(counterfeiters.sample_world(view, rng).stack)
    rng.shuffle(stack)
    return attrs.evolve(counterfeiters.sample_world(view, rng), stack=tuple(stack))


def deaf_to_flights(view: View, rng: Rng) -> State:
    """All that somebody has is taken for cash."""
    wealth = tuple(crew.wealth for crew in view.crews)
    return attrs.evolve(counterfeiters.sample_world(view, rng), cash=wealth)


def as_if_a_spectator(view: View) -> int:
    """One's own cash is counted among what is hidden."""
    return counterfeiters.count_worlds(attrs.evolve(view, viewer=SPECTATOR, cash=None))


@pytest.mark.parametrize(
    ("verbs", "why"),
    [
        ({"sample_world": through_all_letters}, "is no state of a game|not consistent"),
        ({"sample_world": deaf_to_flights}, "is no state of a game|has another view|not consistent"),
        ({"count_worlds": as_if_a_spectator}, "are counted, .* listed"),
        ({"worlds": twice()}, "listed twice"),
    ],
)
def test_worlds_that_are_wrong_are_caught(verbs: dict[str, Verb], why: str) -> None:
    with pytest.raises(LawBroken, match=why):
        believe(broken(**verbs))


# --- marginals ---


def as_if_one_letter(view: View) -> Marginals[Any, Any]:
    """Every card of the stack is as likely everywhere."""
    chances = chances_of(view)
    places = [place for place in chances if isinstance(place, InStack)]
    cards = sorted({card for place in places for card in chances[place]})
    for place in places:
        chances[place] = dict.fromkeys(cards, Fraction(1, len(cards)))
    return Marginals(chances)


def as_if_all_was_cash(view: View) -> Marginals[Any, Any]:
    """Everybody is said to have all the money as cash."""
    chances = chances_of(view)
    for amount in [place for place in chances if isinstance(place, Amount)]:
        del chances[amount]
    for seat, crew in enumerate(view.crews):
        chances.setdefault(Amount(crew.wealth), {})[CashOf(seat)] = Fraction(1)
    return Marginals(chances)


@pytest.mark.parametrize("marginals", [as_if_one_letter, as_if_all_was_cash], ids=lambda verb: verb.__name__)
def test_wrong_marginals_are_caught(marginals: Verb) -> None:
    with pytest.raises(LawBroken, match=r"the marginal of|cannot be at"):
        believe(broken(marginals=marginals))


def test_honest_beliefs_pass() -> None:
    believe(KIT, games=4)


# --- folding ---


@pytest.mark.parametrize(
    "kind",
    [
        *(counterfeiters.Stowed, counterfeiters.Flew, counterfeiters.Paid, counterfeiters.Advanced),
        *(counterfeiters.Returned, counterfeiters.Binned, counterfeiters.Filled, counterfeiters.Defrauded),
        *(counterfeiters.Bought, counterfeiters.Printed, counterfeiters.Changed, counterfeiters.Began),
    ],
    ids=lambda kind: kind.__name__,
)
def test_a_fold_that_forgets_is_caught(kind: type) -> None:
    with pytest.raises(LawBroken, match=r"is not the fresh one|cannot be folded"):
        check_fold(broken(fold=deaf_to(kind)), rich(), actions_of(FLOWN))


@pytest.mark.parametrize(
    "kind",
    [counterfeiters.Showed, counterfeiters.Uncovered, counterfeiters.Won, counterfeiters.Dined, counterfeiters.Retook],
    ids=lambda kind: kind.__name__,
)
def test_a_fold_that_forgets_what_comes_late_is_caught(kind: type) -> None:
    with pytest.raises(LawBroken, match=r"is not the fresh one|cannot be folded"):
        fold_games(broken(fold=deaf_to(kind)))


def fold_games(kit: Kit[Any, Any]) -> None:
    """Small games made by chance, to their ends."""
    for seed in range(200):
        rng = Random(seed)
        first = random_first("counterfeiters", rng)
        check_fold(kit, first, random_actions(KIT, first, rng))


def test_a_fold_that_reckons_otherwise_than_the_rules_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{GAME}.knowledge.folding.squeezed", a_godfather_unseen)
    with pytest.raises(LawBroken, match="is not the fresh one"):
        check_fold(KIT, rich(), actions_of(FLOWN))
