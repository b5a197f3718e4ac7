"""Time limits: they break in, and leave nothing behind."""

import signal
import time

import pytest

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
