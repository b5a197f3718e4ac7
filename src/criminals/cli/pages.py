"""The help pages, in the language of who asks for them. Their words are read when a page is shown."""

from argparse import SUPPRESS, Action, HelpFormatter, RawDescriptionHelpFormatter
from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial
from typing import Any, Final, TypeAlias

from typing_extensions import override

from criminals.cli.arguments import USUAL_GAME
from criminals.cli.bots import USUAL
from criminals.cli.catalogue import LANG, asked_lang, page_catalogue
from criminals.cli.parsing import value_name
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import Speaker

TOP: Final = "criminals"
"""The part of the catalogue for the page that lists the commands."""

DESCRIPTION: Final = "description"
EXAMPLES: Final = "examples"

_EVERY: Final = "every"
"""The part with what several pages share."""


Formatter: TypeAlias = Callable[..., HelpFormatter]
"""A writer of help, as argparse takes it."""


class Page(RawDescriptionHelpFormatter):
    """A help page. The name of an argument is the key of its text; `DESCRIPTION` and `EXAMPLES` are keys too."""

    def __init__(self, prog: str, *, part: str, arguments: Sequence[str], games: Sequence[str]) -> None:
        super().__init__(prog)
        self._games = games
        self._part = part
        self._arguments = arguments

    @override
    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None:  # else it is no page, but the parser asks for the names of its commands
            prefix = self._text("usage")
            for action in actions:
                self._name_value(action)
        super().add_usage(usage, actions, groups, prefix)

    @override
    def start_section(self, heading: str | None) -> None:
        known = heading is not None and self._speaker.catalogue.has("heading", heading)
        super().start_section(self._speaker.say("heading", heading) if heading and known else heading)

    @override
    def add_text(self, text: str | None) -> None:
        super().add_text(self._text(text, naming=self._text("naming")) if text in {DESCRIPTION, EXAMPLES} else text)

    @override
    def add_argument(self, action: Action) -> None:
        if action.dest != SUPPRESS:
            action.help = self._explained(action)
        for command in self._iter_indented_subactions(action):
            command.help = self._speaker.say(command.dest, "summary")
        super().add_argument(action)

    @cached_property
    def _speaker(self) -> Speaker:
        return Speaker(page_catalogue(asked_lang(self._arguments)))

    def _text(self, key: str, **slots: str) -> str:
        """A text of this page, or the one that several pages share."""
        own = self._speaker.catalogue.has(self._part, key)
        return self._speaker.say(self._part if own else _EVERY, key, slots)

    def _explained(self, action: Action) -> str:
        default = action.default
        text = self._text(
            action.dest,
            games=", ".join(self._games),
            usual=USUAL_GAME,
            languages=", ".join(LANGUAGES),
            bot=USUAL,
            default=f"{default:g}" if isinstance(default, float) else str(default),
            choices=", ".join(map(str, action.choices or ())),
        )
        return text.replace("%", "%%")

    def _name_value(self, action: Action) -> None:
        """Name the value of an argument in the language."""
        if action.nargs == 0 or (action.choices is not None and action.metavar is None):
            return
        action.metavar = value_name(action, self._speaker) or action.metavar


def pages(arguments: Sequence[str], games: Sequence[str]) -> Callable[[str], Formatter]:
    """A writer of the page for a part of the catalogue, in the language that the arguments name."""
    return lambda part: partial(Page, part=part, arguments=arguments, games=games)


def command_first(arguments: Sequence[str]) -> Sequence[str]:
    """The arguments with a `--lang` before the command moved behind it."""
    if not arguments or arguments[0].partition("=")[0] != LANG:
        return arguments
    length = 1 if "=" in arguments[0] else 2
    rest = arguments[length:]
    return [*rest[:1], *arguments[:length], *rest[1:]] if rest else []
