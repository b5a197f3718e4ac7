"""Sentences."""

from criminals.core.errors import Violation


def describe(value: Violation, lang: str = "en") -> str:
    return str(value)
