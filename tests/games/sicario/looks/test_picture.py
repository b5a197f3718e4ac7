"""The table as a picture: well-formed, legible, and with nothing in it that its viewer does not know."""

import random
from xml.etree import ElementTree

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR
from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    Answer,
    Fact,
    Lights,
    Missed,
    Rolling,
    view,
)
from criminals.games.sicario.looks.artwork import fact_chip, fact_width
from criminals.games.sicario.looks.picture import drawn
from criminals.games.sicario.looks.portraits import face
from criminals.games.sicario.looks.text import candidates
from tests.games.pictures import SVG, all_drawings, faults, svg_of, viewers, words
from tests.games.positions import play
from tests.games.sicario.played import every_state, start

# --- what is drawn ---


@pytest.mark.parametrize("spaces", [*range(1, 46), 91, 92, 93, 199, 200])
def test_1_2_a_path_of_any_length_fits(spaces: int) -> None:
    edition = attrs.evolve(REFERENCE, path=("s" + "sab" * 67)[:spaces])
    state = sicario.new_game(players=4, rng=random.Random(1), edition=edition)
    shown = words(state, 0)
    assert not list(faults(svg_of(view(state, 0))))
    assert str(spaces) in shown
    assert "boats" in shown
    assert any(word.startswith("embassy") for word in shown)


def test_6_6_a_pending_throw_is_drawn_as_such() -> None:
    for state in list(every_state(3, 1))[::3]:
        pending, shown = isinstance(state.phase, Rolling), words(state, 0)
        assert ("to throw" in shown) == ("?" in shown) == pending
        assert ("1 to 6" in shown) == (not pending)
        assert any(word.startswith("The die is to be thrown for ") for word in shown) == pending


def test_4_1_who_is_exposed_and_what_is_lost_is_drawn() -> None:
    state = play(start(), "roll 1", "ask 1 hat", "roll 6", "skip")
    shown = words(state, SPECTATOR)
    assert {"space 1, street", "exposed", "space 11, antenna", "hidden", "lair"} <= set(shown)
    assert "loses 1 turn" not in shown
    assert "loses 1 turn" in words(attrs.evolve(state, lost=(0, 1, 0)), SPECTATOR)


def test_6_3_cards_not_read_and_those_whose_place_is_known_are_drawn() -> None:
    assert "16 not read" in words(start(), 0)
    assert "then" not in words(start(), 0)
    state = play(start(), "roll 1", "ask 1 hat")
    assert {"15 not read", "then", "16 events", "lose turn \u00d73", "tip-off"} <= set(words(state, 0))
    read = attrs.evolve(state, bottom=state.deck, unread=())
    assert "all read" in words(read, 0)
    assert "then" not in words(read, 0)


def test_6_1_what_was_heard_is_drawn_and_who_can_be_whom() -> None:
    state = start()
    assert words(state, 0).count("nothing heard") == 3
    facts: tuple[frozenset[Fact], ...] = (
        frozenset({Lights(("man", "hat", "glasses"), 0), Missed("Sonia")}),
        frozenset({Answer("green-hat", yes=True)}),
        frozenset(),
    )
    heard = attrs.evolve(state, facts=facts)
    shown = words(heard, SPECTATOR)
    assert shown.count("nothing heard") == 1
    assert "man, hat, glasses" in shown
    assert "Glenda, Wanda" in shown  # the sicario can be nobody else
    assert shown.count("Olga") == 2  # on the sheet, and as the only one for seat 1
    assert words(state, SPECTATOR).count("24") == 4  # each of three seats, and a space of the path


@pytest.mark.parametrize("players", [3, 4])
def test_the_sheet_has_a_sign_for_each_seat_that_can_be_a_character(players: int) -> None:
    for state in list(every_state(players, 3))[::11]:
        for viewer in viewers(state):
            own = None if viewer is SPECTATOR else state.characters[viewer]
            possible = sum(len(candidates(state, seat, viewer, own)) for seat in range(players))
            root = ElementTree.fromstring(svg_of(view(state, viewer)))
            small = [e for e in root.iter(f"{SVG}rect") if e.attrib["width"] == e.attrib["height"] == "14"]
            assert len(small) == possible + 2  # two stand in the legend
            dashed = [e for e in small if "stroke-dasharray" in e.attrib]
            if viewer is SPECTATOR or state.shown[viewer] is not None:
                assert not dashed
            else:
                assert len(dashed) == len(candidates(state, viewer, viewer, own))


def test_every_fact_and_every_sign_has_a_look_of_its_own() -> None:
    facts: list[Fact] = [Answer(trait, yes) for trait in ("hat", "scar", "Olga") for yes in (True, False)]
    facts += [Lights(("man", "hat", "glasses"), number) for number in range(4)]
    facts.append(Missed("Olga"))
    assert len({fact_chip(fact) for fact in facts}) == len(facts)
    assert all(fact_width(fact) > 30 for fact in facts)
    assert len({face(0, 0, character) for character in REFERENCE.characters}) == len(REFERENCE.characters)
    for character in REFERENCE.characters:
        assert face(0, 0, character) != face(0, 0, attrs.evolve(character, sign="monocle"))


def test_6_4_everybody_is_drawn_at_the_end() -> None:
    for seed in range(4):
        *_, last = every_state(4, seed)
        shown = words(last, SPECTATOR)
        assert all(shown.count(name) >= 2 for name in last.characters)
        assert "can be it" not in shown
        assert any(word.startswith("The game is over: ") for word in shown)


# --- for a page ---


def test_a_picture_needs_nothing_from_outside() -> None:
    for state in list(every_state(4, 1))[::10]:
        source = svg_of(view(state, 1)).replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert not [word for word in ("http", "url(", "href", "<image", "<use", "@import") if word in source]


# --- nothing leaks ---


@pytest.mark.parametrize("players", [3, 4])
def test_6_3_what_a_viewer_does_not_know_may_be_otherwise(players: int) -> None:
    """The others are somebody else, as far as all that was heard fits, and the unread cards lie in another order."""
    rng = random.Random(players)
    other_people = shuffled = 0
    for state in [state for seed in range(3) for state in list(every_state(players, seed))[::9]]:
        for viewer in viewers(state):
            characters = list(state.characters)
            for seat in range(players):
                known = None if viewer is SPECTATOR else state.characters[viewer]
                free = [name for name in candidates(state, seat, viewer, known) if name not in characters]
                if seat != viewer and free:
                    characters[seat] = rng.choice(free)
            unread = tuple(rng.sample(state.unread, len(state.unread)))
            other = attrs.evolve(state, characters=tuple(characters), unread=unread)
            other_people += other.characters != state.characters
            shuffled += unread != state.unread
            assert all_drawings(view(other, viewer)) == all_drawings(view(state, viewer))
    assert other_people
    assert shuffled


def test_a_viewer_sees_its_own_character() -> None:
    state = start()
    other = attrs.evolve(state, characters=("Glenda", "Elsa", "Boris"))
    pairs = zip(all_drawings(view(state, 1)), all_drawings(view(other, 1)), strict=True)
    assert all(one != two for one, two in pairs)
    assert words(state, 1).count("Olga") == 2
    assert words(state, 0).count("Olga") == 1


def test_a_picture_needs_only_the_table_and_the_viewers_character() -> None:
    for state in list(every_state(3, 6))[::11]:
        for viewer in range(3):
            assert drawn(state.table, viewer, state.characters[viewer]) == all_drawings(view(state, viewer))[1]
