"""Views as documents: how they stand there, and every way in which one is refused."""

from collections.abc import Callable, Iterator
from typing import Any

from criminals.core.base.faults import MOST_FAULTS
from criminals.core.records.dumping import dumps, loads
from tests.games.every_game.samples import Sample, every_case, every_game, every_scene, viewers
from tests.games.papers import GONE, Path, invalidity, paper, refusal, with_change


def middle(sample: Sample) -> Any:
    """A view in the middle of a game."""
    return sample.game.view(sample.papers.middle(), sample.view_documents.VIEWER)


@every_game
def test_a_view_is_one_json_object(sample: Sample) -> None:
    text = sample.view_documents.VIEW
    assert dumps(middle(sample)) == text
    assert loads(text, "view") == middle(sample)


@every_game
def test_a_view_has_no_field_of_a_secret(sample: Sample) -> None:
    state, view = paper(sample.papers.middle()), paper(middle(sample))
    assert set(state) - set(view) == sample.view_documents.HIDDEN
    assert set(view) - set(state) == sample.view_documents.ADDED


@every_game
def test_no_state_passes_for_a_view(sample: Sample) -> None:
    state = sample.papers.middle()
    assert refusal(dumps(state), "view") == ('$.kind: expected "view", got "state"',)
    assert refusal({**paper(state), "kind": "view"}, "view") == sample.view_documents.RENAMED_FAULTS


def viewer_faults(sample: Sample) -> Iterator[tuple[Path, object, str]]:
    """The place of the viewer in a document, what no game allows there, and the fault."""
    players = sample.players[0]
    yield ("viewer",), GONE, "$.viewer: it is missing"
    yield ("viewer",), "Spectator", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "Spectator"'
    yield ("viewer",), "chance", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "chance"'
    yield ("viewer",), False, '$.viewer: expected one of 0, 1, 2, 3, "spectator", got false'
    yield ("viewer",), players, f"$.viewer: {players} is no seat of {players} players (§2.1)"


@every_case("path, change, fault", lambda sample: (*viewer_faults(sample), *sample.view_documents.FAULTY))
def test_a_faulty_form_is_refused_with_its_path(sample: Sample, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(middle(sample)), path, change), "view")
    assert any(found.startswith(fault) for found in faults), faults


@every_case("path, change, faults", lambda sample: sample.view_documents.IMPOSSIBLE)
def test_a_view_that_nobody_has_is_refused(sample: Sample, path: Path, change: object, faults: tuple[str, ...]) -> None:
    assert invalidity(with_change(paper(middle(sample)), path, change), "view") == faults


@every_case("scene", every_scene)
def test_every_view_of_every_scene_is_read_back(sample: Sample, scene: Callable[[], Any]) -> None:
    for viewer in viewers(scene().players):
        view = sample.game.view(scene(), viewer)
        assert loads(dumps(view), "view") == view


@every_game
def test_more_faults_than_are_listed_are_cut(sample: Sample) -> None:
    path, change = sample.view_documents.MANY
    assert len(refusal(with_change(paper(middle(sample)), path, change), "view")) == MOST_FAULTS + 1
