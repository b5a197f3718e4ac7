"""The players of a picture: where each is, what was heard of it, and who it is or can be."""

from collections.abc import Iterator
from math import ceil
from operator import itemgetter
from typing import Final, assert_never

from criminals.core.base.seats import Seat
from criminals.core.looks.phrases import capital
from criminals.core.looks.sheet import Band, flowed, row_frame, you, you_width
from criminals.core.looks.svg import (
    ACCENT,
    ALARM,
    BOLD,
    INK,
    PAPER,
    SMALLEST,
    TEXT,
    balanced,
    box,
    ems,
    label,
    moved,
    number,
)
from criminals.core.looks.text import name_of
from criminals.games.sicario.knowledge.locations import hand_location
from criminals.games.sicario.looks import artwork
from criminals.games.sicario.looks.artwork import BRIGHT, CHIP, FADED, PANEL
from criminals.games.sicario.looks.canvas import Canvas
from criminals.games.sicario.looks.portraits import face
from criminals.games.sicario.looks.text import (
    character_name,
    feature_names,
    losses_of,
    place_of,
    role_of,
    safety_of,
    seat_at,
    trait_name,
)
from criminals.games.sicario.rules.facts import Answer, Fact, Lights, Missed

_PLACE: Final = 194
"""The left edge of the place in a player's row."""
_HEARD: Final = 360
"""The left edge of the facts in a player's row."""
_WHO: Final = 700
"""The left edge of the possible characters in a player's row."""
_WHO_BESIDE: Final = 184
"""The same in a narrow picture."""


def player(on: Canvas, seat: Seat) -> Band:
    """A player: where it is, what was heard of it, and who it is or can be."""
    if on.span.narrow:
        return _narrow_player(on, seat)
    scene, table = on.scene, on.table
    acts, mine = seat_at(table.phase) == seat, seat == table.viewer
    high, heard, _ = flowed(_facts(on, seat), _WHO - _HEARD - 10, CHIP + 4)
    height = max(64, high + 22)
    name, role = capital(format(name_of(scene.speaker, seat), "alone")), role_of(scene, seat)
    safety, losses = safety_of(scene, seat), losses_of(scene, seat)
    after = _PLACE + (round(11.5 * ems(safety)) + 8 if safety else 0)
    beside = min(66 + ceil(12 * ems(role)), _PLACE - 8 - you_width(scene.speaker))
    pieces = [
        row_frame(on.span.room, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M5 25l9 7-9 7z" fill="{ACCENT}"/>' if acts else "",
        artwork.player(36, 31, seat, table.sicario, scale=1.1, out=table.is_out(seat)),
        label(58, 29, name, 17, TEXT, width=_PLACE - 64, least=12, more=BOLD),
        label(58, 47, role, 12, FADED, width=beside - 62 if mine else _PLACE - 64),
        you(scene.speaker, beside, 34) if mine else "",
        label(_PLACE, 29, place_of(scene, seat), 14, TEXT, width=_HEARD - _PLACE - 10),
        label(_PLACE, 47, safety, 12, ALARM if table.is_exposed(seat) else FADED, width=80) if safety else "",
        label(after, 47, losses, 12, ACCENT, width=_HEARD - after - 4) if losses else "",
        moved(_HEARD, 13 if high <= 30 else 11, heard) if heard else "",
        moved(_WHO, 0, on.places.mark(hand_location(seat), (206, 52), *_identity(on, seat, 202), at=(-4, 6))),
    ]
    if scene.memory and not heard:
        pieces.append(label(_HEARD, 30, on.say("unheard"), 12, FADED, width=200))
    return Band(height + 6, moved(on.span.edge, 0, *pieces))


def _narrow_player(on: Canvas, seat: Seat) -> Band:
    """The same in a narrow picture: who it is beside the name, below them where it is, then what was heard."""
    scene, table, room = on.scene, on.table, on.span.room
    acts, mine = seat_at(table.phase) == seat, seat == table.viewer
    high, heard, _ = flowed(_facts(on, seat), room - 24, CHIP + 4)
    if scene.memory and not heard:
        high, heard = 20, label(4, 14, on.say("unheard"), 12, FADED, width=room - 30)
    safety, losses = safety_of(scene, seat), losses_of(scene, seat)
    role, place = role_of(scene, seat), place_of(scene, seat)
    lines = [(place, 14, TEXT), (safety, 12, ALARM if table.is_exposed(seat) else FADED), (losses, 12, ACCENT)]
    who = room - _WHO_BESIDE - 2
    hand = on.places.mark(hand_location(seat), (who, 52), *_identity(on, seat, who - 6), at=(-4, 6))
    things = (
        (ceil(size * ems(words)), label(0, 14, words, size, ink, width=room - 30))
        for words, size, ink in filter(itemgetter(0), lines)
    )
    told = flowed(things, room - 30, 20, 12)
    height = 66 + told.height + high + 10
    name = capital(format(name_of(scene.speaker, seat), "alone"))
    beside = min(60 + ceil(12 * ems(role)), _WHO_BESIDE - 8 - you_width(scene.speaker))
    pieces = [
        row_frame(room, height, BRIGHT if mine else PANEL, ringed=acts),
        f'<path d="M4 25l8 6-8 6z" fill="{ACCENT}"/>' if acts else "",
        artwork.player(30, 31, seat, table.sicario, scale=1.1, out=table.is_out(seat)),
        label(52, 29, name, 16, TEXT, width=_WHO_BESIDE - 60, least=12, more=BOLD),
        label(52, 47, role, 12, FADED, width=beside - 56 if mine else _WHO_BESIDE - 58),
        you(scene.speaker, beside, 34) if mine else "",
        moved(_WHO_BESIDE, 0, hand),
        moved(16, 62, told.drawing),
        moved(12, 64 + told.height, heard),
    ]
    return Band(height + 6, moved(on.span.edge, 0, *pieces))


def _facts(on: Canvas, seat: Seat) -> Iterator[tuple[int, str]]:
    """The facts heard about a seat's character, each with its width."""
    for fact in on.table.facts_of(seat):
        words = _fact_text(on, fact)
        yield artwork.fact_width(fact, words), artwork.fact_chip(fact, words)


def _fact_text(on: Canvas, fact: Fact) -> str:
    speaker = on.scene.speaker
    match fact:
        case Answer(trait, _):
            return trait_name(speaker, trait)
        case Lights(features, _):
            return ", ".join(feature_names(speaker, features))
        case Missed(name):
            return character_name(speaker, name)
        case _:
            assert_never(fact)


def _identity(on: Canvas, seat: Seat, room: int) -> Iterator[str]:
    """A player's character if it is known; otherwise the number of possible ones, with their names if they are few."""
    table, speaker, who = on.table, on.scene.speaker, on.candidates[seat]
    name = table.character if seat == table.viewer else table.shown[seat]
    if name is not None:
        character = table.layout.sheet.characters[name]
        hidden = table.shown[seat] is None
        yield moved(2, 8, box(46, 48, PAPER, stroke=ACCENT if hidden else INK))
        yield face(25, 35, character, scale=0.95)
        told = hidden and on.scene.memory
        words = on.say("to_others", number=len(who)) if told else trait_name(speaker, character.sign)
        below = balanced(words, SMALLEST, room - 58)
        up = 7 * (len(below) - 1)
        yield label(58, 29 - up, character_name(speaker, name), 16, TEXT, width=room - 58, more=BOLD)
        for at, line in enumerate(below):
            yield label(58, 47 - up + 13 * at, line, 12, FADED, width=room - 58)
    elif not on.scene.memory:
        yield moved(2, 8, artwork.hidden_card())
        yield label(58, 36, on.say("secret"), 12, FADED, width=room - 58)
    else:
        yield number(2, 33, str(len(who)), 22, ACCENT, width=44)
        after = 10 + 12 * len(str(len(who)))
        yield label(after, 31, on.say("fits", number=len(who)), 12, FADED, width=room - after)
        few = ", ".join(character_name(speaker, each) for each in who) if len(who) <= 3 else ""
        words = few or on.say("sheet", number=len(table.layout.sheet.names))
        yield label(2, 50, words, 12, TEXT if few else FADED, width=room)
