"""The address of a client, and the proxies and pages that are trusted."""

from collections.abc import Collection
from ipaddress import IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

PREFIX: Final = 64
"""The bits of an IPv6 address that a household has to itself. Rates count all of its addresses together."""

LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
"""The names of this machine."""


def household(host: str) -> str:
    """The address that rates count: an IPv4 address, or the network of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> (128 - PREFIX) << (128 - PREFIX)))


def client_of(peer: str, forwarded: str, proxies: Collection[str]) -> str:
    """The address of a client: its own, or the one that a trusted proxy names last in `X-Forwarded-For`."""
    if peer not in proxies:
        return household(peer)
    named = [name for part in forwarded.split(",") if (name := part.strip()) and name not in proxies]
    return household(named[-1] if named else peer)


def is_loopback(host: str) -> bool:
    """True if a listening address can be reached from this machine alone."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def name_in(host: str) -> str:
    """The name in a `Host` header, without its port."""
    return urlsplit(f"//{host}").hostname or "" if _is_plain(host) else ""


def is_host_allowed(host: str, origins: Collection[str], *, only_here: bool) -> bool:
    """True if a request may name this host.

    A server that listens to this machine alone answers to its names only. Otherwise any page could reach it by pointing
    its own name here.
    """
    if not only_here:
        return True
    return name_in(host) in {*LOOPBACK, *(urlsplit(origin).hostname for origin in origins)}


def is_origin_allowed(origin: str | None, host: str, origins: Collection[str]) -> bool:
    """True if the page that asks is trusted: from the host that it asks, or from the list.

    A request without an origin comes from no page. It has no cookies to misuse, and needs a token anyway.
    """
    if origin is None or origin in origins:
        return True
    parts = urlsplit(origin) if _is_plain(origin) else None
    return parts is not None and parts.scheme in ("http", "https") and parts.netloc.lower() == host.lower()


def _is_plain(text: str) -> bool:
    """True if `urlsplit` can read the text; it raises errors about unmatched brackets."""
    return text.isascii() and text.isprintable() and text.count("[") == text.count("]") <= 1
