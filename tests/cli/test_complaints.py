"""What a command cannot do is said in the language of who asked: arguments, files, bots."""

import re
from pathlib import Path
from typing import Final

import pytest

import criminals
from criminals import Record
from criminals.cli.complaints import Complaint, complaining, reported, worded
from criminals.core.looks.catalogues import LANGUAGES, read
from criminals.core.looks.phrases import NO_BREAK
from tests.cli.running import Run
from tests.games.every_game.looks.test_languages import texts_of, words_of

OTHERS: Final = [lang for lang in LANGUAGES if lang != "en"]

NAMES: Final = frozenset({"crooks", "first", "game", "in", "on", "ply", "record", "rules", "seat", "viewer"})
"""Words of every language, options and names."""

MALFORMED: Final = '{"criminals": 1, "kind": "state"}'


def record(path: Path, *actions: str) -> str:
    """A file with a record of Crooks, begun by seat 0."""
    first = criminals.new_game("crooks", players=3, seed=1, first=0)
    path.write_text(
        criminals.dumps(Record.of(first, [criminals.parse_action("crooks", each) for each in actions])),
        encoding="utf-8",
    )
    return str(path)


def said(run: Run, *arguments: str) -> str:
    """The complaint of a command, with spaces of the usual kind."""
    ran = run(*arguments)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("criminals: ")
    assert ran.err.count("\n") == 1
    return ran.err.removeprefix("criminals: ").rstrip("\n").replace(NO_BREAK, " ")


CASES: Final[dict[tuple[str, ...], tuple[str, str]]] = {
    ("replay", "/no/where"): (
        "non si può leggere /no/where: il file non c'è",
        "impossible de lire /no/where : ce fichier n'existe pas",
    ),
    ("replay", "/"): (
        "/: la cartella non contiene partite di un torneo",
        "/ : ce dossier ne contient aucune partie de tournoi",
    ),
    ("watch", "--file", "/no/where"): (
        "non si può scrivere /no/where: la cartella non esiste",
        "impossible d'écrire /no/where : le dossier n'existe pas",
    ),
    ("play", "--seat", "9"): (
        "--seat: il giocatore 9 non c'è, i giocatori vanno da 0 a 2",
        "--seat : les joueurs vont de 0 à 2, pas 9",
    ),
    ("play", "--first", "9"): (
        "--first: il giocatore 9 non c'è, i giocatori vanno da 0 a 2",
        "--first : les joueurs vont de 0 à 2, pas 9",
    ),
    ("play", "--sicario", "0"): (
        "--sicario: Criminals non ha un Sicario; --first GIOCATORE dice chi comincia",
        "--sicario : Crooks n'a pas de tueur à gages ; --first JOUEUR dit qui commence",
    ),
    ("play", "crooks", "gredy"): (
        "il bot «gredy» non c'è: ci sono random, rule, ismcts, oracle, process:COMANDO e python:MODULO:NOME",
        ("il n'y a pas de bot « gredy » : il y a random, rule, ismcts, oracle, process:COMMANDE et python:MODULE:NOM"),
    ),
    ("play", "crooks", "ismcts:seconds=-1"): (
        "l'impostazione seconds è un numero maggiore di 0, al massimo 10000000, non -1",
        "le réglage seconds est un nombre supérieur à 0, au plus 10000000, pas -1",
    ),
    ("play", "crooks", "--hint", "ismcts:iterations=0"): (
        "l'impostazione iterations è un numero intero da 1 a 10000000, non 0",
        "le réglage iterations est un nombre entier de 1 à 10000000, pas 0",
    ),
    ("watch", "crooks", "process:no-such-program bot.mjs", "random"): (
        "qui il programma «no-such-program» non c'è",
        "il n'y a pas de programme « no-such-program » ici",
    ),
    ("play", "crooks", "process:node 'bot.mjs"): (
        "in «process:node 'bot.mjs» mancano le virgolette di chiusura",
        "dans « process:node 'bot.mjs », un guillemet n'est pas fermé",
    ),
    ("play", "crooks", "oracle"): (
        "oracle vuole la verità: non giocheresti ad armi pari",
        "oracle veut la vérité : vous ne joueriez pas à armes égales",
    ),
    ("play", "crooks", *["random"] * 7): (
        "l'edizione «reference» è per 2 o 3 o 4 giocatori, non 8 (§2.1)",
        "l'édition « reference » est pour 2, 3, 4 joueurs, pas 8 (§2.1)",
    ),
    ("watch", "--edition", "none"): (
        "l'edizione «none» non c'è: ci sono reference, tiny, bosses, oppure creane una con Edition",
        "il n'y a pas d'édition « none » : il y a reference, tiny, bosses, ou faites-en une avec Edition",
    ),
    ("watch", "--viewer", "7"): (
        "--viewer: un giocatore da 0 a 2, spectator o truth, non 7",
        "--viewer : un joueur de 0 à 2, spectator ou truth, pas 7",
    ),
}


@pytest.mark.parametrize("arguments", CASES, ids=" ".join)
def test_what_can_not_be_done_is_said_in_the_language(run: Run, arguments: tuple[str, ...]) -> None:
    assert [said(run, *arguments, "--lang", lang) for lang in OTHERS] == [*CASES[arguments]]


@pytest.mark.parametrize("lang", OTHERS)
def test_no_complaint_about_a_file_has_words_of_english(run: Run, lang: str, tmp_path: Path) -> None:
    file = tmp_path / "x"
    kept = record(tmp_path / "kept")
    (tmp_path / "seen").write_text(
        criminals.dumps(criminals.loads(Path(kept).read_text("utf-8")).for_viewer(1)), encoding="utf-8"
    )
    complaints = [
        said(run, *arguments, "--lang", lang)
        for arguments in (
            ("play", "--file", kept, "--edition", "tiny"),
            ("play", "sicario", "--file", kept),
            ("play", "--file", kept, "--first", "1"),
            ("play", "crooks", "random", "--file", kept),
            ("play", "crooks", "random", "random", "--file", record(tmp_path / "illegal", "take 3")),
            ("replay", kept, "--ply", "9"),
            ("replay", str(tmp_path / "seen"), "--viewer", "0"),
        )
    ]
    for data in (b"", b"{", b"[1", MALFORMED.encode(), b"game: crooks\n", b"\xff\xfe{}", b'{"a": 1, "a": NaN}'):
        file.write_bytes(data)
        complaints += [
            said(run, "replay", str(file), "--lang", lang),
            said(run, "play", "--file", str(file), "--lang", lang),
        ]
    english, own = ({word for text in _texts(each) for word in words_of(text)} for each in ("en", lang))
    for complaint in complaints:
        told = re.sub(r"\$[\w.\[\]]*|«[^»]*»|\"[^\"]*\"|" + re.escape(str(tmp_path)) + r"/\w+", "", complaint)
        foreign = {word for word in words_of(told) & english - own - NAMES if len(word) > 1}
        assert not foreign, complaint


def _texts(lang: str) -> list[str]:
    packages = ["criminals.core.looks", "criminals.games.crooks.looks"]
    faults = [text for package in packages for text in texts_of(read(package, lang, "faults.toml"))]
    plain = [text for package in (*packages, "criminals.cli") for text in texts_of(read(package, lang, "toml"))]
    return faults + plain


def test_the_locale_says_the_language_of_a_complaint(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert said(run, "play", "--seat", "9") == CASES["play", "--seat", "9"][0]
    assert said(run, "play", "--seat", "9", "--lang", "fr") == CASES["play", "--seat", "9"][1]
    assert said(run, "play", "--lang", "xx") == "--lang: non ci sono parole in «xx», solo in en, it, fr"
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert said(run, "play", "--seat", "9") == "--seat: the seats are 0 to 2, not 9"


def test_a_command_without_a_table_speaks_the_language_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert said(run, "check-bot", "gredy").startswith("il bot «gredy» non c'è: ci sono random")
    assert said(run, "bench", "--lang", "de").startswith("--lang: non ci sono parole in «de», solo in en, it, fr")


@pytest.mark.parametrize(
    ("error", "lines"),
    [
        (OSError("no room"), ("no room", "no room", "no room")),
        (
            criminals.InvalidArgument("so it is"),
            ("--x: so it is", "--x: so it is", "--x : so it is"),
        ),
    ],
)
def test_errors_of_others_are_said_as_they_are(error: Exception, lines: tuple[str, ...]) -> None:
    about = "--x" if isinstance(error, criminals.CriminalsError) else ""
    assert tuple(reported(error, about)(lang).replace(NO_BREAK, " ") for lang in LANGUAGES) == lines


def test_a_complaint_is_a_line_of_english_to_python() -> None:
    with pytest.raises(Complaint, match=r"^--x: no$"), complaining("--x"):
        raise ValueError("no")
    complaint = Complaint(worded("answer", "interrupted"), 130)
    assert (str(complaint), complaint.told("it"), complaint.told("xx"), complaint.code) == (
        "interrupted",
        "partita interrotta",
        "interrupted",
        130,
    )


@pytest.mark.parametrize(
    ("lang", "secret", "told"),
    [
        (
            "it",
            "python:tests.cli.faulty_bots:Silent è escluso (nessuna mossa): ",
            "(nessuna mossa): non ha indicato nessuna mossa",
        ),
        ("fr", "python:tests.cli.faulty_bots:Silent ", " : n'a donné aucun coup"),
    ],
)
def test_a_bot_that_fails_is_told_of_in_the_language_of_the_table(run: Run, lang: str, secret: str, told: str) -> None:
    ran = run("watch", "crooks", "python:tests.cli.faulty_bots:Silent", "random", "--seed", "1", "--lang", lang)
    assert ran.code == 1
    assert secret in ran.out
    assert told in ran.err.replace(NO_BREAK, " ")
    assert "gave no action" not in ran.out + ran.err
