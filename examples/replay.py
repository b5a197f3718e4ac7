"""Replay a record of Crooks: what was played, the table at the end, the explained score in a language of your choice.

Usage: python examples/replay.py [RECORD.json] [en|it|fr] [--viewer SEAT|spectator] [--names NAME,NAME]

With a viewer it is replayed as that one saw it: what it perceived, and its view of the table at the end.
"""

import argparse
import sys
from pathlib import Path

import criminals
from criminals.games import crooks

RECORD = Path(__file__).parent / "record.json"


def main(path: Path, lang: str, viewer: criminals.Viewer | None, names: list[str]) -> None:
    """Read a record and show it; what is wrong with it is said in one line."""
    try:
        record: crooks.Record = criminals.loads(path.read_text(encoding="utf-8"))
        if viewer is None:
            show_truth(record, lang, names)
        kept = record.for_viewer(criminals.SPECTATOR if viewer is None else viewer)
    except (OSError, ValueError) as error:
        sys.exit(f"{path.name}: {error}")
    show_view(kept, lang, names, told_before=viewer is None)


def show_truth(record: crooks.Record, lang: str, names: list[str]) -> None:
    """All that was played: an action is told with the view of the one who chose it."""
    for state, action in zip(record.replay(), record.actions, strict=False):
        seat = criminals.actor(state)
        assert seat is not None, "somebody has chosen it"
        who = names[seat] if seat < len(names) else seat
        print(f"{who}: {criminals.describe(action, lang, view=criminals.view(state, seat), names=names)}")


def show_view(kept: crooks.ViewRecord, lang: str, names: list[str], *, told_before: bool) -> None:
    """Tell what one viewer perceived, and show their view of the table at the end. This needs no state.

    An event is told with the view just before it, so each is folded into the view once it is told.
    """
    view, *_ = kept.replay()
    ending: list[str] = []
    for step in kept.steps:
        for event in step:
            says = criminals.describe(event, lang, view=view, names=names)
            if isinstance(event, crooks.Scored | crooks.Ended):
                ending += [says] if isinstance(event, crooks.Ended) or event.line.points else []
            elif not told_before:
                print(says)
            view = criminals.fold(view, (event,))
    print(f"\n{criminals.draw(view, lang=lang, names=names)}\n")
    print("\n".join(ending or [criminals.prompt(view, lang, names=names)]))


def viewer_named(text: str) -> criminals.Viewer:
    """A seat by its number, or the spectator."""
    return criminals.SPECTATOR if text == criminals.SPECTATOR.value else int(text)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Replay a record of Crooks.")
    parser.add_argument("record", nargs="?", type=Path, default=RECORD)
    parser.add_argument("lang", nargs="?", choices=criminals.languages("crooks"), default="en")
    parser.add_argument("--viewer", type=viewer_named, help="a seat, or spectator")
    parser.add_argument("--names", default="", help="the names of the players, seat by seat, with commas between them")
    given = parser.parse_args()
    main(given.record, given.lang, given.viewer, given.names.split(",") if given.names else [])
