"""States as documents: how they stand there, and every way in which one is refused."""

import json

import attrs
import pytest

from criminals.core.dumping import digest, dumps, loads
from criminals.games import crooks
from tests.games.crooks.happenings import killing, moving, spying
from tests.games.crooks.papers import MINE, middle, whole_edition
from tests.games.crooks.scenes import every_state, play, table
from tests.games.papers import GONE, Path, invalidity, paper, refusal, with_change

MIDDLE = (
    '{"criminals":1,"kind":"state","game":"crooks","rules":1,"edition":"tiny","players":2,"actor":1,'
    '"phase":{"phase":"placing","seat":1,"origin":{"hangout":"A","number":1}},'
    '"hangouts":{"A":{"size":0,"looks":[{"seat":0,"number":2},{"seat":1,"number":1}],"left":false,"crooks":[],'
    '"taken":[2,5]},"B":{"size":2,"looks":[],"left":false,"crooks":[1,3],"taken":[]}},"box":[4],'
    '"rows":[{"3":[{"face":"down","origin":{"hangout":"A","number":2},"knowers":[0]}]},{"3":[]}],"discards":[],'
    '"money":[1,3],"bank":4,"passed":[false,false]}'
)


def test_a_state_is_one_json_object() -> None:
    assert dumps(middle()) == MIDDLE
    assert loads(MIDDLE, "state") == middle()
    assert digest(middle()) == "f031f1f9c1eb9331cef9bb03e8faf6bf26a89cb2db2a30851d3d56567b34dab7"


def test_the_order_of_fields_and_spaces_mean_nothing() -> None:
    turned = dict(reversed(paper(middle()).items()))
    turned["hangouts"] = dict(reversed(turned["hangouts"].items()))
    assert loads(json.dumps(turned, indent=2), "state") == middle()


def test_an_edition_of_ones_own_stands_there_whole() -> None:
    state = crooks.new_game(setup=crooks.Setup(((2, 5), (1, 3)), (4,)), edition=MINE)
    assert paper(state)["edition"] == whole_edition()
    assert loads(dumps(state), "state") == state


def test_pieces_and_phases_are_told_by_their_tags() -> None:
    killed = paper(play(killing(), "kill 0"))
    assert killed["discards"][-1] == {
        "owner": 0,
        "card": {"face": "up", "crook": 5, "origin": {"hangout": "C", "number": 1}},
        "returned": False,
    }
    assert paper(moving())["phase"] == {
        "phase": "moving",
        "seat": 0,
        "target": 6,
        "cards": [
            {"face": "down", "origin": {"hangout": "A", "number": 1}, "knowers": [0]},
            {"face": "up", "crook": 5, "origin": {"hangout": "C", "number": 1}},
        ],
    }
    phases = (table(A=[18]), play(table(A=[18]), "recruit A"), middle(), moving(), killing(), spying())
    assert [paper(state)["phase"]["phase"] for state in phases] == [
        *("recruiting", "taking", "placing", "moving", "killing", "spying")
    ]
    over = paper(play(table(A=[18]), "pass, pass"))
    assert (over["phase"], over["actor"]) == ({"phase": "over"}, None)


def test_every_state_of_a_game_has_its_own_digest() -> None:
    states = list(every_state(3, seed=4))
    assert len({digest(state) for state in states}) == len(set(states)) == len(states)


# --- the form ---


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("edition",), "tin", '$.edition: no edition "tin" is known, only "reference", "tiny", "bosses"; others'),
        (("edition",), None, "$.edition: expected a text or an object, got null"),
        (("edition",), {}, "$.edition.name: it is missing"),
        (("players",), 5, "$.players: expected one of 2, 3, 4, got 5"),
        (("players",), True, "$.players: expected one of 2, 3, 4, got true"),
        (("players",), 3, '$.players: edition "tiny" is for 2 players, not 3 (§2.1)'),
        (("viewer",), 0, "$.viewer: no such field is known"),
        (("box",), GONE, "$.box: it is missing"),
        (("actor",), "1", '$.actor: expected one of 0, 1, 2, 3 or null, got "1"'),
        (("actor",), 4, "$.actor: expected one of 0, 1, 2, 3, got 4"),
        (("actor",), 0, "$.actor: expected 1, as the phase says, got 0"),
        (("actor",), None, "$.actor: expected 1, as the phase says, got null"),
        (("phase",), "placing", '$.phase: expected an object, got "placing"'),
        (("phase", "phase"), GONE, "$.phase.phase: it is missing"),
        (
            ("phase", "phase"),
            ["placing"],
            '$.phase.phase: expected one of "recruiting", "taking", "placing", "picking"',
        ),
        (("phase", "phase"), "Placing", '$.phase.phase: expected one of "recruiting", "taking", "placing", "picking"'),
        (("phase", "phase"), "taking", "$.phase.hangout: it is missing"),
        (("phase", "seat"), 2, "$.phase.seat: 2 is no seat of 2 players (§2.1)"),
        (("phase", "seat"), -1, "$.phase.seat: expected one of 0, 1, 2, 3, got -1"),
        (("phase", "origin", "hangout"), "C", "$.phase.origin.hangout: no hangout C is in play (§2.2)"),
        (("phase", "origin", "hangout"), "AB", '$.phase.origin.hangout: expected a capital letter, got "AB"'),
        (("phase", "origin", "number"), 0, "$.phase.origin.number: expected a number from 1 to 999999999, got 0"),
        (("phase", "origin", "number"), 3, "$.phase.origin.number: hangout A never had more than 2 crooks (§6.10)"),
        (("phase",), {"phase": "killing", "seat": 1, "target": 4}, "$.phase.target: no target 4 is in the box (§1.2)"),
        (("phase",), {"phase": "over"}, "$.actor: expected null, got 1"),
        (("hangouts", "B"), GONE, "$.hangouts.B: it is missing"),
        (("hangouts", "b"), {}, '$.hangouts.b: expected a capital letter, got "b"'),
        (("hangouts", "A", "size"), -1, "$.hangouts.A.size: expected a number from 0 up, got -1"),
        (("hangouts", "A", "size"), 1, "$.hangouts.A.size: 1, but there are 0 crooks"),
        (("hangouts", "A", "left"), 0, "$.hangouts.A.left: expected true or false, got 0"),
        (("hangouts", "A", "seen"), [], "$.hangouts.A.seen: no such field is known"),
        (("hangouts", "A", "looks", 0), [0, 2], "$.hangouts.A.looks[0]: expected an object, got a list"),
        (("hangouts", "A", "looks", 0, "seat"), 3, "$.hangouts.A.looks[0].seat: 3 is no seat of 2 players (§2.1)"),
        (("hangouts", "B", "crooks"), [3, 1], "$.hangouts.B.crooks: expected rising numbers, each once"),
        (("hangouts", "B", "crooks"), [1, 1], "$.hangouts.B.crooks: expected rising numbers, each once"),
        (("hangouts", "B", "crooks", 1), 6, "$.hangouts.B.crooks[1]: no crook 6 is in the box (§1.1)"),
        (("hangouts", "A", "taken", 0), "2", '$.hangouts.A.taken[0]: expected a whole number, got "2"'),
        (("box", 0), 99, "$.box[0]: no crook 99 is in the box (§1.1)"),
        (("rows", 1), GONE, "$.rows: 1 of them, there are 2 seats (§2.1)"),
        (("rows", 2), {"3": []}, "$.rows: 3 of them, there are 2 seats (§2.1)"),
        (("rows", 1, "3"), GONE, '$.rows[1]["3"]: it is missing'),
        (("rows", 1, "4"), [], '$.rows[1]["4"]: no such target is in the box (§1.2)'),
        (("rows", 1, "03"), [], '$.rows[1]["03"]: expected the worth of a target, got "03"'),
        (
            ("rows", 0, "3", 0, "face"),
            "?",
            '$.rows[0]["3"][0].face: expected one of "up", "down", got "?"',
        ),
        (("rows", 0, "3", 0, "face"), "up", '$.rows[0]["3"][0].crook: it is missing'),
        (("rows", 0, "3", 0, "crook"), 2, '$.rows[0]["3"][0].crook: no such field is known'),
        (("rows", 0, "3", 0, "knowers"), [1, 0], '$.rows[0]["3"][0].knowers: expected rising numbers, each once'),
        (("rows", 0, "3", 0, "knowers"), [0, 2], '$.rows[0]["3"][0].knowers[1]: 2 is no seat of 2 players (§2.1)'),
        (("discards",), {}, "$.discards: expected a list, got an object"),
        (("money", 0), -1, "$.money[0]: expected a number from 0 up, got -1"),
        (("money",), [1, 3, 0], "$.money: 3 of them, there are 2 seats (§2.1)"),
        (("bank",), 4.5, "$.bank: 4.5 is no whole number, and documents have no others"),
        (("passed",), [False], "$.passed: 1 of them, there are 2 seats (§2.1)"),
        (("kind",), "view", '$.kind: expected "state", got "view"'),
        (("rules",), 2, "$.rules: no version 2 of crooks is known, only 1"),
    ],
    ids=str,
)
def test_a_faulty_form_is_refused_with_its_path(path: Path, change: object, fault: str) -> None:
    faults = refusal(with_change(paper(middle()), path, change), "state")
    assert any(found.startswith(fault) for found in faults), faults


def test_every_fault_of_the_form_is_named() -> None:
    spoilt = paper(middle())
    spoilt["money"] = ["1", None]
    spoilt["phase"] = {"phase": "placing", "origin": {"hangout": "a"}}
    spoilt["rows"][0]["3"][0]["face"] = "?"
    spoilt["note"] = 1
    assert refusal(spoilt, "state") == (
        "$.phase.seat: it is missing",
        '$.phase.origin.hangout: expected a capital letter, got "a"',
        "$.phase.origin.number: it is missing",
        '$.rows[0]["3"][0].face: expected one of "up", "down", got "?"',
        '$.money[0]: expected a whole number, got "1"',
        "$.money[1]: expected a whole number, got null",
        "$.note: no such field is known",
    )


def test_every_name_that_is_not_there_is_named() -> None:
    spoilt = paper(middle())
    spoilt["box"] = [4, 7]
    spoilt["hangouts"]["C"] = spoilt["hangouts"].pop("A")
    spoilt["passed"] = []
    spoilt["actor"] = 0
    assert refusal(spoilt, "state") == (
        "$.box[1]: no crook 7 is in the box (§1.1)",
        "$.hangouts.A: it is missing",
        "$.hangouts.C: no such hangout is in play (§2.2)",
        "$.passed: 0 of them, there are 2 seats (§2.1)",
        "$.actor: expected 1, as the phase says, got 0",
    )


# --- the state as a whole ---


@pytest.mark.parametrize(
    ("path", "change", "fault"),
    [
        (("bank",), 5, "$9 on the table, the box has $8 (§1.5)"),
        (("box", 0), 3, "a crook is in no place, or in two (§2.3)"),
        (("box",), [], "a crook is in no place, or in two (§2.3)"),
        (("hangouts", "A", "taken"), [2], "hangout A does not count up (§3.5)"),
        (("hangouts", "A", "taken"), [5, 2, 5], "hangout A does not count up (§3.5)"),
        (("hangouts", "A", "taken"), [1, 5], "crook 1, a Boss, lies face down (§4.6)"),
        (("hangouts", "A", "looks"), [{"seat": 0, "number": 2}], "seat 1 took a crook from hangout A unseen (§3.5)"),
        (("hangouts", "B", "left"), True, "hangout B was left with one that could be taken (§3.9)"),
        (("rows", 0, "3"), [], "the crooks on the table and in the box are not those that left the hangouts (§6.10)"),
        (("rows", 0, "3", 0, "knowers"), [1], "seat 0 does not know its own crook (§3.8)"),
        (("phase", "origin", "number"), 2, "seat 1 holds another crook than the one just taken (§3.7)"),
        (("passed", 1), True, "seat 1 plays on after passing (§3.2)"),
    ],
    ids=str,
)
def test_a_state_that_no_game_has_is_refused(path: Path, change: object, fault: str) -> None:
    faults = invalidity(with_change(paper(middle()), path, change), "state")
    assert fault in faults


def test_looks_out_of_their_order_are_refused() -> None:
    spoilt = paper(middle())
    spoilt["hangouts"]["A"]["looks"].reverse()
    assert invalidity(spoilt, "state") == ("the looks into hangout A do not stand in their order (§6.10)",)


def test_a_crook_in_two_places_on_the_table_is_refused() -> None:
    spoilt = paper(middle())
    spoilt["rows"][1]["3"] = spoilt["rows"][0]["3"]
    assert "the crooks on the table and in the box are not those that left the hangouts (§6.10)" in invalidity(
        spoilt, "state"
    )


def test_what_loads_refuses_is_what_faults_tells() -> None:
    for state in every_state(2, seed=8, edition=crooks.BOSSES):
        broken = attrs.evolve(state, bank=state.bank + 1)
        assert invalidity(paper(broken), "state") == crooks.faults(broken)
