"""A terminal table without a terminal: keys are pressed, and what is on the screen is kept."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, TypeVar

import attrs
from textual.pilot import Pilot
from textual.widgets import Static
from typing_extensions import override

from criminals import Viewer
from criminals.bots import Bot, RandomBot
from criminals.hosting import Host, News, Welcome
from examples.terminal_table.app import TerminalTable
from examples.terminal_table.areas import Board, Story
from examples.terminal_table.choosing import Choices
from examples.terminal_table.house import House, house_of
from examples.terminal_table.pages import Cover, Page
from examples.terminal_table.sight import Sight
from examples.terminal_table.table_screen import Line

T = TypeVar("T")


@attrs.frozen
class Shot:
    """A picture of the screen when somebody had just sat down."""

    viewer: Viewer
    host: Host
    svg: str


@attrs.define(eq=False)
class KeptHouse(House):
    """A house whose past can be looked at."""

    past: dict[int, Host] = attrs.field(factory=dict[int, Host])

    def __attrs_post_init__(self) -> None:
        self.past[self.host.changes] = self.host

    @override
    def change(self, host: Host) -> None:
        self.past[host.changes] = host
        House.change(self, host)


def house(game: str = "crooks", *seats: str, **settings: Any) -> KeptHouse:
    """A house dealt from a seed, where nobody waits."""
    chosen: dict[str, Any] = {"seed": 5, "pause": 0.0, **settings}
    made = house_of(game, seats or ("person", "random"), **chosen, kind=KeptHouse)
    assert isinstance(made, KeptHouse)
    return made


class KeptApp(TerminalTable):
    """A terminal table that keeps all that anybody was told."""

    def __init__(self, house: House, adviser: Bot | None = None, *, lang: str = "en", memory: bool = False) -> None:
        super().__init__(house, adviser or RandomBot(), "random", Random(1), lang=lang, memory=memory)
        self.told: dict[Viewer, list[News | Welcome]] = {}

    @override
    def _heard(self, told: News | Welcome) -> None:
        assert self.voice.viewer is not None
        self.told.setdefault(self.voice.viewer, []).append(told)
        super()._heard(told)


@attrs.define
class Keys:
    """Somebody at the keyboard of a terminal table."""

    app: TerminalTable
    pilot: Pilot[None]

    @property
    def sight(self) -> Sight:
        """The table as they were told of it last."""
        assert self.app.sight is not None
        return self.app.sight

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        await self.pilot.press(*keys)

    async def enter(self, text: str) -> None:
        """Type a line, the last letter of it by its key, and Enter."""
        line = self.app.table.query_one(Line)
        with line.prevent(Line.Changed):
            line.value = text[:-1]
        line.cursor_position = len(line.value)
        await self.press(text[-1], "enter")

    async def sit(self) -> None:
        """Say that one is there, and wait until the table is shown."""
        await self.press("enter")
        await self.until(lambda: not isinstance(self.app.screen, Cover) and self.app.sight is not None)
        await self.settled()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for something, some seconds at most."""
        for _ in range(1000):
            if true():
                return
            await asyncio.sleep(0.01)
        raise AssertionError(f"it did not happen; the answer is {self.said!r}")

    async def page(self) -> str:
        """The text of the page over the table, once it is there."""
        await self.until(lambda: isinstance(self.app.screen, Page) and bool(self.app.screen.query(Static)))
        return plain(self.app.screen.query_one(Static))

    async def settled(self) -> None:
        """Wait until bots and chance have moved and all of it is shown; or the table is covered, or over."""
        house = self.app.house

        def settled() -> bool:
            if isinstance(self.app.screen, Cover):
                return True
            sight, actor = self.app.sight, house.host.actor
            return sight is not None and sight.at == house.host.changes and (actor is None or actor in house.people)

        await self.until(settled)

    @property
    def said(self) -> str:
        """The answer above the line."""
        return plain(self.app.table.query_one("#answer", Static))

    @property
    def status(self) -> str:
        """The line on top."""
        return plain(self.app.table.query_one("#status", Static))

    @property
    def shown(self) -> str:
        """All that the table's widgets hold, in sight or not."""
        table = self.app.table
        parts = [self.status, self.said, table.query_one(Line).value]
        parts += [plain(table.query_one(area).query_one(Static)) for area in (Board, Story)]
        return "\n".join([*parts, *(str(option.prompt) for option in table.query_one(Choices).options)])


def plain(widget: Static) -> str:
    """The text of a widget, without colours."""
    return str(widget.content)


def at_keyboard(app: TerminalTable, script: Callable[[Keys], Awaitable[T]], size: tuple[int, int] = (120, 40)) -> T:
    """Run a script that presses keys, and return its result."""

    async def run() -> Any:
        async with app.run_test(size=size, notifications=True) as pilot:
            keys = Keys(app, pilot)
            app.table.query_one(Line).cursor_blink = False  # pictures are compared
            await keys.settled()
            done = await script(keys)
            await pilot.pause()
            return done

    result: T = asyncio.run(run())
    return result


async def chosen(keys: Keys, rng: Random, *, by_list: bool = False) -> None:
    """Play an action from what is shown: type a thing's key step by step, or walk the list by its arrows."""
    table, at = keys.app.table, keys.sight.at
    while table.step.options and keys.sight.at == at:
        step = table.step
        places = [place for place, option in enumerate(step.options) if option.text != "pass"]  # that ends it soon
        place = rng.choice(places or [0])
        option = step.options[place]
        if by_list and option.amounts is None:
            await keys.press("down", "home", *["down"] * place, "enter")
        else:
            await keys.enter(rng.choice(option.keys))
        await keys.until(lambda step=step: table.step is not step or keys.sight.at != at)  # type: ignore[misc]


async def played_through(
    keys: Keys, rng: Random, *, shots: list[Shot] | None = None, plies: int = 10_000, by_list: bool = False
) -> None:
    """Press keys until the game is over: what is shown for a thing at one's turn, Enter to pass the keyboard on."""
    app = keys.app
    for _ in range(plies):
        await keys.settled()
        if isinstance(app.screen, Cover):
            await keys.sit()
            if shots is not None and keys.sight.is_mine:
                await keys.pilot.pause()
                shots.append(Shot(keys.sight.viewer, app.house.host, app.export_screenshot()))
        elif app.house.host.actor is None:
            await keys.page()
            return
        elif keys.sight.is_mine:
            await chosen(keys, rng, by_list=by_list)
        else:
            await keys.press("enter")
