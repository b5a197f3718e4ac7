"""The terminal table by its keys: whole games, refusals, the filter, undo, files, and a small terminal."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

pytest.importorskip("textual")

from textual.widgets import OptionList, Static

import criminals
from criminals import Rng
from criminals.hosting import message
from examples.terminal_table.areas import Board, Story
from examples.terminal_table.choosing import Choices
from examples.terminal_table.house import house_of
from examples.terminal_table.pages import Page, WhichFile
from examples.terminal_table.table_screen import Line
from tests.terminal.no_leak import check_told
from tests.terminal.playing import KeptApp, Keys, at_keyboard, chosen, house, plain, played_through

SMALL = (80, 24)


# --- whole games ---


@pytest.mark.parametrize("by_list", [False, True])
@pytest.mark.parametrize(
    ("game", "seats", "edition"),
    [
        ("crooks", ("random", "person", "random", "random"), "reference"),
        ("counterfeiters", ("random", "person"), "tiny"),
        ("sicario", ("person", "rule", "random", "random"), "reference"),
    ],
)
def test_a_whole_game_is_played_by_keys(game: str, seats: tuple[str, ...], edition: str, by_list: bool) -> None:
    kept = house(game, *seats, edition=edition)
    app = KeptApp(kept)

    async def script(keys: Keys) -> None:
        await played_through(keys, Random(1), by_list=by_list)
        view = keys.sight.view
        text = await keys.page()
        for line in criminals.score(view).lines:
            assert criminals.describe(line, view=view, names=kept.names) in text
            assert f"§{line.clause}" in text
        winners = criminals.outcome(view)
        assert winners is not None
        assert f"(§{winners.clause})" in text
        await keys.press("escape")
        assert not isinstance(app.screen, Page)
        assert "over" in keys.status
        await keys.press("f9")
        assert isinstance(app.screen, Page)

    at_keyboard(app, script, SMALL)
    seat = seats.index("person")
    assert check_told(kept.past, seat, app.told[seat], Random(1), moments=2) > 5


def test_bots_alone_are_looked_at() -> None:
    app = KeptApp(house("sicario", "random", "random", "random"))

    async def script(keys: Keys) -> None:
        await keys.page()
        assert keys.sight.viewer is criminals.SPECTATOR
        assert "a spectator" in keys.status
        app.action_undo()
        assert keys.said == "you look on, and have nothing to take back"

    at_keyboard(app, script)


# --- typing ---


def test_a_refusal_is_explained_with_its_clause_and_without_its_code() -> None:
    async def script(keys: Keys) -> None:
        await keys.enter("place 6")
        await keys.until(lambda: keys.said != "")
        assert keys.said == "refused: not now: choose a hangout to recruit at, or pass (§3.2)"
        assert keys.app.table.query_one(Line).value == "place 6"
        await keys.enter("recrut C")
        await keys.until(lambda: "recruit" in keys.said)
        assert keys.said == "“recrut C” is neither a choice nor a command: did you mean recruit C?"
        await keys.press("f4")
        await keys.until(lambda: "nothing" in keys.said)
        assert keys.said == "refused: you have played nothing that could be taken back"

    at_keyboard(KeptApp(house("crooks", "person", "person")), sat(script))


def sat(script: Any) -> Any:
    """A script of the first of several people, once they have sat down."""

    async def run(keys: Keys) -> None:
        await keys.sit()
        await script(keys)

    return run


def test_typing_filters_and_the_only_one_left_is_played() -> None:
    async def script(keys: Keys) -> None:
        table = keys.app.table
        everything = len(table.step.options)
        await keys.press(*"hang")
        assert 1 < len(table.fitting) < everything
        await keys.press("space", "c")
        assert [option.key for option in table.fitting] == ["C"]
        await keys.press("enter")
        await keys.settled()
        assert [str(action) for action in keys.app.house.host.record.actions] == ["recruit C"]
        table.query_one(Line).value = "zebra"
        await keys.pilot.pause()
        assert table.fitting == []
        assert str(table.query_one(OptionList).options[0].prompt) == "no choice fits"

    at_keyboard(KeptApp(house("crooks", "person", "person")), sat(script))


def test_a_number_is_the_own_number_of_a_thing() -> None:
    async def script(keys: Keys) -> None:
        table, house_ = keys.app.table, keys.app.house
        await keys.enter("3")
        assert keys.said == "a number alone is no choice here; type A, B, C, D, E, pass"
        await keys.enter("c")
        await keys.settled()
        numbers = [option.key for option in table.step.options]
        assert [f"take {number}" for number in numbers] == [choice.text for choice in table.step.choices]
        await keys.enter("1")
        assert keys.said == f"there is no 1 to choose here; the numbers are {', '.join(numbers)}"
        await keys.enter(numbers[-1])
        await keys.settled()
        await keys.enter("9")
        await keys.settled()
        assert [*map(str, house_.host.record.actions)] == ["recruit C", f"take {numbers[-1]}", "place 9"]

    at_keyboard(KeptApp(house("crooks", "person", "person")), sat(script))


def test_a_choice_leads_to_further_ones_and_back() -> None:
    async def script(keys: Keys) -> None:
        app, table = keys.app, keys.app.table
        listed = table.query_one(Choices)
        for text in ("recruit C", ""):
            await (keys.enter(text) if text else chosen(keys, Random(1)))
            await keys.settled()
        first, usual = table.step, str(listed.border_title)
        assert str(listed.options[-1].prompt) == "Face down, for $1 more ... ($1)"
        for leave in ("escape", "back", "row"):
            await keys.enter("face down")
            await keys.until(lambda: table.step != first)
            assert listed.border_title == "Face down, for $1 more"
            assert table.query_one(Line).value == ""
            assert all(option.choice and option.choice.text.endswith("down") for option in table.step.options)
            assert str(listed.options[-1].prompt) == "< back"
            if leave == "back":
                await keys.enter("back")
            else:
                await keys.press(*(("escape",) if leave == "escape" else ("down", "end", "enter")))
            await keys.until(lambda: table.step == first)
            assert (str(listed.border_title), table.query_one(Line).has_focus) == (usual, True)
        await keys.enter("fac")
        await keys.until(lambda: table.step != first)
        await keys.press("f6")
        await keys.until(lambda: "faccia" in str(listed.border_title))
        await keys.enter("7")
        await keys.settled()
        assert str(app.house.host.record.actions[-1]) == "place 7 down"
        assert str(listed.border_title) == app.voice.say("areas", "choices")

    at_keyboard(KeptApp(house("crooks", "person", "person")), sat(script))


def test_an_amount_is_typed() -> None:
    """A flight leads to its amounts: Enter in the list asks for one."""

    async def script(keys: Keys) -> None:
        table, rng = keys.app.table, Random(3)

        def flights() -> list[int]:
            return [at for at, option in enumerate(table.step.options) if option.text.startswith("fly") and at]

        while not flights():
            await chosen(keys, rng)
            await keys.settled()
        await keys.press("down", "home", *["down"] * flights()[0], "enter")
        await keys.until(lambda: table.step.options[0].amounts is not None)
        amounts = table.step.options[0]
        assert amounts.amounts is not None
        await keys.press("down", "home", "enter")
        await keys.until(lambda: keys.said == f"type an amount: {amounts.key}")
        at, amount = keys.sight.at, amounts.amounts[-1]
        await keys.press(*str(amount), "enter")
        await keys.until(lambda: keys.sight.at > at)
        actions = keys.app.house.host.record.actions
        assert any(str(action).startswith("fly") and str(action).endswith(f" {amount}") for action in actions[-3:])

    at_keyboard(KeptApp(house("counterfeiters", "person", "random", first=0)), script)


def test_the_list_is_played_by_arrows_and_by_the_mouse() -> None:
    async def script(keys: Keys) -> None:
        house_, table = keys.app.house, keys.app.table
        await keys.press("down", "down", "enter")
        await keys.settled()
        assert str(house_.host.record.actions[-1]) == "recruit B"
        first = table.step.choices[0].text
        await keys.pilot.click(Choices, offset=(5, 1))
        await keys.settled()
        assert str(house_.host.record.actions[-1]) == first
        await keys.press("down", "p")
        assert table.query_one(Line).value == "p"
        assert table.query_one(Line).has_focus

    at_keyboard(KeptApp(house("crooks", "person", "person")), sat(script))


def test_an_action_is_taken_back_where_it_is_fair() -> None:
    async def script(keys: Keys) -> None:
        house_ = keys.app.house
        await keys.enter("recruit C")
        await keys.settled()
        await keys.press("f4")
        await keys.until(lambda: "refused: it has told somebody what was hidden" in keys.said)
        before = house_.host.state
        told = len(keys.sight.story)
        await chosen(keys, Random(1))
        await keys.settled()
        assert keys.sight.may_undo
        await keys.enter("undo")
        await keys.until(lambda: "You take your last action back" in keys.said)
        assert house_.host.state == before
        assert len(keys.sight.story) == told

    at_keyboard(KeptApp(house("crooks", "person", "person")), sat(script))


def test_bots_wait_while_a_turn_can_be_taken_back() -> None:
    async def script(keys: Keys) -> None:
        house_ = keys.app.house
        for text in ("recruit C", "", "place 6 down"):
            await (keys.enter(text) if text else chosen(keys, Random(1)))
            await keys.until(lambda: keys.sight.at == house_.host.changes)
        assert house_.is_waiting
        assert "Enter goes on" in keys.status
        at = house_.host.changes
        await keys.press("f4")
        await keys.until(lambda: keys.sight.is_mine)
        await keys.enter("place 7 down")
        await keys.until(lambda: house_.is_waiting)
        await keys.press("enter")
        await keys.settled()
        assert house_.host.changes > at + 2

    app = KeptApp(house("crooks", "person", "random", seed=8, waits=True))
    at_keyboard(app, script)


# --- files, hints, languages, looks ---


def test_a_game_is_saved_and_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def script(keys: Keys) -> Any:
        await played_through(keys, Random(1), plies=3)
        await keys.settled()
        await keys.press("f5")
        assert isinstance(keys.app.screen, WhichFile)
        await keys.press(*"x", "escape")
        await keys.enter(f"save {file}")
        assert "is kept in" in keys.said
        await played_through(keys, Random(1), plies=2)
        await keys.settled()
        taken = tmp_path / "other.json"
        taken.write_text("mine")
        await keys.enter(f"save {taken}")
        assert "already" in keys.said
        await keys.enter(f"save {tmp_path / 'nowhere' / 'game.json'}")
        assert "there is no such folder" in keys.said
        assert taken.read_text() == "mine"
        return keys.app.house.host.record, keys.sight.view, keys.sight.story

    record, view, story = at_keyboard(KeptApp(house()), script)
    assert criminals.loads(file.read_text()) == record

    async def again(keys: Keys) -> None:
        assert (keys.sight.view, keys.sight.story) == (view, story)
        await played_through(keys, Random(1))

    at_keyboard(KeptApp(house_of(None, ["person", "random"], file=file, pause=0.0)), again)
    assert len(criminals.loads(file.read_text()).actions) > len(record.actions)


class Crashes:
    def choose(self, view: Any, rng: Rng) -> Any:
        raise RuntimeError(f"seat {view.viewer} sees all that is secret")


def test_a_bot_that_fails_is_named_and_its_words_are_not_shown() -> None:
    failing = house("crooks", "person", "random")
    failing.bots = {1: Crashes()}

    async def script(keys: Keys) -> None:
        await played_through(keys, Random(1), plies=6)
        await keys.until(lambda: "crash" in keys.app.export_screenshot())
        assert "secret" not in keys.app.export_screenshot()

    at_keyboard(KeptApp(failing), script)
    assert failing.failures[0].seat == 1


@pytest.mark.parametrize(("adviser", "says"), [(None, "random would play"), (Crashes(), "gives no hint: RuntimeError")])
def test_a_hint_is_given_for_the_own_view(adviser: Any, says: str) -> None:
    async def script(keys: Keys) -> None:
        await keys.press("f2")
        await keys.until(lambda: says in keys.said)

    at_keyboard(KeptApp(house("crooks", "person", "random"), adviser), script)


def test_help_odds_light_and_zoom() -> None:
    async def script(keys: Keys) -> None:
        app = keys.app
        for key, text in (("f1", "chances"), ("f3", "hangout A")):
            await keys.press(key)
            assert text in await keys.page()
            await keys.press("escape")
        before = app.theme
        await keys.press("f7", "f8")
        assert app.theme != before
        assert not app.table.query_one(Choices).display
        await keys.press("f8")
        assert app.table.query_one(Choices).display

    at_keyboard(KeptApp(house("crooks", "person", "random")), script)


def test_help_for_somebody_who_has_no_choice_now() -> None:
    async def script(keys: Keys) -> None:
        await keys.sit()
        assert not keys.app.table.step.choices
        await keys.press("f1")
        assert "“skip”" in await keys.page()

    at_keyboard(KeptApp(house("sicario", "person:Ada", "person:Bo", "random")), script)


def test_the_language_changes_under_way() -> None:
    async def script(keys: Keys) -> None:
        await played_through(keys, Random(1), plies=3)
        await keys.settled()
        for lang, yours in (("it", "tocca a te"), ("fr", "à vous")):
            await keys.press("f6")
            await keys.until(lambda yours=yours: yours in keys.status)  # type: ignore[misc]
            told = message(keys.app.house.host.welcome(keys.sight.viewer), lang)["story"]
            assert [[*step] for step in keys.sight.story] == told
            first = keys.app.table.step.choices[0]
            assert first.sentence == criminals.describe(first.action, lang, view=keys.sight.view)

    at_keyboard(KeptApp(house("crooks", "person", "random")), script)


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_a_small_terminal_still_has_all(game: str) -> None:
    async def script(keys: Keys) -> None:
        table = keys.app.table
        board = table.query_one(Board)

        def fits() -> bool:
            lines = plain(board.query_one(Static)).splitlines()
            return max(map(len, lines)) <= board.size.width and board.size.height >= 3

        for size in ((80, 24), (50, 16), (120, 40)):
            await keys.pilot.resize_terminal(*size)
            await keys.until(lambda size=size: keys.app.size == size and fits())  # type: ignore[misc]
            await keys.pilot.pause()
            for area in (Choices, Story, Line):
                widget = table.query_one(area)
                assert widget.region.height >= 1
                assert widget.region.bottom <= size[1]
        drawn = criminals.draw(keys.sight.view, memory=False, names=keys.app.house.names)
        assert sorted(plain(board.query_one(Static)).split()) == sorted(drawn.split()), "at most in another order"

    at_keyboard(KeptApp(house(game, "person", "random", "random")), script, (120, 40))
