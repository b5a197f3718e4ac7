"""The table on the terminal: what one seat is told, drawn. Nothing here knows a state or who hosts the game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option
from typing_extensions import override

from examples.terminal_table.numbering import Numbered, numbered
from examples.terminal_table.painting import painted_choice, painted_story, painted_table
from examples.terminal_table.sight import Sight
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
    """What happened, as this seat perceived it; the last of it is in sight."""

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


class Choices(OptionList):
    """The legal actions that fit what was typed. A letter typed here goes to the line below."""

    class Letter(Message):
        """Something was typed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def on_key(self, event: events.Key) -> None:
        """Leave what can be printed to the line."""
        if event.is_printable and event.character is not None:
            event.stop()
            self.post_message(self.Letter(event.character))


class Line(Input):
    """Where an action is typed, or a word to filter by."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("down", "screen.to_choices", show=False),
        Binding("pageup", "screen.scroll_board(-1)", show=False),
        Binding("pagedown", "screen.scroll_board(1)", show=False),
    ]


class TableScreen(Screen[None]):
    """All of the table that the one at the keyboard sees."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-wide")]  # noqa: RUF012 -- Textual declares it like this
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.help", "help"),
        Binding("f2", "app.hint", "hint"),
        Binding("f3", "app.chances", "chances"),
        Binding("f4,ctrl+z", "app.undo", "undo"),
        Binding("f5,ctrl+s", "app.save", "save"),
        Binding("f6", "app.lang", "lang"),
        Binding("f7", "app.light", "light"),
        Binding("f8", "zoom", "zoom"),
        Binding("f9", "app.score", "score"),
        Binding("f10", "app.confirm", show=False),
        Binding("f11", "app.memory", show=False),
        Binding("escape", "to_line", show=False),
    ]

    class Typed(Message):
        """A line was typed and Enter pressed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Chosen(Message):
        """A choice was taken from the list."""

        def __init__(self, choice: Numbered) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, voice: TableVoice) -> None:
        super().__init__()
        self.voice = voice
        self.choices: list[Numbered] = []
        self.fitting: list[Numbered] = []
        """Those that fit what is typed."""

    @override
    def compose(self) -> ComposeResult:
        yield Static(id="status")
        with Container(id="areas"):
            yield Board(id="board")
            yield Choices(id="choices")
            yield Story(id="story")
        yield Static(id="answer")
        yield Line(id="line", compact=True)
        yield Footer(compact=True, show_command_palette=False)

    def on_mount(self) -> None:
        """Begin with the line, and nothing shown."""
        self.title_areas()
        self.query_one(Line).focus()

    @property
    @override
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The keys, named in the language that is spoken."""
        return {key: self._named(active) for key, active in super().active_bindings.items()}

    def _named(self, active: ActiveBinding) -> ActiveBinding:
        name = active.binding.description
        if not self.voice.speaker.catalogue.has("keys", name):
            return active
        return active._replace(binding=replace(active.binding, description=self.voice.say("keys", name)))

    # --- what is shown ---

    def title_areas(self) -> None:
        """Name the parts in the language that is spoken."""
        for name, key in (("#board", "table"), ("#choices", "choices"), ("#story", "story")):
            self.query_one(name).border_title = self.voice.say("areas", key)
        self.query_one(Line).placeholder = self.voice.say("areas", "type")
        self.refresh_bindings()

    def show(self, sight: Sight, status: str) -> None:
        """Show what somebody was told."""
        self.query_one("#status", Static).update(Content(status))
        self.set_class(sight.is_mine, "-mine")
        self.query_one(Board).draw(sight.view, self.voice)
        self.query_one(Story).tell(sight.story)
        self.choices = numbered(sight.view, self.voice)
        self._filter()

    def clear(self) -> None:
        """Show nothing: somebody else is about to look."""
        self.query_one("#status", Static).update("")
        board = self.query_one(Board)
        board.clear()
        board.scroll_home(animate=False)
        self.query_one(Story).tell(())
        self.choices = []
        self.query_one(Line).value = ""
        self._filter()
        self.answer("")

    def answer(self, text: str, style: str = "") -> None:
        """Say something to the one at the keyboard."""
        self.query_one("#answer", Static).update(Content.styled(text, style) if style else Content(text))

    def highlight(self, choice: Numbered) -> None:
        """Show where a choice stands in the list."""
        if choice in self.fitting:
            self.query_one(Choices).highlighted = self.fitting.index(choice)

    def _filter(self) -> None:
        typed = self.query_one(Line).value.casefold().split()
        self.fitting = [choice for choice in self.choices if _fits(choice, typed)]
        listed = self.query_one(Choices)
        digits = len(str(len(self.choices)))
        listed.set_options(Option(painted_choice(choice, digits)) for choice in self.fitting)
        if self.choices and not self.fitting:
            listed.add_option(Option(self.voice.say("areas", "none_fits"), disabled=True))

    # --- what is done ---

    def on_input_changed(self) -> None:
        """Keep the choices that fit."""
        self._filter()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Tell that a line was typed; it stays until it was taken."""
        event.stop()
        self.post_message(self.Typed(event.value.strip()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Tell that a choice was taken."""
        event.stop()
        self.post_message(self.Chosen(self.fitting[event.option_index]))

    def on_choices_letter(self, event: Choices.Letter) -> None:
        """Go on typing below."""
        line = self.query_one(Line)
        line.focus()
        line.insert_text_at_cursor(event.text)

    def action_to_choices(self) -> None:
        """Go to the list, at its first choice."""
        listed = self.query_one(Choices)
        listed.focus()
        if listed.highlighted is None:
            listed.action_first()

    def action_to_line(self) -> None:
        """Go back to the line."""
        self.query_one(Line).focus()

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the table while the line keeps the focus."""
        board = self.query_one(Board)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_zoom(self) -> None:
        """Show the table alone, or everything again."""
        self.toggle_class("-zoom")


def _fits(choice: Numbered, typed: Sequence[str]) -> bool:
    """Whether a choice has words that begin with all that was typed, or the number."""
    if len(typed) == 1 and typed[0] == str(choice.number):
        return True
    words = f"{choice.text} {choice.label} {choice.sentence} {choice.note}".casefold().replace("(", " ").split()
    return all(any(word.startswith(part) for word in words) for part in typed)
