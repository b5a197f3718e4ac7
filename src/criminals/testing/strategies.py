"""Hypothesis strategies: editions and first states. Needs the extra `criminals[testing]`."""

from typing import Any

from hypothesis import strategies as st

from criminals.core.game.registry import find_game
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing.kits.games import RANDOM_EDITIONS


def editions(name: str) -> st.SearchStrategy[Any]:
    """Generate editions of a game: the reference edition, the tiny ones, and random ones.

    Args:
        name: The name of a game of the library.

    Returns:
        A strategy for editions.
    """
    game: Any = find_game(name)
    made = st.randoms(use_true_random=False).map(RANDOM_EDITIONS[game.NAME])
    return st.one_of(st.sampled_from(tuple(game.EDITIONS.values())), made)


@st.composite
def games(draw: st.DrawFn, name: str, boxes: st.SearchStrategy[Any] | None = None) -> Any:
    """Generate first states of a game.

    Args:
        draw: Supplied by Hypothesis; leave it out.
        name: The name of a game of the library.
        boxes: A strategy for editions. The default is `editions(name)`.

    Returns:
        A strategy for first states, with any number of players that the edition allows.
    """
    edition = draw(editions(name) if boxes is None else boxes)
    game: Any = find_game(name)
    players = draw(st.sampled_from(edition.players))
    return game.new_game(edition=edition, players=players, rng=draw(st.randoms(use_true_random=False)))


def crooks_editions() -> st.SearchStrategy[crooks.Edition]:
    """Generate editions of Crooks: those of the library, and random ones.

    Returns:
        A strategy for editions.
    """
    return editions("crooks")


def crooks_games(editions: st.SearchStrategy[crooks.Edition] | None = None) -> st.SearchStrategy[crooks.State]:
    """Generate first states of Crooks, with any number of players.

    Args:
        editions: A strategy for editions. The default is `crooks_editions()`.

    Returns:
        A strategy for first states.
    """
    return games("crooks", editions)


def counterfeiters_editions() -> st.SearchStrategy[counterfeiters.Edition]:
    """Generate editions of Counterfeiters: those of the library, and random ones.

    Returns:
        A strategy for editions.
    """
    return editions("counterfeiters")


def counterfeiters_games(
    editions: st.SearchStrategy[counterfeiters.Edition] | None = None,
) -> st.SearchStrategy[counterfeiters.State]:
    """Generate first states of Counterfeiters, with any number of players.

    Args:
        editions: A strategy for editions. The default is `counterfeiters_editions()`.

    Returns:
        A strategy for first states.
    """
    return games("counterfeiters", editions)


def sicario_editions() -> st.SearchStrategy[sicario.Edition]:
    """Generate editions of Sicario: those of the library, and random ones.

    Returns:
        A strategy for editions.
    """
    return editions("sicario")


def sicario_games(editions: st.SearchStrategy[sicario.Edition] | None = None) -> st.SearchStrategy[sicario.State]:
    """Generate first states of Sicario, for 3 or 4 players.

    Args:
        editions: A strategy for editions. The default is `sicario_editions()`.

    Returns:
        A strategy for first states.
    """
    return games("sicario", editions)
