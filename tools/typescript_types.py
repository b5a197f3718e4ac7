"""TypeScript types of the documents, made of their schemas, and what proves them; it needs node and npm's packages.

`make schemas` writes the types anew (--write). `make typescript` checks that they are current, that the compiler takes
the client and the pages of the examples and refuses what is wrong, that the client shows views that the library
wrote, and that its speaker makes the sentences that the library makes.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Final

import attrs

import criminals
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import crooks
from tools.schemas import FOLDER, combined, games
from tools.typescript_words import cases

NAMES: Final = ("Ada", "Bo", "Cleo", "Dov")

ROOT: Final = Path(__file__).parent.parent
TOOLS: Final = ROOT / "tools" / "typescript"
EXAMPLE: Final = ROOT / "examples" / "typescript"
PAGES: Final = (ROOT / "tests" / "typescript" / "web_page", ROOT / "examples" / "browser_table")
WORDS: Final = FOLDER / "words.d.ts"
"""Types that are written by hand, of the words of any game."""
WRONG: Final = ROOT / "tests" / "typescript" / "wrong.ts"
SHIPPED: Final = ROOT / "tests" / "typescript" / "words.ts"
TELLING: Final = ROOT / "tests" / "typescript" / "tell.mjs"
OUT: Final = TOOLS / "out"
SETTINGS: Final = (
    *("--strict", "--noEmit", "--ignoreConfig", "--target", "es2022"),
    *("--module", "es2022", "--moduleResolution", "bundler"),
)
"""How the compiler reads files that are part of no project."""


def run(*command: str | Path, text: str | None = None) -> subprocess.CompletedProcess[str]:
    """A finished command of node's."""
    return subprocess.run(
        ["node", *map(str, command)], input=text, capture_output=True, encoding="utf-8", cwd=ROOT, check=False
    )


def types(name: str) -> str:
    """The TypeScript types of a game."""
    made = run(TOOLS / "types.mjs", text=json.dumps(combined(games()[name])))
    if made.returncode:
        sys.exit(f"no types could be made of {name}:\n{made.stderr}")
    return made.stdout


def compiled(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the compiler on files, and return its messages and the places they are about."""
    roots = TOOLS / "node_modules" / "@types"
    return run(TOOLS / "node_modules/typescript/lib/tsc.js", "--pretty", "false", "--typeRoots", roots, *arguments)


def stale_types() -> Iterator[str]:
    """Types that are not what the schemas give, and such as nothing gives."""
    for name in games():
        path = FOLDER / f"{name}.d.ts"
        if not path.is_file() or path.read_text(encoding="utf-8") != types(name):
            yield f"{path.name} is not current: `make schemas` writes it"
    made = {FOLDER / f"{name}.d.ts" for name in games()}
    yield from (f"{path.name} is of no game" for path in FOLDER.glob("*.d.ts") if path not in made | {WORDS})


def refused_client() -> Iterator[str]:
    """Return the compiler's complaints about the client and the types."""
    made = compiled("-p", EXAMPLE, "--outDir", OUT)
    if made.returncode:
        yield f"the compiler refuses the client:\n{made.stdout}{made.stderr}"
    made = compiled(*SETTINGS, *(FOLDER / f"{name}.d.ts" for name in games()))
    if made.returncode:
        yield f"the compiler refuses the types:\n{made.stdout}{made.stderr}"
    made = compiled(*SETTINGS, "--resolveJsonModule", SHIPPED)
    if made.returncode:
        yield f"the words are not what their type says:\n{made.stdout}{made.stderr}"


def refused_pages() -> Iterator[str]:
    """Return the compiler's complaints about the pages of the tables, whose types stand in comments."""
    for page in PAGES:
        made = compiled("-p", page)
        if made.returncode:
            yield f"the compiler refuses the page of {page.name}:\n{made.stdout}{made.stderr}"


def accepted_faults() -> Iterator[str]:
    """Lines that say they are wrong and that the compiler takes, and such as it refuses unasked."""
    made = compiled(*SETTINGS, WRONG)
    found = {int(line) for line in re.findall(r"^\S*wrong\.ts\((\d+),\d+\): error", made.stdout, re.MULTILINE)}
    lines = enumerate(WRONG.read_text(encoding="utf-8").splitlines(), 1)
    marked = {number for number, line in lines if line.endswith("// wrong")}
    yield from (f"wrong.ts:{line}: the compiler takes what is wrong" for line in sorted(marked - found))
    yield from (f"wrong.ts:{line}: the compiler refuses what is right" for line in sorted(found - marked))
    if made.returncode == 0 or not marked:
        yield f"the compiler has nothing against wrong.ts: {made.stdout}{made.stderr}"


def documents() -> Iterator[tuple[crooks.State, criminals.Viewer]]:
    """States of a few games and who looks at them."""
    rng = Random(1)
    for players in (2, 3, 4):
        state = crooks.new_game(players=players, rng=rng)
        while (actor := crooks.actor(state)) is not None:
            if rng.randrange(12) == 0:
                yield state, rng.choice((actor, 0, criminals.SPECTATOR))
            state = crooks.apply(state, rng.choice(crooks.legal_actions(state)))
        yield state, 0


def unshown_views() -> Iterator[str]:
    """Views that the client does not show as they are, and a state that it takes for one."""
    phases: set[str] = set()
    state = crooks.new_game(players=2, rng=Random(1))
    for state, viewer in documents():
        view = crooks.view(state, viewer)
        phase = type(state.phase).__name__.lower()
        if phase in phases:
            continue
        phases.add(phase)
        for lang in LANGUAGES:
            shown = client(criminals.dumps(view), lang, *NAMES)
            if shown.returncode or shown.stderr:
                yield f"the client fails at a view in the phase {phase}: {shown.stderr}"
            if phase != "placing" and criminals.prompt(view, lang, names=NAMES) not in shown.stdout:
                yield f"the client does not tell what is asked in the phase {phase}:\n{shown.stdout}"
            for seat, money in enumerate(view.money):
                told = f"{money}\N{NO-BREAK SPACE}$" if lang != "en" else f"${money}"
                if seat != viewer and f"\n{NAMES[seat]}: {told}" not in shown.stdout:
                    yield f"the client does not show the money of seat {seat} in the phase {phase}:\n{shown.stdout}"
    if len(phases) < 4:
        yield f"views in too few phases were shown: {phases}"
    refused = client(criminals.dumps(state), "en")
    if refused.returncode != 1 or "expected a view, got a document of the kind state" not in refused.stderr:
        yield f"the client takes a state: {refused.stdout}{refused.stderr}"


def client(text: str, lang: str, *names: str) -> subprocess.CompletedProcess[str]:
    """Show a document in a language with the client."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "view.json")
        path.write_text(text, encoding="utf-8")
        return run(OUT / "client.js", path, FOLDER / "crooks" / f"words.{lang}.json", *names)


def other_sentences() -> Iterator[str]:
    """Phrases of which the client's speaker makes another sentence than the library."""
    phrases = [*cases()]
    told = run(TELLING, text=json.dumps([attrs.asdict(phrase) for phrase in phrases]))
    if told.returncode:
        yield f"the speaker fails:\n{told.stderr}"
        return
    for phrase, sentence in zip(phrases, json.loads(told.stdout), strict=True):
        if sentence != phrase.sentence:
            yield f"the speaker says {sentence!r} for {phrase}"
    if len({(phrase.game, phrase.part, phrase.key) for phrase in phrases}) < 150:
        yield "too few entries were told"


def main(write: bool) -> None:
    """Write the types, or check them and what is built on them."""
    if write:
        for name in games():
            (FOLDER / f"{name}.d.ts").write_text(types(name), encoding="utf-8")
            print(f"wrote {name}.d.ts")
        return
    for check in (stale_types, refused_client, refused_pages, accepted_faults, unshown_views, other_sentences):
        faults = list(check())
        if faults:
            sys.exit("\n".join(faults))
    print("types are current; the compiler takes client and pages and refuses what is wrong")
    print("the client shows views, and speaks as the library does")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="TypeScript types of the documents.")
    parser.add_argument("--write", action="store_true", help="write the types instead of checking them")
    main(parser.parse_args().write)
