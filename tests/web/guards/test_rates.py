"""Rates of connections: every kind of message has one, and people who play are never held up."""

import pytest

from criminals.core.messages.requests import Request
from criminals.web.guards.buckets import TokenBucket
from criminals.web.guards.rates import ADDRESS, KINDS, PATIENCE, Turns


def test_every_kind_of_request_has_a_rate() -> None:
    assert KINDS.keys() == {kind.__name__.lower() for kind in Request.__args__} | {"wrong"}


@pytest.mark.parametrize("kind", KINDS)
def test_a_flood_of_any_kind_has_to_wait(kind: str) -> None:
    turns, asked, now = Turns(TokenBucket(ADDRESS)), 0, 0.0
    while now < 60:
        now += turns.message(now)
        now += turns.kind(kind, now)
        asked += 1
    assert asked <= KINDS[kind].burst + 60 * KINDS[kind].second + 2


def test_many_connections_of_an_address_share_its_rate() -> None:
    address = TokenBucket(ADDRESS)
    waits = [Turns(address).message(0.0) for _ in range(3000)]
    assert waits[int(ADDRESS.burst) - 1] == 0
    assert max(waits) > PATIENCE


def test_who_plays_is_not_held_up() -> None:
    turns = Turns(TokenBucket(ADDRESS))
    for second in range(600):
        assert turns.message(second) == turns.kind("act", second) == 0
        if second % 2 == 0:
            assert turns.kind("draw", second) == 0
