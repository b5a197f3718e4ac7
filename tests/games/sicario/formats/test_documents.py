"""Hostile records and set-ups: each is read, or refused with the place and the reason of every fault."""

import pytest

from tests.games.papers import refusal
from tests.games.sicario.papers import document


@pytest.mark.parametrize("field", ["characters", "events"])
def test_a_flood_of_strangers_in_a_set_up_is_refused_in_short(field: str) -> None:
    flood = document()
    flood["setup"][field] = [f"{number}{'x' * 30}" for number in range(4_000)]
    assert len("; ".join(refusal(flood))) < 100_000
