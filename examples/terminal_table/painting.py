"""Texts in colours that fit a light and a dark theme: the table, the choices, the score. All of it comes from views."""

import re
from collections.abc import Sequence
from io import StringIO
from textwrap import wrap
from typing import Any, Final

from textual.content import Content

from criminals import CHANCE
from criminals.cli.table.listing import Choice
from criminals.cli.table.notes import notes_for
from criminals.cli.table.screen import Screen, console_on
from criminals.cli.table.voice import Voice
from criminals.cli.table.wrapping import fitted
from examples.terminal_table.sight import Sight
from examples.terminal_table.words import called, word
from examples.web_table.messages import Refused, Result

SEATS: Final = ("$text-primary", "$text-warning", "$text-success", "$text-error")
"""A colour for each seat."""

SEAT: Final = re.compile(r"\bseat (\d)(, you)?")
MONEY: Final = re.compile(r"\$\d+(-\d+)?")
BACK: Final = re.compile(r"##")


def painted_table(drawing: str, width: int) -> Content:
    """The drawing of a view, made to fit."""
    return Content("\n").join(_painted_line(line, at) for at, line in enumerate(fitted(drawing, max(20, width))))


def _painted_line(line: str, at: int) -> Content:
    painted = Content(line)
    if at == 0:
        return painted.stylize("bold $text-accent")
    for found in SEAT.finditer(line):
        painted = painted.stylize(SEATS[int(found[1]) % len(SEATS)], found.start(), found.end())
    for found in MONEY.finditer(line):
        painted = painted.stylize("$text-secondary", found.start(), found.end())
    for found in BACK.finditer(line):
        painted = painted.stylize("dim", found.start(), found.end())
    return painted.stylize("bold") if line.startswith(("> ", "your turn")) else painted


def painted_choice(choice: Choice, digits: int) -> Content:
    """A choice: its number, its text, its sentence and a note."""
    return Content.assemble(
        (f"{choice.number:>{digits}} ", "dim"),
        (choice.text, "bold $text-accent"),
        f"  {choice.sentence}",
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


def painted_result(result: Result, bots: Sequence[str | None], lang: str) -> Content:
    """Who won, the points, and the score line by line with its clauses."""
    names = [f"{called(seat, lang)}{f' ({bot})' if bot else ''}" for seat, bot in enumerate(bots)]
    winners = word("winners", lang, ", ".join(names[seat] for seat in result["winners"]), result["clause"])
    lines = [Content.styled(winners, "bold $text-success"), Content("")]
    for seat, points in enumerate(result["points"]):
        lines.append(Content.styled(word("points", lang, names[seat], points), SEATS[seat % len(SEATS)]))
    lines.append(Content(""))
    width = max((len(called(line["seat"], lang)) for line in result["lines"]), default=0)
    for line in result["lines"]:
        text = f"{called(line['seat'], lang):>{width}} {line['points']:>4}  {line['says']}"
        lines.append(Content.assemble((text, "" if line["points"] else "dim"), (f" (§{line['clause']})", "dim")))
    return Content("\n").join(lines)


def refusal_text(refused: Refused, lang: str) -> str:
    """Why something was refused, with clause and code."""
    clause = "" if refused["clause"] is None else f"§{refused['clause']}, "
    return word("refused", lang, refused["says"], f"{clause}{refused['code']}")


def chances_text(view: Any, lang: str) -> str:
    """What a viewer does not know, with exact chances, as the command line tells it."""
    stream, voice = StringIO(), Voice(lang, viewer=view.viewer)
    Screen(voice, console_on(stream)).chances(notes_for(view.game).chances(view, voice))
    return stream.getvalue().rstrip()


def status_text(sight: Sight, is_waiting: bool, lang: str) -> str:
    """One line: the game, who looks at it, and what they wait for."""
    return f"{sight.view.game.capitalize()} · {called(sight.viewer, lang)} · {_awaited(sight, is_waiting, lang)}"


def _awaited(sight: Sight, is_waiting: bool, lang: str) -> str:
    actor = sight.actor
    if actor is None:
        return word("over", lang)
    if sight.is_mine:
        return word("yours", lang)
    if sight.next_person is not None:
        return word("next", lang, called(sight.next_person, lang))
    if is_waiting:
        return word("waiting", lang)
    if actor is CHANCE:
        return word("thrown", lang)
    bot = sight.bots[actor]
    return word("thinks", lang, f"{called(actor, lang)}{f' ({bot})' if bot else ''}")
