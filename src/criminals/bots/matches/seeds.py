"""Seeds: fresh ones, and those derived from another seed by what is played, never by when or where."""

from hashlib import sha256

from criminals.dice import fresh_seed


def given_or_fresh(seed: int | None) -> int:
    """Return the seed, or a fresh one of 128 bits if it is None."""
    return fresh_seed() if seed is None else seed


def derived(seed: int, *coordinates: object) -> int:
    """Derive a seed of 128 bits for one of many uses: a hash of its coordinates, keyed by a common seed.

    If the common seed has 128 bits, too, nobody can compute it from derived seeds, nor one of these from the others.
    """
    text = "\n".join([str(seed), *map(_on_one_line, coordinates)])
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:16])


def _on_one_line(coordinate: object) -> str:
    """Write a coordinate without line breaks, which separate coordinates. Names may have any characters."""
    return str(coordinate).replace("\\", "\\\\").replace("\n", "\\n")
