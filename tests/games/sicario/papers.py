"""Documents to be written, read and spoilt, and the tables that they are of."""

import json
from functools import cache
from typing import Any, Final, cast

from criminals.core.game.registry import register
from criminals.games import sicario
from criminals.games.sicario import Character, Edition, Setup, State
from criminals.games.sicario.formats.documents import edition_json
from tests.games.positions import play

register("sicario", cast(Any, sicario))

RECORD: Final = """
{"criminals": 1, "kind": "record", "game": "sicario", "rules": 1, "edition": "reference", "players": 3,
 "setup": {"characters": ["Glenda", "Olga", "Boris"],
           "events": ["tip-off", "advance-2", "lose-turn", "advance-4", "advance-1", "roll-again", "tip-off",
                      "blackout", "retreat-2", "take-cover", "retreat-1", "tip-off", "lose-turn", "blackout",
                      "lose-turn", "advance-3"],
           "sicario": 0},
 "actions": ["roll 1", "ask 1 hat", "roll 1", "ask 2 man",
             "roll 5", "disc woman no-hat glasses", "eliminate 2 Felix",
             "roll 2", "roll 3", "roll 1", "ask 2 scar", "ask 2 man",
             "roll 5", "capture Wanda", "roll 1",
             "roll 2", "capture Glenda"]}
"""
"""A whole game, by rounds: a tip-off, two chains of two cards, a lost turn, a second throw, a question that is
repeated, and a blackout; then a card leads back to an antenna, and the sicario is captured."""

MINE: Final = Edition(
    name="mine",
    characters=(
        Character("Ann", "woman", hat=True, glasses=False, sign="scar"),
        Character("Bob", "man", hat=False, glasses=False, sign="scar"),
        Character("Cleo", "woman", hat=False, glasses=True, sign="ring"),
        Character("D'Arcy", "man", hat=True, glasses=True, sign="ring"),
        Character("Zo\u00eb", "woman", hat=False, glasses=False, sign="beauty-mark"),
    ),
    path="ssas",
    events=("lose-turn", "advance-1", "blackout"),
    die=6,
)
"""A short path, and names that a text has to spell otherwise."""


def document() -> dict[str, Any]:
    return cast(dict[str, Any], json.loads(RECORD))


def whole_edition() -> dict[str, Any]:
    return cast(dict[str, Any], edition_json(MINE))


# --- tables ---


def after(plies: int) -> State:
    """The state after so many actions of the record."""
    return play(start(), *document()["actions"][:plies])


@cache
def start() -> State:
    return sicario.new_game(setup=document()["setup"])


@cache
def questioning() -> State:
    """Seat 1 drew the tip-off."""
    return after(1)


@cache
def hunting() -> State:
    """Seat 1 told that it has a hat; a card moved seat 2 on, the next costs it a turn. Both are in the street."""
    return after(3)


@cache
def decoding() -> State:
    """Two cards moved seat 1 on, the second one to an antenna."""
    return after(5)


@cache
def middle() -> State:
    """Everything was heard that is heard in the record; seat 2, who is in the street, is to throw."""
    return after(14)


@cache
def over() -> State:
    return after(17)


@cache
def mine() -> State:
    setup = Setup(("Ann", "Bob", "Cleo", "Zo\u00eb"), ("lose-turn", "advance-1", "blackout"), 3)
    return sicario.new_game(setup=setup, edition=MINE)


@cache
def losing() -> State:
    """Seat 0 is at home, seat 1 loses a turn, seat 2 is at the antenna."""
    return play(mine(), "roll 6", "roll 1", "roll 3")


@cache
def one_out() -> State:
    """Seat 0 is at home and seat 1 out; seat 2 decides it."""
    return play(losing(), "skip", "eliminate 1 Bob")


@cache
def home() -> State:
    return play(one_out(), "roll 1")


SCENES: Final = (start, questioning, hunting, decoding, middle, over, mine, losing, one_out, home)
