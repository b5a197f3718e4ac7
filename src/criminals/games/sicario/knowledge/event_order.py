"""The order of view events: most of the steps that a client misses or gets twice are noticed here."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from criminals.core.base.seats import Seat
from criminals.games.sicario.box.edition import ROLL_AGAIN, TIP_OFF
from criminals.games.sicario.knowledge.events import (
    Answered,
    Began,
    Decoded,
    Drew,
    Ended,
    LostTurn,
    Moved,
    Named,
    Rolled,
    Scored,
    Showed,
    Skipped,
    Uncovered,
    ViewEvent,
)
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.event_cards import event_end
from criminals.games.sicario.rules.facts import Fact
from criminals.games.sicario.rules.legality import why_not_pips
from criminals.games.sicario.rules.path import onward
from criminals.games.sicario.rules.phase import Decoding, Hunting, Over, Phase, Questioning, Rolling
from criminals.games.sicario.rules.possible_characters import bit_of, possible
from criminals.games.sicario.rules.scoring import is_decided, outcome_of, score_sheet
from criminals.games.sicario.rules.state import Table
from criminals.games.sicario.rules.turns import next_turn, turn_of

_PLAYING: Final = (Rolling, Decoding, Hunting, Questioning)

_WHEN: Final[Mapping[type[ViewEvent], tuple[type[Phase], ...]]] = {
    Rolled: (Rolling,),
    Moved: (Rolling,),
    Drew: (Rolling,),
    LostTurn: _PLAYING,
    Decoded: (Decoding,),
    Skipped: (Decoding,),
    Answered: (Hunting, Questioning),
    Named: (Decoding, Hunting),
    Showed: _PLAYING,
    Uncovered: _PLAYING,
    Began: _PLAYING,
    Scored: (Over,),
    Ended: (Over,),
}
"""The phases in which a view event can come."""


def follows(view: View, event: ViewEvent, earlier: Sequence[ViewEvent]) -> bool:
    """True if a view event fits this phase and seat, and this table; nothing more is promised.

    `earlier` are the view events of this fold before it.
    """
    if type(view.phase) not in _WHEN[type(event)]:
        return False
    before = earlier[-1] if earlier else None
    if before is not None and not _is_in_turn(view, event, before):
        return False
    match event:
        case Rolled() | Moved() | Drew():
            return event.seat == turn_of(view.phase) and _can_walk(view, event, before)
        case LostTurn(seat):
            return 0 <= seat < view.players and view.lost[seat] > 0 and _loses_next(view, seat, before)
        case Decoded() | Skipped() | Answered() | Named():
            return _can_do(view, event)
        case Showed(seat, character):
            unknown = 0 <= seat < view.players and view.shown[seat] is None and character not in view.shown
            return unknown and is_decided(view) and _can_be(view, seat, character)
        case Uncovered(events):
            return is_decided(view) and len(events) == view.unread_size > 0 and _are_unread(view, events)
        case Began(phase):
            return phase != view.phase and _can_begin(view, phase, before)
        case Scored(line):
            return line in score_sheet(view).lines
        case Ended(result):
            return result == outcome_of(view)


def _is_in_turn(view: View, event: ViewEvent, before: ViewEvent) -> bool:
    """True if a view event may follow another: a throw or a card moves an agent, then the space has its effect."""
    match before:
        case Rolled():
            return isinstance(event, Moved)
        case Drew(seat, card):
            end = event_end(view.layout, view.positions, seat, view.layout.effects[card])
            return isinstance(event, Moved) == (end != view.positions[seat]) and not isinstance(event, Drew)
        case Moved(seat, space):
            acts = (isinstance(event, Drew), event == Began(view.layout.phases.decoding[seat]))
            spaces = view.layout.spaces
            return not isinstance(event, Moved) and acts == (space in spaces.streets, space in spaces.antennas)
        case _:
            return not isinstance(event, Moved | Drew)


def _can_walk(view: View, event: Rolled | Moved | Drew, before: ViewEvent | None) -> bool:
    """True if the die has this side, an agent can stop on this space, or this card can be on top (§3.1, §3.3)."""
    layout, positions, seat = view.layout, view.positions, event.seat
    match event:
        case Rolled(_, pips):
            return why_not_pips(pips, layout.edition.die) is None
        case Moved(_, space):
            if isinstance(before, Rolled):
                return space == onward(layout, positions, seat, before.pips)
            if isinstance(before, Drew):
                return space == event_end(layout, positions, seat, layout.effects[before.card]) != positions[seat]
            embassy = layout.spaces.embassy
            return 0 <= space <= embassy and (space in (0, embassy) or space not in positions)
        case Drew(_, card):
            unread = layout.copies.get(card, 0) > view.bottom.count(card)
            on_top = unread if view.unread_size else card == view.bottom[0]
            return view.is_exposed(seat) and on_top


def _are_unread(table: Table, events: tuple[str, ...]) -> bool:
    """True if cards can be among those whose order nobody knows."""
    left = Counter(table.edition.events)
    left.subtract(table.bottom)
    left.subtract(events)
    return min(left.values()) >= 0


def _can_do(view: View, event: Decoded | Skipped | Answered | Named) -> bool:
    """True if the seat whose turn it is can do it, and the answer can be true (§3.6, §3.7, §4)."""
    facts, phase, sicario = view.layout.facts, view.phase, view.sicario
    match event:
        case Skipped(seat):
            return seat == turn_of(phase)
        case Decoded(seat, features, lights):
            results = facts.lights.get(features, ())
            here = seat == turn_of(phase) and 0 <= lights < len(results)
            return here and _can_be_heard(view, sicario, results[lights])
        case Answered(seat, trait, yes):
            asked = seat == phase.agent if isinstance(phase, Questioning) else _is_exposed(view, seat)
            return asked and trait in facts.yes and _can_be_heard(view, seat, facts.answer(trait, yes=yes))
        case Named(seat, about, character, right):
            can_name = about == sicario if isinstance(phase, Decoding) else _is_exposed(view, about)
            if seat != turn_of(phase) or not can_name or character not in facts.misses:
                return False
            if right:
                return _can_be(view, about, character)
            return _can_be_heard(view, about, facts.misses[character])


def _is_exposed(table: Table, seat: Seat) -> bool:
    return 0 <= seat < table.players and table.is_exposed(seat)


def _can_be_heard(view: View, seat: Seat, fact: Fact) -> bool:
    """True if a fact fits a character that a seat can have, as far as the viewer knows."""
    if seat == view.viewer and view.character is not None:
        return bool(view.layout.facts.fits[fact] & bit_of(view, view.character))
    return bool(view.layout.facts.fits[fact] & possible(view, seat))


def _can_be(view: View, seat: Seat, character: str) -> bool:
    """True if a seat can have a character, as far as the viewer knows; the viewer's own is nobody else's."""
    if (view.character == character) != (seat == view.viewer):
        return False
    return bool(possible(view, seat) & bit_of(view, character))


def _can_begin(view: View, phase: Phase, before: ViewEvent | None) -> bool:
    """True if a decision can come next, after everything before it was told."""
    if isinstance(phase, Over):
        return is_decided(view) and None not in view.shown and not view.unread_size
    spaces = view.layout.spaces
    match phase:
        case Decoding(seat):
            at = view.positions[seat] if 0 <= seat < view.players else None
            return view.phase == Rolling(seat) and at in spaces.antennas
        case Questioning(seat, agent):
            drew = before is None or before == Drew(agent, TIP_OFF)
            return view.phase == Rolling(agent) and seat == view.sicario and drew and _is_exposed(view, agent)
        case Rolling() | Hunting():
            if before is None:
                is_agent = phase.seat in view.agents and view.positions[phase.seat] not in (None, spaces.embassy)
                return is_agent if isinstance(phase, Rolling) else phase.seat == view.sicario and bool(view.exposed)
            turn = _from(view, before)
            following = turn is not None and next_turn(view.layout, view.sicario, view.positions, view.lost, turn)
            return following == (phase, view.lost)


def _from(view: View, before: ViewEvent) -> Seat | None:
    """The seat whose turn is over, so that the next one comes; None if a card or the end keeps it from coming."""
    if is_decided(view) or (isinstance(before, Drew) and before.card in (ROLL_AGAIN, TIP_OFF)):
        return None
    return before.seat if isinstance(before, LostTurn) else turn_of(view.phase)


def _loses_next(view: View, seat: Seat, before: ViewEvent | None) -> bool:
    """True if a seat's turn comes next and is lost (§7.4)."""
    if before is None:
        return True
    turn = _from(view, before)
    while turn is not None:
        turn = view.layout.following[turn]
        if view.lost[turn]:
            return turn == seat
        if view.exposed if turn == view.sicario else view.positions[turn] not in (None, view.layout.spaces.embassy):
            return False
    return False
