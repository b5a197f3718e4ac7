"""Parsers that say in the language of who asks what is wrong with the arguments, not in the words of `argparse`."""

from argparse import ZERO_OR_MORE, Action, ArgumentError, ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from typing import Any, Final, NoReturn

from typing_extensions import override

from criminals.cli.catalogue import page_catalogue, spoken
from criminals.cli.complaints import Told, worded
from criminals.core.base.faults import named
from criminals.core.looks.catalogues import ENGLISH
from criminals.core.looks.phrases import Speaker

_MISUSE: Final = "misuse"
"""The part of the catalogue for what is wrong with arguments."""


class Unfit(Exception):
    """A text is not what an argument takes; `told(lang)` says why."""

    def __init__(self, told: Told) -> None:
        self.told = told
        super().__init__(told(ENGLISH))


class Misuse(ArgumentError):
    """The arguments of a command are wrong; `told(lang)` says why."""

    def __init__(self, told: Told) -> None:
        self.told = told
        super().__init__(None, told(ENGLISH))


class TellingParser(ArgumentParser):
    """A parser that raises `Misuse`, and shows `page` as its help if it is given one.

    It looks at what is wrong, never at the text of an error: that is of Python's version. `exit_on_error` is False.
    """

    page: Callable[[], str] | None = None

    @override
    def format_help(self) -> str:
        return super().format_help() if self.page is None else self.page()

    def read(self, arguments: Sequence[str], options: Namespace) -> None:
        """Read all arguments into the options. Positional ones may stand anywhere, but not before a sub-command."""
        read = self.parse_known_intermixed_args if self._subparsers is None else self.parse_known_args
        try:
            _, unknown = read(arguments, options)
        except Misuse:
            raise
        except ArgumentError as error:
            raise Misuse(self._told(error, arguments, options)) from None
        if unknown:
            raise Misuse(_unknown(unknown))

    @override
    def error(self, message: str) -> NoReturn:
        raise ArgumentError(None, message)

    # --- where it is known what is wrong ---

    @override
    def _get_value(self, action: Action, arg_string: str) -> Any:
        try:
            return super()._get_value(action, arg_string)
        except Unfit as unfit:
            raise Misuse(_about(action, unfit.told)) from None

    @override
    def _check_value(self, action: Action, value: Any) -> None:
        if action.choices is not None and value not in action.choices:
            known = ", ".join(map(str, action.choices))
            raise Misuse(_about(action, worded(_MISUSE, "choice", given=named(str(value)), known=known)))

    @override
    def _match_argument(self, action: Action, arg_strings_pattern: str) -> int:
        try:
            return super()._match_argument(action, arg_strings_pattern)
        except ArgumentError:
            raise Misuse(_about(action, worded(_MISUSE, "no_value"))) from None

    @override
    def _get_option_tuples(self, option_string: str) -> list[Any]:
        found: list[Any] = super()._get_option_tuples(option_string)
        if len(found) > 1:
            known = ", ".join(each[1] for each in found)
            raise Misuse(worded(_MISUSE, "ambiguous", given=named(option_string), known=known))
        return found

    # --- what is left ---

    def _told(self, error: ArgumentError, arguments: Sequence[str], options: Namespace) -> Told:
        """The fault: a missing argument, or an option that does not belong here."""
        action = next((each for each in self._actions if error.argument_name == "/".join(each.option_strings)), None)
        if error.argument_name and action is not None:
            others = [] if _has_value(action, arguments) else self._others(action, options)
            why = worded(_MISUSE, "together", other=_name(others[0], ENGLISH)) if others else worded(_MISUSE, "value")
            return _about(action, why)
        unknown = [text for text in arguments if text.startswith("-") and not self._is_option(text)]
        if unknown:
            return _unknown(unknown)
        missing = [
            each
            for each in self._actions
            if each.required and each.nargs != ZERO_OR_MORE and getattr(options, each.dest, None) is None
        ]
        if not missing:
            return worded(_MISUSE, "other")
        return lambda lang: worded(_MISUSE, "missing", listed=", ".join(_name(each, lang) for each in missing))(lang)

    def _others(self, action: Action, options: Namespace) -> list[Action]:
        """The options that were given, and exclude this one."""
        # No public attribute has the arguments of a group.
        groups = [group._group_actions for group in self._mutually_exclusive_groups]  # pyright: ignore[reportPrivateUsage]
        others = [other for group in groups if action in group for other in group if other is not action]
        return [other for other in others if getattr(options, other.dest, None) != other.default]

    def _is_option(self, text: str) -> bool:
        """True if a text that begins with a hyphen names an option, or is a mark or a number."""
        return text in ("-", "--") or text[1:].isdecimal() or bool(super()._get_option_tuples(text))


def _unknown(arguments: Sequence[str]) -> Told:
    return worded(_MISUSE, "unknown", listed=" ".join(map(named, arguments)))


def _about(action: Action, why: Told) -> Told:
    """The fault of an argument."""
    return lambda lang: worded("complaint", "about", about=_name(action, lang), why=why(lang))(lang)


def _name(action: Action, lang: str) -> str:
    """The name of an argument: its option, or the word for its value in the language."""
    if action.option_strings:
        return next((option for option in action.option_strings if option.startswith("--")), action.option_strings[0])
    word = value_name(action, Speaker(page_catalogue(spoken(lang))))
    return word or f"{{{','.join(map(str, action.choices or (action.dest,)))}}}"


def value_name(action: Action, speaker: Speaker) -> str | None:
    """The word for the value of an argument, if there is one."""
    shown = action.metavar or (action.dest.upper() if action.option_strings else action.dest)
    return speaker.say("metavar", shown) if isinstance(shown, str) and speaker.catalogue.has("metavar", shown) else None


def _has_value(action: Action, arguments: Sequence[str]) -> bool:
    """True if a value is written for an option that takes none."""
    begun = [text.partition("=")[0] for text in arguments if "=" in text]
    return action.nargs == 0 and any(option.startswith(each) for each in begun for option in action.option_strings)
