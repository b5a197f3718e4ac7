"""Who sits at a table, seat by seat: people with or without a name, and bots by their texts."""

from collections.abc import Mapping, Sequence
from typing import Final

from criminals import Seat
from criminals.bots import Bot, make_bot
from criminals.cli.bots import names_of

PERSON: Final = "person"

UNFIT: Final = ("oracle", "process")
"""Bots that are not let in: one wants the truth, the other keeps what it is told, and something may be taken back."""

LONGEST: Final = 30
"""The most characters of a person's name."""


def bots_of(seats: Sequence[str]) -> dict[Seat, Bot]:
    """The bots of a table; for each seat `person`, `person:Ada`, or the text of a bot such as `greedy`.

    `ValueError` says what cannot be.
    """
    bots: dict[Seat, Bot] = {}
    for seat, kind in enumerate(seats):
        if kind.partition(":")[0] in UNFIT:
            raise ValueError(f"seat {seat}: no {kind} at this table; random, greedy and ismcts are welcome")
        if not is_person(kind):
            bots[seat] = make_bot(kind)
    return bots


def seated_names(seats: Sequence[str]) -> Mapping[Seat, str]:
    """The names at a table, by seat: of bots, and of people who have one. `ValueError` says which cannot be."""
    names = names_of({seat: kind for seat, kind in enumerate(seats) if not is_person(kind)})
    for seat, kind in enumerate(seats):
        name = " ".join(kind.partition(":")[2].split()) if is_person(kind) else ""
        if len(name) > LONGEST or not name.isprintable():
            raise ValueError(f"seat {seat}: a name has at most {LONGEST} characters that can be printed")
        if name in names.values():
            raise ValueError(f"seat {seat}: there is another {name} at this table")
        if name:
            names[seat] = name
    return names


def is_person(kind: str) -> bool:
    """Whether the text of a seat is that of a person."""
    return kind.partition(":")[0] == PERSON
