"""The refusals of a host, besides those of the rules."""

from criminals.core.base.errors import IllegalAction, InvalidArgument
from criminals.core.base.faults import fault


class IllegalUndo(IllegalAction):
    """An action may not be taken back. `violation` says why, with one of the codes of `can_undo`."""


class LateRequest(InvalidArgument):
    """A request was made before the table changed. It had no effect."""


def check_time(at: int | None, changes: int) -> None:
    """Raise `LateRequest` if a request was made after another number of changes."""
    if at is not None and at != changes:
        raise LateRequest(fault("late_request"))
