"""The end of a game in the second implementation of Counterfeiters, and whole games."""

import random
from typing import Any

import pytest

from tests.models.counterfeiters import REFERENCE, Model
from tests.models.counterfeiters_tables import (
    GREAT,
    LONGEST,
    LUNCH,
    LUNCH_TOO,
    NEGLIGENT,
    TICKET_50,
    TICKET_100,
    bring,
    fund,
    give,
    odd_edition,
    of,
    play,
    setup,
    table,
)


def test_6_1_to_6_3_the_end_in_its_order() -> None:
    model = table(3, first=1)
    give(model, 1, NEGLIGENT, LUNCH, LUNCH_TOO)
    give(model, 0, TICKET_50)
    give(model, 2, GREAT, TICKET_100)
    bring(model, [[3, 0, 0], [2, 0, 0], [0, 0, 0]])
    fund(model, 0, 100, 50)
    model.pawn = 19
    play(model, "defraud 1", "print 1")  # seats 1 and 2
    play(model, "fence 2 1/0/0")  # seat 0 moves the pawn; the Godfather finds 20, 130, 50
    assert (model.pawn, model.cash) == (20, [10, 60, 20])
    assert model.henchmen == [2, 2, 2]
    # One last henchman each, the mover last; no hat moves the pawn
    assert (model.phase, model.actor()) == ("last", 1)
    play(model, "print 3")
    assert (model.actor(), model.pawn) == (2, 20)
    play(model, "laydown")
    assert model.actor() == 0
    play(model, "defraud 2")
    assert (model.cash, model.henchmen) == ([40, 60, 20], [1, 1, 1])
    # The Great Lawyer, then the Negligent one
    assert (model.actor(), model.legal()) == (2, ["retake print 1", "decline"])
    play(model, "retake print 1")
    assert model.actor() == 2
    assert {"print 1", "print 2", "laydown"} <= set(model.legal())
    assert "print 3" not in model.legal()
    play(model, "print 1")
    assert sum(model.fakes[2]) == 4
    assert (model.actor(), model.legal()) == (1, ["retake defraud 1", "retake print 3", "decline"])
    play(model, "retake defraud 1", "defraud 1")
    assert (model.cash[1], model.henchmen) == (90, [1, 1, 1])
    # The lunches, then the tickets; the market was not touched
    assert model.score() == [90, 90, 120]
    assert (model.phase, model.actor(), model.binned) == ("dining", 1, [])
    play(model, *[of(model, "dine")[0]] * 2)
    assert (model.actor(), model.cash) == (None, [90, 190, 120])
    assert (model.score(), model.winners(), model.legal()) == ([90, 190, 120], [1], [])


def test_6_1_the_last_henchman_moves_the_pawn() -> None:
    model = table()
    model.pawn = 12
    fund(model, 0, 0)
    play(model, *["laydown"] * 5, "print 2")
    assert (model.actor(), model.score(), model.winners()) == (None, [0, 0], [0, 1])


def test_6_2_one_owner_of_both_lawyers() -> None:
    model = table(3)
    give(model, 0, GREAT, NEGLIGENT)
    fund(model, 70, 0, 0)
    model.pawn = 19
    play(model, "buy 6", "laydown", "print 3", "laydown", "laydown", "laydown")
    assert model.cash[0] == 20  # 70 - 20, and then half of 50 rounded up
    assert (model.actor(), model.legal()) == (0, ["retake buy 6", "decline"])
    play(model, "retake buy 6")
    assert of(model, "buy") == []  # that card is gone, and the others cost more
    play(model, "defraud 1")
    assert (model.actor(), model.legal()) == (0, ["retake defraud 1", "decline"])
    play(model, "retake defraud 1", "laydown")
    assert (model.actor(), model.score()) == (None, [50, 0, 0])


def test_6_2_the_great_lawyer_can_fetch_the_negligent_one() -> None:
    model = negligent_for_sale()
    play(model, "print 3", "print 1", "laydown", "laydown", "retake print 1", "buy 1")
    assert (model.cash[1], model.actor(), model.legal()) == (0, 1, ["retake buy 1", "decline"])


def test_6_2_without_a_henchman_on_the_board_nobody_is_asked() -> None:
    model = negligent_for_sale()
    play(model, "print 3", "laydown", "laydown", "laydown")
    assert model.phase == "over"


def negligent_for_sale() -> Model:
    """Seat 0 is about to end the game; seat 1 has the Great Lawyer and can afford the other one."""
    model = table(3)
    give(model, 1, GREAT)
    model.stack[model.stack.index(NEGLIGENT)] = model.market[0] or 0
    model.market[0] = NEGLIGENT
    fund(model, 0, 140, 0)
    model.pawn = 19
    return model


def test_6_5_tickets_are_paid_in_turn_order_while_the_bank_lasts() -> None:
    model = table(first=1)
    give(model, 0, TICKET_100)
    give(model, 1, TICKET_50, 38)
    assert model.score() == [130, 150]
    fund(model, 1790, 1790)
    assert (model.bank, model.score()) == (140, [1800, 1920])
    model.offshore[0] += 140
    model.bank = 0
    assert model.score() == [1930, 1790]


def test_6_3_tickets_are_paid_in_turn_order_while_the_bank_lasts() -> None:
    model = table(first=1)
    give(model, 0, TICKET_100)
    give(model, 1, TICKET_50, 38)
    model.pawn = 12
    model.offshore = [1790, 1790]
    fund(model, 0, 0)
    play(model, *["laydown"] * 6)
    assert (model.cash, model.bank, model.score(), model.winners()) == ([10, 130], 0, [1800, 1920], [1])


def check_nothing_is_lost(model: Model) -> None:
    assert model.bank + sum(model.cash) + sum(model.offshore) == 3720
    assert min(model.bank, *model.cash, *model.offshore) >= 0
    held = [sum(fakes[kind] for fakes in model.fakes) for kind in range(3)]
    assert [kept + out for kept, out in zip(model.supply, held, strict=True)] == [30, 30, 40]
    assert min(*model.supply, *[count for fakes in model.fakes for count in fakes]) >= 0
    assert len(model.where()) == 42
    assert model.pawn <= model.board["last"]


@pytest.mark.parametrize("edition", [REFERENCE, odd_edition()], ids=["reference", "odd"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_lose_nothing_and_end(players: int, edition: dict[str, Any]) -> None:
    rng = random.Random(players)
    words: set[str] = set()
    for _ in range(20):
        model = Model(edition, players, setup(players, rng, edition))
        length = 0
        while model.actor() is not None:
            check_nothing_is_lost(model)
            assert model.winners() is None
            legal = model.legal()
            assert legal
            assert len(set(legal)) == len(legal)
            # A kind of action first: else the many ways to fence and to fly crowd out the rest; lawyers must be bought
            kinds = sorted({text.split()[0] for text in legal})
            word = "buy" if "buy" in kinds and rng.random() < 0.5 else rng.choice(kinds)
            words.add(f"{model.phase} {word}")
            model.play(rng.choice([text for text in legal if text.split()[0] == word]))
            length += 1
        check_nothing_is_lost(model)
        assert model.pawn == model.board["last"]
        assert model.score() == [model.cash[seat] + model.offshore[seat] for seat in range(players)]
        assert length <= LONGEST[players]
    assert {"playing buy", "playing print", "playing shop", "dining dine", "last laydown", "retaking retake"} <= words
