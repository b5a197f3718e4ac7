"""What the drawings of all games say alike."""

from criminals.core.base.seats import SPECTATOR, Viewer


def name_of(viewer: Viewer) -> str:
    """Who looks at the table."""
    return "a spectator" if viewer is SPECTATOR else f"seat {viewer}"


def printable(name: str) -> str:
    """A name without what would break a line of text or an XML document."""
    return "".join(char if char.isprintable() else "?" for char in name)
