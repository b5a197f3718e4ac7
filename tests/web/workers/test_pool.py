"""Processes that do what takes long: there are few, and whatever happens in them, the server goes on."""

import asyncio
import os
import time
from collections.abc import Callable
from typing import Any

import pytest

from criminals.web.workers.pool import Pool
from criminals.web.workers.process import WorkerLost


def double(number: int, *, plus: int = 0) -> dict[str, Any]:
    return {"double": 2 * number + plus, "process": os.getpid()}


def end() -> dict[str, Any]:
    os._exit(1)


def fail() -> dict[str, Any]:
    raise ValueError("a secret")


def sleep(seconds: float) -> dict[str, Any]:
    time.sleep(seconds)
    return {}


def pooled(test: Callable[[Pool], Any], size: int = 1) -> None:
    pool = Pool(size)

    async def run() -> None:
        try:
            await test(pool)
        finally:
            await asyncio.to_thread(pool.close)

    asyncio.run(run())


def test_a_task_is_done_in_another_process_and_the_process_is_kept() -> None:
    async def ask(pool: Pool) -> None:
        answers = [await pool.run("one", double, number, limit=20, plus=1) for number in range(3)]
        assert [answer["double"] for answer in answers] == [1, 3, 5]
        assert {answer["process"] for answer in answers} != {os.getpid()}
        assert len({answer["process"] for answer in answers}) == 1

    pooled(ask)


def test_a_process_that_ends_fails_or_hangs_is_lost_and_another_goes_on() -> None:
    async def ask(pool: Pool) -> None:
        for task, given, limit, reason in (
            (end, (), 20, "crash"),
            (fail, (), 20, "crash"),
            (sleep, (60,), 0.2, "time"),
        ):
            with pytest.raises(WorkerLost) as lost:
                await pool.run("one", task, *given, limit=limit)
            assert lost.value.reason == reason
            assert "secret" not in str(lost.value)
        assert (await pool.run("one", double, 4, limit=20))["double"] == 8

    pooled(ask)


def test_no_more_processes_than_there_may_be_and_what_is_not_wanted_is_not_done() -> None:
    async def ask(pool: Pool) -> None:
        await pool.warm()
        busy = asyncio.create_task(pool.run("one", sleep, 0.4, limit=20))
        await asyncio.sleep(0.1)
        waiting = [asyncio.create_task(pool.run("two", double, number, limit=20)) for number in range(3)]
        await asyncio.sleep(0.05)
        assert pool.waiting == 3
        waiting[0].cancel()
        await asyncio.sleep(0.05)
        assert pool.waiting == 2
        assert [answer["double"] for answer in await asyncio.gather(*waiting[1:])] == [2, 4]
        await busy

    pooled(ask)


def test_a_pool_that_is_closed_does_not_wait_for_its_processes() -> None:
    start = time.monotonic()

    async def ask(pool: Pool) -> None:
        await pool.warm()
        task = asyncio.create_task(pool.run("one", sleep, 60, limit=60))
        await asyncio.sleep(0.1)
        await asyncio.to_thread(pool.close)
        with pytest.raises(WorkerLost):
            await task
        with pytest.raises(WorkerLost):
            await pool.run("one", double, 1, limit=1)

    pooled(ask)
    assert time.monotonic() - start < 30
