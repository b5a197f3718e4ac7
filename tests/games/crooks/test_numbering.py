"""The numbers of actions: pinned, for programs have learnt them."""

from random import Random
from typing import Any, Final, cast

import attrs
import pytest

import criminals
from criminals import SPECTATOR
from criminals.games import crooks
from tests.games.crooks.scenes import play, table

REFERENCE_2: Final = (
    *("pass", "leave", "return", "pick", "decline"),
    *(f"recruit {letter}" for letter in "ABCDE"),
    *(f"take {crook}" for crook in range(1, 33)),
    *(f"place {target}" for target in range(2, 10)),
    *(f"place {target} down" for target in range(2, 10)),
    *(f"move {target}" for target in range(2, 10)),
    *("kill 0", "kill 1"),
    *(f"spy {target}" for target in range(2, 10)),
    *(f"spy {letter}" for letter in "ABCDE"),
)


def test_the_numbers_of_the_reference_edition_for_two() -> None:
    space = crooks.action_space(2)
    assert tuple(map(str, space)) == REFERENCE_2
    assert space.size == len(space) == 81
    assert [space.encode(crooks.parse_action(text)) for text in ("pass", "recruit A", "take 1", "place 2")] == [
        *(0, 5, 10, 42),
    ]
    assert str(space.decode(80)) == "spy E"


@pytest.mark.parametrize(("players", "size"), [(2, 81), (3, 86), (4, 91)])
def test_the_size_of_a_space(players: int, size: int) -> None:
    assert criminals.action_space("crooks", players).size == size
    assert criminals.action_space("crooks", players, "reference") == crooks.action_space(players, crooks.REFERENCE)


def test_the_numbers_of_a_tiny_edition() -> None:
    assert " ".join(str(action).replace(" ", "-") for action in crooks.action_space(2, "tiny")) == (
        "pass leave return pick decline recruit-A recruit-B take-1 take-2 take-3 take-4 take-5 place-3 place-3-down "
        "move-3 kill-0 kill-1 spy-3 spy-A spy-B"
    )


def test_ids_are_numbered_in_their_order_whatever_that_of_the_deck_is() -> None:
    edition = attrs.evolve(crooks.REFERENCE, crooks=crooks.REFERENCE.crooks[::-1])
    assert tuple(map(str, crooks.action_space(2, edition))) == REFERENCE_2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_action_comes_back_from_its_number_and_every_legal_one_has_one(players: int) -> None:
    rng = Random(players)
    space = crooks.action_space(players)
    assert [space.encode(space.decode(number)) for number in range(space.size)] == list(range(space.size))
    state = crooks.new_game(players=players, rng=rng)
    while actions := crooks.legal_actions(state):
        mask = space.mask(state)
        assert [space.decode(number) for number, legal in enumerate(mask) if legal] == sorted(actions, key=space.encode)
        assert set(mask) <= {0, 1}
        for viewer in (*crooks.seats(state), SPECTATOR):
            view = crooks.view(state, viewer)
            assert space.mask(view) == (mask if viewer == crooks.actor(state) else bytes(space.size))
        state = crooks.apply(state, rng.choice(actions))
    assert space.mask(state) == bytes(space.size)


def test_what_has_no_number_is_refused() -> None:
    space = crooks.action_space(2)
    for action in (crooks.Recruit("F"), crooks.Take(33), crooks.Place(1), crooks.Kill(2), cast(Any, "pass")):
        with pytest.raises(
            ValueError, match="is no action of this space: <ActionSpace of crooks, edition 'reference', 2"
        ):
            space.encode(action)
    for number in (-1, 81, True, cast(Any, "0"), cast(Any, 1.0)):
        with pytest.raises(ValueError, match="have the numbers 0 to 80, not"):
            space.decode(number)


def test_a_mask_is_of_the_same_box_and_players() -> None:
    space = crooks.action_space(2)
    other_box = play(table(A=[18], B=[19]), "recruit A")
    for where in (crooks.new_game(players=3, rng=Random(1)), other_box, crooks.view(other_box, 0)):
        with pytest.raises(ValueError, match="is not of this space: <ActionSpace of crooks"):
            space.mask(where)


def test_no_space_for_a_number_of_players_that_the_edition_is_not_for() -> None:
    with pytest.raises(ValueError, match="is for 2, 3, 4 players, not 5"):
        crooks.action_space(5)
    with pytest.raises(ValueError, match="no edition 'huge'"):
        crooks.action_space(2, "huge")
