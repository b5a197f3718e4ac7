"""The pictures of the pages that teach the games: positions of real games, drawn by the library, in each language.

Each is there twice: wide, and narrow for phones. `docs/assets/play.css` shows the one that fits.

`tests/test_docs.py` compares them with the files in `docs/assets/play`; with `--update-examples` it writes them anew.
"""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import criminals
from criminals.core.looks.catalogues import LANGUAGES

NAMES: Final = {
    "en": ["Anna", "Ben", "Clara", "Dan"],
    "it": ["Anna", "Bruno", "Chiara", "Dario"],
    "fr": ["Anne", "Bruno", "Claire", "David"],
}
"""Whom the pages call the players, by language."""


class Position(NamedTuple):
    """A moment of a game, and who looks at it."""

    game: str
    players: int
    viewer: int
    actions: str
    memory: bool = False
    """The picture shows what the viewer remembers, too."""


SETUPS: Final[Mapping[str, Mapping[str, object]]] = {
    "crooks": {
        "hangouts": {
            "A": [4, 30],
            "B": [19, 25],
            "C": [1, 20, 26],
            "D": [12, 27, 28],
            "E": [9, 15, 17, 29],
            "F": [2, 16, 21, 32],
            "G": [6, 8, 11, 18, 31],
        },
        "box": [3, 5, 7, 10, 13, 14, 22, 23, 24],
        "start": 0,
    },
    "counterfeiters": {
        "stack": [
            *(13, 10, 14, 16, 9, 15, 18, 12),
            *(27, 23, 24, 21, 20, 19, 25, 22, 26),
            *(32, 29, 30, 31, 28, 34, 33, 35),
            *(41, 40, 38, 39, 37),
        ],
        "starters": [5, 7, 6],
        "first": 0,
    },
    "sicario": {
        "characters": ["Irma", "Kira", "Luisa", "Jakob"],
        "events": [
            *("tip-off", "retreat-2", "lose-turn", "blackout", "lose-turn", "retreat-1", "advance-1", "advance-2"),
            *("take-cover", "tip-off", "tip-off", "advance-3", "lose-turn", "roll-again", "blackout", "advance-4"),
        ],
        "sicario": 1,
    },
}
"""The set-up of each game, as a record has it."""

CROOKS_TURN: Final = """
recruit B, take 25, place 9, recruit B, take 19, place 3 down, recruit A, take 30, place 9,
recruit A, take 4, place 8 down, recruit C, take 26, place 7, recruit C, take 20, place 8, recruit F
"""

CROOKS: Final = """
recruit B, take 25, place 9, recruit B, take 19, place 3, recruit A, take 30, place 9, recruit A, take 4, place 8,
recruit C, take 26, place 7, recruit C, take 20, place 8, recruit C, take 1, place 2, recruit D, take 28, place 6,
recruit D, take 27, place 2, recruit D, take 12, place 9, move 3, recruit E, take 29, place 5, recruit E, take 15,
place 4, recruit E, take 9, place 6, kill 1, recruit E, take 17, place 6, recruit F, take 21, place 6, recruit F,
take 16, place 4, recruit F, take 2, place 8, recruit F, take 32, place 7, recruit G, take 6, place 6, recruit G,
take 18, place 4, recruit G, take 11, place 2, move 3, recruit G, take 31, place 5, pass, recruit G, take 8, place 5,
pick, pass, pass
"""

COUNTERFEITERS: Final = """
defraud 1, buy 5, print 3, buy 3, print 1, shop 2 2/0/0, print 2, shop 1 3/0/0, defraud 2, dine 1, buy 5, buy 3,
defraud 1, print 1, print 3, buy 6, print 2, shop 1 0/3/0, defraud 2, dine 1, print 3, buy 6, print 2, print 1,
defraud 1
"""

SICARIO: Final = """
roll 3, roll 4, ask 3 glasses, roll 3, ask 3 woman, roll 4, roll 2, roll 1, roll 4, roll 1, ask 2 man, roll 1,
ask 3 hat, roll 2, ask 0 no-glasses, eliminate 3 Jakob, roll 4, roll 5, roll 4, ask 2 no-glasses, roll 6, roll 4,
ask 2 no-hat, roll 5
"""

POSITIONS: Final[Mapping[str, Position]] = {
    "crooks-start": Position("crooks", 3, 0, ""),
    "crooks-turn": Position("crooks", 3, 0, CROOKS_TURN),
    "crooks-end": Position("crooks", 3, 0, CROOKS),
    "counterfeiters-start": Position("counterfeiters", 3, 0, ""),
    "counterfeiters-turn": Position("counterfeiters", 3, 1, COUNTERFEITERS),
    "sicario-start": Position("sicario", 4, 0, ""),
    "sicario-hunt": Position("sicario", 4, 1, SICARIO, memory=True),
}


def state_of(position: Position) -> Any:
    """The game as it stands at a position."""
    state: Any = criminals.new_game(position.game, setup=SETUPS[position.game])
    for text in filter(None, (part.strip() for part in position.actions.replace("\n", " ").split(","))):
        state = criminals.apply(state, criminals.parse_action(position.game, text))
    return state


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    drawn = dict[str, str]()
    for name, position in POSITIONS.items():
        view = criminals.view(state_of(position), position.viewer)
        for lang in LANGUAGES:
            names = NAMES[lang][: position.players]
            for ending, narrow in (("", False), (".narrow", True)):
                picture = criminals.svg(view, lang=lang, names=names, memory=position.memory, narrow=narrow)
                drawn[f"{name}.{lang}{ending}.svg"] = picture
    return drawn
