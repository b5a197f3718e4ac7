"""Drawings in every language, with names, and without what is only remembered."""

import re
from typing import Any, Final

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from criminals.games import sicario
from criminals.games.sicario import Answer, Ask, Began, Fact, Hunting, Lights, Missed, Questioning, State, view
from criminals.games.sicario.looks.telling import CATALOGUES
from tests.games.pictures import viewers
from tests.games.positions import play
from tests.games.sicario.played import LONG, SHORT, every_state, start

HEARD: Final = play(start(), "roll 1", "ask 1 hat", "roll 6", "disc man no-hat glasses", "eliminate 1 Irma", "roll 3")
"""Everything that can be heard was heard, and seat 1 loses a turn."""

DRAWINGS: Final = {
    "en": (
        "Sicario (reference), as player 1 sees it",
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
        "  you (1)   agent    space 2, street    exposed  loses 1 turn",
        "    you are Olga (woman, hat, no glasses, green hat)",
        "    heard hat: yes, not Irma",
        "    to the others you can be any of 11",
        "> player 2  agent    space 11, antenna  hidden",
        "    can be any of 23",
        "",
        "deck      11 not read: advance 1, advance 4, go back 1, lose a turn x2, roll again, take cover,",
        "                       tip-off x2, blackout x2",
        "          then tip-off, advance 3, advance 2, go back 2, lose a turn",
    ),
    "it": (
        "Sicario (edizione di riferimento): il tavolo visto dal giocatore 1",
        "Bisogna tirare il dado per il giocatore 2",
        "",
        "barche       -",
        "percorso   1 ttptt tpttt attpt ptptt atttp tttpt ttatt ptptp ttat",
        "              1          2",
        "Ambasciata   - (ne serve 1)",
        "             t Casella Tombino, p palazzo, a palazzo con antenna",
        "",
        "  giocatore 0  Sicario  tana",
        "    si sa: uomo / senza cappello / con occhiali (1 su 3)",
        "    può essere uno fra 9 personaggi",
        "  tu (1)       Agente   Casella Tombino 2    allo scoperto  salta 1 turno",
        "    sei Olga (donna, con cappello, senza occhiali, cappello verde)",
        "    si sa: cappello (sì), Irma (no)",
        "    per gli altri puoi essere uno fra 11 personaggi",
        "> giocatore 2  Agente   casella 11, antenna  al riparo",
        "    può essere uno fra 23 personaggi",
        "",
        "mazzo        11 non lette: avanza di 1, avanza di 4, indietro di 1, salta un turno x2,",
        "                           tira di nuovo il dado, mettiti al riparo, soffiata x2, blackout x2",
        "             poi soffiata, avanza di 3, avanza di 2, indietro di 2, salta un turno",
    ),
    "fr": (
        "Sicario (édition de référence), table vue par le joueur 1",
        "On lance le dé pour le joueur 2",
        "",
        "bateaux      -",
        "parcours   1 rrirr rirrr arrir irirr arrri rrrir rrarr iriri rrar",
        "              1          2",
        "ambassade    - (il faut 1 agent)",
        "             r rue, i immeuble, a immeuble avec antenne",
        "",
        "  joueur 0  tueur à gages  repaire",
        "    connu : homme / sans chapeau / avec lunettes (1 sur 3)",
        "    peut être un personnage parmi 9",
        "  vous (1)  agent          case 2, rue       à découvert  1 tour à passer",
        "    vous êtes Olga (femme, avec chapeau, sans lunettes, chapeau vert)",
        "    connu : chapeau (oui), pas Irma",
        "    pour les autres, vous pouvez être un personnage parmi 11",
        "> joueur 2  agent          case 11, antenne  à l'abri",
        "    peut être un personnage parmi 23",
        "",
        "paquet       11 cartes non lues : avancez de 1, avancez de 4, reculez de 1, passez un tour x2,",
        "                                  relancez le dé, mettez-vous à l'abri, tuyau x2,",
        "                                  panne de courant x2",
        "             puis, dans l'ordre : tuyau, avancez de 3, avancez de 2, reculez de 2, passez un tour",
    ),
}
"""The same table as player 1 sees it, line by line."""


DRAWN: Final = (HEARD, 1)
"""The table that is drawn so, and who looks at it."""


def drawn(state: State, viewer: Viewer, **options: Any) -> list[str]:
    """The lines of a drawing, with spaces of the usual kind."""
    return sicario.draw(view(state, viewer), **options).replace(NO_BREAK, " ").splitlines()


# --- languages ---


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("edition", [sicario.REFERENCE, LONG, SHORT], ids=lambda edition: edition.name)
def test_a_drawing_fits_100_columns_in_every_language(lang: str, edition: sicario.Edition) -> None:
    names = ("Massimiliano", "A name that is too long", "\u00c9l\u00e9onore")
    for state in list(every_state(4, 2, edition))[::5]:
        truth = sicario.reveal(state, lang=lang, names=names).splitlines()
        for viewer in viewers(state):
            lines = drawn(state, viewer, lang=lang, names=names)
            assert max(map(len, (*lines, *truth))) <= 100
            assert all(line == line.rstrip() for line in lines)


def test_whoever_is_asked_is_told_so_as_the_french_say_it() -> None:
    state = attrs.evolve(start(), phase=Questioning(0, 1), positions=(None, 1, 2))
    names = ("Ann", "Bob", "Cy")
    told = [
        (
            sicario.prompt(seen, "fr", names=names),
            sicario.describe(Began(state.phase), "fr", view=seen, names=names),
            sicario.describe(Ask(1, "hat"), "fr", view=seen, names=names),
        )
        for seen in (view(state, 1), view(state, 2))
    ]
    assert [tuple(text.replace(NO_BREAK, " ") for text in texts) for texts in told] == [
        (
            "Tuyau : Ann doit vous poser une question",
            "Tuyau : Ann vous pose une question",
            "Vous demander : « Portez-vous un chapeau ? »",
        ),
        (
            "Tuyau : Ann doit poser une question à Bob",
            "Tuyau : Ann pose une question à Bob",
            "Demander à Bob : « Portez-vous un chapeau ? »",
        ),
    ]


def test_a_long_sentence_has_two_lines() -> None:
    state = attrs.evolve(start(), phase=Hunting(0), positions=(None, 1, 2))
    assert drawn(state, 1, lang="it", names=("Massimiliano", "Bo", "Wilhelmina"))[1:4] == [
        "Massimiliano deve fare una domanda a un Agente allo scoperto (tu e Wilhelmina), o tentare di",
        "eliminarne uno",
        "",
    ]


def test_the_whole_truth_of_sicario_is_told_in_a_language_and_with_names() -> None:
    state = play(start(), "roll 1", "ask 1 hat")
    lines = [line.replace(NO_BREAK, " ") for line in sicario.reveal(state, lang="it", names=("Ada",)).splitlines()]
    assert (
        lines[-11:]
        == [
            "  Ada (0)      Sicario  tana",
            "    è Glenda (donna, senza cappello, senza occhiali, lentiggini)",
            "  giocatore 1  Agente   Casella Tombino 1  allo scoperto",
            "    è Olga (donna, con cappello, senza occhiali, cappello verde)",
            "    si sa: cappello (sì)",
            "> giocatore 2  Agente   barche             al riparo",
            "    è Boris (uomo, con cappello, con occhiali, cicatrice)",
            "",
            "mazzo        dall'alto: avanza di 3, avanza di 2, indietro di 2, salta un turno, blackout,",
            "                        mettiti al riparo, tira di nuovo il dado, soffiata, avanza di 1,",
            "                        avanza di 4, indietro di 1, salta un turno, soffiata, blackout,",
        ]
        or lines[-12:-1]
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_letters_of_the_path_differ(lang: str) -> None:
    words = CATALOGUES.own(lang)["draw"]
    letters = [words[f"letter_{kind}"] for kind in ("street", "building", "antenna")]
    assert len(set(map(str, letters))) == 3
    assert all(isinstance(letter, str) and len(letter) == 1 for letter in letters)


# --- names ---


def rows(lines: list[str]) -> list[str]:
    """Whose the rows of the players are."""
    return [line[2:].split("  ")[0] for line in lines if re.match(r"[> ] \S.*  (sicario|agent)", line)]


def test_players_have_names_and_always_the_number_that_stands_on_the_path() -> None:
    assert rows(drawn(HEARD, 0, names={1: "Bo", 2: " "})) == ["you (0)", "Bo (1)", "player 2"]
    assert rows(drawn(HEARD, SPECTATOR)) == ["player 0", "player 1", "player 2"]
    assert drawn(HEARD, 1, names=("Ada", "Bo", "Cy"))[:2] == [
        "Sicario (reference), as Bo sees it",
        "The die is to be thrown for Cy",
    ]


# --- memory ---


def test_without_memory_nothing_heard_and_nobodys_candidates_are_told() -> None:
    assert drawn(HEARD, 1, memory=False) == [
        *DRAWINGS["en"][:9],
        "  player 0  sicario  lair",
        "  you (1)   agent    space 2, street    exposed  loses 1 turn",
        "    you are Olga (woman, hat, no glasses, green hat)",
        "> player 2  agent    space 11, antenna  hidden",
        "",
        "deck      16 cards",
    ]


def test_6_2_without_memory_who_is_out_is_still_known() -> None:
    state = next(s for seed in range(20) for s in every_state(4, seed) if any(map(s.is_out, range(4))))
    name = state.characters[next(filter(state.is_out, range(4)))]
    assert any(line.startswith(f"    is {name} (") for line in drawn(state, SPECTATOR, memory=False))


def test_6_4_without_memory_all_is_told_that_the_end_shows() -> None:
    *_, last = every_state(4, 1)
    lines = drawn(last, SPECTATOR, memory=False)
    assert all(any(line.startswith(f"    is {name} (") for line in lines) for name in last.characters)
    assert any(line.startswith("deck      from the top: ") for line in lines)
    assert not [line for line in lines if line.startswith("    heard")]


def test_tables_that_differ_only_in_what_is_remembered_look_the_same_without_memory() -> None:
    facts: tuple[frozenset[Fact], ...] = (
        frozenset({Lights(("man", "hat", "glasses"), 0)}),
        frozenset({Answer("hat", yes=True), Missed("Irma")}),
        frozenset(),
    )
    one = start()
    other = attrs.evolve(one, facts=facts, bottom=one.unread[:3], unread=one.unread[3:])
    for viewer in viewers(one):
        for show in (sicario.draw, sicario.svg, sicario.html):
            assert show(view(one, viewer)) != show(view(other, viewer))
            assert show(view(one, viewer), memory=False) == show(view(other, viewer), memory=False)


def test_a_drawing_without_memory_tells_nothing_that_one_with_memory_does_not() -> None:
    for state in list(every_state(3, 6))[::4]:
        for viewer in viewers(state):
            less, more = (drawn(state, viewer, memory=memory) for memory in (False, True))
            assert {line for line in less if not line.startswith("deck")} <= set(more)
