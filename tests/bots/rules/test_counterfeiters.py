"""The rules of thumb for Counterfeiters: a scene or two for each, and whole games."""

from random import Random
from typing import TypeVar

import pytest

from criminals.bots import RandomBot
from criminals.bots.rules.counterfeiters import choose, prior
from criminals.bots.rules.counterfeiters.choosing import odd_ones, worths_of
from criminals.bots.rules.counterfeiters.outlook import outlook_of
from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    Action,
    Buy,
    Dine,
    Dining,
    Fence,
    Finishing,
    Fly,
    Kind,
    Retake,
    Retaking,
    Shop,
    State,
    apply,
    legal_actions,
    new_game,
    parse_action,
    view,
)
from tests.games.counterfeiters.scenes import scene

Sale = TypeVar("Sale", Shop, Fence)

PRESS, INK, PAPER, LUNCH, HOLOGRAM, JET, TICKET = 9, 12, 14, 16, 18, 27, 39


def seen(state: State) -> counterfeiters.View:
    """The view of the seat to act."""
    assert state.actor is not None
    return view(state, state.actor)


def chosen(state: State) -> Action:
    """The choice of the seat to act."""
    return choose(seen(state), Random(1))


def worth(state: State, text: str) -> float:
    """The worth of an action to the seat to act."""
    return worths_of(seen(state))[parse_action(text)]


def best_of(kind: type[Sale], state: State) -> Sale:
    """The best of the legal sales of a kind."""
    worths = worths_of(seen(state))
    return max((action for action in worths if isinstance(action, kind)), key=worths.__getitem__)


# --- buying: a card is worth what it brings until the end, less its price ---


def test_a_press_is_bought_early_and_not_at_the_end() -> None:
    for pawn, is_bought in ((0, True), (12, False)):
        state = scene(cash=(60, 60), market=(PRESS,), pawn=pawn)
        assert (worth(state, "buy 5") > 0) is is_bought


def test_of_ink_and_paper_one_of_each_is_enough() -> None:
    state = scene(cash=(90, 90), market=(INK, PAPER))
    assert worth(state, "buy 4") < 0 < worth(state, "buy 5")  # seat 0 started with ink


def test_a_lunch_is_worth_more_the_earlier_it_is() -> None:
    early, late = (scene(cash=(60, 60), market=(LUNCH,), pawn=pawn) for pawn in (0, 10))
    assert worth(early, "buy 5") > worth(late, "buy 5") > 0


def test_a_cheap_ticket_is_bought_with_the_last_henchman() -> None:
    state = scene(cash=(60, 60), market=(TICKET,), pawn=13, phase=Finishing(0, 1))
    assert chosen(state) == Buy(5)
    assert worth(state, "buy 5") == 80


# --- printing ---


def test_more_is_printed_the_fewer_fakes_are_in_stock() -> None:
    none, many = (scene(cash=(0, 0), fakes={0: (count, 0, 0)}) for count in (0, 20))
    assert worth(none, "print 1") > worth(many, "print 1") > 0


def test_fakes_are_not_printed_when_nothing_can_be_sold_any_more() -> None:
    state = scene(pawn=13, phase=Finishing(0, 1), standing={"fence 1": 1})
    assert worth(state, "print 1") == 0


def test_a_hat_is_avoided_that_brings_the_godfather_to_a_full_purse() -> None:
    rich, poor = (scene(cash=cash, pawn=3) for cash in ((300, 0), (0, 300)))
    assert worth(rich, "print 2") < worth(rich, "print 1")
    assert worth(poor, "print 2") > worth(poor, "print 1")


# --- the supermarket and the fence ---


def test_the_supermarket_gets_the_worst_fakes_that_it_takes() -> None:
    for pawn, fakes in ((0, (3, 0, 0)), (8, (0, 3, 0))):
        state = scene(fakes={0: (3, 3, 3)}, pawn=pawn, standing={"fence 1": 1})
        assert best_of(Shop, state).fakes == fakes


def test_the_fence_gets_a_whole_handful_of_the_best() -> None:
    state = scene(fakes={0: (2, 2, 8)}, pawn=13, phase=Finishing(0, 1))
    assert chosen(state) == Fence(1, (0, 0, 8))


def test_everything_is_sold_at_the_end() -> None:
    state = scene(fakes={0: (2, 1, 0)}, pawn=13, phase=Finishing(0, 1))
    assert chosen(state) == Fence(1, (2, 1, 0))


def test_the_fence_is_taken_the_sooner_if_a_rival_would_use_it() -> None:
    fakes = {0: (0, 0, 4)}
    alone, contested = (scene(fakes={**fakes, 1: (0, 0, other)}, pawn=9) for other in (0, 8))
    spent = scene(fakes={**fakes, 1: (0, 0, 8)}, pawn=9, idle=(1, 0))
    step = worth(contested, "print 2") - worth(spent, "print 2")
    assert step == 0  # the step of the pawn costs the rival the same in both
    assert worth(contested, "fence 1 0/0/4") > worth(spent, "fence 1 0/0/4")
    assert worth(contested, "fence 1 0/0/4") > worth(alone, "fence 1 0/0/4")


# --- tax fraud ---


def test_the_sunglasses_are_taken_rather_than_the_other_fraud() -> None:
    state = scene()
    assert worth(state, "defraud 1") > worth(state, "defraud 2") > 0


def test_in_the_last_turns_the_sunglasses_are_worth_nothing() -> None:
    state = scene(pawn=13, phase=Finishing(0, 1))
    assert worth(state, "defraud 1") == worth(state, "defraud 2") == 30


# --- flying ---


def test_much_cash_is_flown_before_the_godfather() -> None:
    state = scene(cash=(400, 0), pawn=3)
    assert str(chosen(state)) == "fly commercial 340"  # a purse to buy with stays at home


def test_cash_is_flown_before_a_strike_that_lasts_until_the_godfather() -> None:
    """Space 7 has a strike and 8 the Godfather, so 6 is the last space with a flight before him."""
    last, before = scene(cash=(400, 0), pawn=6), scene(cash=(400, 0), pawn=5)
    assert isinstance(chosen(last), Fly)
    assert worth(last, "fly commercial 340") > worth(before, "fly commercial 340")


def test_a_dollar_that_cannot_be_flown_any_more_is_worth_half() -> None:
    dollar = outlook_of(scene().layout).dollar
    assert dollar[7] == 0.5  # a strike, and then the Godfather
    assert dollar[11] == dollar[12] == dollar[6] == dollar[3]  # one space with a flight is left
    assert dollar[4] > dollar[5] > dollar[6]
    assert dollar[13] == 1


def test_little_cash_is_not_worth_the_fare() -> None:
    state = scene(cash=(60, 0), pawn=3)
    assert max(worth(state, f"fly commercial {amount}") for amount in (10, 20, 30)) < 0


def test_the_jet_is_taken_rather_than_the_fare() -> None:
    state = scene(cash=(400, 0), pawn=3, cards={0: (JET,)})
    assert str(chosen(state)) == "fly jet 370"


def test_nothing_is_flown_after_the_last_godfather() -> None:
    state = scene(cash=(400, 0), pawn=13, phase=Finishing(0, 1))
    assert worth(state, "fly commercial 370") == -30


# --- lunch and lawyers ---


def test_lunch_is_paid_with_the_worst_fake() -> None:
    state = scene(fakes={0: (0, 1, 3)}, cards={0: (LUNCH,)}, phase=Dining(0, 1))
    assert chosen(state) == Dine(2)


def test_a_search_hardly_thinks_of_a_better_fake_for_lunch() -> None:
    state = scene(fakes={0: (7, 4, 0)}, cards={0: (LUNCH,)}, pawn=5, phase=Dining(0, 1))
    worst, better = prior(seen(state), legal_actions(seen(state)))
    assert better < worst / 10


def test_the_lawyer_plays_the_fence_again_while_there_are_fakes() -> None:
    standing = {"fence 1": 0, "print 1": 0, "defraud 1": 1}
    for fakes, space in (((0, 0, 5), "fence 1"), ((0, 0, 0), "print 1")):
        state = scene(
            fakes={0: fakes}, pawn=13, standing=standing, cards={0: (40,)}, phase=Retaking(0, Kind.GREAT_LAWYER)
        )
        best = chosen(state)
        assert isinstance(best, Retake)
        assert best.space == "fence 1" or space == "print 1"
        after = apply(state, best)
        assert (type(chosen(after)) is Fence) is (space == "fence 1")


# --- whole games ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_choice_is_legal_and_beats_chance(players: int) -> None:
    chance, rng = RandomBot(eager=True), Random(players)
    for number in range(3):
        state = new_game(players=players, rng=rng)
        ruled = number % players
        while (seat := state.actor) is not None:
            own = view(state, seat)
            action = choose(own, rng) if seat == ruled else chance.choose(own, rng)
            assert action in legal_actions(own)
            state = apply(state, action)
        wealth = [crew.wealth for crew in state.crews]
        assert wealth[ruled] == max(wealth)


def test_every_choice_is_legal_in_the_tiny_edition() -> None:
    rng = Random(1)
    for _ in range(10):
        state = new_game(players=2, rng=rng, edition="tiny")
        while state.actor is not None:
            action = choose(seen(state), rng)
            assert action in legal_actions(seen(state))
            state = apply(state, action)


def test_a_choice_depends_on_the_view_alone() -> None:
    state = scene(cash=(60, 200), offshore=(0, 200), fakes={0: (0, 4, 0), 1: (0, 0, 8)}, pawn=3)
    other = scene(cash=(60, 390), offshore=(0, 10), fakes={0: (0, 4, 0), 1: (0, 0, 8)}, pawn=3)
    assert view(state, 0) == view(other, 0)
    assert worths_of(view(state, 0)) == worths_of(view(other, 0))


def test_the_prior_is_highest_for_the_choice() -> None:
    state = scene(cash=(60, 60), fakes={0: (0, 4, 0)}, market=(PRESS, LUNCH, HOLOGRAM))
    actions = legal_actions(seen(state))
    weights = prior(seen(state), actions)
    assert len(weights) == len(actions)
    assert all(weight > 0 for weight in weights)
    assert actions[weights.index(max(weights))] == chosen(state)


def proposed(state: State, kind: type[Action]) -> set[str]:
    """The sales or flights that a search tries before the odd ones."""
    odd = odd_ones(seen(state))
    return {str(action) for action in legal_actions(seen(state)) if isinstance(action, kind) and action not in odd}


def test_all_is_flown_or_all_but_a_purse() -> None:
    assert proposed(scene(cash=(140, 0), pawn=6), Fly) == {"fly commercial 110", "fly commercial 80"}
    jet = scene(cash=(400, 0), pawn=3, cards={0: (JET,)})
    assert proposed(jet, Fly) == {"fly commercial 370", "fly commercial 340", "fly jet 400", "fly jet 370"}


def test_as_many_fakes_as_possible_are_sold_but_for_lunch() -> None:
    content, hungry = (scene(fakes={0: (0, 0, 5)}, pawn=9, cards={0: cards}) for cards in ((), (LUNCH,)))
    assert proposed(content, Fence) == {"fence 1 0/0/5"}
    assert proposed(hungry, Fence) == {"fence 1 0/0/5", "fence 1 0/0/4"}
    assert proposed(content, Shop) == {"shop 1 0/0/3"}


def test_a_search_tries_odd_amounts_last() -> None:
    """The more cash, the more amounts there are; otherwise together they would get more tries than anything else."""
    state = scene(cash=(400, 0), pawn=6)
    actions = legal_actions(seen(state))
    weights = dict(zip(map(str, actions), prior(seen(state), actions), strict=True))
    assert 0 < weights["fly commercial 330"] < weights["fly commercial 340"] / 10
    amounts = [weight for text, weight in weights.items() if text.startswith("fly")]
    assert sum(amounts) < 1.5 * (weights["fly commercial 370"] + weights["fly commercial 340"])


def test_off_turn_there_is_nothing_to_choose() -> None:
    with pytest.raises(ValueError, match="nothing to choose"):
        choose(view(scene(), 1), Random(1))
