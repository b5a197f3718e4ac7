"""Write the docs' picture of the terminal table anew: a game of Crooks from a seed, some keys into it."""

import asyncio
import re
from itertools import count
from pathlib import Path
from typing import Final

from criminals.bots import RuleBot
from criminals.dice import generator
from examples.terminal_table.app import TerminalTable
from examples.terminal_table.house import house_of

TARGET: Final = Path(__file__).parent.parent / "docs" / "assets" / "terminal-table.svg"
LEAST: Final = 7
"""So many actions are played before the picture."""
MANY: Final = 9
"""And there is so much to choose from."""


async def picture() -> str:
    """The screen as an SVG that asks for nothing from elsewhere."""
    house = house_of("crooks", ["person", "rule", "rule"], seed=5, pause=0)
    app = TerminalTable(house, RuleBot(), "rule", generator(1))
    async with app.run_test(size=(120, 32)) as pilot:
        for played in count():
            while app.sight is None or app.sight.at != house.host.changes or not app.sight.is_mine:
                await asyncio.sleep(0.01)
            if played >= LEAST and len(app.table.step.options) >= MANY:
                break
            await pilot.press(*app.table.step.options[0].key, "enter")
        await pilot.press("f2")
        await pilot.pause(1)
        svg = app.export_screenshot(title="make terminal-table")
    fonts = re.compile(r"@font-face \{.*?\}\s*", re.DOTALL)  # they would be fetched
    return re.sub(r"<!--.*?-->\s*", "", fonts.sub("", svg))


if __name__ == "__main__":
    TARGET.write_text(asyncio.run(picture()), encoding="utf-8")
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes")
