"""The laws of a host, over whole games of all three games."""

from collections.abc import Callable
from functools import wraps
from itertools import pairwise
from random import Random
from typing import Any
from zlib import crc32

import attrs
import pytest

import criminals
from criminals import CHANCE, SPECTATOR, Record, Viewer, hosting
from criminals.hosting import Acted, Host, IllegalUndo, News, TakenBack
from criminals.testing import LawBroken, random_first
from tests.hosting.tables import NAMES, check_told, dealt, played, told

every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_playing_through_a_host_is_playing_with_the_verbs(name: str) -> None:
    rng = Random(5)
    first = random_first(name, rng, "reference")
    host: Host = Host.of(first).advance(rng)
    state, actions = first, list[Any]()
    while True:
        for action in host.record.actions[len(actions) :]:
            state = criminals.apply(state, action)
            actions.append(action)
        assert host.state == state
        assert host.actor == criminals.actor(state) != CHANCE
        assert host.record == Record.of(first, actions)
        for viewer in host.viewers:
            assert host.view(viewer) == host.news(viewer).view == host.welcome(viewer).view
            assert host.welcome(viewer).record == host.record.for_viewer(viewer)
        if not isinstance(host.actor, int):
            break
        host = host.act(host.actor, rng.choice(criminals.legal_actions(state)), rng=rng)
    assert host.result is not None
    assert host.result.outcome == criminals.outcome(state)
    assert host.result.score == criminals.score(state)
    assert host.changes <= len(actions)


@every_game
@pytest.mark.parametrize("together", [False, True])
def test_news_lead_from_the_view_before_to_the_view_after(name: str, together: bool) -> None:
    rng = Random(6)
    past = list(played(dealt(name, rng), rng, together=together))
    kinds = {type(host.last) for host in past}
    assert {Acted, TakenBack} <= kinds
    for before, host in pairwise(past):
        assert host.changes == before.changes + 1
        for viewer in host.viewers:
            news = host.news(viewer)
            view = news.before
            for step in news.steps:
                view = criminals.fold(view, step)
            assert view == news.view
            assert criminals.fold(news.before, news.view_events) == news.view
            if isinstance(host.last, Acted):
                assert news.before == before.view(viewer)
            assert news.legal_actions == criminals.legal_actions(news.view)
            assert (news.viewer, news.changes, news.change) == (viewer, host.changes, host.last)
            assert not (news.may_undo and viewer == SPECTATOR)


@every_game
def test_a_host_is_saved_and_resumed_at_every_change(name: str) -> None:
    rng = Random(7)
    for host in played(dealt(name, rng, "tiny"), rng, together=True):
        text = hosting.dumps(host)
        resumed = hosting.loads(text)
        assert resumed == host
        assert hosting.dumps(resumed) == text
        assert [resumed.news(viewer) for viewer in host.viewers] == [host.news(viewer) for viewer in host.viewers]


@every_game
def test_an_action_that_was_taken_back_can_be_played_again(name: str) -> None:
    rng, found = Random(8), 0
    past = list(played(dealt(name, rng), rng, undo=10**9))
    for before, host in pairwise(past):
        actor = before.actor
        if isinstance(actor, int) and host.news(actor).may_undo:
            undone = host.undo(actor)
            assert undone.state == before.state
            assert undone.record == before.record
            assert undone.changes == host.changes + 1
            again = undone.act(actor, host.record.actions[-1])
            assert (again.state, again.record, again.changes) == (host.state, host.record, host.changes + 2)
            found += 1
    assert found


@every_game
@pytest.mark.parametrize("together", [False, True])
def test_a_host_takes_back_what_the_rules_allow_and_no_more(name: str, together: bool) -> None:
    """An action with the throws after it can be taken back no more than a throw can."""
    rng = Random(13)
    for _ in range(4):
        for host in played(dealt(name, rng), rng, together=together):
            for seat in host.seats:
                allowed = criminals.can_undo(host.record, seat) is None
                assert host.news(seat).may_undo is allowed
                if allowed:
                    assert host.undo(seat).record.actions == host.record.actions[:-1]
                else:
                    with pytest.raises(IllegalUndo):
                        host.undo(seat)


# --- hidden information ---


@every_game
def test_a_host_tells_nobody_what_they_cannot_know(name: str) -> None:
    rng = Random(9)
    past = list(played(dealt(name, rng), rng))
    assert sum(check_told(past, viewer, rng) for viewer in past[0].viewers) > 500


def _all_events(host: Host) -> Host:
    """A host whose events are perceived by all."""
    events = tuple(tuple(attrs.evolve(event, seers=None) for event in step) for step in host.events)
    return attrs.evolve(host, events=events)


def _fingerprint(host: Host) -> Host:
    """A host whose count of changes depends on what is hidden."""
    return attrs.evolve(host, changes=host.changes + crc32(criminals.reveal(host.state).encode()))


@pytest.mark.parametrize(
    ("name", "leak"),
    [
        *((name, _fingerprint) for name in NAMES),
        *((name, _all_events) for name in ("crooks", "counterfeiters")),  # in Sicario everybody perceives all events
    ],
)
def test_a_host_that_tells_more_is_caught(
    name: str, leak: Callable[[Host], Host], monkeypatch: pytest.MonkeyPatch
) -> None:
    rng = Random(10)
    past = list(played(dealt(name, rng), rng))
    for verb in ("news", "welcome"):
        monkeypatch.setattr(Host, verb, leaking(getattr(Host, verb), leak))
    with pytest.raises(LawBroken, match="is told what it cannot know"):
        sum(check_told(past, viewer, rng, moments=6) for viewer in past[0].viewers)


def leaking(own: Callable[[Host, Viewer], Any], leak: Callable[[Host], Host]) -> Callable[[Host, Viewer], Any]:
    """A method of a host that tells of another host."""

    @wraps(own)
    def verb(host: Host, viewer: Viewer) -> Any:
        return own(leak(host), viewer)

    return verb


@every_game
def test_a_host_that_gives_the_state_away_is_caught(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random(11)
    past = list(played(dealt(name, rng, "tiny"), rng))
    own: Callable[[Host, Viewer], News] = Host.news

    def news(host: Host, viewer: Viewer) -> News:
        return attrs.evolve(own(host, viewer), before=host.state)

    monkeypatch.setattr(Host, "news", news)
    with pytest.raises(LawBroken, match="leads to the truth"):
        check_told(past, 1, rng)


@every_game
def test_the_repr_of_a_host_tells_no_secret(name: str) -> None:
    host = dealt(name, Random(12))
    assert repr(host).startswith(f"<Host of {name}: ")
    said = " ".join(text for name, text in told(host, SPECTATOR) if "repr" in name)
    for secret in filter(None, (*host.keys.seats, host.keys.spectators)):
        assert secret not in said
