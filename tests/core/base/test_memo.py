"""A table that fills itself."""

from criminals.core.base.memo import Memo


def test_a_value_is_made_once_for_each_key() -> None:
    asked: list[int] = []

    def doubled(key: int) -> int:
        asked.append(key)
        return 2 * key

    memo = Memo(doubled, 10)
    assert [memo[key] for key in (1, 2, 1, 2, 3)] == [2, 4, 2, 4, 6]
    assert asked == [1, 2, 3]


def test_a_full_one_forgets_everything_and_goes_on() -> None:
    memo = Memo[int, int](lambda key: -key, 3)
    for key in range(20):
        assert memo[key] == -key
        assert len(memo) <= 3
    assert dict(memo) == {18: -18, 19: -19}


def test_large_values_are_forgotten_sooner() -> None:
    memo = Memo[int, range](range, 10, len)
    assert [len(memo[size]) for size in (3, 3, 4, 2)] == [3, 3, 4, 2]
    assert list(memo) == [3, 4, 2]
    assert (len(memo[2]), len(memo[5])) == (2, 5)
    assert list(memo) == [5]
    assert len(memo[20]) == 20
    assert list(memo) == [20]
    assert len(memo[1]) == 1
    assert list(memo) == [1]
