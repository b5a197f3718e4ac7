"""The board of the page in Chromium: choices, focus, keys, motion, colours, and hostile pictures."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from pathlib import Path
from random import Random
from typing import Any

import pytest

import criminals
from criminals.games import sicario
from criminals.hosting import Host

pytest.importorskip("playwright.sync_api")
pytest.importorskip("uvicorn")

from tests.web.clicking import LEGAL
from tests.web.page.browsing import CHROMIUM, MISSING, READY, SEATS, on_turn, opened, served, two_persons, until
from tests.web.seeing import faults_of

pytestmark = [pytest.mark.skipif(CHROMIUM is None, reason=MISSING), pytest.mark.timeout(900)]


def test_every_step_of_a_choice_can_be_used_and_taken_back(browsers: Any, tmp_path: Path) -> None:
    """Of every game, the first choice that takes more than one click: a frame moves on, Escape goes back.

    The seed makes seat 0 the sicario, who has such a choice in every game; an agent may never come to an antenna.
    """
    for game, seats in SEATS.items():
        rng = Random(3)
        with served(tmp_path, game, ["Ada", *["bot:random"] * (len(seats) - 1)], seed=12) as table:
            player = opened(browsers[0], table, 0, "dark", reduced_motion="reduce")
            page, several = player.page, None
            while several is None:
                assert on_turn(player) is not None, "nothing takes more than one click"
                view = criminals.view(table.host.state, 0)
                clicks = (criminals.locations_of(action, view) for action in criminals.legal_actions(view))
                several = next((locations[0] for locations in clicks if len(locations) > 1), None)
                if several is None:
                    player.click_a_move(rng)
            before = page.evaluate(LEGAL)
            at = table.at
            player.place(several).click()
            page.locator("#tray .clicked").wait_for()
            after = page.evaluate(LEGAL)
            assert after
            assert after != before
            assert page.evaluate("document.activeElement.closest('[data-location]').dataset.location") in after
            assert faults_of(page) == []
            for width, scheme in ((390, "light"), (390, "dark"), (1280, "light"), (1280, "dark")):
                page.emulate_media(color_scheme=scheme)
                page.set_viewport_size({"width": width, "height": 900})
                narrow = "true" if width == 390 else "false"
                page.wait_for_selector(f'body[data-narrow="{narrow}"]', state="attached")
                if page.locator("#tray .clicked").count() == 0:  # another picture is a new one
                    player.place(several).click()
                player.shot(f"{game}-{width}-{scheme}-choice")
            page.keyboard.press("Escape")
            assert page.locator("#tray .clicked").count() == 0
            assert page.evaluate(LEGAL) == before
            player.place(several).click()
            page.locator("#tray .back").click()
            assert page.evaluate(LEGAL) == before
            assert table.at == at
            player.check(rng)


def test_without_memory_a_click_tells_no_more_than_the_picture(browsers: Any, tmp_path: Path) -> None:
    """The sicario clicks an agent of whom something was heard: who it can be is told only to who wants to see that."""
    rng = Random(3)

    def asked(host: Host) -> Host:
        while True:
            state, actor = host.state, host.actor
            if actor == state.sicario and any(state.facts[agent] for agent in state.exposed):
                return host
            if not isinstance(actor, int):
                host = host.advance(rng)
                continue
            questions = [each for each in criminals.legal_actions(state) if isinstance(each, sicario.Ask)]
            host = host.act(actor, rng.choice(questions))

    with served(tmp_path, "sicario", ["Ada", "Bo", "Cleo"], seed=11, host=asked) as table:
        state = table.host.state
        agent = next(agent for agent in state.exposed if state.facts[agent])
        player = opened(browsers[0], table, state.sicario)
        place = player.place(f"hand/{agent}")
        named = f"{('Ada', 'Bo', 'Cleo')[agent]}'s character card, face down"
        assert place.get_attribute("aria-label") == named
        place.click()
        assert str(player.page.locator("#tray .clicked").text_content()) == named
        player.page.locator("#memory").check()
        player.page.wait_for_selector('body[data-memory="true"]', state="attached")
        if player.page.locator("#tray .clicked").count() == 0:
            player.place(f"hand/{agent}").click()
        assert str(player.page.locator("#tray .clicked").text_content()).startswith(f"{named}: can be ")


WALK = """() => {
  const reached = new Set();
  const waiting = [document.querySelector("#board g[data-location]")];
  while (waiting.length > 0) {
    const here = waiting.pop();
    if (!reached.has(here.dataset.location)) {
      reached.add(here.dataset.location);
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]) {
        here.focus();
        here.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        waiting.push(document.activeElement);
      }
    }
  }
  return [...reached];
}"""
"""The locations that are reached by arrow keys from the first one."""


def test_every_location_has_a_name_and_is_reached_by_arrows(browsers: Any, tmp_path: Path) -> None:
    for game, seats in SEATS.items():
        with served(tmp_path, game, ["Ada", "Bo", "Cleo", "Dov"][: len(seats)], seed=4) as table:
            player = opened(browsers[0], table, table.person)
            player.caught_up()
            view = criminals.view(table.host.state, player.viewer)
            clicks = {criminals.locations_of(action, view)[0] for action in criminals.legal_actions(view)}
            assert {*player.page.evaluate(LEGAL)} == clicks
            places = player.page.locator("#board [data-location]")
            assert all(places.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label').trim())"))
            names = player.page.locator("button:visible, input:visible, select:visible").evaluate_all(
                "(all) => all.map((one) => (one.ariaLabel ?? one.labels?.[0]?.textContent ?? one.textContent).trim())"
            )
            assert all(names)
            assert {*player.page.evaluate(WALK)} == {
                *places.evaluate_all("(all) => all.map((one) => one.dataset.location)")
            }


def test_pieces_glide_unless_somebody_wants_no_motion(browsers: Any, tmp_path: Path) -> None:
    """The chip of a payment is there for a moment, and gone after it."""
    watching = """() => {
      window.glided = [];
      const watch = (changes) => {
        for (const { addedNodes } of changes) window.glided.push(...[...addedNodes].map((one) => one.className));
      };
      new MutationObserver(watch).observe(document.querySelector(".layer"), { childList: true });
    }"""
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor)
        still = opened(browsers[1], table, 1 - actor, reduced_motion="reduce")
        for each in (player, still):
            each.page.evaluate(watching)
        player.place("hangout/A").click()
        until(lambda: table.at == 1)
        for each in (player, still):
            each.caught_up()
        assert "gliding chip money" in [name.strip() for name in player.page.evaluate("window.glided")]
        player.page.locator(".gliding").first.wait_for(state="detached")
        assert still.page.evaluate("window.glided") == []


def test_markup_in_a_name_stays_text(browsers: Any, tmp_path: Path) -> None:
    evil = "<img src=x onerror=alert(1)>"
    with served(tmp_path, "crooks", [evil, "</svg><b>Bo</b>"], seed=3) as table:
        for viewer in (0, 1):
            player = opened(browsers[0], table, viewer)
            player.page.locator("#board svg", has_text="<img src").wait_for()  # a long name is cut short
            player.page.locator("#people", has_text=evil).wait_for()
            assert player.page.locator("img, b, svg svg").count() == 0
            assert player.page.locator("#board script, #board [onerror], #board [style], #board [href]").count() == 0
            player.check(Random(1))


def test_a_picture_that_runs_something_is_made_harmless(browsers: Any, tmp_path: Path) -> None:
    """Whatever a host sends: what is put into the page are shapes and texts."""
    evil = """<svg xmlns="http://www.w3.org/2000/svg" onload="window.hit = 1"><script>window.hit = 1</script>
      <foreignObject><p xmlns="http://www.w3.org/1999/xhtml">p</p></foreignObject>
      <a href="javascript:window.hit = 1"><text>a</text></a><image href="x" onerror="window.hit = 1"/>
      <g style="fill: red" onclick="window.hit = 1"><rect width="1" height="1"/></g></svg>"""
    with two_persons(tmp_path) as (table, actor):
        page = opened(browsers[0], table, actor).page
        made = page.evaluate(
            """async (text) => {
              const { pictureOf } = await import("/page/picture.js");
              document.body.append(pictureOf(text));
              return document.body.lastElementChild.outerHTML.replaceAll(/\\s+/g, " ");
            }""",
            evil,
        )
        only = '<g><rect width="1" height="1"></rect></g>'
        assert made == f'<svg xmlns="http://www.w3.org/2000/svg" aria-label=""> {only}</svg>'
        assert page.evaluate("window.hit") is None


def test_the_focus_stays_near_what_is_new(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        player = opened(browsers[0], table, actor)
        keys, focus = player.page.keyboard, player.page.locator(":focus")
        keys.press("Tab")
        assert focus.inner_text() == "Skip to the board"
        keys.press("Enter")
        keys.press("Tab")
        assert focus.get_attribute("data-location") == "button/pass"
        assert focus.get_attribute("aria-label") == "Pass for good"  # once
        keys.press("Tab")
        assert focus.get_attribute("data-location") == "hangout/A"
        assert str(focus.get_attribute("aria-label")).startswith("Hangout A, 2 crooks: ")
        keys.press("Enter")
        until(lambda: table.at == 1)
        player.caught_up()
        assert focus.get_attribute("data-location") == "hangout/A"  # it is still there, and cannot be clicked
        keys.press("Tab")
        assert str(focus.get_attribute("data-location")).startswith("hangout/A/")
        keys.press("Space")
        until(lambda: table.at == 2)
        player.caught_up()
        assert focus.get_attribute("id") == "board"  # what had the focus is gone
        log = player.page.locator("#log")
        assert (log.get_attribute("role"), log.get_attribute("aria-live")) == ("log", "polite")
        assert "You look into hangout A: 2 crooks." in log.inner_text()


def test_the_focus_stays_where_it_was_when_others_move(browsers: Any, tmp_path: Path) -> None:
    with two_persons(tmp_path) as (table, actor):
        waiting, acting = opened(browsers[0], table, 1 - actor), opened(browsers[1], table, actor)
        text = waiting.page.locator("#text")
        text.fill("recr")
        acting.place("hangout/A").click()
        until(lambda: table.at == 1)
        waiting.caught_up()
        assert waiting.page.locator(":focus").get_attribute("id") == "text"
        assert text.input_value() == "recr"
        waiting.page.locator('#board [data-location="bank"]').focus()
        acting.caught_up()
        acting.page.locator("#board .legal").first.click()
        until(lambda: table.at == 2)
        waiting.caught_up()
        assert waiting.page.locator(":focus").get_attribute("data-location") == "bank"


def test_what_cannot_be_read_or_named_is_found(browsers: Any, tmp_path: Path) -> None:
    """The checks themselves: each fault that is planted is told."""
    with two_persons(tmp_path) as (table, actor):
        page = opened(browsers[0], table, actor, width=390).page
        assert faults_of(page) == []
        for planted, told in (
            ("document.querySelector('#title').style.color = '#d8d0c0'", "color-contrast"),
            ("document.querySelector('#tray').append(document.createElement('button'))", "button-name"),
            ("document.querySelector('#board > svg text').style.fill = '#d8d0c0'", "CROOKS, in undefined: 1."),
            ("document.querySelector('#board > svg text').style.fontSize = '8px'", "CROOKS, in undefined: 8.0 pixels"),
        ):
            page.evaluate(f"() => {{ {planted}; }}")
            found = faults_of(page)
            assert any(told in fault for fault in found), (planted, found)
            page.reload()
            page.wait_for_selector(READY)
