"""Where everything lies, as each viewer knows it, and the tables of the docs that say so."""

import re
from collections import defaultdict
from random import Random
from typing import Final

from criminals import Piece
from criminals.core.base.seats import SPECTATOR
from criminals.games import crooks
from tests.games.crooks.happenings import full, killing, last_pass, moving, on_own, spying
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play
from tests.test_docs_tables import played
from tests.test_docs_tables import table as doc_table

BUTTONS: Final = [f"button/{name}" for name in ("pass", "leave", "return", "pick", "decline", "face-down")]


def lying(view: crooks.View) -> dict[str, list[str]]:
    """What lies at each location where anything does, but for the targets: `14`, `14 down`, `3 down crooks`, `$5`."""
    found = crooks.locations(view)
    return {at: [*map(told, found[at])] for at in found if found[at] and not at.startswith("target/")}


def told(piece: Piece) -> str:
    down = " down" if piece.face_down else ""
    if piece.kind == "money":
        assert (piece.value, down) == (None, "")
        return f"${piece.number}"
    assert piece.kind == "crook"
    return f"{piece.number}{down} crooks" if piece.value is None else f"{piece.value}{down}"


# --- what lies where ---


def test_a_table_has_its_locations_in_a_fixed_order() -> None:
    found = crooks.locations(crooks.view(table(A=[18], B=[19, 20], targets=(4, 6)), 0))
    places = [f"{part}/{seat}{which}" for seat in (0, 1) for part, which in PARTS]
    assert [*found] == ["hangout/A", "hangout/B", "target/4", "target/6", *places, "bank", "box", *BUTTONS]
    assert found["target/6"] == (Piece("target", value=6),)
    assert all(found[button] == () for button in BUTTONS)


PARTS: Final = (("row", "/4"), ("row", "/6"), ("hand", ""), ("moving", ""), ("purse", ""))
"""The locations of a seat with two targets, in order."""


def test_at_first_all_crooks_are_hidden_and_counted() -> None:
    first = {
        "hangout/A": ["1 down crooks"],
        "hangout/B": ["2 down crooks"],
        "purse/0": ["$18"],
        "purse/1": ["$18"],
        "bank": ["$10"],
        "box": ["29 down crooks"],
    }
    for viewer in (0, 1, SPECTATOR):
        assert lying(crooks.view(table(A=[18], B=[19, 20]), viewer)) == first


def test_who_takes_a_crook_sees_each_and_nobody_else_does() -> None:
    state = play(table(A=[18], B=[21, 19, 20]), "pass", "recruit B")
    assert [at for at in crooks.locations(crooks.view(state, 1)) if at.startswith("hangout/")] == [
        *("hangout/A", "hangout/B", "hangout/B/19", "hangout/B/20", "hangout/B/21")
    ]
    mine = lying(crooks.view(state, 1))
    assert (mine["hangout/B"], mine["hangout/B/20"]) == (["3 down crooks"], ["20 down"])
    for viewer in (0, SPECTATOR):
        assert not any(at.startswith("hangout/B/") for at in crooks.locations(crooks.view(state, viewer)))


def test_in_the_middle_of_a_step_the_crook_that_was_taken_is_no_part_of_the_hangout() -> None:
    state = play(table(A=[18, 19]), "recruit A")
    view = crooks.view(state, 0)
    took, *_ = crooks.view_events(crooks.step(state, crooks.Take(18)).events, 0)
    assert "hangout/A/19" not in crooks.locations(crooks.fold(view, [took]))


def test_a_hand_is_known_to_its_owner() -> None:
    state = play(full(), "take 19")
    assert lying(crooks.view(state, 1))["hand/1"] == ["19 down"]
    assert lying(crooks.view(state, 0))["hand/1"] == ["1 down crooks"]
    assert "hand/0" not in lying(crooks.view(state, 1))


def test_rows_lie_in_the_order_of_their_stacks_and_hide_what_is_face_down() -> None:
    state = on_own()
    assert [lying(crooks.view(state, viewer))["row/0/6"] for viewer in (0, 1, SPECTATOR)] == [
        ["18 down", "5"],
        ["1 down crooks", "5"],
        ["1 down crooks", "5"],
    ]
    assert lying(crooks.view(state, 0))["row/1/6"] == ["19"]


def test_what_a_swap_lifted_is_on_the_move() -> None:
    mine, others = (lying(crooks.view(moving(), viewer)) for viewer in (0, 1))
    assert (mine["row/0/6"], mine["moving/0"]) == (["11"], ["18 down", "5"])
    assert (others["row/0/6"], others["moving/0"]) == (["11"], ["1 down crooks", "5"])


def test_who_spied_knows_what_lies_face_down() -> None:
    state = play(spying(), "spy 6")
    assert [lying(crooks.view(state, 2))[f"row/{seat}/6"] for seat in range(3)] == [
        ["19 down"],
        ["18 down"],
        ["20 down"],
    ]
    assert [lying(crooks.view(state, 0))[f"row/{seat}/6"] for seat in range(3)] == [
        ["19 down"],
        ["1 down crooks"],
        ["1 down crooks"],
    ]


def test_the_box_has_who_came_back_and_who_was_not_dealt() -> None:
    state = play(killing(), "kill 0")
    undealt = 32 - 4
    assert lying(crooks.view(state, 0))["box"] == ["18 down", "5", f"{undealt} down crooks"]
    assert lying(crooks.view(state, 1))["box"] == ["5", f"{undealt + 1} down crooks"]
    returned = play(full(), "take 19, return")
    assert [lying(crooks.view(returned, viewer))["box"][0] for viewer in (0, 1)] == ["30 down crooks", "19 down"]


def test_where_nothing_is_nothing_lies() -> None:
    deck = tuple(crook for crook in BOSS_CLAN if crook.id in (18, 19))
    state = play(table(A=[18], B=[19], deck=deck, purse=1, bank=0), "recruit A, take 18, place 6")
    assert lying(crooks.view(state, 1)) == {
        "hangout/B": ["1 down crooks"],
        "row/0/6": ["18"],
        "purse/1": ["$1"],
        "bank": ["$1"],
    }


def test_at_the_end_rows_lie_open_and_hangouts_stay_hidden() -> None:
    state = play(last_pass(), "pass")
    for viewer in (0, 1, SPECTATOR):
        found = lying(crooks.view(state, viewer))
        assert (found["row/0/6"], found["row/1/2"]) == (["22"], ["24"])
        assert not any("down" in text for at, texts in found.items() if at.startswith("row/") for text in texts)


# --- the tables of the docs ---

PAGE: Final = "games/crooks-events.md"


def sample(text: str) -> str:
    """A location or an action with the same letter and number everywhere: `hangout/F/24` is `hangout/C/0`."""
    return re.sub(r"\b[A-Z]\b", "C", re.sub(r"\d+", "0", text))


def named(cell: str) -> list[str]:
    """What a cell of a table names, in the order in which it stands there."""
    return re.findall("`([^`]+)`", cell)


def met() -> dict[str, set[Piece]]:
    """The locations of some games, as `sample` writes them, with all pieces that lie there."""
    found: dict[str, set[Piece]] = defaultdict(set)
    for state, _ in played("crooks", Random(6), games=12, reference=4):
        actor = crooks.actor(state)
        for location, pieces in crooks.locations(crooks.view(state, SPECTATOR if actor is None else actor)).items():
            found[sample(location)].update(pieces)
    return found


def test_the_table_of_locations_of_crooks_tells_what_is_met_in_play() -> None:
    rows = {sample(name): {*named(kinds)} for cell, kinds, *_ in doc_table(PAGE, "location") for name in named(cell)}
    assert rows == {location: {piece.kind for piece in pieces} for location, pieces in met().items()}


def test_the_table_of_pieces_of_crooks_tells_what_is_met_in_play() -> None:
    by_kind: dict[str, set[Piece]] = defaultdict(set)
    for pieces in met().values():
        for piece in pieces:
            by_kind[piece.kind].add(piece)
    rows = list(doc_table(PAGE, "piece"))
    assert [named(kind) for kind, *_ in rows] == [[kind] for kind in sorted(by_kind)]
    for kind, value, face_down in rows:
        (name,) = named(kind)
        assert (value == "-") == all(piece.value is None for piece in by_kind[name]), name
        assert (face_down == "never") == (not any(piece.face_down for piece in by_kind[name])), name
