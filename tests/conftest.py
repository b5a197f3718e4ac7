"""What tests of all kinds share."""

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture
def uncollected() -> Iterator[None]:
    """No garbage is collected while time is measured: that of thousands of tests before would count."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
