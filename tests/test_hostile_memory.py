"""Memory does not grow with what strangers send; `make fuzz` holds this for thousands of documents."""

import gc
import tracemalloc
from collections.abc import Callable

import attrs
import pytest

import criminals
from criminals.core.box.layouts import LAYOUTS_KEPT
from criminals.games.counterfeiters.box.fields import MOST_SPACES
from criminals.games.counterfeiters.rules import lists
from tests.hostile.cold import LARGE, VERBS, cold, met

LAYOUT = 1_000_000
"""The most bytes of a layout, with its edition."""


def kept(run: Callable[[], object]) -> int:
    """The bytes that are still held after a call, garbage aside; what it returns counts too."""
    gc.freeze()  # what thousands of tests before have left is not looked at
    tracemalloc.start()
    try:
        result = run()
        gc.collect()
        size = tracemalloc.get_traced_memory()[0]
        del result
        return size
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("game", criminals.GAMES)
def test_the_largest_layouts_are_small(game: str) -> None:
    for edition in LARGE[game]:
        new = attrs.evolve(edition, name="never met before")
        criminals.loads(criminals.dumps(edition), "edition")  # a document may bring it
        players = max(new.players)
        assert kept(lambda: VERBS.new_game(game, edition=new, players=players, seed=1)) < LAYOUT  # noqa: B023 -- called at once


@pytest.mark.parametrize("game", criminals.GAMES)
def test_editions_of_strangers_are_forgotten(game: str) -> None:
    met(game, 2)  # converters are made at first use
    assert kept(lambda: met(game, 3 * LAYOUTS_KEPT)) < LAYOUTS_KEPT * LAYOUT


def test_every_document_brings_an_edition_of_its_own() -> None:
    texts = cold("crooks")
    editions = {criminals.loads(next(texts), "state").edition for _ in range(5)}
    assert len(editions) == 5


def test_lists_of_actions_are_forgotten() -> None:
    """However many fakes and spaces there are, and in whatever numbers: each list is asked for once."""
    every_space = (1 << MOST_SPACES) - 1

    def ask() -> None:
        for bank in range(100):
            assert lists.FENCES[every_space, (8, 8, 8), 10_000 + bank]

    assert kept(ask) < 3_000_000
