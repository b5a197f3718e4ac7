"""States as documents: how they stand there, and every way in which one is refused."""

from tests.games.crooks.happenings import killing, moving, spying
from tests.games.crooks.lines import NOT_THOSE
from tests.games.crooks.papers import middle
from tests.games.crooks.scenes import table
from tests.games.papers import invalidity, paper
from tests.games.positions import play


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


# --- the state as a whole ---


def test_looks_out_of_their_order_are_refused() -> None:
    spoilt = paper(middle())
    spoilt["hangouts"]["A"]["looks"].reverse()
    assert invalidity(spoilt, "state") == ("the looks into hangout A do not stand in their order (§6.10)",)


def test_a_crook_in_two_places_on_the_table_is_refused() -> None:
    spoilt = paper(middle())
    spoilt["rows"][1]["3"] = spoilt["rows"][0]["3"]
    assert NOT_THOSE in invalidity(spoilt, "state")
