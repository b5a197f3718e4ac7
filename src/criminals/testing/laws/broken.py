"""The error that a law raises."""


class LawBroken(AssertionError):
    """A game does not keep a law. The text says which law, and where it is broken."""


def demand(held: bool, law: str) -> None:
    """Raise `LawBroken` with this text unless the condition holds."""
    if not held:
        raise LawBroken(law)
