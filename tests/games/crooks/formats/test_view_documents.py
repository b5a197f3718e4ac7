"""Views as documents: how they stand there, and every way in which one is refused."""

import json
from typing import Any

import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.core.records.dumping import dumps, loads
from criminals.games import crooks
from tests.games.crooks.happenings import full, killing, moving
from tests.games.crooks.papers import middle
from tests.games.crooks.scenes import BOSS_CLAN, every_state, table
from tests.games.papers import invalidity, paper, with_change
from tests.games.positions import play


def of(viewer: int) -> dict[str, Any]:
    return paper(crooks.view(middle(), viewer))


def test_another_viewer_has_seen_and_knows_something_else() -> None:
    other, public = of(1), paper(crooks.view(middle(), SPECTATOR))
    assert other["hangouts"]["A"]["seen"] == [[5]]
    assert other["known"] == [{"origin": {"hangout": "A", "number": 1}, "crook": 5}]
    assert public["viewer"] == "spectator"
    assert (public["hangouts"]["A"]["seen"], public["known"]) == ([], [])
    assert loads(dumps(crooks.view(middle(), SPECTATOR)), "view").viewer is SPECTATOR


def test_a_view_has_what_was_seen_in_a_hangout_and_not_what_is_there() -> None:
    shared = {"size", "looks", "left"}
    assert set(paper(middle())["hangouts"]["A"]) - set(of(0)["hangouts"]["A"]) == {"crooks", "taken"}
    assert set(of(0)["hangouts"]["A"]) == {*shared, "seen"}


def test_a_world_of_a_view_gives_the_same_text() -> None:
    for state in every_state(3, seed=6):
        view = crooks.view(state, 1)
        world = next(crooks.worlds(view))
        assert dumps(crooks.view(world, 1)) == dumps(view)


def test_what_another_may_have_taken_is_a_view() -> None:
    could = with_change(of(0), ("hangouts", "A", "seen", 0), [1, 2])  # seat 1 may have taken the Boss as the last
    assert loads(json.dumps(could), "view").seen_in("A") == ((1, 2),)


def test_a_boss_seen_in_hand_before_the_last_is_refused() -> None:
    state = play(table(A=[18, 32], B=[19]), "recruit A, take 18")
    spoilt = paper(crooks.view(state, 0))
    spoilt["known"][0]["crook"] = 32
    assert invalidity(spoilt, "view") == ("a Boss was taken from hangout A before the last (§4.6)",)


def test_a_boss_known_face_down_is_refused() -> None:
    state = play(table(A=[18], B=[19]), "recruit A, take 18, place 6 down")
    spoilt = paper(crooks.view(state, 0))
    spoilt["known"][0]["crook"] = 32
    spoilt["hangouts"]["A"]["seen"] = [[32]]
    assert invalidity(spoilt, "view") == ("crook 32, a Boss, lies face down (§4.6)",)


def test_what_was_seen_of_one_hangout_is_not_in_another() -> None:
    state = play(table(A=[18, 20], B=[19, 21]), "recruit A, take 18, place 6", "pass", "recruit B, take 19, place 5")
    spoilt = paper(crooks.view(state, 0))
    spoilt["hangouts"]["B"]["seen"] = [[19, 20]]
    assert invalidity(spoilt, "view") == ("no world fits it (§6.14)",)


def test_a_crook_that_came_later_is_refused() -> None:
    state = play(table(A=[18, 20, 21], B=[19]), "recruit A, take 18, place 6", "pass", "recruit A, take 20, place 5")
    spoilt = paper(crooks.view(state, 0))
    assert spoilt["hangouts"]["A"]["seen"] == [[18, 20, 21], [20, 21]]
    spoilt["hangouts"]["A"]["seen"][1] = [20, 22]
    assert invalidity(spoilt, "view") == ("in hangout A a crook was seen that had not been there before (§6.3)",)


def test_a_crook_that_lies_face_up_and_is_known_hidden_too_is_refused() -> None:
    state = play(table(A=[18], B=[19]), "recruit A, take 18, place 6 down", "recruit B, take 19, place 6")
    spoilt = paper(crooks.view(state, 1))
    assert loads(dumps(crooks.view(state, 1)), "view") == crooks.view(state, 1)
    spoilt["rows"][0]["6"] = [{"face": "up", "crook": 19, "origin": {"hangout": "A", "number": 1}}]
    assert invalidity(spoilt, "view") == ("no world fits it (§6.14)",)


def test_too_few_bosses_for_a_hangout_that_was_left_are_refused() -> None:
    state = play(table(A=[32, 33], B=[18], deck=BOSS_CLAN), "recruit A, leave", "recruit B, take 18, place 6")
    assert loads(dumps(crooks.view(state, 1)), "view") == crooks.view(state, 1)
    deck = paper(crooks.view(state, 1))
    for crook in deck["edition"]["crooks"]:
        if crook["id"] != 32:
            crook["ability"] = None
    assert invalidity(deck, "view") == ("no world fits it (§6.14)",)


def test_a_returned_crook_that_can_always_be_placed_is_refused() -> None:
    state = play(full(), "take 19", "return")
    spoilt = paper(crooks.view(state, 1))
    for entry in spoilt["edition"]["crooks"]:
        if entry["id"] == 19:
            entry["ability"] = "accomplice"
    assert invalidity(spoilt, "view") == ("crook 19 was returned, though it can always be placed (§3.10)",)


@pytest.mark.parametrize("state", [moving, killing, full], ids=lambda make: make.__name__)
def test_every_view_of_a_rich_table_is_read_back(state: Any) -> None:
    for viewer in (*crooks.seats(state()), SPECTATOR):
        view = crooks.view(state(), viewer)
        assert loads(dumps(view), "view") == view


def test_what_the_viewer_took_is_gone_in_its_next_look() -> None:
    state = play(table(A=[18, 20], B=[19]), "recruit A, take 18, place 6", "pass", "recruit A, take 20, place 5")
    spoilt = paper(crooks.view(state, 0))
    assert spoilt["hangouts"]["A"]["seen"] == [[18, 20], [20]]
    spoilt["hangouts"]["A"]["seen"][1] = [18]
    assert invalidity(spoilt, "view") == ("what the viewer saw and knows contradicts itself (§6.14)",)
