"""Playing on a board by clicks on its locations, or by keys: on every page that has one, and with no word of a game."""

# The packages live in .venv-web: nothing of theirs is known here.
# pyright: basic, reportMissingImports=false

from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

LEGAL: Final = """() =>
  [...document.querySelectorAll(".board .legal, .tray [data-location]")].map((one) => one.dataset.location)"""
"""The locations that can be clicked now."""

FOCUSED: Final = "document.activeElement.closest('[data-location]')?.dataset.location"

Click: TypeAlias = Callable[[Any, str, Random], None]
"""Does a click on a location of a page."""


def clicked_through(page: Any, rng: Random, click: Click, played: Callable[[], bool]) -> None:
    """Click on one location after another until an action is played."""
    for _ in range(40):
        found = page.evaluate(LEGAL)
        # To pass is to leave the game, which is no test of it.
        offered = [location for location in found if location != "button/pass"] or found
        assert offered, "nothing can be clicked"
        click(page, offered[rng.randrange(len(offered))], rng)
        if played():
            return
    raise AssertionError("nothing is played")


def place(page: Any, location: str) -> Any:
    """The drawing or the button of a location that can be clicked."""
    name = f'[data-location="{location}"]'
    return page.locator(f".board .legal{name}, .tray {name}")


def click(page: Any, location: str, rng: Random) -> None:
    """Click on a location; an amount is typed or chosen on the scale."""
    found = place(page, location)
    if location != "amount":
        found.click()
        return
    form = found.nth(rng.randrange(found.count()))
    field, scale = form.locator("[type=number]"), form.locator("[type=range]")
    least, most, step = (int(field.get_attribute(name)) for name in ("min", "max", "step"))
    amount = str(rng.randrange(least, most + 1, step))
    (field if rng.random() < 0.5 else scale).fill(amount)
    assert field.input_value() == scale.input_value() == amount
    form.locator("button").click()


def press(page: Any, location: str, rng: Random) -> None:
    """Go to a location by Tab and press it. What has the focus has a name."""
    for _ in range(200):
        if page.evaluate(FOCUSED) == location:
            break
        page.keyboard.press("Tab")
    else:
        raise AssertionError(f"{location} is never reached")
    assert page.evaluate("(document.activeElement.ariaLabel || document.activeElement.textContent).trim()")
    if location == "amount":
        for _ in range(rng.randrange(4)):
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    else:
        page.keyboard.press(rng.choice(("Enter", "Space")))
