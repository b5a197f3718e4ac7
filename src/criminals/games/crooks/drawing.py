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
    """The whole truth, on purpose: every crook by id and face, in parentheses with its knowers if it lies face down.

    Below the table: the hangouts with who looked in and how many lay there, the hand, the discards by owner, the box.
    """
    layout = state.layout

    def named(crook: int) -> str:
        return f"{crook}={_face(layout.crooks[crook])}"

    def shown(card: Card) -> str:
        name = named(state.crook_of(card.origin))
        return name if isinstance(card, FaceUp) else f"({name} {','.join(map(str, sorted(card.knowers)))})"

    lines = _lines(state, shown)
    for hangout, letter in enumerate(layout.letters):
        looks = "".join(f", {look.seat} saw {look.number}" for look in state.looks[hangout])
        left = ", left" if hangout in state.left else ""
        lines.append(f"hangout {letter}: {' '.join(map(named, state.pile(hangout))) or '-'}{looks}{left}")
    if isinstance(state.phase, Placing):
        lines.append(f"in hand of seat {state.phase.seat}: {named(state.crook_of(state.phase.origin))}")
    for discard in state.discards:
        how = "returned" if discard.returned else "killed"
        lines.append(f"{how}, of seat {discard.owner}: {shown(discard.card)}")
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
    return _face(table.layout.crooks[card.crook]) if isinstance(card, FaceUp) else BACK


def _face(crook: Crook) -> str:
    modifier = f"{crook.modifier:+}" if crook.modifier else ""
    return f"{crook.level}{modifier}{''.join(gang.value[0] for gang in crook.gangs)}"
