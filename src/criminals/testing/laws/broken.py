"""The error that a law raises."""


class LawBroken(AssertionError):
    """A game does not keep a law; the text says which and where."""


def demand(held: bool, law: str) -> None:
    """Raise `LawBroken` with this text unless the condition holds."""
    if not held:
        raise LawBroken(law)
