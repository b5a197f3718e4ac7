"""The table as text: `draw` shows what everybody sees, `reveal` the whole truth, a view what its viewer knows."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from itertools import groupby, zip_longest
from typing import Final, assert_never

from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.old_looks import heading, whose
from criminals.core.looks.text import check_truth, columns, with_lines_below, wrapped
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP, Card, Kind
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.layout import Layout
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Over, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.state import State, Table

_KINDS: Final = tuple(Kind)
_LONGEST_TRACK: Final = 60
"""Of a longer track only the spaces that show something are drawn."""


def draw(table: Table) -> str:
    """The table as text: of a view with what its viewer knows, of a state what everybody sees."""
    if isinstance(table, View):
        return text(table, table.viewer, table.cash)
    return text(table, SPECTATOR, None)


def text(table: Table, viewer: Viewer, cash: int | None) -> str:
    """The table as a viewer knows it: what everybody sees, and the viewer's own cash.

    Of the others' cash it tells what is possible: `$0-110` is any amount from 0 to 110, in steps of $10 (§7.2).
    """
    return "\n".join(
        [
            heading("Counterfeiters", table.edition.name, viewer),
            turn(table, viewer),
            "",
            *_board(table),
            "",
            *_track(table),
            "",
            *_crews(table, viewer, lambda seat: cash_of(table, seat, viewer, cash)),
            *_stack(table),
            *_bin(table),
        ]
    )


def reveal(state: State) -> str:
    """The whole truth, on purpose: everybody's cash, and the stack, or what was left of it, the top card first."""
    check_truth(state, State)
    cash = state.cash
    stack = [named(state.layout, id_) for id_ in state.stack]
    return "\n".join(
        [
            *_board(state),
            "",
            *_track(state),
            "",
            *_crews(state, SPECTATOR, lambda seat: range(cash[seat], cash[seat] + STEP, STEP)),
            *(_stack(state) if state.leftover else wrapped("stack   ", stack or ["-"])),
            *_bin(state),
        ]
    )


# --- what a drawing and a picture both tell ---


def turn(table: Table, viewer: Viewer) -> str:
    """Whose decision comes next, and about what."""
    phase = table.phase
    if isinstance(phase, Over):
        return "the game is over"
    return f"{whose(phase.seat, viewer)} turn: {_task(phase)}"


def _task(phase: Playing | Dining | Finishing | Retaking | Replaying) -> str:
    match phase:
        case Playing():
            return "play a henchman or lay it down"
        case Finishing():
            return "play a last henchman or lay it down"
        case Dining():
            left = "" if phase.lunches == 1 else f", {phase.lunches} lunches left"
            return f"choose a fake for lunch{left}"
        case Retaking():
            return f"use the {title_of(phase.lawyer)} or decline"
        case Replaying():
            return "play the henchman again or lay it down"
        case _:
            assert_never(phase)


def cash_of(table: Table, seat: Seat, viewer: Viewer, cash: int | None) -> range:
    """The amounts of cash that a seat can have, as far as a viewer with so much cash can tell (§7.5)."""
    if seat == viewer and cash is not None:
        return range(cash, cash + STEP, STEP)
    return table.crews[seat].possible


def amounts(possible: range) -> str:
    """One amount of money, or from where to where: `$40`, `$0-110`."""
    low, high = possible[0], possible[-1]
    return f"${low}" if low == high else f"${low}-{high}"


def offshore(wealth: int, cash: range) -> range:
    """The amounts that can be offshore, of so much money in all, given what cash is possible (§7.1)."""
    return range(wealth - cash[-1], wealth - cash[0] + STEP, STEP)


def title_of(kind: Kind) -> str:
    """What a card is called: `Private Jet`, `Great Lawyer`."""
    return {Kind.JET: "private jet", Kind.LOTTERY: "lottery ticket"}.get(kind, kind.value.replace("-", " ")).title()


def named(layout: Layout, id_: int) -> str:
    """A card with its id: `12 ink`, `38 lottery $80`."""
    return f"{id_} {layout.cards[id_]}"


def grouped(layout: Layout, ids: Iterable[int]) -> list[str]:
    """Cards without their ids, those that are alike together: `press x2`, `ink`."""
    return [f"{card} x{count}" if count > 1 else str(card) for card, count in grouped_cards(layout, ids)]


def grouped_cards(layout: Layout, ids: Iterable[int]) -> list[tuple[Card, int]]:
    """One of each sort of cards, with how many there are of it."""
    cards = sorted((layout.cards[id_] for id_ in ids), key=_rank)
    return [(first, 1 + len(others)) for _, (first, *others) in groupby(cards, key=_rank)]


def _rank(card: Card) -> tuple[int, int]:
    """What printing takes comes first; tickets stand by their value."""
    return _KINDS.index(card.kind), card.value


def to_come(table: Table) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """By letter, the top one first: how many cards of the stack have it, and which those are; their order is secret."""
    layout = table.layout
    gone = {*table.binned, *table.leftover, *(card for crew in table.crews for card in crew.cards), *table.market}
    left = Counter(layout.deck[len(layout.deck) - table.stack_size :])
    for letter, ids in layout.dealing.letters:
        if left[letter]:
            yield letter, left[letter], tuple(id_ for id_ in ids if id_ not in gone)


def role_of(table: Table, seat: Seat) -> str:
    """Whether a seat is the first player, of this round or of the next (§3.8)."""
    if isinstance(table.phase, Over):
        return ""
    if seat == table.first:
        return "first player"
    return "first next round" if seat == table.next_first and not table.is_ending else ""


def signs_of(layout: Layout, space: int) -> str:
    """What a space of the police track shows: G for a Godfather, I for an investigation, S for a strike (§5)."""
    board = layout.board
    shown = (("G", board.godfathers), ("I", board.investigations), ("S", board.strikes))
    return "".join(sign for sign, spaces in shown if space in spaces)


def track_of(table: Table) -> list[int]:
    """The spaces of the police track; of a very long one those that show something, and where the pawn is."""
    board = table.layout.board
    if board.last <= _LONGEST_TRACK:
        return list(range(board.last + 1))
    return sorted({0, table.pawn, *board.godfathers, *board.investigations, *board.strikes})


def accepted(table: Table) -> str:
    """Which fakes the supermarket takes (§5.2)."""
    taken = [str(quality) for quality in QUALITIES if quality > table.refused]
    return f"the supermarket takes quality {', '.join(taken)}" if taken else "the supermarket takes no fakes"


def waiting(table: Table) -> str:
    """The count of quiet rounds and the patience of the police (§3.5)."""
    return f"quiet rounds: {table.quiet} of {table.edition.patience}"


# --- the lines of the table ---


def _board(table: Table) -> list[str]:
    """The black market on the left, the other action spaces on the right."""
    layout, marks = table.layout, table.layout.marks
    market = [
        [layout.spaces[number], f"${space.price}", "bin" if space.bin else "", *_goods(table, number)]
        for number, space in enumerate(layout.board.market)
    ]
    spaces = [
        [name, "hat" if hat else "sunglasses" if glasses else "", _who(table.henchmen[number])]
        for number, (name, hat, glasses) in enumerate(zip(layout.spaces, marks.hats, marks.glasses, strict=True))
        if number not in layout.numbers.market
    ]
    left, right = columns(market, right=(1, 3)), columns(spaces)
    width = max(map(len, left), default=0)
    return [f"{one.ljust(width)}    {two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]


def _goods(table: Table, number: int) -> tuple[str, str, str]:
    card, who = table.market[number], _who(table.henchmen[number])
    return ("-", "", who) if card is None else (str(card), str(table.layout.cards[card]), who)


def _who(seat: Seat | None) -> str:
    return "." if seat is None else f"[seat {seat}]"


def _track(table: Table) -> list[str]:
    layout = table.layout
    cells = [f"{signs_of(layout, space)}{space}" for space in track_of(table)]
    marked = [f"[{cell}]" if space == table.pawn else cell for space, cell in zip(track_of(table), cells, strict=True)]
    now = [accepted(table)]
    if table.pawn in layout.track.strikes:
        now.append("nobody flies, there is a strike")
    if table.quiet:
        now.append(waiting(table))
    legend = "        G Godfather, I investigation, S strike"
    return [*wrapped("police  ", marked, " "), legend, f"        {'; '.join(now)}"]


def _crews(table: Table, viewer: Viewer, cash: Callable[[Seat], range]) -> list[str]:
    """A row of figures for each player, with its cards below it; then the bank."""
    rows = [["", "cash", "offshore", "both", "fakes 1/2/3", "henchmen", ""]]
    below: list[list[str]] = [[]]
    for seat, crew in enumerate(table.crews):
        mine, possible = seat == viewer, cash(seat)
        name = f"{'>' if table.actor == seat else ' '} seat {seat}{', you' if mine else ''}"
        money = [amounts(possible), amounts(offshore(crew.wealth, possible)), f"${crew.wealth}"]
        rows.append([name, *money, _counts(crew.fakes), str(crew.idle), role_of(table, seat)])
        known = [f"    your cash to the others: {amounts(crew.possible)}"] if mine and len(crew.possible) > 1 else []
        below.append([*wrapped("    ", grouped(table.layout, crew.cards)), *known])
    rows.append(["  bank", f"${table.bank}", "", "", _counts(table.supply), "", ""])
    return with_lines_below(columns(rows, right=range(1, 6)), [*below, []])


def _counts(fakes: Iterable[int]) -> str:
    return "/".join(map(str, fakes))


def _stack(table: Table) -> Iterator[str]:
    """What is still to come, by letter; or what was left at the end (§7.4)."""
    if table.leftover:
        yield from wrapped("left    ", (named(table.layout, id_) for id_ in table.leftover))
    elif not table.stack_size:
        yield "the stack is empty"
    for at, (letter, count, ids) in enumerate(to_come(table)):
        yield from wrapped(f"{'' if at else 'stack':8}{letter}{count}  ", grouped(table.layout, ids))


def _bin(table: Table) -> Iterator[str]:
    if table.binned:
        yield from wrapped("binned  ", grouped(table.layout, table.binned))
