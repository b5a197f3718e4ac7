"""The largest of documents that grow, as far as they can be written and read."""

from collections.abc import Callable

from criminals import MalformedDocument


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
