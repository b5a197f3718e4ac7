"""Drawings in every language, with names, and without what is only remembered."""

import re
from typing import Any, Final

import attrs
import pytest

from criminals.core.base.seats import SPECTATOR, Viewer
from criminals.core.looks.catalogues import LANGUAGES, Entry
from criminals.core.looks.phrases import NO_BREAK
from criminals.core.looks.text import WIDTH
from criminals.games import counterfeiters
from criminals.games.counterfeiters import Crew, Over, State, view
from criminals.games.counterfeiters.looks.telling import CATALOGUES
from tests.games.counterfeiters.samples.drawings import START
from tests.games.counterfeiters.scenes import DRY, every_state, scene
from tests.games.pictures import faults, texts, viewers
from tests.games.positions import play

PARTS: Final = ("draw", "picture")
"""The parts of a catalogue that drawings and pictures have their words from."""


NAMES: Final = ("Ada", "A name that is too long", "\u00c9l\u00e9onore")

FLOWN: Final = play(scene(3, cash=(200, 30, 40)), "fly commercial 50", "defraud 2", "defraud 1")
"""A table where one has flown, so that the others can only tell how much cash is possible."""

DRAWINGS: Final = {
    "en": (
        "Counterfeiters (reference), as player 1 sees it",
        "Player 0 is playing one of 2 henchmen",
        "",
        "buy 1  $60       12  ink       .             print 1                     .",
        "buy 2  $50        9  press     .             print 2         hat         .",
        "buy 3  $40       18  hologram  .             shop 1          hat         .",
        "buy 4  $30       16  lunch     .             fence 1         hat         .",
        "buy 5  $20  bin   -            [player 0]    defraud 1       sunglasses  [you]",
        "                                             defraud 2                   .",
        "                                             fly commercial              .",
        "                                             fly jet                     .",
        "",
        "police  [0] 1 2 3 G4 I5 6 S7 G8 I9 10 S11 I12 G13",
        "        G Godfather, I investigation, S strike",
        "        the supermarket takes quality 1, 2, 3",
        "",
        "              cash  offshore  both  fakes 1/2/3  henchmen",
        "> player 0      $0        $0    $0        0/0/0         2  first player",
        "    press, paper x2",
        "  you          $60        $0   $60        0/0/0         2  first next round",
        "    press, ink",
        "  bank      $3,660                     30/30/40",
        "stack   B7  press, ink x2, paper, hologram, lunch, private jet",
        "        C5  press, paper, lunch, private jet, lottery $50",
        "        D4  lunch, lottery $80, lottery $100, Great Lawyer",
    ),
    "it": (
        "Counterfeiters (edizione di riferimento): il tavolo visto dal giocatore 1",
        "Il giocatore 0 gioca uno dei suoi 2 scagnozzi",
        "",
        "mercato 1  60 $           12  inchiostro   .                stamperia 1                 .",
        "mercato 2  50 $            9  stampatrice  .                stamperia 2       cappello  .",
        "mercato 3  40 $           18  olografo     .                supermercato 1    cappello  .",
        "mercato 4  30 $           16  pranzo       .                ricettatore 1     cappello  .",
        "mercato 5  20 $  cestino   -               [giocatore 0]    frode 1           occhiali  [tu]",
        "                                                            frode 2                     .",
        "                                                            volo commerciale            .",
        "                                                            jet privato                 .",
        "",
        "polizia  [0] 1 2 3 P4 I5 6 S7 P8 I9 10 S11 I12 P13",
        "         P Padrino, I indagini, S sciopero",
        "         il supermercato accetta qualità 1, 2, 3",
        "",
        "                 reali  offshore  in tutto  false 1/2/3  scagnozzi",
        "> giocatore 0      0 $       0 $       0 $        0/0/0          2  primo giocatore",
        "    stampatrice, carta speciale x2",
        "  tu              60 $       0 $      60 $        0/0/0          2  primo nel prossimo round",
        "    stampatrice, inchiostro",
        "  banca        3.660 $                         30/30/40",
        "mazzo    B7  stampatrice, inchiostro x2, carta speciale, olografo, pranzo, jet privato",
        "         C5  stampatrice, carta speciale, pranzo, jet privato, lotteria 50 $",
        "         D4  pranzo, lotteria 80 $, lotteria 100 $, Grande Avvocato",
    ),
    "fr": (
        "Counterfeiters (édition de référence), table vue par le joueur 1",
        "Le joueur 0 joue un de ses 2 hommes de main",
        "",
        "marché 1  60 $             12  encre       .             imprimerie 1               .",
        "marché 2  50 $              9  presse      .             imprimerie 2    casquette  .",
        "marché 3  40 $             18  hologramme  .             supermarché 1   casquette  .",
        "marché 4  30 $             16  déjeuner    .             receleur 1      casquette  .",
        "marché 5  20 $  corbeille   -              [joueur 0]    fraude 1        lunettes   [vous]",
        "                                                         fraude 2                   .",
        "                                                         vol commercial             .",
        "                                                         jet privé                  .",
        "",
        "police     [0] 1 2 3 P4 E5 6 G7 P8 E9 10 G11 E12 P13",
        "           P Parrain, E enquête, G grève",
        "           le supermarché accepte : qualité 1, 2, 3",
        "",
        "            espèces  offshore  total  faux 1/2/3  hommes de main",
        "> joueur 0      0 $       0 $    0 $       0/0/0               2  premier joueur",
        "    presse, papier x2",
        "  vous         60 $       0 $   60 $       0/0/0               2  prochain premier joueur",
        "    presse, encre",
        "  banque    3 660 $                     30/30/40",
        "pioche     B7  presse, encre x2, papier, hologramme, déjeuner, jet privé",
        "           C5  presse, papier, déjeuner, jet privé, loterie 50 $",
        "           D4  déjeuner, loterie 80 $, loterie 100 $, Grand Avocat",
    ),
}
"""The same table as player 1 sees it, line by line."""


DRAWN: Final = (play(START, "buy 5", "defraud 1"), 1)
"""The table that is drawn so, and who looks at it."""


def drawn(state: State, viewer: Viewer, **options: Any) -> list[str]:
    """The lines of a drawing, with spaces of the usual kind."""
    return _plain(counterfeiters.draw(view(state, viewer), **options)).splitlines()


def row(state: State, viewer: Viewer, name: str, **options: Any) -> list[str]:
    """The figures of a player, after its name."""
    rows = (line[2:] for line in drawn(state, viewer, **options))
    return next(line.removeprefix(name).split() for line in rows if line.startswith(f"{name} "))


def _plain(text: str) -> str:
    return text.replace(NO_BREAK, " ").replace("\u202f", " ")


# --- languages ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_drawing_fits_its_columns_in_every_language(lang: str) -> None:
    for state in (FLOWN, *list(every_state(4, 2))[::5], *list(every_state(4, 3, DRY))[::7]):
        for viewer in viewers(state):
            for names in ((), (*NAMES, "Massimiliano")):
                lines = drawn(state, viewer, lang=lang, names=names)
                assert max(map(len, lines)) <= WIDTH, lines
                assert all(line == line.rstrip() for line in lines)
                known, hidden = (drawn(state, viewer, lang=lang, names=names, memory=told) for told in (True, False))
                assert known[:12] == hidden[:12]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_picture_is_sound_in_every_language(lang: str) -> None:
    for state in list(every_state(4, 2))[::23]:
        for viewer in (0, SPECTATOR):
            for memory in (True, False):
                seen_by = view(state, viewer)
                assert not list(faults(counterfeiters.svg(seen_by, lang=lang, memory=memory, names=NAMES)))


def test_the_whole_truth_of_counterfeiters_is_told_in_a_language_and_with_names() -> None:
    lines = _plain(counterfeiters.reveal(FLOWN, lang="it", names=("Ada",))).splitlines()
    assert "> Ada            120 $      50 $     170 $        0/0/0          2  primo giocatore" in lines
    assert "mazzo    -" in lines
    assert any(line.endswith("[giocatore 2]") for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_entry_is_asked_for(lang: str) -> None:
    """No entry is left over: each is part of a page, with or without what is remembered."""
    pages = (
        counterfeiters.html(view(state, viewer), lang=lang, memory=memory)
        for state in _many()
        for viewer in (0, SPECTATOR)
        for memory in (True, False)
    )
    source = _plain("".join(pages)).lower()
    for part in PARTS:
        for key, entry in CATALOGUES.own(lang)[part].items():
            for piece in re.split(r"\{[^}]*\}", _texts(entry)[0]):
                told = piece.strip().lower().replace("'", "&#x27;")
                assert told in source, (part, key)


def _many() -> list[State]:
    """Tables that differ in what is told."""
    strike, closed = attrs.evolve(START, pawn=7), attrs.evolve(START, pawn=12)
    quiet = play(START, *("laydown",) * 6)
    gap = attrs.evolve(START, market=(None, *START.market[1:]))
    ends = [list(every_state(2, seed))[-1] for seed in range(8, 12)]
    bought = play(START, "buy 5", "defraud 1")
    return [START, FLOWN, bought, strike, closed, quiet, gap, *ends]


def _texts(entry: Entry) -> tuple[str, ...]:
    return (entry,) if isinstance(entry, str) else tuple(entry.values())


def test_no_two_signs_of_the_track_have_the_same_letter() -> None:
    for lang in LANGUAGES:
        legend = drawn(START, 0, lang=lang)[13].split(", ")
        assert len({word.split()[0] for word in legend}) == len(legend) == 3


# --- names ---


def test_rows_of_notes_have_the_names_of_players() -> None:
    names = {1: "Bo", 2: " "}
    assert [row(FLOWN, 0, name, names=names)[2] for name in ("you", "Bo", "player 2")] == ["$170", "$60", "$70"]
    assert drawn(FLOWN, 1, names=("Ada", "Bo"))[:2] == [
        "Counterfeiters (scene), as Bo sees it",
        "Ada is playing one of 2 henchmen",
    ]
    assert "[Bo]" in "\n".join(drawn(FLOWN, 0, names=names))


# --- memory ---


def test_1_4_without_memory_the_notes_of_the_others_are_behind_their_screens() -> None:
    assert row(FLOWN, 1, "player 0")[:4] == ["$0-160", "$10-170", "$170", "0/0/0"]
    assert row(FLOWN, 1, "player 0", memory=False)[:5] == ["?", "?", "?", "?", "2"]
    assert "  ? behind a screen" in drawn(FLOWN, 1, memory=False)
    assert "  ? behind a screen" not in drawn(FLOWN, 1)
    for seat in range(3):
        assert row(FLOWN, SPECTATOR, f"player {seat}", memory=False)[:4] == ["?"] * 4


def test_without_memory_ones_own_notes_are_seen_and_not_what_the_others_make_of_them() -> None:
    assert row(FLOWN, 0, "you", memory=False)[:4] == ["$120", "$50", "$170", "0/0/0"]
    assert "    your cash to the others: $0-160" in drawn(FLOWN, 0)
    assert "to the others" not in "\n".join(drawn(FLOWN, 0, memory=False))


def test_without_memory_the_stack_is_seen_and_not_what_is_in_it() -> None:
    assert "stack   B7  C5  D4" in drawn(START, 0, memory=False)
    assert "Great Lawyer" not in counterfeiters.svg(view(START, 0), memory=False)
    binned = play(START, *("laydown",) * 6)
    assert drawn(binned, 0, memory=False)[-1] == "binned  paper"


def test_7_4_at_the_end_all_notes_are_shown() -> None:
    for seed in range(6):
        *_, last = every_state(3, seed)
        assert isinstance(last.phase, Over)
        assert drawn(last, 0) == drawn(last, 0, memory=False)
        assert "Screen" not in texts(counterfeiters.svg(view(last, 0), memory=False))


def test_a_picture_without_memory_has_a_screen_for_each_other_player() -> None:
    for state in list(every_state(4, 6))[:-1:29]:
        for viewer in viewers(state):
            shown = texts(counterfeiters.svg(view(state, viewer), memory=False))
            assert shown.count("Screen") == (4 if viewer is SPECTATOR else 3)
            assert shown.count("offshore") == (0 if viewer is SPECTATOR else 1)


def test_without_memory_nothing_depends_on_the_notes_of_the_others() -> None:
    """Two others swap their notes: the bank and the supply stay as they are, and nobody sees a difference."""
    swapped = 0
    for state in list(every_state(3, 5))[:-1:5]:
        first, *others = state.crews
        crews = (first, _with_notes(others[0], others[1]), _with_notes(others[1], others[0]))
        other = attrs.evolve(state, crews=crews, cash=(state.cash[0], state.cash[2], state.cash[1]))
        if isinstance(state.phase, Over):
            continue
        for viewer in (0, SPECTATOR):
            one, two = view(state, viewer), view(other, viewer)
            for show in (counterfeiters.draw, counterfeiters.svg, counterfeiters.html):
                assert show(one, memory=False) == show(two, memory=False)
            swapped += counterfeiters.draw(one) != counterfeiters.draw(two)
    assert swapped > 10


def _with_notes(crew: Crew, other: Crew) -> Crew:
    return attrs.evolve(crew, fakes=other.fakes, wealth=other.wealth, least=other.least, most=other.most)
