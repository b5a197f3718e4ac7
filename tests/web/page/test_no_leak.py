"""The check of what came to a browser: planted leaks, one for each way, must be caught."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

import criminals
from criminals.hosting import Host, message
from criminals.testing import LawBroken
from criminals.web.messages import encoded
from tests.web.desks import seated
from tests.web.page.no_leak import check_frames


def played() -> dict[int, Host]:
    """A table after each change: one takes a crook, and places it face down."""
    host = seated("crooks", ["Ada", "Bo"], edition="reference", seed=3)
    past = {host.changes: host}
    for text in ("recruit C", "", "place 2 down"):
        assert isinstance(host.actor, int)
        host = host.act(host.actor, text or criminals.legal_actions(host.view(host.actor))[0])
        past[host.changes] = host
    return past


def frames(
    past: dict[int, Host], viewer: int, leak: Callable[[dict[str, Any], Host], Any] = lambda told, _: None
) -> Any:
    told = [message(host.news(viewer), "en") for host in past.values()]
    for each, host in zip(told, past.values(), strict=True):
        leak(each, host)
    return [encoded(each) for each in told]


def test_what_a_host_says_is_lawful() -> None:
    past = played()
    for viewer in (0, 1):
        assert check_frames(past, viewer, frames(past, viewer), Random(1)) > 4


def tells_the_action(told: dict[str, Any], host: Host) -> None:
    told["sentences"].append(str(host.record.actions[-1:]))


def tells_a_fingerprint(told: dict[str, Any], host: Host) -> None:
    told["prompt"] = criminals.digest(host.state)


def sends_the_view_of_another(told: dict[str, Any], host: Host) -> None:
    other = 1 - told["view"]["viewer"]
    told["view"] = message(host.news(other), "en")["view"]


@pytest.mark.parametrize("leak", [tells_the_action, tells_a_fingerprint, sends_the_view_of_another])
def test_a_planted_leak_is_caught(leak: Any) -> None:
    past = played()
    taker = next(iter(past.values())).actor
    assert isinstance(taker, int)
    with pytest.raises(LawBroken):
        check_frames(past, 1 - taker, frames(past, 1 - taker, leak), Random(1), moments=9)


def test_a_message_of_no_known_kind_is_caught() -> None:
    past = played()
    with pytest.raises(LawBroken, match="no such message was expected"):
        check_frames(past, 0, ['{"kind":"secrets"}'], Random(1))
