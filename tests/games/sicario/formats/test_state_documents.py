"""States as documents: how they stand there, and every way in which one is refused."""

from tests.games.papers import paper
from tests.games.sicario.papers import (
    decoding,
    home,
    hunting,
    one_out,
    over,
    questioning,
    start,
)


def test_phases_are_told_by_their_tags_and_who_acts() -> None:
    scenes = (start, questioning, hunting, decoding, over)
    assert [(paper(make())["actor"], paper(make())["phase"]) for make in scenes] == [
        ("chance", {"phase": "rolling", "seat": 1}),
        (0, {"phase": "questioning", "seat": 0, "agent": 1}),
        (0, {"phase": "hunting", "seat": 0}),
        (1, {"phase": "decoding", "seat": 1}),
        (None, {"phase": "over"}),
    ]


def test_one_who_is_out_is_shown_and_at_the_end_all_are() -> None:
    assert (paper(one_out())["shown"], paper(one_out())["positions"]) == ([None, "Bob", None, None], [5, None, 3, None])
    fields = paper(home())
    assert fields["shown"] == fields["characters"] == ["Ann", "Bob", "Cleo", "Zo\u00eb"]
    assert (fields["unread"], fields["unread_size"], fields["bottom"]) == (
        [],
        0,
        ["blackout", "lose-turn", "advance-1"],
    )
