"""The table as text: `draw` for everybody, `str` of a view for its viewer, `reveal` for who is to know all."""

from collections.abc import Iterator

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import counterfeiters
from criminals.games.counterfeiters import REFERENCE, TINY, Kind, Over, State, view
from criminals.games.counterfeiters.looks.telling import TELLER
from criminals.games.counterfeiters.looks.text import amounts, to_come
from tests.games.counterfeiters.samples.drawings import start
from tests.games.counterfeiters.scenes import DRY, every_state
from tests.games.positions import play


def richer(state: State, money: int) -> State:
    """The state with more cash for everybody, out of the bank; everybody knows of it."""
    crews = tuple(
        attrs.evolve(crew, wealth=crew.wealth + money, least=crew.least + money, most=crew.most + money)
        for crew in state.crews
    )
    bank = state.bank - money * state.players
    return attrs.evolve(state, crews=crews, cash=tuple(cash + money for cash in state.cash), bank=bank)


def quiet_game(players: int) -> Iterator[State]:
    """A game in which everybody lays all henchmen down, so that the bins take the most."""
    state = next(every_state(players, 1))
    while not isinstance(state.phase, Over):
        yield state
        state = play(state, "laydown")


def drawn(state: State, viewer: Viewer) -> list[str]:
    return str(view(state, viewer)).splitlines()


def row(state: State, viewer: Viewer, seat: int) -> list[str]:
    """The figures of a seat, after its name."""
    name = "you" if seat == viewer else f"player {seat}"
    return next(line[2 + len(name) :].split() for line in drawn(state, viewer) if line[2:].startswith(f"{name} "))


# --- what everybody sees ---


def test_henchmen_bought_cards_the_pawn_and_who_is_next_first() -> None:
    state = play(start(), "buy 5", "print 2", "laydown", "defraud 1")
    lines = counterfeiters.draw(state).splitlines()
    assert lines[7] == "buy 5  $20  bin   -            [player 0]    defraud 1       sunglasses  [player 1]"
    assert lines[4].endswith("print 2         hat         [player 1]")
    assert lines[12] == "police  0 [1] 2 3 G4 I5 6 S7 G8 I9 10 S11 I12 G13"
    assert "> player 0      $0        $0    $0        0/0/0         1  first player" in lines
    assert "    press, paper x2" in lines
    assert "  player 1     $60        $0   $60        2/0/0         1  first next round" in lines
    assert "  bank      $3,660                     28/30/40" in lines


def test_3_6_what_went_to_the_bin_is_told() -> None:
    state = play(start(), *("laydown",) * 6)
    assert counterfeiters.draw(state).splitlines()[-1] == "binned  paper"


def test_3_5_how_long_the_police_have_waited_is_told() -> None:
    """With the other facts about them, once there was a quiet round; not while they do not wait."""
    state = start()
    for told in ("", "; quiet rounds: 1 of 3", "; quiet rounds: 2 of 3", ""):
        lines = counterfeiters.draw(state).splitlines()
        assert lines[14] == f"        the supermarket takes quality 1, 2, 3{told}"
        state = play(state, *("laydown",) * 6)


def test_5_2_5_3_what_the_police_keep_from_happening_is_told() -> None:
    telling = {0: "takes quality 1, 2, 3", 5: "takes quality 2, 3", 9: "takes quality 3", 12: "takes no fakes"}
    for pawn, words in telling.items():
        assert f"the supermarket {words}" in counterfeiters.draw(attrs.evolve(start(), pawn=pawn))
    for pawn in range(13):
        text = counterfeiters.draw(attrs.evolve(start(), pawn=pawn))
        assert ("nobody flies, there is a strike" in text) == (pawn in (7, 11))


def test_7_4_the_rest_of_the_stack_and_all_money_are_shown_at_the_end() -> None:
    ends = [list(every_state(2, seed))[-1] for seed in range(12)]
    assert any(state.leftover for state in ends)
    assert not all(state.leftover for state in ends)
    for state in ends:
        lines = counterfeiters.draw(state).splitlines()
        assert lines[1] == "The game is over"
        assert not [line for line in lines if line.startswith((">", "stack"))]
        left = [line for line in lines if line.startswith("left    ")]
        assert len(left) == bool(state.leftover)
        for id_ in state.leftover:
            assert str(id_) in " ".join(lines)
        assert ("the stack is empty" in lines) == (not state.leftover)
        for seat, cash in enumerate(state.cash):
            assert row(state, SPECTATOR, seat)[0] == f"${cash}"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_drawing_fits_100_columns_and_every_phase_is_told(players: int) -> None:
    told: set[str] = set()
    for edition in (REFERENCE, DRY, TINY) if players == 2 else (REFERENCE, DRY):
        for seed in range(3):
            for state in every_state(players, seed, edition):
                seen = drawn(state, state.actor if state.actor is not None else SPECTATOR)
                assert max(map(len, (*seen, *counterfeiters.reveal(state).splitlines()))) <= 100
                assert all(line == line.rstrip() for line in seen)
                assert str(view(state, 0)).isascii()
                told.add(seen[1].split(" (")[0])
    assert told >= {
        "Play one of your 2 henchmen, or lay it down",
        "Play your last henchman of this round, or lay it down",
        "Play your last henchman of the game, or lay it down",
        "Choose a fake to turn into money over lunch",
        "The game is over",
    }


def test_6_2_what_a_lawyer_asks_is_told() -> None:
    for phase, own, others in (
        (
            counterfeiters.Retaking(0, Kind.GREAT_LAWYER),
            "Take back one of your henchmen with the Great Lawyer, or decline",
            "Player 0 may take back a henchman with the Great Lawyer",
        ),
        (
            counterfeiters.Replaying(0, Kind.NEGLIGENT_LAWYER),
            "Play the henchman that the Negligent Lawyer brought back, or lay it down",
            "Player 0 is playing the henchman that the Negligent Lawyer brought back",
        ),
    ):
        state = attrs.evolve(start(), phase=phase)
        assert drawn(state, 0)[1] == own
        assert drawn(state, 1)[1] == others


# --- what a viewer knows besides ---


def test_7_2_who_flew_knows_the_split_and_the_others_what_is_possible() -> None:
    state = play(richer(start(), 100), "fly commercial 50")
    assert row(state, 0, 0)[:3] == ["$40", "$50", "$90"]
    assert "    your cash to the others: $0-80" in drawn(state, 0)
    for viewer in (1, SPECTATOR):
        assert row(state, viewer, 0)[:3] == ["$0-80", "$10-90", "$90"]
        assert "to the others" not in str(view(state, viewer))


def test_7_3_the_stack_is_told_by_letter_and_not_in_its_order() -> None:
    for players in (2, 4):
        for state in (*every_state(players, 2), *quiet_game(players)):
            told = list(to_come(view(state, 0)))
            assert [count for _, count, _ in told] == [len(ids) for _, _, ids in told]
            assert sorted(id_ for _, _, ids in told for id_ in ids) == sorted(state.stack)
            assert all(state.layout.cards[id_].letter == letter for letter, _, ids in told for id_ in ids)
    first, second = start(), attrs.evolve(start(), stack=(*reversed(start().stack[:6]), *start().stack[6:]))
    assert first.stack != second.stack
    for viewer in (0, 1, SPECTATOR):
        assert drawn(first, viewer) == drawn(second, viewer)


def test_amounts_of_money() -> None:
    speaker = TELLER.speaker("en")
    assert amounts(speaker, range(40, 50, 10)) == "$40"
    assert amounts(speaker, range(0, 120, 10)) == "$0-110"


# --- the whole truth ---


def test_reveal_tells_the_split_and_the_order_of_the_stack() -> None:
    state = play(richer(start(), 100), "fly commercial 50")
    lines = counterfeiters.reveal(state).splitlines()
    assert "  player 0     $40       $50   $90        0/0/0         2  first player" in lines
    assert lines[-3:] == [
        "stack   19 press, 21 ink, 24 ink, 22 paper, 25 lunch, 27 private jet, 23 hologram, 32 private jet,",
        "        34 lottery $50, 31 paper, 28 press, 30 lunch, 40 Great Lawyer, 39 lottery $100, 41 lunch,",
        "        38 lottery $80",
    ]


def test_reveal_of_an_empty_stack_and_of_the_end() -> None:
    ends = [list(every_state(2, seed))[-1] for seed in range(8, 12)]
    assert {bool(state.leftover) for state in ends} == {True, False}
    for state in ends:
        assert isinstance(state.phase, Over)
        left = next(
            line for line in str(view(state, 0)).splitlines() if line.startswith(("left ", "the stack is empty"))
        )
        assert (left if state.leftover else "stack   -") in counterfeiters.reveal(state).splitlines()
