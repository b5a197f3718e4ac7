"""Seeds: fresh ones, and those derived from others by what is played, never by when or where."""

from hashlib import sha256

from criminals.dice import generator


def given_or_fresh(seed: int | None) -> int:
    """The seed, or a fresh one of 128 bits if none is given."""
    return generator().getrandbits(128) if seed is None else seed


def derived(seed: int, *coordinates: object) -> int:
    """A seed of 128 bits for one use among many, from a common seed and the use's coordinates."""
    text = "\n".join([str(seed), *map(str, coordinates)])
    return int.from_bytes(sha256(text.encode()).digest()[:16])
