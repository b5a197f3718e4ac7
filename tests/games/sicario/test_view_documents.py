"""Views as documents: how they stand there, and every way in which one is refused."""

from typing import Any

import attrs
import pytest

from criminals.core.dumping import dumps, loads
from criminals.core.seats import SPECTATOR, Viewer
from criminals.games import sicario
from tests.games.papers import GONE, Path, invalidity, paper, refusal, with_change
from tests.games.sicario.papers import SCENES, home, middle, one_out
from tests.games.sicario.scenes import every_state

OF_SEAT_1 = (
    '{"criminals":1,"kind":"view","game":"sicario","rules":1,"edition":"reference","players":3,"viewer":1,'
    '"actor":"chance","phase":{"phase":"rolling","seat":2},"sicario":0,"positions":[null,21,5],"lost":[0,0,0],"facts":['
    '[{"fact":"lights","features":["woman","no-hat","glasses"],"lights":2},{"fact":"missed","character":"Wanda"}],'
    '[{"fact":"answer","trait":"hat","yes":true}],'
    '[{"fact":"answer","trait":"man","yes":true},{"fact":"answer","trait":"scar","yes":true},'
    '{"fact":"missed","character":"Felix"}]],"shown":[null,null,null],"unread_size":9,'
    '"bottom":["tip-off","advance-2","lose-turn","advance-4","advance-1","roll-again","tip-off"],"character":"Olga"}'
)


def of(viewer: Viewer) -> dict[str, Any]:
    return paper(sicario.view(middle(), viewer))


def test_a_view_is_one_json_object() -> None:
    view = sicario.view(middle(), 1)
    assert dumps(view) == OF_SEAT_1
    assert loads(OF_SEAT_1, "view") == view


def test_another_viewer_differs_in_its_own_character_alone() -> None:
    assert {**of(0), "viewer": 1, "character": "Olga"} == of(1)
    assert {**of(SPECTATOR), "viewer": 1, "character": "Olga"} == of(1)
    assert (of(SPECTATOR)["viewer"], of(SPECTATOR)["character"]) == ("spectator", None)
    assert loads(dumps(sicario.view(middle(), SPECTATOR)), "view").viewer is SPECTATOR


def test_a_view_has_no_field_of_a_secret() -> None:
    assert set(paper(middle())) - set(of(0)) == {"characters", "unread"}
    assert set(of(0)) - set(paper(middle())) == {"viewer", "character"}
    assert of(0)["character"] == paper(middle())["characters"][0]


def test_no_state_passes_for_a_view() -> None:
    assert refusal(dumps(middle()), "view") == ('$.kind: expected "view", got "state"',)
    renamed = paper(middle())
    renamed["kind"] = "view"
    assert refusal(renamed, "view") == (
        "$.viewer: it is missing",
        "$.character: it is missing",
        "$.characters: no such field is known",
        "$.unread: no such field is known",
    )


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.__name__)
def test_every_view_of_every_scene_is_read_back(scene: type) -> None:
    for viewer in (*sicario.seats(scene()), SPECTATOR):
        view = sicario.view(scene(), viewer)
        assert loads(dumps(view), "view") == view


def test_who_is_out_and_who_all_are_at_the_end_is_in_every_view() -> None:
    for viewer in (0, 1, 3, SPECTATOR):
        assert paper(sicario.view(one_out(), viewer))["shown"] == [None, "Bob", None, None]
        assert paper(sicario.view(home(), viewer))["shown"] == ["Ann", "Bob", "Cleo", "Zo\u00eb"]


def test_views_of_states_that_one_can_not_tell_apart_are_the_same_text() -> None:
    """Another order of what was not read, and other characters of others, to the last byte (§6.3)."""
    seen = 0
    for state in every_state(3, 9):
        if state.actor is None:
            break
        other = attrs.evolve(state, unread=tuple(sorted(state.unread)))
        seen += other != state
        for viewer in (*sicario.seats(state), SPECTATOR):
            assert dumps(sicario.view(state, viewer)) == dumps(sicario.view(other, viewer))
    assert seen


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("viewer",), GONE, "$.viewer: it is missing"),
        (("viewer",), 3, "$.viewer: 3 is no seat of 3 players (§2.1)"),
        (("viewer",), "chance", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "chance"'),
        (("viewer",), "spectator", '$.character: expected null, for a spectator, got "Olga"'),
        (("character",), None, "$.character: expected a character, got null"),
        (("character",), GONE, "$.character: it is missing"),
        (("character",), "Eve", '$.character: no character "Eve" is on the sheet (§1.1)'),
        (("character",), ["Olga"], "$.character: expected a text or null, got a list"),
        (("unread",), [], "$.unread: no such field is known"),
        (("unread_size",), 8, "$.unread_size: 8, but 7 of 16 cards are in the bottom (§6.3)"),
        (("bottom",), ["tip-off"] * 200, "$.unread_size: 9, but 200 of 16 cards are in the bottom (§6.3)"),
        (("actor",), 2, '$.actor: expected "chance", as the phase says, got 2'),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_faulty_form_is_refused_with_its_path(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(of(1), path, change), "view")
    assert any(found.startswith(fault) for found in faults), faults


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("positions", 1), 5, "2 agents stand on space 5 (§3.1)"),
        (("shown", 2), "Boris", "the character of seat 2 is shown, but it is not out (§6.2)"),
        (("character",), "Glenda", "the viewer is Glenda, which what was heard and shown does not fit (§6.5)"),
        (("viewer",), 0, "the viewer is Olga, which what was heard and shown does not fit (§6.5)"),
        (("lost", 0), 5, "the sicario loses 5 turns, so many cards were not read (§7.4)"),
    ],
    ids=lambda value: str(value)[:60],
)
def test_a_view_that_nobody_can_have_is_refused(path: Path, change: object, fault: str) -> None:
    assert fault in invalidity(with_change(of(1), path, change), "view")


def test_what_loads_refuses_is_what_view_faults_tells() -> None:
    refused = 0
    for state in every_state(4, seed=8, edition=sicario.TINY):
        broken = attrs.evolve(sicario.view(state, 0), sicario=(state.sicario + 1) % 4)
        faults = sicario.view_faults(broken)
        refused += bool(faults)
        if faults:
            assert invalidity(paper(broken), "view") == faults
        else:  # now and then another could sit there
            assert loads(dumps(broken), "view") == broken
    assert refused > 1
