"""The law of hidden information, held against what one person at the keyboard was really told."""

from collections.abc import Mapping, Sequence
from typing import Any

from criminals import Rng, Viewer
from criminals.hosting import Host, News, Welcome
from criminals.testing import KITS, LawBroken
from criminals.testing.laws.histories import History, exchanged_twin, sampled_twin
from tests.hosting.tables import in_twin

Past = Mapping[int, Host]
"""A host after each of its changes, by how many there had been."""


def check_told(past: Past, viewer: Viewer, told: Sequence[News | Welcome], rng: Rng, *, moments: int = 6) -> int:
    """Everything a viewer was told is what they would have been told in a game that they cannot tell from the true one.

    At so many moments, the last among them, a twin of the game is made: another game that the viewer perceived alike.
    Returns how many tellings were compared.
    """
    changes = sorted(past)
    chosen = {changes[-1], *(changes[rng.randrange(len(changes))] for _ in range(moments - 1))}
    compared = 0
    for at in sorted(chosen):
        twin = twin_of(past[at], viewer, rng)
        actions = past[at].record.actions
        for each in told:
            host = past[each.changes]
            if each.changes > at or host.record.actions != actions[: len(host.record.actions)]:
                continue
            if each != _told_again(in_twin(host, twin), viewer, each):
                raise LawBroken(f"after {each.changes} changes {viewer} is told what it cannot know")
            compared += 1
    return compared


def twin_of(host: Host, viewer: Viewer, rng: Rng) -> History[Any, Any]:
    """A game with secrets exchanged, as long as the viewer cannot tell; or else one drawn from its view."""
    kit, past = KITS[host.game], History(host.states, host.record.actions)
    return exchanged_twin(kit, past, viewer, rng, 8) or sampled_twin(kit, past, viewer, rng)


def _told_again(host: Host, viewer: Viewer, told: News | Welcome) -> News | Welcome:
    return host.news(viewer) if isinstance(told, News) else host.welcome(viewer)
