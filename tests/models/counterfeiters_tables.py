"""Tables of the second implementation of Counterfeiters, made by saying only what matters."""

import copy
import random
from typing import Any

from tests.models.counterfeiters import REFERENCE, Model

GREAT, NEGLIGENT, TICKET_50, TICKET_100, LUNCH, LUNCH_TOO, JET, JET_TOO = 40, 35, 34, 39, 16, 25, 27, 32

EXAMPLE: dict[str, Any] = {
    "stack": [14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38],
    "starters": [7, 5],
    "first": 0,
}


def setup(players: int, rng: random.Random, edition: dict[str, Any] = REFERENCE) -> dict[str, Any]:
    """A set-up drawn at random, §2."""
    stack: list[int] = []
    for letter in "ABCD":
        cards = [card["id"] for card in edition["cards"] if card["letter"] == letter and card["players"] <= players]
        stack += rng.sample(cards, len(cards))
    starters = [card["id"] for card in edition["cards"] if card["letter"] == "S" and card["kind"] != "press"]
    return {"stack": stack, "starters": rng.sample(starters, players), "first": rng.randrange(players)}


def table(players: int = 2, first: int = 0, patience: int = 3) -> Model:
    """A game of the reference edition before its first action; with 2 players the example of §2."""
    drawn = EXAMPLE if players == 2 else setup(players, random.Random(0))
    return Model({**REFERENCE, "patience": patience}, players, {**drawn, "first": first})


def give(model: Model, seat: int, *cards: int) -> None:
    """Hand cards to a seat, from wherever they are."""
    for card in cards:
        for pile in (model.stack, model.unused, *model.owned):
            if card in pile:
                pile.remove(card)
        model.market = [None if there == card else there for there in model.market]
        model.owned[seat].append(card)


def bring(model: Model, fakes: list[list[int]]) -> None:
    """Hand out fakes by seat, from the supply."""
    model.fakes = [list(held) for held in fakes]
    model.supply = [full - sum(held[kind] for held in fakes) for kind, full in enumerate(REFERENCE["fakes"])]


def fund(model: Model, *cash: int) -> None:
    """Deal the cash by seat, the rest is the bank."""
    model.cash = list(cash)
    model.bank = 3720 - sum(cash) - sum(model.offshore)


def play(model: Model, *texts: str) -> None:
    for text in texts:
        model.play(text)


def of(model: Model, word: str) -> list[str]:
    """The legal texts that begin with a word."""
    return [text for text in model.legal() if text.split()[0] == word]


def odd_edition() -> dict[str, Any]:
    """Ids from 101, more spaces, two sunglasses, hats elsewhere, no flights for 2, events on one space, patience 2."""
    odd = copy.deepcopy(REFERENCE)
    odd |= {"name": "odd", "patience": 2}
    for card in odd["cards"]:
        card["id"] += 100
    two, four = odd["boards"]
    two |= {"commercial": None, "jet": None, "shop": [{"hat": False}] * 3, "investigations": [4], "strikes": [4, 5]}
    two["defraud"] = [{"hat": True, "sunglasses": True}] * 2
    four |= {"jet": {"hat": True}, "fence": [], "godfathers": [6, 7, 20], "market": four["market"][::-1]}
    return odd
