"""Golden playthroughs and perft tables: `make golden` writes them anew, the tests compare them with what play gives.

Read the difference like code: it is what the change does to the rules.
"""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import criminals
from criminals import SPECTATOR
from criminals.core.perft import lines_of_play, perft
from criminals.games import crooks

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

PLAYTHROUGHS = (
    ("reference", 2, 1),
    ("reference", 3, 2),
    ("reference", 4, 3),
    ("tiny", 2, 4),
    ("bosses", 2, 6),
)
"""Edition, players, seed."""

PERFTS = (
    ("reference", 2, 7, 7),
    ("reference", 3, 7, 6),
    ("reference", 4, 7, 6),
    ("tiny", 2, 7, 15),
    ("bosses", 2, 7, 15),
)
"""Edition, players, seed, greatest depth."""


def playthrough(edition: str, players: int, seed: int) -> str:
    """A random game as text: the whole truth at first and last, before each turn what the one to act knows.

    Every action with those it was chosen from, every event with who perceives it, and how many worlds each viewer has
    to reckon with.
    """
    rng = Random(seed)
    state = crooks.new_game(edition=edition, players=players, rng=rng)
    lines = [f"Crooks, edition {edition!r}, {players} players, seed {seed}", "", crooks.reveal(state)]
    while (seat := crooks.actor(state)) is not None:
        if isinstance(state.phase, crooks.Recruiting):
            lines += ["", str(crooks.view(state, seat)), worlds_line(state)]
        actions = crooks.legal_actions(state)
        action = actions[rng.randrange(len(actions))]
        lines.append(f"seat {seat}: {action}    of {', '.join(map(str, actions))}")
        state, events = crooks.step(state, action)
        lines += map(event_line, events)
    lines += ["", crooks.reveal(state), "", worlds_line(state)]
    sheet = crooks.score(state)
    for line in sheet.lines:
        lines.append(f"{'-' if line.seat is None else line.seat} {line.points} §{line.clause} {crooks.describe(line)}")
    result = crooks.outcome(state)
    assert result is not None
    lines.append(f"points {sheet.points}, money {state.money}, winners {result.winners} (§{result.clause})")
    return "\n".join(lines) + "\n"


def worlds_line(state: crooks.State) -> str:
    """How many worlds fit what each seat, and then the spectator, knows."""
    counts = [crooks.count_worlds(crooks.view(state, viewer)) for viewer in (*crooks.seats(state), SPECTATOR)]
    return f"worlds: {', '.join(f'{count:,}' for count in counts)}"


def event_line(event: crooks.Event) -> str:
    """An event, and who perceives it if not everybody does."""
    only = "" if event.seers is None else f"  only {', '.join(map(str, sorted(event.seers)))}"
    return f"    {crooks.describe(event)}{only}"


def perft_table(edition: str, players: int, seed: int, deepest: int) -> str:
    """The counts down to a depth, and the lines of play themselves at depth 2."""
    state = criminals.new_game("crooks", edition=edition, players=players, seed=seed)
    lines = [f"Crooks, edition {edition!r}, {players} players, seed {seed}", ""]
    for depth in range(1, deepest + 1):
        lines.append(f"depth {depth}: {perft(crooks, state, depth):,}")
    return "\n".join([*lines, "", *lines_of_play(crooks, state, 2)]) + "\n"


def golden() -> Iterator[tuple[str, str]]:
    """Every golden file: its name and what it should hold."""
    for edition, players, seed in PLAYTHROUGHS:
        yield f"crooks_{edition}_{players}.txt", playthrough(edition, players, seed)
    for edition, players, seed, deepest in PERFTS:
        yield f"perft_crooks_{edition}_{players}.txt", perft_table(edition, players, seed, deepest)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in golden():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
