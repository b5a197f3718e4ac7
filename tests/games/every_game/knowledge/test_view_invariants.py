"""Invariants of views: what is wrong with one that nobody can have in a game."""

from typing import Any

import attrs
import pytest

from criminals.core.base.seats import Viewer
from tests.games.every_game.samples import Sample, every_case, every_game
from tests.games.papers import told


@every_case("viewer, changes, faults", lambda sample: sample.view_documents.VIEW_FAULTS)
def test_view_faults_names_what_is_wrong_with_any_view(
    sample: Sample, viewer: Viewer, changes: dict[str, Any], faults: tuple[str, ...]
) -> None:
    view = sample.game.view(sample.papers.middle(), viewer)
    assert told(sample.game.view_faults(attrs.evolve(view, **changes))) == faults


@every_game
def test_view_faults_takes_a_view(sample: Sample) -> None:
    with pytest.raises(TypeError, match="a state is no view"):
        sample.game.view_faults(sample.papers.middle())
