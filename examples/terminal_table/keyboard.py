"""The people at the keyboard: one after the other sits down at it, and is told things in their own way."""

from collections.abc import Coroutine
from pathlib import Path
from typing import Any, ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.worker import Worker
from typing_extensions import override

from criminals import SPECTATOR, Seat, Viewer
from criminals.hosting import News, Welcome
from examples.terminal_table.house import House
from examples.terminal_table.pages import Cover
from examples.terminal_table.sight import Sight
from examples.terminal_table.table_screen import TableScreen
from examples.terminal_table.voice import TableVoice


class Keyboard(App[None]):
    """Sits people down one after the other. It knows no state."""

    CSS_PATH = Path(__file__).with_name("table.tcss")
    TITLE = "criminals"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", "quit", priority=True)]

    def __init__(self, house: House, lang: str, *, memory: bool) -> None:
        super().__init__()
        self.house = house
        self.sight: Sight | None = None
        self._workers_of_seat: list[Worker[None]] = []
        names, viewers = house.names, house.host.viewers
        self.voices = {viewer: TableVoice(lang, names, viewer, memory) for viewer in viewers}
        """The voice that each is told things in: everybody has a language of their own."""
        self.table = TableScreen(self.voices[SPECTATOR])

    @property
    def voice(self) -> TableVoice:
        """The voice that the one at the keyboard is told things in."""
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
        self.house.enter(viewer, self._heard)

    def _speak(self, voice: TableVoice) -> None:
        """Name everything as a voice does."""
        self.table.voice = voice
        self.table.title_areas()

    def _for_seat(self, work: Coroutine[Any, Any, None], group: str) -> None:
        """Begin something for the one at the keyboard: it ends when they rise."""
        self._workers_of_seat.append(self.run_worker(work, group=group, exclusive=True))

    def _rise(self) -> None:
        """Nobody is at the keyboard: what they saw is gone from the widgets too, not only from sight."""
        for worker in self._workers_of_seat:
            worker.cancel()
        self._workers_of_seat.clear()
        self.house.leave()
        self.sight = None
        self.table.clear()
        self.clear_notifications()

    def _cover(self, seat: Seat) -> None:
        def uncovered(_: None) -> None:
            self._sit(seat)

        self.push_screen(Cover(seat, self.voices[seat]), uncovered)

    def _heard(self, told: News | Welcome) -> None:
        """Show what the one at the keyboard is told."""
        raise NotImplementedError  # an abstract class cannot be an app: both want their own metaclass
