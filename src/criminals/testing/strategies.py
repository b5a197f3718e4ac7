"""Hypothesis strategies: editions and first states. Needs the extra `criminals[testing]`."""

from typing import Any

from hypothesis import strategies as st

from criminals.core.game.registry import find_game
from criminals.games import counterfeiters, crooks, sicario
from criminals.testing.kits.games import RANDOM_EDITIONS


def editions(name: str) -> st.SearchStrategy[Any]:
    """Editions of a game: the reference edition, the tiny ones, and random ones."""
    game: Any = find_game(name)
    made = st.randoms(use_true_random=False).map(RANDOM_EDITIONS[game.NAME])
    return st.one_of(st.sampled_from(tuple(game.EDITIONS.values())), made)


@st.composite
def games(draw: st.DrawFn, name: str, boxes: st.SearchStrategy[Any] | None = None) -> Any:
    """The first state of a game, of any of the editions and player count."""
    edition = draw(editions(name) if boxes is None else boxes)
    game: Any = find_game(name)
    players = draw(st.sampled_from(edition.players))
    return game.new_game(edition=edition, players=players, rng=draw(st.randoms(use_true_random=False)))


def crooks_editions() -> st.SearchStrategy[crooks.Edition]:
    """Editions of Crooks: those of the library, and random ones."""
    return editions("crooks")


def crooks_games(editions: st.SearchStrategy[crooks.Edition] | None = None) -> st.SearchStrategy[crooks.State]:
    """The first state of a game of Crooks, of any edition and player count."""
    return games("crooks", editions)


def counterfeiters_editions() -> st.SearchStrategy[counterfeiters.Edition]:
    """Editions of Counterfeiters: those of the library, and random ones."""
    return editions("counterfeiters")


def counterfeiters_games(
    editions: st.SearchStrategy[counterfeiters.Edition] | None = None,
) -> st.SearchStrategy[counterfeiters.State]:
    """The first state of a game of Counterfeiters, of any edition and player count."""
    return games("counterfeiters", editions)


def sicario_editions() -> st.SearchStrategy[sicario.Edition]:
    """Editions of Sicario: those of the library, and random ones."""
    return editions("sicario")


def sicario_games(editions: st.SearchStrategy[sicario.Edition] | None = None) -> st.SearchStrategy[sicario.State]:
    """The first state of a game of Sicario, of any edition, for 3 or 4 players."""
    return games("sicario", editions)
