"""The one place that makes generators of chance, and secrets."""

import random
import secrets
from typing import Final

from criminals.core.base.faults import given, invalid

BITS: Final = 128
"""The bits of a fresh seed: so many that nobody can try them all."""

FEW: Final = 96
"""A seed of fewer bits is short. By chance a fresh one is that small once in 2^32 draws."""

TOKEN_BYTES: Final = 32
"""The bytes of chance in a token."""


def fresh_seed() -> int:
    """A seed that nobody can guess, from the operating system."""
    return secrets.randbits(BITS)


def fresh_token() -> str:
    """A token that nobody can guess, for a link: 256 bits from the operating system, in 43 characters of Base64."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_short(seed: int) -> bool:
    """Test if a seed is so short that somebody could find it by trying, against a known hand for instance."""
    return seed.bit_length() < FEW


def generator(seed: int | None = None) -> random.Random:
    """A generator from a seed, or from 128 fresh bits of the operating system.

    A seed for real play needs as many bits: a short one can be found by trying all of them against a known hand.
    """
    if seed is None:
        seed = fresh_seed()
    if type(seed) is not int or seed < 0:
        raise invalid("no_seed", given=given(seed))
    return random.Random(seed)


def system_generator() -> random.Random:
    """The operating system's own generator: it has no seed, and its past draws tell nothing of those to come."""
    return secrets.SystemRandom()
