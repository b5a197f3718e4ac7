"""Which parts of a value are the very objects that something else holds: whoever has both can compare them by `is`."""

import gc
from types import FunctionType, MethodType, ModuleType
from typing import Any, Final

_ATOMS: Final = (int, float, str, bytes, type, FunctionType, MethodType, ModuleType, type(None))
"""Classes whose values tell nothing by being the same object, or lead out of a value."""

_kept: dict[int, tuple[object, dict[int, tuple[int, object]]]] = {}
"""The parts of the owner that was asked about last."""


def shared_with(owner: object, value: object) -> str:
    """Which parts of a value, besides its owner, are parts of the owner, and which ones: numbers in a fixed order.

    The parts of an owner are found once, so that what it comes to hold later has no number.
    """
    if owner is None:
        return ""
    if id(owner) not in _kept:
        _kept.clear()
        _kept[id(owner)] = owner, {id(part): (number, part) for number, part in enumerate(_parts(owner, None))}
    numbers = _kept[id(owner)][1]
    return " ".join(str(numbers[id(part)][0]) for part in _parts(value, owner) if id(part) in numbers)


def _parts(value: object, without: object) -> list[object]:
    """All that a value leads to, each once, in the order in which it is found; `without` and its parts are left out."""
    found: list[object] = []
    seen = {id(without)}
    waiting: list[Any] = [value]
    while waiting:
        part = waiting.pop()
        if id(part) not in seen and not isinstance(part, _ATOMS):
            seen.add(id(part))
            found.append(part)
            waiting.extend(reversed(gc.get_referents(part)))
    return found
