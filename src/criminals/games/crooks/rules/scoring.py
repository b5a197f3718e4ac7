"""Scoring and winning (§5)."""

from collections.abc import Iterator
from typing import Final, TypeAlias

from criminals.core.base.errors import Param
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.game.results import Outcome, ScoreLine, ScoreSheet, score_sheet_of
from criminals.games.crooks.box.edition import Crook, Gang
from criminals.games.crooks.rules.layout import Layout
from criminals.games.crooks.rules.phase import Over
from criminals.games.crooks.rules.pieces import FaceUp
from criminals.games.crooks.rules.state import Row, Table

Ranks: TypeAlias = tuple[tuple[tuple[Crook, ...], ...], ...]
"""The crooks in each row, at each target."""


GANGS: Final = tuple(Gang)

REASONS: Final = ("target_won", "target_shared", "target_empty", "gang_won", "gang_tied", "gang_empty")
"""Every reason a score line of this game can have."""


def score_sheet(layout: Layout, rows: tuple[Row, ...]) -> ScoreSheet:
    """Targets from the lowest up, then the gangs (§5.6); the points are the sums of the lines."""
    crooks = tuple(
        tuple(tuple(layout.crooks[card.crook] for card in stack if isinstance(card, FaceUp)) for stack in row)
        for row in rows
    )
    return score_sheet_of(_lines(layout, crooks), layout.players, "crooks")


def points_of(layout: Layout, rows: tuple[Row, ...]) -> tuple[int, ...]:
    """The points of `score_sheet`, without its lines: what a search asks for at the end of every game it plays."""
    crooks, seats = layout.crooks, range(len(rows))
    points = [0] * len(rows)
    gangs: list[list[Gang]] = [[] for _ in rows]
    for at, worth in enumerate(layout.edition.targets):
        best = 0
        winners: list[int] = []
        for seat in seats:
            stack = rows[seat][at]
            if stack:
                strength = 0  # §5.3
                for card in stack:
                    if type(card) is FaceUp:
                        crook = crooks[card.crook]
                        strength += crook.level
                        worth += crook.modifier
                        gangs[seat] += crook.gangs
                if strength > best:
                    best, winners = strength, [seat]
                elif strength == best:
                    winners.append(seat)
        if best and worth > 0:  # §5.2, §5.4
            for seat in winners:
                points[seat] += worth // len(winners)
    for gang in GANGS:
        members = [joined.count(gang) for joined in gangs]
        most = max(members)
        if most and members.count(most) == 1:  # §5.5
            points[members.index(most)] += layout.edition.gang_points[layout.players]
    return tuple(points)


def outcome_of(table: Table) -> Outcome | None:
    """The winners, once the game is over: most points, then most money; players still tied share the win (§5.7)."""
    if not isinstance(table.phase, Over):
        return None
    standing = list(zip(points_of(table.layout, table.rows), table.money, strict=True))
    best = max(standing)
    return Outcome(tuple(seat for seat, result in enumerate(standing) if result == best), "5.7", game="crooks")


def _lines(layout: Layout, crooks: Ranks) -> Iterator[ScoreLine]:
    for at, target in enumerate(layout.edition.targets):
        yield from _target_lines(target, [row[at] for row in crooks])
    for gang in Gang:
        members = [sum(gang in crook.gangs for stack in row for crook in stack) for row in crooks]
        yield _gang_line(gang, members, layout.edition.gang_points[layout.players])


def _target_lines(target: int, stacks: list[tuple[Crook, ...]]) -> Iterator[ScoreLine]:
    """The strongest take what a target is worth, its number and all modifiers there (§5.2, §5.4)."""
    strengths = [sum(crook.level for crook in stack) for stack in stacks]  # §5.3
    modifiers = tuple(crook.modifier for stack in stacks for crook in stack if crook.modifier)
    best = max(strengths)
    if not best:
        yield _line(None, 0, "target_empty", "5.4", target=target)
        return
    worth = max(0, target + sum(modifiers))
    winners = [seat for seat, strength in enumerate(strengths) if strength == best]
    points = worth // len(winners)
    for seat in winners:
        levels = tuple(crook.level for crook in stacks[seat])
        arithmetic: dict[str, Param] = {"target": target, "modifiers": modifiers, "worth": worth, "levels": levels}
        if len(winners) == 1:
            yield _line(seat, points, "target_won", "5.4", **arithmetic, strength=best)
        else:
            yield _line(seat, points, "target_shared", "5.4", **arithmetic, strength=best, sharers=len(winners))


def _gang_line(gang: Gang, members: list[int], points: int) -> ScoreLine:
    """The player with strictly most members takes the points for a gang (§5.5)."""
    most = max(members)
    if not most:
        return _line(None, 0, "gang_empty", "5.5", gang=gang.value)
    leaders = [seat for seat, count in enumerate(members) if count == most]
    if len(leaders) > 1:
        return _line(None, 0, "gang_tied", "5.5", gang=gang.value, members=most, sharers=len(leaders))
    return _line(leaders[0], points, "gang_won", "5.5", gang=gang.value, members=most)


def _line(seat: int | None, points: int, reason: str, clause: str, **params: Param) -> ScoreLine:
    return ScoreLine("crooks", seat, points, reason, clause, FrozenMap(params))
