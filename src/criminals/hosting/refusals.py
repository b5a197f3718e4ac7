"""The refusals of a host; the rules have their own."""

from criminals.core.base.errors import IllegalAction, InvalidArgument
from criminals.core.base.faults import fault


class IllegalUndo(IllegalAction):
    """An action may not be taken back; `violation` says why, with one of the codes of `can_undo`."""


class LateRequest(InvalidArgument):
    """A request was made on a table that has changed since. Nothing has changed by it."""


def check_time(at: int | None, changes: int) -> None:
    """Raise `LateRequest` if a request was made after another number of changes."""
    if at is not None and at != changes:
        raise LateRequest(fault("late_request", changes=changes))
