"""Editions as JSON: those of the library by their names, any other whole."""

import json
from random import Random
from typing import Any, Final, cast

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from criminals.core.base.errors import MalformedDocument
from criminals.core.documents.strict_json import canonical
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import GONE, Path, refusal, told, with_change


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


@every_case("name", lambda sample: sample.game.EDITIONS)
def test_a_known_edition_is_its_name(sample: Sample, name: str) -> None:
    edition = sample.game.EDITIONS[name]
    assert sample.documents.edition_json(edition) == name
    assert sample.documents.read_edition(name) is edition


@every_game
def test_another_edition_is_written_whole(sample: Sample) -> None:
    written = sample.documents.edition_json(sample.mine)
    assert canonical(written) == sample.edition_documents.WHOLE
    assert sample.documents.read_edition(written) == sample.mine


COMMON_FAULTS: Final[tuple[tuple[Path, object, tuple[str, ...]], ...]] = (
    (("name",), 1, ("$.edition.name: expected a text, got 1",)),
    (("box",), [], ("$.edition.box: no such field is known",)),
)
"""Paths in the document of an edition, what no game allows there, and the faults."""


@every_case("path, change, faults", lambda sample: (*COMMON_FAULTS, *sample.edition_documents.FAULTY))
def test_a_faulty_edition_is_refused_with_every_fault(
    sample: Sample, path: Path, change: object, faults: tuple[str, ...]
) -> None:
    broken = with_change(sample.papers.whole_edition(), path, change)
    found = refusal({**sample.papers.document(), "edition": broken})
    assert tuple(fault for fault in found if fault.startswith("$.edition")) == faults
    with pytest.raises(MalformedDocument) as caught:
        sample.documents.read_edition(broken)
    listed = tuple(fault for fault in told(caught.value.faults) if fault != "and more")
    assert listed == tuple(fault.replace("$.edition", "$", 1) for fault in faults)


@every_game
def test_a_card_of_an_edition_lacks_no_field(sample: Sample) -> None:
    _, cards, _ = sample.editions.FINDER
    for field in attrs.fields(cast(Any, type(getattr(sample.mine, cards)[0]))):
        with pytest.raises(MalformedDocument) as caught:
            sample.documents.read_edition(with_change(sample.papers.whole_edition(), (cards, 0, field.name), GONE))
        assert told(caught.value.faults) == (f"$.{cards}[0].{field.name}: it is missing",)
