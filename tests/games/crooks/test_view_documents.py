"""Views as documents: how they stand there, and every way in which one is refused."""

import json
from typing import Any

import attrs
import pytest

from criminals.core.dumping import dumps, loads
from criminals.core.frozen_map import FrozenMap
from criminals.core.seats import SPECTATOR
from criminals.core.strict_json import MOST_FAULTS
from criminals.games import crooks
from tests.games.crooks.happenings import full, killing, moving
from tests.games.crooks.papers import middle
from tests.games.crooks.scenes import BOSS_CLAN, every_state, play, table
from tests.games.papers import GONE, Path, invalidity, paper, refusal, with_change

OF_SEAT_0 = (
    '{"criminals":1,"kind":"view","game":"crooks","rules":1,"edition":"tiny","players":2,"viewer":0,"actor":1,'
    '"phase":{"phase":"placing","seat":1,"origin":{"hangout":"A","number":1}},'
    '"hangouts":{"A":{"size":0,"looks":[{"seat":0,"number":2},{"seat":1,"number":1}],"left":false,"seen":[[2,5]]},'
    '"B":{"size":2,"looks":[],"left":false,"seen":[]}},'
    '"rows":[{"3":[{"face":"down","origin":{"hangout":"A","number":2},"knowers":[0]}]},{"3":[]}],"discards":[],'
    '"money":[1,3],"bank":4,"passed":[false,false],"known":[{"origin":{"hangout":"A","number":2},"crook":2}]}'
)


def of(viewer: int) -> dict[str, Any]:
    return paper(crooks.view(middle(), viewer))


def test_a_view_is_one_json_object() -> None:
    view = crooks.view(middle(), 0)
    assert dumps(view) == OF_SEAT_0
    assert loads(OF_SEAT_0, "view") == view


def test_another_viewer_has_seen_and_knows_something_else() -> None:
    other, public = of(1), paper(crooks.view(middle(), SPECTATOR))
    assert other["hangouts"]["A"]["seen"] == [[5]]
    assert other["known"] == [{"origin": {"hangout": "A", "number": 1}, "crook": 5}]
    assert public["viewer"] == "spectator"
    assert (public["hangouts"]["A"]["seen"], public["known"]) == ([], [])
    assert loads(dumps(crooks.view(middle(), SPECTATOR)), "view").viewer is SPECTATOR


def test_a_view_has_no_field_of_a_secret() -> None:
    shared = {"size", "looks", "left"}
    assert set(paper(middle())["hangouts"]["A"]) - set(of(0)["hangouts"]["A"]) == {"crooks", "taken"}
    assert set(of(0)["hangouts"]["A"]) == {*shared, "seen"}
    assert set(paper(middle())) - set(of(0)) == {"box"}


def test_no_state_passes_for_a_view() -> None:
    assert refusal(dumps(middle()), "view") == ('$.kind: expected "view", got "state"',)
    renamed = paper(middle())
    renamed["kind"] = "view"
    assert "$.box: no such field is known" in refusal(renamed, "view")
    assert "$.hangouts.A.crooks: no such field is known" in refusal(renamed, "view")


def test_states_that_a_viewer_can_not_tell_apart_give_the_same_text() -> None:
    for state in every_state(3, seed=6):
        view = crooks.view(state, 1)
        world = next(crooks.worlds(view))
        assert dumps(crooks.view(world, 1)) == dumps(view)


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("viewer",), GONE, "$.viewer: it is missing"),
        (("viewer",), "Spectator", '$.viewer: expected one of 0, 1, 2, 3, "spectator", got "Spectator"'),
        (("viewer",), False, '$.viewer: expected one of 0, 1, 2, 3, "spectator", got false'),
        (("viewer",), 2, "$.viewer: 2 is no seat of 2 players (§2.1)"),
        (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
        (("box",), [4], "$.box: no such field is known"),
        (("hangouts", "A", "crooks"), [], "$.hangouts.A.crooks: no such field is known"),
        (("hangouts", "A", "seen"), [2, 5], "$.hangouts.A.seen[0]: expected a list, got 2"),
        (("hangouts", "A", "seen", 0), [5, 2], "$.hangouts.A.seen[0]: expected rising numbers, each once"),
        (("hangouts", "A", "seen", 0), [2, 9], "$.hangouts.A.seen[0][1]: no crook 9 is in the box (§1.1)"),
        (("known",), {}, "$.known: expected a list, got an object"),
        (("known", 0, "crook"), "2", '$.known[0].crook: expected a whole number, got "2"'),
        (("known", 0, "crook"), 7, "$.known[0].crook: no crook 7 is in the box (§1.1)"),
        (("known", 0, "origin", "hangout"), "Z", "$.known[0].origin.hangout: no hangout Z is in play (§2.2)"),
        (("known", 0, "origin", "number"), 3, "$.known[0].origin.number: hangout A never had more than 2 crooks"),
        (
            ("known", 1),
            {"origin": {"hangout": "A", "number": 2}, "crook": 2},
            "$.known: expected rising origins, each once",
        ),
        (
            ("known", 1),
            {"origin": {"hangout": "A", "number": 1}, "crook": 5},
            "$.known: expected rising origins, each once",
        ),
        (("discards", 0), {"owner": 0}, "$.discards[0].card: it is missing"),
    ],
    ids=str,
)
def test_a_faulty_form_is_refused_with_its_path(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(of(0), path, change), "view")
    assert any(found.startswith(fault) for found in faults), faults


NOT_THE_LOOKS = "what was seen in hangout A does not agree with the looks of the viewer (§6.3)"


@pytest.mark.parametrize(
    ("path", "change", "faults"),
    [
        (("bank",), 3, ("$7 on the table, the box has $8 (§1.5)",)),
        (("passed", 1), True, ("seat 1 plays on after passing (§3.2)",)),
        (("known",), [], ("the viewer knows crook 2 of hangout A, but not who it is (§6.5)",)),
        (("known", 0, "crook"), 1, ("no world fits it (§6.14)",)),
        (("known", 0, "crook"), 3, ("no world fits it (§6.14)",)),
        (
            ("known", 0, "origin", "number"),
            1,
            (
                "the viewer knows crook 2 of hangout A, but not who it is (§6.5)",
                "the viewer can not know who crook 1 of hangout A is (§6.5)",
            ),
        ),
        (("viewer",), "spectator", ("the viewer can not know who crook 2 of hangout A is (§6.5)", NOT_THE_LOOKS)),
        (("hangouts", "A", "seen"), [], (NOT_THE_LOOKS,)),
        (("hangouts", "A", "seen"), [[2]], (NOT_THE_LOOKS,)),
        (("hangouts", "A", "seen"), [[2, 5], [5]], (NOT_THE_LOOKS,)),
        (("hangouts", "A", "seen", 0), [3, 5], ("no world fits it (§6.14)",)),
        (
            ("hangouts", "B", "seen"),
            [[1, 3]],
            (NOT_THE_LOOKS.replace("A", "B"),),
        ),
        (("rows", 0, "3", 0, "knowers"), [1], ("seat 0 does not know its own crook (§3.8)",)),
    ],
    ids=str,
)
def test_a_view_that_nobody_has_is_refused(path: Path, change: object, faults: tuple[str, ...]) -> None:
    assert invalidity(with_change(of(0), path, change), "view") == faults


def test_what_could_be_is_a_view() -> None:
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


def test_more_faults_than_are_listed_are_cut() -> None:
    spoilt = paper(crooks.view(middle(), 0))
    spoilt["rows"][0]["3"] = [
        {"face": "up", "crook": number, "origin": {"hangout": "A", "number": 1}} for number in range(6, 600)
    ]
    assert len(refusal(spoilt, "view")) == MOST_FAULTS + 1


# --- views that no document can hold ---


def test_view_faults_names_what_is_wrong_with_any_view() -> None:
    view = crooks.view(middle(), 0)
    assert crooks.view_faults(view) == ()
    assert crooks.view_faults(attrs.evolve(view, seen=())) == ("seen has 0 entries, not 2",)
    assert crooks.view_faults(attrs.evolve(view, seen=(((5, 2),), ()))) == (
        "what was seen in hangout A does not stand by ids of the box (§6.9)",
    )
    stranger = FrozenMap({crooks.Origin("A", 2): 9})
    assert crooks.view_faults(attrs.evolve(view, known=stranger)) == ("a crook is known that is not in the box (§1.1)",)
    assert crooks.view_faults(attrs.evolve(view, money=())) == ("money has 0 entries, not 2",)


def test_view_faults_takes_a_view() -> None:
    with pytest.raises(TypeError, match="a state is no view"):
        crooks.view_faults(middle())  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType] -- that is the point
