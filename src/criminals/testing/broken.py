"""What a law says when a game does not keep it."""


class LawBroken(AssertionError):
    """A game does not keep a law; the text says which and where."""


def demand(held: bool, law: str) -> None:
    """Raise `LawBroken` with this text unless it held."""
    if not held:
        raise LawBroken(law)
