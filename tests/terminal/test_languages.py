"""The terminal table in Italian and French: whole games, pages, covers, keys; and what it remembers."""

import re
from random import Random
from typing import Any

import pytest

pytest.importorskip("textual")

from textual.widgets import Button, Label, Static

import criminals
from criminals.core.looks.catalogues import LANGUAGES, read
from examples.terminal_table.app import TerminalTable
from examples.terminal_table.pages import Cover, Page
from examples.terminal_table.table_screen import Line
from tests.terminal.no_leak import check_told
from tests.terminal.playing import KeptApp, Keys, at_keyboard, chosen, house, plain
from tests.wording import NUMBERED, SEATS, bare_ids, foreign_words, notation, texts_of, words_in

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
PACKAGES = ("criminals.cli", "examples.terminal_table")
NAMES = {"ada", "cleo"}


def all_shown(keys: Keys) -> str:
    """All that is written on the screen: the table, or what lies on it."""
    app: TerminalTable = keys.app
    screen: Any = app.screen
    if isinstance(screen, Cover | Page):
        parts = [plain(widget) for kind in (Static, Label) for widget in screen.query(kind)]
        parts += [str(button.label) for button in screen.query(Button)]
        return "\n".join([*parts, *(str(widget.border_title or "") for widget in screen.query("*"))])
    titles = [str(app.table.query_one(name).border_title) for name in ("#board", "#choices", "#story")]
    names = [active.binding.description for active in app.table.active_bindings.values() if active.binding.show]
    return "\n".join([keys.shown, app.table.query_one(Line).placeholder, *titles, *names])


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_a_whole_game_is_told_in_one_language(game: str, lang: str) -> None:
    is_long = game == "counterfeiters"
    kept = house(
        game, *("person:Ada", "person:Cleo", "random")[: 2 if is_long else 3], edition="tiny" if is_long else None
    )
    app, found = KeptApp(kept, lang=lang), criminals.GAMES[game]
    own = {each: [text for package in PACKAGES for text in texts_of(read(package, each, "toml"))] for each in LANGUAGES}
    foreign = foreign_words(found, lang, own) - notation(game) - NAMES
    pages: set[str] = set()

    def check(told: str) -> None:
        assert not words_in(told) & foreign, told
        assert not re.search(r"[a-z]_[a-z]", told), told
        assert not re.search(SEATS, told), told
        assert not re.search(NUMBERED, told), told
        assert not any(re.search(bare, told) for bare in bare_ids(found, lang)), told

    async def script(keys: Keys) -> None:
        rng = Random(2)
        for turn in range(400):
            await keys.settled()
            if isinstance(app.screen, Cover):
                pages.add("cover")
                check(all_shown(keys))
                await keys.sit()
            elif kept.host.actor is None:
                pages.add("score")
                await keys.page()
                check(all_shown(keys))
                return
            elif keys.sight.is_mine:
                if turn % 8 == 1:
                    for key in ("f1", "f3"):
                        pages.add(key)
                        await keys.press(key)
                        check(await keys.page())
                        check(all_shown(keys))
                        await keys.press("escape")
                    for typed in ("bribe 7", "place 99", "buy 1", "eliminate 0 Ada"):
                        if typed in [choice.text for choice in app.table.step.choices]:
                            continue
                        await keys.enter(typed)
                        await keys.until(lambda: keys.said != "")
                        check(keys.said.replace(typed, ""))
                    await keys.press("f4", "f11")
                    check(all_shown(keys).replace(typed, ""))
                    await keys.press("f11")
                await chosen(keys, rng)
            else:
                check(all_shown(keys))
                await keys.press("enter")
        raise AssertionError("the game does not end")

    at_keyboard(app, script)
    assert pages == {"cover", "score", "f1", "f3"}
    for seat, told in app.told.items():
        assert check_told(kept.past, seat, told, Random(1), moments=1) > 3


async def played_out(keys: Keys) -> None:
    """Play the turn of the one at the keyboard to its end."""
    while keys.sight.is_mine:
        await chosen(keys, Random(1))
        await keys.settled()


def test_everybody_at_the_keyboard_has_a_language_of_their_own() -> None:
    kept = house("crooks", "person:Ada", "person:Cleo", first=0)

    async def script(keys: Keys) -> None:
        assert isinstance(keys.app.screen, Cover)
        assert "Pass the keyboard to Ada." in all_shown(keys)
        await keys.sit()
        await keys.press("f6")
        await keys.until(lambda: "tocca a te" in keys.status)
        assert keys.status == "Criminals · Ada · tocca a te"
        await played_out(keys)
        assert "tocca a Cleo: Invio nasconde il tavolo" in keys.status
        await keys.press("enter")
        assert "Pass the keyboard to Cleo." in all_shown(keys)
        await keys.sit()
        assert keys.status == "Crooks · Cleo · your turn"
        await played_out(keys)
        await keys.press("enter")
        assert "Passa la tastiera a Ada." in all_shown(keys)
        await keys.sit()
        assert keys.status == "Criminals · Ada · tocca a te"

    at_keyboard(KeptApp(kept), script)


@pytest.mark.parametrize(
    ("lang", "memory"), [("it", "memoria"), ("fr", "mémoire"), ("it", "memory"), ("fr", "MEMOIRE")]
)
def test_the_table_remembers_only_if_asked_and_commands_have_names_in_each_language(lang: str, memory: str) -> None:
    async def script(keys: Keys) -> None:
        for text in ("recruit C", "", "place 2"):
            await (keys.enter(text) if text else chosen(keys, Random(1)))
            await keys.settled()
        seen = {"it": "visti nel covo C", "fr": "vus dans le lieu C"}[lang]
        assert seen not in keys.shown
        for shown in (True, False):
            await keys.enter(memory)
            await keys.pilot.pause()
            assert (seen in keys.shown) is shown
        assert keys.said == keys.app.voice.say("answer", "no_memory")

    at_keyboard(KeptApp(house("crooks", "person:Ada", "person:Cleo", first=0), lang=lang), sat(script))


def sat(script: Any) -> Any:
    async def run(keys: Keys) -> None:
        await keys.sit()
        await script(keys)

    return run


def test_it_can_remember_from_the_beginning() -> None:
    async def script(keys: Keys) -> None:
        for text in ("recruit C", "", "place 2"):
            await (keys.enter(text) if text else chosen(keys, Random(1)))
            await keys.settled()
        assert "seen in C" in keys.shown

    at_keyboard(KeptApp(house("crooks", "person:Ada", "person:Cleo", first=0), memory=True), sat(script))
