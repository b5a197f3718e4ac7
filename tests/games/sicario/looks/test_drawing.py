"""The table as text: `draw` for everybody, `str` of a view for its viewer, `reveal` for who is to know all."""

from collections import Counter

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    TINY,
    Answer,
    Decoding,
    Edition,
    Hunting,
    Lights,
    Missed,
    Over,
    Questioning,
    Rolling,
    State,
    view,
)
from criminals.games.sicario.looks.telling import TELLER
from criminals.games.sicario.looks.text import candidates, fact_words, unread
from tests.games.positions import play
from tests.games.sicario.played import LONG, SHORT, every_state, start
from tests.games.sicario.truth import is_true


def drawn(state: State, viewer: Viewer) -> list[str]:
    return str(view(state, viewer)).splitlines()


def below(state: State, viewer: Viewer, seat: int) -> list[str]:
    """The row of a seat, and the lines below it, without their indents."""
    lines = drawn(state, viewer)
    first = next(at for at, line in enumerate(lines) if line[2:].startswith((f"player {seat} ", f"you ({seat}) ")))
    found = [lines[first][2:]]
    for line in lines[first + 1 :]:
        if not line.startswith("    "):
            break
        found.append(line.strip())
    return found


def heard(state: State, seat: int, *facts: Answer | Lights | Missed) -> State:
    known = list(state.facts)
    known[seat] = frozenset(facts)
    return attrs.evolve(state, facts=tuple(known))


# --- what everybody sees ---


def test_agents_on_the_path_what_was_heard_and_the_cards_that_were_read() -> None:
    """Two cards lead seat 2 from 6 to 9 and 11; one leads seat 1 from 4 back to 2, where it draws a lost turn."""
    state = play(start(), "roll 1", "ask 1 hat", "roll 6", "disc man no-hat glasses", "eliminate 1 Irma", "roll 3")
    assert sicario.draw(state).splitlines() == [
        "Sicario (reference), as a spectator sees it",
        "The die is to be thrown for player 2",
        "",
        "boats     -",
        "path    1 ssbss sbsss assbs bsbss asssb sssbs ssass bsbsb ssas",
        "           1          2",
        "embassy   -, 1 needed",
        "          s street, b building, a building with antenna",
        "",
        "  player 0  sicario  lair",
        "    heard man / no hat / glasses: 1 of 3",
        "    can be any of 9",
        "  player 1  agent    space 2, street    exposed  loses 1 turn",
        "    heard hat: yes, not Irma",
        "    can be any of 11",
        "> player 2  agent    space 11, antenna  hidden",
        "    can be any of 24",
        "",
        "deck      11 not read: advance 1, advance 4, go back 1, lose a turn x2, roll again, take cover,",
        "                       tip-off x2, blackout x2",
        "          then tip-off, advance 3, advance 2, go back 2, lose a turn",
    ]


def test_7_4_lost_turns_are_told() -> None:
    state = attrs.evolve(start(), lost=(1, 2, 0))
    rows = [below(state, SPECTATOR, seat)[0] for seat in range(3)]
    assert [row.split("  ")[-1].strip() for row in rows] == ["loses 1 turn", "loses 2 turns", "hidden"]


def test_6_3_the_whole_deck_is_known_once_every_card_was_read() -> None:
    read = tuple(start().deck)
    state = attrs.evolve(start(), bottom=read, unread=())
    assert not unread(state)
    assert drawn(state, 0)[-3:] == [
        "deck      from the top: tip-off, advance 3, advance 2, go back 2, lose a turn, blackout,",
        "                        take cover, roll again, tip-off, advance 1, advance 4, go back 1,",
        "                        lose a turn, tip-off, blackout, lose a turn",
    ]


def test_5_the_end_tells_who_has_won_and_who_everybody_was() -> None:
    ends: set[str] = set()
    for players in (3, 4):
        for seed in range(12):
            *_, before, last = every_state(players, seed)
            assert isinstance(last.phase, Over)
            reason = sicario.score(last).lines[0].reason
            words = {
                "embassy": "the embassy is reached, the agents win",
                "capture": "the sicario is captured, the agents win",
                "elimination": "two agents are eliminated, the sicario wins",
            }[reason]
            assert drawn(last, 0)[1] == f"The game is over: {words}"
            assert ("captured" in below(last, 0, last.sicario)[0]) == (reason == "capture")
            assert "captured" not in below(before, 0, before.sicario)[0]
            for seat, name in enumerate(last.characters):
                assert below(last, SPECTATOR, seat)[1].startswith(f"is {name} (")
            ends.add(reason)
    assert ends == set(sicario.REASONS)


def test_6_2_who_is_out_is_known() -> None:
    state = next(s for seed in range(20) for s in every_state(4, seed) if any(map(s.is_out, range(4))))
    seat = next(filter(state.is_out, range(4)))
    name = state.characters[seat]
    lines = below(state, SPECTATOR, seat)
    assert lines[0].split() == ["player", str(seat), "agent", "out"]
    assert lines[1].startswith(f"is {name} (")
    assert all(name not in candidates(state, other, SPECTATOR, None) for other in range(4) if other != seat)


def test_every_phase_is_told_and_a_pending_throw_as_such() -> None:
    for phase, mine, others in (
        (Rolling(1), "The die is to be thrown for you", "The die is to be thrown for player 1"),
        (
            Decoding(1),
            "Use the decoder disc, try to capture the sicario, or do neither",
            "Player 1 may use the decoder disc or try to capture the sicario",
        ),
        (Questioning(1, 2), "Tip-off: ask player 2 one question", "Tip-off: player 1 is to ask player 2 one question"),
    ):
        state = attrs.evolve(start(), phase=phase)
        assert drawn(state, 1)[1] == mine
        assert drawn(state, 0)[1] == drawn(state, SPECTATOR)[1] == others
        assert [line[2:10] for line in drawn(state, 0) if line.startswith("> ")] == ["player 1"]
    tipped = attrs.evolve(start(), phase=Questioning(0, 2))
    assert drawn(tipped, 2)[1] == "Tip-off: player 0 is to ask you one question"


def test_4_1_the_hunt_names_who_is_exposed() -> None:
    state = attrs.evolve(start(), phase=Hunting(0), positions=(None, 1, 2))
    assert drawn(state, 0)[1] == "Ask an exposed agent, or try to eliminate one: player 1 and player 2"
    assert drawn(state, 2)[1] == "Player 0 is to ask an exposed agent, or try to eliminate one: player 1 and you"


@pytest.mark.parametrize("edition", [REFERENCE, LONG, SHORT, TINY], ids=lambda edition: edition.name)
@pytest.mark.parametrize("players", [3, 4])
def test_a_drawing_fits_100_columns_and_tells_where_everybody_is(edition: Edition, players: int) -> None:
    for seed in range(2):
        for state in every_state(players, seed, edition):
            seen = drawn(state, seed)
            assert max(map(len, (*seen, *sicario.reveal(state).splitlines()))) <= 100
            assert all(line == line.rstrip() for line in seen)
            assert str(view(state, 0)).isascii()
            for seat, at in enumerate(state.positions):
                if at is not None and 0 < at < state.layout.spaces.embassy:
                    assert spaces(seen)[at] == (edition.path[at - 1], str(seat))


def spaces(lines: list[str]) -> dict[int, tuple[str, str]]:
    """Each space of the path with what is drawn there, and who stands below it."""
    found: dict[int, tuple[str, str]] = {}
    first = next(at for at, line in enumerate(lines) if line.startswith("path"))
    last = next(at for at, line in enumerate(lines) if line.startswith("embassy"))
    for at in range(first, last):
        if lines[at][6:9].strip():
            space = int(lines[at][6:9])
            under = lines[at + 1] if at + 1 < last and not lines[at + 1][6:9].strip() else ""
            for column, letter in enumerate(lines[at]):
                if column >= 10 and letter != " ":
                    found[space] = (letter, under[column : column + 1].strip())
                    space += 1
    return found


# --- what a viewer knows besides ---


def test_6_3_a_viewer_reads_its_own_character_and_nobody_elses() -> None:
    state = start()
    assert below(state, 1, 1)[1:] == [
        "you are Olga (woman, hat, no glasses, green hat)",
        "to the others you can be any of 24",
    ]
    assert below(state, 1, 0)[1:] == ["can be any of 23"]
    assert below(state, SPECTATOR, 1)[1:] == ["can be any of 24"]
    assert "Glenda" not in str(view(state, 1))
    assert "Boris" not in str(view(state, 1))


def test_few_candidates_are_named() -> None:
    facts = (Answer("woman", yes=True), Answer("no-hat", yes=False), Answer("glasses", yes=False), Missed("Elsa"))
    state = heard(start(), 1, *facts)
    assert below(state, SPECTATOR, 1)[1:] == [
        "heard woman: yes, no hat: no, glasses: no, not Elsa",
        "can be Olga, Irma",
    ]
    assert below(state, 1, 1)[-1] == "to the others you can be Olga, Irma"
    other = attrs.evolve(state, characters=("Irma", "Olga", "Boris"))
    assert below(other, 0, 1)[-1] == "can be Olga"


@pytest.mark.parametrize("players", [3, 4])
def test_6_5_candidates_fit_every_fact_and_the_truth_is_among_them(players: int) -> None:
    for seed in range(4):
        for state in every_state(players, seed):
            for viewer in (*range(players), SPECTATOR):
                own = None if viewer is SPECTATOR else state.characters[viewer]
                for seat in range(players):
                    who = candidates(state, seat, viewer, own)
                    assert state.characters[seat] in who
                    assert seat == viewer or own not in who or state.shown[seat] == own
                    cards = [state.layout.sheet.characters[name] for name in who]
                    assert all(is_true(fact, card) for fact in state.facts[seat] for card in cards)


def test_facts_in_a_few_words() -> None:
    speaker = TELLER.speaker("en")
    assert fact_words(speaker, Answer("gold-tooth", yes=False)) == "gold tooth: no"
    assert fact_words(speaker, Lights(("man", "no-hat", "glasses"), 2)) == "man / no hat / glasses: 2 of 3"
    assert fact_words(speaker, Missed("Boris")) == "not Boris"


def test_6_3_cards_that_were_not_read_are_told_without_their_order() -> None:
    for state in every_state(4, 2):
        assert Counter(dict(unread(state))) == Counter(state.unread)
    first, second = start(), attrs.evolve(start(), unread=tuple(reversed(start().unread)))
    assert first.unread != second.unread
    for viewer in (0, 1, SPECTATOR):
        assert drawn(first, viewer) == drawn(second, viewer)


# --- the whole truth ---


def test_reveal_tells_characters_and_the_order_of_the_deck() -> None:
    state = play(start(), "roll 1", "ask 1 hat")
    assert sicario.reveal(state).splitlines()[-11:] == [
        "  player 0  sicario  lair",
        "    is Glenda (woman, no hat, no glasses, freckles)",
        "  player 1  agent    space 1, street  exposed",
        "    is Olga (woman, hat, no glasses, green hat)",
        "    heard hat: yes",
        "> player 2  agent    boats            hidden",
        "    is Boris (man, hat, glasses, scar)",
        "",
        "deck      from the top: advance 3, advance 2, go back 2, lose a turn, blackout, take cover,",
        "                        roll again, tip-off, advance 1, advance 4, go back 1, lose a turn,",
        "                        tip-off, blackout, lose a turn, tip-off",
    ]
