"""A hook of MkDocs: the search lists a guide before the reference, and finds it by words that it does not use.

Who looks for "i18n" or "websocket" wants a guide, whatever that calls it. `WORDS` has such words for a page, as tags in
the index of the search; they are not shown on the page.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.plugins import event_priority

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "": ("start", "overview", "introduction"),
    "installation/": ("pip", "install", "download", "requirements", "venv"),
    "quickstart/": ("quickstart", "getting started", "example"),
    "types/": ("mypy", "pyright", "generics", "annotations"),
    "play/": ("online", "demo", "pyodide"),
    "play-the-games/": ("rules", "how to play"),
    "terminal/": ("cli", "console", "terminal", "keyboard"),
    "command-line/": ("cli", "shell", "options"),
    "tutorials/write-a-bot/": ("ai", "mcts", "agent", "search", "player"),
    "tutorials/write-a-frontend/": ("ui", "gui", "textual", "terminal"),
    "tutorials/write-a-web-frontend/": ("websocket", "javascript", "typescript", "react", "html", "client", "ui"),
    "tutorials/host-a-table/": ("security", "cheating", "secret", "token"),
    "how-to-new-game/": ("seed", "setup", "shuffle", "deal", "puzzle"),
    "how-to-chance/": ("dice", "random", "rng", "roll", "randomness"),
    "how-to-explain/": ("illegal", "refusal", "points", "scoring", "why"),
    "how-to-edition/": ("deck", "cards", "variant", "custom", "expansion"),
    "how-to-save-and-replay/": ("undo", "redo", "save", "load", "resume", "pgn", "fen", "history", "export", "persist"),
    "how-to-board/": ("tooltip", "svg", "click", "hover", "image", "accessibility"),
    "how-to-animate/": ("animation", "transition", "tween", "movement"),
    "how-to-replay-viewer/": ("replay", "viewer", "spectate", "watch"),
    "languages/": ("i18n", "l10n", "translation", "translate", "locale", "localization", "internationalization"),
    "how-to-host/": ("multiplayer", "session", "room", "lobby"),
    "how-to-serve/": ("server", "websocket", "deploy", "postgres", "sqlite", "http", "production"),
    "how-to-test-a-bot/": ("debug", "fuzz"),
    "how-to-model-opponents/": ("bayes", "inference", "opponent", "posterior"),
    "how-to-tournament/": ("elo", "rating", "match", "arena", "ladder"),
    "how-to-process-bots/": ("protocol", "stdin", "uci", "subprocess", "rust", "node"),
    "how-to-reinforcement-learning/": ("rl", "gym", "gymnasium", "train", "reward", "observation", "numpy"),
    "hidden-information/": ("fog", "redact", "leak", "cheat", "playerview", "imperfect"),
    "wire-format/": ("json", "serialization", "serialize", "schema"),
    "errors/": ("exception", "exceptions", "traceback"),
    "guarantees/": ("performance", "benchmark", "fast", "memory"),
    "add-a-game/": ("plugin", "extend", "new game"),
}
"""By the address of a page: words that people look for it by."""

GUIDES: Final = (
    *("tutorials/", "how-to-", "write-a-", "quickstart/", "concepts/", "installation/", "languages/", "play"),
    *("terminal/", "use-the-rules/", "add-a-game/", "test-a-game/", "types/"),
)
"""How the addresses of guides begin."""
MINOR: Final = ("reference/", "changelog/", "contributing/")

Entry = dict[str, Any]


def boost(page: str) -> float:
    """How much a page counts in the search; 1 is usual."""
    if page == "" or page.startswith(GUIDES):
        return 4.0
    return 0.25 if page.startswith(MINOR) else 1.0


def improved(entries: list[Entry]) -> list[Entry]:
    """Give each entry of the index its weight, and the first one of a page its words.

    `ValueError` for words of a page that is not there.
    """
    if missing := WORDS.keys() - {entry["location"] for entry in entries}:
        raise ValueError(f"tools/search_words.py has words for pages that are not there: {', '.join(sorted(missing))}")
    return [
        {**entry, "boost": boost(page), **({"tags": [*WORDS[page]]} if WORDS.get(page) and not anchor else {})}
        for entry in entries
        for page, _, anchor in (entry["location"].partition("#"),)
    ]


@event_priority(-100)
def on_post_build(config: MkDocsConfig) -> None:
    """Change the index after the plugin has written it."""
    file = Path(config.site_dir) / "search" / "search_index.json"
    index = json.loads(file.read_text(encoding="utf-8"))
    index["docs"] = improved(index["docs"])
    file.write_text(json.dumps(index, separators=(",", ":")), encoding="utf-8")
