"""What every kind of view event moves, for each who perceives it: it leads from what lay where to what lies where."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest

import criminals
from criminals import Movement
from criminals.core.base.errors import InvalidState
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import crooks
from criminals.games.crooks import VIEW_EVENTS, Placed, State, View, ViewEvent
from criminals.testing import LawBroken, check_movements, crooks_kit, random_actions, random_first
from tests.games.crooks.happenings import full, killing, last_pass, moving, on_own, spying
from tests.games.crooks.scenes import BOSS_CLAN, table
from tests.games.positions import play


def moved(state: State, text: str, viewer: Viewer) -> list[str]:
    """What each view event of a step moves: `Paid: $3 purse/1 bank`, `Took: ? down hangout/B hand/1`."""
    view, found = crooks.view(state, viewer), list[str]()
    for event in crooks.view_events(crooks.step(state, crooks.parse_action(text)).events, viewer):
        name = type(event).__name__
        given = crooks.movements(event, view)
        assert criminals.movements(event, view) == given
        found += [f"{name}: {told(movement)}" for movement in given] or [name]
        view = crooks.fold(view, [event])
    return found


def told(movement: Movement) -> str:
    piece = movement.piece
    if piece.kind == "money":
        assert not piece.face_down
        what = f"${piece.number}"
    else:
        assert (piece.kind, piece.number) == ("crook", 1)
        what = f"{'?' if piece.value is None else piece.value}{' down' if piece.face_down else ''}"
    at = f"at {movement.source}" if movement.source == movement.target else f"{movement.source} {movement.target}"
    return f"{what} {at}"


Lines = list[str]

SCENES: Final[dict[str, tuple[Callable[[], State], str, dict[Viewer, Lines]]]] = {
    "pass": (lambda: table(A=[18]), "pass", {1: ["Passed", "Began"]}),
    "recruit": (
        lambda: table(A=[18], B=[21, 19]),
        "recruit B",
        {
            0: ["Paid: $2 purse/0 bank", "Looked", "Saw: 19 down at hangout/B", "Saw: 21 down at hangout/B", "Began"],
            1: ["Paid: $2 purse/0 bank", "Looked", "Began"],
        },
    ),
    "take": (
        lambda: play(table(A=[18, 19]), "recruit A"),
        "take 19",
        {
            0: ["Took: ? down hangout/A hand/0", "Recognized: 19 down at hand/0", "Began"],
            SPECTATOR: ["Took: ? down hangout/A hand/0", "Began"],
        },
    ),
    "leave": (
        lambda: play(table(deck=BOSS_CLAN, A=[18], B=[32, 33]), "recruit B"),
        "leave",
        {0: ["Left", "Began"]},
    ),
    "place": (
        lambda: play(table(A=[18]), "recruit A, take 18"),
        "place 6",
        {viewer: ["Placed: 18 hand/0 row/0/6", "Began"] for viewer in (0, 1)},
    ),
    "place down": (
        lambda: play(table(A=[18]), "recruit A, take 18"),
        "place 6 down",
        {
            0: ["Paid: $1 purse/0 bank", "PlacedDown: 18 down hand/0 row/0/6", "Began"],
            1: ["Paid: $1 purse/0 bank", "PlacedDown: ? down hand/0 row/0/6", "Began"],
        },
    ),
    "return": (
        lambda: play(full(), "take 19"),
        "return",
        {1: ["Returned: 19 down hand/1 box", "Began"], 0: ["Returned: ? down hand/1 box", "Began"]},
    ),
    "pick": (
        lambda: play(table(A=[7], bank=5), "recruit A, take 7, place 6"),
        "pick",
        {1: ["Picked: $2 bank purse/0", "Began"]},
    ),
    "place a Killer on one's own": (
        lambda: play(on_own(), "recruit D, take 9"),
        "place 6",
        {
            0: ["Discarded: 18 down row/0/6 box", "Discarded: 5 row/0/6 box", "Placed: 9 hand/0 row/0/6", "Began"],
            1: ["Discarded: ? down row/0/6 box", "Discarded: 5 row/0/6 box", "Placed: 9 hand/0 row/0/6", "Began"],
        },
    ),
    "kill": (
        killing,
        "kill 0",
        {
            0: ["Discarded: 18 down row/0/6 box", "Discarded: 5 row/0/6 box", "Began"],
            1: ["Discarded: ? down row/0/6 box", "Discarded: 5 row/0/6 box", "Began"],
        },
    ),
    "place a Swap on one's own": (
        lambda: play(on_own(), "recruit E, take 11"),
        "place 6",
        {
            0: ["Lifted: 18 down row/0/6 moving/0", "Lifted: 5 row/0/6 moving/0", "Placed: 11 hand/0 row/0/6", "Began"],
            1: ["Lifted: ? down row/0/6 moving/0", "Lifted: 5 row/0/6 moving/0", "Placed: 11 hand/0 row/0/6", "Began"],
        },
    ),
    "move": (
        moving,
        "move 9",
        {
            0: ["Moved: 18 down moving/0 row/0/9", "Moved: 5 moving/0 row/0/9", "Began"],
            1: ["Moved: ? down moving/0 row/0/9", "Moved: 5 moving/0 row/0/9", "Began"],
        },
    ),
    "spy on a target": (
        spying,
        "spy 6",
        {
            2: [
                "Spied",
                "Recognized: 19 down at row/0/6",
                "Recognized: 18 down at row/1/6",
                "Recognized: 20 down at row/2/6",
                "Began",
            ],
            0: ["Spied", "Began"],
        },
    ),
    "spy on a hangout": (
        spying,
        "spy F",
        {
            2: ["Looked", *(f"Saw: {crook} down at hangout/F" for crook in (22, 23, 24)), "Began"],
            1: ["Looked", "Began"],
        },
    ),
    "decline": (spying, "decline", {0: ["Declined", "Began"]}),
    "the last pass": (
        last_pass,
        "pass",
        {
            viewer: [
                "Passed",
                "Revealed: 20 at row/0/2",
                "Revealed: 22 at row/0/6",
                "Revealed: 24 at row/1/2",
                "Revealed: 26 at row/1/6",
                *("Began", *["Scored"] * 6, "Ended"),
            ]
            for viewer in (0, SPECTATOR)
        },
    ),
}
"""A state, an action, and for some viewers what each view event moves."""


@pytest.mark.parametrize("name", SCENES)
def test_what_moves(name: str) -> None:
    state, text, by_viewer = SCENES[name]
    for viewer, lines in by_viewer.items():
        assert moved(state(), text, viewer) == lines


def test_there_is_a_scene_for_every_kind_of_view_event() -> None:
    kinds = {line.partition(":")[0] for _, _, seen in SCENES.values() for lines in seen.values() for line in lines}
    assert kinds == {event.__name__ for event in VIEW_EVENTS}


def test_4_2_a_pickpocket_at_an_empty_bank_moves_nothing() -> None:
    view = crooks.view(play(table(A=[7], bank=0), "recruit A, take 7, place 6"), 0)
    assert crooks.movements(crooks.Picked(0, 0), view) == ()


def test_an_event_that_cannot_follow_is_refused() -> None:
    view = crooks.view(table(A=[18]), 0)
    with pytest.raises(InvalidState, match="does not follow on this view"):
        crooks.movements(Placed(0, 6, 18), view)
    event: Any = crooks.step(table(A=[18]), crooks.Pass()).events[0]
    with pytest.raises(TypeError, match="an event is the truth"):
        crooks.movements(event, view)
    state: Any = table(A=[18])
    with pytest.raises(TypeError):
        crooks.movements(crooks.Passed(0), state)


# --- the law ---


@pytest.mark.parametrize(
    ("edition", "players", "games"), [("reference", 2, 3), ("reference", 4, 3), ("tiny", 2, 20), ("bosses", 2, 20)]
)
def test_movements_lead_from_what_lay_where_to_what_lies_where(edition: str, players: int, games: int) -> None:
    rng, kit = Random(players), crooks_kit()
    count = 0
    for _ in range(games):
        first = random_first("crooks", rng, edition, players)
        count += check_movements(kit, first, random_actions(kit, first, rng))
    assert count > 100


NOTICED: Final = (
    *("Paid", "Took", "Recognized", "Placed", "PlacedDown", "Returned"),
    *("Picked", "Lifted", "Moved", "Discarded", "Revealed"),
)
"""The view events that move something. What `Saw` tells of a hangout is in no location, where crooks are counted."""


@pytest.mark.parametrize("kind", NOTICED)
def test_a_view_event_without_its_movements_is_caught(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = crooks.movements

    def dropping(event: ViewEvent, view: View) -> tuple[Movement, ...]:
        return () if type(event).__name__ == kind else honest(event, view)

    monkeypatch.setattr(crooks, "movements", dropping)
    scenes = [
        (state(), crooks.parse_action(text))
        for state, text, seen in SCENES.values()
        if any(line.startswith(f"{kind}: ") for lines in seen.values() for line in lines)
    ]
    assert scenes
    for state, action in scenes:
        with pytest.raises(LawBroken, match="at ply 1"):
            check_movements(crooks_kit(), state, [action])
