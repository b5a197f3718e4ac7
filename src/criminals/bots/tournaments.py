"""Tournaments: every pairing over the same deals, on whatever computes."""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, as_completed
from contextlib import closing, suppress
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any, Final

from criminals.bots.crew import Crew
from criminals.bots.fuse import here, played_elsewhere
from criminals.bots.jobs import Games, Job, Key, Settings, played, seatings
from criminals.bots.progress import Progress
from criminals.bots.results import Tournament
from criminals.bots.specs import Contestant
from criminals.core.checks import shortened
from criminals.core.registry import find_game
from criminals.dice import generator

SAVING: Final = 5.0
"""Seconds between two savings."""

SHOWING: Final = 0.1
"""Seconds between two showings of progress."""


def tournament(
    game: str,
    contestants: Sequence[Contestant | str],
    *,
    deals: int = 10,
    players: int | None = None,
    edition: Any = None,
    seed: int = 0,
    limit: float | None = None,
    truth: bool = False,
    executor: Executor | None = None,
    workers: int | None = None,
    file: str | os.PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Tournament:
    """Every two contestants against each other, over the same deals, each deal in every seating of the two.

    The same settings give the same result, on whatever it is computed: on an `executor`, else on as many processes as
    `workers` says (as there are processors, if it says nothing; with 1 in this one). `file` keeps the result, as JSON;
    if it is there already, what it has is not played again, so that a tournament that was broken off goes on. A
    contestant that breaks a game off loses it, and is named in the report.
    """
    entered = [Contestant.of(each) if isinstance(each, str) else each for each in contestants]
    for each in entered:
        if not isinstance(each, Contestant):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers give bots
            raise TypeError(f"a contestant is a text or Contestant(name, make), not {shortened(each)}")
    names = tuple(each.name for each in entered)
    if len({*names}) < max(2, len(names)):
        raise ValueError(f"a tournament wants two contestants or more, of different names, not {names}")
    if deals < 1:
        raise ValueError(f"a tournament wants a deal or more, not {deals}")
    rules = find_game(game)
    first: Any = rules.new_game(players=players, rng=generator(seed), edition=edition)
    settings = Settings(rules.NAME, first.players, edition, seed, limit, truth)
    jobs = {
        ((one.name, other.name), deal): Job(settings, (one, other), deal)
        for one, other in combinations(entered, 2)
        for deal in range(deals)
    }
    path = None if file is None else Path(file)
    known = Tournament(settings, names, deals, ())
    if path is not None and path.exists():
        known = Tournament.from_json(path.read_text(encoding="utf-8"), settings, names, deals)
    done = {key: games for key, games in known.by_job().items() if key in jobs}
    running = _Running(jobs, done, path, progress, known)
    with running:
        if executor is not None:
            running.on(executor)
        elif workers == 1:
            for key in running.missing():
                running.add(key, played(jobs[key]))
        else:
            running.on_processes(workers or os.cpu_count() or 1)
    return running.result()


class _Running:
    """A tournament under way: it adds up, saves and shows."""

    def __init__(
        self,
        jobs: Mapping[Key, Job],
        done: dict[Key, Games],
        path: Path | None,
        progress: Callable[[Progress], None] | None,
        known: Tournament,
    ) -> None:
        self.jobs = jobs
        self.done = done
        self.path = path
        self.progress = progress
        self.known = known
        self.games = len(seatings(known.settings.players))
        self.before = len(done)
        self.start = self.saved = self.shown = monotonic()

    def __enter__(self) -> None:
        self._show()

    def __exit__(self, *_: object) -> None:
        """Save, whether all is done or something broke off."""
        self._save()

    def missing(self) -> list[Key]:
        return [key for key in self.jobs if key not in self.done]

    def result(self) -> Tournament:
        games = tuple(game for key in self.jobs if key in self.done for game in self.done[key])
        return Tournament(self.known.settings, self.known.contestants, self.known.deals, games)

    def add(self, key: Key, games: Games) -> None:
        self.done[key] = games
        if monotonic() - self.shown > SHOWING or len(self.done) == len(self.jobs):
            self._show()
        if monotonic() - self.saved > SAVING:
            self._save()

    def on(self, executor: Executor) -> None:
        """Play what is missing on an executor; what is lost with its workers, on processes of this machine."""
        futures: dict[Future[Games], Key] = {}
        try:
            with suppress(BrokenExecutor):
                for key in self.missing():
                    futures[executor.submit(played_elsewhere, self.jobs[key], here())] = key
            for future in as_completed(futures):
                try:
                    self.add(futures[future], future.result())
                except Exception as error:
                    if not _is_loss(error):
                        raise
        except BaseException:
            for future in futures:
                future.cancel()
            raise
        self.on_processes(os.cpu_count() or 1)

    def on_processes(self, workers: int) -> None:
        """Play what is missing on processes of this machine."""
        missing = {key: self.jobs[key] for key in self.missing()}
        with closing(Crew(missing, min(workers, len(missing))).play()) as played_there:
            for key, games in played_there:
                self.add(key, games)

    def _show(self) -> None:
        self.shown = monotonic()
        if self.progress is None:
            return
        seconds, done, total = monotonic() - self.start, len(self.done), len(self.jobs)
        left = seconds / (done - self.before) * (total - done) if done > self.before else None
        self.progress(Progress(done * self.games, total * self.games, seconds, left))

    def _save(self) -> None:
        self.saved = monotonic()
        if self.path is not None:
            beside = self.path.with_name(f".{self.path.name}.part")
            beside.write_text(self.result().to_json(), encoding="utf-8")
            beside.replace(self.path)


def _is_loss(error: Exception) -> bool:
    """Whether work was lost with who had it, by `concurrent.futures` or by Dask."""
    return isinstance(error, (BrokenExecutor, CancelledError)) or type(error).__name__ == "KilledWorker"
