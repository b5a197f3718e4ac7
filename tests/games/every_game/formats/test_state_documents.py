"""States as documents: how they stand there, and every way in which one is refused."""

import json
from collections.abc import Callable, Iterator
from typing import Any, get_args

from criminals.core.records.dumping import digest, dumps, loads
from tests.games.every_game.samples import Sample, every_case, every_game, every_scene
from tests.games.papers import GONE, Path, invalidity, paper, refusal, told, with_change


@every_game
def test_a_state_is_one_json_object(sample: Sample) -> None:
    state, text = sample.papers.middle(), sample.state_documents.MIDDLE
    assert dumps(state) == text
    assert loads(text, "state") == state
    assert digest(state) == sample.state_documents.DIGEST


@every_game
def test_the_order_of_fields_and_spaces_mean_nothing(sample: Sample) -> None:
    state = sample.papers.middle()
    turned = dict(reversed(paper(state).items()))
    for name in sample.state_documents.OBJECTS:
        turned[name] = dict(reversed(turned[name].items()))
    assert loads(json.dumps(turned, indent=2), "state") == state


@every_game
def test_an_edition_of_ones_own_stands_there_whole(sample: Sample) -> None:
    state = sample.papers.mine()
    assert paper(state)["edition"] == sample.papers.whole_edition()
    assert loads(dumps(state), "state") == state


@every_game
def test_every_state_of_a_game_has_its_own_digest(sample: Sample) -> None:
    """A state that comes twice has one digest."""
    states = list(sample.scenes.every_state(3, seed=4))
    assert len({digest(state) for state in states}) == len(set(states)) > len(states) // 2
    assert len(set(states)) == len(states) or sample.state_documents.STATES_RETURN


def common_faults(sample: Sample) -> Iterator[tuple[Path, object, str]]:
    """Paths in the document of a state, what no game allows there, and the fault."""
    document, players = paper(sample.papers.middle()), sample.players[0]
    actor, phase = json.dumps(document["actor"]), document["phase"]["phase"]
    editions = ", ".join(f'"{edition}"' for edition in sample.game.EDITIONS)
    counts = ", ".join(map(str, sample.players))
    phases = ", ".join(f'"{kind.__name__.lower()}"' for kind in get_args(sample.game.Phase)[:4])
    for field in document:
        yield (field,), GONE, f"$.{field}: it is missing"
    yield ("viewer",), 0, "$.viewer: no such field is known"
    yield ("edition",), "tin", f'$.edition: no edition "tin" is known, only {editions}; others stand whole'
    yield ("edition",), None, "$.edition: expected a text or an object, got null"
    yield ("edition",), {}, "$.edition.name: it is missing"
    for number in (players - 1, sample.players[-1] + 1):
        yield ("players",), number, f"$.players: expected one of {counts}, got {number}"
    yield ("players",), True, f"$.players: expected one of {counts}, got true"
    yield ("actor",), 1.5, "$.actor: 1.5 is no whole number, and documents have no others"
    yield ("actor",), None, f"$.actor: expected {actor}, as the phase says, got null"
    yield ("phase",), {"phase": "over"}, f"$.actor: expected null, got {actor}"
    yield ("phase",), phase, f'$.phase: expected an object, got "{phase}"'
    yield ("phase", "phase"), GONE, "$.phase.phase: it is missing"
    yield ("phase", "phase"), phase.title(), f"$.phase.phase: expected one of {phases}"
    yield ("phase", "phase"), [phase], f"$.phase.phase: expected one of {phases}"
    yield ("phase", "seat"), -1, "$.phase.seat: expected one of 0, 1, 2, 3, got -1"
    yield ("phase", "seat"), players, f"$.phase.seat: {players} is no seat of {players} players (§2.1)"


@every_case("path, change, fault", lambda sample: (*common_faults(sample), *sample.state_documents.FAULTY))
def test_a_faulty_form_is_refused_with_its_path(sample: Sample, path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(sample.papers.middle()), path, change), "state")
    assert any(found.startswith(fault) for found in faults), faults


@every_game
def test_every_fault_of_the_form_is_named(sample: Sample) -> None:
    spoilt = paper(sample.papers.middle())
    sample.state_documents.spoil_form(spoilt)
    assert refusal(spoilt, "state") == sample.state_documents.FORM_FAULTS


@every_game
def test_every_name_that_is_not_there_is_named(sample: Sample) -> None:
    spoilt = paper(sample.papers.middle())
    sample.state_documents.spoil_names(spoilt)
    assert refusal(spoilt, "state") == sample.state_documents.NAME_FAULTS


@every_case("path, change, fault", lambda sample: sample.state_documents.IMPOSSIBLE)
def test_a_state_that_no_game_has_is_refused(sample: Sample, path: Path, change: object, fault: str) -> None:
    assert fault in invalidity(with_change(paper(sample.papers.middle()), path, change), "state")


@every_game
def test_what_loads_refuses_is_what_faults_tells(sample: Sample) -> None:
    edition = sample.state_documents.EDITION
    for state in sample.scenes.every_state(edition.players[0], seed=8, edition=edition):
        broken = sample.state_documents.broken(state)
        assert invalidity(paper(broken), "state") == told(sample.game.faults(broken))


@every_case("scene", every_scene)
def test_every_scene_is_read_back(sample: Sample, scene: Callable[[], Any]) -> None:
    assert loads(dumps(scene()), "state") == scene(), sample.name
