"""The app: passes on what the one at the keyboard does to the host, and shows its answers. Nothing looks at a state."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import attrs
from textual.content import Content
from typing_extensions import override

import criminals
from criminals import CriminalsError, Rng, Seat
from criminals.bots import Bot, Foul
from criminals.cli.table.choices import Choice
from criminals.cli.table.steps import Option
from criminals.core.looks.catalogues import ENGLISH, LANGUAGES
from criminals.core.looks.phrases import capital
from criminals.hosting import Host, News, TakenBack, Welcome, message
from examples.terminal_table.choosing import fitting_choices
from examples.terminal_table.house import Failure, House
from examples.terminal_table.keyboard import Keyboard
from examples.terminal_table.pages import Page, WhichFile
from examples.terminal_table.painting import chances_text, painted_result, refusal_text, status_text, unknown_text
from examples.terminal_table.sight import Sight, sight_after, sight_at_first
from examples.terminal_table.table_screen import Line, TableScreen
from examples.terminal_table.thinking import asked


class TerminalTable(Keyboard):
    """A table on the whole terminal. One person after the other sits down at it, and sees their own view."""

    def __init__(
        self,
        house: House,
        adviser: Bot,
        adviser_name: str,
        rng: Rng,
        *,
        lang: str = ENGLISH,
        memory: bool = False,
        light: bool = False,
    ) -> None:
        super().__init__(house, lang, memory=memory)
        self.theme = "textual-light" if light else "textual-dark"
        self.adviser, self.adviser_name, self.rng = adviser, adviser_name, rng

    def on_ready(self) -> None:
        """Let the first person sit down, and bots and chance act."""
        self.house.on_failure = self._tell_failure
        self.house.on_unkept = self._tell_unkept
        self.run_worker(self.house.run(), group="house")
        self.begin()

    @override
    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Tell whether a key is there: the score once the game is over, hints and undo until then."""
        over = self.sight is not None and self.sight.result is not None
        return over if action == "score" else not over if action in ("hint", "undo") else True

    # --- what is told ---

    @override
    def _heard(self, told: News | Welcome) -> None:
        before = self.sight
        if isinstance(told, Welcome):
            self.sight = sight_at_first(told, self.voice)
        elif before is not None:
            self.sight = sight_after(before, told, self.voice)
            if isinstance(told.change, TakenBack):
                self.table.answer(message(told, self.voice.lang)["sentences"][0])
        if self.sight is None:
            return
        self.table.show(self.sight, self._status(self.sight))
        if self.sight.result is not None and (before is None or before.result is None):
            self.table.refresh_bindings()
            self.action_score()

    def _status(self, sight: Sight) -> str:
        return status_text(sight, self.house.is_waiting, self.voice)

    # --- what they do ---

    def on_table_screen_typed(self, event: TableScreen.Typed) -> None:
        """Take a line for what it is: a choice, a command, an action that is refused with a reason, or just Enter."""
        text, sight, step = event.text, self.sight, self.table.step
        if sight is None:
            return
        name, _, rest = text.partition(" ")
        command = self._command(name)
        match step.find(text):
            case Choice() as choice:
                self._play(sight, choice)
            case Option() as option:
                self.table.take(option)
            case None if command == "save" and rest:
                self._save(rest.strip())
            case None if command is not None and not rest:
                self._empty_line()
                self.call_next(self.run_action, f"screen.{command}" if command in ("zoom", "back") else command)
            case None if not text:
                self._go_on()
            case None if text.isdecimal() and step.options:
                self.table.answer(step.no_number(text, self.voice), "$text-error")
            case None if self.table.fitting and not _is_action(sight.view.game, text):
                self._only_one(sight, text)
            case None:
                self._act(sight, text)

    def _only_one(self, sight: Sight, text: str) -> None:
        """Play the only action that fits what was typed, or open the only option; what is neither is refused."""
        fitting = self.table.fitting
        choices = fitting_choices(fitting, text)
        if len(choices) == 1:
            self._play(sight, choices[0])
        elif len(fitting) == 1:
            self.table.take(fitting[0])
        else:
            self._act(sight, text)

    def _command(self, word: str) -> str | None:
        """The command of a word; of its beginning only where that is no word to filter by."""
        names = self.voice.commands.names
        whole = word.casefold() in {*names, *(name.casefold() for name in names.values())}
        return self.voice.commands.find(word) if whole or not self.table.fitting else None

    def _go_on(self) -> None:
        """Enter alone: the only choice, the next person, the end of a pause; else to the list."""
        if self.sight is None:
            return
        if (only := self.table.step.only) is not None:
            self._play(self.sight, only)
        elif (seat := self.sight.next_person) is not None:
            self._rise()
            self._cover(seat)
        elif self.house.is_waiting:
            self.house.go_on()
        else:
            self.table.action_to_choices()

    def on_table_screen_chosen(self, event: TableScreen.Chosen) -> None:
        """Play an action that was chosen."""
        if self.sight is not None:
            self._play(self.sight, event.choice)

    def _play(self, sight: Sight, choice: Choice) -> None:
        """Play something legal, and be ready for the next."""
        self._empty_line()
        self.table.answer("")
        self._act(sight, choice.text)

    def _act(self, sight: Sight, text: str) -> None:
        """Play an action as the one at the keyboard, if it is one."""
        host, viewer = self.house.host, sight.viewer
        if _is_action(host.game, text):
            self._try(sight, lambda: host.act(viewer, text, at=sight.at))
        else:
            self.table.answer(unknown_text(text, sight.view, self.voice), "$text-error")

    def _try(self, sight: Sight, change: Callable[[], Host]) -> None:
        """Make a change, or tell the one at the keyboard why the host refuses it."""
        try:
            host = change()
        except CriminalsError as error:
            self.table.answer(refusal_text(error, sight.view, self.voice), "$text-error")
        else:
            self.house.change(host)

    def _empty_line(self) -> None:
        line = self.table.query_one(Line)
        line.value = ""
        line.focus()

    def action_undo(self) -> None:
        """Take the last action back, or be told why not."""
        sight, host = self.sight, self.house.host
        if sight is None:
            return
        viewer = sight.viewer
        if isinstance(viewer, Seat):
            self._try(sight, lambda: host.undo(viewer, at=sight.at))
        else:
            self.table.answer(self.voice.say("areas", "looking_on"), "$text-error")

    def action_hint(self) -> None:
        """Show what a bot would play that sees the same."""
        if self.sight is not None and self.sight.is_mine:
            self._for_seat(self._hint(self.sight), "hint")
        else:
            self.table.answer(self.voice.say("areas", "off_turn"))

    async def _hint(self, sight: Sight) -> None:
        bot, voice = self.adviser_name, self.voice
        self.table.answer(voice.say("answer", "thinks", bot=bot))
        found = await asked(self.adviser, sight.view, self.rng, self.house.limit)
        if self.sight is not sight:
            return
        if isinstance(found, Foul):  # it has seen what the person sees, so it may speak
            self.table.answer(voice.say("answer", "no_hint", bot=bot, why=found.told(voice.lang)), "$text-error")
            return
        choice = next(choice for choice in self.table.step.choices if choice.action == found)
        told = voice.say("answer", "would", bot=bot, sentence=choice.sentence)
        self.table.answer(told, "$text-success")
        self.table.highlight(choice)

    def action_chances(self) -> None:
        """Show everything hidden, with exact chances."""
        if self.sight is not None:
            self._for_seat(self._chances(self.sight), "hint")

    async def _chances(self, sight: Sight) -> None:
        text = await asyncio.to_thread(chances_text, sight.view, self.voice)
        if self.sight is sight:
            self.push_screen(Page(self.voice.sentence("chances", "heading"), Content(text), self.voice))

    def action_score(self) -> None:
        """Show the score, explained, once the game is over."""
        if self.sight is not None and self.sight.result is not None:
            body = painted_result(self.sight.result, self.sight.view, self.voice)
            self.push_screen(Page(self.voice.sentence("result", "heading"), body, self.voice))

    def action_help(self) -> None:
        """Show the keys."""
        choices = self.table.step.choices
        record = self.house.host.record
        space = criminals.action_space(record.game, record.players, record.edition)
        example = choices[0].text if choices else str(space.actions[0])
        body = Content(self.voice.help(example))
        self.push_screen(Page(capital(self.voice.commands.names["help"]), body, self.voice))

    def action_lang(self) -> None:
        """Speak the next language, to the one at the keyboard."""
        if self.sight is None:
            return
        lang = LANGUAGES[(LANGUAGES.index(self.voice.lang) + 1) % len(LANGUAGES)]
        viewer = self.sight.viewer
        self.voices[viewer] = attrs.evolve(self.voice, lang=lang)
        self._speak(self.voices[viewer])
        self.table.answer("")
        self.house.welcome()

    def action_memory(self) -> None:
        """Show what the one at the keyboard has seen before, or no longer."""
        self.voice.memory = not self.voice.memory
        if self.sight is not None:
            self.table.show(self.sight, self._status(self.sight))
        self.table.answer(self.voice.say("answer", "memory" if self.voice.memory else "no_memory"))

    def action_light(self) -> None:
        """Turn the colours light or dark."""
        self.theme = "textual-dark" if self.theme == "textual-light" else "textual-light"

    def action_confirm(self) -> None:
        """Have bots wait after one's turn, or no longer."""
        self.house.waits = not self.house.waits
        self.house.go_on()
        self.table.answer(self.voice.say("answer", "waits" if self.house.waits else "goes_on"))

    # --- files and faults ---

    def action_save(self) -> None:
        """Ask where to keep the game."""
        self.push_screen(WhichFile(str(self.house.file or ""), self.voice), self._save)

    def _save(self, name: str | None) -> None:
        if name is None:
            return
        try:
            self.house.save(Path(name))
        except FileExistsError:
            self.table.answer(self.voice.say("answer", "exists", file=name), "$text-error")
        except OSError as error:
            self.table.answer(self.voice.unwritten(error, name), "$text-error")
        else:
            self._empty_line()
            self.table.answer(self.voice.say("kept", "yes", file=name), "$text-success")

    def _tell_unkept(self, error: OSError) -> None:
        self.table.answer(self.voice.unwritten(error, str(self.house.file)), "$text-error")

    def _tell_failure(self, failure: Failure) -> None:
        bot = self.voice.player(failure.seat)
        said = self.voice.say("foul", "replaced", bot=bot, reason=failure.kind)
        self.notify(said, severity="error", timeout=15, markup=False)


def _is_action(game: str, text: str) -> bool:
    """Tell whether a text is an action of the game, legal or not."""
    try:
        criminals.parse_action(game, text)
    except criminals.MalformedDocument:
        return False
    return True
