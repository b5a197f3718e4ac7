"""The numbers of actions: every action has one, and comes back from it."""

import hashlib
from random import Random
from typing import Any

import pytest

from tests.games.every_game.samples import Sample, every_case, every_game, every_table, viewers
from tests.games.positions import plies


@every_case("players", lambda sample: sample.players)
def test_every_action_comes_back_from_its_number_and_every_legal_one_has_one(sample: Sample, players: int) -> None:
    space = sample.game.action_space(players)
    assert [space.encode(space.decode(number)) for number in range(space.size)] == list(range(space.size))
    rng = Random(players)
    last: Any = sample.game.new_game(players=players, rng=rng)
    for state, action in plies(last, rng, sample.scenes.chosen):
        actions, mask = sample.game.legal_actions(state), space.mask(state)
        assert [space.decode(number) for number, legal in enumerate(mask) if legal] == sorted(actions, key=space.encode)
        assert set(mask) <= {0, 1}
        for viewer in viewers(players):
            expected = mask if viewer == sample.game.actor(state) else bytes(space.size)
            assert space.mask(sample.game.view(state, viewer)) == expected
        last = sample.game.apply(state, action)
    assert not sample.game.legal_actions(last)
    for position in (last, *(sample.game.view(last, viewer) for viewer in viewers(players))):
        assert space.mask(position) == bytes(space.size)


@every_game
def test_what_has_no_number_is_refused(sample: Sample) -> None:
    space, last = sample.game.action_space(sample.players[0]), sample.actions.LAST_NUMBER
    expected = f"is no action of this space: <ActionSpace of {sample.name}, edition 'reference', {sample.players[0]}"
    for action in (*map(sample.game.parse_action, sample.actions.NUMBERLESS), sample.violations.TEXT):
        with pytest.raises(ValueError, match=expected):
            space.encode(action)
    for number in (-1, last + 1, True, "0", 1.0):
        with pytest.raises(ValueError, match=f"have the numbers 0 to {last}, not"):
            space.decode(number)


@every_game
def test_a_mask_is_of_the_same_edition_and_players(sample: Sample) -> None:
    fewest, more = sample.players[:2]
    space, other = sample.game.action_space(fewest), sample.actions.other_edition()
    assert other.players == fewest
    for position in (sample.game.new_game(players=more, rng=Random(1)), other, sample.game.view(other, 0)):
        with pytest.raises(ValueError, match=f"is not of this space: <ActionSpace of {sample.name}"):
            space.mask(position)


@every_case("players, edition, size, digest", lambda sample: sample.actions.DIGESTS)
def test_the_numbers_stay_as_they_are(sample: Sample, players: int, edition: str, size: int, digest: str) -> None:
    """The digest is of the texts in their order, a line each."""
    space = sample.game.action_space(players, edition)
    text = "\n".join(map(str, space))
    assert (space.size, hashlib.sha256(text.encode()).hexdigest()) == (size, digest)


@every_game
def test_the_numbers_of_every_edition_are_pinned(sample: Sample) -> None:
    assert sorted((edition, players) for players, edition, *_ in sample.actions.DIGESTS) == sorted(every_table(sample))


@every_game
def test_no_space_for_a_number_of_players_that_the_edition_is_not_for(sample: Sample) -> None:
    counts = ", ".join(map(str, sample.players))
    with pytest.raises(ValueError, match=f"is for {counts} players, not 5"):
        sample.game.action_space(5)
    with pytest.raises(ValueError, match="no edition 'huge'"):
        sample.game.action_space(sample.players[0], "huge")
