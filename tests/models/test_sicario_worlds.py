"""The model of Sicario by itself: who knows what, and whole games."""

import random
from itertools import permutations
from math import factorial
from typing import Any

import pytest

from tests.models.sicario import REFERENCE, Model
from tests.models.sicario_bound import longest
from tests.models.sicario_tables import CHARACTERS, check, pick, play, slow_pick, table

# 6 Who knows what


def test_6_3_a_deck_that_was_read_through_is_known() -> None:
    model = table("roll-again", "tip-off", path="s" * 9)
    play(model, "roll 1", "roll 1", "ask 1 hat", "roll 3", "roll 1")
    assert (model.known_deck(), model.unread) == (["roll-again", "tip-off"], 0)
    play(model, "ask 2 hat", "roll 6")
    assert (model.known_deck(), model.decks()) == (["tip-off", "roll-again"], [("tip-off", "roll-again")])


@pytest.mark.parametrize("sicario", [0, 2])
def test_6_5_the_worlds_at_the_start(sicario: int) -> None:
    model = Model(REFERENCE, 4, {"characters": CHARACTERS, "events": REFERENCE["events"], "sicario": sicario})
    orders = factorial(16) // (factorial(3) * factorial(3) * factorial(2))  # three lose-turn and tip-off, two blackout
    assert model.count_worlds(1) == 3_087_855_074_304_000 == 23 * 22 * 21 * orders
    assert model.count_worlds(None) == 74_108_521_783_296_000 == 24 * 3_087_855_074_304_000


def test_6_3_every_card_of_a_chain_is_known() -> None:
    model = table("advance-1", "retreat-2", "lose-turn", "blackout", "blackout", "tip-off", path="s" * 9)
    play(model, "roll 3")  # 4, 2
    assert model.known_deck() == [None, None, None, "advance-1", "retreat-2", "lose-turn"]
    assert len(model.decks()) == 3


def test_6_5_the_worlds_after_some_facts() -> None:
    model = table("tip-off", "lose-turn", "blackout", "blackout", players=3)
    play(model, "roll 1", "ask 1 scar")  # Boris, Pablo, Victor, Elsa, Sonia have one
    assert model.unread == 3
    assert len(model.decks()) == 3
    assert model.count_worlds(None) == 5 * 23 * 22 * 3
    assert model.count_worlds(0) == 5 * 22 * 3  # the sicario is Glenda
    assert model.count_worlds(1) == 23 * 22 * 3
    play(model, "roll 6", "disc woman no-hat no-glasses")  # Glenda, Sonia, Wanda
    # With Sonia as the sicario 4 are left for seat 1, with the other two 5
    assert model.count_worlds(None) == (4 + 5 + 5) * 22 * 3
    assert model.count_worlds(2) == (4 + 5 + 5) * 3
    play(model, "eliminate 1 Elsa")
    assert model.count_worlds(None) == (3 + 4 + 4) * 22 * 3
    model.phase, model.seat = "hunting", 0
    play(model, "eliminate 1 Boris")
    assert model.count_worlds(None) == 3 * 22 * 3
    assert model.count_worlds(2) == 3 * 3
    play(model, "roll 5")
    assert (model.winners(), model.count_worlds(None), model.count_worlds(2)) == ([1, 2], 1, 1)


SMALL: dict[str, Any] = {
    "name": "small",
    "characters": [
        {"name": "Ada", "features": ["woman", "hat", "glasses"], "sign": "scar"},
        {"name": "Bea", "features": ["woman", "no-hat", "glasses"], "sign": "tattoo"},
        {"name": "Cid", "features": ["man", "hat", "no-glasses"], "sign": "scar"},
        {"name": "Dan", "features": ["man", "no-hat", "no-glasses"], "sign": "tattoo"},
        {"name": "Eve", "features": ["woman", "hat", "no-glasses"], "sign": "earring"},
    ],
    "die": 2,
    "path": "sasbsas",
    "events": ["tip-off", "roll-again", "retreat-1", "lose-turn", "lose-turn"],
}


def perceived(model: Model) -> list[object]:
    """What everybody at the table sees and hears."""
    facts = [
        [sorted(sets[seat]) for seat in range(model.players)] for sets in (model.answers, model.discs, model.missed)
    ]
    return [
        model.actor(),
        model.legal(),
        list(model.positions),
        facts,
        model.shown(None),
        model.end,
        model.known_deck(),
    ]


def story(setup: dict[str, Any], players: int, texts: list[str]) -> tuple[list[object], Model]:
    """All that everybody perceives of a game, up to the first action that could not have been played in it."""
    model = Model(SMALL, players, setup)
    seen = perceived(model)
    for text in texts:
        if text not in model.legal():
            break
        model.apply(text)
        seen += perceived(model)
    return seen, model


@pytest.mark.parametrize("players", [3, 4])
def test_6_5_the_worlds_are_those_that_would_have_looked_the_same(players: int) -> None:
    rng = random.Random(players)
    names = [character["name"] for character in SMALL["characters"]]
    deals = list(permutations(names, players))
    decks = sorted(set(permutations(SMALL["events"])))
    sizes: set[int] = set()
    for _ in range(3):
        sicario = rng.randrange(players)
        true = {"characters": rng.choice(deals), "events": rng.choice(decks), "sicario": sicario}
        model = Model(SMALL, players, true)
        texts: list[str] = []
        for _ in range(rng.randrange(4, 14)):
            if model.actor() is None:
                break
            texts.append(pick(model, rng))
            model.apply(texts[-1])
        seen, _ = story(true, players, texts)
        alike: list[tuple[tuple[str, ...], tuple[str, ...]]] = []
        for deal in deals:
            for deck in decks:
                other, twin = story({"characters": deal, "events": deck, "sicario": sicario}, players, texts)
                if other == seen:
                    alike.append((deal, tuple(twin.deck)))
        for viewer in (None, *range(players)):
            own = [world for world in alike if viewer is None or world[0][viewer] == model.characters[viewer]]
            assert sorted(model.worlds(viewer)) == sorted(own)
            assert model.count_worlds(viewer) == len(own)
            sizes.add(len(own))
    assert len(sizes) > 5


# Whole games


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("slow", [False, True], ids=["any", "slow"])
def test_whole_games_end(players: int, slow: bool) -> None:
    rng = random.Random(players)
    clauses: set[str | None] = set()
    words: set[str] = set()
    for _ in range(100):
        setup = {
            "characters": rng.sample([character["name"] for character in REFERENCE["characters"]], players),
            "events": rng.sample(REFERENCE["events"], 16),
            "sicario": rng.randrange(players),
        }
        model = Model(REFERENCE, players, setup)
        length = 0
        while model.actor() is not None:
            check(model)
            assert sorted(model.deck) == sorted(REFERENCE["events"])
            text = (slow_pick if slow else pick)(model, rng)
            words.add(f"{model.phase} {text.split()[0]}")
            model.apply(text)
            length += 1
        check(model)
        clauses.add(model.clause())
        assert length <= longest(REFERENCE, players)
    assert clauses >= ({"5.1"} if slow else {"5.1", "3.7"})
    assert {"rolling roll", "antenna disc", "tip-off ask", "hunting ask"} <= words
    assert slow or {"antenna capture", "antenna skip", "hunting eliminate"} <= words
