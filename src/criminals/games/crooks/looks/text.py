"""The table as text: `draw` shows a view as its viewer knows it, `reveal` the whole truth."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final, NamedTuple

import attrs

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Names
from criminals.core.looks.phrases import Speaker, capital
from criminals.core.looks.text import LONGEST, check_truth, heading, row_name, short_forms, short_names
from criminals.games.crooks.box.edition import Ability, Crook, Gang
from criminals.games.crooks.knowledge.views import View, changed_view, check_position, view
from criminals.games.crooks.looks.telling import TELLER
from criminals.games.crooks.rules.phase import Moving, Placing, Taking
from criminals.games.crooks.rules.pieces import Card, FaceUp, crook_of
from criminals.games.crooks.rules.state import Stack, State, Table

BACK: Final = "##"
"""The sign for a face-down crook."""

NONE: Final = "-"
"""The sign for a place without crooks."""


def draw(position: State | View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """Draw a table as text: for a view what its viewer knows, for a state what everybody sees.

    A crook reads `7+2nw`, or `5noSp` with an ability: level, modifier, its gangs' initials, its ability.

    Args:
        position: A view, or a state.
        lang: `"en"`, `"it"` or `"fr"`, or a language that `add_words` added.
        memory: True to show what the viewer has seen before: hangouts, and face-down crooks of others. False to show
            only what lies in the open, and what is the viewer's own.
        names: The names of the players, by seat.

    Returns:
        Several lines, for a monospaced font.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is neither a state nor a view of Crooks.
    """
    return text(scene_of(position, lang=lang, memory=memory, names=names))


def reveal(state: State, *, lang: str = "en", names: Names | None = None) -> str:
    """Show everything in a state as text: every crook by id and face, a face-down one in parentheses with its knowers.

    Below the table: the hangouts with who looked in and how many lay there, the hand, the discards by owner, the box.

    Args:
        state: A state of Crooks.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        Some lines of text with all secrets: never show it to players.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not a state of Crooks.
    """
    check_truth(state, State)
    layout = state.layout
    known_names = short_names(names)
    wording = wording_of(TELLER.speaker(lang, names=known_names))
    say = wording.speaker.say

    def shown(card: Card) -> str:
        name = wording.with_id(layout.crooks[state.crook_of(card.origin)])
        if isinstance(card, FaceUp):
            return name
        return f"({name} {','.join(known_names.get(seat, str(seat)) for seat in sorted(card.knowers))})"

    def listed(crooks: Iterable[int]) -> str:
        return " ".join(wording.with_id(layout.crooks[crook]) for crook in crooks) or NONE

    lines = _lines(state, shown, wording.speaker)
    for hangout, letter in enumerate(layout.letters):
        parts = [say("draw", "pile", {"hangout": letter, "cards": listed(state.pile(letter))})]
        parts += (say("draw", "looked", {"seat": look.seat, "number": look.number}) for look in state.looks[hangout])
        lines.append(", ".join([*parts, say("draw", "was_left")] if letter in state.left else parts))
    if isinstance(state.phase, Placing):
        cards = listed([state.crook_of(state.phase.origin)])
        lines.append(say("draw", "holds", {"seat": state.phase.seat, "cards": cards}))
    lines += _discards(state, shown, wording.speaker)
    return "\n".join([*lines, say("draw", "box", {"cards": listed(state.undealt)})])


def text(scene: "Scene") -> str:
    """The table as a viewer knows it: what everybody sees, and in parentheses the hidden crooks that the viewer knows.

    Crooks in hand and in hangouts come with their ids, which actions need: `14=5noSp`.
    """
    table, wording = scene.view, scene.wording
    crooks, say = table.layout.crooks, wording.speaker.say

    def face(card: Card) -> str:
        crook = crook_of(card, table.known)
        return BACK if crook is None else _as_it_lies(card, wording.face(crooks[crook]))

    def listed(ids: Iterable[int]) -> str:
        return " ".join(wording.with_id(crooks[crook]) for crook in ids)

    lines = [
        heading(wording.speaker, "crooks", table.edition.name, table.viewer),
        scene.asked,
        "",
        *_lines(table, face, wording.speaker),
    ]
    if isinstance(table.phase, Placing):
        crook = table.known.get(table.phase.origin)
        lines.append(say("draw", "hand", {"cards": BACK if crook is None else listed([crook])}))
    for memory in memories(table):
        there = listed(memory.there)
        if memory.size < len(memory.there):
            there = say("draw", "some", {"number": memory.size, "cards": there})
        gone = say("draw", "gone", {"cards": listed(memory.gone)}) if memory.gone else ""
        taken = say("draw", "taken", {"cards": listed(memory.taken)}) if memory.taken else ""
        parts = ", ".join(part for part in (there, gone, taken) if part)
        lines.append(say("draw", "seen", {"hangout": memory.hangout, "cards": parts}))
    lines += [say("draw", "left", {"hangout": hangout}) for hangout in sorted(table.left)]
    lines += _discards(table, face, wording.speaker)
    return "\n".join([*lines, *_legend(scene)])


def face_of(crook: Crook, lang: str = "en") -> str:
    """A crook's face in a few characters: `7+2`, `3oKi`."""
    return wording_of(TELLER.speaker(lang)).face(crook)


# --- what a drawing and a picture both tell ---


class Word(NamedTuple):
    """A word, and a short form of it that no other of its kind has."""

    short: str
    whole: str


@attrs.frozen
class Wording:
    """The words of a drawing: a speaker, and the words for abilities and gangs."""

    speaker: Speaker
    abilities: Mapping[Ability, Word]
    gangs: Mapping[Gang, Word]

    def face(self, crook: Crook) -> str:
        """A crook's face in a few characters: level, modifier, the initials of its gangs, its ability."""
        modifier = f"{crook.modifier:+}" if crook.modifier else ""
        return f"{crook.level}{modifier}{''.join(self.gangs[gang].short for gang in crook.gangs)}{self.tag(crook)}"

    def with_id(self, crook: Crook) -> str:
        """A crook's id and face: `14=5noSp`."""
        return f"{crook.id}={self.face(crook)}"

    def tag(self, crook: Crook) -> str:
        """The first letters of a crook's ability, if it has one: `Ki`, `Sp`."""
        return "" if crook.ability is None else self.abilities[crook.ability].short


def wording_of(speaker: Speaker) -> Wording:
    """The words of a language for what is printed on crooks: two letters for an ability, one for a gang, or more."""
    abilities = [capital(str(speaker.thing("ability", ability.value))) for ability in Ability]
    gangs = [capital(str(speaker.thing("gang", gang.value))) for gang in Gang]
    tags = map(Word, short_forms(abilities, 2), abilities)
    initials = map(Word, (short.lower() for short in short_forms(gangs, 1)), gangs)
    return Wording(speaker, dict(zip(Ability, tags, strict=True)), dict(zip(Gang, initials, strict=True)))


@attrs.frozen
class Scene:
    """The view to show, and the words to tell it with."""

    view: View
    """A view, without what its viewer only remembers if that is not to be shown."""
    memory: bool
    """True to show what the viewer remembers."""
    wording: Wording
    asked: str
    """A sentence that asks the viewer to act, or says whose turn it is."""


def scene_of(position: State | View, *, lang: str, memory: bool, names: Names | None, longest: int = LONGEST) -> Scene:
    """A view to be shown; of a state, the one that everybody has. `longest` is how long a player's name may be."""
    check_position(position)
    seen_by = position if isinstance(position, View) else view(position, SPECTATOR)
    shown = seen_by if memory else without_memory(seen_by)
    known_names = short_names(names, longest)
    wording = wording_of(TELLER.speaker(lang, shown, known_names))
    return Scene(shown, memory, wording, TELLER.prompt(shown, lang, names=known_names))


def without_memory(seen_by: View) -> View:
    """The view without memory: what lies open, the viewer's own crooks, and the hangout that the viewer looks into."""
    phase, viewer = seen_by.phase, seen_by.viewer
    mine = () if viewer is SPECTATOR else seen_by.rows[viewer]
    own = {card.origin for stack in mine for card in stack}
    looking = None
    match phase:
        case Taking(seat, hangout) if seat == viewer:
            looking = hangout
        case Placing(seat, origin) if seat == viewer:
            own.add(origin)
        case Moving(seat) if seat == viewer:
            own |= {card.origin for card in phase.cards}
        case _:
            pass
    looks = zip(seen_by.layout.letters, seen_by.seen, strict=True)
    return changed_view(
        seen_by,
        left=frozenset(),
        seen=tuple(seen[-1:] if letter == looking else () for letter, seen in looks),
        known=FrozenMap({origin: crook for origin, crook in seen_by.known.items() if origin in own}),
    )


class Memory(NamedTuple):
    """The memory of the viewer's last look into a hangout (§6.3)."""

    hangout: str
    size: int
    """The number of crooks there now."""
    there: tuple[int, ...]
    """Crooks seen that may still be there: exactly those that are, if nobody else has taken one in secret since."""
    gone: tuple[int, ...]
    """Crooks seen that are known to be elsewhere."""
    taken: tuple[int, ...]
    """Crooks seen in an earlier look but not in the last: somebody took them, and nobody told the viewer where."""


def memories(table: View) -> tuple[Memory, ...]:
    """For each hangout that the viewer looked into, by letter, what is left of the last look.

    Where somebody had to leave, only Bosses are still there (§3.9).
    """
    layout = table.layout
    elsewhere = {*table.known.values(), *(card.crook for card in taken_cards(table) if isinstance(card, FaceUp))}
    found: list[Memory] = []
    for hangout, size, looks in zip(layout.letters, table.sizes, table.seen, strict=True):
        if looks:
            fit = layout.abilities.bosses if hangout in table.left else layout.everyone
            there = tuple(crook for crook in looks[-1] if crook in fit and crook not in elsewhere) if size else ()
            gone = tuple(crook for crook in looks[-1] if crook not in there)
            taken = tuple(crook for crook in looks[0] if crook not in elsewhere and crook not in looks[-1])
            found.append(Memory(hangout, size, there, gone, taken))
    return tuple(found)


def taken_cards(table: Table) -> Iterator[Card]:
    """Every card that has left its hangout, but for one in hand."""
    for row in table.rows:
        for stack in row:
            yield from stack
    for discard in table.discards:
        yield discard.card
    if isinstance(table.phase, Moving):
        yield from table.phase.cards


# --- the lines of the table ---


def _lines(table: Table, shown: Callable[[Card], str], speaker: Speaker) -> list[str]:
    targets, say = table.edition.targets, speaker.say

    def cell(stack: Stack) -> str:
        return "/".join(map(shown, stack)) or "."

    cells = [[str(target) for target in targets], *([cell(stack) for stack in row] for row in table.rows)]
    widths = [max(3, *(len(line[at]) for line in cells)) for at in range(len(targets))]
    heads = [say("draw", "target"), *(row_name(speaker, seat) for seat in range(table.players))]
    marks = ["  ", *("> " if seat == table.actor else "  " for seat in range(table.players))]
    passed = [f" {say('draw', 'passed')}" if has_passed else "" for has_passed in table.passed]
    tails = ["", *(f"{speaker.money(money)}{passed[seat]}" for seat, money in enumerate(table.money))]
    width = max(map(len, heads))

    def line(at: int) -> str:
        row = [cell.rjust(width) for cell, width in zip(cells[at], widths, strict=True)]
        return "  ".join([marks[at] + heads[at].ljust(width), *row, tails[at]]).rstrip()

    piles = "  ".join(f"{letter}:{size}" for letter, size in zip(table.layout.letters, table.sizes, strict=True))
    lines = [say("draw", "hangouts", {"piles": piles, "bank": table.bank}), *map(line, range(len(cells)))]
    if isinstance(table.phase, Moving):
        lines.append(say("draw", "moving", {"cards": cell(table.phase.cards)}))
    return lines


def _as_it_lies(card: Card, face: str) -> str:
    return face if isinstance(card, FaceUp) else f"({face})"


def _discards(table: Table, shown: Callable[[Card], str], speaker: Speaker) -> list[str]:
    return [
        speaker.say(
            "draw",
            "returned" if discard.returned else "killed",
            {"seat": discard.owner, "cards": shown(discard.card)},
        )
        for discard in table.discards
    ]


def _legend(scene: Scene) -> list[str]:
    """The legend of the signs that occur, if any do."""
    table, wording = scene.view, scene.wording
    out = list(taken_cards(table))
    hidden = [card for card in out if not isinstance(card, FaceUp)]
    hand = table.phase.origin if isinstance(table.phase, Placing) else None
    ids = {
        *(card.crook for card in out if isinstance(card, FaceUp)),
        *table.known.values(),
        *(crook for memory in memories(table) for crook in (*memory.there, *memory.gone, *memory.taken)),
    }
    crooks = [table.layout.crooks[crook] for crook in ids]
    signs = [" ".join(word) for gang, word in wording.gangs.items() if any(gang in crook.gangs for crook in crooks)]
    if any(card.origin not in table.known for card in hidden) or (hand is not None and hand not in table.known):
        signs.append(f"{BACK} {wording.speaker.say('draw', 'face_down')}")
    if any(card.origin in table.known for card in hidden):
        signs.append(f"() {wording.speaker.say('draw', 'known')}")
    used = {crook.ability for crook in crooks}
    tags = [" ".join(word) for ability, word in wording.abilities.items() if ability in used]
    lines = [", ".join(line) for line in (signs, tags) if line]
    return ["", *lines] if lines else []
