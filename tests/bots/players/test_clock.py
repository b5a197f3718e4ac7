"""Time limits: they break in, and leave nothing behind."""

import signal
import threading
import time
from random import Random
from typing import Any

import pytest

import criminals
from criminals.bots import Foul, FoulPlay, RandomBot, ask, play, time_left
from criminals.bots.players.clock import TimeOver, limited, unbroken

pytestmark = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no such timers")


def test_a_block_that_takes_too_long_is_interrupted() -> None:
    with pytest.raises(TimeOver, match=r"took longer than 0\.01 s"), limited(0.01):
        time.sleep(10)


def test_a_shielded_block_is_not_interrupted_but_what_follows_is() -> None:
    done: list[bool] = []

    def wait() -> None:
        with unbroken():
            time.sleep(0.05)
            done.append(True)
        time.sleep(10)

    with pytest.raises(TimeOver), limited(0.01):
        wait()
    assert done


def test_the_alarm_of_the_host_is_kept_whenever_a_limit_is_over() -> None:
    """Even if that is just as the block ends: so the blocks are about as long as their limits."""

    def ring(*_: object) -> None:
        raise AssertionError("nobody has set it")

    before = signal.signal(signal.SIGALRM, ring)
    late = 0
    try:
        signal.setitimer(signal.ITIMER_REAL, 100)
        for turn in range(4_000):
            try:
                with limited(0.000_05):
                    for _ in range(turn % 400 * 4):
                        pass
            except TimeOver:
                late += 1
            assert signal.getsignal(signal.SIGALRM) is ring
            assert signal.getitimer(signal.ITIMER_REAL)[0] > 50
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
    assert 0 < late < 4_000


@pytest.mark.parametrize("granted", [10, None])
def test_a_bot_that_asks_another_one_has_no_more_time_for_that(granted: float | None) -> None:
    """It may grant the other any time, and any error of the other becomes a foul."""
    asked: list[Any] = []

    class Hanging:
        def choose(self, view: Any, rng: Any) -> Any:
            time.sleep(600)

    class Generous:
        def choose(self, view: Any, rng: Any) -> Any:
            asked.append(ask(Hanging(), view, rng, limit=granted))
            time.sleep(600)

    with pytest.raises(FoulPlay, match=r"took longer than 0\.05 s") as raised:
        play("crooks", [Generous(), Generous()], seed=1, limit=0.05)
    assert raised.value.foul.reason == "time"
    assert not asked


def test_a_bot_that_asks_another_one_may_grant_it_less_time() -> None:
    class Hanging:
        def choose(self, view: Any, rng: Any) -> Any:
            time.sleep(10)

    class Sparing:
        def choose(self, view: Any, rng: Any) -> Any:
            foul = ask(Hanging(), view, rng, limit=0.01)
            assert isinstance(foul, Foul)
            assert (foul.reason, foul.text) == ("time", "took longer than 0.01 s")
            return RandomBot().choose(view, rng)

    play("crooks", [Sparing(), Sparing()], seed=1, limit=60)


def test_a_bot_that_says_its_time_is_over_cannot_pass_it_on() -> None:
    """Not even with an alarm of its own, which would be asked whose it is."""

    class Strange:
        def __getattr__(self, name: str) -> Any:
            raise KeyError(name)

    class Posing:
        def choose(self, view: Any, rng: Any) -> Any:
            error = TimeOver("over")
            error.alarm = Strange()  # type: ignore[assignment]
            raise error

    view = criminals.view(criminals.new_game("crooks", seed=1, first=0), 0)
    foul = ask(Posing(), view, Random(1))
    assert isinstance(foul, Foul)
    assert (foul.reason, foul.text) == ("time", "over")


# --- the clock that bots can ask ---


class Asking:
    """Notes what is left as it begins, and after a moment; and in a thread of its own."""

    def __init__(self) -> None:
        self.left = list[tuple[float | None, float | None]]()
        self.beside = list[float | None]()

    def choose(self, view: Any, rng: Any) -> Any:
        before = time_left()
        time.sleep(0.002)
        self.left.append((before, time_left()))
        beside = threading.Thread(target=lambda: self.beside.append(time_left()))
        beside.start()
        beside.join()
        return RandomBot().choose(view, rng)


def test_a_bot_can_ask_how_much_time_is_left_of_this_choice() -> None:
    bot = Asking()
    play("crooks", [bot, RandomBot()], seed=1, limit=60)
    assert len(bot.left) > 1
    for before, after in bot.left:
        assert before is not None
        assert after is not None
        assert 50 < after <= before - 0.002 < 60
    assert {*bot.beside} == {None}
    assert time_left() is None


def test_without_a_limit_nobody_is_told_of_one() -> None:
    bot, view = Asking(), criminals.view(criminals.new_game("crooks", seed=1, first=0), 0)
    ask(bot, view, Random(1))
    assert bot.left == [(None, None)]
    ask(bot, view, Random(1), limit=3)
    assert bot.left[-1] != (None, None)


def test_the_shorter_of_two_limits_is_told_and_none_once_it_is_over() -> None:
    with limited(9):
        with limited(3):
            assert 2 < (time_left() or 0) <= 3
            with limited(20):
                assert 2 < (time_left() or 0) <= 3
        assert 8 < (time_left() or 0) <= 9
    with pytest.raises(TimeOver), limited(0.01):
        time.sleep(1)
    assert time_left() is None


def test_in_a_thread_too_where_a_limit_is_checked_afterwards() -> None:
    found: list[float | None] = []

    class Overdue:
        def choose(self, view: Any, rng: Any) -> Any:
            time.sleep(0.05)
            found.append(time_left())
            return RandomBot().choose(view, rng)

    def run() -> None:
        with pytest.raises(FoulPlay):
            play("crooks", [Overdue(), Overdue()], seed=1, limit=0.01)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert found == [0.0]
