"""Editions of Sicario so small that every history of them can be gone through, with seat 0 the sicario."""

from typing import Final

from criminals.games import sicario
from criminals.games.sicario import TINY, Action, Ask, Capture, Edition, Eliminate, State, UseDisc


def _edition(name: str, path: str, events: str, die: int = 1) -> Edition:
    return Edition(name=name, characters=TINY.characters, path=path, events=events.split(), die=die)


STREETS: Final = _edition("streets", "ssb", "advance-1 lose-turn")
"""Agents are exposed, both cards can be read at once, and the deck is soon known."""

ANTENNA: Final = _edition("antenna", "sab", "advance-1", die=2)
"""Everything can be asked at an antenna, where a throw leads or a card; and a card leads past another agent."""

TIPPED: Final = _edition("tipped", "sa", "tip-off")
"""One card, which is known once it was read: the sicario asks in an agent's turn."""

COVER: Final = _edition("cover", "ssb", "take-cover blackout lose-turn")
"""Agents hide, and everybody may lose a turn."""

CHAIN: Final = _edition("chain", "ssssba", "advance-1 advance-2", die=2)
"""Cards lead from street to street, so that one of them may be read twice at once, and at last to the antenna."""

BOATS: Final = _edition("boats", "s", "retreat-1 roll-again lose-turn lose-turn lose-turn")
"""Agents go back to the boats, throw again, and may both be eliminated."""

FOUR: Final = _edition("four", "ss", "lose-turn take-cover")
"""For four, so that nobody's character stays undrawn: one at the embassy, and one or two out."""

_ASKED: Final = ("man", "hat")
_NAMED: Final = ("Cal", "Dan")
_DISC: Final = UseDisc("woman", hat=True, glasses=False)


def sparing(_state: State, action: Action) -> bool:
    """Whether an action is among a few that are enough: two questions, one disc, two names. Everybody can tell."""
    match action:
        case Ask(_, trait):
            return trait in _ASKED
        case Capture(character) | Eliminate(_, character):
            return character in _NAMED
        case UseDisc():
            return action == _DISC
        case _:
            return True


def everything(_state: State, _action: Action) -> bool:
    """Nothing is left out."""
    return True


def first_states(edition: Edition, players: int = 3) -> list[State]:
    """The first states of all set-ups in which seat 0 is the sicario, which everybody knows."""
    setups = [setup for setup in sicario.setups(players, edition) if setup.sicario == 0]
    return [sicario.new_game(edition=edition, setup=setup) for setup in setups]
