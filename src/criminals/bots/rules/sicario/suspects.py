"""The characters that a seat can be, as far as the viewer knows, each with its chance."""

from collections.abc import Mapping
from typing import TypeAlias

from criminals.core.base.seats import Seat
from criminals.games.sicario import HeldBy, View

Suspects: TypeAlias = Mapping[str, float]
"""For each character that a seat can be, by name, the chance that it is. In the order of the sheet."""


def suspects_of(view: View, seat: Seat) -> Suspects:
    """The suspects for a seat, from all answers, and because no two seats have the same character (§6.5)."""
    return {str(name): float(share) for name, share in view.marginals.at(HeldBy(seat)).items()}


def likeliest(suspects: Suspects) -> str:
    """The name with the best chance; among equals the first of the sheet."""
    return max(suspects, key=suspects.__getitem__)
