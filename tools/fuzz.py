"""Every loader and parser under atheris: `make fuzz`, for some minutes; `ARGS="--inputs 1000000"` for longer.

Each target has a process of its own, as many at a time as there are cores. An input has to be read, or refused by an
error that the docs name; what was read has to come back from what is written of it; none may take long, and memory must
not grow. What breaks this is written to a folder, made small, and belongs into `tests/corpus` once it is mended.
"""

import argparse
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import criminals
from tests.hostile.costs import milliseconds, own_garbage
from tests.hostile.large import large
from tests.hostile.seeds import seeds
from tests.hostile.shrinking import breaks, shrunk
from tests.hostile.targets import LOADED, PREFIXES, TARGETS, data_of, text_of

SLOW = 25
"""The most milliseconds of CPU time that reading one input may take, as `tests.hostile.costs` measures them."""

EDITIONS = 4_096
"""How many documents with new editions of each game are read, one after another."""

COLD_GROWTH = 50_000_000
"""The most bytes by which memory may grow by that."""

GROWTH = 200_000_000
"""The most bytes by which the memory of a process may grow while it reads, after the warm-up."""

LEAST = 1
"""The least percentage of all inputs that a target gets."""

WEIGHTS = {"parse_action": 8, "action": 4, "event": 2, "view_event": 2, "state_text": 1, "view_text": 1, "request": 1}
"""How the rest goes to those targets that are read quickly, by their names without the game."""

REPO = Path(__file__).parent.parent

ENVIRONMENT = {**os.environ, "PYTHONPATH": f"{REPO}{os.pathsep}{REPO / 'src'}", "PYTHONHASHSEED": "0"}


def fuzzed(name: str, inputs: int, seconds: float, seed: int, folder: Path) -> dict[str, Any]:
    """The report of a worker, or what it said at its end if it left none."""
    worker = Path(__file__).with_name("fuzz_worker.py")
    command = [sys.executable, str(worker), name, str(inputs), str(seconds), str(seed), str(folder)]
    done = subprocess.run(command, capture_output=True, env=ENVIRONMENT, check=False)
    path = folder / "report.json"
    if path.exists():
        report: dict[str, Any] = json.loads(path.read_text())
        return report
    return {"died": done.stderr.decode(errors="replace")[-2000:]}


def shares(names: list[str], inputs: int) -> dict[str, int]:
    """How many inputs each target gets: a part of the same size, and of the rest more the less time one takes."""
    alike = inputs * LEAST // 100
    weights = {name: WEIGHTS.get(name.removeprefix(PREFIXES[_game(name)]), 0) for name in names}
    if not any(weights.values()):
        weights = dict.fromkeys(names, 1)
    rest, whole = max(0, inputs - alike * len(names)), sum(weights.values())
    return {name: alike + -(-rest * weight // whole) for name, weight in weights.items()}


def sow(folders: dict[str, Path], seed: int) -> None:
    """Write the seeds, and such inputs as take long, to the folders of their targets."""
    for name, texts in seeds(seed).items():
        _write(folders, name, "seeds", texts)
    slow: dict[str, list[str]] = {name: [] for name in folders}
    for _, name, text in large():
        slow.setdefault(name, []).append(text)
    for name, texts in slow.items():
        _write(folders, name, "large", texts)


def _write(folders: dict[str, Path], name: str, part: str, texts: list[str]) -> None:
    if name in folders:
        folder = folders[name] / part
        folder.mkdir(parents=True)
        for number, text in enumerate(texts):
            (folder / str(number)).write_bytes(data_of(text))


def grown(game: str) -> int:
    """The bytes by which the memory of a process grows that reads documents with new editions."""
    command = [sys.executable, str(Path(__file__).with_name("fuzz_memory.py")), game, str(EDITIONS)]
    done = subprocess.run(command, capture_output=True, env=ENVIRONMENT, check=True)
    return int(done.stdout)


def cold_faults(game: str, bytes_: int) -> list[str]:
    """Print by how much memory grew; a fault, if that is too much."""
    told = f"{game}: memory grew by {bytes_ / 1e6:.0f} MB over {EDITIONS:,} documents with new editions"
    print(told, flush=True)
    return [told] if bytes_ > COLD_GROWTH else []


def main() -> None:
    """Fuzz all targets or those that are named, print what came of it, and fail if anything was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--inputs", type=int, default=120_000, help="in all; those that are read quickly get more (120,000)"
    )
    parser.add_argument("--seconds", type=float, default=3600, help="the most for one target (3600)")
    parser.add_argument("--target", action="append", choices=TARGETS, help="only this one; may be given several times")
    parser.add_argument("--game", choices=criminals.GAMES, help="only the targets of this one")
    parser.add_argument("--seed", type=int, default=1, help="from 1 up")
    parser.add_argument("--found", type=Path, default=Path("fuzz-found"), help="where to write what was found")
    args = parser.parse_args()
    if find_spec("atheris") is None:
        sys.exit("fuzzing needs atheris: `make fuzz` makes an environment that has it")
    names = args.target or [name for name in TARGETS if args.game in (None, _game(name))]
    share = shares(names, args.inputs)
    with tempfile.TemporaryDirectory() as made:
        folders = {name: Path(made, name) for name in names}
        sow(folders, args.seed)
        # Those that take longest first, so that no core is idle at the end.
        queue = sorted(names, key=lambda name: (not name.endswith("view_record"), name.endswith("action")))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            futures = {
                name: pool.submit(fuzzed, name, share[name], args.seconds, args.seed, folders[name]) for name in queue
            }
            growing = {game: pool.submit(grown, game) for game in dict.fromkeys(map(_game, names))}
            reports = {name: futures[name].result() for name in names}
            growth = {game: future.result() for game, future in growing.items()}
        faults = [fault for name in names for fault in found(name, reports[name], folders[name], args.found)]
        faults += [fault for game, bytes_ in growth.items() for fault in cold_faults(game, bytes_)]
    for fault in faults:
        print(fault)
    sys.exit(1 if faults else 0)


def _game(name: str) -> str:
    """The game of a target: those of Crooks have no prefix."""
    return next((game for game in criminals.GAMES if name.startswith(f"{game}_")), "crooks")


def found(name: str, report: dict[str, Any], folder: Path, keep: Path) -> list[str]:
    """Print the line of a target; what was wrong there, with what was kept of it."""
    target = TARGETS[name]
    if "died" in report:
        kept = [_kept(keep, name, path.read_bytes()) for path in folder.iterdir() if path.is_file()]
        return [f"{name}: the process died, see {', '.join(kept) or 'what it said'}:\n{report['died']}"]
    faults: list[str] = []
    for broken in report["broken"]:
        small = shrunk(target, broken["text"], broken["what"])
        faults.append(f"{name}: {broken['what']}: {broken['told'][:300]}: {_kept(keep, name, data_of(small))}")
    for path in sorted((folder / "seeds").iterdir()):
        breaks(target, text_of(path.read_bytes()))  # converters are made at first use
    large_texts = [text_of(path.read_bytes()) for path in sorted((folder / "large").iterdir())]
    with own_garbage():
        times = sorted(((milliseconds(target, text), text) for text in (*report["slow"], *large_texts)), reverse=True)
    for taken, text in times:
        if taken > SLOW:
            faults.append(f"{name}: reading takes {taken:.0f} ms: {_kept(keep, name, data_of(text))}")
    if report["grown"] > GROWTH:
        most, text = report["largest"]
        kept = _kept(keep, name, data_of(text))
        faults.append(f"{name}: memory grew by {report['grown'] / 1e6:.0f} MB, by one input {most / 1e6:.0f}: {kept}")
    outcomes: Counter[str] = Counter(report["outcomes"])
    loaded = outcomes.pop(LOADED, 0)
    refused = ", ".join(f"{count:,} {error}" for error, count in sorted(outcomes.items()))
    taken, text = times[0]
    before, after = report["memory"]
    print(
        f"{name}: {report['inputs']:,} inputs in {report['seconds']:.0f} s, {loaded:,} loaded, {refused}; slowest "
        f"{taken:.1f} ms ({len(text):,} characters, {text[:40]!r}...); memory {after / 1e6:.0f} MB, grown by "
        f"{(after - before) / 1e6:.0f}, of it {report['grown'] / 1e6:.0f} by reading",
        flush=True,
    )
    return faults


def _kept(keep: Path, name: str, data: bytes) -> str:
    """Where an input was written to."""
    path = keep / name / hashlib.sha256(data).hexdigest()[:12]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    return str(path)


if __name__ == "__main__":
    main()
