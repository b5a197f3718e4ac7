"""Mistakes of callers that are easily made get an error that says what was meant to be given."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest

import criminals
from criminals.bots import ProcessBot, RandomBot, play, tournament
from criminals.games import counterfeiters, crooks, sicario
from criminals.games.crooks import Crook, Gang
from criminals.testing import check_bot
from tests.typing import kuhn

STATE: Final = criminals.new_game("crooks", players=2, seed=1)

untyped: Final[Any] = criminals
"""For calls that a type checker would refuse."""

MISTAKES: Final[dict[str, tuple[Callable[[], object], str]]] = {
    "a text for an ability": (
        lambda: Crook(1, 5, ability=cast(Any, "spy")),
        "ability is an Ability or None, not 'spy'",
    ),
    "a gang for gangs": (
        lambda: Crook(1, 5, gangs=cast(Any, Gang.OUTFIT)),
        "<Gang.OUTFIT: 'outfit'> is not several of a kind: put it into a tuple, each a Gang",
    ),
    "an edition of another game": (
        lambda: untyped.new_game("sicario", players=3, edition=crooks.EDITIONS["tiny"]),
        "an edition is a name or an Edition of this game, not Edition(name='tiny'",
    ),
    "a number for an edition": (lambda: untyped.new_game("crooks", edition=7), "or an Edition of this game, not 7"),
    "a bot to check, not its class": (
        lambda: check_bot(cast(Any, RandomBot())),
        "give what makes one, such as its class, not",
    ),
    "a bot as a contestant": (
        lambda: tournament("crooks", cast(Any, ["random", RandomBot()])),
        "a contestant is a text or Contestant(name, make), not RandomBot",
    ),
    "a class for a bot": (
        lambda: play("crooks", cast(Any, [RandomBot(), RandomBot])),
        "bots[1] is <class 'criminals.bots.players.random_bot.RandomBot'>, not a bot: RandomBot() makes one",
    ),
    "a text for a bot": (lambda: play("crooks", cast(Any, ["random", RandomBot()])), "bots[0] is 'random', not a bot"),
    "a text for a command": (
        lambda: ProcessBot("python my_bot.py"),
        "a command is a list of words, not the text 'python my_bot.py': shlex.split makes one of it",
    ),
    "a state for a record": (
        lambda: untyped.can_undo(STATE, 0),
        "an action is taken back from a record, Record.of(first, actions), not <State",
    ),
    "a picture of a state": (lambda: untyped.svg(STATE), "a view is wanted, not <State"),
    "a drawing of a state": (lambda: untyped.draw(STATE), "a view is wanted, not <State"),
    "a sentence of an outcome": (lambda: untyped.describe(object()), "is neither a state nor anything else"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named(mistake: str) -> None:
    make, told = MISTAKES[mistake]
    with pytest.raises(TypeError) as caught:
        make()
    assert told in str(caught.value)
    assert len(caught.value.args) == 1
    assert len(str(caught.value)) < 400


def test_a_long_value_is_shown_in_part() -> None:
    with pytest.raises(TypeError, match=r"\.\.\., a ScoreSheet is no action, event, "):
        untyped.describe(criminals.score(STATE))


def test_a_text_that_ends_early_is_told_where() -> None:
    text = criminals.dumps(STATE)
    with pytest.raises(
        criminals.MalformedDocument, match=r"line 1 column \d+: not JSON: Unterminated string starting here$"
    ):
        criminals.loads(text[: text.rindex('"') - 1])


def test_check_bot_takes_numbers_of_players() -> None:
    told: list[tuple[int, int]] = []
    small: dict[str, Any] = {"rounds": 1, "repeats": False}
    assert (
        check_bot(
            RandomBot, ["crooks", "sicario"], players=3, progress=lambda played, of: told.append((played, of)), **small
        )
        == 6
    )
    assert told == [(number, 6) for number in range(6)]
    assert check_bot(RandomBot, "sicario", players=[3, 4], **small) == 7
    with pytest.raises(criminals.InvalidArgument, match="not 2"):
        check_bot(RandomBot, "sicario", players=2)


def test_check_bot_takes_the_name_of_one_game() -> None:
    assert check_bot(RandomBot, "sicario", rounds=1) == check_bot(RandomBot, ["sicario"], rounds=1) == 7


@pytest.mark.parametrize("game", [crooks, counterfeiters, sicario])
def test_svg_and_draw_are_what_a_view_shows(game: Any) -> None:
    view = game.view(game.new_game(players=3, rng=Random(1)), 0)
    assert criminals.svg(view) == view._repr_svg_()
    assert criminals.draw(view) == str(view)


def test_the_options_of_a_drawing_are_passed_on() -> None:
    view = crooks.view(crooks.new_game(players=3, rng=Random(1)), 0)
    state = crooks.new_game(players=3, rng=Random(1))
    names = ("Ada", "Bo", "Cy")
    assert criminals.draw(view, lang="it", memory=False, names=names) == crooks.draw(
        view, lang="it", memory=False, names=names
    )
    assert criminals.svg(view, lang="it", memory=False, names=names) == crooks.svg(
        view, lang="it", memory=False, names=names
    )
    assert criminals.reveal(state, lang="it", names=names) == crooks.reveal(state, lang="it", names=names)


def test_a_drawing_of_a_games_own_needs_no_options() -> None:
    def drawn(_view: object) -> str:
        return "a drawing"

    plain = SimpleNamespace(**{**vars(kuhn), "NAME": "plain_kuhn", "draw": drawn, "svg": str})

    class View(kuhn.View):
        game = "plain_kuhn"

    criminals.register("plain_kuhn", cast(Any, plain))
    plain_view = View((), 0, ("Q", None))
    assert criminals.draw(plain_view) == criminals.svg(plain_view) == "a drawing"
    with pytest.raises(TypeError, match="unexpected keyword argument 'lang'"):
        criminals.draw(plain_view, lang="it")


def test_a_view_without_a_picture_is_named() -> None:
    criminals.register("kuhn", kuhn)
    with pytest.raises(TypeError, match="the views of kuhn have no picture"):
        criminals.svg(kuhn.View((), 0, ("Q", None)))


def test_the_version_is_that_of_the_project() -> None:
    project = tomllib.loads((Path(__file__).parent.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert criminals.__version__ == project["project"]["version"]
