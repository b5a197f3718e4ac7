"""Fast construction of frozen values: the one place that goes around `attrs`' own constructor."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

import attrs
from typing_extensions import ParamSpec

P = ParamSpec("P")
T = TypeVar("T")


def builder(cls: Callable[P, T]) -> Callable[P, T]:
    """A function that builds `cls` from all its fields, by position, three times as fast as `cls(...)`.

    A frozen class sets each field through `object.__setattr__`. This fills an unfrozen twin with the same slots and
    then changes its class. It runs no validator, converter or default, so it is for values the rules themselves make.
    `cls` must be a frozen, slotted `attrs` class without a weak-reference slot: only then do both have one layout.
    """
    names = [field.name for field in attrs.fields(cast(Any, cls))]
    slots: tuple[str, ...] = cast(Any, cls).__slots__
    if "__weakref__" in slots:
        raise TypeError(f"{cls!r} needs weakref_slot=False to be built this way")
    plain = {"__slots__": slots, "__setattr__": object.__setattr__, "__delattr__": object.__delattr__}
    twin = type("Twin", cast(Any, cls).__bases__, plain)
    lines = [
        f"def build({', '.join(names)}):",
        "    self = _new(_twin)",
        *(f"    self.{name} = {name}" for name in names),
        "    self.__class__ = _cls",
        "    return self",
    ]
    scope: dict[str, Any] = {"_new": object.__new__, "_twin": twin, "_cls": cls}
    exec("\n".join(lines), scope)
    return cast(Callable[P, T], scope["build"])
