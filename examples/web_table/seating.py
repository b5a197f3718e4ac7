"""Who sits at a table, seat by seat: people, and bots by their texts."""

from collections.abc import Sequence
from typing import Final

from criminals import Seat
from criminals.bots import Bot, make_bot

PERSON: Final = "person"

UNFIT: Final = ("oracle", "process")
"""Bots that are not let in: one wants the truth, the other keeps what it is told, and something may be taken back."""


def bots_of(seats: Sequence[str]) -> dict[Seat, Bot]:
    """The bots of a table; for each seat `person`, or the text of a bot such as `greedy` or `ismcts:iterations=200`.

    `ValueError` says what cannot be.
    """
    bots: dict[Seat, Bot] = {}
    for seat, kind in enumerate(seats):
        if kind.partition(":")[0] in UNFIT:
            raise ValueError(f"seat {seat}: no {kind} at this table; random, greedy and ismcts are welcome")
        if kind != PERSON:
            bots[seat] = make_bot(kind)
    return bots
