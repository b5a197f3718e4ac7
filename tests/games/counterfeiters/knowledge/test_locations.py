"""Locations: what lies where, as a viewer knows it, and what is clicked for every kind of action."""

import re
from collections import defaultdict
from random import Random
from typing import Any, Final

import pytest

import criminals
from criminals.core.base.errors import IllegalAction
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.game.locations import Location, Piece
from criminals.games import counterfeiters
from criminals.games.counterfeiters import ACTIONS, State, legal_actions, locations, locations_of, parse_action, view
from criminals.testing import KITS, LawBroken, check_clicks, random_actions, random_first
from tests.games.counterfeiters.happenings import at_the_end, dining, last_of_round, retaking, rich
from tests.games.counterfeiters.scenes import EXAMPLE
from tests.games.positions import play, viewers
from tests.test_docs_tables import played, table

KIT: Final = KITS["counterfeiters"]
VERBS: Final[Any] = counterfeiters


def lying(state: State, *wanted: Location, viewer: Viewer = SPECTATOR) -> list[str]:
    """The pieces at some locations, a text for each location."""
    found = locations(view(state, viewer))
    return [", ".join(map(told, found[location])) for location in wanted]


def told(piece: Piece) -> str:
    """A piece in some words: `3 henchman 0`."""
    words = ["?" if piece.number is None else "" if piece.number == 1 else str(piece.number), piece.kind]
    words += ["" if piece.value is None else str(piece.value), "hidden" if piece.face_down else ""]
    return " ".join(filter(None, words))


# --- what lies where ---


def test_locations_have_a_fixed_order() -> None:
    spaces = "print/1 print/2 shop/1 fence/1 defraud/1 defraud/2 fly/commercial fly/jet"
    expected = [f"market/{number}" for number in range(1, 6)]
    expected += [f"space/{space}" for space in spaces.split()]
    expected += [f"track/{number}" for number in range(14)]
    expected += ["stack", "bin", "bank", "supply/1", "supply/2", "supply/3"]
    for seat, (press, starter) in enumerate([(1, 7), (2, 5)]):
        expected += [
            f"crew/{seat}",
            f"laid/{seat}",
            f"cards/{seat}",
            f"cards/{seat}/{press}",
            f"cards/{seat}/{starter}",
        ]
        expected += [f"fakes/{seat}/1", f"fakes/{seat}/2", f"fakes/{seat}/3", f"purse/{seat}", f"offshore/{seat}"]
    expected += ["button/laydown", "button/decline", "button/done"]
    first = counterfeiters.new_game(setup=EXAMPLE)
    for viewer in viewers(first):
        assert [*locations(view(first, viewer))] == expected


def test_4_1_a_space_of_the_market_is_one_location() -> None:
    """Its card lies there, and the henchman stands there."""
    state = play(rich(), "buy 5")
    assert lying(state, "market/2", "market/4", "market/5") == ["", "card 12", "henchman 0"]


def test_a_board_lies_open() -> None:
    state = play(rich(), "print 2", "laydown")
    assert lying(state, "space/print/1", "space/print/2") == ["", "henchman 0"]
    assert lying(state, "track/0", "track/1") == ["", "pawn police"]
    assert lying(state, "stack", "bank", "supply/1", "supply/3") == [
        "4 card hidden",
        "3520 money",
        "25 fake 1",
        "40 fake 3",
    ]


def test_what_a_seat_has_but_its_money_lies_open() -> None:
    state = play(rich(), "print 2", "laydown")
    assert lying(state, "crew/0", "laid/0", "crew/1", "laid/1") == [
        "2 henchman 0, pawn first-player",
        "",
        "2 henchman 1",
        "henchman 1",
    ]
    assert lying(state, "cards/0", "cards/0/27", "fakes/0/1", "fakes/0/2", "fakes/0/3") == [
        "card 1, card 5, card 27",
        "card 27",
        "4 fake 1",
        "3 fake 2",
        "",
    ]


NOTES: Final = ("purse/0", "offshore/0")


def test_7_2_the_split_of_money_is_known_to_its_owner() -> None:
    state = play(rich(), "fly commercial 50")
    assert lying(state, *NOTES, viewer=0) == ["40 money hidden", "50 money hidden"]
    for viewer in (1, SPECTATOR):
        assert lying(state, *NOTES, viewer=viewer) == ["? money hidden"] * 2
        assert lying(state, "purse/1", "offshore/1", viewer=viewer) == ["80 money hidden", ""]


def test_7_4_at_the_end_nothing_is_hidden() -> None:
    state = at_the_end()
    assert lying(state, "stack", *NOTES) == ["2 card hidden", "? money hidden", "? money hidden"]
    assert lying(play(state, "laydown"), "stack", *NOTES) == ["card 16, card 18", "30 money", "20 money"]


def test_3_6_cards_in_the_bin_lie_open() -> None:
    state = last_of_round(stack=(16, 18, 19, 21))
    before, after = lying(state, "bin"), lying(play(state, "laydown"), "bin")
    assert "card 14" not in before[0].split(", ")
    assert sorted((*before[0].split(", "), "card 14")) == sorted(after[0].split(", "))


def test_a_state_of_counterfeiters_has_no_locations() -> None:
    with pytest.raises(TypeError, match="a state is no view"):
        VERBS.locations(rich())


# --- clicks ---

CLICKS: Final = (
    (rich, "buy 3", "market/3"),
    (rich, "print 1", "space/print/1"),
    (rich, "shop 1 1/2/0", "space/shop/1 fakes/0/1 fakes/0/2 fakes/0/2 button/done"),
    (rich, "fence 1 0/1/0", "space/fence/1 fakes/0/2 button/done"),
    (rich, "defraud 2", "space/defraud/2"),
    (rich, "fly commercial 50", "space/fly/commercial amount/50"),
    (rich, "fly jet 120", "space/fly/jet amount/120"),
    (rich, "laydown", "button/laydown"),
    (dining, "dine 2", "fakes/1/2"),
    (retaking, "retake defraud 2", "space/defraud/2"),
    (lambda: retaking(standing={"buy 3": 0}), "retake buy 3", "market/3"),
    (lambda: retaking(standing={"fly jet": 0}), "retake fly jet", "space/fly/jet"),
    (retaking, "decline", "button/decline"),
)


@pytest.mark.parametrize(("state", "text", "clicks"), CLICKS, ids=[text for _, text, _ in CLICKS])
def test_clicks_of_every_kind_of_action(state: Any, text: str, clicks: str) -> None:
    position, action = state(), parse_action(text)
    seen = view(position, position.actor)
    assert action in legal_actions(seen)
    assert locations_of(action, seen) == tuple(clicks.split())


def test_every_kind_of_action_is_among_them() -> None:
    assert {type(parse_action(text)) for _, text, _ in CLICKS} == {*ACTIONS}


def test_what_is_no_action_is_not_clicked() -> None:
    with pytest.raises(TypeError, match="parse_action"):
        VERBS.locations_of("print 1", view(rich(), 0))
    over = view(play(at_the_end(), "laydown"), 0)
    with pytest.raises(ValueError, match="nothing is clicked for 'print 1' in this view"):
        locations_of(parse_action("print 1"), over)
    with pytest.raises(IllegalAction, match="the game is over"):
        criminals.locations_of(parse_action("print 1"), over)


@pytest.mark.parametrize(("edition", "games"), [("reference", 1), ("tiny", 10), ("random", 4)])
def test_clicks_tell_the_actions_of_whole_games_apart(edition: str, games: int) -> None:
    for seed in range(games):
        rng = Random(seed)
        state = random_first("counterfeiters", rng, edition)
        for action in (*random_actions(KIT, state, rng), None):
            for viewer in viewers(state):
                check_clicks(KIT, state, viewer)
            state = state if action is None else counterfeiters.apply(state, action)


def test_fakes_that_are_not_counted_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the last click, three fakes begin like two."""

    def spoiled(action: Any, seen: Any) -> tuple[Location, ...]:
        return tuple(location for location in locations_of(action, seen) if location != "button/done")

    monkeypatch.setattr(counterfeiters, "locations_of", spoiled)
    with pytest.raises(LawBroken, match=r"the clicks of shop 1 .* begin with those of shop 1"):
        check_clicks(KIT, rich(), 0)


# --- the tables of the docs ---

PAGE: Final = "games/counterfeiters-events.md"


def sample(cell: str) -> str:
    """A location that a table names, with numbers that stand for any: `cards/0/17` is `cards/N/N`."""
    return re.sub(r"\d+", "N", cell)


def test_the_table_of_locations_of_counterfeiters_tells_what_is_met_in_play() -> None:
    met: dict[str, set[str]] = defaultdict(set)
    for state, _ in played("counterfeiters", Random(6), games=6, reference=3):
        for location, pieces in locations(view(state, SPECTATOR)).items():
            met[sample(location)] |= {piece.kind for piece in pieces}
    rows = {
        sample(name): kinds for cell, kinds, *_ in table(PAGE, "location") for name in re.findall("`([^`]+)`", cell)
    }
    assert {name: {*re.findall("`([^`]+)`", kinds)} for name, kinds in rows.items()} == met


def test_the_table_of_pieces_of_counterfeiters_tells_what_is_met_in_play() -> None:
    values: dict[str, set[str]] = defaultdict(set)
    hidden: dict[str, set[bool]] = defaultdict(set)
    for state, _ in played("counterfeiters", Random(6), games=6, reference=3):
        for pieces in locations(view(state, 0)).values():
            for piece in pieces:
                values[piece.kind].add(type(piece.value).__name__)
                hidden[piece.kind].add(piece.face_down)
    rows = list(table(PAGE, "piece"))
    assert [kind.strip("`") for kind, *_ in rows] == sorted(values)
    for kind, value, face_down in rows:
        name = kind.strip("`")
        assert (value == "-") == (values[name] == {"NoneType"}), name
        assert (face_down == "never") == (hidden[name] == {False}), name
