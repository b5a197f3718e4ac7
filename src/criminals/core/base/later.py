"""Modules and names that are loaded on first use (PEP 562), so that importing the library stays cheap."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any

from typing_extensions import override


def names_later(package: str, homes: Mapping[str, str]) -> Callable[[str], Any]:
    """The `__getattr__` of a package, for names that are loaded on first use.

    `homes` has for each module its names, separated by spaces. A module may be relative to the package, as
    `.formats.lines`. A name is stored in the package after its first use. Assign the function where type checkers do
    not look, beside the imports that they see instead: otherwise they would accept any name of the package.
    """
    home_of = {name: home for home, names in homes.items() for name in names.split()}

    def load(name: str) -> Any:
        home = home_of.get(name)
        if home is None:
            raise AttributeError(f"module {package!r} has no attribute {name!r}", name=name, obj=sys.modules[package])
        value = getattr(import_module(home, package), name)
        setattr(sys.modules[package], name, value)
        return value

    return load


class ModuleLater:
    """A module that is imported on first use."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        value = getattr(import_module(self._name), name)
        setattr(self, name, value)
        return value

    @override
    def __repr__(self) -> str:
        return f"<the module {self._name!r}, loaded when it is used>"
