"""Sentences in three languages. The refusals and score lines are met in play, so their parameters are the real ones."""

from typing import cast

from tests.games.counterfeiters.samples.words import REFUSING_PHASES, lines, refusals


def test_games_meet_every_phase_kind_and_variant() -> None:
    """So that the lists of this file leave nothing out."""
    assert {refusal.params["phase"] for refusal in refusals() if refusal.code == "wrong_phase"} == set(REFUSING_PHASES)
    assert {refusal.params["kind"] for refusal in refusals() if refusal.code == "no_such_thing"} == {"space", "quality"}
    assert {refusal.params["fare"] for refusal in refusals() if refusal.code == "not_enough_to_fly"} == {0, 30}
    assert {len(cast(tuple[int, ...], line.params["values"])) for line in lines() if line.reason == "tickets"} > {1}
