"""Who sits at the table, seat by seat: people with or without a name, and bots by their texts."""

from collections.abc import Mapping, Sequence
from typing import Final

from criminals import InvalidArgument, Seat
from criminals.bots import Bot, make_bot
from criminals.cli.bots import names_of
from criminals.hosting import Host

PERSON: Final = "person"

UNFIT: Final = ("oracle", "process")
"""Bots that are not let in: one wants the truth, the other keeps what it is told, and something may be taken back."""


def seated(host: Host, kinds: Sequence[str]) -> Host:
    """A host with somebody on each seat: for each `person`, `person:Ada`, or the text of a bot such as `rule`.

    `ValueError` says what cannot be.
    """
    names = _names_of(kinds)
    for seat, kind in enumerate(kinds):
        try:
            host = host.hand_over(seat, name=names.get(seat), bot=None if is_person(kind) else kind)
        except InvalidArgument as error:
            raise ValueError(f"seat {seat}: {error}") from None
    return host


def bots_of(kinds: Sequence[str]) -> dict[Seat, Bot]:
    """The bots among those who sit down. `ValueError` says which cannot be."""
    bots: dict[Seat, Bot] = {}
    for seat, kind in enumerate(kinds):
        if kind.partition(":")[0] in UNFIT:
            raise ValueError(f"seat {seat}: no {kind} at this table; random, rule and ismcts are welcome")
        if not is_person(kind):
            bots[seat] = make_bot(kind)
    return bots


def is_person(kind: str) -> bool:
    """True if the text of a seat is that of a person."""
    return kind.partition(":")[0] == PERSON


def _names_of(kinds: Sequence[str]) -> Mapping[Seat, str]:
    """The names by seat: of bots, and of people who have one; no two of them the same."""
    names = names_of({seat: kind for seat, kind in enumerate(kinds) if not is_person(kind)})
    for seat, kind in enumerate(kinds):
        name = " ".join(kind.partition(":")[2].split()) if is_person(kind) else ""
        if name in names.values():
            raise ValueError(f"seat {seat}: there is another {name} at this table")
        if name:
            names[seat] = name
    return names
