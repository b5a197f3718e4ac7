"""A cluster of machines to compute on, behind the extra `criminals[cluster]`."""

from collections.abc import Generator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from typing import Any, Final

RETRIES: Final = 3
"""How often what a dead worker had begun is begun anew."""


@contextmanager
def dask_executor(address: str | None = None, **settings: Any) -> Generator[Executor]:
    """An executor on the cluster of a Dask scheduler, such as `tcp://10.0.0.1:8786`, for `tournament`.

    `settings` are those of `distributed.Client`: `scheduler_file`, for one. Workers need this library in the same
    version, and the modules of all contestants, and one thread each if there is a limit of time: a bot is not broken in
    on in a thread, so a worker whose bot is stuck ends itself, and Dask starts it anew.
    """
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise ImportError("a cluster needs Dask, which is not here: pip install criminals[cluster]") from None
    with distributed.Client(address, **settings) as client, client.get_executor(retries=RETRIES) as executor:
        yield executor
