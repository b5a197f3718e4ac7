"""Tournaments: all pairings play the same deals, in this process, in several, or on a cluster."""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, as_completed
from contextlib import closing, suppress
from itertools import combinations
from pathlib import Path
from time import monotonic
from typing import Any, Final

import attrs

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.jobs import GameResult, Games, Job, Key, Settings, played, seatings
from criminals.bots.matches.private_files import write_private
from criminals.bots.matches.progress import Progress
from criminals.bots.matches.records_folder import keep, open_folder
from criminals.bots.matches.results import Tournament
from criminals.bots.matches.seeds import given_or_fresh
from criminals.bots.matches.workers.trials import check_loaded, unloaded_elsewhere, unloaded_here
from criminals.bots.matches.workers.watchdog import here, played_elsewhere
from criminals.bots.matches.workers.worker_pool import WorkerPool
from criminals.bots.players.specs import Contestant, wants_truth
from criminals.core.base.checks import shortened
from criminals.core.base.faults import given, invalid, named
from criminals.core.game.registry import find_game
from criminals.core.records.record import documented
from criminals.dice import generator
from criminals.installed import place_of

SAVING: Final = 5.0
"""The seconds between two saves."""

SHOWING: Final = 0.1
"""The seconds between two calls of `progress`."""


def tournament(
    game: str,
    contestants: Sequence[Contestant | str],
    *,
    deals: int = 10,
    players: int | None = None,
    edition: Any = None,
    seed: int | None = None,
    limit: float | None = None,
    truth: bool = False,
    executor: Executor | None = None,
    workers: int | None = None,
    file: str | os.PathLike[str] | None = None,
    records: str | os.PathLike[str] | None = None,
    progress: Callable[[Progress], None] | None = None,
) -> Tournament:
    """Let every pair of contestants play the same deals, each deal in every seating of the two.

    The same settings and seed give the same result, wherever the games are played. A contestant that breaks off a game
    loses it and is named in the report. A game that can't be played although no contestant is to blame is void.

    Args:
        game: The name of a game. Other processes load a game of your own from the module that it is, or from the module
            of its class, which then has to register it.
        contestants: Two contestants or more, as objects or as texts for `Contestant.of`.
        deals: The number of deals for each pairing.
        players: The number of players at a table; by default the fewest that the game allows.
        edition: The edition, or its name.
        seed: The seed of all deals, bots and throws. By default a fresh one, which no bot is sent; the report tells it
            once everything is played, and `file` has it from the beginning. A bot that knows the seed, because it was
            published or is short enough to be found by trying, knows the deals.
        limit: The time for one choice, in seconds. By default there is no limit.
        truth: Admit bots that see the whole state, such as `OracleBot`.
        executor: An executor that plays the games, for example on a cluster.
        workers: The number of processes, if there is no executor; by default one for each processor. With 1 the games
            are played in this process.
        file: A file that keeps the result as JSON. If it exists, its games are not played again, so an interrupted
            tournament goes on; void games are tried again.
        records: A folder for the record of each game, in a file named after the deal, the contestants and the seating.
            It is made if it doesn't exist, and has to be empty unless an existing `file` goes on. Records tell the
            deals, so only their owner may read them.
        progress: A function that is called with the progress now and then, such as `progress_bar(sys.stderr)`.

    Returns:
        The result, with standings, pairings and every game.

    Raises:
        InvalidArgument: A setting is wrong, or a contestant can't be loaded where the games are played, for example
            because a module is missing. Each contestant is made once there before the first game.
        MalformedDocument: The `file` belongs to another tournament.
        FileExistsError: The folder for the records is not empty.
        TypeError: A contestant is neither a text nor a `Contestant`.
        ValueError: There are fewer than two contestants, two have the same name, there is no deal, or a contestant
            wants the truth and `truth` is not set.

    Examples:
        >>> result = tournament("crooks", ["rule", "random"], deals=2, edition="tiny", workers=1)
        >>> best = result.standings()[0].name
    """
    entered = [Contestant.of(each) if isinstance(each, str) else each for each in contestants]
    for each in entered:
        if not isinstance(each, Contestant):  # pyright: ignore[reportUnnecessaryIsInstance] -- untyped callers give bots
            raise TypeError(f"a contestant is a text or Contestant(name, make), not {shortened(each)}")
    names = tuple(each.name for each in entered)
    if len({*names}) < max(2, len(names)):
        raise invalid("contestants", given=given(names))
    seers = [each for each in contestants if isinstance(each, str) and not truth and wants_truth(each)]
    if seers:
        raise invalid("contestant_truth", text=named(seers[0]))
    if deals < 1:
        raise invalid("no_deals", given=given(deals))
    Forfeits(limit)  # it says what is wrong with a limit
    rules = find_game(game)
    first: Any = rules.new_game(players=players, rng=generator(seed), edition=edition)
    settings = Settings(rules.NAME, first.players, edition, limit, truth, place_of(rules.NAME))
    path, folder = None if file is None else Path(file), None if records is None else Path(records)
    if path is not None and path.exists():
        known = Tournament.from_json(path.read_text(encoding="utf-8"), settings, names, deals, seed)
    else:
        known = Tournament(settings, names, deals, (), given_or_fresh(seed))
    jobs = {
        ((one.name, other.name), deal): Job.of(settings, (one, other), deal, known.seed)
        for one, other in combinations(entered, 2)
        for deal in range(deals)
    }
    done = {key: games for key, games in known.by_job().items() if key in jobs and not any(map(_is_void, games))}
    if folder is not None:
        documented(rules.NAME)  # it says what a game without records lacks
        open_folder(folder, goes_on=path is not None and path.exists())
    running = _Running(jobs, done, path, folder, progress, known)
    with running:
        if running.missing() and executor is not None:
            running.try_on(executor, entered)
            running.on(executor)
        elif running.missing() and workers == 1:
            check_loaded(unloaded_here(entered, Forfeits(limit)))
            for key in running.missing():
                running.add(key, played(jobs[key]))
        else:
            running.on_processes(workers or os.cpu_count() or 1)
    return running.result()


class _Running:
    """A tournament in progress: it collects, saves and shows results."""

    def __init__(
        self,
        jobs: Mapping[Key, Job],
        done: dict[Key, Games],
        path: Path | None,
        folder: Path | None,
        progress: Callable[[Progress], None] | None,
        known: Tournament,
    ) -> None:
        self.jobs = jobs
        self.done = done
        self.path = path
        self.folder = folder
        self.progress = progress
        self.known = known
        self.games = len(seatings(known.settings.players))
        self.before = len(done)
        self.start = self.saved = self.shown = monotonic()

    def __enter__(self) -> None:
        self._show()

    def __exit__(self, error: object, *_: object) -> None:
        """Save the games so far, even after an error."""
        if error is None or self.done:
            self._save()

    def missing(self) -> list[Key]:
        return [key for key in self.jobs if key not in self.done]

    def result(self) -> Tournament:
        games = tuple(game for key in self.jobs if key in self.done for game in self.done[key])
        return attrs.evolve(self.known, games=games)

    def add(self, key: Key, games: Games) -> None:
        self.done[key] = games
        if self.folder is not None:
            for game in games:
                keep(self.folder, game, self.known.contestants)
        if monotonic() - self.shown > SHOWING or len(self.done) == len(self.jobs):
            self._show()
        if monotonic() - self.saved > SAVING:
            self._save()

    def try_on(self, executor: Executor, entered: Sequence[Contestant]) -> None:
        """Make each contestant once on a worker of an executor. If the worker is lost, the games will show why."""
        try:
            limit = self.known.settings.limit
            check_loaded(executor.submit(unloaded_elsewhere, entered, limit, here()).result())
        except Exception as error:
            if not _is_loss(error):
                raise

    def on(self, executor: Executor) -> None:
        """Play the missing jobs on an executor, and those lost with its workers in processes of this machine."""
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
        """Play the missing jobs in processes of this machine."""
        missing = {key: self.jobs[key] for key in self.missing()}
        with closing(WorkerPool(missing, min(workers, len(missing))).play()) as played_there:
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
            write_private(self.path, self.result().to_json())  # it has the seed


def _is_void(game: GameResult) -> bool:
    return game.void is not None


def _is_loss(error: Exception) -> bool:
    """Tell whether an error of `concurrent.futures` or Dask means that a job was lost with its worker."""
    return isinstance(error, (BrokenExecutor, CancelledError)) or type(error).__name__ == "KilledWorker"
