"""The characters that a seat can be, as the viewer knows it, each with its chance."""

from collections.abc import Mapping
from typing import TypeAlias

from criminals.core.base.seats import Seat
from criminals.games.sicario import HeldBy, View

Suspects: TypeAlias = Mapping[str, float]
"""By the name of each character that a seat can be the chance that it is, in the order of the sheet."""


def suspects_of(view: View, seat: Seat) -> Suspects:
    """The suspects for a seat: facts count, and so does that no two are the same, the viewer included (§6.5)."""
    return {str(name): float(share) for name, share in view.marginals.at(HeldBy(seat)).items()}


def likeliest(suspects: Suspects) -> str:
    """A name with the best chance, the first of the sheet among equals."""
    return max(suspects, key=suspects.__getitem__)
