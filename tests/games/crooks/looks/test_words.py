"""Sentences in three languages. The refusals and score lines are met in play, so their parameters are the real ones."""

from criminals.games.crooks.box.edition import Gang
from tests.games.crooks.samples.words import KINDS, OTHER_PHASES, REASONS, lines, refusals


def test_games_meet_every_reason_phase_kind_and_gang() -> None:
    """So that the lists of this file leave nothing out."""
    assert {line.reason for line in lines()} == set(REASONS)
    assert {refusal.params["phase"] for refusal in refusals() if refusal.code == "wrong_phase"} == set(OTHER_PHASES)
    assert {refusal.params["kind"] for refusal in refusals() if refusal.code == "no_such_thing"} == set(KINDS)
    assert {line.params["gang"] for line in lines() if "gang" in line.params} == {gang.value for gang in Gang}
