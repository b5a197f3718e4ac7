"""Hypothesis strategies: editions, set-ups and first states. Needs the extra `criminals[testing]`."""

from hypothesis import strategies as st

from criminals.games import counterfeiters, crooks, sicario
from criminals.testing.random_editions import random_counterfeiters_edition, random_edition, random_sicario_edition


def crooks_editions() -> st.SearchStrategy[crooks.Edition]:
    """The reference edition, the tiny ones, and editions made by chance."""
    return st.one_of(
        st.sampled_from(tuple(crooks.EDITIONS.values())), st.randoms(use_true_random=False).map(random_edition)
    )


@st.composite
def crooks_games(draw: st.DrawFn, editions: st.SearchStrategy[crooks.Edition] | None = None) -> crooks.State:
    """The first state of a game, of any edition and player count."""
    edition = draw(crooks_editions() if editions is None else editions)
    players = draw(st.sampled_from(tuple(edition.piles)))
    return crooks.new_game(edition=edition, players=players, rng=draw(st.randoms(use_true_random=False)))


def counterfeiters_editions() -> st.SearchStrategy[counterfeiters.Edition]:
    """The reference edition, the tiny one, and editions made by chance."""
    made = st.randoms(use_true_random=False).map(random_counterfeiters_edition)
    return st.one_of(st.sampled_from(tuple(counterfeiters.EDITIONS.values())), made)


@st.composite
def counterfeiters_games(
    draw: st.DrawFn, editions: st.SearchStrategy[counterfeiters.Edition] | None = None
) -> counterfeiters.State:
    """The first state of a game, of any edition and player count."""
    edition = draw(counterfeiters_editions() if editions is None else editions)
    players = draw(st.sampled_from(edition.players))
    return counterfeiters.new_game(edition=edition, players=players, rng=draw(st.randoms(use_true_random=False)))


def sicario_editions() -> st.SearchStrategy[sicario.Edition]:
    """The reference edition, the tiny one, and editions made by chance."""
    made = st.randoms(use_true_random=False).map(random_sicario_edition)
    return st.one_of(st.sampled_from(tuple(sicario.EDITIONS.values())), made)


@st.composite
def sicario_games(draw: st.DrawFn, editions: st.SearchStrategy[sicario.Edition] | None = None) -> sicario.State:
    """The first state of a game, of any edition, for 3 or 4 players."""
    edition = draw(sicario_editions() if editions is None else editions)
    players = draw(st.sampled_from(edition.players))
    return sicario.new_game(edition=edition, players=players, rng=draw(st.randoms(use_true_random=False)))
