"""The numbers of actions are a part of the rules: they stay as they are."""

import random

import pytest

from criminals.games import sicario
from criminals.games.sicario import parse_action


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (0, "skip"),
        (1, "disc man hat glasses"),
        (2, "disc man hat no-glasses"),
        (3, "disc man no-hat glasses"),
        (8, "disc woman no-hat no-glasses"),
        (9, "capture Boris"),
        (32, "capture Wanda"),
        (33, "ask 0 man"),
        (44, "ask 0 green-hat"),
        (45, "ask 1 man"),
        (68, "ask 2 green-hat"),
        (69, "eliminate 0 Boris"),
        (140, "eliminate 2 Wanda"),
        (141, "roll 1"),
        (146, "roll 6"),
    ],
)
def test_some_numbers_for_three_players(number: int, text: str) -> None:
    space = sicario.action_space(3)
    assert str(space.decode(number)) == text
    assert space.encode(parse_action(text)) == number


def test_some_numbers_for_four_players() -> None:
    space = sicario.action_space(4)
    found = {number: str(space.decode(number)) for number in (0, 32, 80, 81, 176, 177, 182)}
    assert found == {
        0: "skip",
        32: "capture Wanda",
        80: "ask 3 green-hat",
        81: "eliminate 0 Boris",
        176: "eliminate 3 Wanda",
        177: "roll 1",
        182: "roll 6",
    }


@pytest.mark.parametrize("edition", ["tiny", sicario.TINY])
def test_another_edition_has_its_own_actions(edition: str | sicario.Edition) -> None:
    space = sicario.action_space(3, edition)
    assert len(space.mask(sicario.new_game(players=3, edition="tiny", rng=random.Random(0)))) == space.size
    with pytest.raises(ValueError, match="is not of this space: <ActionSpace of sicario, edition 'tiny'"):
        space.mask(sicario.new_game(players=3, rng=random.Random(0)))
