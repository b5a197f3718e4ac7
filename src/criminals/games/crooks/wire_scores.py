"""What documents of score lines hold: the reason is the tag, and what `params` holds depends on it (§5.4, §5.5)."""

from typing import Final, Literal, TypeAlias, get_args

import attrs

from criminals.core.wire import Natural, SeatNumber
from criminals.games.crooks.wire import Count, TargetNumber

GangName: TypeAlias = Literal["northside", "westside", "outfit"]


@attrs.frozen
class TargetWonParams:
    target: TargetNumber
    modifiers: tuple[int, ...]
    worth: Natural
    levels: tuple[int, ...]
    strength: int


@attrs.frozen
class TargetWonDocument:
    reason: Literal["target_won"]
    seat: SeatNumber
    points: Natural
    clause: Literal["5.4"]
    params: TargetWonParams


@attrs.frozen
class TargetSharedParams:
    target: TargetNumber
    modifiers: tuple[int, ...]
    worth: Natural
    levels: tuple[int, ...]
    strength: int
    sharers: Count


@attrs.frozen
class TargetSharedDocument:
    reason: Literal["target_shared"]
    seat: SeatNumber
    points: Natural
    clause: Literal["5.4"]
    params: TargetSharedParams


@attrs.frozen
class TargetEmptyParams:
    target: TargetNumber


@attrs.frozen
class TargetEmptyDocument:
    reason: Literal["target_empty"]
    seat: None
    points: Literal[0]
    clause: Literal["5.4"]
    params: TargetEmptyParams


@attrs.frozen
class GangWonParams:
    gang: GangName
    members: Count


@attrs.frozen
class GangWonDocument:
    reason: Literal["gang_won"]
    seat: SeatNumber
    points: Natural
    clause: Literal["5.5"]
    params: GangWonParams


@attrs.frozen
class GangTiedParams:
    gang: GangName
    members: Count
    sharers: Count


@attrs.frozen
class GangTiedDocument:
    reason: Literal["gang_tied"]
    seat: None
    points: Literal[0]
    clause: Literal["5.5"]
    params: GangTiedParams


@attrs.frozen
class GangEmptyParams:
    gang: GangName


@attrs.frozen
class GangEmptyDocument:
    reason: Literal["gang_empty"]
    seat: None
    points: Literal[0]
    clause: Literal["5.5"]
    params: GangEmptyParams


LineDocument: TypeAlias = (
    TargetWonDocument
    | TargetSharedDocument
    | TargetEmptyDocument
    | GangWonDocument
    | GangTiedDocument
    | GangEmptyDocument
)

LINES: Final[tuple[type[LineDocument], ...]] = get_args(LineDocument)
"""The classes of score lines."""
