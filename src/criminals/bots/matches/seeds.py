"""Seeds: fresh ones, and those derived from others by what is played, never by when or where."""

from hashlib import sha256

from criminals.dice import fresh_seed


def given_or_fresh(seed: int | None) -> int:
    """The seed, or a fresh one of 128 bits if none is given."""
    return fresh_seed() if seed is None else seed


def derived(seed: int, *coordinates: object) -> int:
    """A seed of 128 bits for one use among many: a hash of the use's coordinates, keyed by a common seed.

    If that has 128 bits too, nobody can compute it from the seeds of any uses, nor one of these from the others.
    """
    text = "\n".join([str(seed), *map(_on_one_line, coordinates)])
    return int.from_bytes(sha256(text.encode("utf-8", "surrogatepass")).digest()[:16])


def _on_one_line(coordinate: object) -> str:
    """A coordinate without line breaks, which stand between two: names may have any characters."""
    return str(coordinate).replace("\\", "\\\\").replace("\n", "\\n")
