"""Replay a record of Crooks: what was played, the table at the end, the explained score in a language of your choice.

Usage: python examples/replay.py [RECORD.json] [en|it|fr] [--viewer SEAT|spectator]

With a viewer it is replayed as that one saw it: what it perceived, and its view of the table at the end.
"""

import argparse
import sys
from pathlib import Path

import criminals
from criminals.games import crooks

RECORD = Path(__file__).parent / "record.json"


def main(path: Path, lang: str, viewer: criminals.Viewer | None) -> None:
    """Read a record and show it; what is wrong with it is said in one line."""
    try:
        record: crooks.Record = criminals.loads(path.read_text(encoding="utf-8"))
        last = show_truth(record, lang) if viewer is None else show_view(record.for_viewer(viewer), lang)
    except (OSError, ValueError) as error:
        sys.exit(f"{path.name}: {error}")
    result = criminals.outcome(last)
    if viewer is None or result is not None:  # a view has a score once the game is over
        for line in criminals.score(last).lines:
            if line.points:
                print(criminals.describe(crooks.Scored(line), lang))
    print("it is not over yet" if result is None else f"winners: {result.winners}")


def show_truth(record: crooks.Record, lang: str) -> crooks.State:
    """All that was played, and the table at the end."""
    states = list(record.replay())
    for before, action in zip(states, record.actions, strict=False):
        view = criminals.view(before, before.actor) if before.actor is not None else None
        print(f"{criminals.actor(before)}: {criminals.describe(action, lang, view=view)}")
    print(f"\n{criminals.draw(criminals.view(states[-1], criminals.SPECTATOR), lang=lang)}\n")
    return states[-1]


def show_view(kept: crooks.ViewRecord, lang: str) -> crooks.View:
    """What one viewer perceived, and its view of the table at the end: this needs no state."""
    view, *_ = kept.replay()
    for step in kept.steps:
        for event in step:
            if not isinstance(event, crooks.Scored | crooks.Ended):
                print(criminals.describe(event, lang, view=view))
            view = criminals.fold(view, (event,))
    print(f"\n{criminals.draw(view, lang=lang)}\n")
    return view


def viewer_named(text: str) -> criminals.Viewer:
    """A seat by its number, or the spectator."""
    return criminals.SPECTATOR if text == criminals.SPECTATOR.value else int(text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Replay a record of Crooks.")
    parser.add_argument("record", nargs="?", type=Path, default=RECORD)
    parser.add_argument("lang", nargs="?", choices=criminals.languages("crooks"), default="en")
    parser.add_argument("--viewer", type=viewer_named, help="a seat, or spectator")
    given = parser.parse_args()
    main(given.record, given.lang, given.viewer)
