"""Sentences for actions, events, refusals and score lines."""

from criminals.core.errors import Violation


def describe(value: object, lang: str = "en") -> str:
    """A sentence."""
    return str(value) if isinstance(value, Violation) else repr(value)
