"""Tournaments on a cluster of machines, behind the extra `criminals[cluster]`."""

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

RETRIES: Final = 3
"""How often the job of a dead worker is tried again."""


@contextmanager
def dask_executor(address: str | None = None, **settings: Any) -> Generator[Executor]:
    """An executor on the cluster of a Dask scheduler, such as `tcp://10.0.0.1:8786`, for `tournament`.

    `settings` are those of `distributed.Client`, such as `scheduler_file`. Workers need this library in the same
    version and the modules of all contestants. If there is a time limit they need to have one thread each: a bot cannot
    be interrupted in a thread, so a worker whose bot is stuck ends itself, and Dask restarts it.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise ImportError("a cluster needs Dask, which is not here: pip install criminals[cluster]") from None
    with distributed.Client(address, **settings) as client, client.get_executor(retries=RETRIES) as executor:
        yield executor
