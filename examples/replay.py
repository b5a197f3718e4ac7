"""Replay a record of Crooks: what was played, the table at the end, the explained score in a language of your choice.

Usage: python examples/replay.py [RECORD.json] [en|it|fr]
"""

import sys
from pathlib import Path

import criminals
from criminals.games import crooks

RECORD = Path(__file__).parent / "record.json"


def main(path: Path, lang: str) -> None:
    """Read a record and show it; what is wrong with it is said in one line."""
    try:
        record: crooks.Record = criminals.loads(path.read_text(encoding="utf-8"))
        states = list(record.replay())
    except (OSError, criminals.CriminalsError) as error:
        sys.exit(f"{path.name}: {error}")
    for before, action in zip(states, record.actions, strict=False):
        print(f"seat {criminals.actor(before)}: {criminals.describe(action, lang)}")
    last = states[-1]
    print(f"\n{crooks.draw(last)}\n")
    for line in criminals.score(last).lines:
        if line.points:
            print(f"seat {line.seat}: {line.points:>2}  {criminals.describe(line, lang)}")
    result = criminals.outcome(last)
    print("it is not over yet" if result is None else f"winners: {result.winners}")


if __name__ == "__main__":
    arguments = sys.argv[1:]
    main(Path(arguments[0]) if arguments else RECORD, arguments[1] if len(arguments) > 1 else "en")
