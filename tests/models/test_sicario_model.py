"""The model of Sicario by itself: situations reckoned by hand, clauses 2 to 5."""

from typing import Any

import pytest

from tests.models.sicario import REFERENCE, Model
from tests.models.sicario_tables import CHARACTERS, FEATURES, SIGNS, of, play, put, table

# 2 Set-up


@pytest.mark.parametrize(
    ("players", "sicario", "order"), [(3, 0, [1, 2, 0]), (3, 1, [2, 0, 1]), (4, 3, [0, 1, 2, 3]), (4, 1, [2, 3, 0, 1])]
)
def test_2_4_the_sicario_is_last_in_each_round(players: int, sicario: int, order: list[int]) -> None:
    model = table(*["tip-off"] * 4, players=players, sicario=sicario)
    assert model.positions == [None if seat == sicario else 0 for seat in range(players)]
    for pips, seat in zip([4, 1, 3], order[:-1], strict=False):
        assert (model.actor(), model.seat) == ("chance", seat)
        play(model, f"roll {pips}")
        if model.phase == "tip-off":
            assert model.actor() == sicario
            play(model, f"ask {seat} hat")
    assert (model.actor(), model.phase) == (sicario, "hunting")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"characters": ["Glenda", "Boris"]}, "2.2: not a different"),
        ({"characters": ["Glenda", "Boris", "Boris"]}, "2.2: not a different"),
        ({"characters": ["Glenda", "Boris", "Nobody"]}, "2.2: a character"),
        ({"events": ["blackout"]}, "2.4"),
        ({"sicario": 3}, "2.1"),
    ],
    ids=["too few", "twice", "unknown", "deck", "seat"],
)
def test_2_a_wrong_setup_is_refused(change: dict[str, Any], message: str) -> None:
    setup = {"characters": CHARACTERS[:3], "events": REFERENCE["events"], "sicario": 0}
    Model(REFERENCE, 3, setup)
    with pytest.raises(ValueError, match=message):
        Model(REFERENCE, 3, {**setup, **change})


# 3 An agent's turn


@pytest.mark.parametrize(
    ("start", "others", "pips", "end"),
    [
        (0, [0, 0], 3, 3),
        (0, [3, 9], 3, 4),
        (0, [3, 4], 3, 5),
        (0, [4, 3], 3, 5),
        (0, [2, 4], 3, 3),  # what lies between does not matter
        (2, [2 + 3, 9], 3, 6),
        (5, [9, 10], 4, 11),
        (5, [9, 10], 5, 11),
        (6, [0, 0], 4, 10),
    ],
)
def test_3_1_taken_spaces_are_gone_past(start: int, others: list[int], pips: int, end: int) -> None:
    model = table("lose-turn")
    put(model, start, *others)
    play(model, f"roll {pips}")
    assert model.positions[1:] == [end, *others]


def test_3_1_the_space_of_an_eliminated_agent_is_free() -> None:
    model = table("lose-turn")
    put(model, 0, 4, 0)
    model.phase = "hunting"
    model.seat = 0
    play(model, "eliminate 2 Olga", "roll 4")
    assert model.positions == [None, 4, None, 0]


def test_3_1_boats_and_embassy_are_never_taken() -> None:
    model = table("retreat-5")
    put(model, 2, 10, 10)
    model.seat = 2
    play(model, "roll 6")
    put(model, 2, 11, 10)
    play(model, "roll 5")
    assert (model.home, model.positions[3], model.phase) == ([2, 3], 11, "over")
    model = table("retreat-5")
    play(model, "roll 4")
    assert model.positions == [None, 0, 0, 0]


@pytest.mark.parametrize(("start", "pips"), [(10, 1), (10, 6), (5, 6), (9, 2)])
def test_3_2_past_the_last_space_is_the_embassy(start: int, pips: int) -> None:
    model = table("tip-off")
    put(model, start, 7, 0)
    play(model, f"roll {pips}")
    assert (model.positions[1], model.home, model.exposed(), model.seat) == (11, [1], [2], 2)
    assert model.deck == ["tip-off"]
    assert model.unread == 1
    play(model, "roll 1", "roll 3")  # seats 2 and 3, both into buildings
    assert (model.actor(), model.seat, model.phase) == ("chance", 2, "rolling")  # seat 1 has no more turns
    play(model, "roll 1", "ask 2 man", "roll 3", "skip")
    assert {text.split()[1] for text in model.legal()} == {"2"}


def test_3_2_the_last_space_is_an_ordinary_one() -> None:
    model = table("lose-turn")
    put(model, 6, 0, 0)
    play(model, "roll 4")
    assert (model.positions[1], model.home, model.exposed(), model.lost) == (10, [], [1], [0, 1, 0, 0])


def test_3_3_a_street_exposes_and_draws_the_top_card() -> None:
    model = table("tip-off", "lose-turn", "blackout")
    play(model, "roll 1")
    assert (model.exposed(), model.deck, model.unread) == ([1], ["lose-turn", "blackout", "tip-off"], 2)
    assert model.known_deck() == [None, None, "tip-off"]
    play(model, "ask 1 hat", "roll 2")
    assert (model.exposed(), model.deck, model.lost) == ([1, 2], ["blackout", "tip-off", "lose-turn"], [0, 0, 1, 0])
    assert model.known_deck() == [None, "tip-off", "lose-turn"]


@pytest.mark.parametrize(
    ("pips", "event", "space"), [(4, "advance-1", 5), (4, "advance-3", 7), (4, "retreat-2", 2), (5, "retreat-1", 4)]
)
def test_3_3_a_move_of_a_card_to_a_street_draws_the_next(pips: int, event: str, space: int) -> None:
    model = table(event, "lose-turn", "tip-off")
    play(model, f"roll {pips}")
    assert (model.positions[1], model.exposed(), model.deck) == (space, [1], ["tip-off", event, "lose-turn"])
    assert (model.known_deck(), model.lost) == ([None, event, "lose-turn"], [0, 1, 0, 0])
    assert (model.actor(), model.seat, model.phase) == ("chance", 2, "rolling")


def test_3_3_a_chain_of_cards() -> None:
    model = table("advance-1", "retreat-2", "retreat-1", "advance-4", "tip-off", "lose-turn")
    put(model, 0, 6, 3)
    play(model, "roll 5")  # 5; past 6 to 7; 5; 4; 8, a building
    assert (model.positions[1:], model.phase, model.seat) == ([8, 6, 3], "rolling", 2)
    assert model.known_deck() == [None, None, "advance-1", "retreat-2", "retreat-1", "advance-4"]
    model = table("advance-1", "retreat-2", "retreat-1", "advance-4", "tip-off", "lose-turn")
    put(model, 0, 6, 4)
    play(model, "roll 5")  # 5; past 6 to 7; 5; past 4 to 3, a building
    assert (model.positions[1:], model.phase, model.seat) == ([3, 6, 4], "rolling", 2)
    assert model.known_deck() == [None, None, None, "advance-1", "retreat-2", "retreat-1"]


def test_3_3_the_example() -> None:
    first = ["advance-1", "roll-again", "retreat-2", "tip-off"]
    rest = [event for event in REFERENCE["events"] if event not in first] + ["tip-off", "tip-off"]
    model = Model(REFERENCE, 4, {"characters": CHARACTERS, "events": first + rest, "sicario": 0})
    play(model, "roll 1")
    assert (model.positions[1], model.actor(), model.seat) == (2, "chance", 1)
    assert (model.deck, model.unread) == ([*first[2:], *rest, *first[:2]], 14)
    play(model, "roll 2")
    assert (model.positions[1], model.actor(), model.phase) == (2, 0, "tip-off")
    assert model.legal() == [f"ask 1 {trait}" for trait in FEATURES + SIGNS]
    play(model, "ask 1 hat")
    assert (model.positions[1], model.exposed(), model.actor(), model.seat) == (2, [1], "chance", 2)
    assert (model.deck, model.known_deck()) == (rest + first, [None] * 12 + first)


@pytest.mark.parametrize("event", ["lose-turn", "blackout", "tip-off", "take-cover"])
@pytest.mark.parametrize("chain", [[], ["advance-1"], ["retreat-4", "advance-4"]])
def test_3_3_a_card_that_does_not_move_ends_the_chain(event: str, chain: list[str]) -> None:
    model = table(*chain, event, "advance-1", "advance-1", path="s" * 10)
    play(model, "roll 6")
    if event == "tip-off":
        play(model, "ask 1 man")
    assert (model.positions[1], model.exposed()) == (7 if len(chain) == 1 else 6, [1])
    assert (model.actor(), model.seat, model.unread) == ("chance", 2, 2)
    assert model.deck == ["advance-1", "advance-1", *chain, event]


def test_3_3_a_chain_may_turn_the_deck_round() -> None:
    model = table("advance-1", "retreat-1", "advance-2", path="s" * 6 + "bs")
    play(model, "roll 1")  # 2, 1, 3; 4, 3, 5; 6, 5, 7
    assert (model.positions[1], model.unread, model.seat) == (7, 0, 2)
    assert model.known_deck() == ["advance-1", "retreat-1", "advance-2"]


def test_3_3_a_throw_of_a_card_to_a_street_draws_again() -> None:
    model = table("roll-again", "advance-1", "roll-again", "lose-turn")
    play(model, "roll 1", "roll 3")  # 1; 4, and on to 5
    assert (model.positions[1], model.actor(), model.seat, model.unread) == (5, "chance", 1, 1)
    play(model, "roll 4")
    assert (model.positions[1], model.lost, model.seat, model.unread) == (9, [0, 1, 0, 0], 2, 0)


@pytest.mark.parametrize(("pips", "event"), [(4, "retreat-1"), (2, "advance-1"), (5, "advance-3"), (1, "take-cover")])
def test_3_4_a_move_of_a_card_to_a_building_ends_the_turn(pips: int, event: str) -> None:
    model = table(event, "tip-off")
    play(model, f"roll {pips}")
    assert (model.positions[1], model.exposed()) == (8 if pips == 5 else 3, [])
    assert (model.actor(), model.seat, model.deck, model.unread) == ("chance", 2, ["tip-off", event], 1)


@pytest.mark.parametrize(
    ("pips", "deck"),
    [
        (4, ["advance-2"]),
        (4, ["take-cover"]),
        (7, ["retreat-1"]),
        (4, ["advance-1", "advance-1"]),
        (7, ["retreat-3", "take-cover"]),
        (1, ["advance-4", "take-cover"]),
    ],
)
def test_3_5_a_move_of_a_card_to_an_antenna_lets_it_act(pips: int, deck: list[str]) -> None:
    for text in ("disc man hat glasses", "capture Boris", "skip"):
        model = table(*deck, "tip-off")
        model.die = 7
        play(model, f"roll {pips}")
        assert (model.positions[1], model.actor(), model.phase, model.unread) == (6, 1, "antenna", 1)
        play(model, text)
        assert (model.actor(), model.seat, model.deck) == ("chance", 2, ["tip-off", *deck])
    model = table(*deck, "tip-off")
    model.die = 7
    play(model, f"roll {pips}", "capture Glenda")
    assert (model.winners(), model.clause()) == ([1, 2, 3], "3.7")


def test_3_4_a_building_hides() -> None:
    model = table()
    play(model, "roll 3")
    assert (model.positions[1], model.exposed(), model.unread, model.seat) == (3, [], 2, 2)


def test_3_5_an_antenna_hides_and_asks() -> None:
    model = table()
    play(model, "roll 6")
    assert (model.actor(), model.exposed(), model.unread) == (1, [], 2)
    assert of(model, "disc") == [
        "disc man hat glasses",
        "disc man hat no-glasses",
        "disc man no-hat glasses",
        "disc man no-hat no-glasses",
        "disc woman hat glasses",
        "disc woman hat no-glasses",
        "disc woman no-hat glasses",
        "disc woman no-hat no-glasses",
    ]
    assert model.legal()[8:] == [*[f"capture {name}" for name in model.names], "skip"]
    assert model.names[:4] + model.names[-3:] == ["Boris", "Felix", "Hugo", "Jakob", "Glenda", "Sonia", "Wanda"]
    play(model, "skip")
    assert (model.seat, model.discs, model.missed) == (2, [set()] * 4, [set()] * 4)


def test_3_5_one_who_starts_there_just_rolls() -> None:
    model = table()
    put(model, 0, 0, 5)
    play(model, "roll 6", "skip", "roll 3", "roll 3")
    assert (model.positions, model.seat, model.actor()) == ([None, 6, 3, 8], 1, "chance")


@pytest.mark.parametrize(
    ("disc", "lights"),
    [
        ("woman no-hat no-glasses", 3),
        ("woman no-hat glasses", 2),  # the rulebook's example, for Glenda
        ("man no-hat no-glasses", 2),
        ("man hat no-glasses", 1),
        ("man hat glasses", 0),
    ],
)
def test_3_6_the_disc_tells_how_many_fit(disc: str, lights: int) -> None:
    model = table()
    play(model, "roll 6", f"disc {disc}")
    assert model.discs == [{(tuple(disc.split()), lights)}, set(), set(), set()]
    assert (model.seat, model.actor()) == (2, "chance")


def test_3_7_capture() -> None:
    model = table()
    play(model, "roll 6", "capture Boris")  # their own
    assert (model.missed, model.seat, model.winners()) == ([{"Boris"}, set(), set(), set()], 2, None)
    model = table(sicario=2)
    play(model, "roll 6", "capture Olga")
    assert (model.actor(), model.legal(), model.clause()) == (None, [], "3.7")
    assert (model.winners(), model.points()) == ([0, 1, 3], [1, 1, 0, 1])
    assert model.shown(None) == dict(enumerate(CHARACTERS))


# 4 The sicario's turn


def test_4_1_only_the_exposed_however_they_got_there() -> None:
    model = table("retreat-1", "tip-off", "advance-2", "lose-turn")
    put(model, 1, 3, 0)
    play(model, "roll 1", "ask 1 hat", "roll 2", "roll 3")  # 2 and back to 1; 5 and on to 7; into a building
    assert (model.positions, model.exposed(), model.actor()) == ([None, 1, 7, 3], [1, 2], 0)
    asks = [f"ask {seat} {trait}" for seat in (1, 2) for trait in FEATURES + SIGNS]
    assert model.legal() == asks + [f"eliminate {seat} {name}" for seat in (1, 2) for name in model.names]


def test_4_1_with_nobody_exposed_the_turn_is_skipped() -> None:
    model = table()
    put(model, 0, 6, 5)
    play(model, "roll 3", "roll 2", "roll 1", "skip")
    assert (model.positions, model.seat, model.phase) == ([None, 3, 8, 6], 1, "rolling")


def test_4_2_questions() -> None:
    model = table("lose-turn")
    play(model, "roll 3", "roll 1", "roll 6", "skip", "ask 2 hat")
    assert (model.answers, model.seat) == ([set(), set(), {("hat", True)}, set()], 1)
    for trait in ("hat", "no-hat", "green-hat", "man", "scar"):  # any may be repeated
        model.phase = "hunting"
        model.seat = 0
        play(model, f"ask 2 {trait}")
    assert model.answers[2] == {
        ("hat", True),
        ("no-hat", False),
        ("green-hat", True),
        ("man", False),
        ("scar", False),
    }


def test_4_2_signs_come_as_on_the_sheet_each_once() -> None:
    edition = {**REFERENCE, "characters": REFERENCE["characters"][::-1]}
    model = Model(edition, 3, {"characters": CHARACTERS[:3], "events": REFERENCE["events"], "sicario": 0})
    assert model.traits() == [*FEATURES, "earring", "scar", "freckles", "gold-tooth", "tattoo", "green-hat"]


def test_4_3_eliminations() -> None:
    model = table("lose-turn")
    play(model, "roll 1", "roll 2", "roll 4", "eliminate 1 Olga")
    assert (model.missed, model.out) == ([set(), {"Olga"}, set(), set()], [])
    # All three lose their next turn, and the sicario shoots again
    assert (model.actor(), model.lost) == (0, [0, 0, 0, 0])
    play(model, "eliminate 2 Olga")
    assert (model.out, model.positions, model.exposed(), model.seat) == ([2], [None, 1, None, 4], [1, 3], 1)
    assert (model.shown(None), model.winners()) == ({2: "Olga"}, None)
    play(model, "roll 2", "roll 2", "skip")
    assert (model.actor(), model.seat) == ("chance", 1)  # seat 2 is out and nobody is exposed


def test_4_3_a_pending_lost_turn_of_the_eliminated_is_gone() -> None:
    model = table("lose-turn")
    play(model, "roll 1", "roll 3", "roll 6", "skip")
    assert model.lost == [0, 1, 0, 0]
    play(model, "eliminate 1 Boris")
    assert (model.lost, model.seat) == ([0, 0, 0, 0], 2)


def test_4_4_the_sicario_must_do_one_or_the_other() -> None:
    model = table("lose-turn")
    play(model, "roll 3", "roll 3", "roll 6", "skip")
    assert {text.split()[0] for text in model.legal()} == {"ask", "eliminate"}
    with pytest.raises(ValueError, match="not lawful now: skip"):
        play(model, "skip")


# 5 The end


def test_5_1_one_home_with_3_players() -> None:
    model = table(players=3, sicario=1)
    put(model, 10, 4)
    model.seat = 0
    play(model, "roll 1")
    assert (model.actor(), model.winners(), model.clause(), model.points()) == (None, [0, 2], "5.1", [1, 0, 1])


def test_5_1_two_home_with_4_players() -> None:
    model = table()
    put(model, 10, 9, 0)
    play(model, "roll 1")
    assert (model.winners(), model.clause(), model.points()) == (None, None, [0, 0, 0, 0])
    play(model, "roll 2")
    assert (model.winners(), model.clause(), model.points()) == ([1, 2, 3], "5.1", [0, 1, 1, 1])


def test_5_2_two_eliminated() -> None:
    for players in (3, 4):
        model = table("lose-turn", players=players)
        play(model, "roll 1", "roll 2", *["roll 3"] * (players - 3), "eliminate 1 Boris")
        assert model.winners() is None
        model.phase, model.seat = "hunting", 0
        play(model, "eliminate 2 Olga")
        assert (model.actor(), model.winners(), model.clause()) == (None, [0], "5.2")
        assert model.points() == [1, *[0] * (players - 1)]


def test_5_2_with_one_home_and_one_out_the_last_decides() -> None:
    model = last_agent()
    play(model, "eliminate 3 Kira")
    assert (model.winners(), model.clause(), model.points()) == ([0], "5.2", [1, 0, 0, 0])
    model = last_agent()
    play(model, "ask 3 man")
    assert (model.actor(), model.lost) == (0, [0, 0, 0, 0])  # the agent's turn was lost, and the sicario is there again
    play(model, "ask 3 man", "roll 2")
    assert (model.winners(), model.clause(), model.points()) == ([1, 2, 3], "5.1", [0, 1, 1, 1])


def last_agent() -> Model:
    """Seat 1 is home, seat 2 is out, and seat 3 stands on the last but one space with a turn to lose."""
    model = table("lose-turn")
    put(model, 10, 5, 8)
    model.phase, model.seat = "hunting", 0
    play(model, "eliminate 2 Olga", "roll 3")
    assert (model.home, model.out, model.seat) == ([1], [2], 3)
    play(model, "roll 1")
    assert (model.actor(), model.positions, model.lost) == (0, [None, 11, None, 9], [0, 0, 0, 1])
    return model


def test_5_3_the_eliminated_win_too() -> None:
    model = table()
    put(model, 5, 4, 3)
    model.phase, model.seat = "hunting", 0
    play(model, "eliminate 2 Olga", "roll 1", "capture Glenda")
    assert (model.out, model.winners(), model.points()) == ([2], [1, 2, 3], [0, 1, 1, 1])
