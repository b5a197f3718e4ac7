"""A real browser without a window, told what to do through a pipe: enough to open pages and to look at them."""

import base64
import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from types import TracebackType
from typing import Any, Final

FLAGS: Final = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
)
PATIENCE: Final = 60.0
"""Seconds until a page has to be what it is expected to be; a busy machine takes its time."""


def installed() -> str:
    """The path of a browser; how to get one, if there is none."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    for name in filter(None, names):
        if path := shutil.which(name):
            return path
    sys.exit("this needs Chromium: install it (Debian: apt-get install chromium), or name it by CHROMIUM=PATH")


class Chromium:
    """One page of a browser; what it asks the network for is kept in `asked`."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._profile = TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self._tell = os.pipe()
        answers, heard = os.pipe()
        self._hear = os.fdopen(answers, "rb", buffering=0)
        # It reads commands from 3 and writes answers to 4.
        command = ["sh", "-c", f'exec "$@" 3<&{commands} 4>&{heard}', "sh", installed(), *FLAGS]
        self._process = subprocess.Popen(
            [*command, f"--user-data-dir={self._profile.name}"],
            pass_fds=(commands, heard),
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )
        os.close(commands)
        os.close(heard)
        self._number = 0
        self._rest = b""
        self._session: str | None = None
        target = self.call("Target.createTarget", url="about:blank")["targetId"]
        self._session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "Runtime"):
            self.call(f"{domain}.enable")

    def __enter__(self) -> "Chromium":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.terminate()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(10)
        self._hear.close()
        os.close(self._tell)
        self._profile.cleanup()

    def call(self, method: str, **params: object) -> dict[str, Any]:
        """The answer to a command of the DevTools protocol."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": params}
        if self._session is not None:
            message["sessionId"] = self._session
        os.write(self._tell, json.dumps(message).encode() + b"\0")
        while True:
            answer = self._next()
            if answer.get("id") == self._number:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                result: dict[str, Any] = answer["result"]
                return result

    def _next(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            read = self._hear.read(1 << 16)
            if not read:
                raise RuntimeError("the browser has gone")
            self._rest += read
        message, _, self._rest = self._rest.partition(b"\0")
        event: dict[str, Any] = json.loads(message)
        if event.get("method") == "Network.requestWillBeSent":
            self.asked.append(event["params"]["request"]["url"])
        return event

    def look(self, width: int, height: int, scheme: str) -> None:
        """From now on a window of this size, `light` or `dark`."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=False)
        preferred = [{"name": "prefers-color-scheme", "value": scheme}]
        self.call("Emulation.setEmulatedMedia", features=preferred)

    def open(self, address: str) -> None:
        """Go to another page, and wait until it is there: the old one is marked, so that it cannot be taken for it."""
        self.worth("window.isLeft = true")
        self.call("Page.navigate", url=address)
        self.until("window.isLeft === undefined && document.readyState === 'complete'")

    def worth(self, expression: str) -> Any:
        """Evaluate an expression of JavaScript in the page."""
        return self.call("Runtime.evaluate", expression=expression, returnByValue=True)["result"].get("value")

    def until(self, expression: str, patience: float = PATIENCE) -> bool:
        """Wait for an expression to come true; False if that takes more seconds than `patience`."""
        end = time.monotonic() + patience
        while time.monotonic() < end:
            if self.worth(expression) is True:
                return True
            time.sleep(0.1)
        return False

    def picture(self, file: Path) -> None:
        file.write_bytes(base64.b64decode(self.call("Page.captureScreenshot", format="png")["data"]))
