"""Whole games in Chromium, clicked through by two people beside a bot, and every byte that came held to the law.

Pictures are kept in `screenshots/web`.
"""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from pathlib import Path
from random import Random
from typing import Any

import pytest

from criminals import SPECTATOR

pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from tests.web.page.browsing import CHROMIUM, MISSING, SEATS, on_turn, opened, served
from tests.web.seeing import faults_of

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(900)]


@pytest.mark.parametrize(("wide", "narrow"), [("light", "dark"), ("dark", "light")])
@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_clicked_through_in_italian_and_nothing_leaks(
    game: str, wide: str, narrow: str, browsers: Any, tmp_path: Path
) -> None:
    """One plays on a wide screen, one on a phone and loads the page anew in the middle; everybody can use the page."""
    rng = Random(1)
    with served(tmp_path, game, SEATS[game], seed=5) as table:
        one = opened(browsers[0], table, 0, wide, 1280, locale="it-IT")
        two = opened(browsers[1], table, 1, narrow, 390, locale="it-IT", reduced_motion="reduce")
        watcher = opened(browsers[1], table, SPECTATOR, narrow, 1280)
        looks = {0: f"1280-{wide}", 1: f"390-{narrow}", SPECTATOR: f"spectator-{narrow}"}
        clicks = 0
        while (player := on_turn(one, two)) is not None:
            clicks += 1
            if clicks in (1, 8, 15):
                for each in (one, two):
                    each.caught_up()
                    assert faults_of(each.page) == []
                    assert each.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
                    turn = "on-turn" if each is player else "off-turn"
                    each.shot(f"{game}-{looks[each.viewer]}-{clicks}-{turn}")
            if clicks == 7:
                two.come_again()
            player.click_a_move(rng)
        assert (one.page.get_attribute("body", "data-narrow"), two.page.get_attribute("body", "data-narrow")) == (
            "false",
            "true",
        )
        for player in (one, two, watcher):
            player.caught_up()
            player.page.locator("#result-part").wait_for()
            assert faults_of(player.page) == []
            player.shot(f"{game}-{looks[player.viewer]}-over")
        assert table.host.result is not None
        told = one.page.locator(".winners").inner_text()
        named = {0: "hai vinto", 1: "Bo", 2: "Bot 2", 3: "Bot 3"}
        winners = table.host.result.winners
        assert winners == (0,) or all(named[seat] in told for seat in winners if seat), told
        assert clicks > 5
        for player in (one, two, watcher):
            assert player.check(rng, moments=3) > 10


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_is_played_with_the_keyboard_alone(game: str, browsers: Any, tmp_path: Path) -> None:
    """A sicario among random bots may be caught before the first turn; so there are several games."""
    rng = Random(2)
    assert any(turns_by_keys(game, seed, browsers[0], tmp_path / str(seed), rng) for seed in range(5, 10))


def turns_by_keys(game: str, seed: int, browser: Any, folder: Path, rng: Random) -> int:
    """Play a game with the keyboard, and return how many turns it had."""
    seats = ["Ada", *["bot:random"] * (len(SEATS[game]) - 1)]
    folder.mkdir()
    with served(folder, game, seats, seed=seed) as table:
        player = opened(browser, table, 0, reduced_motion="reduce")
        turns = 0
        while on_turn(player) is not None:
            player.press_a_move(rng)
            turns += 1
        player.caught_up()
        player.page.locator("#result-part").wait_for()
        assert turns == 0 or player.check(rng, moments=2) > 5
    return turns
