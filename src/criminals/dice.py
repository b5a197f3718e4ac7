"""The one place that makes generators of chance."""

import random
import secrets


def generator(seed: int | None = None) -> random.Random:
    """A generator from a seed, or from 128 fresh bits of the operating system.

    A seed for real play needs as many bits: a short one can be found by trying all of them against a known hand.
    """
    if seed is None:
        seed = secrets.randbits(128)
    if type(seed) is not int or seed < 0:
        raise ValueError(f"a seed is a whole number from 0 up, not {seed!r}")
    return random.Random(seed)
