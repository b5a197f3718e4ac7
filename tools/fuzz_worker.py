"""One target under atheris, in a process of its own: `tools/fuzz.py` starts it and reads the report that it leaves.

What breaks a promise is kept, and the run goes on: so one run finds all there is, not just the first.
"""

import gc
import heapq
import json
import os
import resource
import sys
import time
from collections import Counter
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

atheris: Any = import_module("atheris")

with atheris.instrument_imports(include=["criminals"]):
    from tests.hostile.spoiling import spoilt
    from tests.hostile.targets import TARGETS, Broken, data_of, text_of, verdict

SLOWEST = 20
"""How many of the slowest inputs are reported: they are measured again where nothing is instrumented."""

LONGEST = 1_000_100
"""The most bytes of an input: a little more than a document may have."""

USUAL = 50_000
"""The most characters of most inputs."""

COLLECTED = 500
"""How many inputs go by between two collections of garbage, which are not measured."""


class Worker:
    """Judges inputs and counts what came of them, until there were enough or the time is up."""

    def __init__(self, name: str, inputs: int, seconds: float, folder: Path) -> None:
        self.target = TARGETS[name]
        self.inputs = inputs
        self.seconds = seconds
        self.folder = folder
        self.seeds = _texts(folder / "seeds")
        self.large = _texts(folder / "large")
        self.outcomes: Counter[str] = Counter()
        self.broken: dict[str, tuple[str, str]] = {}
        self.slow: list[tuple[float, int, str]] = []
        self.count = 0
        for text in self.seeds:  # converters are made at first use
            self.judge(text)
        self.outcomes.clear()
        self.slow.clear()
        gc.collect()
        gc.freeze()
        gc.disable()
        self.start = time.monotonic()
        self.memory = peak()
        self.grown = 0
        self.largest = (0, "")

    def judge(self, text: str) -> None:
        try:
            outcome, seconds = verdict(self.target, text)
        except Broken as broken:
            outcome, seconds = "broken", 0.0
            known = self.broken.get(broken.what)
            if known is None or len(text) < len(known[0]):
                self.broken[broken.what] = text, broken.told
        self.outcomes[outcome] += 1
        if len(self.slow) < SLOWEST or seconds > self.slow[0][0]:
            push = heapq.heappush if len(self.slow) < SLOWEST else heapq.heapreplace
            push(self.slow, (seconds, self.count, text))

    def one(self, data: bytes) -> None:
        """Judge an input; libFuzzer calls this."""
        text, before = text_of(data), peak()
        self.judge(text)
        if grown := peak() - before:  # what making the inputs takes is not counted
            self.grown += grown
            self.largest = max(self.largest, (grown, text))
        self.count += 1
        if self.count % COLLECTED == 0:
            gc.collect()
        if self.count >= self.inputs or time.monotonic() - self.start > self.seconds:
            self.report()
            os._exit(0)  # libFuzzer would go on

    def mutated(self, data: bytes, most: int, seed: int) -> bytes:
        """Another input made of one; libFuzzer calls this."""
        rng = Random(seed)
        choice = rng.randrange(100)
        if choice < 10:
            return bytes(atheris.Mutate(data, min(most, len(data) + 50)))
        text = rng.choice(self.large) if choice == 10 and self.large else text_of(data)
        text = rng.choice(self.seeds) if choice > 60 else text
        return data_of(spoilt(text, rng, self.seeds, LONGEST if choice < 12 else USUAL))[:most]

    def report(self) -> None:
        gc.collect()
        report = {
            "inputs": self.count,
            "seconds": time.monotonic() - self.start,
            "outcomes": dict(self.outcomes),
            "broken": [{"what": what, "told": told, "text": text} for what, (text, told) in self.broken.items()],
            "slow": [text for _, _, text in sorted(self.slow, reverse=True)],
            "memory": [self.memory, peak()],
            "grown": self.grown,
            "largest": self.largest,
        }
        (self.folder / "report.json").write_text(json.dumps(report))


def _texts(folder: Path) -> list[str]:
    return [text_of(path.read_bytes()) for path in sorted(folder.iterdir())]


def peak() -> int:
    """The most memory the process had so far, in bytes."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main() -> None:
    """Fuzz one target: its name, how many inputs, for how many seconds at most, a seed, a folder.

    In the folder there are the seeds, and such inputs as take long; the report goes there.
    """
    name, inputs, seconds, seed, folder = sys.argv[1:]
    worker = Worker(name, int(inputs), float(seconds), Path(folder))
    options = {
        "seed": int(seed),
        "max_len": LONGEST,
        "timeout": 20,
        "rss_limit_mb": 2048,
        "artifact_prefix": f"{folder}/",
        "verbosity": 0,
    }
    grown = Path(folder, "grown")  # libFuzzer writes to the first folder it is given
    grown.mkdir()
    arguments = [
        sys.argv[0],
        str(grown),
        f"{folder}/seeds",
        *(f"-{option}={value}" for option, value in options.items()),
    ]
    atheris.Setup(arguments, worker.one, custom_mutator=worker.mutated)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
