"""Editions as JSON: those of the library by their names, any other whole."""

import json
from random import Random

import attrs
from hypothesis import given
from hypothesis import strategies as st

from criminals.core.documents.strict_json import canonical
from tests.games.every_game.samples import Sample, every_game


@every_game
def test_an_edition_that_only_bears_a_known_name_is_written_whole(sample: Sample) -> None:
    other = attrs.evolve(sample.game.REFERENCE, **sample.edition_field)
    written = sample.documents.edition_json(other)
    for name, value in sample.edition_field.items():
        assert written[name] == value
    assert sample.documents.read_edition(written) == other


@every_game
@given(seed=st.integers(0, 2**32))
def test_any_edition_is_read_back(sample: Sample, seed: int) -> None:
    edition = sample.record_documents.random_edition(Random(seed))
    written = sample.documents.edition_json(edition)
    assert sample.documents.read_edition(json.loads(canonical(written))) == edition
