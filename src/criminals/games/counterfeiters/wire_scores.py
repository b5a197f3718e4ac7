"""What documents of score lines hold: the reason is the tag, and what `params` holds depends on it (§6.4, §6.5)."""

from typing import Final, Literal, TypeAlias, get_args

import attrs

from criminals.core.wire import Natural, SeatNumber


@attrs.frozen
class AmountParams:
    amount: Natural


@attrs.frozen
class CashDocument:
    reason: Literal["cash"]
    seat: SeatNumber
    points: Natural
    clause: Literal["6.4"]
    params: AmountParams


@attrs.frozen
class OffshoreDocument:
    reason: Literal["offshore"]
    seat: SeatNumber
    points: Natural
    clause: Literal["6.4"]
    params: AmountParams


@attrs.frozen
class TicketsParams:
    """What is paid, as far as the bank goes, and what each ticket is worth."""

    amount: Natural
    values: tuple[Natural, ...]


@attrs.frozen
class TicketsDocument:
    reason: Literal["tickets"]
    seat: SeatNumber
    points: Natural
    clause: Literal["6.3"]
    params: TicketsParams


LineDocument: TypeAlias = CashDocument | OffshoreDocument | TicketsDocument

LINES: Final[tuple[type[LineDocument], ...]] = get_args(LineDocument)
"""The classes of score lines."""
