"""States of Crooks as values: what makes two of them equal, and what is found in one by name."""

import pytest

from criminals.games import crooks
from criminals.games.crooks import Discard, FaceDown, FaceUp, Look, Moving, Origin, State
from tests.games.crooks.scenes import table
from tests.games.every_game.samples import parts
from tests.games.positions import play


def rich() -> State:
    """Reached by play: it has every kind of piece, and is in the middle of a Swap."""
    return play(
        table(A=[18], B=[19], C=[9], D=[11], E=[20, 21], F=[13]),
        "recruit A, take 18, place 6 down",
        "recruit B, take 19, place 5",
        "recruit C, take 9, place 5, kill 1",
        "recruit F, take 13, place 2, spy 6",
        "recruit D, take 11, place 6",
    )


def test_the_rich_state_has_every_kind_of_piece() -> None:
    assert {type(part) for part in parts(rich())} == {
        *(State, Moving, FaceUp, FaceDown, Origin, Look, Discard),
        *(tuple, frozenset, int, str, bool),
    }


def test_the_order_of_recruiting_is_not_kept() -> None:
    """What no longer matters is not kept: the order of looks, of killing, of recruiting."""
    start = table(players=3, A=[18], B=[19], C=[20])
    one = play(
        start, "recruit A, take 18, place 6", "pass", "recruit B, take 19, place 6", "recruit C, take 20, place 5"
    )
    other = play(
        start, "recruit C, take 20, place 5", "pass", "recruit B, take 19, place 6", "recruit A, take 18, place 6"
    )
    assert one == other
    assert hash(one) == hash(other)


def test_hangouts_and_targets_by_their_names() -> None:
    state = play(table(A=[18], B=[19, 20]), "recruit A, take 18, place 6 down")
    assert (state.size("A"), state.size("B")) == (0, 2)
    assert state.stack(0, 6) == state.rows[0][4] != ()
    assert state.stack(1, 6) == ()


def test_a_crook_shows_its_face() -> None:
    shown = [str(crooks.REFERENCE.crook(crook)) for crook in (1, 4, 5, 9, 29, 32)]
    assert shown == ["1+3n", "2-6", "2nw accomplice", "3o killer", "8", "10 boss"]
    with pytest.raises(KeyError, match="33"):
        crooks.REFERENCE.crook(33)
