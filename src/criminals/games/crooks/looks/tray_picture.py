"""The rest of a picture: the crooks that a decision is about, those that went back to the box, and the signs."""

from collections.abc import Iterator, Sequence
from math import ceil

from criminals.core.game.locations import Location
from criminals.core.looks.sheet import Band, Span, legend
from criminals.core.looks.svg import ACCENT, BOLD, CHALK, GILT, TEXT, box, ems, label, moved
from criminals.core.looks.text import row_name
from criminals.games.crooks.knowledge.locations import BOX, hand_location, moving_location, pile_location
from criminals.games.crooks.looks import artwork
from criminals.games.crooks.looks.artwork import CARD, CHIP, FADED
from criminals.games.crooks.looks.canvas import EDGE, SIDE, Canvas, back, card, spies
from criminals.games.crooks.looks.text import taken_cards
from criminals.games.crooks.rules.phase import Moving, Placing, Taking
from criminals.games.crooks.rules.pieces import FaceDown, crook_of


def tray(on: Canvas) -> Iterator[Band]:
    """The crooks that the decision is about: those looked at, the one in hand, those on the move."""
    table, phase = on.table, on.table.phase
    if isinstance(phase, Taking) and table.actor == table.viewer:
        crooks = next(memory.there for memory in on.memories if memory.hangout == phase.hangout)
        cards = [(_looked_at(on, phase.hangout, crook), on.say("take", id=str(crook))) for crook in crooks]
        yield _spread(on, (on.title("hangout", hangout=phase.hangout), on.say("looking")), cards)
    elif isinstance(phase, Placing):
        title = on.title("hand"), row_name(on.wording.speaker, phase.seat)
        crook = table.known.get(phase.origin)
        held = back(on, on.card, phase.origin, ()) if crook is None else _face(on, crook)
        caption = "" if crook is None else on.wording.speaker.say("crook", "by_id", {"id": str(crook)})
        yield _spread(on, title, [(held, caption)], hand_location(phase.seat))
    elif isinstance(phase, Moving):
        cards = [(card(on, on.card, phase.seat, lying), "") for lying in phase.cards]
        title = on.title("moving"), on.say("from", target=phase.target)
        yield _spread(on, title, cards, moving_location(phase.seat))


def _looked_at(on: Canvas, hangout: str, crook: int) -> str:
    """A crook that can be taken from the hangout that the viewer looks into."""
    return on.places.mark(pile_location(hangout, crook), (on.card, CARD), _face(on, crook))


def _face(on: Canvas, crook: int) -> str:
    return artwork.face_up(on.card, on.table.layout.crooks[crook], on.wording)


def _spread(
    on: Canvas, title: tuple[str, str], cards: Sequence[tuple[str, str]], location: Location | None = None
) -> Band:
    """Cards with a title, and with captions below them; all together are a location, or each is one itself."""
    each = max(1, (on.width - on.cards - EDGE) // on.column)
    step = CARD + (22 if any(caption for _, caption in cards) else 6)
    pieces, top = [*_titled(on, title)], 30 if on.span.narrow else 8
    for at, (drawn, caption) in enumerate(cards):
        words = label(on.card / 2, CARD + 15, caption, 12, TEXT, width=on.card, anchor="middle") if caption else ""
        pieces.append(moved(on.at(at % each), top + step * (at // each), drawn, words))
    height = step * -(-len(cards) // each) + top + 2
    if location is not None:
        pieces = [on.places.mark(location, (on.width - 2 * EDGE, height), *pieces, at=(EDGE, 0))]
    return Band(height, "".join(pieces))


def _titled(on: Canvas, title: tuple[str, str]) -> Iterator[str]:
    """A title and what it is of: below each other, or in a narrow picture side by side."""
    if on.span.narrow:
        long = ceil(ems(title[0]) * 15)
        yield label(on.cards, 20, title[0], 15, ACCENT, width=long, more=BOLD)
        yield label(on.cards + long + 8, 20, title[1], 12, FADED, width=on.width - on.cards - long - 8 - EDGE)
    else:
        yield label(36, 34, title[0], 15, ACCENT, width=SIDE - 40, more=BOLD)
        yield label(36, 53, title[1], 12, FADED, width=SIDE - 40)


def discards(on: Canvas) -> list[Band]:
    """The crooks that went back to the box, each with who had it and how it went (§6.6, §6.7)."""
    table = on.table
    if not table.discards:
        return []
    room = on.width - on.cards - EDGE
    item = min(room, 340 if on.span.narrow else 240)
    each, top = room // item, 30 if on.span.narrow else 10
    head = on.cards if on.span.narrow else 36
    pieces = [label(head, 24 if head == 36 else 20, on.title("box"), 13, FADED, width=SIDE - 40)]
    for at, discard in enumerate(table.discards):
        crook = crook_of(discard.card, table.known)
        if crook is None:
            origin = discard.card.origin
            told = on.say("origin", hangout=origin.hangout, number=origin.number)
            words = label(40, 13, told, 11, CHALK, width=70, anchor="middle") if on.scene.memory else ""
            thing = box(80, CHIP - 2, artwork.WINE, stroke=GILT, rx=5) + words
        else:
            hidden = isinstance(discard.card, FaceDown)
            thing = artwork.chip(80, table.layout.crooks[crook], on.wording, named=False, hidden=hidden)
        how = on.say("returned" if discard.returned else "killed", seat=discard.owner)
        words = label(86, 13, how, 11, FADED, width=item - 92)
        pieces.append(moved(on.cards + item * (at % each), top + 24 * (at // each), thing, words))
    height = 24 * -(-len(table.discards) // each) + top + 4
    return [Band(height, on.places.mark(BOX, (on.width - 2 * EDGE, height), *pieces, at=(EDGE, 0)))]


def signs(on: Canvas) -> Band:
    """The gangs, and the signs on the backs if there are any, in as many lines as they need."""
    table = on.table
    lying = [(seat, each) for seat, row in enumerate(table.rows) for stack in row for each in stack]
    if isinstance(table.phase, Moving):
        lying += [(table.phase.seat, each) for each in table.phase.cards]
    hidden = [each for each in taken_cards(table) if isinstance(each, FaceDown)]
    spied = {spy for seat, each in lying if isinstance(each, FaceDown) for spy in spies(on, seat, each)}
    items = [(artwork.signs(4, 18, [gang], on.wording), 18, word.whole) for gang, word in on.wording.gangs.items()]
    if any(each.origin in table.known for each in hidden):
        items.append((artwork.eye(6, 18, ACCENT, scale=0.75), 20, on.say("known", number=1)))
    for spy in sorted(spied):
        eye = artwork.eye(6, 18, ACCENT, scale=0.75) + label(18, 22, str(spy), 12, ACCENT, width=9)
        items.append((eye, 30, on.say("spied", seat=spy)))
    if on.scene.memory and (hidden or isinstance(table.phase, Placing)):
        items.append(("", 0, on.say("origins")))
    return legend(Span(on.width, on.cards - 8 if on.span.narrow else 24), items, FADED)
