"""What was once written is read as it was: the documents and texts in `tests/compatibility`, and their digests.

A test that fails here says that a change would break what was written. Until version 1.0 nothing is promised: `make
compatibility` makes the files anew, and their difference is read. From then on they are promises: the format or the
rules move a version, or the change is a mistake.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

import criminals
from criminals import GAMES, SPECTATOR, MalformedDocument, Record, ViewRecord
from criminals.core.documents.envelope import FORMAT, KINDS, Kind, offers_documents
from criminals.core.records.record import documented
from criminals.games import counterfeiters, crooks, sicario
from tools import compatibility
from tools.compatibility import FOLDER, files, home, is_promised, keep, played, read


def lines(folder: Path, name: str) -> list[str]:
    """The lines of a file; each ends as it should."""
    text = read(folder / name)
    assert text.endswith("\n")
    assert "\r" not in text
    return text.split("\n")[:-1]


def papers(folder: Path) -> list[Any]:
    """The documents of a game that is kept, as JSON."""
    return [json.loads(text) for text in lines(folder, "documents.jsonl")]


def values(folder: Path, *kinds: Kind) -> list[Any]:
    """The values of the documents of some kinds, in their order."""
    texts = lines(folder, "documents.jsonl")
    return [criminals.loads(text, kind) for text in texts if (kind := json.loads(text)["kind"]) in kinds]


def versions(folder: Path) -> tuple[int, int]:
    """The versions of format and rules that a game was kept in."""
    first = papers(folder)[0]
    return first["criminals"], first["rules"]


def present(folder: Path) -> bool:
    """Whether these are the versions of today."""
    return versions(folder) == (FORMAT, documented(folder.parent.parent.name).RULES)


def named(folder: Path) -> str:
    return folder.relative_to(FOLDER).as_posix()


ALL: Final = sorted(path for path in FOLDER.glob("*/rules-*/*") if path.is_dir())
PRESENT: Final = [folder for folder in ALL if present(folder)]
OLDER: Final = [folder for folder in ALL if not present(folder)]

each_game = pytest.mark.parametrize("folder", PRESENT, ids=named)


@each_game
def test_a_document_is_read_and_written_as_it_was(folder: Path) -> None:
    for text in lines(folder, "documents.jsonl"):
        assert criminals.dumps(criminals.loads(text, json.loads(text)["kind"])) == text


@each_game
def test_a_document_has_the_digest_it_had(folder: Path) -> None:
    assert [criminals.digest(value) for value in values(folder, *KINDS)] == lines(folder, "digests.txt")


@each_game
def test_a_record_leads_through_the_states_it_did(folder: Path) -> None:
    whole, *others = values(folder, "record")
    assert list(whole.digests()) == lines(folder, "plies.txt")
    for record in others:
        assert list(record.digests()) == lines(folder, "plies.txt")[: len(record.actions) + 1]


@each_game
def test_an_edition_that_is_named_is_what_it_was(folder: Path) -> None:
    (edition,) = values(folder, "edition")
    for value in values(folder, "record", "view_record", "state", "view"):
        assert value.edition == edition


@each_game
def test_a_viewer_is_told_what_it_was(folder: Path) -> None:
    """The views and the events of all steps, the score among them; and they lead to the last view."""
    record = values(folder, "record")[0]
    states = list(record.replay())
    found = values(folder, "view_record")
    for kept in found:
        told = record.for_viewer(kept.viewer)
        assert kept == ViewRecord(told.first, told.steps[: len(kept.steps)])
        *_, view = kept.replay()
        assert view == criminals.view(states[len(kept.steps)], kept.viewer)
    assert found


@each_game
def test_a_state_and_a_view_are_read_from_their_texts_as_they_were(folder: Path) -> None:
    """In the order of their documents."""
    kept = values(folder, "state", "view")
    for value, text in zip(kept, lines(folder, "texts.txt"), strict=True):
        assert criminals.from_text(value.game, text, edition=value.edition) == value
        assert criminals.to_text(value) == text


@each_game
def test_a_record_is_read_from_its_text_as_it_was(folder: Path) -> None:
    text = read(folder / "record.txt")
    record: Any = Record.from_text(text)
    assert record.to_text() == text
    assert record == values(folder, "record")[0]


@each_game
def test_an_action_has_the_number_it_had(folder: Path) -> None:
    record = values(folder, "record")[0]
    space = criminals.GAMES[record.game].action_space(record.players, record.edition)
    assert list(map(str, space)) == lines(folder, "actions.txt")


@each_game
def test_a_version_of_the_rules_that_is_not_known_is_refused_by_name(folder: Path) -> None:
    rules = versions(folder)[1]
    for paper in papers(folder):
        with pytest.raises(MalformedDocument) as caught:
            criminals.loads(json.dumps({**paper, "rules": rules + 1}), paper["kind"])
        told = f"$.rules: no version {rules + 1} of {paper['game']} is known, only {rules}"
        assert [*map(str, caught.value.faults)] == [told]
    with pytest.raises(MalformedDocument, match=f"rules: no version {rules + 1} of "):
        Record.from_text(read(folder / "record.txt").replace(f"rules: {rules}\n", f"rules: {rules + 1}\n"))


def test_what_older_versions_wrote_is_refused_by_name() -> None:
    for folder in OLDER:
        for paper in papers(folder):
            with pytest.raises(MalformedDocument, match=r"\$\.(criminals: no format|rules: no version) "):
                criminals.loads(json.dumps(paper), paper["kind"])


# --- what is kept ---


def test_every_game_has_its_promises() -> None:
    ours = {name: game for name, game in GAMES.items() if getattr(game, "__name__", "").startswith("criminals.")}
    games = {name for name, game in ours.items() if offers_documents(game)}
    assert set(compatibility.GAMES) == games == {folder.parent.parent.name for folder in PRESENT}
    for game, names in compatibility.GAMES.items():
        assert {home(game, name) for name in names} == {
            folder for folder in PRESENT if folder.parent.parent.name == game
        }


@pytest.mark.parametrize("game", sorted(compatibility.GAMES))
def test_documents_of_every_kind_are_kept(game: str) -> None:
    kept = [paper for folder in PRESENT if folder.parent.parent.name == game for paper in papers(folder)]
    assert {paper["kind"] for paper in kept} == set(KINDS)
    views = [paper for paper in kept if paper["kind"] in ("view", "view_record")]
    for kind in ("view", "view_record"):
        assert {type(paper["viewer"]) for paper in views if paper["kind"] == kind} == {int, str}


EVERYTHING: Final[dict[str, tuple[Any, set[str], set[str]]]] = {
    "crooks": (
        crooks,
        {"recruiting", "taking", "placing", "picking", "moving", "killing", "spying", "over"},
        set(crooks.REASONS),
    ),
    "counterfeiters": (
        counterfeiters,
        {"playing", "dining", "finishing", "retaking", "replaying", "over"},
        {"cash", "offshore"},  # once the game is over, tickets are cash
    ),
    "sicario": (sicario, {"rolling", "decoding", "hunting", "questioning", "over"}, set(sicario.REASONS)),
}
"""For each game its module, its phases, and the reasons of score lines at the end."""


@pytest.mark.parametrize("game", EVERYTHING)
def test_every_phase_fact_and_reason_is_kept(game: str) -> None:
    rules, phases, reasons = EVERYTHING[game]
    kept = [paper for folder in PRESENT if folder.parent.parent.name == game for paper in papers(folder)]
    states = [paper for paper in kept if paper["kind"] in ("state", "view")]
    facts = [paper for paper in kept if paper["kind"] == "view_event"]
    for kind in ("state", "view"):
        assert {paper["phase"]["phase"] for paper in states if paper["kind"] == kind} == phases
    assert {paper["phase"]["phase"] for paper in facts if paper["event"] == "began"} == phases
    assert {paper["players"] for paper in states} == set(rules.REFERENCE.players)
    assert {type(paper["edition"]) for paper in states} == {str, dict}
    assert {paper["viewer"] for paper in states if paper["kind"] == "view"} == {0, 1, 2, 3, SPECTATOR.value}
    names = {fact.__name__.lower() for fact in rules.VIEW_EVENTS}
    assert {paper["event"].replace("_", "") for paper in facts} == names
    told = {paper["fact"]["event"].replace("_", "") for paper in kept if paper["kind"] == "event"}
    assert told == names
    assert {paper["line"]["reason"] for paper in facts if paper["event"] == "scored"} == reasons
    actions: set[type[object]] = {
        type(rules.parse_action(paper["action"])) for paper in kept if paper["kind"] == "action"
    }
    assert actions == set(rules.ACTIONS)


# --- the tool ---


def test_what_is_promised_is_never_written_anew(tmp_path: Path) -> None:
    folder = tmp_path / "crooks" / "rules-1" / "small"
    keep(folder, {"x.txt": "1\n", "y.txt": "2\n"}, promised=True)
    with pytest.raises(FileExistsError, match="small: what is kept there is a promise"):
        keep(folder, {"x.txt": "0\n", "z.txt": "3\n"}, promised=True)
    assert {path.name: read(path) for path in folder.iterdir()} == {"x.txt": "1\n", "y.txt": "2\n"}


def test_until_1_0_the_files_are_made_anew(tmp_path: Path) -> None:
    assert [is_promised(version) for version in ("0.1.0", "0.12.3", "1.0.0", "10.2.0")] == [False, False, True, True]
    keep(tmp_path, {"x.txt": "1\n", "y.txt": "2\n"}, promised=False)
    keep(tmp_path, {"x.txt": "0\n", "z.txt": "3\n"}, promised=False)
    assert {path.name: read(path) for path in tmp_path.iterdir()} == {"x.txt": "0\n", "z.txt": "3\n"}


@pytest.mark.parametrize("game", compatibility.GAMES)
def test_until_1_0_the_files_are_those_that_the_tool_would_write(game: str) -> None:
    if is_promised(criminals.__version__):
        return
    for name, (first, seed) in compatibility.GAMES[game].items():
        written = {path.name: read(path) for path in home(game, name).iterdir()}
        assert written == dict(files(played(first(seed), Random(seed)))), f"{name}: run make compatibility"


def test_the_tool_writes_files_that_the_tests_read() -> None:
    first, seed = compatibility.GAMES["crooks"]["tiny-2"]
    assert {name for name, _ in files(played(first(seed), Random(seed)))} == {
        *("documents.jsonl", "digests.txt", "plies.txt", "texts.txt", "record.txt", "actions.txt"),
    }
    for folder in PRESENT:
        assert len(list(folder.iterdir())) == 6
