"""§5.3: points, before the end and after it."""

import attrs
import pytest

from criminals.core.base.errors import NotOver
from criminals.core.base.seats import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import REASONS, REFERENCE
from tests.games.positions import play
from tests.games.sicario.scenes import every_state, scene


def test_5_3_before_the_end_everybody_has_nothing() -> None:
    for players in (3, 4):
        *before, last = every_state(players, 5)
        for state in before:
            assert sicario.score(state).points == (0,) * players
            assert sicario.score(state).lines == ()
            assert sicario.outcome(state) is None
        assert sum(sicario.score(last).points) in (1, players - 1)


def test_5_3_a_view_has_a_score_only_at_the_end() -> None:
    *_, late, last = every_state(3, 6)
    for viewer in (0, 1, 2, SPECTATOR):
        with pytest.raises(NotOver, match=r"^score: a view has one at the end of the game \(§5\.3\)$"):
            sicario.score(sicario.view(late, viewer))
        assert sicario.outcome(sicario.view(late, viewer)) is None
        assert sicario.score(sicario.view(last, viewer)) == sicario.score(last)
        assert sicario.outcome(sicario.view(last, viewer)) == sicario.outcome(last)


@pytest.mark.parametrize(
    ("reason", "clause", "points"),
    [("embassy", "5.1", (0, 1, 1)), ("capture", "3.7", (0, 1, 1)), ("elimination", "5.2", (1, 0, 0))],
)
def test_5_3_each_point_has_its_line(reason: str, clause: str, points: tuple[int, ...]) -> None:
    state = {
        "embassy": lambda: play(scene(44, 0), "roll 1"),
        "capture": lambda: play(scene(7, 0), "roll 4, capture Boris"),
        "elimination": lambda: play(scene(4, None, phase=sicario.Hunting(0)), "eliminate 1 Olga"),
    }[reason]()
    sheet = sicario.score(state)
    assert sheet.points == points
    assert [(line.seat, line.points, line.reason, line.clause) for line in sheet.lines] == [
        (seat, 1, reason, clause) for seat, point in enumerate(points) if point
    ]
    assert REASONS == ("embassy", "capture", "elimination")


def test_5_3_points_are_the_sum_of_the_lines_and_go_to_the_winners() -> None:
    """With so few characters names are soon guessed."""
    few = attrs.evolve(REFERENCE, name="few", characters=REFERENCE.characters[:4], path="s" * 16 + "a" * 4)
    reasons: set[str] = set()
    for seed in range(40):
        *_, last = every_state(3 + seed % 2, seed, few)
        sheet, outcome = sicario.score(last), sicario.outcome(last)
        assert outcome is not None
        assert [seat for seat, points in enumerate(sheet.points) if points] == list(outcome.winners)
        assert {line.clause for line in sheet.lines} == {outcome.clause}
        assert sum(line.points for line in sheet.lines) == sum(sheet.points)
        reasons.update(line.reason for line in sheet.lines)
    assert reasons == set(REASONS)
