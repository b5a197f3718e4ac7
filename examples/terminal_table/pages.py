"""The screens over the table: a page to read, a question, and the cover that hides the table between two people."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Center, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen, Screen
from textual.widgets import Button, Input, Label, Static
from typing_extensions import override

from criminals import Seat
from examples.terminal_table.voice import TableVoice


class Page(ModalScreen[None]):
    """Something to read, until Escape."""

    BINDINGS: ClassVar[list[BindingType]] = [
        ("escape,enter,q,f1,f3,f9", "dismiss", ""),
        ("down", "scroll(1)", ""),
        ("up", "scroll(-1)", ""),
    ]

    def __init__(self, title: str, body: Content, voice: TableVoice) -> None:
        super().__init__()
        self.heading, self.body, self.voice = title, body, voice

    @override
    def compose(self) -> ComposeResult:
        with Vertical(classes="page") as page:
            page.border_title = self.heading
            page.border_subtitle = self.voice.say("files", "close")
            with VerticalScroll():
                yield Static(self.body)

    def action_scroll(self, lines: int) -> None:
        """Scroll what does not fit."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)


class WhichFile(ModalScreen[str | None]):
    """Asks for the name of a file."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape", "dismiss(None)", "")]

    def __init__(self, name: str, voice: TableVoice) -> None:
        super().__init__()
        self.file, self.voice = name, voice

    @override
    def compose(self) -> ComposeResult:
        with Vertical(classes="page question") as page:
            page.border_title = self.voice.say("keys", "save")
            page.border_subtitle = self.voice.say("files", "close")
            yield Label(self.voice.say("files", "which"))
            yield Input(self.file, placeholder=self.voice.say("files", "name"), compact=True)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Hand the name back."""
        self.dismiss(event.value.strip() or None)


class Cover(Screen[None]):
    """Hides all until the one whose turn it is has sat down. It is told a seat and a language, and nothing else."""

    def __init__(self, seat: Seat, voice: TableVoice) -> None:
        super().__init__()
        self.seat, self.voice = seat, voice

    @override
    def compose(self) -> ComposeResult:
        seat = self.voice.seen_by(self.seat)  # whoever reads this is not yet known to be "you"
        with Vertical(id="cover"):
            yield Label(self.voice.say("cover", "pass", seat=seat), id="pass")
            yield Label(self.voice.say("cover", "hidden", seat=seat))
            with Center():
                yield Button(self.voice.say("cover", "here", seat=seat), variant="primary")

    def on_button_pressed(self) -> None:
        """Somebody says that they are here."""
        self.dismiss()
