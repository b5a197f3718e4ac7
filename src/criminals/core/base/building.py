"""Fast construction of frozen values: the one place that goes around `attrs`' own constructor."""

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
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
    names = _names(cls)
    return cast(Callable[P, T], _filling(cls, names, {name: name for name in names}))


def changer(cls: Callable[..., T]) -> Callable[..., T]:
    """A function that does what `attrs.evolve` does, for values of one class, some ten times as fast.

    What `builder` says of validators and of `cls` holds here too. It finds nothing anew that follows from other fields.
    """
    names = _names(cls)
    parameters = ("_value", "*", *(f"{name}=_same" for name in names))
    values = {name: f"_value.{name} if {name} is _same else {name}" for name in names}
    return cast(Callable[..., T], _filling(cls, parameters, values))


def stepper(cls: Callable[..., T], *changed: str) -> Callable[..., T]:
    """A function of a value of `cls` and of some of its fields, by position: the value with these in place of its own.

    What `builder` says of validators and of `cls` holds here too, and it finds nothing anew that follows from other
    fields. It is faster than `builder`, where few fields change.
    """
    names = _names(cls)
    if unknown := [name for name in changed if name not in names]:
        raise TypeError(f"{cls!r} has no field {' or '.join(unknown)}")
    values = {name: name if name in changed else f"_value.{name}" for name in names}
    return cast(Callable[..., T], _filling(cls, ("_value", *changed), values))


def drafter(cls: Callable[..., T]) -> Callable[[T], Any]:
    """Return a function that copies a value of `cls`, or a draft, into a draft: a twin of it whose fields can be set.

    `cls` is as in `builder`. A draft is for the code that makes the next value; nobody else sees it, and `sealer` ends
    it.
    """
    lines = [
        "def draft(value):",
        "    self = _twin()",
        *(f"    self.{name} = value.{name}" for name in _names(cls)),
        "    return self",
    ]
    return cast(Callable[[T], Any], _made(cls, lines, "draft"))


def sealer(cls: Callable[..., T]) -> Callable[[Any], T]:
    """A function that turns a draft into the value of `cls` that it holds: it can no longer be changed."""
    lines = ["def seal(draft):", "    draft.__class__ = _cls", "    return draft"]
    return cast(Callable[[Any], T], _made(cls, lines, "seal"))


def _names(cls: Callable[..., object]) -> list[str]:
    return [field.name for field in attrs.fields(cast(Any, cls))]


def _filling(cls: Callable[..., object], parameters: Iterable[str], values: Mapping[str, str]) -> object:
    """A function of some parameters that makes a value of `cls`; `values` has an expression for each field."""
    lines = [
        f"def build({', '.join(parameters)}):",
        "    self = _twin()",
        *(f"    self.{name} = {value}" for name, value in values.items()),
        "    self.__class__ = _cls",
        "    return self",
    ]
    return _made(cls, lines, "build")


def _made(cls: Callable[..., object], lines: list[str], name: str) -> object:
    """The function of a name that some lines define; they know `cls` and its unfrozen twin."""
    return compiled(name, lines, _twin=_twin(cls), _cls=cls, _same=object())


def compiled(name: str, lines: list[str], **known: object) -> Any:
    """The function of a name that some lines define; they know the values given."""
    scope: dict[str, Any] = {**known}
    exec("\n".join(lines), scope)
    return scope[name]


@lru_cache
def _twin(cls: Callable[..., object]) -> type:
    """A class of values laid out like those of `cls`, whose fields can be set.

    It is derived from `cls` and adds nothing, so that Python need not compare slots to see that they are alike.
    """
    if "__weakref__" in cast(Any, cls).__slots__:
        raise TypeError(f"{cls!r} needs weakref_slot=False to be built this way")
    plain = {name: getattr(object, name) for name in ("__init__", "__setattr__", "__delattr__")}
    return type("Twin", (cast(Any, cls),), {"__slots__": (), **plain})
