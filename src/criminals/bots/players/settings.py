"""Checks for the settings of bots, which people may type. They raise `InvalidArgument`."""

from typing import Any, Final

from criminals.core.base.faults import given, invalid

MOST: Final = 10_000_000
"""The highest number of iterations, seconds or actions. No search takes longer."""


def check_whole(name: str, value: Any, least: int) -> None:
    """Refuse anything but a whole number from `least` up."""
    if type(value) is not int or not least <= value <= MOST:
        raise invalid("setting_not_whole", name=name, least=least, most=MOST, given=given(value))


def check_number(name: str, value: Any, *, above: bool) -> None:
    """Refuse anything but a number from 0 up, or above 0."""
    if type(value) not in (int, float) or not 0 <= value <= MOST or (above and not value):
        code = "setting_not_above" if above else "setting_not_number"
        raise invalid(code, name=name, most=MOST, given=given(value))


def check_truth(name: str, value: Any) -> None:
    """Refuse anything but True and False."""
    if type(value) is not bool:
        raise invalid("setting_not_truth", name=name, given=given(value))


def check_function(name: str, value: Any) -> None:
    """Refuse anything but None and functions."""
    if value is not None and not callable(value):
        raise invalid("setting_not_function", name=name, given=given(value))
