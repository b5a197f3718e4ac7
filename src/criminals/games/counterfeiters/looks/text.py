"""The table as text: `draw` shows a view as its viewer knows it, `reveal` the whole truth."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Final, NamedTuple

import attrs

from criminals.core.base.seats import SPECTATOR, Names, Seat
from criminals.core.looks.phrases import Speaker, capital
from criminals.core.looks.text import (
    LONGEST,
    WIDTH,
    check_truth,
    columns,
    heading,
    row_name,
    short_forms,
    short_names,
    with_lines_below,
    wrapped,
)
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP, Card, Kind
from criminals.games.counterfeiters.knowledge.views import View, check_position, view
from criminals.games.counterfeiters.looks.telling import TELLER
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.layout import Layout
from criminals.games.counterfeiters.rules.phase import Over
from criminals.games.counterfeiters.rules.state import State, Table

_KINDS: Final = tuple(Kind)
_LONGEST_TRACK: Final = 60
"""Of a longer track only the spaces that show something are drawn."""

SIGNS: Final = ("godfather", "investigation", "strike")
"""The signs that a space of the police track can show (§5)."""

HIDDEN: Final = "?"
"""The sign for notes behind a screen."""

_HEADS: Final = ("police", "stack", "left", "binned")
"""The heads of the lines that are lists."""


def draw(position: State | View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """Draw a table as text: for a view what its viewer knows, for a state what everybody sees.

    For the others' cash it shows what is possible: `$0-110` is any amount from 0 to 110, in steps of $10 (§7.2).

    Args:
        position: A view, or a state.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        memory: True to show what the viewer knows by watching and counting: the notes of the others, and which cards
            are still to come. False to show only what lies in the open, and the viewer's own notes; those of the
            others are behind their screens until the end (§1.4).
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        Several lines, for a monospaced font.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is neither a state nor a view of Counterfeiters.
    """
    return text(scene_of(position, lang=lang, memory=memory, names=names))


def reveal(state: State, *, lang: str = "en", names: Names | None = None) -> str:
    """Show everything in a state as text: everybody's cash, and the stack, or what was left of it, the top card first.

    Args:
        state: A state of Counterfeiters.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        Some lines of text with all secrets: never show it to players.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not a state of Counterfeiters.
    """
    check_truth(state, State)
    speaker = TELLER.speaker(lang, names=short_names(names))
    notes = [
        Notes(_exactly(cash), crew.wealth, crew.fakes, None) for cash, crew in zip(state.cash, state.crews, strict=True)
    ]
    stack = [with_id(speaker, state.layout, id_) for id_ in state.leftover or state.stack] or ["-"]
    return "\n".join(
        [
            *_board(state, speaker),
            "",
            *_track(state, speaker),
            "",
            *_crews(state, speaker, notes),
            *_headed(speaker, "left" if state.leftover else "stack", stack),
            *_bin(state, speaker),
        ]
    )


def text(scene: "Scene") -> str:
    """The table as a viewer knows it: what everybody sees, and the viewer's own cash."""
    table, speaker = scene.view, scene.speaker
    return "\n".join(
        [
            heading(speaker, "counterfeiters", table.edition.name, table.viewer),
            scene.asked,
            "",
            *_board(table, speaker),
            "",
            *_track(table, speaker),
            "",
            *_crews(table, speaker, scene.notes),
            *_stack(scene),
            *_bin(table, speaker),
        ]
    )


# --- what a drawing and a picture both tell ---


class Notes(NamedTuple):
    """The notes of a player, as far as a viewer knows them."""

    cash: range
    """The amounts of cash that are possible (§7.5)."""
    wealth: int
    fakes: Fakes
    others: range | None
    """Of the viewer's own cash, what is possible for the others, if that is more than one amount."""

    @property
    def offshore(self) -> range:
        """The amounts that can be offshore (§7.1)."""
        return range(self.wealth - self.cash[-1], self.wealth - self.cash[0] + STEP, STEP)


@attrs.frozen
class Scene:
    """The view to show, and the words to tell it with."""

    view: View
    memory: bool
    """True to show what the viewer knows by watching and counting."""
    notes: tuple[Notes | None, ...]
    """For each seat its notes; None if they are behind a screen. Drawings have them from here, not from the view."""
    speaker: Speaker
    asked: str
    """A sentence that asks the viewer to act, or says whose turn it is."""


def scene_of(position: State | View, *, lang: str, memory: bool, names: Names | None, longest: int = LONGEST) -> Scene:
    """A view to be shown; of a state, the one that everybody has. `longest` is how long a player's name may be."""
    check_position(position)
    shown = position if isinstance(position, View) else view(position, SPECTATOR)
    known_names = short_names(names, longest)
    notes = tuple(_notes(shown, seat, memory=memory) for seat in range(shown.players))
    asked = TELLER.prompt(shown, lang, names=known_names)
    return Scene(shown, memory, notes, TELLER.speaker(lang, shown, known_names), asked)


def _notes(table: View, seat: Seat, *, memory: bool) -> Notes | None:
    """A seat's notes as far as the viewer sees them: their own, and at the end everybody's (§7.4)."""
    crew, own = table.crews[seat], seat == table.viewer
    if not (own or memory or isinstance(table.phase, Over)):
        return None
    others = crew.possible if own and memory and len(crew.possible) > 1 else None
    return Notes(table.possible(seat), crew.wealth, crew.fakes, others)


def _exactly(amount: int) -> range:
    return range(amount, amount + STEP, STEP)


def amounts(speaker: Speaker, possible: range) -> str:
    """One amount of money, or from where to where: `$40`, `$0-110`."""
    low, high = possible[0], possible[-1]
    if low == high:
        return speaker.money(low)
    return speaker.say("draw", "amounts", {"least": low, "most": high})


def card_name(speaker: Speaker, card: Card, worth: str | None = None) -> str:
    """The name of a card, a ticket with its value: `press`, `lottery $50`; `worth` is another text for the value."""
    if card.value:
        return speaker.say("draw", "lottery", {"worth": worth or speaker.money(card.value)})
    return str(speaker.thing("card", card.kind.value))


def with_id(speaker: Speaker, layout: Layout, id_: int) -> str:
    """A card with its id: `12 ink`, `38 lottery $80`."""
    return f"{id_} {card_name(speaker, layout.cards[id_])}"


def grouped(speaker: Speaker, layout: Layout, ids: Iterable[int], sign: str = "x") -> list[str]:
    """Cards without their ids, equal ones together: `press x2`, `ink`."""
    return [
        f"{card_name(speaker, card)} {sign}{count}" if count > 1 else card_name(speaker, card)
        for card, count in grouped_cards(layout, ids)
    ]


def grouped_cards(layout: Layout, ids: Iterable[int]) -> list[tuple[Card, int]]:
    """One of each sort of cards, with how many there are of it."""
    cards = sorted((layout.cards[id_] for id_ in ids), key=_rank)
    return [(first, 1 + len(others)) for _, (first, *others) in groupby(cards, key=_rank)]


def _rank(card: Card) -> tuple[int, int]:
    """The rank of a card in a list: things for printing come first, tickets are ordered by value."""
    return _KINDS.index(card.kind), card.value


def to_come(table: Table) -> Iterator[tuple[str, int, tuple[int, ...]]]:
    """By letter, the top one first: how many cards of the stack have it, and which those are; their order is secret."""
    layout = table.layout
    gone = {*table.binned, *table.leftover, *(card for crew in table.crews for card in crew.cards), *table.market}
    left = Counter(layout.deck[len(layout.deck) - table.stack_size :])
    for letter, ids in layout.dealing.letters:
        if left[letter]:
            yield letter, left[letter], tuple(id_ for id_ in ids if id_ not in gone)


def role_of(table: Table, speaker: Speaker, seat: Seat) -> str:
    """The role of a seat: first player of this round or of the next, or none (§3.8)."""
    if isinstance(table.phase, Over):
        return ""
    if seat == table.first:
        return speaker.say("draw", "first")
    return speaker.say("draw", "next_first") if seat == table.next_first and not table.is_ending else ""


def signs_of(layout: Layout, space: int) -> list[str]:
    """The `SIGNS` that a space of the police track shows."""
    board = layout.board
    shown = zip(SIGNS, (board.godfathers, board.investigations, board.strikes), strict=True)
    return [sign for sign, spaces in shown if space in spaces]


def track_of(table: Table) -> list[int]:
    """The spaces of the police track; of a very long one those that show something, and where the pawn is."""
    board = table.layout.board
    if board.last <= _LONGEST_TRACK:
        return list(range(board.last + 1))
    return sorted({0, table.pawn, *board.godfathers, *board.investigations, *board.strikes})


def accepted(table: Table) -> str:
    """The qualities of the fakes that the supermarket takes (§5.2): `2, 3`, or nothing."""
    return ", ".join(str(quality) for quality in QUALITIES if quality > table.refused)


def waiting(table: Table, speaker: Speaker) -> str:
    """The count of quiet rounds and the patience of the police (§3.5)."""
    return speaker.say("draw", "quiet", {"quiet": table.quiet, "patience": table.edition.patience})


# --- the lines of the table ---


def _board(table: Table, speaker: Speaker) -> list[str]:
    """The black market on the left, the other action spaces on the right, or below if there is no room."""
    layout, marks = table.layout, table.layout.marks
    market = [
        [
            space_name(speaker, layout.spaces[number]),
            speaker.money(space.price),
            speaker.say("draw", "bin") if space.bin else "",
            *_goods(table, speaker, number),
        ]
        for number, space in enumerate(layout.board.market)
    ]
    spaces = [
        [
            space_name(speaker, name),
            speaker.say("draw", "hat" if hat else "sunglasses") if hat or glasses else "",
            _who(speaker, table.henchmen[number]),
        ]
        for number, (name, hat, glasses) in enumerate(zip(layout.spaces, marks.hats, marks.glasses, strict=True))
        if number not in layout.numbers.market
    ]
    left, right = columns(market, right=(1, 3)), columns(spaces)
    width = max(map(len, left), default=0)
    if width + 4 + max(map(len, right), default=0) > WIDTH:
        return [*left, "", *right]
    return [f"{one.ljust(width)}    {two}".rstrip() for one, two in zip_longest(left, right, fillvalue="")]


def space_name(speaker: Speaker, name: str) -> str:
    """The name of a space, in English as actions have it: `buy 1`, `fly jet`."""
    kind, _, which = name.partition(" ")
    return speaker.say("draw", f"fly_{which}") if kind == "fly" else speaker.say("draw", kind, {"number": which})


def _goods(table: Table, speaker: Speaker, number: int) -> tuple[str, str, str]:
    card, who = table.market[number], _who(speaker, table.henchmen[number])
    return ("-", "", who) if card is None else (str(card), card_name(speaker, table.layout.cards[card]), who)


def _who(speaker: Speaker, seat: Seat | None) -> str:
    return "." if seat is None else f"[{row_name(speaker, seat)}]"


def _headed(speaker: Speaker, key: str, things: Iterable[str], between: str = ", ") -> list[str]:
    """A list after its head; all lists begin below each other."""
    return wrapped(f"{speaker.say('draw', key) if key else '':{_indent(speaker)}}", things, between)


def _indent(speaker: Speaker) -> int:
    return 2 + max(len(speaker.say("draw", head)) for head in _HEADS)


def _track(table: Table, speaker: Speaker) -> list[str]:
    layout = table.layout
    words = [capital(speaker.say("draw", sign)) for sign in SIGNS]
    letters: dict[str, str] = dict(zip(SIGNS, short_forms(words, 1), strict=True))
    shown = track_of(table)
    cells = [f"{''.join(letters[sign] for sign in signs_of(layout, space))}{space}" for space in shown]
    marked = [f"[{cell}]" if space == table.pawn else cell for space, cell in zip(shown, cells, strict=True)]
    legend = [f"{letters[sign]} {speaker.say('draw', sign)}" for sign in SIGNS]
    return [
        *_headed(speaker, "police", marked, " "),
        *_headed(speaker, "", legend),
        *_headed(speaker, "", _now(table, speaker), speaker.say("police", "between")),
    ]


def _now(table: Table, speaker: Speaker) -> Iterator[str]:
    """The effects of the police now, and the count of quiet rounds."""
    taken = accepted(table)
    yield speaker.say("draw", "accepts", {"told": taken}) if taken else speaker.say("draw", "accepts_none")
    if table.pawn in table.layout.track.strikes:
        yield speaker.say("draw", "no_flights")
    if table.quiet:
        yield waiting(table, speaker)


def _crews(table: Table, speaker: Speaker, notes: Sequence[Notes | None]) -> list[str]:
    """A row of figures for each player, with its cards below it; then the bank."""
    say = speaker.say
    heads = ("cash", "offshore", "both", "fakes", "henchmen")
    rows = [["", *(say("draw", head) for head in heads), ""]]
    below: list[list[str]] = [[]]
    for seat, (crew, known) in enumerate(zip(table.crews, notes, strict=True)):
        name = f"{'>' if table.actor == seat else ' '} {row_name(speaker, seat)}"
        rows.append([name, *_figures(speaker, known), str(crew.idle), role_of(table, speaker, seat)])
        below.append(wrapped("    ", grouped(speaker, table.layout, crew.cards)))
        if known is not None and known.others is not None:
            below[-1].append(f"    {_to_others(speaker, known.others)}")
    rows.append([f"  {say('draw', 'bank')}", speaker.money(table.bank), "", "", _counts(table.supply), "", ""])
    lines = with_lines_below(columns(rows, right=range(1, 6)), [*below, []])
    return [*lines, f"  {HIDDEN} {say('draw', 'screen')}"] if None in notes else lines


def _figures(speaker: Speaker, known: Notes | None) -> list[str]:
    if known is None:
        return [HIDDEN] * 4
    return [
        amounts(speaker, known.cash),
        amounts(speaker, known.offshore),
        speaker.money(known.wealth),
        _counts(known.fakes),
    ]


def _to_others(speaker: Speaker, others: range) -> str:
    return speaker.say("draw", "to_others", {"told": amounts(speaker, others)})


def _counts(fakes: Iterable[int]) -> str:
    return "/".join(map(str, fakes))


def _stack(scene: Scene) -> Iterator[str]:
    """The cards still to come, by letter, or those left at the end (§7.4)."""
    table, speaker = scene.view, scene.speaker
    if table.leftover:
        yield from _headed(speaker, "left", (with_id(speaker, table.layout, id_) for id_ in table.leftover))
    elif not table.stack_size:
        yield speaker.say("draw", "no_stack")
    elif not scene.memory:
        yield from _headed(speaker, "stack", (f"{letter}{count}" for letter, count, _ in to_come(table)), "  ")
    else:
        for at, (letter, count, ids) in enumerate(to_come(table)):
            head = "" if at else speaker.say("draw", "stack")
            yield from wrapped(f"{head:{_indent(speaker)}}{letter}{count}  ", grouped(speaker, table.layout, ids))


def _bin(table: Table, speaker: Speaker) -> Iterator[str]:
    if table.binned:
        yield from _headed(speaker, "binned", grouped(speaker, table.layout, table.binned))
