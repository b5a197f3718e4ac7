"""Choices that one may not have seen, as a world tells them."""

from typing import Any

import attrs

from criminals.core.seats import Seat


@attrs.frozen
class HiddenChoice:
    """Who chose what, out of what, seeing what; if a world is the true one.

    `chosen` is one of `options`, `seeing` what the seat had before it that the viewer may not know; the game's
    `hidden_choices` says what these are.
    """

    seat: Seat
    chosen: Any
    options: tuple[Any, ...]
    seeing: Any
