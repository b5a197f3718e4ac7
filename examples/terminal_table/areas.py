"""The areas of the table that are read: the drawing of a view, and the story so far."""

from collections.abc import Sequence
from typing import Any

from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static
from typing_extensions import override

from examples.terminal_table.painting import painted_story, painted_table
from examples.terminal_table.voice import TableVoice


class Fitted(VerticalScroll, can_focus=True):
    """A text that is laid out anew for the columns there are."""

    @override
    def compose(self) -> ComposeResult:
        yield Static()

    def on_resize(self) -> None:
        """Fit it anew."""
        self.fit()

    def fit(self) -> None:
        """Lay the text out, with room for a scrollbar whether there is one or not."""
        width = self.outer_size.width - self.gutter.width - self.styles.scrollbar_size_vertical
        self.query_one(Static).update(self.painted(width))

    def painted(self, width: int) -> Content:
        """The text in so many columns."""
        raise NotImplementedError  # an abstract class cannot be a widget: both want their own metaclass


class Board(Fitted):
    """The drawing of a view."""

    shown: tuple[Any, TableVoice] | None = None

    def draw(self, view: Any, voice: TableVoice) -> None:
        """Show a view, as a voice tells it."""
        self.shown = view, voice
        self.fit()

    def clear(self) -> None:
        """Show nothing."""
        self.shown = None
        self.fit()

    @override
    def painted(self, width: int) -> Content:
        return Content() if self.shown is None else painted_table(*self.shown, width)


class Story(Fitted):
    """The story so far, as this seat perceived it; the last of it is in sight."""

    story: Sequence[Sequence[str]] = ()

    def tell(self, story: Sequence[Sequence[str]]) -> None:
        """Show it from the beginning."""
        self.story = story
        self.fit()

    @override
    def fit(self) -> None:
        super().fit()
        self.anchor()

    @override
    def painted(self, width: int) -> Content:
        return painted_story(self.story, width)
