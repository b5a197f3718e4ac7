"""Everything that a command prints is in the language that is asked for: refusals of arguments, help and results."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

import criminals
from criminals.cli.catalogue import CATALOGUES
from criminals.cli.dispatch import COMMANDS
from criminals.cli.table.unlisted import refused
from criminals.cli.table.voice import Voice
from criminals.core.looks.catalogues import LANGUAGES, Catalogue, joined, read
from criminals.core.looks.checking import differences
from criminals.core.looks.phrases import NO_BREAK
from criminals.dice import generator
from criminals.schemas.names import SCHEMA_KINDS
from tests.cli.running import Ran, Run
from tests.wording import SEATS, texts_of, words_in

OTHERS: Final = [lang for lang in LANGUAGES if lang != "en"]

FILES: Final = {
    "criminals.cli": ("toml", "pages.toml"),
    "criminals.bots": ("toml",),
    "criminals.core.looks": ("toml", "faults.toml"),
}
"""The catalogues of what a command prints without a table."""

NAMES: Final = words_in(
    "criminals crooks counterfeiters sicario kuhn process false random rule ismcts oracle play watch replay serve "
    "tournament check bot schema words bench show python truth seconds iterations module path exist such nowhere "
    "bots faulty silent tests cli view state record json"
)
"""Commands, games, bots and values, which are the same in every language."""

HELD: Final = re.compile(r"--[\w-]+|\{show,check\}|`[^`]*`|«[^»]*»|'[^']*'|\$[\w.]+|/\S+|\w+\.\w[\w.]*|\w+_\w+")
"""Options, what was typed, codes and places: they are in no language."""

MISUSED: Final[Mapping[tuple[str, ...], tuple[str, str, str]]] = {
    (): (
        "the following arguments are required: COMMAND",
        "manca ancora: COMANDO",
        "il manque encore : COMMANDE",
    ),
    ("paly",): (
        f"COMMAND: invalid choice: 'paly' (choose from {', '.join(COMMANDS)})",
        f"COMANDO: «paly» non è fra le scelte possibili ({', '.join(COMMANDS)})",
        f"COMMANDE : « paly » n'est pas un choix possible ({', '.join(COMMANDS)})",
    ),
    ("--paly", "play"): (
        "unrecognized arguments: --paly",
        "argomenti sconosciuti: --paly",
        "arguments inconnus : --paly",
    ),
    ("tournament",): (
        "the following arguments are required: game",
        "manca ancora: gioco",
        "il manque encore : jeu",
    ),
    ("words", "show"): (
        "the following arguments are required: GAME|FILE",
        "manca ancora: GIOCO|FILE",
        "il manque encore : JEU|FICHIER",
    ),
    ("words", "sow", "crooks"): (
        "{show,check}: invalid choice: 'sow' (choose from show, check)",
        "{show,check}: «sow» non è fra le scelte possibili (show, check)",
        "{show,check} : « sow » n'est pas un choix possible (show, check)",
    ),
    ("replay", "a", "-x"): (
        "unrecognized arguments: -x",
        "argomenti sconosciuti: -x",
        "arguments inconnus : -x",
    ),
    ("play", "--se", "3"): (
        "ambiguous option: --se could match --seat, --seed",
        "opzione ambigua: --se può essere --seat, --seed",
        "option ambiguë : --se peut être --seat, --seed",
    ),
    ("serve", "--port"): (
        "--port: expected one argument",
        "--port: manca il valore",
        "--port : il manque la valeur",
    ),
    ("replay", "a", "--all=3"): (
        "--all: it takes no value",
        "--all: non vuole nessun valore",
        "--all : aucune valeur n'est attendue",
    ),
    ("serve", "--password", "a", "--open"): (
        "--open: not allowed with argument --password",
        "--open: non si può usare insieme a --password",
        "--open : ne va pas avec --password",
    ),
    ("play", "--seat", "-1"): (
        "--seat: a whole number from 0 up is expected, not '-1'",
        "--seat: ci vuole un numero intero da 0 in su, non '-1'",
        "--seat : il faut un nombre entier à partir de 0, pas '-1'",
    ),
    ("bench", "--pairs", "0"): (
        "--pairs: a whole number from 1 up is expected, not '0'",
        "--pairs: ci vuole un numero intero da 1 in su, non '0'",
        "--pairs : il faut un nombre entier à partir de 1, pas '0'",
    ),
    ("watch", "--delay", "nan"): (
        "--delay: a number above 0 is expected, not 'nan'",
        "--delay: ci vuole un numero maggiore di 0, non 'nan'",
        "--delay : il faut un nombre supérieur à 0, pas 'nan'",
    ),
    ("tournament", "crooks", "random", "oracle", "--workers", "1"): (
        "oracle wants the truth: only --truth tells it",
        "oracle vuole la verità, e gliela dice solo --truth",
        "oracle veut la vérité : seul --truth la lui dit",
    ),
    ("watch", "crooks", "oracle", "random"): (
        "oracle wants the truth: only --truth tells it",
        "oracle vuole la verità, e gliela dice solo --truth",
        "oracle veut la vérité : seul --truth la lui dit",
    ),
    ("play", "--load", "no.where"): (
        "--load no.where: there is no module no",
        "--load no.where: il modulo no non c'è",
        "--load no.where : il n'y a pas de module no",
    ),
    ("bench", "--lang", "xx"): (
        "--lang: no words in 'xx', only in en, it, fr",
        "--lang: non ci sono parole in «xx», solo in en, it, fr",
        "--lang : il n'y a pas de mots en « xx », seulement : en, it, fr",
    ),
}
"""What cannot be done, and what is said of it."""

USUAL: Final = [
    ("check-bot",),
    ("check-bot", "gredy"),
    ("check-bot", "random", "--game", "chess"),
    ("check-bot", "random", "--edition", "none"),
    ("schema",),
    ("schema", "picture"),
    ("schema", "view", "chess"),
    ("words",),
    ("words", "check", "/no/where"),
    ("words", "show", "chess"),
    ("bench", "--game", "chess"),
    ("tournament", "crooks"),
    ("tournament", "crooks", "random", "random"),
    ("tournament", "crooks", "random", "rule", "--players", "9"),
    ("tournament", "crooks", "random", "rule", "--deals", "many"),
    ("serve", "--host", "0.0.0.0"),
    ("serve", "--bot", "x"),
    ("replay",),
    ("play", "chess"),
]
"""More of what is often refused."""


@pytest.fixture(autouse=True)
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever the terminal of who runs the tests."""
    monkeypatch.setenv("COLUMNS", "100")


def texts(lang: str) -> Iterator[str]:
    """Every text in a language that a command may print."""
    for package, endings in FILES.items():
        for ending in endings:
            yield from texts_of(read(package, lang, ending))


@cache
def english(lang: str) -> set[str]:
    """The words that are of English alone."""
    return words_in(*texts("en")) - words_in(*texts(lang)) - NAMES


def english_in(told: str, lang: str) -> set[str]:
    """The words of English alone in what was printed."""
    plain = " ".join(told.split()).replace(", ".join(SCHEMA_KINDS), "")
    return words_in(HELD.sub(" ", plain)) & english(lang)


def spoken(ran: Ran, lang: str) -> None:
    """All of what was printed is in a language."""
    told = ran.out + ran.err
    assert not english_in(told, lang), told
    assert not re.search(SEATS, HELD.sub(" ", told)), told


# --- catalogues ---


@pytest.mark.parametrize("lang", OTHERS)
def test_the_words_of_tournaments_are_complete(lang: str) -> None:
    english, own = (read("criminals.bots", each, "toml") for each in ("en", lang))
    assert [*differences(own, english)] == []
    texts = {(part, key): entry for part, entries in own.items() for key, entry in entries.items()}
    alike = {key for key, entry in texts.items() if entry == english[key[0]][key[1]]}
    assert alike <= {("report", "heading"), ("figures", "percent")}


# --- refusals ---


@pytest.mark.parametrize("arguments", MISUSED, ids=" ".join)
def test_arguments_are_refused_in_the_language(
    run: Run, monkeypatch: pytest.MonkeyPatch, arguments: tuple[str, ...]
) -> None:
    for lang, told in zip(LANGUAGES, MISUSED[arguments], strict=True):
        monkeypatch.setenv("LC_ALL", f"{lang}.UTF-8")
        ran = run(*arguments)
        assert (ran.code, ran.out) == (2, "")
        *usage, last = ran.err.replace(NO_BREAK, " ").splitlines()
        assert last == f"criminals: {told}"
        if usage:
            assert usage[0].startswith({"en": "usage: ", "it": "uso: ", "fr": "utilisation : "}[lang] + "criminals")


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("arguments", [*USUAL, *MISUSED], ids=" ".join)
def test_no_refusal_has_words_of_english(run: Run, arguments: tuple[str, ...], lang: str) -> None:
    named = () if "--lang" in arguments else ("--lang", lang)
    ran = run(*arguments[:1], *named, *arguments[1:]) if arguments else run(*named)
    assert ran.code == 2
    if named:
        spoken(ran, lang)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_no_help_has_words_of_english(run: Run, command: str, lang: str) -> None:
    ran = run(*filter(None, [command]), "--help", "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    examples = re.compile(r"(?m)^  (?:criminals|printf) .*?(?=   |$)")
    spoken(Ran(0, examples.sub("", ran.out), ""), lang)


def test_words_of_english_are_seen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted in one entry of one language."""
    found = CATALOGUES.find("it")
    planted = Catalogue("it", joined(found.words, {"misuse": {"missing": "manca ancora, required: {listed}"}}))
    assert english_in(run("replay", "--lang", "it").err, "it") == set()

    def find(lang: str) -> Catalogue:
        return planted

    monkeypatch.setattr(CATALOGUES, "find", find)
    assert english_in(run("replay", "--lang", "it").err, "it") == {"required"}


# --- results ---


def shown(value: tuple[str, ...] | int) -> str:
    return "" if isinstance(value, int) else " ".join(value)


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("tournament", "crooks", "random", "rule", "--deals", "1", "--workers", "1"), 0),
        (("tournament", "crooks", "random", "process:false", "--deals", "1", "--workers", "1", "--seed", "1"), 1),
        (("tournament", "crooks", "python:tests.cli.faulty_bots:Silent", "rule", "--deals", "1", "--workers", "1"), 1),
        (("check-bot", "random", "--game", "crooks", "--edition", "tiny", "--rounds", "1"), 0),
        (("check-bot", "python:tests.cli.faulty_bots:Silent", "--game", "crooks"), 1),
        (("check-bot", "oracle", "--game", "crooks"), 1),
        (("check-bot", "process:false", "--game", "sicario"), 1),
        (("bench", "--pairs", "1", "--game", "sicario"), 0),
    ],
    ids=shown,
)
def test_no_result_has_words_of_english(run: Run, arguments: tuple[str, ...], code: int, lang: str) -> None:
    ran = run(*arguments, "--lang", lang)
    assert (ran.code, ran.err) == (code, "")
    spoken(ran, lang)


def test_a_tournament_is_told_alike_in_three_languages(run: Run) -> None:
    """The same figures, as each language writes them."""
    asked = "tournament", "crooks", "random", "rule", "--deals", "2", "--workers", "1", "--seed", "5", "--no-times"
    english, *others = (run(*asked, "--lang", lang).out.replace(NO_BREAK, " ") for lang in LANGUAGES)
    figures = re.findall(r"-?\d+\.?\d*", english)
    assert "| `rule` | 140 | 140 to 140 | 100.0% | 4 | 0 |" in english
    for told in others:
        assert re.findall(r"-?\d+\.?\d*", re.sub(r"(\d),(\d)", r"\1.\2", told)) == figures
    assert "| `rule` | 140 | da 140 a 140 | 100,0% | 4 | 0 |" in others[0]
    assert "| `rule` | 140 | de 140 à 140 | 100,0 % | 4 | 0 |" in others[1]


@pytest.mark.parametrize("lang", OTHERS)
def test_a_catalogue_is_checked_in_the_language(run: Run, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "words"
    file.write_text('[game]\ncrooks = "X {y}"\n[zz]\na = "b"\n', encoding="utf-8")
    ran = run("words", "check", str(file), "--lang", lang)
    assert ran.code == 1
    lines = [line.replace(NO_BREAK, " ") for line in ran.out.splitlines()]
    assert {"it": f"{file}: zz.a: ", "fr": f"{file} : zz.a : "}[lang] in ran.out.replace(NO_BREAK, " ")
    assert lines[-1].endswith({"it": " errori", "fr": " fautes"}[lang])
    why = Ran(1, "\n".join({re.sub(r"^.*?\b\w+\.[\w-]+", "", line) for line in lines[:-1]}), "")
    spoken(why, lang)


# --- things that cannot be chosen now ---


@pytest.mark.parametrize(
    ("lang", "typed", "told"),
    [
        ("en", "BUY 1", "refused: it costs $70, you have $20 in cash"),
        ("it", "mercato 1", "mossa rifiutata: costa 70 $, ma hai 20 $"),
        ("fr", "MARCHE 1", "refusé : cela coûte 70 $, vous avez 20 $"),
    ],
)
def test_a_listed_thing_that_cannot_be_chosen_now_is_refused_with_the_reason(
    run: Run, lang: str, typed: str, told: str
) -> None:
    asked = "play", "counterfeiters", "rule", "rule", "--seed", "3", "--first", "0", "--lang", lang
    out = run(*asked, lines=f"{typed}\n").out.replace(NO_BREAK, " ")
    assert f"> {typed}\n{told}" in out


def test_a_choice_of_the_step_before_is_not_unknown(run: Run) -> None:
    asked = "play", "counterfeiters", "rule", "rule", "--seed", "3", "--first", "0", "--lang", "it"
    out = run(*asked, lines="stamperia 1\nsupermercato 1\nstendi\nindietro\nstendi\n").out
    assert "> stendi\n«stendi» non è fra queste scelte: con indietro ci torni\n" in out
    assert "> stendi\n  Stendi uno scagnozzo\n" in out


TYPED: Final = {
    "crooks": {"en": ("pass", "A"), "it": ("passa", "A"), "fr": ("passer", "A")},
    "counterfeiters": {"en": ("buy 1", "decline"), "it": ("mercato 1", "rinuncia"), "fr": ("marché 1", "renoncer")},
    "sicario": {"en": ("scar", "glasses"), "it": ("cicatrice", "occhiali"), "fr": ("cicatrice", "lunettes")},
}
"""Things that have a name in the lists of choices."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", criminals.GAMES)
def test_a_thing_that_cannot_be_chosen_is_refused_by_what_the_view_tells(game: str, lang: str) -> None:
    """In every view of a game: only a view is asked, so that nothing hidden is told."""
    rng, state = generator(3), criminals.new_game(game, players=3, seed=3)
    voice = Voice(lang)
    refusals = 0
    while (actor := criminals.actor(state)) is not None:
        if not isinstance(actor, int):
            state = criminals.advance(state, rng)
            continue
        view: Any = criminals.view(state, actor)
        name = rng.choice(TYPED[game][lang])
        violation = refused(view, name, voice)
        if violation is not None:
            refusals += 1
            assert criminals.describe(violation, lang, view=view)
        state = criminals.apply(state, rng.choice(criminals.legal_actions(view)))
    assert refusals
