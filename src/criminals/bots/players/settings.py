"""Checks for the settings of bots, which a person may type: they raise `InvalidArgument`."""

from typing import Any, Final

from criminals.core.base.faults import given, invalid

MOST: Final = 10_000_000
"""The most iterations, seconds or actions: no search takes longer."""


def check_whole(name: str, value: Any, least: int) -> None:
    """Refuse what is no whole number from `least` up."""
    if type(value) is not int or not least <= value <= MOST:
        raise invalid("setting_not_whole", name=name, least=least, most=MOST, given=given(value))


def check_number(name: str, value: Any, *, above: bool) -> None:
    """Refuse what is no number from 0 up, or above 0."""
    if type(value) not in (int, float) or not 0 <= value <= MOST or (above and not value):
        code = "setting_not_above" if above else "setting_not_number"
        raise invalid(code, name=name, most=MOST, given=given(value))


def check_truth(name: str, value: Any) -> None:
    """Refuse what is neither true nor false."""
    if type(value) is not bool:
        raise invalid("setting_not_truth", name=name, given=given(value))


def check_function(name: str, value: Any) -> None:
    """Refuse what is neither None nor a function."""
    if value is not None and not callable(value):
        raise invalid("setting_not_function", name=name, given=given(value))
