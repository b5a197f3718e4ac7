"""What the law says, where play goes by it without asking."""

import pytest

from criminals.games.crooks import Ability
from criminals.games.crooks.rules.legality import why_not_place


@pytest.mark.parametrize("ability", [None, *Ability])
@pytest.mark.parametrize("room", [0, 1])
@pytest.mark.parametrize("money", [0, 1])
def test_3_7_a_free_target_takes_any_crook_face_up(ability: Ability | None, room: int, money: int) -> None:
    assert why_not_place(ability, face_down=False, crooks=0, room=room, money=money) is None
