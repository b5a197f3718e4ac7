"""How a table is asked for on the command line: who begins, which game is meant, what is refused."""

from typing import Any

import pytest

from examples.web_table.__main__ import main, room_of


@pytest.mark.parametrize("game", ["crooks", "criminals", "counterfeiters", "sicario"])
def test_whoever_is_said_begins(game: str) -> None:
    for seat in range(3):
        state: Any = room_of(game, ["person"] * 3, first=seat).table.state
        assert state.game == game.replace("criminals", "crooks")
        assert state.phase.seat == seat
    for seat in range(3 if game == "sicario" else 0):
        state = room_of(game, ["person"] * 3, sicario=seat).table.state
        assert (state.sicario, state.phase.seat) == (seat, (seat + 1) % 3)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("crook", "person", "person"), "there is no game 'crook'; did you mean 'crooks'? The games are: crooks, "),
        (("crooks", "person"), "players, not 1"),
        (("crooks", "person", "person", "--first", "2"), "--first: the seats are 0 to 1, not 2"),
        (("crooks", "person", "person", "--first", "me"), "a whole number from 0 up is expected, not 'me'"),
        (("criminals", "person", "person", "--sicario", "1"), "--sicario: Crooks has no sicario; --first SEAT says"),
        (("sicario", *["person"] * 3, "--sicario", "3"), "--sicario: the seats are 0 to 2, not 3"),
        (("sicario", *["person"] * 3, "--first", "1", "--sicario", "0"), "not allowed with argument --first"),
    ],
)
def test_what_cannot_be_is_said_in_a_line(
    arguments: tuple[str, ...], says: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["web_table", *arguments])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == 2
    assert says in capsys.readouterr().err.splitlines()[-1]
