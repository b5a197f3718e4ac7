"""The table as text: `draw` shows what everybody sees, `reveal` the whole truth."""

from collections.abc import Callable
from typing import Final

from criminals.games.crooks.edition import Crook
from criminals.games.crooks.phase import Moving, Over, Placing
from criminals.games.crooks.pieces import Card, FaceUp
from criminals.games.crooks.state import Stack, State, Table

BACK: Final = "##"
"""How a face-down crook is drawn."""


def draw(table: Table) -> str:
    """What everybody sees: hangouts, rows and money. A crook reads `7+2nw`: level, modifier, its gangs' initials."""
    return "\n".join(_lines(table, lambda card: _public(table, card)))


def reveal(state: State) -> str:
    """The whole truth, on purpose: `draw` with every crook named by id and card, the hangouts, the hand and the box."""
    layout = state.layout

    def named(crook: int) -> str:
        return f"{crook}={_card(layout.crooks[crook])}"

    lines = _lines(state, lambda card: named(state.crook_of(card.origin)))
    for letter, pile in zip(layout.letters, state.piles, strict=True):
        lines.append(f"hangout {letter}: {' '.join(map(named, pile)) or '-'}")
    if isinstance(state.phase, Placing):
        lines.append(f"in hand of seat {state.phase.seat}: {named(state.crook_of(state.phase.origin))}")
    discarded = [named(state.crook_of(discard.card.origin)) for discard in state.discards]
    lines.append(f"discarded: {' '.join(discarded) or '-'}")
    lines.append(f"box: {' '.join(map(named, state.undealt)) or '-'}")
    return "\n".join(lines)


def _lines(table: Table, shown: Callable[[Card], str]) -> list[str]:
    targets = table.edition.targets

    def cell(stack: Stack) -> str:
        return "/".join(map(shown, stack)) or "."

    cells = [[str(target) for target in targets], *([cell(stack) for stack in row] for row in table.rows)]
    widths = [max(3, *(len(line[at]) for line in cells)) for at in range(len(targets))]
    actor = None if isinstance(table.phase, Over) else table.phase.seat

    def line(head: str, cells: list[str], tail: str) -> str:
        return "  ".join([head, *(cell.rjust(width) for cell, width in zip(cells, widths, strict=True)), tail]).rstrip()

    hangouts = "  ".join(f"{letter}:{size}" for letter, size in zip(table.layout.letters, table.sizes, strict=True))
    lines = [f"hangouts  {hangouts}   bank ${table.bank}", line("  target", cells[0], "")]
    for seat, row in enumerate(cells[1:]):
        money = f"${table.money[seat]}" + (" passed" if table.passed[seat] else "")
        lines.append(line(f"{'>' if seat == actor else ' '} seat {seat}", row, money))
    if isinstance(table.phase, Moving):
        lines.append(f"on the move: {cell(table.phase.cards)}")
    return lines


def _public(table: Table, card: Card) -> str:
    return _card(table.layout.crooks[card.crook]) if isinstance(card, FaceUp) else BACK


def _card(crook: Crook) -> str:
    modifier = f"{crook.modifier:+}" if crook.modifier else ""
    return f"{crook.level}{modifier}{''.join(gang.value[0] for gang in crook.gangs)}"
