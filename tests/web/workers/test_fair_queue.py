"""The queue for the processes is fair to tables."""

from criminals.web.workers import fair_queue
from criminals.web.workers.fair_queue import FairQueue


def test_jobs_of_one_table_keep_their_order() -> None:
    queue = FairQueue[str]()
    for job in "abc":
        queue.put("one", job)
    assert [queue.take()[1] for _ in range(3)] == ["a", "b", "c"]


def test_a_table_that_has_used_much_time_waits_for_those_that_have_not() -> None:
    queue, taken = FairQueue[str](), list[object]()
    for name in ("slow", "quick"):
        queue.put(name, name)
    for _ in range(110):
        table, job = queue.take()
        taken.append(table)
        queue.charge(table, 10.0 if table == "slow" else 0.1)
        queue.put(table, job)
    assert taken.count("slow") == 2
    assert "slow" in taken[100:105]


def test_a_table_that_comes_late_has_no_credit() -> None:
    queue = FairQueue[int]()
    for number in range(10):
        queue.put("old", number)
        table, _ = queue.take()
        queue.charge(table, 1.0)
    order = list[object]()
    for number in range(6):
        queue.put("old", number)
        queue.put("new", number)
    for _ in range(6):
        table, _ = queue.take()
        order.append(table)
        queue.charge(table, 1.0)
    assert order.count("new") - order.count("old") in (0, 2)


def test_a_job_can_be_dropped_while_it_waits() -> None:
    queue, jobs = FairQueue[object](), [object(), object()]
    for job in jobs:
        queue.put("one", job)
    assert queue.drop(jobs[0])
    assert not queue.drop(jobs[0])
    assert queue.take()[1] is jobs[1]
    assert len(queue) == 0


def test_the_times_of_old_tables_are_forgotten(monkeypatch: object) -> None:
    queue = FairQueue[int]()
    for number in range(fair_queue.MOST + 50):
        queue.put(number, number)
        queue.charge(queue.take()[0], 0.0)
    assert len(queue._used) <= fair_queue.MOST + 1  # pyright: ignore[reportPrivateUsage]
