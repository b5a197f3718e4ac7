"""`criminals serve` as a process: it says where it listens, writes its log, and stops well when it is asked to."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import asyncio
import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("starlette")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from websockets.exceptions import ConnectionClosed

from tests.web.server.serving import Served, finished


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_asked_to_stop_ends_well(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "criminals", "serve", "--port", "0", "--data", str(tmp_path / "t.db")]
    with subprocess.Popen(
        [*command, "--log-json", "--pause", "0", "--lang", "it"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={"PATH": "/usr/bin:/bin", "COLUMNS": "200"},
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        found = re.search(r"apri (http://127\.0\.0\.1:\d+)", process.stdout.readline())
        assert found is not None
        server: Any = Served(found[1], None, lambda: None)  # type: ignore[arg-type]
        made = server.table("crooks", {"name": "Ada"}, {"bot": "rule"}, first=0)

        async def play() -> int:
            client = await server.joined(made, 0)
            welcome = await client.next("welcome")
            await client.act(welcome["changes"], "pass")
            await client.next("news")
            process.send_signal(number)
            with pytest.raises(ConnectionClosed):
                await client.next("nothing")
            await asyncio.sleep(0)
            return int(client.line.close_code or 0)

        assert finished(play()) == 1012
        assert process.wait(30) == 0
        lines = [json.loads(line) for line in process.stderr.read().splitlines()]
    assert [lines[0]["event"], lines[-1]["event"]] == ["started", "stopped"]
    assert {"table_made", "table_loaded", "joined", "left"} <= {line["event"] for line in lines}
    text = json.dumps(lines)
    tokens = [made["owner"], made["seats"][0]["token"], made["spectators"]["token"]]
    assert not [token for token in tokens if token in text]
