"""A bot that sees the whole state, to measure what hidden information is worth."""

from collections.abc import Iterator
from itertools import repeat
from typing import Any

import attrs
from typing_extensions import override

from criminals.bots.players.ismcts_bot import ISMCTSBot


@attrs.define
class OracleBot(ISMCTSBot):
    """An `ISMCTSBot` that searches in the true world, with the same arguments.

    Compare other bots with it to see what hidden information is worth. It does not know future throws. Since it sees
    all secrets, `play` and `tournament` admit it only with `truth=True`.

    Examples:
        >>> oracle = OracleBot(iterations=200)
    """

    _truth: Any = attrs.field(default=None, init=False, repr=False)

    def see(self, state: Any) -> None:
        """Keep the true state for the next choice.

        Args:
            state: The state, with all secrets.
        """
        self._truth = state

    @override
    def _worlds(self, view: Any, rng: Any) -> Iterator[Any]:
        if self._truth is None:
            raise ValueError("an oracle has to be shown the truth first: play(..., truth=True) does")
        return repeat(self._truth)
