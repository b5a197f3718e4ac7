"""python-chess."""

# The package lives in .venv-peers: nothing of it is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import chess

from tools.peers.rows import KEEP, READ, Playing, Row, Way, observing, played, random

DRAWN: Final = 150  # half-moves without a capture or a pawn

CHESS: Final = Way(
    name="python-chess",
    package="chess",
    move=(
        "`list(board.legal_moves)`, one of them, `board.push`;"
        " the end is an empty list, too little material, or the 75-move rule"
    ),
    kept="`board.copy(stack=False)` before each move; with the moves that led there in the second row",
    observation="`board.fen`: nothing is hidden",
    checks="taken by `push`",
)


def _play(board: Any, most: int, kept: list[Any] | None, stack: bool = False) -> int:
    for done in range(most):
        actions = list(board.legal_moves)
        if not actions or board.halfmove_clock >= DRAWN or board.is_insufficient_material():
            return done
        if kept is not None:
            kept.append(board.copy(stack=stack))
        board.push(actions[int(random() * len(actions))])
    return most


def rows() -> Iterator[Row]:
    """Chess; and again with whole copies."""
    seen = partial(observing, chess.Board.fen, chess.Board, _play)
    yield Row(CHESS, "chess", {**played(chess.Board, _play), READ: seen})
    whole = partial(Playing, chess.Board, partial(_play, stack=True), keep=True)
    yield Row(CHESS, "chess, `board.copy()`", {KEEP: whole})
