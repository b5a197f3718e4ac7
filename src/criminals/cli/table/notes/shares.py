"""Probabilities as text."""

from fractions import Fraction

from criminals.cli.table.voice import Voice


def percent(share: Fraction, voice: Voice) -> str:
    """A probability: `25 %`, `0.4 %`; never 0 % or 100 % unless it is certain."""
    hundred = share * 100
    if share in (0, 1):
        return voice.say("share", "exact", number=str(int(hundred)))
    if 1 <= hundred <= 99:
        return voice.say("share", "exact", number=str(round(hundred)))
    if hundred > 99:
        return voice.say("share", "over", number="99")
    decimal = voice.say("share", "decimal")
    if hundred < Fraction(1, 10):
        return voice.say("share", "under", number=f"0{decimal}1")
    return voice.say("share", "exact", number=f"{float(hundred):.1f}".replace(".", decimal))
