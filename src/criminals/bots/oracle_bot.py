"""A bot that is given the truth, to measure what hidden information is worth."""

from collections.abc import Iterator
from itertools import repeat
from typing import Any

import attrs
from typing_extensions import override

from criminals.bots.ismcts_bot import ISMCTSBot


@attrs.define
class OracleBot(ISMCTSBot):
    """An `ISMCTSBot` whose worlds are all the true one. For reference only: `play` wants `truth=True` for it.

    What is still to be drawn by `CHANCE` it knows no better than others.
    """

    _truth: Any = attrs.field(default=None, init=False, repr=False)

    def see(self, state: Any) -> None:
        """Keep the truth for the choice to come."""
        self._truth = state

    @override
    def _worlds(self, view: Any, rng: Any) -> Iterator[Any]:
        if self._truth is None:
            raise ValueError("an oracle has to be shown the truth first: play(..., truth=True) does")
        return repeat(self._truth)
