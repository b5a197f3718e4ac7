"""A view of Crooks as numbers."""

from typing import Final

from criminals.adapters.features.numbers import Numbers, Shapes, flags, one, rows, shares, turn_numbers, turn_shapes
from criminals.games.crooks import (
    Edition,
    FaceDown,
    FaceUp,
    Gang,
    Killing,
    Moving,
    Over,
    Picking,
    Placing,
    Recruiting,
    Spying,
    Taking,
    View,
)

PHASES: Final = (Recruiting, Taking, Placing, Picking, Moving, Killing, Spying, Over)


def shapes(edition: Edition, players: int) -> Shapes:
    """The shapes for an edition: its seats, hangouts, targets and crooks."""
    hangouts, targets, crooks = len(edition.piles[players]), len(edition.targets), len(edition.crooks)
    return {
        **turn_shapes(players, PHASES),
        "money": (players,),
        "bank": (1,),
        "passed": (players,),
        "size": (hangouts,),
        "left": (hangouts,),
        "looked": (hangouts, players),
        "seen": (hangouts, crooks),
        "up": (players, targets, crooks),
        "down": (players, targets),
        "known": (players, targets, crooks),
        "gone": (crooks,),
        "hand": (crooks,),
        "hangout": (hangouts,),
        "target": (targets,),
    }


def numbers(view: View) -> Numbers:
    """The numbers of a view: the cards as far as the viewer knows them, and its last look into each hangout."""
    edition, layout, phase = view.edition, view.layout, view.phase
    ids, seats = [crook.id for crook in edition.crooks], range(view.players)
    stacks = [stack for row in view.rows for stack in row]
    up = [{card.crook for card in stack if isinstance(card, FaceUp)} for stack in stacks]
    down = [[card for card in stack if isinstance(card, FaceDown)] for stack in stacks]
    looks = [looks[-1] if looks else () for looks in view.seen]
    return {
        **turn_numbers(view, PHASES),
        "money": shares(view.money, edition.money),
        "bank": shares([view.bank], edition.money),
        "passed": [float(passed) for passed in view.passed],
        "size": [size / full for size, full in zip(view.sizes, layout.sizes, strict=True)],
        "left": flags(view.left, layout.letters),
        "looked": rows(flags({look.seat for look in looks}, seats) for looks in view.looks),
        "seen": rows(flags(look, ids) for look in looks),
        "up": rows(flags(there, ids) for there in up),
        "down": [float(bool(there)) for there in down],
        "known": rows(flags({view.who(card) for card in there}, ids) for there in down),
        "gone": flags({view.who(discard.card) for discard in view.discards}, ids),
        "hand": one(view.hand, ids),
        "hangout": one(phase.hangout if isinstance(phase, Taking) else None, layout.letters),
        "target": one(phase.target if isinstance(phase, Moving | Killing) else None, edition.targets),
    }


def most_points(edition: Edition, players: int) -> int:
    """Bound the points by all targets, all positive modifiers and all gangs (§5.4, §5.5)."""
    added = sum(max(0, crook.modifier) for crook in edition.crooks)
    return sum(edition.targets) + added + len(Gang) * edition.gang_points[players]
