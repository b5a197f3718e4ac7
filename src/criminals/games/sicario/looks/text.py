"""The table as text: `draw` shows a view as its viewer knows it, `reveal` the whole truth."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from textwrap import wrap
from typing import Final, assert_never

import attrs

from criminals.core.base.seats import SPECTATOR, Names, Seat, Viewer
from criminals.core.looks.phrases import Slot, Speaker
from criminals.core.looks.text import (
    LONGEST,
    WIDTH,
    check_truth,
    columns,
    heading,
    row_name,
    short_names,
    with_lines_below,
    wrapped,
)
from criminals.games.sicario.knowledge.views import View, changed_view, check_position, view
from criminals.games.sicario.looks.telling import TELLER, space_kind
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed
from criminals.games.sicario.rules.phase import Over, Phase
from criminals.games.sicario.rules.scoring import reason_of
from criminals.games.sicario.rules.state import State, Table

_ROW: Final = 50
"""The number of spaces of the path in one line, in groups of five."""
_NAMED: Final = 8
"""The most possible characters of a player that are named."""
_KINDS: Final = {"s": "street", "b": "building", "a": "antenna"}
"""The spaces of the path by their letters in an edition (§1.2)."""


def draw(position: State | View, *, lang: str = "en", memory: bool = True, names: Names | None = None) -> str:
    """Draw a table as text: for a view what its viewer knows, for a state what everybody sees.

    Agents are below the path, by seat. For each player it shows what was heard and who it can be, as far as this
    follows from what was heard of this player, from the characters that all know and from the viewer's own.

    Args:
        position: A view, or a state.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        memory: True to show what was heard before, who somebody can still be, and which event cards were read. False
            to show only what lies in the open, and the viewer's own character.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        Several lines, for a monospaced font.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is neither a state nor a view of Sicario.
    """
    return text(scene_of(position, lang=lang, memory=memory, names=names))


def reveal(state: State, *, lang: str = "en", names: Names | None = None) -> str:
    """Show everything in a state as text: everybody's character, and all event cards, the top one first.

    Args:
        state: A state of Sicario.
        lang: The language: `"en"`, `"it"`, `"fr"`, or one that `add_words` added.
        names: The names of the players, by seat. Without a name, seat 0 is “player 0”.

    Returns:
        Some lines of text with all secrets: never show it to players.

    Raises:
        InvalidArgument: There are no words in this language.
        TypeError: The value is not a state of Sicario.
    """
    check_truth(state, State)
    scene = scene_of(state, lang=lang, memory=True, names=names)
    below = [
        [f"    {scene.say('is', character=name)}", *_heard(scene, seat)] for seat, name in enumerate(state.characters)
    ]
    return "\n".join([*_path(scene), "", *_rows(scene, below), "", *_order(scene, state.deck)])


def text(scene: "Scene") -> str:
    """The table as a viewer knows it: what everybody sees, and the viewer's own character."""
    table = scene.view
    return "\n".join(
        [
            heading(scene.speaker, "sicario", table.edition.name, table.viewer),
            *wrap(scene.asked, WIDTH),
            "",
            *_path(scene),
            "",
            *_players(scene),
            "",
            *_deck(scene),
        ]
    )


# --- what a drawing and a picture both tell ---


@attrs.frozen
class Scene:
    """The view to show, and the words to tell it with."""

    view: View
    """A view, without what its viewer only remembers if that is not to be shown."""
    memory: bool
    """True to show what the viewer remembers."""
    speaker: Speaker
    asked: str
    """A sentence that asks the viewer to act, or says whose turn it is."""

    def say(self, key: str, **slots: Slot) -> str:
        """An entry of the part `draw`."""
        return self.speaker.say("draw", key, slots)


def scene_of(position: State | View, *, lang: str, memory: bool, names: Names | None, longest: int = LONGEST) -> Scene:
    """A view to be shown; of a state, the one that everybody has. `longest` is how long a player's name may be."""
    check_position(position)
    seen_by = position if isinstance(position, View) else view(position, SPECTATOR)
    shown = seen_by if memory else without_memory(seen_by)
    known_names = short_names(names, longest)
    return Scene(shown, memory, TELLER.speaker(lang, shown, known_names), TELLER.prompt(shown, lang, names=known_names))


def without_memory(seen_by: View) -> View:
    """The view without memory: what lies open and the viewer's character, without facts and cards read (§6.4)."""
    bottom = seen_by.bottom if isinstance(seen_by.phase, Over) else ()
    return changed_view(seen_by, facts=(frozenset[Fact](),) * seen_by.players, bottom=bottom)


def seat_at(phase: Phase) -> Seat | None:
    """The seat whose decision or throw comes next."""
    return None if isinstance(phase, Over) else phase.seat


def place_of(scene: Scene, seat: Seat) -> str:
    """The place of a player: `space 6, antenna`, `boats`, `embassy`, `out`."""
    table = scene.view
    at = table.positions[seat]
    if at is not None:
        return scene.say(f"at_{space_kind(table.layout.spaces, at)}", number=at)
    if table.is_out(seat):
        return scene.say("out")
    caught = isinstance(table.phase, Over) and reason_of(table) == "capture"
    return scene.say("captured" if caught else "lair")


def safety_of(scene: Scene, seat: Seat) -> str:
    """The words for an agent that is exposed or hidden (§4.1); empty for one that is not on the way."""
    table = scene.view
    at = table.positions[seat]
    if at is None or at == table.layout.spaces.embassy:
        return ""
    return scene.say("exposed" if table.is_exposed(seat) else "hidden")


def losses_of(scene: Scene, seat: Seat) -> str:
    """The number of turns that a seat still loses (§7.4)."""
    lost = scene.view.lost[seat]
    return scene.say("losses", number=lost) if lost and not isinstance(scene.view.phase, Over) else ""


def role_of(scene: Scene, seat: Seat) -> str:
    """The side of a player."""
    return str(scene.speaker.thing("role", "sicario" if seat == scene.view.sicario else "agent"))


def candidates(table: Table, seat: Seat, viewer: Viewer, character: str | None) -> tuple[str, ...]:
    """The possible characters of a seat, in the order of the sheet: they fit the facts, and nobody else has them.

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


def possible_names(speaker: Speaker, view: View, seat: Seat) -> list[str]:
    """The names of who a player can be, as `candidates` has them; of many, only how many they are."""
    who = candidates(view, seat, view.viewer, view.character)
    if len(who) > _NAMED:
        return [speaker.say("draw", "many", {"number": len(who)})]
    return [character_name(speaker, name) for name in who]


def character_name(speaker: Speaker, name: str) -> str:
    """The name of a character in a language."""
    return format(speaker.filled("character", name), "bare")


def trait_name(speaker: Speaker, trait: str) -> str:
    """A trait in words: `no hat`."""
    return str(speaker.filled("trait", trait))


def feature_names(speaker: Speaker, features: Iterable[str]) -> list[str]:
    """The setting of the disc, each feature in the words of a language."""
    return [str(speaker.thing("feature", feature)) for feature in features]


def card_name(speaker: Speaker, card: str) -> str:
    """An event card in a few words: `advance 2`, `lose a turn`."""
    return format(speaker.filled("card", card), "short")


def unread(table: Table) -> list[tuple[str, int]]:
    """The event cards that nobody has seen since they were shuffled, with how many there are of each (§6.3)."""
    left = Counter(table.edition.events) - Counter(table.bottom)
    return [(event, left[event]) for event in dict.fromkeys(table.edition.events) if left[event]]


# --- the lines of the table ---


def _path(scene: Scene) -> Iterator[str]:
    """The path in rows, with the agents below it; boats before, and the embassy after it."""
    table, say = scene.view, scene.say
    layout, path = table.layout, table.edition.path
    letters = {kind: say(f"letter_{name}")[:1] for kind, name in _KINDS.items()}
    side = _side(scene)
    yield say("boats").ljust(side) + _agents_at(table, 0)
    for first in range(1, len(path) + 1, _ROW):
        last = min(first + _ROW, len(path) + 1)
        spaces = range(first, last)
        head = f"{say('path') if first == 1 else '':{side - 4}}{first:3} "
        yield head + _grouped([letters[path[space - 1]] for space in spaces])
        agents = {at: str(seat) for seat, at in enumerate(table.positions) if at in spaces}
        if agents:
            yield " " * len(head) + _grouped([agents.get(space, " ") for space in spaces])
    home = _agents_at(table, layout.spaces.embassy)
    yield say("embassy").ljust(side) + say("needed", list=home, needed=layout.quota)
    yield " " * side + say("letters", **{name: letters[kind] for kind, name in _KINDS.items()})


def _side(scene: Scene) -> int:
    """The width of the words left of the path and of the cards."""
    words = (len(scene.say(key)) for key in ("boats", "embassy", "deck"))
    return max(10, len(scene.say("path")) + 5, *(width + 2 for width in words))


def _agents_at(table: Table, space: int) -> str:
    return " ".join(str(seat) for seat, at in enumerate(table.positions) if at == space) or "-"


def _grouped(cells: Sequence[str]) -> str:
    return " ".join("".join(cells[at : at + 5]) for at in range(0, len(cells), 5)).rstrip()


def _players(scene: Scene) -> list[str]:
    """A row for each player, and below it its character, what was heard of it, and who it can be."""
    table, below = scene.view, list[list[str]]()
    for seat in range(table.players):
        name, lines = table.shown[seat], list[str]()
        if seat == table.viewer and table.character is not None:
            lines = [f"    {scene.say('own', character=table.character)}"]
        elif name is not None:
            lines = [f"    {scene.say('is', character=name)}"]
        lines += _heard(scene, seat)
        if name is None and scene.memory:
            lines += _possible(scene, seat)
        below.append(lines)
    return _rows(scene, below)


def _possible(scene: Scene, seat: Seat) -> list[str]:
    """The possible characters of a player."""
    return _listed(scene, 4, "can_be", possible_names(scene.speaker, scene.view, seat), seat=seat)


def _rows(scene: Scene, below: Sequence[Sequence[str]]) -> list[str]:
    rows = [
        [
            f"{'>' if seat_at(scene.view.phase) == seat else ' '} {_row_name(scene, seat)}",
            role_of(scene, seat),
            place_of(scene, seat),
            safety_of(scene, seat),
            losses_of(scene, seat),
        ]
        for seat in range(scene.view.players)
    ]
    return with_lines_below(columns(rows), below)


def _row_name(scene: Scene, seat: Seat) -> str:
    """Whose a row is, always with the number that stands on the path: `player 2`, `you (0)`, `Ada (1)`."""
    name = row_name(scene.speaker, seat)
    nameless = attrs.evolve(scene.speaker, viewer=None, names=())
    return name if name == row_name(nameless, seat) else scene.say("numbered", whom=name, number=seat)


def _heard(scene: Scene, seat: Seat) -> list[str]:
    """The facts heard about a seat's character (§6.1)."""
    facts = scene.view.facts_of(seat)
    return _listed(scene, 4, "heard", [fact_words(scene.speaker, fact) for fact in facts]) if facts else []


def fact_words(speaker: Speaker, fact: Fact) -> str:
    """A fact in a few words: `hat: yes`, `man / hat / glasses: 2 of 3`, `not Boris`."""
    match fact:
        case Answer(trait, yes):
            return speaker.say("draw", "answer", {"trait": trait, "yes": yes})
        case Lights(features, lights):
            told = " / ".join(feature_names(speaker, features))
            return speaker.say("draw", "lights", {"features": told, "number": lights})
        case Missed(name):
            return speaker.say("draw", "missed", {"character": name})
        case _:
            assert_never(fact)


def _deck(scene: Scene) -> list[str]:
    """The cards on top, whose order is secret, and those whose place is known, down to the lowest (§6.3)."""
    table, side = scene.view, _side(scene)
    if not table.unread_size:
        return _order(scene, table.bottom)
    if not scene.memory:
        return [scene.say("deck").ljust(side) + scene.say("size", number=len(table.edition.events))]
    left = [
        scene.say("several", card=card, number=count) if count > 1 else card_name(scene.speaker, card)
        for card, count in unread(table)
    ]
    lines = _listed(scene, side, "unread", left, number=table.unread_size)
    read = [card_name(scene.speaker, card) for card in table.bottom]
    return _headed(scene, [*lines, *(_listed(scene, side, "then", read) if read else [])])


def _order(scene: Scene, cards: Iterable[str]) -> list[str]:
    """Event cards from the top."""
    return _headed(scene, _listed(scene, _side(scene), "order", [card_name(scene.speaker, card) for card in cards]))


def _headed(scene: Scene, lines: Sequence[str]) -> list[str]:
    """Lines about the cards, with their name left of the first."""
    side = _side(scene)
    return [scene.say("deck").ljust(side) + lines[0][side:], *lines[1:]]


def _listed(scene: Scene, indent: int, key: str, things: Sequence[str], **slots: Slot) -> list[str]:
    """An entry that ends with a list, in as many lines as it needs."""
    whole = ", ".join(things)
    line = " " * indent + scene.say(key, list=whole, **slots)
    return wrapped(line.removesuffix(whole), things) if line.endswith(whole) else [line]
