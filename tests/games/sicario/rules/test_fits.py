"""Which characters a fact fits (§6.1): what the layout reckons for all at once, against each by itself."""

from random import Random

import pytest

from criminals.games import sicario
from criminals.games.sicario import Edition
from criminals.games.sicario.rules.layout import lay_out
from criminals.testing.random_editions import random_sicario_edition
from tests.games.sicario.papers import MINE
from tests.games.sicario.truth import is_true

EDITIONS = [sicario.REFERENCE, sicario.TINY, MINE, *(random_sicario_edition(Random(seed)) for seed in range(8))]


@pytest.mark.parametrize("edition", EDITIONS, ids=range(len(EDITIONS)))
def test_a_fact_fits_those_whom_it_is_true_of(edition: Edition) -> None:
    layout = lay_out(edition, 3)
    for fact, fitting in layout.facts.fits.items():
        for at, character in enumerate(edition.characters):
            assert (fitting >> at & 1) == is_true(fact, character), (fact, character)
        assert 0 <= fitting < 1 << len(edition.characters)
