"""The end of a game in the second implementation of Counterfeiters, and whole games."""

import random
from typing import Any

import pytest

from tests.models.counterfeiters import REFERENCE, Model
from tests.models.counterfeiters_bound import longest
from tests.models.counterfeiters_tables import (
    GREAT,
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
    play(model, *["laydown"] * 6 * 3)
    assert (model.cash, model.bank, model.score(), model.winners()) == ([10, 130], 0, [1800, 1920], [1])


@pytest.mark.parametrize(
    ("bank", "eaten", "cash"), [(0, 0, [0, 0]), (40, 0, [0, 40]), (60, 1, [50, 10]), (170, 1, [50, 120])]
)
def test_6_3_lunches_come_before_tickets_and_need_50(bank: int, eaten: int, cash: list[int]) -> None:
    model = table(first=1, patience=1)
    give(model, 0, LUNCH)
    give(model, 1, TICKET_50, TICKET_100)
    bring(model, [[1, 0, 0], [0, 0, 0]])
    model.pawn = 12
    model.offshore = [0, 3720 - bank]
    fund(model, 0, 0)
    play(model, *["laydown"] * 6, *["dine 1"] * eaten)
    assert (model.phase, model.cash, model.bank) == ("over", cash, bank - sum(cash))


def test_6_1_the_bank_pays_last_henchmen_in_full_or_not_at_all() -> None:
    model = table()
    model.pawn = 12
    bring(model, [[0, 0, 0], [0, 0, 2]])
    model.offshore = [3660, 0]
    fund(model, 0, 0)
    play(model, "print 2")
    assert (model.phase, model.actor(), model.bank) == ("last", 1, 60)
    assert of(model, "fence") == ["fence 1 0/0/1"]


def test_3_5_in_the_end_the_count_stays() -> None:
    model = table()
    model.pawn = 12
    give(model, 0, GREAT, LUNCH)
    play(model, *["laydown"] * 12)
    assert (model.quiet, model.pawn) == (2, 12)
    play(model, "print 1", "print 2")  # 6.1: the pawn moves to the last space
    assert (model.phase, model.quiet) == ("last", 0)
    seen: list[tuple[str, int]] = []
    for text in ("laydown", "laydown", "retake print 1", "laydown", "dine 1"):
        play(model, text)
        seen.append((model.phase, model.quiet))
    assert seen == [("last", 0), ("retaking", 0), ("replaying", 0), ("dining", 0), ("over", 0)]


def test_3_5_when_patience_ends_the_game_the_count_is_0() -> None:
    model = table()
    model.pawn = 12
    give(model, 0, GREAT)
    play(model, *["laydown"] * 12, "defraud 1", *["laydown"] * 5)
    assert (model.phase, model.pawn, model.quiet) == ("retaking", 13, 0)
    play(model, "decline")
    assert (model.phase, model.quiet) == ("over", 0)


@pytest.mark.parametrize(("players", "actions"), [(2, 392), (3, 718), (4, 1144)])
def test_3_5_the_bound(players: int, actions: int) -> None:
    assert longest(REFERENCE, players) == actions


@pytest.mark.parametrize(("patience", "actions"), [(1, 132), (2, 262)])
def test_3_5_the_bound_goes_by_patience(patience: int, actions: int) -> None:
    assert longest({**REFERENCE, "patience": patience}, 2) == actions


@pytest.mark.parametrize("patience", [1, 2, 3])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_3_5_games_without_hats_end_within_the_bound(players: int, patience: int) -> None:
    edition = {**REFERENCE, "patience": patience}
    rng = random.Random(players)
    for _ in range(3):
        model = Model(edition, players, setup(players, rng, edition))
        start = model.pawn
        length = rounds = 0
        while model.actor() is not None:
            assert 0 <= model.quiet < patience
            rounds += model.phase == "playing" and not model.spaces and min(model.henchmen) == model.all_henchmen
            legal = [text for text in model.legal() if not has_hat(model, text)]
            assert legal  # one may always lay a henchman down, 3.3, so nobody is forced to take a hat
            kinds = sorted({text.split()[0] for text in legal})
            word = rng.choice(kinds)
            model.play(rng.choice([text for text in legal if text.split()[0] == word]))
            length += 1
        assert model.pawn == model.board["last"]
        assert rounds == patience * (model.pawn - start)
        assert length <= longest(edition, players)


def has_hat(model: Model, text: str) -> bool:
    """Whether the action is on a space that shows a hat; only these kinds have any on the reference board, §8."""
    words = text.split()
    return words[0] in ("print", "shop", "fence") and bool(model.board[words[0]][int(words[1]) - 1]["hat"])


def check_nothing_is_lost(model: Model) -> None:
    assert model.bank + sum(model.cash) + sum(model.offshore) == 3720
    assert min(model.bank, *model.cash, *model.offshore) >= 0
    held = [sum(fakes[kind] for fakes in model.fakes) for kind in range(3)]
    assert [kept + out for kept, out in zip(model.supply, held, strict=True)] == [30, 30, 40]
    assert min(*model.supply, *[count for fakes in model.fakes for count in fakes]) >= 0
    assert len(model.position()) == 42
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
        assert length <= longest(edition, players)
    assert {"playing buy", "playing print", "playing shop", "dining dine", "last laydown", "retaking retake"} <= words
