"""The error that a program raises which is a bot."""


class ProcessFault(Exception):
    """Raised when a program can't be started, has ended, or gave an invalid answer. It holds the fault."""
