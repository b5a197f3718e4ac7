"""Documents of every kind from strangers: a value, or one of our own errors, at once, whatever the text is."""

import time
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from criminals.core.base.errors import InvalidState, MalformedDocument
from criminals.core.documents.envelope import KINDS, Kind
from criminals.core.records.dumping import dumps, loads
from tests.games.every_game.samples import Sample, every_case, every_game, viewers
from tests.games.positions import plies
from tests.games.spoiling import spoilt_document


def read_or_refused(text: str, kind: Kind) -> Any:
    """A value, which is written and read again; or None, where one of our errors refuses the text."""
    try:
        value = loads(text, kind)
    except (MalformedDocument, InvalidState) as error:
        refused = error
    else:
        assert loads(dumps(value), kind) == value
        return value
    assert refused.faults
    assert len(str(refused).encode()) < 100_000
    return None


@every_game
@settings(max_examples=500)
@given(data=st.data())
def test_a_spoilt_document_is_read_or_refused(sample: Sample, data: st.DataObject) -> None:
    kind, text = data.draw(spoilt_document(sample.spoilt))
    value = read_or_refused(text, kind)
    if isinstance(value, sample.game.State):  # no view of a state is refused that is itself accepted
        state: Any = value
        for viewer in viewers(state.players):
            view = sample.game.view(state, viewer)
            assert loads(dumps(view), "view") == view
        for action in sample.game.legal_actions(state)[:20]:  # and it can be played on from
            sample.game.step(state, action)


@pytest.mark.parametrize("kind", KINDS)
@every_game
def test_hostile_texts_are_refused_as_every_kind(sample: Sample, kind: Kind) -> None:
    envelope = f'{{"criminals":1,"kind":"{kind}","game":"{sample.name}","rules":1'
    for text in (
        *("", "null", "[]", "0", '"state"', "{", "{}", "NaN", "1e400", "\ud800", "\x00", '{"criminals":1}'),
        *("[" * 100_000, '{"a":' * 100_000, "9" * 100_000, " " * 2_000_000, "[" + "0," * 400_000 + "0]"),
        *(
            f"{envelope}}}",
            f'{envelope},"kind":"{kind}"}}',
            f'{envelope},"a":"\\ud800"}}',
            f'{envelope},"a":-Infinity}}',
        ),
        f"{envelope},{','.join(f'{chr(34)}{n}{chr(34)}:0' for n in range(4000))}}}",
    ):
        with pytest.raises(MalformedDocument) as caught:
            loads(text, kind)
        assert len(str(caught.value)) < 100_000


@pytest.mark.usefixtures("uncollected")
@every_case("kind, make", lambda sample: sample.spoilt.SLOW)
def test_no_document_takes_long(sample: Sample, kind: Kind, make: Callable[[], str]) -> None:
    """The bound is far above what it takes here, for slow machines; the docs have the figures."""
    text = make()
    start = time.process_time()
    read_or_refused(text, kind)
    assert time.process_time() - start < 0.5, sample.name


@every_game
def test_any_state_of_any_edition_is_read_back(sample: Sample) -> None:
    rng = Random(7)
    for _ in range(20):
        edition = sample.record_documents.random_edition(rng)
        first = sample.game.new_game(edition=edition, players=rng.choice(edition.players), rng=rng)
        states = [state for state, _ in plies(first, rng, sample.scenes.chosen)]
        for state in states[:: sample.spoilt.EVERY]:
            assert loads(dumps(state), "state") == state
            for viewer in viewers(state.players):
                view = sample.game.view(state, viewer)
                assert loads(dumps(view), "view") == view
