"""The model of Sicario by itself: which editions are refused, §7.5, and how long a game can last, §7.6."""

import random
from typing import Any

import pytest

from tests.models import sicario_bound
from tests.models.sicario import PLAIN_EVENTS, REFERENCE, Model, never_ends, refused
from tests.models.sicario_bound import longest, most_throws
from tests.models.sicario_tables import check, pick, slow_pick

# 7.5 Editions refused


@pytest.mark.parametrize(
    ("events", "refuses"),
    [
        (REFERENCE["events"], False),
        (["advance-1", "retreat-1"], True),
        (["retreat-1"], True),
        (["advance-1"], False),
        (["lose-turn"], False),
        (["advance-3", "retreat-1"], True),  # 3 <= 1 + 2
        (["advance-4", "retreat-1"], False),
        (["advance-2", "blackout", "retreat-1"], True),
        (["advance-2", "blackout", "tip-off", "retreat-1"], False),
        (["roll-again", "take-cover", "tip-off", "retreat-1"], True),
        (["roll-again", "take-cover", "tip-off", "lose-turn", "retreat-1"], False),
        (["advance-6", "retreat-1", "retreat-1"], True),
        (["advance-7", "retreat-1", "retreat-1"], False),
    ],
)
def test_7_5_a_deck_that_could_keep_a_game_from_ending(events: list[str], refuses: bool) -> None:
    assert never_ends(events) == refuses
    assert refused({**REFERENCE, "events": events}) == refuses


GLENDA = {"name": "Glenda", "features": ["woman", "no-hat", "no-glasses"], "sign": "freckles"}


@pytest.mark.parametrize(
    "change",
    [
        {"characters": REFERENCE["characters"][:3]},
        {"characters": [*REFERENCE["characters"], GLENDA]},
        {"characters": [*REFERENCE["characters"], {**GLENDA, "name": "Glenda Two"}]},
        {"characters": [*REFERENCE["characters"], {**GLENDA, "name": "Gina", "sign": "no-hat"}]},
        {"path": ""},
        {"path": "bss"},
        {"path": "ssx"},
        {"die": 0},
        {"events": []},
        {"events": ["lose-turn", "lose-way"]},
        {"events": ["lose-turn", "advance-0"]},
        {"events": ["lose-turn", "lose-turn", "lose-turn", "retreat-0"]},
    ],
)
def test_7_5_other_faults(change: dict[str, Any]) -> None:
    assert refused({**REFERENCE, **change})
    assert not refused({**REFERENCE, "characters": REFERENCE["characters"][:4], "path": "s", "die": 1})


# 7.6 The bound


@pytest.mark.parametrize(("players", "plies", "throws"), [(3, 183, 94), (4, 295, 144)])
def test_7_6_the_bound(players: int, plies: int, throws: int) -> None:
    assert (longest(REFERENCE, players), most_throws(REFERENCE, players)) == (plies, throws)


@pytest.mark.parametrize(("players", "turns", "parts"), [(3, 6, (63, 43, 76)), (4, 11, (110, 72, 112))])
def test_7_6_the_parts_of_the_bound(players: int, turns: int, parts: tuple[int, int, int]) -> None:
    assert sicario_bound.deck_turns(REFERENCE, players) == list(range(turns + 1))
    assert parts == (
        sicario_bound.throws(REFERENCE, players, turns),
        sicario_bound.decisions(REFERENCE, players, turns),
        sicario_bound.hunts(REFERENCE, players, turns),
    )
    assert longest(REFERENCE, players) == 1 + sum(parts)


def test_7_6_the_bound_without_advances_and_with_no_other_card() -> None:
    only_lost = {**REFERENCE, "path": "ss", "events": ["lose-turn"]}
    # T = 4, q up to 4; the sicario: (4 + 2) / 2 and 5 lost turns; the last ply
    assert (most_throws(only_lost, 3), longest(only_lost, 3)) == (5, 4 + 0 + 3 + 5 + 1)
    # T = 7, q up to 7; the sicario: (14 + 5 + 6) / 6 and 8 lost turns
    assert (most_throws(only_lost, 4), longest(only_lost, 4)) == (8, 7 + 0 + 4 + 8 + 1)
    only_moves = {**REFERENCE, "path": "sa", "events": ["advance-4", "retreat-1"]}
    # m = 0. T = 6 - 2 q; D = 2 + (q + 1); at q = 0 and so T1 = 3: 6 + 3 + 4
    assert (most_throws(only_moves, 3), longest(only_moves, 3)) == (7, 6 + 3 + 4 + 1)
    # c = 3; T = 13 - q; D = 3 + (q + 1); T1 = 3, T2 = 10: at q = 0, 13 + 4 + (26 + 10 + 9) / 6 rounded down
    assert (most_throws(only_moves, 4), longest(only_moves, 4)) == (14, 13 + 4 + 7 + 1)


def test_7_6_the_bound_with_a_deck_that_leads_back() -> None:
    edition = {**REFERENCE, "path": "sa", "events": [*["lose-turn"] * 5, "retreat-1"]}
    # T = 6 + 2 q, and 5 q <= T up to q = 2; D = 2 + (q + 1), T1 = 3 + q: 10 + 5 + (10 + 5) / 2 rounded down + 3 x 5
    assert (most_throws(edition, 3), longest(edition, 3)) == (11, 10 + 5 + 7 + 15 + 1)
    # T = 10 + 3 q, up to q = 5; D = 3 + (q + 1), T1 = 3 + q, T2 = 7 + 2 q: 25 + 9 + (50 + 17 + 24) / 6 + 6 x 5
    assert (most_throws(edition, 4), longest(edition, 4)) == (26, 25 + 9 + 15 + 30 + 1)


def random_edition(rng: random.Random) -> dict[str, Any]:
    """An edition with a short path and few events, not refused."""
    while True:
        moves = [f"{word}-{k}" for word in ("advance", "retreat") for k in range(1, 5)]
        kinds = rng.choices([*PLAIN_EVENTS, *moves, *moves], k=rng.randrange(1, 5))
        edition = {
            **REFERENCE,
            "die": rng.randrange(1, 4),
            "path": "s" + "".join(rng.choices("ssba", k=rng.randrange(12))),
            "events": rng.choices(kinds, k=rng.randrange(1, 9)),
        }
        if not refused(edition):
            return edition


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("slow", [False, True], ids=["any", "slow"])
def test_7_6_games_with_any_deck_end_within_the_bound(players: int, slow: bool) -> None:
    rng = random.Random(players)
    for _ in range(200):
        edition = random_edition(rng)
        names = rng.sample([character["name"] for character in edition["characters"]], players)
        setup = {"characters": names, "events": edition["events"], "sicario": rng.randrange(players)}
        model = Model(edition, players, setup)
        length = throws = 0
        most = longest(edition, players)
        while model.actor() is not None:
            check(model)
            throws += model.actor() == "chance"
            model.apply((slow_pick if slow else pick)(model, rng))
            length += 1
            assert length <= most
        check(model)
        assert throws <= most_throws(edition, players)
