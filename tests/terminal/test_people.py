"""Several people at one keyboard: what each sees is their own, and nothing in between."""

from random import Random

import pytest

pytest.importorskip("textual")

from typing_extensions import override

import criminals
from criminals import Rng
from criminals.testing import LawBroken
from examples.terminal_table.pages import Cover
from examples.terminal_table.painting import chances_text
from examples.terminal_table.sight import Sight
from tests.hosting.tables import in_twin
from tests.terminal.no_leak import check_told, twin_of
from tests.terminal.playing import KeptApp, KeptHouse, Keys, Shot, at_keyboard, chosen, house, played_through

SMALL = (80, 24)


def played_by_two(game: str, kind: type[KeptApp], plies: int) -> tuple[KeptApp, KeptHouse, list[Shot]]:
    kept = house(game, "person", "person", "random", first=1)  # so that one of them is the sicario
    app, shots = kind(kept), list[Shot]()

    async def script(keys: Keys) -> None:
        await played_through(keys, Random(2), shots=shots, plies=plies)

    at_keyboard(app, script, SMALL)
    return app, kept, shots


async def sat_down(keys: Keys) -> str:
    await keys.sit()
    await keys.pilot.pause()
    return keys.app.export_screenshot()


def check_shots(shots: list[Shot], kind: type[KeptApp], rng: Rng, moments: int) -> None:
    """Compare what somebody saw on sitting down with what they would have seen in a game they cannot tell from it."""
    for shot in [shots[rng.randrange(len(shots))] for _ in range(moments)]:
        twin = house(shot.host.game, "person", "person", "random")
        twin.host = in_twin(shot.host, twin_of(shot.host, shot.viewer, rng))
        if at_keyboard(kind(twin), sat_down, SMALL) != shot.svg:
            raise LawBroken(f"seat {shot.viewer} sees what it cannot know")


@pytest.mark.parametrize("game", ["crooks", "counterfeiters", "sicario"])
def test_two_people_see_their_own_views_and_nothing_leaks(game: str) -> None:
    app, kept, shots = played_by_two(game, KeptApp, 60 if game == "sicario" else 20)  # most of its plies are throws
    rng = Random(3)
    for seat in app.told:
        assert check_told(kept.past, seat, app.told[seat], rng, moments=2) > 3
    assert shots
    check_shots(shots[1:] or shots, KeptApp, rng, 2)


class ShowsAFingerprint(KeptApp):
    @override
    def _status(self, sight: Sight) -> str:
        return f"{super()._status(sight)} {criminals.digest(self.house.host.state)[:8]}"


class LeavesTheAnswer(KeptApp):
    """Leaves what one person asked about for the next to read."""

    @override
    def _rise(self) -> None:
        assert self.sight is not None
        said = chances_text(self.sight.view, self.voice)
        super()._rise()
        self.table.answer(said)


@pytest.mark.parametrize("kind", [ShowsAFingerprint, LeavesTheAnswer])
def test_a_planted_leak_is_caught(kind: type[KeptApp]) -> None:
    _, _, shots = played_by_two("crooks", kind, 14)
    with pytest.raises(LawBroken, match="what it cannot know"):
        check_shots(shots[1:], kind, Random(3), 2)


def test_between_two_people_nothing_is_shown() -> None:
    async def covered(keys: Keys) -> str:
        assert isinstance(keys.app.screen, Cover)
        assert keys.shown.strip() == ""
        await keys.pilot.pause()
        return keys.app.export_screenshot()

    async def handed_over(keys: Keys) -> str:
        await keys.sit()
        assert "hangouts" in keys.shown
        first = keys.sight.viewer
        while keys.sight.is_mine:
            await chosen(keys, Random(1))
            await keys.settled()
        assert "is next: Enter hides the table" in keys.status
        assert keys.sight.viewer == first
        await keys.press("enter")
        return await covered(keys)

    begun = house("crooks", "person", "person")
    others = (house("crooks", "person", "person", seed=seed) for seed in range(100))
    other = next(other for other in others if other.next_person != begun.next_person)
    assert at_keyboard(KeptApp(begun), handed_over) == at_keyboard(KeptApp(other), covered)


def test_news_of_another_are_caught() -> None:
    kept = house("crooks", "person", "person", first=0)
    kept.change(kept.host.act(0, "recruit C"))
    assert check_told(kept.past, 1, [kept.host.welcome(1), kept.host.news(1)], Random(1)) > 1
    for told in (kept.host.welcome(0), kept.host.news(0)):
        with pytest.raises(LawBroken, match="what it cannot know"):
            check_told(kept.past, 1, [told], Random(1))
