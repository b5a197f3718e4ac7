"""Where requests come from, and which pages and hosts may ask."""

import pytest

from criminals.web.guards.addresses import (
    client_of,
    household,
    is_host_allowed,
    is_loopback,
    is_origin_allowed,
    name_in,
)


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::9%eth0", "2001:db8:1:2::"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_rates_are_for_a_household(host: str, known: str) -> None:
    assert household(host) == known


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "client"),
    [
        ("203.0.113.9", "10.1.1.1", (), "203.0.113.9"),
        ("127.0.0.1", "10.1.1.1", ("127.0.0.1",), "10.1.1.1"),
        ("127.0.0.1", "6.6.6.6, 10.1.1.1", ("127.0.0.1",), "10.1.1.1"),
        ("127.0.0.1", "10.1.1.1, 10.0.0.2", ("127.0.0.1", "10.0.0.2"), "10.1.1.1"),
        ("127.0.0.1", " , ", ("127.0.0.1",), "127.0.0.1"),
    ],
)
def test_only_a_trusted_proxy_says_where_a_client_is(
    peer: str, forwarded: str, proxies: tuple[str, ...], client: str
) -> None:
    assert client_of(peer, forwarded, proxies) == client


@pytest.mark.parametrize(
    ("origin", "allowed"),
    [
        (None, True),
        ("http://games.example", True),
        ("https://games.example", True),
        ("https://other.example:8443", True),
        ("https://games.example:444", False),
        ("https://evil.example", False),
        ("https://games.example.evil.example", False),
        ("null", False),
        ("", False),
        ("file://games.example", False),
        ("https://[", False),
        ("https://games.example\x00", False),
    ],
)
def test_pages_of_other_sites_may_not_ask(origin: str | None, allowed: bool) -> None:
    assert is_origin_allowed(origin, "games.example", ("https://other.example:8443",)) is allowed


@pytest.mark.parametrize(
    ("host", "allowed"),
    [
        ("localhost:8000", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("games.example", True),
        ("evil.example:8000", False),
        ("", False),
        ("[[", False),
    ],
)
def test_a_server_for_this_machine_answers_to_its_names_only(host: str, allowed: bool) -> None:
    assert is_host_allowed(host, ("https://games.example",), only_here=True) is allowed
    assert is_host_allowed(host, (), only_here=False)


def test_addresses_of_this_machine_are_known() -> None:
    assert [is_loopback(host) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0", "games.example")] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert name_in("[::1]:80") == "::1"
