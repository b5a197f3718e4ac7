"""What the server says itself: in every language the same, and nothing that is never said."""

import re
from itertools import islice, takewhile
from pathlib import Path

import pytest

import criminals
from criminals import SPECTATOR
from criminals.core.looks.catalogues import LANGUAGES, read
from criminals.core.looks.checking import differences
from criminals.web.messages import people, stand_in, wrong
from criminals.web.storage.troubles import CODES

SOURCE = Path(criminals.__file__).parent / "web"
PAGE = Path(__file__).parents[2] / "docs" / "wire-format-server.md"
OTHERS = [lang for lang in LANGUAGES if lang != "en"]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_language_lacks_a_sentence(lang: str) -> None:
    assert [*differences(read("criminals.web", lang, "toml"), read("criminals.web", "en", "toml"))] == []


@pytest.mark.parametrize("lang", OTHERS)
def test_no_sentence_is_left_in_english(lang: str) -> None:
    english, other = read("criminals.web", "en", "toml"), read("criminals.web", lang, "toml")
    assert not [key for part, entries in english.items() for key, text in entries.items() if other[part][key] == text]


def test_every_sentence_is_said_somewhere() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    said = {*re.findall(r'"(\w+)"', code)}
    words = read("criminals.web", "en", "toml")
    assert not {key for entries in words.values() for key in entries} - said
    assert words["storage"].keys() == {*CODES}


def codes_in_docs(head: str) -> list[str]:
    """The codes in the table of the page about the server's interface that has a head."""
    lines = iter(PAGE.read_text(encoding="utf-8").splitlines())
    assert head in lines
    rows = takewhile(lambda line: line.startswith("|"), islice(lines, 1, None))
    return [code for row in rows for code in re.findall(r"`(\w+)`", row.split("|")[1 + head.count("| status")])]


def test_the_page_about_the_interface_has_every_code() -> None:
    words = read("criminals.web", "en", "toml")
    wrong_codes = codes_in_docs("| code of `wrong` | meaning | connection |")
    http_codes = codes_in_docs("| status | code | meaning |")
    assert sorted(wrong_codes) == sorted(words["wrong"].keys() - {"fault"})
    assert sorted(http_codes) == sorted({*words["lobby"], "not_possible"})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_of_the_server_say_nothing_of_the_game(lang: str) -> None:
    assert wrong("not_stored", lang, why="why")["sentence"].endswith("why")
    told = stand_in(1, lang, SPECTATOR, "Bot 1", "random 1")
    assert {"Bot 1", "random 1"} <= {*re.findall(r"Bot 1|random 1", told["sentence"])}
    assert people([0, 0, SPECTATOR], range(2)) == {"kind": "people", "here": [True, False], "spectators": 1}
