"""§3.3 and §7.4: cards that lead to a street, where the next card is drawn; and how such a chain ends."""

from typing import Final

import pytest

from criminals.games import sicario
from criminals.games.sicario import Answer, Drew, Lights, Moved, Rolled, State
from tests.games.positions import play
from tests.games.sicario.scenes import HOME, acting, box, scene

EXAMPLE: Final = ("advance-1", "roll-again", "retreat-2", "tip-off")


def walked(before: State, text: str) -> list[object]:
    """Each throw, space and card of a step, in the order in which they come."""
    events = sicario.step(before, sicario.parse_action(text)).events
    facts = [event.fact for event in events]
    return [
        fact.pips if isinstance(fact, Rolled) else fact.space if isinstance(fact, Moved) else fact.card
        for fact in facts
        if isinstance(fact, Rolled | Moved | Drew)
    ]


def turned(before: State, after: State, *cards: str) -> bool:
    """Whether these cards were drawn, and lie under the deck in this order."""
    count = len(cards)
    return before.deck[:count] == cards and after.deck == (*before.deck[count:], *cards)


# --- a chain ---


def test_3_3_the_example() -> None:
    """A throw of 1 from the boats, and of 2 when it throws again."""
    first = scene(0, 0, deck=EXAMPLE)
    assert walked(first, "roll 1") == [1, 1, "advance-1", 2, "roll-again"]
    again = play(first, "roll 1")
    assert (acting(again), again.positions, again.bottom) == (("rolling", 1), (None, 2, 0), EXAMPLE[:2])
    assert walked(again, "roll 2") == [2, 4, "retreat-2", 2, "tip-off"]
    tipped = play(again, "roll 2")
    assert (acting(tipped), tipped.positions) == (("questioning", 0), (None, 2, 0))
    after = play(tipped, "ask 1 hat")
    assert (acting(after), after.positions, after.exposed) == (("rolling", 2), (None, 2, 0), (1,))
    assert list(map(set, after.facts)) == [set(), {Answer("hat", yes=True)}, set()]
    assert after.deck == (*first.deck[4:], *EXAMPLE)
    assert (after.bottom, after.unread) == (EXAMPLE, first.unread[4:])


@pytest.mark.parametrize(
    ("card", "at", "space"),
    [
        *(("advance-1", 0, 2), ("advance-2", 3, 6), ("advance-3", 1, 5), ("advance-4", 0, 5)),
        *(("retreat-1", 4, 4), ("retreat-2", 3, 2), ("retreat-2", 5, 4)),
    ],
)
def test_3_3_a_card_that_leads_to_a_street_is_followed_by_the_next_one(card: str, at: int, space: int) -> None:
    before = scene(at, 0, deck=[card, "blackout"])
    after = play(before, "roll 1")
    assert (after.positions, after.exposed, after.lost) == ((None, space, 0), (1,), (1, 0, 0))
    assert turned(before, after, card, "blackout")
    assert walked(before, "roll 1") == [1, at + 1, card, space, "blackout"]


def test_3_3_and_so_on() -> None:
    cards = ("advance-1", "advance-3", "retreat-1", "advance-4", "retreat-2", "lose-turn")
    before = scene(0, 0, deck=cards)
    assert walked(before, "roll 1") == [
        *(1, 1, "advance-1", 2, "advance-3", 5, "retreat-1", 4),
        *("advance-4", 8, "retreat-2", 6, "lose-turn"),
    ]
    after = play(before, "roll 1")
    assert (after.positions, after.lost, acting(after)) == ((None, 6, 0), (0, 1, 0), ("rolling", 2))
    assert turned(before, after, *cards)


# --- a card that does not move ---


@pytest.mark.parametrize(
    ("card", "then", "lost"),
    [
        ("lose-turn", ("rolling", 2), (0, 1, 0)),
        ("blackout", ("rolling", 2), (1, 0, 0)),
        ("tip-off", ("questioning", 0), (0, 0, 0)),
        ("roll-again", ("rolling", 1), (0, 0, 0)),
        ("take-cover", ("rolling", 2), (0, 0, 0)),
    ],
)
@pytest.mark.parametrize("chain", [(), ("advance-1",), ("retreat-1",), ("advance-1", "retreat-1")])
def test_3_3_a_card_that_leaves_the_agent_where_it_stands_is_the_last(
    card: str, then: tuple[str, object], lost: tuple[int, ...], chain: tuple[str, ...]
) -> None:
    """On a path without cover, whatever led to the street; §7.4 says what each of them does."""
    edition = box("s" * 9, "advance-1", "retreat-1", "advance-3", "tip-off", card)
    before = scene(2, 0, edition=edition, deck=[*chain, card])
    after = play(before, "roll 1")
    space = 3 + chain.count("advance-1") - chain.count("retreat-1")
    assert (after.positions, after.exposed) == ((None, space, 0), (1,))
    assert (acting(after), after.lost) == (then, lost)
    assert turned(before, after, *chain, card)


def test_7_4_a_tip_off_after_other_cards_ends_the_turn_once_it_is_answered() -> None:
    before = scene(0, 0, deck=["advance-1", "tip-off", "advance-2"])
    after = play(before, "roll 1", "ask 1 woman")
    assert (acting(after), after.positions) == (("rolling", 2), (None, 2, 0))
    assert turned(before, after, "advance-1", "tip-off")


def test_7_4_a_turn_lost_after_other_cards_is_spent_when_it_comes() -> None:
    state = play(scene(0, 0, deck=["advance-1", "lose-turn"]), "roll 1", "roll 3", "ask 1 hat")
    assert (acting(state), state.lost) == (("rolling", 2), (0, 0, 0))


def test_7_4_a_blackout_after_other_cards_is_spent_when_the_turn_comes() -> None:
    state = play(scene(0, 0, deck=["advance-1", "blackout"]), "roll 1", "roll 3")
    assert (acting(state), state.lost, state.exposed) == (("rolling", 1), (0, 0, 0), (1,))


# --- where else it ends ---


def test_3_4_a_card_that_leads_to_a_building_ends_the_turn() -> None:
    before = scene(0, 0, deck=["advance-1", "advance-3", "advance-2"])
    after = play(before, "roll 1")
    assert (after.positions, after.exposed, acting(after)) == ((None, 7, 0), (), ("rolling", 2))
    assert turned(before, after, "advance-1", "advance-3", "advance-2")


def test_3_5_a_card_that_leads_to_an_antenna_after_others_lets_the_agent_act() -> None:
    before = scene(0, 0, deck=["advance-3", "advance-2", "lose-turn"])
    state = play(before, "roll 6")
    assert (state.positions, acting(state), state.exposed) == ((None, 11, 0), ("decoding", 1), ())
    assert turned(before, state, "advance-3", "advance-2")
    after = play(state, "disc man no-hat no-glasses")
    assert after.facts[0] == {Lights(("man", "no-hat", "no-glasses"), 1)}
    assert acting(after) == ("rolling", 2)


def test_7_4_a_retreat_to_the_boats_ends_the_turn() -> None:
    before = scene(0, 0, deck=["retreat-1", "retreat-2", "lose-turn"])
    after = play(before, "roll 2")
    assert (after.positions, after.exposed, after.lost) == ((None, 0, 0), (), (0, 0, 0))
    assert acting(after) == ("rolling", 2)
    assert turned(before, after, "retreat-1", "retreat-2")


@pytest.mark.parametrize("last", ["advance-3", "advance-4"])
def test_7_4_an_advance_into_the_embassy_counts_at_once(last: str) -> None:
    """With three players it ends the game, and no other card is drawn. It is reached exactly, or gone past."""
    before = scene(40, 0, deck=["advance-1", last, "lose-turn"])
    after = play(before, "roll 1")
    assert walked(before, "roll 1") == [1, 41, "advance-1", 42, last, HOME]
    assert (after.positions, after.lost) == ((None, HOME, 0), (0, 0, 0))
    outcome = sicario.outcome(after)
    assert outcome is not None
    assert (outcome.winners, outcome.clause, after.unread) == ((1, 2), "5.1", ())
    assert turned(before, after, "advance-1", last)


def test_7_4_with_two_needed_at_the_embassy_the_turn_just_ends() -> None:
    cards = ("advance-1", "retreat-2", "advance-4")
    before = scene(40, 43, 0, deck=[*cards, "blackout"])
    assert walked(before, "roll 2") == [2, 42, "advance-1", 44, "retreat-2", 42, "advance-4", HOME]
    after = play(before, "roll 2")
    assert (after.positions, after.lost) == ((None, HOME, 43, 0), (0, 0, 0, 0))
    assert (acting(after), sicario.outcome(after)) == (("rolling", 2), None)
    assert turned(before, after, *cards)
    second = scene(HOME, 40, 0, seat=2, deck=["retreat-2", "advance-4", "blackout"])
    over = play(second, "roll 4")
    assert (over.positions, acting(over)) == ((None, HOME, HOME, 0), ("over", None))
    assert turned(second, over, "retreat-2", "advance-4")


def test_7_4_roll_again_after_other_cards_and_others_after_it() -> None:
    before = scene(0, 0, deck=["advance-1", "roll-again", "advance-3", "advance-2", "tip-off"])
    state = play(before, "roll 1")
    assert (acting(state), state.positions) == (("rolling", 1), (None, 2, 0))
    assert walked(state, "roll 4") == [4, 6, "advance-3", 9, "advance-2", 11]
    assert acting(play(state, "roll 4")) == ("decoding", 1)


@pytest.mark.parametrize(
    ("at", "others", "space", "then"),
    [
        (3, (0, 0), 7, ("rolling", 2)),
        (7, (0, 0), 11, ("decoding", 1)),
        (7, (11, 0), 14, ("rolling", 2)),
        (40, (0, 43), 42, ("rolling", 2)),
    ],
)
def test_7_4_take_cover_after_another_card(
    at: int, others: tuple[int, ...], space: int, then: tuple[str, object]
) -> None:
    """To a building the turn ends, at an antenna it may act, and with none ahead it stays and its turn ends."""
    before = scene(at, *others, deck=["advance-1", "take-cover", "lose-turn"])
    after = play(before, "roll 1")
    assert (after.positions, acting(after)) == ((None, space, *others), then)
    assert after.is_exposed(1) is (space == 42)
    assert turned(before, after, "advance-1", "take-cover")


# --- taken spaces ---


def test_3_1_taken_spaces_are_passed_in_each_move() -> None:
    """By the throw and by the advance onwards, by the retreat backwards."""
    before = scene(7, 9, 12, deck=["advance-2", "retreat-1"])
    assert walked(before, "roll 2") == [2, 10, "advance-2", 13, "retreat-1", 11]
    assert acting(play(before, "roll 2")) == ("decoding", 1)


def test_3_1_the_spaces_that_the_agent_left_are_free() -> None:
    """Where it stood before the throw, and where the throw and the cards had led it."""
    before = scene(8, 0, 0, deck=["retreat-1", "roll-again"])
    assert walked(before, "roll 1") == [1, 9, "retreat-1", 8, "roll-again"]
    before = scene(0, 0, 0, deck=["advance-1", "retreat-1", "advance-4", "lose-turn"])
    assert walked(before, "roll 1") == [1, 1, "advance-1", 2, "retreat-1", 1, "advance-4", 5, "lose-turn"]
