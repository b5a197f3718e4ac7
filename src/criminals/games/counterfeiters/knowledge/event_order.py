"""The check that a fact can come next on a view: it notices most steps that a client misses or gets twice."""

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final, TypeAlias

from criminals.core.base.seats import Seat
from criminals.games.counterfeiters.box.edition import QUALITIES, STEP, Kind
from criminals.games.counterfeiters.knowledge.events import (
    Advanced,
    Began,
    Binned,
    Bought,
    Changed,
    Declined,
    Defrauded,
    Dined,
    Ended,
    Filled,
    Flew,
    LaidDown,
    Paid,
    Printed,
    Retook,
    Returned,
    Scored,
    Showed,
    Stowed,
    Uncovered,
    ViewEvent,
    Won,
)
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.actions import Fakes
from criminals.games.counterfeiters.rules.layout import LAWYERS
from criminals.games.counterfeiters.rules.legality import why_not_dine, why_not_retake
from criminals.games.counterfeiters.rules.phase import Dining, Finishing, Over, Phase, Playing, Replaying, Retaking
from criminals.games.counterfeiters.rules.prices import FAKE, fare, fence_price, fraud, shop_price
from criminals.games.counterfeiters.rules.state import Table
from criminals.games.counterfeiters.rules.turns import begins_round, is_served, next_playing

_HENCHMAN: Final = (Playing, Finishing, Replaying)
_ENDING: Final = (Playing, Finishing, Replaying, Retaking, Dining)

_WHEN: Final[Mapping[type[ViewEvent], tuple[type[Phase], ...]]] = {
    Bought: _HENCHMAN,
    Printed: _HENCHMAN,
    Changed: _HENCHMAN,
    Defrauded: _HENCHMAN,
    Flew: _HENCHMAN,
    Stowed: _HENCHMAN,
    LaidDown: _HENCHMAN,
    Advanced: (Playing,),
    Paid: (Playing,),
    Returned: (Playing,),
    Binned: (Playing,),
    Filled: (Playing,),
    Dined: (Dining,),
    Retook: (Retaking,),
    Declined: (Retaking,),
    Won: _ENDING,
    Showed: _ENDING,
    Uncovered: _ENDING,
    Began: _ENDING,
    Scored: (Over,),
    Ended: (Over,),
}
"""The phases in which a fact can come."""

_OfActor: TypeAlias = Bought | Printed | Changed | Defrauded | Flew | LaidDown | Dined | Retook | Declined
"""Facts about the seat whose turn it is."""

_OfSeat: TypeAlias = Paid | Won | Showed
"""Facts about any seat."""


def follows(view: View, event: ViewEvent, before: Sequence[ViewEvent]) -> bool:
    """True if a fact fits this viewer, this phase and seat, and this table; nothing more is promised.

    `before` are the facts of this fold before it.
    """
    if type(view.phase) not in _WHEN[type(event)]:
        return False
    if before and not _is_in_turn(view, event, before[-1]):
        return False
    match event:
        case Bought() | Printed() | Changed() | Defrauded() | Flew() | LaidDown() | Dined() | Retook() | Declined():
            return event.seat == view.actor and _can_do(view, event)
        case Paid() | Won() | Showed():
            return 0 <= event.seat < view.players and _can_happen(view, event)
        case Stowed():
            return _can_stow(view, event.amount)
        case Advanced():
            return event.pawn == view.pawn + 1 and not view.is_ending
        case Returned():
            counted = view.moved or view.quiet + 1 < view.edition.patience
            return counted and not any(crew.idle for crew in view.crews)
        case Binned():
            spaces = zip(view.market, view.layout.board.market, strict=True)
            in_bins = tuple(card for card, space in spaces if space.bin and card is not None)
            return event.cards == in_bins != () and _have_returned(view)
        case Filled():
            gaps = sum(card is None for card in view.market)
            return len(event.cards) == min(gaps, view.stack_size) and _are_hidden(view, event.cards)
        case Uncovered():
            return view.is_ending and len(event.cards) == view.stack_size > 0 and _are_hidden(view, event.cards)
        case Began():
            return _can_begin(view, event.phase, before)
        case Scored() | Ended():
            return True


def _is_in_turn(view: View, event: ViewEvent, before: ViewEvent) -> bool:
    """True if a fact may directly follow the one before it.

    The one who flew is told at once what it moved (§7.2); a Godfather is paid at once, by seat (§5.1).
    """
    if isinstance(event, Stowed) != (isinstance(before, Flew) and before.seat == view.viewer):
        return False
    payer: Seat | None = None
    match before:
        case Advanced() if view.pawn in view.layout.track.godfathers:
            payer = 0
        case Paid(seat) if seat + 1 < view.players:
            payer = seat + 1
        case _:
            pass
    return (event.seat if isinstance(event, Paid) else None) == payer


def _can_do(table: Table, event: _OfActor) -> bool:
    layout, crew = table.layout, table.crews[event.seat]
    match event:
        case LaidDown():
            return crew.idle > 0
        case Declined():
            return True
        case Dined():
            return not why_not_dine(event.quality, crew.fakes) and event.amount == FAKE <= table.bank
        case Retook():
            return event.space in layout.spaces and not why_not_retake(table.henchman(event.space), event.seat)
        case Bought() | Printed() | Changed() | Defrauded() | Flew():
            pass
    number = layout.numbers.by_name.get(event.space)
    if number is None or table.henchmen[number] is not None or not crew.idle:
        return False
    match event:
        case Bought():
            priced = number in layout.numbers.market and layout.marks.prices[number] == event.price
            sold = priced and event.card in layout.cards and table.market[number] == event.card
            return sold and event.price <= crew.most
        case Printed():
            some = event.quality in QUALITIES and 0 < event.count <= table.supply[event.quality - 1]
            return number in layout.numbers.print and some
        case Changed():
            if not _are_held(event.fakes, crew.fakes) or event.amount > table.bank:
                return False
            shop, fence = number in layout.numbers.shop, number in layout.numbers.fence
            return (shop and event.amount == shop_price(event.fakes)) or (
                fence and event.amount == fence_price(event.fakes)
            )
        case Defrauded():
            here = number in layout.numbers.defraud and event.first == layout.marks.glasses[number]
            return here and event.amount == fraud(table.bank) > 0
        case Flew():
            fares = {number: fare(flight) for flight, number in layout.numbers.flights.items()}
            return fares.get(number) == event.fare <= crew.most - STEP


def _are_held(given: Fakes, held: Fakes) -> bool:
    return (
        sum(given) > 0
        and len(given) == len(held)
        and all(0 <= one <= other for one, other in zip(given, held, strict=True))
    )


def _can_happen(view: View, event: _OfSeat) -> bool:
    crew, own = view.crews[event.seat], view.cash if event.seat == view.viewer else None
    match event:
        case Paid(_, amount):
            summoned = view.pawn in view.layout.track.godfathers
            possible = crew.possible if own is None else (own,)
            return summoned and amount % STEP == 0 and not {2 * amount - STEP, 2 * amount}.isdisjoint(possible)
        case Won(_, amount):
            return view.is_ending and amount == min(sum(view.tickets(event.seat)), view.bank) > 0
        case Showed(_, cash):
            return view.is_ending and (cash in crew.possible if own is None else cash == own)


def _can_stow(view: View, amount: int) -> bool:
    """True if the viewer has just flown and had this amount."""
    actor = view.actor
    if actor is None or actor != view.viewer or view.cash is None or amount < STEP or amount % STEP:
        return False
    has_flown = any(view.henchmen[number] == actor for number in view.layout.numbers.flights.values())
    return has_flown and view.cash - amount in view.crews[actor].possible


def _have_returned(table: Table) -> bool:
    return begins_round(table, table.phase)


def _are_hidden(table: Table, cards: tuple[int, ...]) -> bool:
    """True if cards can come from the top of the stack: they have its letters, and nobody has seen them before."""
    layout = table.layout
    deck = layout.deck[len(layout.deck) - table.stack_size :]
    seen = {*table.market, *table.binned, *(card for crew in table.crews for card in crew.cards)}
    in_play = dict(layout.dealing.letters)  # without the cards for more players (§2.4)
    unseen = seen.isdisjoint(cards) and len(set(cards)) == len(cards)
    return unseen and all(card in in_play[letter] for card, letter in zip(cards, deck, strict=False))


def _can_begin(view: View, phase: Phase, before: Sequence[ViewEvent]) -> bool:
    """True if a decision can come next; a viewer who flew must have been told the amount first."""
    if view.cash is not None and view.cash not in view.crews[_seat(view)].possible:
        return False
    actor = view.actor
    assert actor is not None
    lunches = view.phase.lunches - 1 if isinstance(view.phase, Dining) else 0
    if lunches and is_served(view.bank, view.crews[actor].fakes):
        return phase == Dining(actor, lunches)  # all of one player's lunches come before the next player's (§3.7)
    match phase:
        case Playing():
            if view.is_ending or not isinstance(view.phase, Playing | Dining):
                return False
            if begins_round(view, phase):
                return phase.seat == view.next_first and _round_is_over(view, before)
            return isinstance(view.phase, Playing) and phase == next_playing(view.layout, view.crews, actor)
        case Replaying(seat, lawyer):
            return view.phase == Retaking(seat, lawyer)
        case Over():
            return view.is_ending and not view.stack_size and all(crew.least == crew.most for crew in view.crews)
        case Dining(seat, lunches):
            dined = view.phase.seat if isinstance(view.phase, Dining) else None
            here = 0 <= seat < view.players and seat != dined and lunches == view.gear[seat].lunches > 0
            served = here and is_served(view.bank, view.crews[seat].fakes)
            return served and (view.is_ending or _round_is_over(view, before))
        case Finishing(seat, last):
            here = 0 <= seat < view.players and 0 <= last < view.players
            return here and view.is_ending and view.crews[seat].idle > 0
        case Retaking(seat, lawyer):
            here = 0 <= seat < view.players and lawyer in view.lawyers(seat) and lawyer in _lawyers(view.phase)
            return here and view.is_ending and seat in view.henchmen


def _round_is_over(view: View, before: Sequence[ViewEvent]) -> bool:
    """True if the henchmen have returned since the last decision (§3.5).

    Where facts are folded one by one, the table has to tell: a new round that follows a quiet one looks the same.
    """
    if isinstance(view.phase, Dining):
        return True
    if not before:
        return view.moved or view.quiet > 0
    since = takewhile(lambda event: not isinstance(event, Began), reversed(before))
    return any(isinstance(event, Returned) for event in since)


def _lawyers(phase: Phase) -> tuple[Kind, ...]:
    """The lawyers that can still be asked for (§6.2)."""
    return LAWYERS[LAWYERS.index(phase.lawyer) + 1 :] if isinstance(phase, Retaking | Replaying) else LAWYERS


def _seat(view: View) -> Seat:
    assert isinstance(view.viewer, int)
    return view.viewer
