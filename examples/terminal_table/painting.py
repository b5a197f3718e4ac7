"""Texts in colours that fit a light and a dark theme: the table, the choices, the score. All of it comes from views."""

import re
from collections.abc import Sequence
from io import StringIO
from textwrap import wrap
from typing import Any, Final

import attrs
from textual.content import Content

from criminals import CHANCE
from criminals.cli.table.notes import notes_for
from criminals.cli.table.screen import Screen, console_on
from criminals.cli.table.wrapping import fitted
from criminals.core.looks.phrases import capital
from criminals.core.looks.text import row_name, short_names
from examples.terminal_table.numbering import Numbered
from examples.terminal_table.sight import Sight
from examples.terminal_table.voice import TableVoice
from examples.web_table.messages import Refused, Result

SEATS: Final = ("$text-primary", "$text-warning", "$text-success", "$text-error")
"""A colour for each seat."""

MONEY: Final = re.compile(r"\$\d+(-\d+)?|\d+(-\d+)?\N{NO-BREAK SPACE}\$")
BACK: Final = re.compile(r"##")


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


def painted_choice(choice: Numbered, digits: int) -> Content:
    """A choice: its number, its text, a few words and a note."""
    return Content.assemble(
        (f"{choice.number:>{digits}} ", "dim"),
        (choice.text, "bold $text-accent"),
        f"  {choice.label}",
        (f" ({choice.note})" if choice.note else "", "dim"),
    )


def painted_story(story: Sequence[Sequence[str]], width: int) -> Content:
    """What happened, a sentence a line; a mark where an action begins, and the rest of a long line indented."""
    lines: list[Content] = []
    for sentences in story:
        for at, sentence in enumerate(sentences):
            first, *rest = wrap(sentence, max(20, width) - 2, subsequent_indent="  ") or [""]
            lines.append(Content.assemble(("  " if at else "· ", "$text-accent"), first))
            lines += (Content(f"  {line}") for line in rest)
    return Content("\n").join(lines)


def painted_result(result: Result, game: str, voice: TableVoice) -> Content:
    """Who won, the points, and the score line by line with its clauses."""
    won = f"{capital(result['says'])} (§{result['clause']})"
    lines = [Content.styled(won, "bold $text-success"), Content("")]
    counted = game if voice.speaker.catalogue.has("total", game) else "points"
    for seat, points in enumerate(result["points"]):
        total = voice.say("total", counted, seat=seat, points=points)
        lines.append(Content.styled(total, SEATS[seat % len(SEATS)]))
    lines.append(Content(""))
    nobody = voice.say("result", "nobody")
    whose = [nobody if line["seat"] is None else voice.player(line["seat"]) for line in result["lines"]]
    width = max(map(len, whose), default=0)
    for line, who in zip(result["lines"], whose, strict=True):
        text = f"{who:>{width}} {line['points']:>4}  {line['says']}"
        lines.append(Content.assemble((text, "" if line["points"] else "dim"), (f" (§{line['clause']})", "dim")))
    return Content("\n").join(lines)


def refusal_text(refused: Refused, voice: TableVoice) -> str:
    """Why something was refused, with clause and code."""
    why, code, clause = refused["says"], refused["code"], refused["clause"]
    if clause is None:
        return voice.say("answer", "refused_undo", why=why, code=code)
    return voice.say("answer", "refused", why=why, code=code, clause=clause)


def chances_text(view: Any, voice: TableVoice) -> str:
    """What a viewer does not know, with exact chances, as the command line tells it."""
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
