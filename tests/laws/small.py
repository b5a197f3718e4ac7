"""Editions so small that every history of them can be gone through; the count is of those in which seat 0 starts."""

from collections.abc import Sequence
from typing import Final

from criminals.games import crooks
from criminals.games.crooks import Ability, Crook, Edition


def _edition(
    name: str,
    abilities: Sequence[Ability | None],
    targets: Sequence[int],
    players: int,
    piles: Sequence[int],
    purse: int,
) -> Edition:
    return Edition(
        name=name,
        crooks=[Crook(id_, id_, 0, (), ability) for id_, ability in enumerate(abilities, 1)],
        targets=targets,
        piles={players: piles},
        purse=purse,
        money=players * purse + 1,
        gang_points={players: 5},
    )


KILLER: Final = _edition("killer", (Ability.KILLER, Ability.SPY, Ability.BOSS, None), (2,), 2, (2, 1), 3)
"""4,559 histories."""

LEAVE: Final = _edition("leave", (Ability.BOSS, Ability.BOSS, Ability.SPY, None), (2,), 2, (2, 1), 3)
"""2,841 histories."""

ACCOMPLICE: Final = _edition(
    "accomplice", (Ability.ACCOMPLICE, Ability.PICKPOCKET, Ability.BOSS, None), (2,), 2, (1, 1), 3
)
"""1,150 histories."""

SWAP: Final = _edition("swap", (Ability.SWAP, Ability.SPY, None), (2, 3), 2, (1, 1, 1), 3)
"""9,774 histories if nobody passes early."""

THREE: Final = _edition("three", (Ability.SPY, Ability.KILLER, None), (2,), 3, (1, 1), 2)
"""1,462 histories of three players."""


def first_states(edition: Edition, start: int = 0) -> list[crooks.State]:
    """The first states of all set-ups in which a seat starts."""
    (players,) = edition.piles
    return [crooks.new_game(edition=edition, setup=s) for s in crooks.setups(players, edition) if s.start == start]


def not_early(state: crooks.State, action: crooks.Action) -> bool:
    """Whether an action is another one than a pass by somebody who can still recruit."""
    return not isinstance(action, crooks.Pass) or len(crooks.legal_actions(state)) == 1
