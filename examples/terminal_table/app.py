"""Who is at the keyboard: it hands the house what they ask for, and shows what the house says. It knows no state."""

import asyncio
import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar, Final

from textual.app import App
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.worker import Worker
from typing_extensions import override

import criminals
from criminals import SPECTATOR, Rng, Seat, Viewer
from criminals.bots import Bot, Foul
from criminals.cli.complaints import Complaint
from criminals.cli.table.listing import chosen
from examples.terminal_table.house import Failure, House
from examples.terminal_table.pages import Cover, Page, WhichFile
from examples.terminal_table.painting import chances_text, painted_result, refusal_text, status_text
from examples.terminal_table.sight import Sight, sight_after
from examples.terminal_table.table_screen import Line, TableScreen
from examples.terminal_table.words import LANGUAGES, called, help_text, word
from examples.web_table.messages import Act, Message, Request, Undo
from examples.web_table.room import Connection, asked

COMMANDS: Final = ("help", "hint", "chances", "undo", "save", "lang", "light", "zoom", "score", "wait", "quit")
"""What can be typed in place of a key, for terminals that keep some keys to themselves."""


class TerminalTable(App[None]):
    """A table on the whole terminal. One person after the other is connected to the house, and sees their own view."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    TITLE = "criminals"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "quit", priority=True)]

    def __init__(self, house: House, adviser: Bot, adviser_name: str, rng: Rng, *, light: bool = False) -> None:
        super().__init__()
        self.theme = "textual-light" if light else "textual-dark"
        self.house = house
        self.adviser, self.adviser_name, self.rng = adviser, adviser_name, rng
        self.connection: Connection | None = None
        self.sight: Sight | None = None
        self._workers_of_seat: list[Worker[None]] = []
        self.many = len(house.people) > 1
        self.table = TableScreen(house.table.lang)

    @property
    def lang(self) -> str:
        """The language that is spoken."""
        return self.table.lang

    @override
    def get_default_screen(self) -> TableScreen:
        return self.table

    def on_ready(self) -> None:
        """Let the first person sit down, and bots and chance act."""
        self.house.on_failure = self._tell_failure
        self.house.on_unkept = self._tell_unkept
        self.run_worker(self.house.run(), group="house")
        seat = self.house.next_person
        if self.many and seat is not None:
            self._cover(seat)
        else:
            self._sit(SPECTATOR if seat is None else seat)

    @override
    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Which keys there are: a score once the game is over, hints and undo until then."""
        over = self.sight is not None and self.sight.result is not None
        return over if action == "score" else not over if action in ("hint", "undo") else True

    # --- who is at the keyboard ---

    def _sit(self, viewer: Viewer) -> None:
        self.connection = self.house.enter(viewer)
        assert self.connection is not None, "one connection at a time is no crowd"
        self._for_seat(self._listen(self.connection), "line")

    def _for_seat(self, work: Coroutine[Any, Any, None], group: str) -> None:
        """Begin something for the one at the keyboard: it ends when they rise."""
        self._workers_of_seat.append(self.run_worker(work, group=group, exclusive=True))

    def _rise(self) -> None:
        """Nobody is at the keyboard: what they saw is gone from the widgets too, not only from sight."""
        assert self.connection is not None
        for worker in self._workers_of_seat:
            worker.cancel()
        self._workers_of_seat.clear()
        self.house.leave(self.connection)
        self.connection = self.sight = None
        self.table.clear()
        self.clear_notifications()

    def _cover(self, seat: Seat) -> None:
        def uncovered(_: None) -> None:
            self._sit(seat)

        self.push_screen(Cover(seat, self.lang), uncovered)

    async def _listen(self, connection: Connection) -> None:
        """Show what a connection is told, until it is let go for reading too slowly; then come back."""
        while (text := await connection.waiting.get()) is not None:
            self._heard(json.loads(text))
        self.house.leave(connection)
        self._sit(connection.viewer)

    def _heard(self, message: Message) -> None:
        if message["type"] == "refused":
            self.table.answer(refusal_text(message, self.lang), "$text-error")
            return
        sight = sight_after(self.sight, message)
        if sight is None or sight is self.sight:
            return
        ended = sight.result is not None and (self.sight is None or self.sight.result is None)
        self.sight = sight
        if message["type"] == "taken_back":
            self.table.answer(word("taken_back", self.lang, called(message["by"], self.lang)))
        self.table.show(sight, self._status(sight))
        if ended:
            self.table.refresh_bindings()
            self.action_score()

    def _status(self, sight: Sight) -> str:
        return status_text(sight, self.house.is_waiting, self.lang)

    # --- what they do ---

    def on_table_screen_typed(self, event: TableScreen.Typed) -> None:
        """Take a line for what it is: a choice, a command, an action that is refused with a reason, or just Enter."""
        text, sight = event.text, self.sight
        if sight is None:
            return
        action = chosen(text, self.table.choices)
        name, _, rest = text.partition(" ")
        if action is not None:
            self._ask(Act(sight.at, str(action)))
        elif name == "save" and rest:
            self._save(rest.strip())
        elif text in COMMANDS:
            self._empty_line()
            self.call_next(self.run_action, "screen.zoom" if text == "zoom" else text)
        elif not text:
            self._go_on()
        elif len(self.table.fitting) == 1 and not _is_action(sight.view.game, text):
            self._ask(Act(sight.at, self.table.fitting[0].text))
        else:
            self.house_hears(Act(sight.at, text))

    def _go_on(self) -> None:
        """Enter alone: the only choice, the next person, the end of a pause; else to the list."""
        if self.sight is None:
            return
        if len(self.table.choices) == 1:
            self._ask(Act(self.sight.at, self.table.choices[0].text))
        elif (seat := self.sight.next_person) is not None:
            self._rise()
            self._cover(seat)
        elif self.house.is_waiting:
            self.house.go_on()
        else:
            self.table.action_to_choices()

    def on_table_screen_chosen(self, event: TableScreen.Chosen) -> None:
        """Play a choice of the list."""
        if self.sight is not None:
            self._ask(Act(self.sight.at, event.choice.text))

    def _ask(self, request: Request) -> None:
        """Ask for something lawful, and be ready for the next."""
        self._empty_line()
        self.table.answer("")
        self.house_hears(request)

    def house_hears(self, request: Request) -> None:
        """Ask the house; it answers by a message."""
        if self.connection is not None:
            self.house.heard(self.connection, request)

    def _empty_line(self) -> None:
        line = self.table.query_one(Line)
        line.value = ""
        line.focus()

    def action_undo(self) -> None:
        """Take the last action back, or be told why not."""
        if self.sight is not None:
            self.house_hears(Undo(self.sight.at))

    def action_hint(self) -> None:
        """What a bot would play that sees the same."""
        if self.sight is not None and self.sight.is_mine:
            self._for_seat(self._hint(self.sight), "hint")
        else:
            self.table.answer(word("off_turn", self.lang))

    async def _hint(self, sight: Sight) -> None:
        self.table.answer(word("thinking", self.lang, self.adviser_name))
        found = await asked(self.adviser, sight.view, self.rng, self.house.limit)
        if self.sight is not sight:
            return
        if isinstance(found, Foul):  # it has seen what the person sees, so it may speak
            self.table.answer(word("no_hint", self.lang, self.adviser_name, found.text), "$text-error")
            return
        choice = next(choice for choice in self.table.choices if choice.action == found)
        self.table.answer(word("would", self.lang, self.adviser_name, choice.text, choice.sentence), "$text-success")
        self.table.highlight(choice)

    def action_chances(self) -> None:
        """What is hidden, with exact chances."""
        if self.sight is not None:
            self._for_seat(self._chances(self.sight), "hint")

    async def _chances(self, sight: Sight) -> None:
        text = await asyncio.to_thread(chances_text, sight.view, self.lang)
        if self.sight is sight:
            self.push_screen(Page(word("unseen", self.lang), Content(text), self.lang))

    def action_score(self) -> None:
        """The score, explained, once the game is over."""
        if self.sight is not None and self.sight.result is not None:
            body = painted_result(self.sight.result, self.sight.bots, self.lang)
            self.push_screen(Page(word("score", self.lang), body, self.lang))

    def action_help(self) -> None:
        """The keys."""
        self.push_screen(Page(word("help", self.lang), Content(help_text(self.lang)), self.lang))

    def action_lang(self) -> None:
        """The next language."""
        self.table.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        self.table.title_areas()
        self.table.answer("")
        if self.connection is not None:
            self.house.speak(self.lang, self.connection)

    def action_light(self) -> None:
        """Light or dark."""
        self.theme = "textual-dark" if self.theme == "textual-light" else "textual-light"

    def action_wait(self) -> None:
        """Have bots wait after one's turn, or no longer."""
        self.house.waits = not self.house.waits
        self.house.go_on()
        self.table.answer(word("waits" if self.house.waits else "waits_not", self.lang))

    # --- files and faults ---

    def action_save(self) -> None:
        """Ask where to keep the game."""
        self.push_screen(WhichFile(str(self.house.file or ""), self.lang), self._save)

    def _save(self, name: str | None) -> None:
        if name is None:
            return
        try:
            self.house.save(Path(name))
        except Complaint as complaint:
            self._tell_unkept(complaint)
        else:
            self._empty_line()
            self.table.answer(word("saved", self.lang, name), "$text-success")

    def _tell_unkept(self, complaint: Complaint) -> None:
        self.table.answer(word("unkept", self.lang, complaint.told(self.lang)), "$text-error")

    def _tell_failure(self, failure: Failure) -> None:
        said = word("failed", self.lang, called(failure.seat, self.lang), failure.name, failure.kind)
        self.notify(said, severity="error", timeout=15, markup=False)


def _is_action(game: str, text: str) -> bool:
    """Whether a text is an action of the game, lawful or not."""
    try:
        criminals.parse_action(game, text)
    except criminals.MalformedDocument:
        return False
    return True
