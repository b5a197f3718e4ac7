"""What the command line makes of views: notes, chances, lists of choices, tables that fit."""

from collections import Counter
from fractions import Fraction
from random import Random
from typing import Any

import pytest

import criminals
from criminals.cli.table.choices import choices_of
from criminals.cli.table.notes import notes_for, percent
from criminals.cli.table.voice import Voice
from criminals.cli.table.wrapping import fitted
from criminals.games import counterfeiters, sicario
from criminals.testing import KITS, random_actions
from criminals.testing.laws.histories import history


def views(game: str, games: int, edition: str = "reference") -> list[Any]:
    """The views of who is to choose, in some random games."""
    kit, found = KITS[game], list[Any]()
    for seed in range(games):
        rng = Random(seed)
        first: Any = kit.game.new_game(players=3, rng=rng, edition=edition)
        for state in history(kit.game, first, random_actions(kit, first, rng)).states:
            seat = kit.game.actor(state)
            if isinstance(seat, int):
                found.append(kit.game.view(state, seat))
    return found


def test_notes_on_counterfeiters_are_certain() -> None:
    """They are taken from one world that fits the view: what really happens is no other."""
    seen: list[counterfeiters.View] = views("counterfeiters", 3)[::3]
    for view in seen:
        for choice in choices_of(view, Voice(viewer=view.viewer)):
            for seed in range(3):
                world = criminals.sample_world(view, Random(seed))
                perceived = criminals.view_events(criminals.step(world, choice.action).events, view.viewer)
                own = [each for each in perceived if getattr(each, "seat", None) == view.viewer]
                for view_event in own:
                    amount = getattr(view_event, "amount", getattr(view_event, "fare", None))
                    if amount and type(view_event).__name__ not in ("Won", "Showed"):
                        assert f"${amount}" in f"{choice.sentence} {choice.note}"


def test_chances_sum_to_what_there_is() -> None:
    for game in criminals.GAMES:
        for view in views(game, 2)[::5]:
            for label, answers in notes_for(game).chances(view, Voice()):
                total = sum(answers.values(), Fraction(0))
                there = int(label.split()[-2]) if "hangout" in label else 1
                assert total == there, label


def test_notes_on_sicario_are_exact() -> None:
    """By brute force: in what share of the worlds the answer is yes, the name right, so many lights on."""
    checked: set[str] = set()
    seen: list[sicario.View] = views("sicario", 30, "tiny")
    for view in seen:
        worlds = [*criminals.worlds(view)]
        for choice in choices_of(view, Voice(viewer=view.viewer)):
            answers: Counter[object] = Counter()
            for world in worlds:
                for fact in criminals.view_events(criminals.step(world, choice.action).events, view.viewer):
                    match fact:
                        case (
                            sicario.Answered(yes=answer) | sicario.Named(right=answer) | sicario.Decoded(lights=answer)
                        ):
                            answers[answer] += 1
                        case _:
                            pass
            shares = {answer: percent(Fraction(count, len(worlds)), Voice()) for answer, count in answers.items()}
            match choice.action:
                case sicario.Ask():
                    assert choice.note == f"yes {shares.get(True, '0 %')}"
                case sicario.UseDisc():
                    assert choice.note == ", ".join(f"{lights}: {shares[lights]}" for lights in sorted(shares, key=str))
                case sicario.Skip():
                    assert choice.note == ""
                case _:
                    assert choice.note == shares.get(True, "0 %")
            checked.add(choice.text.split()[0])
    assert checked == {"ask", "capture", "disc", "eliminate", "skip"}


@pytest.mark.parametrize(
    ("share", "text"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1), "100 %"),
        (Fraction(1, 23), "4 %"),
        (Fraction(1, 300), "0.3 %"),
        (Fraction(1, 10**6), "under 0.1 %"),
        (Fraction(999, 1000), "over 99 %"),
    ],
)
def test_only_what_is_certain_is_called_so(share: Fraction, text: str) -> None:
    assert percent(share, Voice()) == text


def test_a_drawing_is_squeezed_then_broken() -> None:
    drawing = "ab    cd\nef     g\n\nstack  one, two, three, four"
    assert [*fitted(drawing, 80)] == drawing.splitlines()
    assert [*fitted(drawing, 7)][:2] == ["ab   cd", "ef    g"]
    assert [*fitted(drawing, 20)] == [
        "ab    cd",
        "ef     g",
        "",
        "stack  one, two,",
        "       three, four",
    ]
    for line in fitted("x" * 50, 20):
        assert len(line) <= 20


def test_a_game_without_notes_has_plain_ones() -> None:
    plain = notes_for("chess")
    view = criminals.view(criminals.new_game("sicario", players=3, seed=1), 0)
    assert [*plain.on_actions(view, (1, 2), Voice())] == ["", ""]
    assert any(plain.chances(view, Voice()))
