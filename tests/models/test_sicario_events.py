"""The model of Sicario by itself: each event, §7.4. Seat 1 draws on space 4 unless said otherwise."""

import pytest

from tests.models.sicario_tables import FEATURES, PATH, SIGNS, play, put, table


@pytest.mark.parametrize(
    ("k", "others", "space"),
    [(1, [0, 0], 5), (1, [5, 0], 6), (1, [5, 6], 7), (3, [7, 8], 9), (6, [0, 0], 10), (6, [10, 9], 11), (2, [5, 7], 6)],
)
def test_7_4_advance(k: int, others: list[int], space: int) -> None:
    model = table(f"advance-{k}", "lose-turn")
    put(model, 0, *others)
    play(model, "roll 4")
    assert model.positions[1:] == [space, *others]
    assert model.home == ([1] if space == 11 else [])
    assert (model.phase, model.seat) == (("antenna", 1) if space == 6 else ("rolling", 2))
    assert model.lost[1] == 2 - model.unread - 1 == int(space in (5, 7, 9, 10))  # the street's own card


def test_7_4_advance_into_the_embassy_counts_at_once() -> None:
    model = table("advance-9")
    put(model, 0, 11, 0)
    model.home = [2]
    play(model, "roll 2")
    assert (model.positions[1], model.winners(), model.clause()) == (11, [1, 2, 3], "5.1")


def test_7_4_advance_into_the_embassy_counts_at_once_amid_a_chain() -> None:
    deck = ["retreat-2", "advance-9", "blackout", "lose-turn"]
    model = table(*deck)
    play(model, "roll 4")  # 4, back to 2, and home
    assert (model.home, model.positions[1:], model.winners()) == ([1], [11, 0, 0], None)
    assert (model.deck, model.unread, model.lost) == ([*deck[2:], *deck[:2]], 2, [0, 0, 0, 0])  # no other card
    assert (model.phase, model.seat) == ("rolling", 2)
    model = table(*deck, players=3)
    play(model, "roll 4")
    assert (model.winners(), model.clause(), model.actor(), model.legal()) == ([1, 2], "5.1", None, [])
    assert (model.deck, model.unread, model.lost) == ([*deck[2:], *deck[:2]], 2, [0, 0, 0])


@pytest.mark.parametrize(
    ("k", "others", "space"),
    [
        (1, [0, 0], 3),
        (1, [3, 0], 2),
        (1, [3, 2], 1),
        (1, [2, 3], 1),
        (3, [1, 0], 0),
        (2, [2, 1], 0),
        (4, [0, 0], 0),
        (9, [0, 1], 0),
        (2, [3, 1], 2),
    ],
)
def test_7_4_retreat(k: int, others: list[int], space: int) -> None:
    model = table(f"retreat-{k}", "lose-turn")
    put(model, 0, *others)
    play(model, "roll 4")
    assert model.positions[1:] == [space, *others]
    assert ((1 in model.exposed()), model.phase, model.seat) == (space in (1, 2), "rolling", 2)
    assert model.lost[1] == 2 - model.unread - 1 == int(space in (1, 2))  # the street's own card


def test_7_4_retreat_to_an_antenna() -> None:
    model = table("retreat-1", "lose-turn")
    put(model, 3, 0, 0)
    play(model, "roll 4")
    assert (model.positions[1], model.phase, model.actor(), model.unread) == (6, "antenna", 1, 1)


@pytest.mark.parametrize(("deck", "pips"), [(["retreat-9"], 4), (["retreat-2", "retreat-2"], 4), (["retreat-1"], 1)])
def test_7_4_retreat_to_the_boats_ends_the_turn(deck: list[str], pips: int) -> None:
    model = table(*deck, "tip-off")
    play(model, f"roll {pips}")
    assert (model.positions[1], model.exposed(), model.unread) == (0, [], 1)
    assert (model.phase, model.actor(), model.seat, model.lost) == ("rolling", "chance", 2, [0, 0, 0, 0])


@pytest.mark.parametrize(
    ("path", "others", "space"),
    [
        (PATH, [0, 0], 6),
        (PATH, [6, 0], 8),
        (PATH, [8, 6], 4),
        (PATH, [3, 5], 6),
        ("sbbss", [0, 0], 4),
        ("sbbsa", [0, 0], 5),
        ("sbbsa", [5, 0], 4),
    ],
)
def test_7_4_take_cover(path: str, others: list[int], space: int) -> None:
    model = table("take-cover", "lose-turn", path=path)
    put(model, 0, *others)
    play(model, "roll 4")
    assert model.positions[1:] == [space, *others]
    decodes = path[space - 1] == "a"
    assert (1 in model.exposed()) == (space == 4)
    assert (model.phase, model.seat) == (("antenna", 1) if decodes else ("rolling", 2))
    assert (model.unread, model.lost) == (1, [0, 0, 0, 0])  # no other card, not even where it stays


def test_7_4_take_cover_to_an_antenna_lets_it_decode() -> None:
    model = table("take-cover", "lose-turn")
    play(model, "roll 4", "disc woman hat no-glasses")
    assert (model.positions[1], model.discs[0], model.seat) == (6, {(("woman", "hat", "no-glasses"), 2)}, 2)


def test_7_4_lose_turn_is_spent_when_the_turn_comes() -> None:
    model = table("lose-turn", "tip-off", players=3)
    play(model, "roll 1", "roll 3")
    assert (model.actor(), model.lost, model.exposed()) == (0, [0, 1, 0], [1])
    play(model, "ask 1 hat")
    assert (model.seat, model.lost) == (2, [0, 0, 0])
    play(model, "roll 3", "skip")
    assert (model.actor(), model.exposed()) == (0, [1])  # still on the street
    play(model, "ask 1 man")
    assert (model.actor(), model.seat) == ("chance", 1)


def test_7_4_lost_turns_add_up() -> None:
    model = table(players=3)
    put(model, 3, 8)
    model.lost = [0, 2, 3]
    model.seat = 0
    model._next_turn()  # pyright: ignore[reportPrivateUsage] # the loop itself is meant
    # Rounds 1 and 2: both lose; round 3: seat 1 may roll, and seat 2 still has one to lose
    assert (model.seat, model.lost, model.phase) == (1, [0, 0, 1], "rolling")
    play(model, "roll 5")
    assert (model.positions[1], model.lost, model.seat) == (9, [0, 1, 0], 0)  # a new one was drawn
    model = table("lose-turn")
    model.lost[1] = 1
    play(model, "roll 1")
    assert model.lost == [0, 2, 0, 0]


def test_7_4_blackout_is_spent_with_nobody_exposed() -> None:
    model = table("blackout", "lose-turn", players=3)
    play(model, "roll 1", "roll 3")
    assert (model.lost, model.seat) == ([0, 0, 0], 1)  # somebody exposed, and still no turn of the sicario
    model = table("blackout", "lose-turn", players=3)
    put(model, 0, 2)
    model.lost[0] = 1
    play(model, "roll 3", "roll 4", "skip")
    assert (model.lost, model.seat, model.exposed()) == ([0, 0, 0], 1, [])  # nobody exposed


def test_7_4_blackouts_add_up() -> None:
    model = table("blackout", "blackout", "tip-off", players=3)
    play(model, "roll 1", "roll 2")
    assert (model.lost, model.seat) == ([1, 0, 0], 1)
    play(model, "roll 2", "roll 4", "skip")
    assert (model.lost, model.exposed(), model.seat) == ([0, 0, 0], [], 1)


def test_7_4_tip_off() -> None:
    model = table("tip-off", "lose-turn")
    put(model, 0, 7, 0)
    play(model, "roll 1")
    assert (model.actor(), model.legal()) == (0, [f"ask 1 {trait}" for trait in FEATURES + SIGNS])
    with pytest.raises(ValueError, match="not lawful"):
        play(model, "ask 2 man")
    play(model, "ask 1 scar")
    assert (model.answers[1], model.actor(), model.seat, model.positions[1]) == ({("scar", True)}, "chance", 2, 1)


def test_7_4_a_blackout_neither_stops_a_tip_off_nor_is_spent() -> None:
    model = table("blackout", "tip-off", "tip-off")
    play(model, "roll 1", "roll 2")
    assert (model.actor(), model.lost) == (0, [1, 0, 0, 0])
    play(model, "ask 2 man")
    assert (model.lost, model.seat) == ([1, 0, 0, 0], 3)
    play(model, "roll 3")
    assert (model.lost, model.seat, model.actor()) == ([0, 0, 0, 0], 1, "chance")


def test_7_4_roll_again_has_its_full_effect() -> None:
    model = table("roll-again", "roll-again", "tip-off")
    play(model, "roll 1")
    assert (model.actor(), model.seat, model.unread) == ("chance", 1, 2)
    play(model, "roll 1")
    assert (model.actor(), model.seat, model.positions[1]) == ("chance", 1, 2)
    play(model, "roll 2")
    assert (model.actor(), model.phase, model.known_deck()) == (0, "tip-off", ["roll-again", "roll-again", "tip-off"])
    model = table("roll-again", "tip-off")
    play(model, "roll 2", "roll 4")
    assert (model.actor(), model.phase, model.positions[1]) == (1, "antenna", 6)
    model = table("roll-again", "tip-off")
    play(model, "roll 2", "roll 1")
    assert (model.phase, model.seat, model.positions[1], model.unread) == ("rolling", 2, 3, 1)  # 3.4
    model = table("roll-again", "tip-off", players=3)
    put(model, 8, 0)
    play(model, "roll 2", "roll 1")
    assert (model.clause(), model.unread) == ("5.1", 1)
