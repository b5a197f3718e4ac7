"""The largest of documents that grow, as far as they can be written and read."""

from collections.abc import Callable, Sequence
from typing import Any

from criminals import MalformedDocument, Record, dumps
from criminals.core.base.seats import Viewer
from criminals.core.records.record_text import check_length, take_apart


def longest(most: int, write: Callable[[int], str]) -> str:
    """The text of the largest number up to this one for which there is one."""
    least, text = 0, write(0)
    while least < most:
        middle = (least + most + 1) // 2
        try:
            text, least = write(middle), middle
        except MalformedDocument:
            most = middle - 1
    return text


def longest_record(first: Any, actions: Sequence[Any]) -> str:
    """The record of as much of a game as can be written."""
    return longest(len(actions), lambda count: dumps(Record.of(first, actions[:count])))


def longest_record_text(first: Any, actions: Sequence[Any]) -> str:
    """The text of the record of as much of a game as can be written."""

    def text(count: int) -> str:
        told: str = Record.of(first, actions[:count]).to_text()
        check_length(take_apart(told))
        return told

    return longest(len(actions), text)


def longest_view_record(first: Any, actions: Sequence[Any], viewer: Viewer) -> str:
    """The view record of as much of a game as can be written, up to 500 actions."""
    return longest(min(len(actions), 500), lambda count: dumps(Record.of(first, actions[:count]).for_viewer(viewer)))
