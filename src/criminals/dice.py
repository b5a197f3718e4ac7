"""The only module that makes random generators and secrets."""

import random
import secrets
from typing import Final

from criminals.core.base.faults import given, invalid

BITS: Final = 128
"""The bits of a fresh seed: too many for anybody to try them all."""

FEW: Final = 96
"""Seeds with fewer bits are short. A fresh seed is that small once in 2^32 draws."""

TOKEN_BYTES: Final = 32
"""The random bytes of a token."""


def fresh_seed() -> int:
    """Draw a seed that nobody can guess, from the operating system."""
    return secrets.randbits(BITS)


def fresh_token() -> str:
    """Make a token for a link that nobody can guess.

    Returns:
        256 bits from the operating system, as 43 characters of Base64.
    """
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_short(seed: int) -> bool:
    """True if somebody could find a seed by trying all seeds, for instance against a known hand."""
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
    """The operating system's own generator. It has no seed, and its past draws say nothing about future ones."""
    return secrets.SystemRandom()
