"""The table as a picture: well-formed, legible, and with nothing in it that its viewer does not know."""

import random
from typing import Any
from xml.etree import ElementTree

import attrs
import pytest

from criminals.core.base.frozen_map import FrozenMap
from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from criminals.core.looks.svg import figure
from criminals.games import crooks
from criminals.games.crooks import State
from criminals.games.crooks.knowledge.views import View, view
from criminals.games.crooks.looks.artwork import ROW, WINE
from criminals.games.crooks.looks.text import memories, taken_cards
from criminals.testing import random_crooks_edition
from tests.games.crooks.samples.drawings import SPIED
from tests.games.crooks.scenes import BOSS_CLAN, every_state, finished, seen_before, table
from tests.games.pictures import SVG, all_drawings, faults, svg_of, texts, viewers, words
from tests.games.positions import play


def picture(state: State, viewer: Viewer) -> ElementTree.Element:
    return ElementTree.fromstring(svg_of(view(state, viewer)))


# --- what is drawn ---


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_whole_games_can_be_drawn_for_every_viewer(players: int) -> None:
    for seed in range(2):
        for at, state in enumerate(every_state(players, seed)):
            for viewer in viewers(state):
                seen_by = view(state, viewer)
                assert str(seen_by).isascii()
                if at % 7 == seed:
                    assert not list(faults(svg_of(seen_by)))


def test_every_phase_of_any_edition_can_be_drawn() -> None:
    phases: set[str] = set()
    for seed in range(25):
        edition = random_crooks_edition(random.Random(seed))
        for state in every_state(2 + seed % 3, seed, edition):
            viewer = random.Random(seed).choice(list(viewers(state)))
            if type(state.phase).__name__ not in phases or not seed % 5:
                assert not list(faults(svg_of(view(state, viewer))))
            phases.add(type(state.phase).__name__)
    assert phases == {"Recruiting", "Taking", "Placing", "Picking", "Moving", "Killing", "Spying", "Over"}


def test_5_2_a_target_has_what_the_face_up_modifiers_make_of_it() -> None:
    state = play(table(A=[22], B=[26], C=[4]), "recruit A, take 22, place 6", "recruit B, take 26, place 6")
    assert "now 7" in words(state, SPECTATOR)
    state = play(state, "recruit C, take 4, place 3")
    assert "now 0" in words(state, SPECTATOR)
    hidden = play(table(A=[22]), "recruit A, take 22, place 6 down")
    assert not [word for word in words(hidden, SPECTATOR) if word.startswith("now")]
    assert "now 8" in words(play(hidden, "pass", "pass"), SPECTATOR)


def test_6_5_a_crook_that_lies_face_down_is_a_back_with_a_face_only_for_who_knows_it() -> None:
    state = play(
        table(players=3, A=[14, 18], B=[13], C=[22]),
        "recruit A, take 14, place 6 down",
        "recruit B, take 13, place 2, spy 6",
    )
    assert "Spy" in words(state, 0)
    for viewer in (2, SPECTATOR):
        assert words(state, viewer).count("of 2") == 1  # the back tells where it came from
        assert "you know it" not in words(state, viewer)
    assert words(state, 0).count("of 2") == words(state, 1).count("of 2") == 0
    assert "you know it" in words(state, 0)
    assert "you know it" in words(state, 1)
    assert "player 1 spied on it" in words(state, SPECTATOR)
    assert svg_of(view(state, 2)).count(WINE) > svg_of(view(table(players=3, A=[14]), 2)).count(WINE)


def test_3_5_who_looks_into_a_hangout_sees_cards_to_take() -> None:
    state = play(table(A=[14, 18, 23], B=[9]), "recruit A")
    assert [word for word in words(state, 0) if word.startswith("take")] == ["take 14", "take 18", "take 23"]
    for viewer in (1, SPECTATOR):
        assert not [word for word in words(state, viewer) if word.startswith("take")]


def test_6_4_a_hand_is_a_face_for_its_owner_and_a_back_for_the_others() -> None:
    state = play(table(A=[14, 18], B=[9]), "recruit A, take 14")
    assert "crook 14" in words(state, 0)
    assert words(state, 0)[words(state, 0).index("In hand") + 1] == "you"
    assert words(state, 1)[words(state, 1).index("In hand") + 1] == "player 0"
    assert "crook 14" not in words(state, 1)
    assert "of 2" in words(state, SPECTATOR)


def test_4_4_crooks_on_the_move_have_their_place() -> None:
    state = play(table(A=[30], B=[12]), "recruit A, take 30, place 6 down", "pass", "recruit B, take 12, place 6")
    for viewer in viewers(state):
        assert "On the move" in words(state, viewer)
    assert "9" in words(state, 0)[-12:]


def test_6_7_discards_are_shown_as_each_viewer_knows_them() -> None:
    state = play(table(A=[30], B=[9], C=[10]), "recruit A, take 30, place 6 down", "recruit B, take 9, place 6, kill 0")
    assert {"killed, yours", "9\u22122"} <= set(words(state, 0))
    assert {"killed, player 0", "A of 1"} <= set(words(state, 1))
    assert "9\u22122" not in words(state, 1)
    returned = play(
        table(targets=(2,), A=[18], B=[32]), "recruit A, take 18, place 2", "pass", "recruit B, take 32, return"
    )
    assert "returned, player 0" in words(returned, SPECTATOR)


def test_3_9_a_hangout_that_was_left_is_marked() -> None:
    left = play(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A, leave")
    assert "only Bosses" in words(left, SPECTATOR)


def test_6_3_what_was_seen_stands_below_its_hangout() -> None:
    state = play(table(A=[18, 23, 24], B=[9]), "recruit A, take 18, place 6")
    assert {"23", "24", "you know them"} <= set(words(state, 0))
    state = play(state, "recruit A, take 23, place 6 down")
    assert "1 of these" in words(state, 0)
    assert "you know it" in words(state, 1)
    many = play(table(purse=40, A=range(14, 30), B=[9]), "recruit A, take 14, place 6")
    assert "and 8 more" in words(many, 0)


def test_4_3_a_stack_makes_its_row_higher() -> None:
    low = finished("22 at 6, 18 at 5", "26 at 6")
    high = finished("22 at 6, 5 at 6", "26 at 6")
    assert int(picture(high, 0).attrib["height"]) > int(picture(low, 0).attrib["height"])


@pytest.mark.parametrize("narrow", [False, True], ids=("wide", "narrow"))
def test_who_has_passed_has_no_more_than_an_outline_until_the_end(narrow: bool) -> None:
    state = play(table(A=[9], B=[18]), "pass")
    outline = f'fill="none" stroke="{ROW}"'
    assert [crooks.svg(view(each, 1), narrow=narrow).count(outline) for each in (state, play(state, "pass"))] == [1, 0]


@pytest.mark.parametrize(
    ("value", "width", "before", "expected"),
    [
        (7, 5, "", "7"),
        (1234, 25, "", "1234"),
        (12345, 25, "", "1e4"),
        (12345, 33, "", "12345"),
        (-123456789, 45, "", "\u22121.2e8"),
        (-123456789, 10, "", "\u22121e8"),
        (10**400, 60, "$", "$1.0e400"),
    ],
)
def test_a_number_that_is_too_long_is_told_roughly(value: int, width: int, before: str, expected: str) -> None:
    assert figure(value, width, before=before) == expected


# --- nothing leaks ---


def test_6_1_worlds_that_a_viewer_can_not_tell_apart_look_the_same() -> None:
    first, second = table(players=3, A=[18, 23, 9], B=[14]), table(players=3, A=[18, 23, 30], B=[14])
    pairs = [
        (first, second),
        (play(first, "recruit A"), play(second, "recruit A")),
        (play(first, "recruit A, take 9"), play(first, "recruit A, take 18")),
        (play(first, "recruit A, take 23, place 6 down"), play(second, "recruit A, take 30, place 6 down")),
    ]
    for one, other in pairs:
        for viewer in (1, 2, SPECTATOR):
            assert all_drawings(view(one, viewer)) == all_drawings(view(other, viewer))
    assert all_drawings(view(pairs[2][0], 0)) != all_drawings(view(pairs[2][1], 0))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_crooks_that_a_viewer_does_not_know_may_change_places(players: int) -> None:
    rng = random.Random(players)
    for state in list(every_state(players, players))[::7]:
        for viewer in viewers(state):
            seen_by = view(state, viewer)
            secret = unknown(seen_by)
            shuffled = rng.sample(secret, len(secret))
            other = exchanged(state, dict(zip(secret, shuffled, strict=True)))
            assert all_drawings(view(other, viewer)) == all_drawings(seen_by)


def unknown(seen_by: View) -> list[int]:
    """The ids that a viewer has never seen."""
    shown = {card.crook for card in taken_cards(seen_by) if isinstance(card, crooks.FaceUp)}
    shown |= set(seen_by.known.values()) | {crook for looks in seen_by.seen for look in looks for crook in look}
    return [crook.id for crook in seen_by.edition.crooks if crook.id not in shown]


def exchanged(state: State, new: dict[int, int]) -> State:
    """The state with crooks in each other's places."""
    dealt = tuple(
        tuple(sorted(new.get(id_, id_) for id_ in ids[:size])) + tuple(new.get(id_, id_) for id_ in ids[size:])
        for ids, size in zip(state.dealt, state.sizes, strict=True)
    )
    return attrs.evolve(state, dealt=dealt, undealt=tuple(sorted(new.get(id_, id_) for id_ in state.undealt)))


def test_the_order_of_what_is_known_does_not_matter() -> None:
    for state in list(every_state(3, 5))[::10]:
        for viewer in range(3):
            seen_by = view(state, viewer)
            backwards = FrozenMap(dict(reversed(list(seen_by.known.items()))))
            assert all_drawings(attrs.evolve(seen_by, known=backwards)) == all_drawings(seen_by)


def test_what_is_remembered_of_a_look_is_what_may_be_there() -> None:
    for players in (2, 4):
        for state in every_state(players, 3):
            for viewer in range(players):
                seen_by = view(state, viewer)
                for memory in memories(seen_by):
                    assert set(state.pile(memory.hangout)) <= set(memory.there)
                    assert sorted(memory.there + memory.gone) == list(seen_by.seen_in(memory.hangout)[-1])


def test_who_was_seen_before_and_taken_since_is_named_below_the_hangout() -> None:
    state = seen_before()
    assert "somebody took" in words(state, 0)
    assert "somebody took" not in words(state, 1)


# --- languages, names and memory ---


def told(state: State, viewer: Viewer, lang: str, **options: Any) -> list[str]:
    """Every text in the picture, with spaces of the usual kind."""
    drawing = crooks.svg(view(state, viewer), lang=lang, **options)
    return [text.replace(NO_BREAK, " ") for text in texts(drawing)]


@pytest.mark.parametrize(
    ("lang", "expected"),
    [
        (
            "en",
            "CROOKS | scene edition, as player 0 sees it | Player 1 | $16 | Bank | Killer | killed, player 2 | C of 2",
        ),
        (
            "it",
            "CRIMINALS | edizione scene, tavolo visto dal giocatore 0 | Giocatore 1 | 16 $ | Banca | Spia | C di 2",
        ),
        (
            "fr",
            "CROOKS | édition scene, table vue par le joueur 0 | Joueur 1 | 16 $ | Banque | défaussé, joueur 2 | vous",
        ),
    ],
)
def test_a_picture_of_crooks_is_in_its_language(lang: str, expected: str) -> None:
    assert set(expected.split(" | ")) <= set(told(SPIED, 0, lang))
    drawing = crooks.svg(view(SPIED, 0), lang=lang)
    root = ElementTree.fromstring(drawing)
    assert root.findtext(f"{SVG}desc") == crooks.draw(view(SPIED, 0), lang=lang)
    assert drawing in crooks.html(view(SPIED, 0), lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_crooks_nothing_is_cut_short_in_any_language(lang: str) -> None:
    for players in (2, 4):
        for state in list(every_state(players, 3))[::9]:
            for viewer in (0, SPECTATOR):
                drawing = crooks.svg(view(state, viewer), lang=lang, names=("Massimiliano", "Bo"))
                assert not list(faults(drawing))
                assert not [text for text in texts(drawing) if "\u2026" in text]


def test_crooks_players_have_their_names_and_the_viewer_is_marked() -> None:
    shown = told(SPIED, 0, "en", names=("Ada", "Bo & <Co>"))
    assert {"Ada", "Bo & <Co>", "Player 2", "you", "Bo & <Co> spied on it"} <= set(shown)
    assert "scene edition, as Ada sees it" in shown
    assert "<Co>" not in crooks.html(view(SPIED, 0), names=("Ada", "Bo & <Co>"))


def test_without_memory_a_picture_of_crooks_has_what_lies_in_the_open_and_what_is_ones_own() -> None:
    shown = told(SPIED, 0, "en", memory=False)
    assert {"Spy", "you know it", "take 5", "take 8"} <= set(shown)
    remembered = {"you know them", "player 1 spied on it", "C of 2", "C of 3: taken from C when 3 lay there"}
    assert remembered <= set(told(SPIED, 0, "en"))
    assert remembered.isdisjoint(shown)
    assert {"you know it", "of 4"}.isdisjoint(told(SPIED, 1, "en", memory=False))
    assert "you know it" in told(SPIED, 1, "en")
    left = play(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A, leave")
    assert "only Bosses" not in told(left, 0, "en", memory=False)
