"""The installed library, alone: whole games of all kinds, their documents, and that nothing else is needed.

`make release-check` runs it with every Python there is, in an environment that has the wheel and nothing more.
"""

import sys
from importlib.metadata import version
from importlib.resources import files
from random import Random
from typing import Any

import criminals
from criminals.bots import RandomBot, play

bot, rng = RandomBot(eager=True), Random(1)
actions = 0
for name in criminals.GAMES:
    record = play(name, [bot] * 3, seed=7)
    *_, last = record.replay()
    actions += len(record.actions)
    assert criminals.outcome(last) is not None, name
    assert criminals.loads(criminals.dumps(record)) == record, name
    for viewer in (*criminals.seats(last), criminals.SPECTATOR):
        view: Any = criminals.GAMES[name].view(last, viewer)
        assert criminals.loads(criminals.dumps(view), kind="view") == view, name
        assert "<svg" in view._repr_svg_(), name
    assert criminals.schema("view", name)["$schema"], name
    for lang in ("en", "it", "fr"):
        assert all(criminals.describe(line, lang) for line in criminals.score(last).lines), name
assert files("criminals").joinpath("py.typed").is_file(), "the wheel has no py.typed"
assert "hypothesis" not in sys.modules, "a game needs no extra"
python = sys.version.split()[0]
print(f"criminals {version('criminals')} on Python {python}: {len(criminals.GAMES)} games, {actions} actions")
