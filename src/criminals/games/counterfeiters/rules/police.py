"""The police on their track: the pawn moves on (§3.4, §3.5), and a Godfather takes half of everybody's cash (§5.1)."""

from criminals.games.counterfeiters.box.edition import STEP
from criminals.games.counterfeiters.rules.crews import squeezed
from criminals.games.counterfeiters.rules.state import Draft


def move_pawn(draft: Draft) -> None:
    """Move the pawn a space on, which makes the round no quiet one (§3.4, §3.5)."""
    draft.pawn += 1
    draft.moved = True
    draft.quiet = 0


def tribute(cash: int) -> int:
    """The part of some cash that a Godfather takes: half, rounded up to the next $10 (§5.1)."""
    return (cash + STEP) // (2 * STEP) * STEP


def pay_tribute(draft: Draft) -> None:
    """Everybody pays half of their cash, rounded up to the next $10 (§5.1)."""
    crews, left = [*draft.crews], [*draft.cash]
    for seat, cash in enumerate(draft.cash):
        paid = tribute(cash)
        crews[seat] = squeezed(crews[seat], paid)
        left[seat] = cash - paid
        draft.bank += paid
    draft.crews, draft.cash = tuple(crews), tuple(left)
