"""States as documents: how they stand there, and every way in which one is refused."""

from tests.games.counterfeiters.papers import (
    dining,
    finishing,
    mine,
    over,
    replaying,
    retaking,
    start,
)
from tests.games.papers import paper, refusal, with_change


def test_phases_are_told_by_their_tags() -> None:
    assert [paper(make())["phase"] for make in (start, dining, finishing, retaking, replaying, over)] == [
        {"phase": "playing", "seat": 0},
        {"phase": "dining", "seat": 1, "lunches": 1},
        {"phase": "finishing", "seat": 1, "last": 0},
        {"phase": "retaking", "seat": 0, "lawyer": "great-lawyer"},
        {"phase": "replaying", "seat": 0, "lawyer": "great-lawyer"},
        {"phase": "over"},
    ]
    assert paper(over())["actor"] is None


def test_the_end_shows_the_rest_of_the_stack() -> None:
    fields = paper(over())
    assert (fields["leftover"], fields["stack"], fields["stack_size"]) == ([7, 8], [], 0)
    assert [crew["possible"] for crew in fields["crews"]] == [{"least": 10, "most": 10}, {"least": 90, "most": 90}]


# --- the form ---


def test_an_edition_is_for_some_player_counts_only() -> None:
    spoilt = with_change(paper(mine()), ("players",), 3)
    assert refusal(spoilt, "state") == ('$.players: edition "mine" is for 2 players, not 3 (§2.1)',)
