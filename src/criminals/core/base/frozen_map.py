"""An immutable, hashable mapping, for the fields of frozen values."""

from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping, ValuesView
from typing import Any, Self, TypeVar

from typing_extensions import override

K = TypeVar("K")
V_co = TypeVar("V_co", covariant=True)


class FrozenMap(Mapping[K, V_co]):
    """An immutable, hashable mapping. Two are equal if their items are, in any order.

    It is made from a mapping or from pairs of a key and a value, and has all methods of `collections.abc.Mapping`.
    """

    __slots__ = ("_items",)

    _items: dict[K, V_co]

    def __new__(cls, items: Mapping[K, V_co] | Iterable[tuple[K, V_co]] = ()) -> Self:
        self = super().__new__(cls)
        object.__setattr__(self, "_items", dict(items))
        return self

    @override
    def __getitem__(self, key: K) -> V_co:
        return self._items[key]

    @override
    def __iter__(self) -> Iterator[K]:
        return iter(self._items)

    @override
    def __len__(self) -> int:
        return len(self._items)

    # The views of the dict itself: those that `Mapping` makes would go through the methods above, item by item.

    @override
    def keys(self) -> KeysView[K]:
        return self._items.keys()

    @override
    def values(self) -> ValuesView[V_co]:
        return self._items.values()

    @override
    def items(self) -> ItemsView[K, V_co]:
        return self._items.items()

    @override
    def __hash__(self) -> int:
        return hash(frozenset(self._items.items()))

    @override
    def __repr__(self) -> str:
        return repr(self._items)

    @override
    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError("a FrozenMap cannot be changed")

    @override
    def __delattr__(self, name: str) -> None:
        raise AttributeError("a FrozenMap cannot be changed")

    @override
    def __reduce__(self) -> tuple[Any, ...]:
        return FrozenMap, (self._items,)
