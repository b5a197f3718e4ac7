"""The law that nothing is kept from one viewer for another: who is shown a table first sees what the others see later.

Whoever is the first must not be shown it again, so a copy of the process shows it, and tells what that was.
"""

import os
import pickle
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any, TypeVar
from warnings import catch_warnings, simplefilter

from criminals.core.base.seats import SPECTATOR
from criminals.testing.laws.broken import LawBroken
from criminals.testing.laws.moments import Moment
from criminals.testing.laws.public_names import ways_of
from criminals.testing.laws.shown import questions_of, shown

T = TypeVar("T")


def check_first_shown(moment: Moment[Any, Any], only: Callable[[str], object] | None = None) -> None:
    """Check that a viewer who is the first to be shown a state is shown the same as after all others.

    Nothing of this state may have been shown before. Where processes cannot be copied, nothing is checked.
    """
    if not hasattr(os, "fork"):
        return
    questions = questions_of(ways_of(moment.game), only)
    turn = moment.ply

    def told(viewer: Any) -> dict[str, bytes]:
        there = Moment(moment.kit, moment.past, moment.ply, viewer)
        return digests(shown(there, questions, turn, only=only))

    first = in_a_copy(lambda: told(moment.viewer))
    for viewer in (*range(moment.state.players), SPECTATOR):
        if viewer != moment.viewer:
            told(viewer)
    for name, digest in told(moment.viewer).items():
        if first[name] != digest:
            raise LawBroken(f"at ply {moment.ply} {name} tells {moment.viewer} what was kept from another viewer")


def digests(texts: Iterable[tuple[str, str]]) -> dict[str, bytes]:
    return {name: sha256(text.encode("utf-8", "surrogatepass")).digest() for name, text in texts}


def in_a_copy(make: Callable[[], T]) -> T:
    """The answer of a function in a copy of this process, which ends with it; or its error."""
    reading, writing = os.pipe()
    with catch_warnings():
        simplefilter("ignore", DeprecationWarning)  # of threads, which the copy does not have: it only computes
        child = os.fork()
    if not child:
        try:
            os.close(reading)
            with os.fdopen(writing, "wb") as pipe:
                pickle.dump(_attempted(make), pipe)
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        written = pipe.read()
    os.waitpid(child, 0)
    answer: T | LawBroken = pickle.loads(written)  # noqa: S301 -- it comes from a copy of this process
    if isinstance(answer, LawBroken):
        raise answer
    return answer


def _attempted(make: Callable[[], T]) -> T | LawBroken:
    try:
        return make()
    except LawBroken as broken:
        return broken
