"""Probabilities as text."""

from fractions import Fraction


def percent(share: Fraction) -> str:
    """A probability: `25 %`, `0.4 %`; never 0 % or 100 % unless it is certain."""
    hundred = share * 100
    if share in (0, 1):
        return f"{int(hundred)} %"
    if 1 <= hundred <= 99:
        return f"{round(hundred)} %"
    if hundred > 99:
        return "over 99 %"
    return f"{float(hundred):.1f} %" if hundred >= Fraction(1, 10) else "under 0.1 %"
