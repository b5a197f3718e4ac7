"""Sentences in three languages. The refusals and score lines are met in play, so their parameters are the real ones."""

from criminals.core.looks.old_phrases import SHARED
from criminals.games.sicario.looks.words import TABLE
from tests.games.sicario.samples.words import KINDS, PHASES, refusals


def test_games_meet_every_phase_and_kind() -> None:
    """So that the lists of this file leave nothing out."""
    assert {refusal.params["phase"] for refusal in refusals() if refusal.code == "wrong_phase"} == set(PHASES)
    assert {refusal.params["kind"] for refusal in refusals() if refusal.code == "no_such_thing"} == set(KINDS)
    whose = {refusal.params["actor"] for refusal in refusals() if refusal.code == "not_your_turn"}
    assert whose == {0, 1, 2, 3, "chance"}
    assert {refusal.params["space"] == 0 for refusal in refusals() if refusal.code == "not_exposed"} == {True, False}


def test_6_6_all_games_in_which_chance_acts_say_the_same() -> None:
    assert TABLE["chance"] == SHARED["chance"]
    assert set(SHARED["chance"]) <= set(SHARED["violation"])
