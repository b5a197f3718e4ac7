"""The table as a picture: well-formed, legible, and with nothing in it that its viewer does not know."""

import random
from itertools import pairwise
from typing import Any
from xml.etree import ElementTree

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from criminals.games import sicario
from criminals.games.sicario import (
    REFERENCE,
    Answer,
    Fact,
    Lights,
    Missed,
    Rolling,
    State,
    view,
)
from criminals.games.sicario.looks.artwork import fact_chip, fact_width
from criminals.games.sicario.looks.portraits import face
from criminals.games.sicario.looks.text import candidates
from tests.games.pictures import SVG, all_drawings, faults, svg_of, texts, viewers, words
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
    assert {"15 not read", "then", "16 events", "lose a turn \u00d73", "tip-off"} <= set(words(state, 0))
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
    facts: list[Fact] = [Answer("hat", yes) for yes in (True, False)]
    facts += [Lights(("man", "hat", "glasses"), number) for number in range(4)]
    facts.append(Missed("Olga"))
    assert fact_chip(facts[0], "hat") != fact_chip(facts[0], "scar")
    assert len({fact_chip(fact, "hat") for fact in facts}) == len(facts)
    assert all(fact_width(fact, "hat") > 30 for fact in facts)
    assert len({face(0, 0, character) for character in REFERENCE.characters}) == len(REFERENCE.characters)
    for character in REFERENCE.characters:
        assert face(0, 0, character) != face(0, 0, attrs.evolve(character, sign="monocle"))


def test_6_4_everybody_is_drawn_at_the_end() -> None:
    for seed in range(4):
        *_, last = every_state(4, seed)
        shown = words(last, SPECTATOR)
        assert all(shown.count(name) >= 2 for name in last.characters)
        assert not {"name fits", "names fit"} & set(shown)
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


# --- languages, names and memory ---


def told(state: State, viewer: Viewer, lang: str, **options: Any) -> list[str]:
    """Every text in the picture, with spaces of the usual kind."""
    drawing = sicario.svg(view(state, viewer), lang=lang, **options)
    return [text.replace(NO_BREAK, " ") for text in texts(drawing)]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            (
                "SICARIO | reference edition, as player 1 sees it | Player 0 | sicario | you | space 1, street | "
                "exposed | hat | tip-off | 15 not read | to others 1 of 12 | to throw"
            ),
        ),
        (
            "it",
            (
                "SICARIO | edizione di riferimento, tavolo visto dal giocatore 1 | Giocatore 0 | tu | Casella Tombino 1"
                " | allo scoperto | cappello | soffiata | 15 non lette | per gli altri 1 su 12 | da tirare"
            ),
        ),
        (
            "fr",
            (
                "SICARIO | édition de référence, table vue par le joueur 1 | Joueur 0 | tueur à gages | vous"
                " | case 1, rue | à découvert | chapeau | tuyau | 15 non lues | pour les autres : 1 sur 12 | à lancer"
            ),
        ),
    ],
)
def test_a_picture_of_sicario_is_in_its_language(lang: str, expected: str) -> None:
    state = play(start(), "roll 1", "ask 1 hat")
    assert set(expected.split(" | ")) <= set(told(state, 1, lang))
    drawing = sicario.svg(view(state, 1), lang=lang)
    assert ElementTree.fromstring(drawing).findtext(f"{SVG}desc") == sicario.draw(view(state, 1), lang=lang)
    assert drawing in sicario.html(view(state, 1), lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_sicario_nothing_is_cut_short_in_any_language(lang: str) -> None:
    for players in (3, 4):
        for state in list(every_state(players, 3))[::7]:
            for viewer in (0, 1, SPECTATOR):
                drawing = sicario.svg(view(state, viewer), lang=lang, names=("Massimiliano", "Bo"))
                assert not list(faults(drawing))
                assert not [text for text in texts(drawing) if "\u2026" in text]


def test_a_sign_that_is_too_long_for_its_card_has_two_lines() -> None:
    assert {"taches de", "rousseur", "dent en or"} <= set(told(start(), SPECTATOR, "fr"))
    assert "gold tooth" in told(start(), SPECTATOR, "en")


def test_sicario_players_have_their_names_and_the_viewer_is_marked() -> None:
    shown = told(start(), 0, "en", names=("Ada", "Bo & <Co>"))
    assert {"Ada", "Bo & <Co>", "Player 2", "you", "The die is to be thrown for Bo & <Co>"} <= set(shown)
    assert "reference edition, as Ada sees it" in shown
    assert "<Co>" not in sicario.html(view(start(), 0), names=("Ada", "Bo & <Co>"))


def test_without_memory_a_picture_of_sicario_has_what_lies_in_the_open_and_what_is_ones_own() -> None:
    state = play(start(), "roll 1", "ask 1 hat")
    remembered = {"hat", "15 not read", "then", "tip-off", "nothing heard", "names fit", "an agent can be it"}
    assert remembered <= set(told(state, 1, "en"))
    shown = told(state, 1, "en", memory=False)
    assert remembered.isdisjoint(shown)
    assert {"space 1, street", "exposed", "16 events", "green hat"} <= set(shown)
    assert shown.count("not shown") == 2
    assert shown.count("Olga") == 2
    assert "stroke-dasharray" not in sicario.svg(view(state, 1), memory=False)


def test_without_memory_all_is_drawn_that_the_end_shows() -> None:
    *_, last = every_state(4, 1)
    shown = told(last, SPECTATOR, "en", memory=False)
    assert {"all read", "agent", "sicario"} <= set(shown)
    assert all(shown.count(name) == 2 for name in last.characters)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_row_of_a_player_tells_whose_the_number_on_the_path_is(lang: str) -> None:
    state = attrs.evolve(start(), positions=(None, 1, 2))
    names = {0: "Ada", 1: "Bo", 2: "Cleo"}
    for viewer in viewers(state):
        shown = view(state, viewer)
        signs = texts(sicario.svg(shown, lang=lang, names=names))
        assert {f"{before} {after}" for before, after in pairwise(signs)} >= {"0 Ada", "1 Bo", "2 Cleo"}
        drawn = sicario.draw(shown, lang=lang, names=names).splitlines()
        assert all(any(f" ({seat}) " in line for line in drawn) for seat in range(state.players))
