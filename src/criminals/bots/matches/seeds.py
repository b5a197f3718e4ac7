"""Seeds derived from seeds: by what is played, never by when or where."""

from hashlib import sha256


def derived(seed: int, *coordinates: object) -> int:
    """A seed of 128 bits for one use among many, from a common seed and the use's coordinates."""
    text = "\n".join([str(seed), *map(str, coordinates)])
    return int.from_bytes(sha256(text.encode()).digest()[:16])
