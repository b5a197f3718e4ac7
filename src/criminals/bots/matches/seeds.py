"""Seeds derived from seeds: by what is played, never by when or where."""

from hashlib import sha256


def derived(seed: int, *coordinates: object) -> int:
    """A seed of 128 bits for one use among many: a hash of the use's coordinates, keyed by a common seed.

    If that has 128 bits too, nobody can compute it from the seeds of any uses, nor one of these from the others.
    """
    text = "\n".join([str(seed), *map(str, coordinates)])
    return int.from_bytes(sha256(text.encode()).digest()[:16])
