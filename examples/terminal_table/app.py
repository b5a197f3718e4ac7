"""What the one at the keyboard does: it goes to the house, and what the house says is shown. Nothing knows a state."""

import asyncio
from pathlib import Path

import attrs
from textual.content import Content
from typing_extensions import override

import criminals
from criminals import Rng
from criminals.bots import Bot, Foul
from criminals.core.looks.catalogues import ENGLISH, LANGUAGES
from criminals.core.looks.phrases import capital
from examples.terminal_table.house import Failure, House
from examples.terminal_table.keyboard import Keyboard
from examples.terminal_table.numbering import chosen
from examples.terminal_table.pages import Page, WhichFile
from examples.terminal_table.painting import chances_text, painted_result, refusal_text, status_text
from examples.terminal_table.sight import Sight, sight_after
from examples.terminal_table.table_screen import Line, TableScreen
from examples.web_table.messages import Act, Message, Request, Speak, Undo
from examples.web_table.room import asked


class TerminalTable(Keyboard):
    """A table on the whole terminal. One person after the other is connected to the house, and sees their own view."""

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
        """Which keys there are: a score once the game is over, hints and undo until then."""
        over = self.sight is not None and self.sight.result is not None
        return over if action == "score" else not over if action in ("hint", "undo") else True

    # --- what is told ---

    @override
    def _heard(self, message: Message) -> None:
        if message["type"] == "refused":
            self.table.answer(refusal_text(message, self.voice), "$text-error")
            return
        sight = sight_after(self.sight, message)
        if sight is None or sight is self.sight:
            return
        ended = sight.result is not None and (self.sight is None or self.sight.result is None)
        self.sight = sight
        if message["type"] == "taken_back":
            self.table.answer(message["says"])
        self.table.show(sight, self._status(sight))
        if ended:
            self.table.refresh_bindings()
            self.action_score()

    def _status(self, sight: Sight) -> str:
        return status_text(sight, self.house.is_waiting, self.voice)

    # --- what they do ---

    def on_table_screen_typed(self, event: TableScreen.Typed) -> None:
        """Take a line for what it is: a choice, a command, an action that is refused with a reason, or just Enter."""
        text, sight = event.text, self.sight
        if sight is None:
            return
        action = chosen(text, self.table.choices)
        name, _, rest = text.partition(" ")
        command = None if action is not None else self._command(name)
        if action is not None:
            self._ask(Act(sight.at, str(action)))
        elif command == "save" and rest:
            self._save(rest.strip())
        elif command is not None and not rest:
            self._empty_line()
            self.call_next(self.run_action, "screen.zoom" if command == "zoom" else command)
        elif not text:
            self._go_on()
        elif len(self.table.fitting) == 1 and not _is_action(sight.view.game, text):
            self._ask(Act(sight.at, self.table.fitting[0].text))
        else:
            self.house_hears(Act(sight.at, text))

    def _command(self, word: str) -> str | None:
        """The command of a word; of its beginning only where that is no word to filter by."""
        names = self.voice.commands.names
        whole = word.casefold() in {*names, *(name.casefold() for name in names.values())}
        return self.voice.commands.find(word) if whole or not self.table.fitting else None

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
            self.table.answer(self.voice.say("areas", "off_turn"))

    async def _hint(self, sight: Sight) -> None:
        bot, voice = self.adviser_name, self.voice
        self.table.answer(voice.say("answer", "thinks", bot=bot))
        found = await asked(self.adviser, sight.view, self.rng, self.house.limit)
        if self.sight is not sight:
            return
        if isinstance(found, Foul):  # it has seen what the person sees, so it may speak
            self.table.answer(voice.say("answer", "no_hint", bot=bot, why=found.text), "$text-error")
            return
        choice = next(choice for choice in self.table.choices if choice.action == found)
        told = voice.say("answer", "would", bot=bot, text=choice.text, sentence=choice.sentence)
        self.table.answer(told, "$text-success")
        self.table.highlight(choice)

    def action_chances(self) -> None:
        """What is hidden, with exact chances."""
        if self.sight is not None:
            self._for_seat(self._chances(self.sight), "hint")

    async def _chances(self, sight: Sight) -> None:
        text = await asyncio.to_thread(chances_text, sight.view, self.voice)
        if self.sight is sight:
            self.push_screen(Page(self.voice.sentence("chances", "heading"), Content(text), self.voice))

    def action_score(self) -> None:
        """The score, explained, once the game is over."""
        if self.sight is not None and self.sight.result is not None:
            body = painted_result(self.sight.result, self.sight.view.game, self.voice)
            self.push_screen(Page(self.voice.sentence("result", "heading"), body, self.voice))

    def action_help(self) -> None:
        """The keys."""
        example = self.table.choices[0].text if self.table.choices else ""
        body = Content(self.voice.help(example or str(self.house.table.game.action_space(2).actions[0])))
        self.push_screen(Page(capital(self.voice.commands.names["help"]), body, self.voice))

    def action_lang(self) -> None:
        """The next language, for the one at the keyboard."""
        if self.connection is None:
            return
        lang = LANGUAGES[(LANGUAGES.index(self.voice.lang) + 1) % len(LANGUAGES)]
        viewer = self.connection.viewer
        self.voices[viewer] = attrs.evolve(self.voice, lang=lang)
        self._speak(self.voices[viewer])
        self.table.answer("")
        self.house_hears(Speak(lang))

    def action_memory(self) -> None:
        """Show what the one at the keyboard has seen before, or no longer."""
        self.voice.memory = not self.voice.memory
        if self.sight is not None:
            self.table.show(self.sight, self._status(self.sight))
        self.table.answer(self.voice.say("answer", "memory" if self.voice.memory else "no_memory"))

    def action_light(self) -> None:
        """Light or dark."""
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
    """Whether a text is an action of the game, lawful or not."""
    try:
        criminals.parse_action(game, text)
    except criminals.MalformedDocument:
        return False
    return True
