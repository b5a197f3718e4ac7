"""Who is at the keyboard: one person after the other is connected to the house, and is told things in their own way."""

import json
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import Worker
from typing_extensions import override

from criminals import SPECTATOR, Seat, Viewer
from examples.terminal_table.house import House
from examples.terminal_table.pages import Cover
from examples.terminal_table.sight import Sight
from examples.terminal_table.table_screen import TableScreen
from examples.terminal_table.voice import TableVoice
from examples.web_table.messages import Message, Request
from examples.web_table.room import Connection


class Keyboard(App[None]):
    """Sits people down one after the other. It knows no state."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    TITLE = "criminals"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "quit", priority=True)]

    def __init__(self, house: House, lang: str, *, memory: bool) -> None:
        super().__init__()
        self.house = house
        self.connection: Connection | None = None
        self.sight: Sight | None = None
        self._workers_of_seat: list[Worker[None]] = []
        names, viewers = house.table.names, house.table.viewers
        self.voices = {viewer: TableVoice(lang, names, viewer, memory) for viewer in viewers}
        """How each is told things: everybody has a language of their own."""
        self.table = TableScreen(self.voices[SPECTATOR])

    @property
    def voice(self) -> TableVoice:
        """How the one at the keyboard is told things."""
        return self.table.voice

    @override
    def get_default_screen(self) -> TableScreen:
        return self.table

    def begin(self) -> None:
        """Let the first person sit down, behind a cover if there are several."""
        seat = self.house.next_person
        if len(self.house.people) > 1 and seat is not None:
            self._cover(seat)
        else:
            self._sit(SPECTATOR if seat is None else seat)

    def _sit(self, viewer: Viewer) -> None:
        self._speak(self.voices[viewer])
        self.connection = self.house.enter(viewer, self.voice.lang)
        assert self.connection is not None, "one connection at a time is no crowd"
        self._for_seat(self._listen(self.connection), "line")

    def _speak(self, voice: TableVoice) -> None:
        """Name everything as a voice does."""
        self.table.voice = voice
        self.table.title_areas()

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

        self.push_screen(Cover(seat, self.voices[seat]), uncovered)

    async def _listen(self, connection: Connection) -> None:
        """Show what a connection is told, until it is let go for reading too slowly; then come back."""
        while (text := await connection.waiting.get()) is not None:
            self._heard(json.loads(text))
        self.house.leave(connection)
        self._sit(connection.viewer)

    def _heard(self, message: Message) -> None:
        """Show what the one at the keyboard is told."""
        raise NotImplementedError  # an abstract class cannot be an app: both want their own metaclass

    def house_hears(self, request: Request) -> None:
        """Ask the house; it answers by a message."""
        if self.connection is not None:
            self.house.heard(self.connection, request)
