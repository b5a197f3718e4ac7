"""Drawings in every language, with names, and without what is only remembered."""

import re
from typing import Any, Final

import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from criminals.games import crooks
from criminals.games.crooks.knowledge.views import view
from criminals.games.crooks.looks.telling import TELLER
from criminals.games.crooks.looks.text import face_of, wording_of
from tests.games.crooks.samples.drawings import SPIED, START
from tests.games.crooks.scenes import BOSS_CLAN, every_state, table
from tests.games.pictures import viewers
from tests.games.positions import play

DRAWINGS: Final = {
    "en": (
        "Crooks (scene), as player 0 sees it",
        "Choose a crook of hangout E to take",
        "",
        "hangouts  A:2  B:0  C:1  D:0  E:2  F:2   bank $25",
        "  target       2    3    4    5        6    7    8    9",
        "> you          .   7n    .    .  (5noSp)    .    .    .  $8",
        "  player 1  4wSp    .    .    .     3oKi    .    .    .  $16",
        "  player 2     .    .    .    .        .    .    .    .  $15 passed",
        "seen in A: 7=3nPi 18=6n, gone 23=7n",
        "seen in E: 5=2nwAc 8=4wPi",
        "killed, player 2's: ##",
        "",
        "n Northside, w Westside, o Outfit, ## face down, () face down, you know it",
        "Pi Pickpocket, Ac Accomplice, Ki Killer, Sp Spy",
    ),
    "it": (
        "Criminals (edizione scene): il tavolo visto dal giocatore 0",
        "Scegli uno scagnozzo del covo E",
        "",
        "covi  A:2  B:0  C:1  D:0  E:2  F:2   banca 25 $",
        "  bersaglio       2    3    4    5        6    7    8    9",
        "> tu              .   7n    .    .  (5noSp)    .    .    .  8 $",
        "  giocatore 1  4wSp    .    .    .     3oKi    .    .    .  16 $",
        "  giocatore 2     .    .    .    .        .    .    .    .  15 $ ha passato",
        "visti nel covo A: 7=3nBor 18=6n, usciti 23=7n",
        "visti nel covo E: 5=2nwCo 8=4wBor",
        "scartato dal Killer, del giocatore 2: ##",
        "",
        "n Northside, w Westside, o Outfit, ## a faccia in giù, () a faccia in giù, lo conosci",
        "Bor Borseggiatore, Co Complice, Ki Killer, Sp Spia",
    ),
    "fr": (
        "Crooks (édition scene), table vue par le joueur 0",
        "Choisissez un escroc à prendre dans le lieu E",
        "",
        "lieux  A:2  B:0  C:1  D:0  E:2  F:2   banque 25 $",
        "  cible        2    3    4    5        6    7    8    9",
        "> vous         .   7n    .    .  (5noEs)    .    .    .  8 $",
        "  joueur 1  4wEs    .    .    .     3oTu    .    .    .  16 $",
        "  joueur 2     .    .    .    .        .    .    .    .  15 $ a passé",
        "vus dans le lieu A : 7=3nPi 18=6n, sortis 23=7n",
        "vus dans le lieu E : 5=2nwCo 8=4wPi",
        "escroc défaussé du joueur 2 : ##",
        "",
        "n Northside, w Westside, o Outfit, ## face cachée, () face cachée mais connu de vous",
        "Pi Pickpocket, Co Complice, Tu Tueur, Es Espion",
    ),
}
"""The same table as player 0 sees it, line by line."""


DRAWN: Final = (SPIED, 0)
"""The table that is drawn so, and who looks at it."""


def drawn(state: crooks.State, viewer: Viewer, **options: Any) -> list[str]:
    """The lines of a drawing, with spaces of the usual kind."""
    return crooks.draw(view(state, viewer), **options).replace(NO_BREAK, " ").splitlines()


# --- languages ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_columns_line_up_in_every_language(lang: str) -> None:
    for state in list(every_state(4, 2))[::7]:
        for viewer in viewers(state):
            for names in ((), ("Ada", "A name that is too long", "\u00c9l\u00e9onore")):
                lines = drawn(state, viewer, lang=lang, names=names)
                rows = [re.match(r"[> ] .*?(?=  \S+ \$|  \$\d|$)", line) for line in lines[4:9]]
                assert len({len(row[0]) for row in rows if row}) == 1, lines


def test_the_whole_truth_of_crooks_is_told_in_a_language_and_with_names() -> None:
    state = play(START, "recruit E, take 30, place 6 down", "recruit A, take 9, place 6, kill 0", "recruit B, take 23")
    lines = [line.replace(NO_BREAK, " ") for line in crooks.reveal(state, lang="it", names=("Ada",)).splitlines()]
    assert lines[:12] == [
        "covi  A:0  B:1  C:1  D:1  E:0  F:1   banca 15 $",
        "  bersaglio      2       6",
        "> Ada            .       .  14 $",
        "  giocatore 1    .  9=3oKi  17 $",
        "covo A: -, il giocatore 1 ne ha visto 1",
        "covo B: 18=6n, Ada ne ha visti 2",
        "covo C: 12=5oSc",
        "covo D: 5=2nwCo",
        "covo E: -, Ada ne ha visto 1",
        "covo F: 4=2-6",
        "in mano a Ada: 23=7n",
        "scartato dal Killer, di Ada: (30=9-2 Ada)",
    ]
    assert lines[12].startswith("scatola: 1=1+3n ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_abilities_and_no_two_gangs_have_the_same_tag(lang: str) -> None:
    wording = wording_of(TELLER.speaker(lang))
    for words in (wording.abilities, wording.gangs):
        tags = [word.short.lower() for word in words.values()]
        assert len(set(tags)) == len(tags)
        assert all(word.whole.lower().startswith(word.short.lower()) for word in words.values())
    spy = crooks.REFERENCE.crooks[13]
    assert face_of(spy, lang) == {"en": "5noSp", "it": "5noSp", "fr": "5noEs"}[lang]


def test_abilities_that_begin_alike_have_longer_tags() -> None:
    abilities = wording_of(TELLER.speaker("it")).abilities
    assert [word.short for word in abilities.values()] == ["Bor", "Co", "Sc", "Ki", "Bos", "Sp"]


# --- names ---


def test_players_have_names_and_who_has_none_a_number() -> None:
    lines = drawn(SPIED, 0, names={1: "Bo", 2: " "})
    assert [line[:10].strip() for line in lines[5:8]] == ["> you", "Bo", "player 2"]
    assert drawn(SPIED, 1, names=("Ada", "Bo"))[:2] == [
        "Crooks (scene), as Bo sees it",
        "Ada is choosing a crook of hangout E",
    ]


# --- memory ---


def test_without_memory_only_the_hangout_that_one_looks_into_is_seen() -> None:
    assert [line for line in drawn(SPIED, 0) if line.startswith("seen")] == [
        "seen in A: 7=3nPi 18=6n, gone 23=7n",
        "seen in E: 5=2nwAc 8=4wPi",
    ]
    assert [line for line in drawn(SPIED, 0, memory=False) if line.startswith("seen")] == ["seen in E: 5=2nwAc 8=4wPi"]
    assert not [line for line in drawn(SPIED, 1, memory=False) if line.startswith("seen")]


def test_without_memory_an_earlier_look_into_the_same_hangout_is_forgotten() -> None:
    state = play(
        table(A=[2, 4, 6, 8, 30], targets=(2, 3, 9)),
        "recruit A, take 2, place 2",
        "recruit A, take 30, place 9 down",
        "recruit A",
    )
    assert "seen in A: 4=2-6 6=3woAc 8=4wPi, taken 30=9-2" in drawn(state, 0)
    assert "seen in A: 4=2-6 6=3woAc 8=4wPi" in drawn(state, 0, memory=False)


def test_without_memory_a_crook_that_one_spied_on_is_a_back_and_ones_own_is_not() -> None:
    assert "(5noSp)" in drawn(SPIED, 0, memory=False)[5]
    assert "(5noSp)" in drawn(SPIED, 1)[5]
    assert "##" in drawn(SPIED, 1, memory=False)[5]
    assert "(5noSp)" not in "\n".join(drawn(SPIED, 1, memory=False))


def test_without_memory_ones_own_hand_and_crooks_on_the_move_are_seen() -> None:
    assert "in hand: 23=7n" in drawn(play(START, "recruit B, take 23"), 0, memory=False)
    state = play(START, "recruit E, take 30, place 6 down", "pass", "recruit C, take 12, place 6")
    assert "on the move: (9-2)" in drawn(state, 0, memory=False)
    assert "on the move: ##" in drawn(state, 1, memory=False)


def test_without_memory_what_went_to_the_box_face_down_is_a_back() -> None:
    state = play(START, "recruit E, take 30, place 6 down", "recruit A, take 9, place 6, kill 0")
    assert "killed, yours: (9-2)" in drawn(state, 0)
    assert "killed, yours: ##" in drawn(state, 0, memory=False)


def test_without_memory_a_hangout_that_was_left_is_like_any_other() -> None:
    left = play(table(deck=BOSS_CLAN, A=[33, 34], B=[14]), "recruit A, leave")
    assert "only Bosses in A" in drawn(left, 0)
    assert "only Bosses in A" not in drawn(left, 0, memory=False)


def test_a_spectator_remembers_no_crooks() -> None:
    for state in list(every_state(3, 4))[::6]:
        assert drawn(state, SPECTATOR) == drawn(state, SPECTATOR, memory=False)


def test_a_drawing_without_memory_shows_no_crook_that_one_with_memory_hides() -> None:
    face = re.compile(r"\d+=[^\s,]+|\([^()\s]+\)")
    for state in list(every_state(3, 6))[::4]:
        for viewer in viewers(state):
            less, more = ("\n".join(drawn(state, viewer, memory=memory)) for memory in (False, True))
            assert set(face.findall(less)) <= set(face.findall(more))
