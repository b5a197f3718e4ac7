"""Two browsers for the tests that need them."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Iterator
from typing import Any

import pytest


@pytest.fixture(scope="module")
def browsers() -> Iterator[tuple[Any, Any]]:
    """Two browsers, each with its own memory."""
    sync_api = pytest.importorskip("playwright.sync_api")
    from tests.web.page.browsing import CHROMIUM, FLAGS  # noqa: PLC0415 -- they need packages, too

    with sync_api.sync_playwright() as playwright:
        made = [playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) for _ in range(2)]
        yield made[0], made[1]
        for browser in made:
            browser.close()
