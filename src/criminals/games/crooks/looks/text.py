"""The table as text: `draw` shows what everybody sees, `reveal` the whole truth, a view what its viewer knows."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple, assert_never

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.text import check_truth, heading, whose
from criminals.games.crooks.box.edition import Ability, Crook, Gang
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.phase import Killing, Moving, Over, Picking, Placing, Recruiting, Spying, Taking
from criminals.games.crooks.rules.pieces import NOTHING, Card, Discard, FaceUp, Origin, Seen, crook_of
from criminals.games.crooks.rules.state import Stack, State, Table

BACK: Final = "##"
"""How a face-down crook is drawn."""


def draw(table: Table) -> str:
    """The table as text: of a view with what its viewer knows, of a state what everybody sees.

    A crook reads `7+2nw`, or `5noSp` with an ability: level, modifier, its gangs' initials, its ability.
    """
    if isinstance(table, View):
        return text(table, table.viewer, table.seen, table.known)
    return text(table, SPECTATOR, ((),) * len(table.sizes), NOTHING)


def text(table: Table, viewer: Viewer, seen: Seen, known: Mapping[Origin, int]) -> str:
    """The table as a viewer knows it: what everybody sees, and in parentheses the hidden crooks that the viewer knows.

    Crooks in hand and in hangouts come with their ids, which actions need: `14=5noSp`.
    """

    def face(card: Card) -> str:
        crook = crook_of(card, known)
        return BACK if crook is None else _as_it_lies(card, face_of(table.layout.crooks[crook]))

    def named(crook: int) -> str:
        return f"{crook}={face_of(table.layout.crooks[crook])}"

    lines = [
        heading("Crooks", table.edition.name, viewer),
        turn(table, viewer),
        "",
        *_lines(table, face, viewer),
    ]
    if isinstance(table.phase, Placing):
        crook = known.get(table.phase.origin)
        lines.append(f"in hand: {BACK if crook is None else named(crook)}")
    for memory in memories(table, seen, known):
        there = " ".join(map(named, memory.there))
        some = f"{memory.size} of " if memory.size < len(memory.there) else ""
        gone = f"gone {' '.join(map(named, memory.gone))}" if memory.gone else ""
        taken = f"taken {' '.join(map(named, memory.taken))}" if memory.taken else ""
        parts = [part for part in (f"{some}{there}", gone, taken) if part]
        lines.append(f"seen in {memory.hangout}: {', '.join(parts)}")
    lines += [f"only Bosses in {hangout}" for hangout in sorted(table.left)]
    lines += [f"{_fate(discard)}: {face(discard.card)}" for discard in table.discards]
    return "\n".join([*lines, *_legend(table, seen, known)])


def reveal(state: State) -> str:
    """The whole truth, on purpose: every crook by id and face, in parentheses with its knowers if it lies face down.

    Below the table: the hangouts with who looked in and how many lay there, the hand, the discards by owner, the box.
    """
    check_truth(state, State)
    layout = state.layout

    def named(crook: int) -> str:
        return f"{crook}={face_of(layout.crooks[crook])}"

    def shown(card: Card) -> str:
        name = named(state.crook_of(card.origin))
        return name if isinstance(card, FaceUp) else f"({name} {','.join(map(str, sorted(card.knowers)))})"

    lines = _lines(state, shown, SPECTATOR)
    for hangout, letter in enumerate(layout.letters):
        looks = "".join(f", {look.seat} saw {look.number}" for look in state.looks[hangout])
        left = ", left" if letter in state.left else ""
        lines.append(f"hangout {letter}: {' '.join(map(named, state.pile(letter))) or '-'}{looks}{left}")
    if isinstance(state.phase, Placing):
        lines.append(f"in hand of seat {state.phase.seat}: {named(state.crook_of(state.phase.origin))}")
    lines += [f"{_fate(discard)}: {shown(discard.card)}" for discard in state.discards]
    lines.append(f"box: {' '.join(map(named, state.undealt)) or '-'}")
    return "\n".join(lines)


# --- what a drawing and a picture both tell ---


class Memory(NamedTuple):
    """What a viewer still has from the last look into a hangout (§6.3)."""

    hangout: str
    size: int
    """How many lie there now."""
    there: tuple[int, ...]
    """Who of those seen may be there: as many as lie there, if nobody else has taken one in secret since."""
    gone: tuple[int, ...]
    """Who of those seen is known to be elsewhere."""
    taken: tuple[int, ...]
    """Who was seen in an earlier look, but not in the last: somebody took them, and where they are is not known."""


def memories(table: Table, seen: Seen, known: Mapping[Origin, int]) -> tuple[Memory, ...]:
    """For each hangout that the viewer looked into, by letter, what is left of the last look."""
    elsewhere = {*known.values(), *(card.crook for card in taken_cards(table) if isinstance(card, FaceUp))}
    found: list[Memory] = []
    for hangout, size, looks in zip(table.layout.letters, table.sizes, seen, strict=True):
        if looks:
            there = tuple(crook for crook in looks[-1] if crook not in elsewhere) if size else ()
            gone = tuple(crook for crook in looks[-1] if crook not in there)
            taken = tuple(crook for crook in looks[0] if crook not in elsewhere and crook not in looks[-1])
            found.append(Memory(hangout, size, there, gone, taken))
    return tuple(found)


def turn(table: Table, viewer: Viewer) -> str:
    """Whose decision comes next, and about what."""
    phase = table.phase
    if isinstance(phase, Over):
        return "the game is over"
    return f"{whose(phase.seat, viewer)} turn: {_task(table, phase)}"


def _task(table: Table, phase: Recruiting | Taking | Placing | Picking | Moving | Killing | Spying) -> str:
    match phase:
        case Recruiting():
            return "recruit or pass"
        case Taking():
            return f"take a crook from {phase.hangout}"
        case Placing():
            return f"place the crook from {phase.origin.hangout}"
        case Picking():
            return "use the Pickpocket or decline"
        case Moving():
            return f"move the crooks from target {phase.target}"
        case Killing():
            return f"use the Killer at target {phase.target} or decline"
        case Spying():
            return "use the Spy or decline"
        case _:
            assert_never(phase)


def taken_cards(table: Table) -> Iterator[Card]:
    """Every card that has left its hangout, but for one in hand."""
    for row in table.rows:
        for stack in row:
            yield from stack
    for discard in table.discards:
        yield discard.card
    if isinstance(table.phase, Moving):
        yield from table.phase.cards


def face_of(crook: Crook) -> str:
    """A crook's face in a few characters: `7+2`, `3oKi`."""
    modifier = f"{crook.modifier:+}" if crook.modifier else ""
    tag = "" if crook.ability is None else tag_of(crook.ability)
    return f"{crook.level}{modifier}{''.join(gang.value[0] for gang in crook.gangs)}{tag}"


def tag_of(ability: Ability) -> str:
    """An ability's first two letters: `Ki`, `Sp`."""
    return ability.value[:2].capitalize()


# --- the lines of the table ---


def _lines(table: Table, shown: Callable[[Card], str], viewer: Viewer) -> list[str]:
    targets = table.edition.targets

    def cell(stack: Stack) -> str:
        return "/".join(map(shown, stack)) or "."

    cells = [[str(target) for target in targets], *([cell(stack) for stack in row] for row in table.rows)]
    widths = [max(3, *(len(line[at]) for line in cells)) for at in range(len(targets))]
    heads = ["target", *(f"seat {seat}{', you' if seat == viewer else ''}" for seat in range(table.players))]
    marks = ["  ", *("> " if seat == table.actor else "  " for seat in range(table.players))]
    tails = ["", *(f"${money}{' passed' if table.passed[seat] else ''}" for seat, money in enumerate(table.money))]
    width = max(map(len, heads))

    def line(at: int) -> str:
        row = [cell.rjust(width) for cell, width in zip(cells[at], widths, strict=True)]
        return "  ".join([marks[at] + heads[at].ljust(width), *row, tails[at]]).rstrip()

    hangouts = "  ".join(f"{letter}:{size}" for letter, size in zip(table.layout.letters, table.sizes, strict=True))
    lines = [f"hangouts  {hangouts}   bank ${table.bank}", *map(line, range(len(cells)))]
    if isinstance(table.phase, Moving):
        lines.append(f"on the move: {cell(table.phase.cards)}")
    return lines


def _as_it_lies(card: Card, face: str) -> str:
    return face if isinstance(card, FaceUp) else f"({face})"


def _fate(discard: Discard) -> str:
    return f"{'returned' if discard.returned else 'killed'}, of seat {discard.owner}"


def _legend(table: Table, seen: Seen, known: Mapping[Origin, int]) -> list[str]:
    """What the signs mean that occur, if any do."""
    out = list(taken_cards(table))
    hidden = [card for card in out if not isinstance(card, FaceUp)]
    hand = table.phase.origin if isinstance(table.phase, Placing) else None
    ids = {
        *(card.crook for card in out if isinstance(card, FaceUp)),
        *known.values(),
        *(crook for looks in seen if looks for crook in looks[-1]),
    }
    crooks = [table.layout.crooks[crook] for crook in ids]
    signs = [f"{gang.value[0]} {gang.value}" for gang in Gang if any(gang in crook.gangs for crook in crooks)]
    if any(card.origin not in known for card in hidden) or (hand is not None and hand not in known):
        signs.append(f"{BACK} face down")
    if any(card.origin in known for card in hidden):
        signs.append("() face down, you know it")
    tags = [f"{tag_of(ability)} {ability.value}" for ability in Ability if any(c.ability is ability for c in crooks)]
    lines = [", ".join(line) for line in (signs, tags) if line]
    return ["", *lines] if lines else []
