"""Golden playthroughs and perft tables: `make golden` writes them anew, the tests compare them with what play gives.

Read the difference like code: it is what the change does to the rules.
"""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import criminals
from criminals import CHANCE, SPECTATOR
from criminals.core.game.perft import lines_of_play, perft
from criminals.games import crooks, sicario

VERBS: Final[Any] = criminals
"""The verbs for values of any game, which type checkers know nothing of."""

FOLDER = Path(__file__).parent.parent / "tests" / "golden"

PLAYTHROUGHS = (
    ("crooks", "reference", 2, 1),
    ("crooks", "reference", 3, 2),
    ("crooks", "reference", 4, 3),
    ("crooks", "tiny", 2, 4),
    ("crooks", "bosses", 2, 6),
    ("counterfeiters", "reference", 2, 1),
    ("counterfeiters", "reference", 3, 2),
    ("counterfeiters", "reference", 4, 3),
    ("counterfeiters", "tiny", 2, 38),
    ("sicario", "reference", 3, 119),
    ("sicario", "reference", 4, 95),
    ("sicario", "tiny", 3, 144),
)
"""Game, edition, players, seed."""

PERFTS = (
    ("crooks", "reference", 2, 7, 7),
    ("crooks", "reference", 3, 7, 6),
    ("crooks", "reference", 4, 7, 6),
    ("crooks", "tiny", 2, 7, 15),
    ("crooks", "bosses", 2, 7, 15),
    ("counterfeiters", "reference", 2, 7, 6),
    ("counterfeiters", "reference", 3, 7, 6),
    ("counterfeiters", "reference", 4, 7, 6),
    ("counterfeiters", "tiny", 2, 7, 6),
    ("sicario", "reference", 3, 7, 5),
    ("sicario", "reference", 4, 7, 5),
    ("sicario", "tiny", 3, 7, 6),
)
"""Game, edition, players, seed, greatest depth."""

LOOKS: Mapping[str, Callable[[Any], bool]] = {
    "crooks": lambda state: isinstance(state.phase, crooks.Recruiting),
    "counterfeiters": lambda state: not any(seat is not None for seat in state.henchmen),
    "sicario": lambda state: isinstance(state.phase, sicario.Decoding | sicario.Hunting),
}
"""When the one to act looks around: in Crooks at every turn, in Counterfeiters while no henchman stands, in Sicario at
an antenna and before a hunt."""


def playthrough(game: str, edition: str, players: int, seed: int) -> str:
    """A random game as text: the whole truth at first and last, now and then what the one to act knows.

    Every action with those it was chosen from, every event with who perceives it, and how many worlds each viewer has
    to reckon with.
    """
    rng = Random(seed)
    rules: Any = criminals.GAMES[game]
    state: Any = rules.new_game(edition=edition, players=players, rng=rng)
    lines = [heading(game, edition, players, seed), "", VERBS.reveal(state)]
    while (actor := state.actor) is not None:
        if LOOKS[game](state):
            lines += ["", str(VERBS.view(state, actor)), worlds_line(state)]
        actions = VERBS.legal_actions(state)
        action = actions[rng.randrange(len(actions))]
        who = actor.value if actor is CHANCE else f"seat {actor}"
        lines.append(f"{who}: {action}    of {', '.join(map(str, actions))}")
        state, events = VERBS.step(state, action)
        lines += map(event_line, events)
    lines += ["", VERBS.reveal(state), "", worlds_line(state)]
    sheet = VERBS.score(state)
    for line in sheet.lines:
        sentence = VERBS.describe(line)
        lines.append(f"{'-' if line.seat is None else line.seat} {line.points} §{line.clause} {sentence}")
    result = VERBS.outcome(state)
    assert result is not None
    money = f", money {state.money}" if game == "crooks" else ""
    lines.append(f"points {sheet.points}{money}, winners {result.winners} (§{result.clause})")
    return "\n".join(lines) + "\n"


def heading(game: str, edition: str, players: int, seed: int) -> str:
    """The subject of a file."""
    return f"{game.title()}, edition {edition!r}, {players} players, seed {seed}"


def worlds_line(state: Any) -> str:
    """How many worlds fit what each seat, and then the spectator, knows."""
    viewers = (*VERBS.seats(state), SPECTATOR)
    counts = [VERBS.count_worlds(VERBS.view(state, viewer)) for viewer in viewers]
    return f"worlds: {', '.join(f'{count:,}' for count in counts)}"


def event_line(event: criminals.Event[Any]) -> str:
    """An event, and who perceives it if not everybody does."""
    only = "" if event.seers is None else f"  only {', '.join(map(str, sorted(event.seers)))}"
    return f"    {VERBS.describe(event)}{only}"


def perft_table(game: str, edition: str, players: int, seed: int, deepest: int) -> str:
    """The counts down to a depth, and the lines of play themselves at depth 2."""
    rules: Any = criminals.GAMES[game]
    state: Any = VERBS.new_game(game, edition=edition, players=players, seed=seed)
    lines = [heading(game, edition, players, seed), ""]
    for depth in range(1, deepest + 1):
        lines.append(f"depth {depth}: {perft(rules, state, depth):,}")
    return "\n".join([*lines, "", *lines_of_play(rules, state, 2)]) + "\n"


def golden() -> Iterator[tuple[str, str]]:
    """Every golden file: its name and what it should hold."""
    for game, edition, players, seed in PLAYTHROUGHS:
        yield f"{game}_{edition}_{players}.txt", playthrough(game, edition, players, seed)
    for game, edition, players, seed, deepest in PERFTS:
        yield f"perft_{game}_{edition}_{players}.txt", perft_table(game, edition, players, seed, deepest)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, text in golden():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(f"wrote {name}")
