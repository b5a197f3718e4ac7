"""Who begins, and which game is meant, by the options of the commands."""

from pathlib import Path
from typing import Any

import attrs
import pytest

import criminals
from tests.cli.running import Run

BEGINNINGS = [
    (game, players, option, seat)
    for game, most in (("crooks", 4), ("criminals", 2), ("counterfeiters", 3), ("sicario", 4))
    for players in (most,)
    for option in (("--first", "--sicario") if game == "sicario" else ("--first",))
    for seat in range(players)
]


def kept(file: Path) -> Any:
    """The first state of the game in a file."""
    return next(criminals.loads(file.read_text(encoding="utf-8")).replay())


def dealt(state: Any) -> Any:
    """What was dealt, but for who begins."""
    setup = criminals.Record.of(state).setup
    field = {"crooks": "start", "counterfeiters": "first", "sicario": "sicario"}[state.game]
    return attrs.evolve(setup, **{field: 0})


def begun(option: str, seat: int, players: int) -> int:
    return seat if option == "--first" else (seat + 1) % players


def turn(seat: int, you: int | None, players: int) -> str:
    """The heading of a turn, among random bots."""
    if seat == you:
        return "Your turn"
    return "Random's turn" if you is not None and players == 2 else f"Random {seat}'s turn"


@pytest.mark.parametrize(("game", "players", "option", "seat"), BEGINNINGS)
def test_play_begins_with_whom_it_is_told(
    run: Run, game: str, players: int, option: str, seat: int, tmp_path: Path
) -> None:
    file, drawn = tmp_path / "game.json", tmp_path / "drawn.json"
    rivals = ["random"] * (players - 1)
    ran = run("play", game, *rivals, "--seed", "5", "--file", str(file), option, str(seat), lines="quit\n")
    assert ran.code == 0
    first = kept(file)
    assert first.game == game.replace("criminals", "crooks")
    assert first.phase.seat == begun(option, seat, players)
    assert ran.out.splitlines()[2] == turn(first.phase.seat, 0, players)
    if option == "--sicario":
        assert first.sicario == seat
    run("play", game, *rivals, "--seed", "5", "--file", str(drawn), lines="quit\n")
    assert dealt(kept(drawn)) == dealt(first), "the seed deals the same otherwise"
    again = run("play", game, *rivals, "--file", str(file), option, str(seat), lines="quit\n")
    assert again.code == 0, "the same command goes on with it"


@pytest.mark.parametrize(("game", "players", "option", "seat"), BEGINNINGS)
def test_watch_begins_with_whom_it_is_told(
    run: Run, game: str, players: int, option: str, seat: int, tmp_path: Path
) -> None:
    file = tmp_path / "game.json"
    ran = run("watch", game, *["random"] * players, "--seed", "5", "--file", str(file), option, str(seat))
    assert ran.code == 0
    assert kept(file).phase.seat == begun(option, seat, players)
    assert ran.out.splitlines()[2] == turn(kept(file).phase.seat, None, players)
    assert ran.out.startswith(f"{game.replace('criminals', 'crooks').capitalize()}, ")


def test_criminals_is_crooks_in_every_command(run: Run, tmp_path: Path) -> None:
    both = "criminals", "crooks"
    rivals = ("random", "random:eager=true", "--deals", "1", "--workers", "1")
    for command, *rest in (
        ("watch", "random", "random", "--seed", "3"),
        ("play", "random", "--seed", "3"),
        ("tournament", *rivals, "--seed", "3", "--no-times"),
        ("tournament", *rivals, "--seed", "3", "--json"),
    ):
        one, other = (run(command, name, *rest) for name in both)
        assert one == other
        assert one.code == 0
    one, other = (run("schema", "view", name) for name in both)
    assert one == other
    one, other = (run("check-bot", "random", "--game", name, "--rounds", "1", "--edition", "tiny") for name in both)
    assert one == other
    assert one.out.startswith("crooks: ")
    file = tmp_path / "game.json"
    assert run("watch", "criminals", "random", "random", "--file", str(file)).code == 0
    assert '"game":"crooks"' in file.read_text(encoding="utf-8").replace(" ", "")


def test_help_names_the_other_name_and_who_begins(run: Run) -> None:
    for command in ("play", "watch"):
        told = " ".join(run(command, "--help").out.split())
        assert "criminals means crooks" in told
        assert "--first SEAT the seat that acts first (default: drawn)" in told
        assert "--sicario SEAT in Sicario, the sicario's seat; the seat after it acts first" in told
        assert "[--first SEAT | --sicario SEAT]" in told
