"""Token buckets: how often, how many at once, and no longer memory than needed."""

from criminals.web.guards.buckets import LONGEST, Buckets, Rate, TokenBucket


def test_a_burst_is_let_through_and_then_so_many_a_second() -> None:
    bucket = TokenBucket(Rate(2, 3))
    assert [bucket.take(100) for _ in range(5)] == [0, 0, 0, 0.5, 1]
    assert bucket.take(101.5) == 0
    assert bucket.take(101.5) == 0.5
    assert bucket.take(1000) == 0


def test_what_is_not_there_is_not_taken_if_nobody_waits() -> None:
    bucket = TokenBucket(Rate(1, 2))
    assert [bucket.has(10) for _ in range(4)] == [True, True, False, False]
    assert bucket.has(11)
    assert not bucket.has(11)


def test_nobody_waits_for_ever_whatever_was_taken() -> None:
    bucket = TokenBucket(Rate(1, 2))
    assert bucket.take(0, 1e9) == LONGEST


def test_a_clock_that_stands_still_fills_nothing() -> None:
    bucket = TokenBucket(Rate(1, 1))
    bucket.take(5)
    assert bucket.take(4) > 0


def test_buckets_are_few() -> None:
    buckets = Buckets(Rate(1, 1), most=2)
    first = buckets.of("a")
    buckets.of("b")
    assert buckets.of("a") is first
    buckets.of("c")
    assert buckets.of("a") is first
    buckets.of("d")
    assert buckets.of("c") is not None
