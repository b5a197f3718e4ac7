"""Views as documents: how they stand there, and every way in which one is refused."""

from typing import Any

import attrs

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.records.dumping import dumps, loads
from criminals.games import sicario
from tests.games.papers import invalidity, paper
from tests.games.sicario.papers import home, middle, one_out
from tests.games.sicario.scenes import every_state


def of(viewer: Viewer) -> dict[str, Any]:
    return paper(sicario.view(middle(), viewer))


def test_another_viewer_differs_in_its_own_character_alone() -> None:
    assert {**of(0), "viewer": 1, "character": "Olga"} == of(1)
    assert {**of(SPECTATOR), "viewer": 1, "character": "Olga"} == of(1)
    assert (of(SPECTATOR)["viewer"], of(SPECTATOR)["character"]) == ("spectator", None)
    assert loads(dumps(sicario.view(middle(), SPECTATOR)), "view").viewer is SPECTATOR


def test_a_view_has_the_character_of_its_viewer() -> None:
    assert of(0)["character"] == paper(middle())["characters"][0]


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


def test_what_loads_refuses_is_what_view_faults_tells() -> None:
    refused = 0
    for state in every_state(4, seed=8, edition=sicario.TINY):
        broken = attrs.evolve(sicario.view(state, 0), sicario=(state.sicario + 1) % 4)
        faults = sicario.view_faults(broken)
        refused += bool(faults)
        if faults:
            assert invalidity(paper(broken), "view") == tuple(map(str, faults))
        else:  # now and then another could sit there
            assert loads(dumps(broken), "view") == broken
    assert refused > 1
