"""The web example in real Chromium: whole games clicked through, and every byte that came held to the law.

Pictures of it are kept in `screenshots/web_table`.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

import criminals
from criminals import SPECTATOR
from criminals.testing import LawBroken
from tests.web.test_table import TellsTheAction

sync_api = pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from tests.web.browsing import CHROMIUM, FLAGS, MISSING, Browser, opened, until  # noqa: E402 -- it needs the above
from tests.web.serving import kept_room, served  # noqa: E402 -- it needs what was asked for above

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(900)]


@pytest.fixture(scope="module")
def browsers() -> Iterator[tuple[Any, Any]]:
    """Two browsers."""
    with sync_api.sync_playwright() as playwright:
        made = [playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS) for _ in range(2)]
        yield made[0], made[1]
        for browser in made:
            browser.close()


@contextmanager
def two_persons() -> Iterator[tuple[Any, Any, int]]:
    """A game of Crooks for two persons, about to start: its room, its table that is served, and whose turn it is."""
    room = kept_room("crooks", ["person", "person"], seed=3)
    actor = room.table.actor
    assert isinstance(actor, int)
    with served(room) as table:
        yield room, table, actor


def on_turn(*players: Browser) -> Browser | None:
    """Whose turn it is, once bots and chance have moved; None when the game is over."""
    room = players[0].served.room
    seats = {player.viewer: player for player in players}
    until(lambda: room.table.actor is None or room.table.actor in seats)
    actor = room.table.actor
    if actor is None:
        return None
    assert isinstance(actor, int)
    seats[actor].caught_up()
    return seats[actor]


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("crooks", ["person", "person", "random"]),
        ("counterfeiters", ["person", "person", "random"]),
        ("sicario", ["person", "person", "random", "random"]),
    ],
)
def test_a_whole_game_is_clicked_through_and_nothing_leaks(game: str, seats: list[str], browsers: Any) -> None:
    rng = Random(1)
    with served(kept_room(game, seats, seed=5)) as table:
        one, two = opened(browsers[0], table, 0, "light"), opened(browsers[1], table, 1, "dark")
        watcher = opened(browsers[1], table, SPECTATOR, "dark")
        clicks = 0
        while (player := on_turn(one, two)) is not None:
            clicks += 1
            if clicks in (4, 12):
                one.caught_up()
                player.shot(f"{game}-{clicks}-on-turn-{'light' if player is one else 'dark'}")
                other = two if player is one else one
                other.caught_up()
                other.shot(f"{game}-{clicks}-off-turn-{'light' if other is one else 'dark'}")
            player.click_a_move(rng)
        for player in (one, two, watcher):
            player.caught_up()
            player.page.locator("#result-part").wait_for()
            player.page.locator("#drawing summary").click()
            player.page.locator("#picture:not([hidden])").wait_for()
            player.shot(f"{game}-over-{player.viewer if isinstance(player.viewer, int) else 'spectator'}")
        winners = criminals.outcome(table.room.table.state)
        assert winners is not None
        told = one.page.locator(".winners").inner_text()
        named = {0: "You", 1: "player 1", 2: "random", 3: "random"}
        assert all(named[seat].casefold() in told.casefold() for seat in winners.winners)
        assert clicks > 5
        for player in (one, two, watcher):
            assert player.check(rng) > 10


def test_a_leak_that_reaches_a_browser_is_caught(browsers: Any) -> None:
    """Seat 0 takes a crook face down; the planted server tells seat 1 which."""
    rng = Random(2)
    with served(kept_room("crooks", ["person", "person"], kind=TellsTheAction)) as table:
        one, two = opened(browsers[0], table, 0), opened(browsers[1], table, 1)
        for _ in range(9):
            player = on_turn(one, two)
            assert player is not None
            player.click_a_move(rng)
        one.caught_up()
        two.caught_up()

        def check_both() -> None:
            for player in (one, two):
                player.check(rng, moments=9)

        with pytest.raises(LawBroken, match="what it cannot know"):
            check_both()


def test_a_turn_is_played_with_the_keyboard_alone(browsers: Any) -> None:
    with two_persons() as (room, table, actor):
        player = opened(browsers[0], table, actor)
        keys = player.page.keyboard
        focus = player.page.locator(":focus")
        keys.press("Tab")
        assert focus.inner_text() == "Skip to your moves"
        keys.press("Enter")
        keys.press("Tab")
        assert focus.get_attribute("data-action") == "recruit A"
        keys.press("Enter")
        until(lambda: room.table.at == 1)
        player.caught_up()
        assert focus.get_attribute("id") == "moves-title"  # what had the focus is gone: it is near what is new
        keys.press("Tab")
        assert str(focus.get_attribute("data-action")).startswith("take ")
        keys.press("Enter")
        until(lambda: room.table.at == 2)
        player.caught_up()
        cell = player.page.locator(f'[data-key="place row {actor} 6"]')
        assert cell.get_attribute("aria-haspopup") == "dialog"
        cell.focus()
        keys.press("Enter")
        assert player.page.locator("#chooser[open]").count() == 1
        keys.press("Escape")
        assert player.page.locator("#chooser[open]").count() == 0
        assert focus.get_attribute("data-key") == f"place row {actor} 6"
        keys.press("Enter")
        assert focus.get_attribute("data-action") == "place 6"
        keys.press("Enter")
        until(lambda: room.table.at == 3)
        assert [str(action).split()[0] for action in room.table.actions] == ["recruit", "take", "place"]
        player.caught_up()
        log = player.page.locator("#log")
        assert (log.get_attribute("role"), log.get_attribute("aria-live")) == ("log", "polite")
        assert "You look into hangout A: 2 crooks." in log.inner_text()


def test_the_focus_stays_where_it_was_when_others_move(browsers: Any) -> None:
    with two_persons() as (room, table, actor):
        waiting, acting = opened(browsers[0], table, 1 - actor), opened(browsers[1], table, actor)
        text = waiting.page.locator("#text")
        text.fill("recr")
        acting.page.locator('[data-action="pass"]').click()
        until(lambda: room.table.at == 1)
        waiting.caught_up()
        assert waiting.page.locator(":focus").get_attribute("id") == "text"
        assert text.input_value() == "recr"
        waiting.page.locator('[data-key="place hangout A"]').focus()
        text.evaluate("(box) => { box.value = ''; }")
        waiting.page.locator('[data-action="recruit A"]').focus()
        waiting.page.keyboard.press("Enter")
        until(lambda: room.table.at == 2)
        waiting.caught_up()
        assert waiting.page.locator(":focus").count() == 1


def test_every_button_has_a_name_and_all_that_is_lawful_can_be_pressed(browsers: Any) -> None:
    for game, players in (("crooks", 3), ("counterfeiters", 3), ("sicario", 3)):
        room = kept_room(game, ["person"] * players, seed=4)
        with served(room) as table:
            until(lambda room=room: isinstance(room.table.actor, int))
            actor = room.table.actor
            assert isinstance(actor, int)
            player = opened(browsers[0], table, actor)
            player.caught_up()
            legal = [str(action) for action in criminals.legal_actions(room.table.state)]
            shown = player.page.locator("#moves .move").evaluate_all("(all) => all.map((one) => one.dataset.action)")
            assert sorted(shown) == sorted(legal)
            names = player.page.locator("button").evaluate_all(
                "(all) => all.map((one) => (one.ariaLabel ?? one.textContent ?? '').trim())"
            )
            assert all(names)
            assert player.page.locator("#board .lit").count() > 0


def test_a_page_that_loses_its_line_comes_back_to_its_seat(browsers: Any) -> None:
    with two_persons() as (room, table, actor):
        player = opened(browsers[0], table, actor)
        player.page.locator('[data-key="place hangout A"]').click()
        until(lambda: room.table.at == 1)
        player.caught_up()
        before = player.page.locator("#log").inner_text()
        [connection] = room._connections
        table.in_loop(lambda: connection.waiting.put_nowait(None))
        player.page.wait_for_selector("body[data-line=lost]", state="attached")
        player.page.wait_for_selector("body[data-line=open]")
        assert player.page.locator("#log").inner_text() == before
        player.come_again()
        assert player.page.locator("#title").inner_text() == f"Crooks: you are player {actor}"
        assert player.page.locator("#log").inner_text() == before
        player.page.locator(".chip.lit").first.click()
        until(lambda: room.table.at == 2)
        player.caught_up()
        assert player.check(Random(1)) > 3


def test_an_action_is_taken_back(browsers: Any) -> None:
    with two_persons() as (room, table, actor):
        player, other = opened(browsers[0], table, actor), opened(browsers[1], table, 1 - actor)
        undo = player.page.locator("#undo")
        assert undo.is_hidden()
        player.page.locator('[data-key="place hangout A"]').click()
        until(lambda: room.table.at == 1)
        player.caught_up()
        assert undo.is_hidden()  # it has seen who lies there
        player.page.locator(".chip.lit").first.click()
        until(lambda: room.table.at == 2)
        player.caught_up()
        other.caught_up()
        assert other.page.locator("#undo").is_hidden()
        undo.focus()
        player.page.keyboard.press("Enter")
        until(lambda: room.table.at == 3)
        player.caught_up()
        assert player.page.locator(":focus").get_attribute("id") == "moves-title"  # the button is gone
        told = "You take your last action back.", f"Player {actor} takes the last action back."
        for page, says in zip((player, other), told, strict=True):
            page.caught_up()
            assert says in page.page.locator("#log").inner_text()
            assert page.check(Random(1)) > 2
        assert len(room.table.actions) == 1


def test_a_refusal_is_explained(browsers: Any) -> None:
    with two_persons() as (room, table, actor):
        player, other = opened(browsers[0], table, actor), opened(browsers[1], table, 1 - actor)
        other.page.locator('[data-key="place hangout A"]').click()
        other.page.get_by_text(f"it is the turn of player {actor}, not yours").wait_for()
        player.page.locator(f'[data-key="place row {actor} 6"]').click()
        refusal = player.page.locator("#refusal")
        refusal.get_by_text("not now: choose a hangout to recruit at, or pass (§3.2)").wait_for()
        assert refusal.get_attribute("role") == "alert"
        player.page.locator("#text").fill("bribe 7")
        player.page.keyboard.press("Enter")
        refusal.get_by_text("bribe").first.wait_for()
        assert room.table.at == 0
        player.shot("crooks-refused")
        for page in (player, other):
            page.check(Random(1))


def test_who_looks_on_can_not_act(browsers: Any) -> None:
    room = kept_room("counterfeiters", ["person", "person"], seed=3)
    with served(room) as table:
        watcher = opened(browsers[0], table, SPECTATOR)
        assert watcher.page.locator("#title").inner_text() == "Counterfeiters: you look on"
        assert watcher.page.locator("#board button").count() == 0
        assert watcher.page.locator("#moves-part").is_hidden()
        watcher.check(Random(1))


def test_a_link_that_is_none_is_told_so_and_not_tried_again(browsers: Any) -> None:
    room = kept_room("crooks", ["person", "person"])
    with served(room) as table:
        page = browsers[0].new_context().new_page()
        lines: list[str] = []
        page.on("websocket", lambda line: lines.append(line.url))
        page.goto(f"{table.origin}/#nobody")
        page.get_by_text("This link is not one of this table, or").wait_for()
        page.wait_for_timeout(700)
        assert len(lines) == 1
        page.goto("about:blank")
        page.goto(f"{table.origin}/")
        page.get_by_text("Ask your host for yours").wait_for()
        assert len(lines) == 1


def test_a_small_screen_shows_all_of_it(browsers: Any) -> None:
    for game, players in (("crooks", 3), ("counterfeiters", 3), ("sicario", 3)):
        with served(kept_room(game, ["person"] * players, seed=4)) as table:
            player = opened(browsers[0], table, 0, "dark")
            player.page.set_viewport_size({"width": 390, "height": 800})
            player.shot(f"{game}-small-dark")
            wide = player.page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= 390
