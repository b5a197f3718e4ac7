"""Deals that nobody can compute: not from a view, not from a bot's generator, not from what a worker is sent."""

import json
import os
import pickle
import stat
import sys
from collections.abc import Generator
from functools import partial
from pathlib import Path
from typing import Any

import attrs
import pytest

import criminals
from criminals.bots import Contestant, ProcessBot, RandomBot, Settings, markdown_report, tournament
from criminals.bots.matches import tournaments as tournaments_module
from criminals.bots.matches.jobs import Job, seatings
from criminals.bots.matches.seeds import derived
from criminals.bots.matches.workers.worker_pool import WorkerPool
from criminals.dice import fresh_seed, generator, is_short
from criminals.games import counterfeiters
from tests.bots import stopping

DEALS = 4
TRIED = 500
GAME = "counterfeiters"


@attrs.define
class Seeker:
    """Plays at random, and keeps what it is given at the very beginning: its view, and the state of its generator."""

    views: list[counterfeiters.View]
    states: list[Any]
    is_asked: bool = False

    def choose(self, view: counterfeiters.View, rng: Any) -> Any:
        if not self.is_asked:
            self.is_asked = True
            self.states.append(rng.getstate())
            if view.first == view.viewer:
                self.views.append(view)
        return RandomBot().choose(view, rng)


def sought(**settings: Any) -> tuple[list[int], list[int]]:
    """The seeds that a bot finds by trying: by its views of the deals, and by its generators."""
    views, states = list[counterfeiters.View](), list[Any]()
    pair = Contestant("seeker", partial(Seeker, views, states)), Contestant("random", RandomBot)
    tournament(GAME, pair, deals=DEALS, workers=1, **settings)
    assert (len(views), len(states)) == (DEALS, 2 * DEALS)
    by_view = [seed for seed in range(TRIED) if all(is_dealt(seed, *each) for each in enumerate(views))]
    by_generator = [seed for seed in range(TRIED) if generators(seed)[:1] == states[:1]]
    return by_view, by_generator


def is_dealt(seed: int, deal: int, view: counterfeiters.View) -> bool:
    state = counterfeiters.new_game(players=2, rng=generator(derived(seed, "deal", deal)))
    return counterfeiters.view(state, view.viewer) == view


def generators(seed: int) -> list[Any]:
    """The states of a seeker's generators in the first deal of a tournament with this seed, seating by seating."""
    found: list[Any] = []
    for seating in seatings(2):
        bots = derived(seed, "game", "seeker", "random", 0, *seating)
        found.append(generator(derived(bots, "bot", seating.index(0))).getstate())
    return found


def test_a_bot_that_tries_seeds_finds_nothing_by_default() -> None:
    assert sought() == ([], [])


def test_but_it_finds_a_short_one() -> None:
    assert sought(seed=321) == ([321], [321])


def test_the_report_tells_the_seed_at_the_end_and_whether_it_could_be_known() -> None:
    secret = tournament(GAME, ["random", "other=random"], deals=1, workers=1)
    assert not is_short(secret.seed)
    assert f" Seed {secret.seed}.\n" in markdown_report(secret)
    assert tournament(GAME, ["random", "other=random"], deals=1, workers=1, seed=secret.seed) == secret
    short = tournament(GAME, ["random", "other=random"], deals=1, workers=1, seed=7)
    assert " Seed 7. It is short: a bot could have found it by trying, and known the deals.\n" in markdown_report(short)
    broken = attrs.evolve(secret, games=secret.games[:1])
    assert secret.is_complete
    assert not broken.is_complete
    assert str(secret.seed) not in markdown_report(broken)
    assert " The seed is told when all is played.\n" in markdown_report(broken)


def test_a_seed_is_fresh_each_time_and_long() -> None:
    assert len({fresh_seed() for _ in range(100)}) == 100
    assert max(fresh_seed() for _ in range(100)).bit_length() > 120
    assert is_short(2**95 - 1)
    assert not is_short(2**95)


def test_what_is_kept_goes_on_with_its_own_seed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournaments_module, "SHOWING", 0)
    file = tmp_path / "kept.json"

    with pytest.raises(stopping.Enough):
        tournament(GAME, ["random", "other=random"], deals=DEALS, workers=1, file=file, progress=stopping.after(4))
    seed = json.loads(file.read_text())["seed"]
    assert not is_short(seed)
    found = tournament(GAME, ["random", "other=random"], deals=DEALS, workers=1, file=file)
    assert found == tournament(GAME, ["random", "other=random"], deals=DEALS, workers=1, seed=seed)
    with pytest.raises(criminals.MalformedDocument, match=rf"\$\.seed: {seed}, and 1 is played"):
        tournament(GAME, ["random", "other=random"], deals=DEALS, workers=1, seed=1, file=file)
    for wrong in ('"7"', "-7", "7.5", "true", "null"):
        file.write_text(found.to_json().replace(f'"seed": {seed}', f'"seed": {wrong}'))
        with pytest.raises(criminals.MalformedDocument):
            tournament(GAME, ["random", "other=random"], deals=DEALS, workers=1, file=file)


@pytest.mark.skipif(os.name != "posix", reason="this system has no such permissions")
def test_a_kept_file_is_for_its_owner_alone(tmp_path: Path) -> None:
    """It has the seed. Whatever lies in the way is put aside, and not written through."""
    file, other = tmp_path / "kept.json", tmp_path / "other"
    other.touch()
    (tmp_path / ".kept.json.part").symlink_to(other)
    tournament(GAME, ["random", "other=random"], deals=1, workers=1, file=file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert not file.is_symlink()
    assert not other.read_text()


def test_no_worker_is_sent_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever reads what goes to a worker, on this machine or on a cluster, learns of one deal, not of the others."""
    seed = fresh_seed() | 1 << 127
    pair = Contestant("one", RandomBot), Contestant("other", RandomBot)
    settings = Settings(GAME, 2, place="criminals.games.counterfeiters")
    jobs = [Job.of(settings, pair, deal, seed) for deal in range(DEALS)]
    written = [pickle.dumps(job) for job in jobs]
    for number, job in enumerate(jobs):
        for other, text in enumerate(written):
            assert _holds(text, job.dealing) == (other == number)
            for chance in job.chance:
                assert _holds(text, chance) == (other == number)
            assert not _holds(text, seed)
    asked: list[Any] = []

    def play(pool: WorkerPool) -> Generator[Any]:
        asked.extend(pool.jobs.values())
        yield from ()

    monkeypatch.setattr(WorkerPool, "play", play)
    tournament(GAME, pair, deals=DEALS, workers=2, seed=seed)
    assert asked == jobs


def _holds(data: bytes, number: int) -> bool:
    return number.to_bytes(17, "little").rstrip(b"\0") in data or str(number).encode() in data


def test_a_program_is_sent_no_number_that_others_are_made_from(tmp_path: Path) -> None:
    """Its own seeds are drawn from a generator of its own, which leads neither to the deal nor to the tournament."""
    log = tmp_path / "log"
    body = f"""
import json, sys
for line in sys.stdin:
    open({str(log)!r}, "a").write(line)
    if "ask" in json.loads(line):
        print(json.dumps({{"action": json.loads(line)["legal"][-1]}}), flush=True)
"""
    program = Contestant("program", partial(ProcessBot, [sys.executable, "-c", body]))
    held = tournament("crooks", [program, "random"], deals=1, workers=1)
    questions = [line for line in map(json.loads, log.read_text().splitlines()) if "ask" in line]
    sent = log.read_text()
    chances = [derived(held.seed, "chance", "program", "random", 0, *seating) for seating in seatings(2)]
    for number in (held.seed, derived(held.seed, "deal", 0), *chances):
        assert str(number) not in sent
    drawn: list[int] = []
    for seating in seatings(2):
        rng = generator(derived(derived(held.seed, "game", "program", "random", 0, *seating), "bot", seating.index(0)))
        drawn += [rng.randrange(1 << 53) for _ in questions]
    assert {question["seed"] for question in questions} <= {*drawn}


def test_uses_of_one_seed_have_nothing_in_common() -> None:
    uses = [("deal", 0), ("deal", 1), ("chance", 0), ("game", "a", "b", 0, 0, 1), ("bot", 0), ("ratings",)]
    found = {derived(5, *use) for use in uses} | {derived(6, *use) for use in uses}
    assert len(found) == 2 * len(uses)
    states = [generator(seed).getrandbits(64) for seed in found]
    assert len({*states}) == len(states)


def test_names_with_line_breaks_are_told_apart() -> None:
    """And those that no text can be encoded with are names like any other."""
    names = [("a\nb", "c"), ("a", "b\nc"), ("a\\nb", "c"), ("a\\", "nb\nc"), ("\ud800", "c")]
    assert len({derived(5, "game", *pair, 0, 0, 1) for pair in names}) == len(names)
    assert derived(1, "deal", 0) == 0x56B18195E0785117E767E7B4169422BD, "what was published stays"
