"""The figures of a tournament, against values that are known or reckoned otherwise."""

from random import Random
from statistics import fmean, stdev

import pytest

from criminals.bots.matches.statistics import interval, rating_intervals, ratings, student


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [
        (1, 12.706),
        (2, 4.303),
        (3, 3.182),
        (4, 2.776),
        (5, 2.571),
        (10, 2.228),
        (30, 2.042),
        (120, 1.980),
        (9999, 1.960),
    ],
)
def test_student_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.006)


def test_an_interval_is_students() -> None:
    values = [0.5, 1.0, 0.0, 1.0, 0.75]
    found = interval(values)
    reach = 2.776 * stdev(values) / 5**0.5
    assert found.mean == fmean(values)
    assert found.low == pytest.approx(max(0, found.mean - reach), abs=1e-3)
    assert found.high == 1


def test_an_interval_covers_the_truth_as_often_as_it_says() -> None:
    rng, covered = Random(1), 0
    for _ in range(2000):
        found = interval([float(rng.random() < 0.6) for _ in range(40)])
        covered += found.low <= 0.6 <= found.high
    assert 0.92 < covered / 2000 < 0.97


def test_equal_values_leave_room_for_what_was_not_seen() -> None:
    assert interval([1.0] * 30).low == pytest.approx(0.9)
    assert (interval([0.5]).low, interval([0.5]).high) == (0, 1)


def test_ratings_give_back_what_the_shares_were_made_from() -> None:
    truth = [200.0, 0.0, -200.0]
    shares = {
        (one, other): [1 / (1 + 10 ** ((truth[other] - truth[one]) / 400))] * 5000
        for one, other in ((0, 1), (0, 2), (1, 2))
    }
    assert ratings(shares, 3) == pytest.approx(truth, abs=0.5)


def test_who_never_loses_has_a_rating_and_intervals_hold_it() -> None:
    shares = {(0, 1): [1.0] * 20, (1, 2): [0.5, 1.0] * 10, (0, 2): [1.0] * 20}
    found = rating_intervals(shares, 3, Random(1))
    assert 300 < found[0].mean < 900
    assert sum(each.mean for each in found) == pytest.approx(0)
    assert found[1].low < found[1].mean < found[1].high
    assert all(each.low <= each.mean <= each.high for each in found)
