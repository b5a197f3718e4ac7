"""What stands in a slot, and how it is told."""

from collections.abc import Mapping

import pytest

from criminals.core.base.seats import SPECTATOR, Names, Viewer
from criminals.core.looks.catalogues import Catalogues, Entry
from criminals.core.looks.phrases import NO_BREAK, Slot, Speaker, Thing, capital, slots_of

THINGS: Mapping[str, Entry] = {
    "cat": {"name": "gatta", "the": "la gatta", "gender": "f"},
    "dog": {"name": "cane", "the": "il cane"},
    "eel": "anguilla",
}


def speaker(text: Entry, lang: str = "en", viewer: Viewer | None = None, names: Names = ()) -> Speaker:
    words = {"say": {"it": text}, "animal": THINGS}
    catalogues = Catalogues("zoo", "criminals.core.looks")
    catalogues.add(lang, words)
    return Speaker(catalogues.find(lang), viewer, names)


def said(text: Entry, lang: str = "en", viewer: Viewer | None = None, names: Names = (), **slots: Slot) -> str:
    return speaker(text, lang, viewer, names).say("say", "it", slots).replace(NO_BREAK, " ")


@pytest.mark.parametrize(
    ("lang", "number", "word"),
    [("en", 1, "crook"), ("en", 0, "crooks"), ("en", 2, "crooks"), ("fr", 0, "crook"), ("it", 0, "crooks")],
)
def test_a_number_chooses_its_word(lang: str, number: int, word: str) -> None:
    assert said("{n} {n:crook|crooks}", lang, n=number) == f"{number} {word}"


def test_a_language_says_which_numbers_are_singular() -> None:
    catalogues = Catalogues("zoo", "criminals.core.looks")
    catalogues.add("xx", {"format": {"singular": "1 21"}, "say": {"it": "{n:cat|cats}"}})
    told = [Speaker(catalogues.find("xx")).say("say", "it", {"n": number}) for number in (0, 1, -1, 2, 21)]
    assert told == ["cats", "cat", "cat", "cats", "cat"]


@pytest.mark.parametrize(("lang", "told"), [("en", "$1,250"), ("it", "1.250 $"), ("fr", "1 250 $")])
def test_money_is_written_as_the_language_does(lang: str, told: str) -> None:
    assert said("{amount:money}", lang, amount=1250) == told


def test_no_line_ends_before_a_mark_of_french() -> None:
    assert speaker("oui : {amount:money} !", "fr").say("say", "it", {"amount": 3}) == (
        f"oui{NO_BREAK}: 3{NO_BREAK}${NO_BREAK}!"
    )
    assert NO_BREAK not in speaker("yes: {amount:money}!").say("say", "it", {"amount": 3})


@pytest.mark.parametrize(("is_down", "told"), [(True, "place it face down"), (False, "place it")])
def test_a_truth_chooses_its_words(is_down: bool, told: str) -> None:
    assert said("place it{down: face down|}", down=is_down) == told


@pytest.mark.parametrize(
    ("viewer", "names", "told"),
    [
        (None, (), "player 1 pays player 0"),
        (1, (), "you pay player 0"),
        (0, (), "player 1 pays you"),
        (SPECTATOR, ("Ada", "Bo"), "Bo pays Ada"),
        (1, ("Ada", "Bo"), "you pay Ada"),
        (None, {1: "Bo"}, "Bo pays player 0"),
        (None, ("Ada",), "player 1 pays Ada"),
    ],
)
def test_players_are_you_or_have_names(viewer: Viewer | None, names: Names, told: str) -> None:
    entry = {"they": "{seat} pays {actor}", "you": "you pay {actor}"}
    assert said(entry, viewer=viewer, names=names, seat=1, actor=0) == told


@pytest.mark.parametrize(("viewer", "told"), [(1, "your crooks"), (0, "player 1's crooks")])
def test_a_player_chooses_words_for_the_viewer(viewer: Viewer, told: str) -> None:
    assert said("{seat:your|{seat:of}} crooks", viewer=viewer, seat=1) == told


def test_a_name_may_have_the_marks_of_a_slot() -> None:
    assert said("{seat:your|{seat:of}} crooks", names=("", "{a|b}"), seat=1) == "{a|b}'s crooks"


@pytest.mark.parametrize(
    ("lang", "viewer", "names", "told"),
    [
        ("it", None, (), "del giocatore 1, al giocatore 1, dal giocatore 1"),
        ("it", None, ("Ada", "Bo"), "di Bo, a Bo, da Bo"),
        ("it", 1, (), "tuo, a te, da te"),
        ("it", None, ("", "Anna"), "di Anna, ad Anna, da Anna"),
        ("it", None, ("", "alphabeta 1"), "di alphabeta 1, ad alphabeta 1, da alphabeta 1"),
        ("it", None, ("", "Ada"), "di Ada, a Ada, da Ada"),
        ("it", None, ("", "la Volpe"), "della Volpe, alla Volpe, dalla Volpe"),
        ("fr", None, (), "du joueur 1, au joueur 1, le joueur 1"),
        ("fr", None, ("Bo", "Ada"), "d'Ada, à Ada, Ada"),
        ("fr", None, ("Bo", "Óscar"), "d'Óscar, à Óscar, Óscar"),
    ],
)
def test_prepositions_and_articles_become_one(lang: str, viewer: Viewer | None, names: Names, told: str) -> None:
    assert said("{seat:of}, {seat:to}, {seat:from}", lang, viewer, names, seat=1) == told


@pytest.mark.parametrize(
    ("animal", "told"),
    [
        ("cat", "gatta: la gatta, della gatta, sulla gatta, libera"),
        ("dog", "cane: il cane, del cane, sul cane, libero"),
        ("eel", "anguilla: anguilla, di anguilla, su anguilla, libero"),
    ],
)
def test_a_thing_has_forms_and_a_gender(animal: str, told: str) -> None:
    text = "{animal}: {animal:the}, {animal:of}, {animal:on}, {animal:libero|libera}"
    assert said(text, "it", animal=animal) == told


def test_things_one_after_the_other() -> None:
    several = [Thing({"name": name, "the": f"the {name}"}) for name in ("cat", "dog", "eel")]
    assert said("{n:the}", n=several) == "the cat, the dog and the eel"
    assert said("{n} {n:is|are} here", n=several[:2]) == "cat and dog are here"
    assert said("{n} {n:is|are} here", n=several[:1]) == "cat is here"
    assert said("{n} {n:none|none}", n=[]) == " none"
    assert said("{winners:wins|win}: {winners}", winners=(0, 2), names=("Ada", "Bo", "Cy")) == "win: Ada and Cy"


@pytest.mark.parametrize(
    ("last", "told"), [("Bo", "e Bo"), ("Elena", "ed Elena"), ("ezio", "ed ezio"), ("Edo", "e Edo")]
)
def test_and_may_depend_on_what_comes_after_it(last: str, told: str) -> None:
    assert said("{winners}", "it", winners=(0, 1, 2), names=("Ada", "Ivo", last)) == f"Ada, Ivo {told}"


def test_a_slot_of_its_own_kind_is_told_by_the_game() -> None:
    def card(speaker: Speaker, number: int) -> Thing:
        return Thing({"name": f"card no. {number}"})

    base = speaker("take {card}")
    assert Speaker(base.catalogue, things={"card": card}).say("say", "it", {"card": 3}) == "take card no. 3"


def test_what_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="number"):
        said("{number} crooks")
    with pytest.raises(KeyError, match=r"animal\.bee"):
        said("{animal}", animal="bee")


def test_a_slot_without_a_value_is_left_out() -> None:
    assert said("fine", seat=None) == "fine"


def test_capital_letters() -> None:
    assert capital("élan vital") == "Élan vital"
    assert capital("") == ""


def test_slots_are_found_within_slots() -> None:
    assert slots_of("{seat:your|{name:of}} {n:a|b} at {{x}} {place}") == {"seat", "name", "n", "place"}
