"""Views as numbers: shapes are what they say, every number is from 0 to 1, each tells something."""

from math import prod
from random import Random

import pytest

import criminals
from criminals.adapters.matches import match_of
from criminals.games import counterfeiters, crooks, sicario

BOXES = [
    *(("crooks", players, "reference") for players in (2, 3, 4)),
    ("crooks", 2, "tiny"),
    ("crooks", 2, "bosses"),
    *(("counterfeiters", players, "reference") for players in (2, 3, 4)),
    ("counterfeiters", 2, "tiny"),
    *(("sicario", players, "reference") for players in (3, 4)),
    ("sicario", 3, "tiny"),
]


@pytest.mark.parametrize(("game", "players", "edition"), BOXES)
def test_numbers_have_their_shapes_and_lie_between_0_and_1(game: str, players: int, edition: str) -> None:
    of = match_of(game, players, edition)
    least, most = dict.fromkeys(of.shapes, 1.0), dict.fromkeys(of.shapes, 0.0)
    for seed in range(4):
        rng = Random(seed)
        state = criminals.new_game(game, players=players, edition=edition, seed=seed)
        while of.game.actor(state) is not None:
            state = of.game.apply(state, rng.choice(of.game.legal_actions(state)))
            for seat in range(players):
                numbers = of.features.numbers(of.game.view(state, seat))
                assert {name: len(values) for name, values in numbers.items()} == {
                    name: prod(shape) for name, shape in of.shapes.items()
                }
                assert list(numbers) == list(of.shapes)
                for name, values in numbers.items():
                    least[name] = min(least[name], *values)
                    most[name] = max(most[name], *values)
        points = of.game.score(state).points
        assert min(points) >= 0
        assert max(points) <= of.most_return("points")
    assert all(low >= 0 for low in least.values()), least
    assert all(high <= 1 for high in most.values()), most


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_every_feature_tells_something(game: str) -> None:
    """Over some games each changes: one that never does is forgotten or wrong."""
    of = match_of(game)
    seen: dict[str, set[tuple[float, ...]]] = {name: set() for name in of.shapes}
    for seed in range(30):
        rng = Random(seed)
        state = criminals.new_game(game, players=of.players, seed=seed)
        while of.game.actor(state) is not None:
            actions = of.game.legal_actions(state)
            busy = [action for action in actions if str(action) != "pass"]
            state = of.game.apply(state, rng.choice(busy or actions))
            for name, values in of.features.numbers(of.game.view(state, seed % of.players)).items():
                seen[name].add(tuple(values))
    rare = {"left", "lost"}  # one wants two Bosses in a hangout, one a certain card
    assert [name for name, values in seen.items() if len(values) < 2 and name not in rare] == []


def test_numbers_of_crooks_are_where_the_docs_say() -> None:
    state = crooks.new_game(players=2, setup=next(crooks.setups(2)))
    state = crooks.apply(state, crooks.Recruit("A"))
    pile = state.pile("A")
    own, other = (match_of("crooks", 2).features.numbers(crooks.view(state, seat)) for seat in (0, 1))
    ids = [crook.id for crook in crooks.REFERENCE.crooks]
    row = own["seen"][: len(ids)]
    assert {crook for crook, there in zip(ids, row, strict=True) if there} == set(pile)
    assert not any(other["seen"])
    assert own["looked"][:2] == other["looked"][:2] == [1, 0]
    state = crooks.apply(crooks.apply(state, crooks.Take(pile[0])), crooks.Place(9, face_down=True))
    own, other = (match_of("crooks", 2).features.numbers(crooks.view(state, seat)) for seat in (0, 1))
    at = 7 * len(ids) + ids.index(pile[0])
    assert own["known"][at] == own["down"][7] == other["down"][7] == 1
    assert sum(own["known"]) == 1
    assert not any(other["known"])
    assert not any(other["up"])


def test_numbers_of_sicario_tell_who_a_seat_can_be() -> None:
    state = sicario.new_game(players=3, rng=Random(3))
    numbers = match_of("sicario", 3).features.numbers(sicario.view(state, 0))
    names = [character.name for character in sicario.REFERENCE.characters]
    assert [name for name, own in zip(names, numbers["character"], strict=True) if own] == [state.characters[0]]
    assert all(numbers["possible"])


def test_numbers_of_counterfeiters_tell_own_cash_only_to_its_owner() -> None:
    state = counterfeiters.new_game(players=2, rng=Random(3))
    for seat in (0, 1):
        numbers = match_of("counterfeiters", 2).features.numbers(counterfeiters.view(state, seat))
        assert numbers["cash"] == [state.cash[seat] / counterfeiters.REFERENCE.money]


def test_a_box_refuses_what_it_has_no_numbers_for() -> None:
    with pytest.raises(ValueError, match="no game 'chess'"):
        match_of("chess")
    with pytest.raises(ValueError, match="players"):
        match_of("crooks", 9)


def test_a_win_shares_the_stakes() -> None:
    of = match_of("crooks", 3)
    for seed in range(20):
        rng = Random(seed)
        state = criminals.new_game("crooks", players=3, seed=seed)
        assert of.returns(state, "win") == of.returns(state, "points") == [0, 0, 0]
        while of.game.actor(state) is not None:
            state = of.game.apply(state, rng.choice(of.game.legal_actions(state)))
        outcome = of.game.outcome(state)
        assert outcome is not None
        won = of.returns(state, "win")
        assert abs(sum(won)) < 1e-9
        assert tuple(seat for seat in range(3) if won[seat] == max(won)) == outcome.winners
        assert tuple(of.returns(state, "points")) == of.game.score(state).points
