"""Editions are values: equal ones are equal in every way, and none can be changed."""

import attrs
import pytest

from tests.games.every_game.samples import Sample, every_game


@every_game
def test_an_edition_is_a_value(sample: Sample) -> None:
    reference, field = sample.game.REFERENCE, sample.edition_field
    copy = attrs.evolve(reference)
    assert copy == reference
    assert hash(copy) == hash(reference)
    assert attrs.evolve(reference, name="other") != reference
    assert attrs.evolve(reference, **field) != reference
    for name, value in field.items():
        with pytest.raises(attrs.exceptions.FrozenInstanceError):
            setattr(copy, name, value)
