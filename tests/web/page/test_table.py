"""The page of a table in Chromium: lost lines, refusals, undo, links, languages, memory, the notice of a stand-in."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

import socket
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import criminals
from criminals import SPECTATOR

pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from criminals.web.server import running
from tests.web.clicking import LEGAL
from tests.web.desks import OWNER, TABLE, seated, token_of
from tests.web.page.browsing import CHROMIUM, MISSING, READY, Table, on_turn, opened, served, two_persons, until
from tests.web.page.no_leak import check_frames

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(900)]


def _changed(table: Table, since: int) -> bool:
    return table.at > since


def test_a_page_comes_back_by_itself_when_the_line_is_lost(browsers: Any, tmp_path: Path) -> None:
    """It says in its language that it is away, and shows everything when it is back."""
    with two_persons(tmp_path) as (table, actor):
        player, other = opened(browsers[0], table, actor, locale="fr-FR"), opened(browsers[1], table, 1 - actor)
        player.place("hangout/A").click()
        until(lambda: table.at == 1)
        player.caught_up()
        before = player.page.locator("#log").inner_text()
        other.page.context.set_offline(True)
        player.page.evaluate(
            """() => {
              const line = WebSocket.prototype.send;
              WebSocket.prototype.send = function () { WebSocket.prototype.send = line; this.close(); };
              document.querySelector("#memory").click();
            }"""
        )
        player.page.wait_for_selector("body[data-line=lost]", state="attached")
        assert "nouvel essai" in player.page.locator("#line").inner_text()
        player.page.wait_for_selector(READY)
        assert player.page.locator("#log").inner_text() == before
        other.page.context.set_offline(False)
        player.page.locator("#board .legal").first.click()
        until(lambda: table.at == 2)
        player.caught_up()
        other.caught_up()
        player.come_again()
        assert player.page.locator("#title").inner_text() == f"Crooks\xa0: vous êtes {('Ada', 'Bo')[actor]}"
        assert player.check(Random(1)) > 3


def test_a_page_outlives_its_server(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor)
        player.place("hangout/A").click()
        until(lambda: table.at == 1)
        player.caught_up()
        story = player.page.locator("#log").inner_text()
        table.server.stop()
        player.page.wait_for_selector("body[data-line=lost]", state="attached")
        player.page.locator("#text").fill("pass")
        player.page.keyboard.press("Enter")
        player.page.get_by_text("There is no connection to the table now.").wait_for()
        before = table.server.port
    assert table.at == 1
    from tests.web.server import serving  # noqa: PLC0415 -- it needs packages

    listen = running.listener

    def at_the_same_port(host: str, port: int) -> socket.socket:
        return listen(host, port or before)

    running.listener = at_the_same_port
    try:
        with serving.served(tmp_path, storage=table.storage):
            player.page.wait_for_selector(READY, timeout=30_000)
            assert player.page.locator("#log").inner_text() == story
            assert player.page.locator("#refusal").inner_text() == ""
            player.page.locator("#board .legal").first.click()
            until(lambda: table.at == 2)
            player.caught_up()
    finally:
        running.listener = listen
    assert check_frames(table.storage.past, actor, player.frames, Random(1)) > 3


def test_an_action_is_taken_back(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        player, other = opened(browsers[0], table, actor), opened(browsers[1], table, 1 - actor)
        undo = player.page.locator("#undo")
        assert undo.is_hidden()
        player.place("hangout/A").click()
        until(lambda: table.at == 1)
        player.caught_up()
        assert undo.is_hidden()  # it has seen who lies there
        player.page.locator("#board .legal").first.click()
        until(lambda: table.at == 2)
        player.caught_up()
        other.caught_up()
        assert other.page.locator("#undo").is_hidden()
        undo.focus()
        player.page.keyboard.press("Enter")
        until(lambda: table.at == 3)
        player.caught_up()
        assert player.page.locator(":focus").get_attribute("id") == "board"  # the button is gone
        told = "You take your last action back.", f"{('Ada', 'Bo')[actor]} takes the last action back."
        for page, says in zip((player, other), told, strict=True):
            page.caught_up()
            assert says in page.page.locator("#log").inner_text()
            assert page.check(Random(1)) > 2
        assert len(table.host.record.actions) == 1


def test_a_refusal_is_explained(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        player, other = opened(browsers[0], table, actor), opened(browsers[1], table, 1 - actor)
        other.page.locator('#board [data-location="hangout/A"]').click()
        other.page.locator("#refusal", has_text="Hangout A, 2 crooks").wait_for()  # its name, and nothing is played
        other.type_a_move("recruit A")
        other.page.get_by_text(f"it is the turn of {('Ada', 'Bo')[actor]}, not yours").wait_for()
        player.type_a_move("place 6")
        refusal = player.page.locator("#refusal")
        refusal.get_by_text("not now: choose a hangout to recruit at, or pass (§3.2)").wait_for()
        assert refusal.get_attribute("role") == "alert"
        player.shot("crooks-refused")
        player.type_a_move("bribe 7")
        refusal.get_by_text("bribe").first.wait_for()
        assert table.at == 0
        for page in (player, other):
            page.check(Random(1))


def test_who_looks_on_cannot_act(browsers: Any, tmp_path: Path) -> None:
    with served(tmp_path, "counterfeiters", ["Ada", "Bo"], seed=3) as table:
        watcher = opened(browsers[0], table, SPECTATOR)
        assert watcher.page.locator("#title").inner_text() == "Counterfeiters: you are watching"
        assert watcher.page.evaluate(LEGAL) == []
        assert watcher.page.locator('#board [role="button"], #board [tabindex="0"], #tray *').count() == 0
        assert watcher.page.locator("#people").inner_text().split("\n")[-1] == "Watching: 1"
        watcher.check(Random(1))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_link_that_is_none_is_told_so_and_not_tried_again(scheme: str, browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, _):
        page = browsers[0].new_context(color_scheme=scheme).new_page()
        lines: list[str] = []
        page.on("websocket", lambda line: lines.append(line.url))
        page.goto(f"{table.link(0)}x?lang=it".replace("#", "?lang=it#"))
        page.get_by_text("Questo link non è di questo tavolo").wait_for()
        page.wait_for_timeout(700)
        assert len(lines) == 1
        page.goto("about:blank")
        page.goto(table.link(0).partition("#")[0])
        page.get_by_text("Ask your host for yours").wait_for()
        assert len(lines) == 1


def test_a_link_that_is_revoked_ends_the_page_and_a_new_one_begins_it(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor)
        links = f"/api/tables/{TABLE}/links/{actor}"
        status, made = table.server.ask("POST", links, {}, token=OWNER)
        assert status == 200
        player.page.get_by_text("is no longer valid. Ask your host").wait_for()
        assert player.page.get_attribute("body", "data-line") == "refused"
        player.page.goto("about:blank")
        player.page.goto(table.server.base + made["path"])
        player.page.wait_for_selector(READY)
        assert table.server.ask("DELETE", f"/api/tables/{TABLE}", token=OWNER)[0] == 204
        player.page.get_by_text("This table was closed.").wait_for()
        assert token_of(actor) not in made["path"]


def test_a_bot_that_fails_is_told_in_the_language_of_each(browsers: Any, tmp_path: Path) -> None:
    """What stands for a bot here is a text that names no bot of the server: it cannot be made."""
    seats = ["Ada", "bot:python:nothing:Nothing"]
    begins = (seed for seed in range(20) if seated("crooks", seats, seed=seed, edition="reference").actor == 0)
    with served(tmp_path, "crooks", seats, seed=next(begins)) as table:
        player = opened(browsers[0], table, 0, locale="it-IT")
        player.type_a_move("pass")
        player.page.locator("#log", has_text="al suo posto continua un bot").wait_for(timeout=60_000)
        player.page.locator("#people", has_text="Random 1").wait_for()
        assert player.faults == []


def test_a_board_remembers_only_if_asked(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor)
        for text in ("recruit C", "", "place 2 down"):
            at, legal = table.at, [str(action) for action in criminals.legal_actions(table.host.state)]
            player.type_a_move(text or legal[0])
            until(partial(_changed, table, at))
            player.caught_up()
        memory, told = player.page.locator("#memory"), player.page.locator("#table-text")
        assert not memory.is_checked()
        without = player.page.locator("#board > svg").inner_html()
        assert "seen in C" not in str(told.text_content())
        memory.check()
        player.page.wait_for_selector('body[data-memory="true"]', state="attached")
        assert "seen in C" in str(told.text_content())
        assert player.page.locator("#board > svg").inner_html() != without
        player.come_again()
        assert memory.is_checked()
        assert "seen in C" in str(told.text_content())
        player.check(Random(1))


@pytest.mark.parametrize("game", ["counterfeiters", "sicario"])
def test_what_others_have_is_behind_screens_unless_it_is_remembered(game: str, browsers: Any, tmp_path: Path) -> None:
    with served(tmp_path, game, ["Ada", "bot:random", "bot:random"], seed=5) as table:
        player, rng = opened(browsers[0], table, 0), Random(1)
        for _ in range(4):
            if on_turn(player) is not None:  # a sicario among random bots is soon caught
                player.click_a_move(rng)
        on_turn(player)
        player.caught_up()
        view = table.host.view(0)
        names = {seat: sitter.name for seat, sitter in enumerate(table.host.sitters)}
        assert criminals.draw(view, memory=True, names=names) != criminals.draw(view, memory=False, names=names)
        for memory in (False, True):
            player.page.locator("#memory").set_checked(memory)
            player.page.wait_for_selector(f'body[data-memory="{str(memory).lower()}"]', state="attached")
            assert player.page.locator("#table-text").text_content() == criminals.draw(view, memory=memory, names=names)
        player.check(Random(1))


def test_everybody_chooses_a_language_and_keeps_it(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, _):
        ada, bo = opened(browsers[0], table, 0), opened(browsers[0], table, 1)
        assert ada.page.locator("#title").inner_text() == "Crooks: you are Ada"
        ada.page.select_option("#lang", "it")
        ada.page.locator("#title", has_text="Criminals: sei Ada").wait_for()
        ada.page.wait_for_selector('body[data-lang="it"]', state="attached")
        assert bo.page.locator("#title").inner_text() == "Crooks: you are Bo"
        assert bo.page.locator("#people li").first.inner_text() == "Ada: here"
        ada.come_again()
        assert ada.page.locator("#title").inner_text() == "Criminals: sei Ada"
        assert ada.page.locator("#people li").first.inner_text() == "Ada (tu): presente"
        ada.check(Random(1))


def test_the_theme_is_that_of_the_system_or_the_chosen_one(browsers: Any, tmp_path: Path) -> None:
    ground = "getComputedStyle(document.querySelector('#board svg rect')).fill"
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor, "light")
        light = player.page.evaluate(ground)
        player.page.emulate_media(color_scheme="dark")
        player.page.wait_for_selector('html[data-theme="dark"]', state="attached")
        dark = player.page.evaluate(ground)
        assert light != dark
        player.page.select_option("#theme", "light")
        assert player.page.evaluate(ground) == light
        player.come_again()
        assert player.page.evaluate(ground) == light
        player.page.select_option("#theme", "")
        assert player.page.evaluate(ground) == dark


def test_nothing_within_the_page_is_script_or_style(browsers: Any, tmp_path: Path) -> None:
    """The policy of the server forbids it, and the page does without."""
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor)
        inline = "style, script:not([src]), [style], [onclick], [onload], [onerror]"
        assert player.page.locator(inline).count() == 0
        answer = player.page.request.get(table.server.base)
        policy = answer.headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert player.faults == []
