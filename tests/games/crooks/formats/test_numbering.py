"""The numbers of actions: pinned, for programs have learnt them."""

from typing import Final

import attrs
import pytest

import criminals
from criminals.games import crooks

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


def test_the_81_numbers_of_the_reference_edition_for_two() -> None:
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


def test_the_20_numbers_of_the_tiny_edition() -> None:
    assert " ".join(str(action).replace(" ", "-") for action in crooks.action_space(2, "tiny")) == (
        "pass leave return pick decline recruit-A recruit-B take-1 take-2 take-3 take-4 take-5 place-3 place-3-down "
        "move-3 kill-0 kill-1 spy-3 spy-A spy-B"
    )


def test_ids_are_numbered_in_their_order_whatever_that_of_the_deck_is() -> None:
    edition = attrs.evolve(crooks.REFERENCE, crooks=crooks.REFERENCE.crooks[::-1])
    assert tuple(map(str, crooks.action_space(2, edition))) == REFERENCE_2
