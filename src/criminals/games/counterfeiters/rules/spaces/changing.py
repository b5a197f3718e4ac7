"""The spaces where fakes become money: the supermarket (§4.3) and the fence (§4.4)."""

from criminals.core.base.errors import Violation
from criminals.core.game.violations import Reason
from criminals.games.counterfeiters.box.edition import QUALITIES
from criminals.games.counterfeiters.rules.actions import Fakes, Fence, Shop
from criminals.games.counterfeiters.rules.crews import NO_FAKES, added, exchanged, together, without
from criminals.games.counterfeiters.rules.legality import (
    why_not_accept,
    why_not_count,
    why_not_fence,
    why_not_hold,
    why_not_shop,
)
from criminals.games.counterfeiters.rules.prices import MOST_FENCED, MOST_SHOPPED, price
from criminals.games.counterfeiters.rules.state import Crew, Draft, Table
from criminals.games.counterfeiters.rules.violations import refused


def violation(table: Table, held: Fakes, action: Shop | Fence) -> Violation | None:
    """Why fakes cannot be handed over: it tells of the lowest quality at fault."""
    reason = _why_not(table, held, action)
    if reason is None:
        return None
    fakes = action.fakes
    alone = [added(NO_FAKES, quality, fakes[quality - 1]) for quality in QUALITIES]
    missing = [quality for quality in QUALITIES if why_not_hold(reason.clause, alone[quality - 1], held)]
    unwelcome = [quality for quality in QUALITIES if why_not_accept(alone[quality - 1], table.refused)]
    quality = (missing or unwelcome or QUALITIES)[0]
    most = MOST_SHOPPED if type(action) is Shop else MOST_FENCED
    return refused(
        reason,
        most=most,
        quality=quality,
        count=sum(fakes) if why_not_count(reason.clause, fakes, most) else fakes[quality - 1],
        held=held[quality - 1],
        price=price(action),
        bank=table.bank,
    )


def crew_after(draft: Draft, crew: Crew, action: Shop | Fence) -> Crew | None:
    """Hand the fakes over for their whole price."""
    fakes, held = action.fakes, crew.fakes
    if _why_not(draft, held, action):
        return None
    draft.supply = together(draft.supply, fakes)
    return exchanged(crew, crew.idle - 1, crew.cards, without(held, fakes), price(action))


def _why_not(table: Table | Draft, held: Fakes, action: Shop | Fence) -> Reason | None:
    if type(action) is Shop:
        return why_not_shop(action.fakes, held, table.layout.track.refused[table.pawn], table.bank)
    return why_not_fence(action.fakes, held, table.bank)
