"""The table as text: `draw` shows what everybody sees, `reveal` the whole truth, a view what its viewer knows."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from criminals.core.base.seats import SPECTATOR, Seat, Viewer
from criminals.core.looks.old_looks import heading, whose
from criminals.core.looks.text import check_truth, columns, with_lines_below, wrapped
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.phase import Decoding, Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.rules.scoring import reason_of
from criminals.games.sicario.rules.state import State, Table

_ROW: Final = 50
"""How many spaces of the path stand in one line, in groups of five."""
_NAMED: Final = 8
"""Up to so many characters that a seat can be are named."""


def draw(table: Table) -> str:
    """The table as text: of a view with what its viewer knows, of a state what everybody sees."""
    if isinstance(table, View):
        return text(table, table.viewer, table.character)
    return text(table, SPECTATOR, None)


def text(table: Table, viewer: Viewer, character: str | None) -> str:
    """The table as a viewer knows it: what everybody sees, and the viewer's own character.

    Below the path stand the agents, by seat. Of each seat it tells what was heard and who it can be, as far as this
    follows from that, from the characters that all know and from the viewer's own.
    """
    return "\n".join(
        [
            heading("Sicario", table.edition.name, viewer),
            turn(table, viewer),
            "",
            *_path(table),
            "",
            *_players(table, viewer, character),
            "",
            *_deck(table),
        ]
    )


def reveal(state: State) -> str:
    """The whole truth, on purpose: everybody's character, and all event cards, the top one first."""
    check_truth(state, State)
    below = [[f"    {sketch(state, name)}", *_heard(state, seat)] for seat, name in enumerate(state.characters)]
    return "\n".join(
        [*_path(state), "", *_rows(state, SPECTATOR, below), "", *wrapped("deck      from the top: ", state.deck)],
    )


# --- what a drawing and a picture both tell ---


def turn(table: Table, viewer: Viewer) -> str:
    """Whose decision comes next, and about what; or that the die is to be thrown (§6.6)."""
    phase = table.phase
    match phase:
        case Rolling(seat):
            return f"the die is to be thrown for {_name(seat, viewer)}"
        case Decoding(seat):
            return f"{whose(seat, viewer)} turn: use the disc, try a capture, or skip"
        case Hunting(seat):
            return f"{whose(seat, viewer)} turn: ask an exposed agent, or eliminate one"
        case Questioning(seat, agent):
            return f"{whose(seat, viewer)} tip-off: one question to {_name(agent, viewer)}"
        case Over():
            return f"the game is over: {_ENDS[reason_of(table)]}"
        case _:
            assert_never(phase)


_ENDS: Final = {
    "embassy": "the embassy is reached, the agents win",
    "capture": "the sicario is captured, the agents win",
    "elimination": "two agents are eliminated, the sicario wins",
}


def _name(seat: Seat, viewer: Viewer) -> str:
    return "you" if seat == viewer else f"seat {seat}"


def seat_at(phase: Phase) -> Seat | None:
    """The seat whose decision or throw comes next."""
    return None if isinstance(phase, Over) else phase.seat


def place_of(table: Table, seat: Seat) -> str:
    """Where a player is: `space 6, antenna`, `boats`, `embassy`, `out`."""
    at, layout = table.positions[seat], table.layout
    if at is None:
        if table.is_out(seat):
            return "out"
        caught = isinstance(table.phase, Over) and reason_of(table) == "capture"
        return "captured" if caught else "lair"
    if at == 0:
        return "boats"
    if at == layout.spaces.embassy:
        return "embassy"
    kind = "street" if at in layout.spaces.streets else "antenna" if at in layout.spaces.antennas else "building"
    return f"space {at}, {kind}"


def safety_of(table: Table, seat: Seat) -> str:
    """Whether the sicario can deal with an agent now (§4.1); nothing for who is not on the way."""
    at = table.positions[seat]
    if at is None or at == table.layout.spaces.embassy:
        return ""
    return "exposed" if table.is_exposed(seat) else "hidden"


def losses_of(table: Table, seat: Seat) -> str:
    """How many turns a seat still loses (§7.4)."""
    lost = table.lost[seat]
    return f"loses {lost} turn{'' if lost == 1 else 's'}" if lost and not isinstance(table.phase, Over) else ""


def candidates(table: Table, seat: Seat, viewer: Viewer, character: str | None) -> tuple[str, ...]:
    """Who a seat can be, in the order of the sheet: what was heard of it, and nobody who is known to be another.

    Of the viewer's own seat it tells what the others can know. Characters that only have to be elsewhere because two
    seats have but two candidates are not left out: `marginals` does that.
    """
    layout = table.layout
    shown = table.shown[seat]
    if shown is not None:
        return (shown,)
    mask = -1
    for fact in table.facts[seat]:
        mask &= layout.facts.fits[fact]
    taken = {*table.shown, None if seat == viewer else character}
    return tuple(name for at, name in enumerate(layout.sheet.names) if mask >> at & 1 and name not in taken)


def trait_name(trait: str) -> str:
    """A trait as people say it: `no hat`."""
    return trait.replace("-", " ")


def sketch(table: Table, name: str) -> str:
    """A character with its traits: `Olga: woman, hat, no glasses, green hat`."""
    return f"{name}: {', '.join(map(trait_name, table.layout.sheet.characters[name].traits))}"


def unread(table: Table) -> list[tuple[str, int]]:
    """The event cards that nobody has seen since they were shuffled, with how many there are of each (§6.3)."""
    left = Counter(table.edition.events) - Counter(table.bottom)
    return [(event, left[event]) for event in dict.fromkeys(table.edition.events) if left[event]]


# --- the lines of the table ---


def _path(table: Table) -> Iterator[str]:
    """The path in rows, with the agents below it; boats before, and the embassy after it."""
    layout, path = table.layout, table.edition.path
    yield _ends("boats", table, 0)
    for first in range(1, len(path) + 1, _ROW):
        last = min(first + _ROW, len(path) + 1)
        spaces = range(first, last)
        head = f"{'path' if first == 1 else '':6}{first:3} "
        yield head + _grouped([path[space - 1] for space in spaces])
        agents = {at: str(seat) for seat, at in enumerate(table.positions) if at in spaces}
        if agents:
            yield " " * len(head) + _grouped([agents.get(space, " ") for space in spaces])
    yield f"{_ends('embassy', table, layout.spaces.embassy)}, {layout.quota} needed"
    yield "          s street, b building, a building with antenna"


def _ends(name: str, table: Table, space: int) -> str:
    there = [str(seat) for seat, at in enumerate(table.positions) if at == space]
    return f"{name:10}{' '.join(there) or '-'}"


def _grouped(cells: Sequence[str]) -> str:
    return " ".join("".join(cells[at : at + 5]) for at in range(0, len(cells), 5)).rstrip()


def _players(table: Table, viewer: Viewer, character: str | None) -> list[str]:
    """A row for each player, and below it its character, what was heard of it, and who it can be."""
    below: list[list[str]] = []
    for seat in range(table.players):
        name, lines = table.shown[seat], []
        if seat == viewer and character is not None:
            lines = [f"    you are {sketch(table, character)}"]
        elif name is not None:
            lines = [f"    {sketch(table, name)}"]
        lines += _heard(table, seat)
        if name is None:
            who = candidates(table, seat, viewer, character)
            head = "    to the others you can be " if seat == viewer else "    can be "
            lines += wrapped(head, who if len(who) <= _NAMED else [f"any of {len(who)}"])
        below.append(lines)
    return _rows(table, viewer, below)


def _rows(table: Table, viewer: Viewer, below: Sequence[Sequence[str]]) -> list[str]:
    seats = range(table.players)
    rows = [
        [
            f"{'>' if seat_at(table.phase) == seat else ' '} seat {seat}{', you' if seat == viewer else ''}",
            "sicario" if seat == table.sicario else "agent",
            place_of(table, seat),
            safety_of(table, seat),
            losses_of(table, seat),
        ]
        for seat in seats
    ]
    return with_lines_below(columns(rows), below)


def _heard(table: Table, seat: Seat) -> list[str]:
    """What was heard of a seat's character (§6.1)."""
    facts = table.facts_of(seat)
    return wrapped("    heard ", map(fact_words, facts)) if facts else []


def fact_words(fact: Fact) -> str:
    """A fact in a few words: `hat: yes`, `man / hat / glasses: 2 of 3`, `not Boris`."""
    match fact:
        case Answer(trait, yes):
            return f"{trait_name(trait)}: {'yes' if yes else 'no'}"
        case Lights(features, lights):
            return f"{' / '.join(map(trait_name, features))}: {lights} of 3"
        case Missed(name):
            return f"not {name}"
        case _:
            assert_never(fact)


def _deck(table: Table) -> list[str]:
    """The cards on top, whose order is secret, and those whose place is known, down to the lowest (§6.3)."""
    left = [f"{event} x{count}" if count > 1 else event for event, count in unread(table)]
    lines = wrapped(f"deck      {table.unread_size} not read: ", left) if left else []
    if table.bottom:
        lines += wrapped("          then " if left else "deck      from the top: ", table.bottom)
    return lines
