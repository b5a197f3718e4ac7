"""Tournaments on a cluster of machines, behind the extra `criminals[cluster]`."""

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

RETRIES: Final = 3
"""The number of times that the job of a dead worker is tried again."""


@contextmanager
def dask_executor(address: str | None = None, **settings: Any) -> Generator[Executor]:
    """Connect to a Dask cluster, for `tournament(executor=...)`. Needs the extra `criminals[cluster]`.

    Workers need this library in the same version, and the modules of all contestants. If there is a time limit, they
    need one thread each: a bot can't be interrupted in a thread, so a worker whose bot is stuck ends itself, and Dask
    restarts it.

    Args:
        address: The address of the scheduler, such as `tcp://10.0.0.1:8786`.
        **settings: Settings of `distributed.Client`, such as `scheduler_file`.

    Yields:
        An executor on the cluster.

    Raises:
        ImportError: Dask is not installed.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise ImportError("a cluster needs Dask, which is not here: pip install criminals[cluster]") from None
    with distributed.Client(address, **settings) as client, client.get_executor(retries=RETRIES) as executor:
        yield executor
