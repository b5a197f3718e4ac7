"""The faults of a program that is a bot."""


class ProcessFault(Exception):
    """The program cannot be started, ended, or gave an invalid answer: it holds the fault."""
