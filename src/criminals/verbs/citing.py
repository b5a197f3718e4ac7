"""The verbs that tell the rules of a game, clause by clause."""

from typing import Any

from criminals.core.game.registry import find_game
from criminals.core.looks.catalogues import Catalogues
from criminals.core.looks.clauses import Clause, find_clause, read_clauses


def clause(game: str, number: str, lang: str = "en") -> Clause:
    """A clause of the rules of a game.

    Args:
        game: A name in `GAMES`, or of an installed game.
        number: The number, as a violation, a score line or an outcome has it: `"3.4"`.
        lang: `"en"`, `"it"` or `"fr"`, or a language that was added; a registered game may have fewer.

    Returns:
        The clause: its number, its text, and what of it is ours. What a language has no words for is in English.

    Raises:
        ValueError: There is no such game, no such clause, or the game has no words in this language. For a number, the
            message names the nearest clause, and the first and the last.
        TypeError: The game has no clauses as data, or the number is no text.
    """
    return find_clause(find_game(game).NAME, clauses(game, lang), number)


def clauses(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """All clauses of the rules of a game.

    Args:
        game: A name in `GAMES`, or of an installed game.
        lang: As in `clause`.

    Returns:
        The clauses, in the order of their numbers.

    Raises:
        ValueError: There is no such game, or it has no words in this language.
        TypeError: The game has no clauses as data.
    """
    return read_clauses(_catalogues(game).clauses(lang))


def _catalogues(name: str) -> Catalogues:
    game: Any = find_game(name)
    catalogues: Catalogues | None = getattr(game, "CATALOGUES", None)
    package = str(getattr(game, "__name__", ""))
    if catalogues is None and package.startswith("criminals.games."):  # goes once every game has CATALOGUES
        catalogues = Catalogues(name, f"{package}.looks")
    if catalogues is None:
        raise TypeError(f"{name} has no catalogues, so its clauses are not known")
    return catalogues
