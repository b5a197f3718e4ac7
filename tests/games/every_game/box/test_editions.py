"""Editions are values: equal ones are equal in every way, and none can be changed."""

from typing import Any

import attrs
import pytest

from criminals.core.base.errors import CriminalsError, InvalidEdition
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import told


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


@every_game
def test_the_editions_of_the_library_by_their_names(sample: Sample) -> None:
    game = sample.game
    assert list(game.EDITIONS.items()) == [(name, getattr(game, name.upper())) for name in sample.editions.PLAYERS]
    for name, players in sample.editions.PLAYERS.items():
        edition = game.EDITIONS[name]
        assert (edition.name, edition.game, edition.players) == (name, sample.name, players)


@every_case("changed, fault", lambda sample: sample.editions.FAULTY)
def test_an_edition_with_one_fault_is_refused_for_it(sample: Sample, changed: dict[str, Any], fault: str) -> None:
    with pytest.raises(InvalidEdition) as error:
        sample.editions.own(**changed)
    name = changed.get("name", "own")
    assert (error.value.what, error.value.name, told(error.value.faults)) == ("edition", name, (fault,))
    assert str(error.value) == f"edition {name!r}: {fault}"
    assert isinstance(error.value, ValueError)
    assert isinstance(error.value, CriminalsError)


@every_game
def test_every_fault_of_an_edition_is_named_at_once(sample: Sample) -> None:
    with pytest.raises(InvalidEdition) as error:
        sample.editions.own(**sample.editions.ALL_WRONG)
    assert told(error.value.faults) == sample.editions.ALL_FAULTS
    assert (error.value.what, error.value.name) == ("edition", "")
    assert str(error.value) == f"edition '': {'; '.join(told(error.value.faults))}"


@every_case("changed, error", lambda sample: sample.editions.WRONG_TYPES)
def test_a_field_of_another_type_is_a_type_error(sample: Sample, changed: dict[str, Any], error: str) -> None:
    with pytest.raises(TypeError, match=error):
        sample.editions.own(**changed)


@every_game
def test_lists_are_kept_as_tuples(sample: Sample) -> None:
    """So that an edition stays a value, whatever it was made from."""
    made, usual = sample.editions.own(**sample.editions.AS_LISTS), sample.editions.own()
    assert made == usual
    assert hash(made) == hash(usual)


@every_game
def test_a_card_of_an_edition_is_found(sample: Sample) -> None:
    method, field, key = sample.editions.FINDER
    for edition in sample.game.EDITIONS.values():
        for card in getattr(edition, field):
            assert getattr(edition, method)(getattr(card, key)) is card
        with pytest.raises(KeyError, match="nothing"):
            getattr(edition, method)("nothing")
