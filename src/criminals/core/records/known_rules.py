"""The rules versions that documents can be read by; looking one up loads its game, and no other."""

from collections.abc import Iterator, Mapping
from typing import Final

from typing_extensions import override

from criminals.core.documents.declared import documents_of
from criminals.core.game.registry import GAMES, is_loaded, known_game


class _KnownRules(Mapping[str, int]):
    """For each game that has documents the version of its rules."""

    @override
    def __getitem__(self, name: str) -> int:
        try:
            game = known_game(name)
        except Exception:  # an installed game that cannot be loaded: no document may break its reader
            raise KeyError(name) from None
        if game is None or documents_of(game) is None:
            raise KeyError(name)
        return game.RULES

    @override
    def __iter__(self) -> Iterator[str]:
        """The names, without loading a game: those of the library all have documents."""
        return (name for name in GAMES if not is_loaded(name) or documents_of(GAMES[name]) is not None)

    @override
    def __len__(self) -> int:
        return sum(1 for _ in self)


KNOWN_RULES: Final[Mapping[str, int]] = _KnownRules()
"""The rules versions by the names of their games."""
