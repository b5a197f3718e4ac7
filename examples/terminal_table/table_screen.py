"""The table on the terminal, drawn from what one seat is told. Nothing here knows a state or who hosts the game."""

from dataclasses import replace
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import ActiveBinding, Binding, BindingType
from textual.containers import Container
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer, Input, OptionList, Static
from textual.widgets.option_list import Option as Row
from typing_extensions import override

from criminals.cli.table.choices import Choice
from criminals.cli.table.steps import Option, Step, step_of
from criminals.core.game.locations import Location
from examples.terminal_table.areas import Board, Story
from examples.terminal_table.choosing import Choices, fitting_options
from examples.terminal_table.painting import painted_option
from examples.terminal_table.sight import Sight
from examples.terminal_table.voice import TableVoice

BACK: Final = "back"
"""The row that goes back to the choices before."""


class Line(Input):
    """The line to type a choice in, or a word to filter by."""

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
        Binding("escape", "back", show=False),
    ]

    class Typed(Message):
        """A line was typed and Enter pressed."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Chosen(Message):
        """An action was chosen."""

        def __init__(self, choice: Choice) -> None:
            super().__init__()
            self.choice = choice

    def __init__(self, voice: TableVoice) -> None:
        super().__init__()
        self.voice = voice
        self.sight: Sight | None = None
        self.step = Step((), (), "")
        """The choices of this moment."""
        self.fitting: list[Option] = []
        """The options of the step that fit what is typed."""
        self._path: list[Location] = []
        """The things chosen so far that lead to further choices."""

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
        for name, key in (("#board", "table"), ("#story", "story")):
            self.query_one(name).border_title = self.voice.say("areas", key)
        self._title_choices()
        self.query_one(Line).placeholder = self.voice.say("areas", "type")
        self.refresh_bindings()

    def show(self, sight: Sight, status: str) -> None:
        """Show what somebody was told."""
        self.query_one("#status", Static).update(Content(status))
        self.set_class(sight.is_mine, "-mine")
        self.query_one(Board).draw(sight.view, self.voice)
        self.query_one(Story).tell(sight.story)
        if self.sight is None or self.sight.at != sight.at:
            self._path.clear()
        self.sight = sight
        self._choose()

    def clear(self) -> None:
        """Show nothing: somebody else is about to look."""
        self.query_one("#status", Static).update("")
        board = self.query_one(Board)
        board.clear()
        board.scroll_home(animate=False)
        self.query_one(Story).tell(())
        self.sight = None
        self._path.clear()
        self.query_one(Line).value = ""
        self._choose()
        self.answer("")

    def answer(self, text: str, style: str = "") -> None:
        """Say something to the one at the keyboard."""
        self.query_one("#answer", Static).update(Content.styled(text, style) if style else Content(text))

    def highlight(self, choice: Choice) -> None:
        """Show where a choice stands in the list, or what leads to it."""
        at = next((at for at, option in enumerate(self.fitting) if choice in option.choices), None)
        if at is not None:
            self.query_one(Choices).highlighted = at

    def _choose(self) -> None:
        """Show what can be chosen, after the things of the path."""
        names = self.voice.commands.names
        taken = (*names, *names.values())
        self.step = Step((), (), "") if self.sight is None else step_of(self.sight.view, self.voice, self._path, taken)
        self._title_choices()
        self._filter()

    def _title_choices(self) -> None:
        self.query_one(Choices).border_title = self.step.label or self.voice.say("areas", "choices")

    def _filter(self) -> None:
        self.fitting = fitting_options(self.step.options, self.query_one(Line).value)
        listed = self.query_one(Choices)
        width = max((len(option.key) for option in self.fitting), default=0)
        listed.set_options(Row(painted_option(option, width)) for option in self.fitting)
        if self.step.options and not self.fitting:
            listed.add_option(Row(self.voice.say("areas", "none_fits"), disabled=True))
        if self._path:
            listed.add_option(Row(Content.styled(f"< {self.voice.commands.names['back']}", "$text-muted"), id=BACK))

    def take(self, option: Option) -> None:
        """Play an option, show what it leads to, or ask for one of its amounts."""
        line = self.query_one(Line)
        line.focus()
        if option.choice is not None:
            self.post_message(self.Chosen(option.choice))
        elif option.amounts is not None:
            self.answer(self.voice.say("areas", "amount", amounts=option.key))
        else:
            self._path.append(option.location)
            self._walk()

    def _walk(self) -> None:
        """Show another step, with nothing typed."""
        line = self.query_one(Line)
        with line.prevent(Input.Changed):
            line.value = ""
        self.answer("")
        self._choose()

    # --- what is done ---

    def on_input_changed(self) -> None:
        """Keep the choices that fit."""
        self._filter()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Tell that a line was typed; it stays until it was taken."""
        event.stop()
        self.post_message(self.Typed(event.value.strip()))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Take an option of the list, or go back."""
        event.stop()
        if event.option_id == BACK:
            self.action_back()
        else:
            self.take(self.fitting[event.option_index])

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

    def action_back(self) -> None:
        """Go back to the line, and from there to the choices before."""
        line, listed = self.query_one(Line), self.query_one(Choices)
        picked = listed.has_focus and listed.highlighted_option is not None and listed.highlighted_option.id == BACK
        if self._path and (line.has_focus or picked):
            del self._path[-1:]
            self._walk()
        line.focus()

    def action_scroll_board(self, pages: int) -> None:
        """Scroll the table while the line keeps the focus."""
        board = self.query_one(Board)
        board.scroll_relative(y=pages * max(1, board.size.height - 2), animate=False)

    def action_zoom(self) -> None:
        """Show the table alone, or everything again."""
        self.toggle_class("-zoom")
