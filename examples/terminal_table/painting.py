"""Texts in colours that fit a light and a dark theme: the table, the choices, the score. All of it comes from views."""

import re
from collections.abc import Sequence
from io import StringIO
from textwrap import wrap
from typing import Any, Final

import attrs
from textual.content import Content

from criminals import CHANCE, CriminalsError, IllegalAction, describe, legal_actions
from criminals.cli.table.notes import notes_for
from criminals.cli.table.patterns import OPEN
from criminals.cli.table.screen import Screen, console_on
from criminals.cli.table.steps import Option
from criminals.cli.table.wrapping import fitted
from criminals.core.game.notation import nearest
from criminals.core.looks.phrases import capital
from criminals.core.looks.text import row_name, short_names
from criminals.hosting import Result
from examples.terminal_table.sight import Sight
from examples.terminal_table.voice import TableVoice

SEATS: Final = ("$text-primary", "$text-warning", "$text-success", "$text-error")
"""A colour for each seat."""

MONEY: Final = re.compile(r"\$\d+(-\d+)?|\d+(-\d+)?\N{NO-BREAK SPACE}\$")
BACK: Final = re.compile(r"##")

TYPED: Final = "bold $text-accent"
"""The style of what can be typed."""

NARROW: Final = 4
"""The widest text to type that has its own column."""

LONGEST: Final = 40
"""The most characters that are repeated of what somebody typed."""


def painted_table(view: Any, voice: TableVoice, width: int) -> Content:
    """The drawing of a view, made to fit."""
    asked = voice.prompt(view) if view.actor == view.viewer else None
    speaker = attrs.evolve(voice.speaker, names=short_names(voice.names))
    names = [re.compile(rf"(?<!\w){re.escape(row_name(speaker, seat))}(?!\w)") for seat in range(view.players)]
    lines = fitted(voice.draw(view), max(20, width))
    return Content("\n").join(_painted_line(line, at, names, asked) for at, line in enumerate(lines))


def _painted_line(line: str, at: int, names: Sequence[re.Pattern[str]], asked: str | None) -> Content:
    painted = Content(line)
    if at == 0:
        return painted.stylize("bold $text-accent")
    if line == asked:
        return painted.stylize("bold")
    for seat, name in enumerate(names):
        for found in name.finditer(line):
            painted = painted.stylize(SEATS[seat % len(SEATS)], found.start(), found.end())
    for found in MONEY.finditer(line):
        painted = painted.stylize("$text-secondary", found.start(), found.end())
    for found in BACK.finditer(line):
        painted = painted.stylize("dim", found.start(), found.end())
    return painted.stylize("bold") if line.startswith("> ") else painted


def painted_option(option: Option, width: int) -> Content:
    """An option: what is typed for it, a few words and a note; dots if it leads on."""
    label, key = option.label if option.choice is None else option.choice.label, option.key
    more = f" {OPEN}" if option.choice is None and option.amounts is None else ""
    note = (f" ({option.note})" if option.note else "", "dim")
    if label.casefold().startswith(key.casefold()):
        return Content.assemble((label[: len(key)], TYPED), label[len(key) :], more, note)
    indent = width if width <= NARROW else 0
    return Content.assemble((f"{key:>{indent}}", TYPED), f"  {label}", more, note)


def painted_story(story: Sequence[Sequence[str]], width: int) -> Content:
    """The story, a sentence a line; a mark where an action begins, and the rest of a long line indented."""
    lines: list[Content] = []
    for sentences in story:
        for at, sentence in enumerate(sentences):
            first, *rest = wrap(sentence, max(20, width) - 2, subsequent_indent="  ") or [""]
            lines.append(Content.assemble(("  " if at else "· ", "$text-accent"), first))
            lines += (Content(f"  {line}") for line in rest)
    return Content("\n").join(lines)


def painted_result(result: Result, view: Any, voice: TableVoice) -> Content:
    """The winners, the points, and the score line by line with its clauses."""
    won = f"{capital(voice.describe(result.outcome, view))} (§{result.outcome.clause})"
    lines = [Content.styled(won, "bold $text-success"), Content("")]
    counted = view.game if voice.has("total", view.game) else "points"
    for seat, points in enumerate(result.points):
        total = voice.say("total", counted, seat=seat, points=points)
        lines.append(Content.styled(total, SEATS[seat % len(SEATS)]))
    lines.append(Content(""))
    nobody, told = voice.say("result", "nobody"), result.score.lines
    whose = [nobody if line.seat is None else voice.player(line.seat) for line in told]
    width = max(map(len, whose), default=0)
    for line, who in zip(told, whose, strict=True):
        text = f"{who:>{width}} {line.points:>4}  {voice.describe(line, view)}"
        lines.append(Content.assemble((text, "" if line.points else "dim"), (f" (§{line.clause})", "dim")))
    return Content("\n").join(lines)


def refusal_text(error: CriminalsError, view: Any, voice: TableVoice) -> str:
    """The reason for a refusal, with the clause of the rules if they refuse it."""
    why = describe(error, voice.lang, view=view, names=voice.names)
    if isinstance(error, IllegalAction) and error.violation.clause not in (error.violation.code, "undo"):
        return voice.say("answer", "refused", why=why, clause=error.violation.clause)
    return voice.say("answer", "refused_undo", why=why)


def unknown_text(typed: str, view: Any, voice: TableVoice) -> str:
    """The answer to a line that means nothing, with a legal action that may have been meant."""
    shown = typed if len(typed) <= LONGEST else f"{typed[:LONGEST]}..."
    meant = nearest(shown, [str(action) for action in legal_actions(view)])
    if meant is None:
        return voice.say("ask", "unknown", line=shown, commands=voice.commands.listed)
    return voice.say("ask", "like", line=shown, text=meant)


def chances_text(view: Any, voice: TableVoice) -> str:
    """Everything hidden from a viewer, with exact chances, as the command line tells it."""
    stream = StringIO()
    Screen(voice, console_on(stream)).chances(notes_for(view.game).chances(view, voice))
    return stream.getvalue().rstrip()


def status_text(sight: Sight, is_waiting: bool, voice: TableVoice) -> str:
    """One line: the game, who looks at it, and what they wait for."""
    who = format(voice.seen_by(sight.viewer), "alone")
    return f"{voice.game(sight.view.game)} · {who} · {_awaited(sight, is_waiting, voice)}"


def _awaited(sight: Sight, is_waiting: bool, voice: TableVoice) -> str:
    actor = sight.actor
    if actor is None:
        return voice.say("status", "over")
    if sight.next_person is not None:
        return voice.say("status", "next", seat=sight.next_person)
    if is_waiting:
        return voice.say("status", "waiting")
    if actor is CHANCE:
        return voice.say("turn", "thrown")
    return voice.say("turn", "begins" if sight.is_mine else "thinks", seat=actor)
