"""The tables of the docs hold: they tell what is met in play, and what stands in the library."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from inspect import signature
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final, get_args

import pytest

import criminals
from criminals import CHANCE, SPECTATOR, bots, testing
from criminals.core.base.faults import DIGITS, MOST_FAULTS
from criminals.core.documents.envelope import ENVELOPE, KINDS
from criminals.core.documents.strict_json import DEEPEST, LONGEST, MOST_PARTS
from criminals.core.looks import themes
from criminals.core.looks.catalogues import read
from criminals.core.looks.phrases import slots_of
from criminals.games import counterfeiters, crooks, sicario
from criminals.games.counterfeiters.box import fields as counterfeiters_fields
from criminals.games.counterfeiters.rules.layout import lay_out
from criminals.games.crooks.box.fields import LONGEST_NAME, MOST_CARDS
from criminals.games.sicario.box import fields as sicario_fields
from criminals.games.sicario.box.fields import LARGEST_DIE, LONGEST_PATH, MOST_CHARACTERS, MOST_EVENTS
from criminals.testing.kits.games import RANDOM
from tools import fault_lists

DOCS: Final = Path(__file__).parent.parent / "docs"

NAMES: Final = ("crooks", "counterfeiters", "sicario")
LOOKS: Final = tuple(f"criminals.games.{name}.looks" for name in NAMES)

every_game = pytest.mark.parametrize("game", [crooks, counterfeiters, sicario], ids=lambda game: game.NAME)


def table(page: str, first: str, below: str = "") -> Iterator[list[str]]:
    """The rows of the table whose head starts with a cell, without its head; the first one below a line."""
    lines = iter((DOCS / page).read_text(encoding="utf-8").splitlines())
    if below:
        assert below in lines
    for line in lines:
        if line.startswith(f"| {first} |"):
            break
    next(lines)
    for line in lines:
        if not line.startswith("|"):
            return
        yield [cell.strip() for cell in line.strip("|").split("|")]


def clauses_linked(cell: str) -> list[str]:
    return re.findall(r"\[([\d.]+)\]", cell)


def fields_named(cell: str) -> list[str]:
    """The fields that a cell of a table names first, before anything is said of them."""
    return re.findall(r"`(\w+)`", cell)


def played(name: str, rng: Random, games: int, reference: int) -> Iterator[tuple[Any, Any]]:
    """Every state of random games, with what is played there; of the reference edition first, then of any."""
    game: Any = criminals.GAMES[name]
    for number in range(games):
        state = testing.random_first(name, rng, "reference" if number < reference else RANDOM)
        while (seat := game.actor(state)) is not None:
            if seat is CHANCE:
                action = rng.choice(game.legal_actions(state))
            else:
                bot = bots.RandomBot(eager=rng.randrange(4) != 0)
                action = bot.choose(game.view(state, seat), rng)
            yield state, action
            state = game.apply(state, action)
        yield state, None


# --- refusals ---


def met(name: str) -> Iterator[criminals.Violation]:
    """Refusals of random games; editions made by chance are those in which rare things happen often."""
    kit = testing.KITS[name]
    game: Any = kit.game
    games = {"crooks": 80, "counterfeiters": 100, "sicario": 40}[name]
    for state, _ in played(name, Random(1), games, reference=3):
        universe = kit.universe(state)
        some = game.legal_actions(state)[:1] or tuple(universe)[:1]
        refusals = [game.violation(state, action) for action in universe]
        refusals += [game.violation(state, action, by=seat) for action in some for seat in game.seats(state)]
        refusals += [game.violation(game.view(state, SPECTATOR), action) for action in some]
        yield from filter(None, refusals)


def form(sentence: str) -> str:
    """A sentence without its numbers and letters, which differ from case to case."""
    return re.sub(r"\d+(, \d+)*|\b[A-Z]\b", "#", sentence)


@every_game
def test_the_table_of_refusals_tells_what_is_met_in_play(game: Any) -> None:
    clauses: dict[str, set[str]] = defaultdict(set)
    params: dict[str, set[frozenset[str]]] = defaultdict(set)
    forms: dict[str, set[str]] = defaultdict(set)
    for refusal in set(met(game.NAME)):
        clauses[refusal.code].add(refusal.clause)
        params[refusal.code].add(frozenset(refusal.params))
        forms[refusal.code].add(form(game.describe(refusal)))

    rows = list(table("refusals.md", "code", f"### {game.NAME.capitalize()}"))
    assert [code.strip("`") for code, *_ in rows] == list(game.CODES)
    for name, links, names, _, example in rows:
        code = name.strip("`")
        assert set(clauses_linked(links)) == clauses[code], code
        assert {frozenset(fields_named(names))} == params[code], code
        assert form(example) in forms[code], code


# --- pictures ---


def test_the_page_about_boards_has_every_variable_of_pictures() -> None:
    rows = list(table("how-to-board.md", "variable"))
    listed = [name.strip("`").removeprefix("--criminals-") for name, *_ in rows]
    assert listed == [*themes.TABLE, *themes.PIECES]
    light = themes.theme_style("light")
    for name, _, colour in rows:
        assert f"{name.strip('`')}:{colour.strip('`') or 'initial'}" in light.split(";")
    used = {
        name
        for game in NAMES
        for state, _ in islice(played(game, Random(1), 3, reference=3), 0, None, 5)
        for picture in (criminals.svg(criminals.view(state, 0), legal=True),)
        for name in re.findall(r"var\(--criminals-(\w+),", picture)
    }
    assert used == {*listed}


# --- errors ---


def test_the_pages_of_errors_have_every_class_and_every_code() -> None:
    classes = [cell.strip("`") for cell, _ in table("errors.md", "error")]
    kinds = {name for name in criminals.__all__ if _is_error(getattr(criminals, name))} - {"CriminalsError"}
    assert set(classes) == kinds
    pages = ("error-codes", *(f"error-codes-{name}" for name in NAMES))
    shown = [fault_lists.on_page_markdown((DOCS / f"{page}.md").read_text(encoding="utf-8")) for page in pages]
    rows = [
        fields_named(line.rpartition(" | ")[0])
        for page in shown
        for line in page.splitlines()
        if line.startswith("| `")
    ]
    told = [read(package, "en", "faults.toml")["fault"] for package in ("criminals.core.looks", *LOOKS)]
    wanted = [{code, *slots_of(str(text))} for each in told for code, text in each.items()]
    assert [*map(set, rows)] == wanted
    assert [line for page in shown for line in page.splitlines() if line.endswith("} |")] == []  # taken for attributes


def _is_error(value: object) -> bool:
    return isinstance(value, type) and issubclass(value, criminals.CriminalsError)


# --- events ---


@every_game
def test_the_table_of_events_tells_what_happens_in_play(game: Any) -> None:
    public: dict[str, set[bool]] = defaultdict(set)
    for state, action in played(game.NAME, Random(2), games=300, reference=3):
        for event in () if action is None else game.step(state, action).events:
            public[type(event.fact).__name__].add(event.seers is None)

    rows = list(table(f"games/{game.NAME}-events.md", "fact"))
    assert [name.strip("`") for name, *_ in rows] == [fact.__name__ for fact in game.VIEW_EVENTS]
    for (name, fields, _, seers, links), fact in zip(rows, game.VIEW_EVENTS, strict=True):
        assert fields_named(fields) == list(signature(fact).parameters), name
        assert public[fact.__name__] == {seers == "everybody"}, name
        assert clauses_linked(links) == re.findall(r"§([\d.]+\d)", fact.__doc__ or ""), name


# --- fields ---


@pytest.mark.parametrize(
    ("game", "first"),
    [
        (crooks, "field"),
        (counterfeiters, "field of a view of Counterfeiters"),
        (sicario, "field of a view of Sicario"),
    ],
    ids=NAMES,
)
def test_the_table_of_a_view_has_all_its_fields(game: Any, first: str) -> None:
    """But the layout, which is not public."""
    page = f"hidden-information/{game.NAME}.md"
    named = [name for cell, *_ in table(page, first) for name in fields_named(cell)]
    assert sorted(named) == sorted(set(signature(game.View).parameters) - {"layout"})


@every_game
def test_the_table_of_secrets_has_all_fields_of_a_state(game: Any) -> None:
    ((public, secret),) = table(f"games/{game.NAME}.md", "public: fields of `Table`")
    assert fields_named(public) == list(signature(game.Table).parameters)
    assert set(signature(game.State).parameters) - set(fields_named(public)) <= set(fields_named(secret))


@every_game
def test_the_table_of_phases_has_their_fields(game: Any) -> None:
    rows = [(tag, fields_named(fields)) for tag, fields, _ in table(f"wire-format-{game.NAME}.md", "the tag `phase`")]
    phases = get_args(game.Phase)
    assert rows == [(f"`{phase.__name__.lower()}`", list(signature(phase).parameters)) for phase in phases]


@pytest.mark.parametrize("game", [counterfeiters, sicario], ids=NAMES[1:])
def test_the_table_of_a_state_has_the_fields_of_its_document(game: Any) -> None:
    named = [name for cell, _ in table(f"wire-format-{game.NAME}.md", "field") for name in fields_named(cell)]
    assert named == list(game.DOCUMENTS["state"].fields)


def test_the_table_of_what_was_heard_has_its_fields() -> None:
    rows = [(tag, fields_named(fields)) for tag, fields, _ in table("wire-format-sicario.md", "the tag `fact`")]
    facts = get_args(sicario.Fact)
    assert rows == [(f"`{fact.__name__.lower()}`", list(signature(fact).parameters)) for fact in facts]


def test_the_tables_of_an_edition_of_counterfeiters_have_its_fields() -> None:
    page, below = "games/counterfeiters-edition.md", "## Editions"
    for cls, first in ((counterfeiters.Edition, "field"), (counterfeiters.Board, "field of a `Board`")):
        named = [name for cell, _ in table(page, first, below) for name in fields_named(cell)]
        assert named == list(signature(cls).parameters)


# --- limits and the envelope ---


def test_the_table_of_limits_has_the_constants() -> None:
    told = [int(re.findall(r"[\d,]+", limit)[0].replace(",", "")) for _, limit in table("wire-format.md", "limit on")]
    second = (counterfeiters_fields.MOST_SPACES, counterfeiters_fields.MOST_DOLLARS, counterfeiters_fields.LAST_SPACE)
    game = (MOST_CARDS, LONGEST_NAME, *second)
    third = (MOST_CHARACTERS, LONGEST_PATH, LARGEST_DIE, sicario_fields.LONGEST_WORD)
    assert told == [LONGEST, MOST_PARTS, MOST_PARTS, DEEPEST, DIGITS, *game, *third, MOST_FAULTS]
    assert (counterfeiters_fields.MOST_CARDS, counterfeiters_fields.LONGEST_NAME) == (MOST_CARDS, LONGEST_NAME)
    assert (MOST_EVENTS, sicario_fields.LONGEST_NAME) == (MOST_CHARACTERS, LONGEST_NAME)


def test_the_table_of_the_envelope_has_its_kinds() -> None:
    rows = dict(table("wire-format.md", "field of the envelope"))
    assert tuple(rows) == tuple(f"`{name}`" for name in ENVELOPE)
    assert tuple(re.findall(r'`"(\w+)"`', rows["`kind`"])) == KINDS
    assert tuple(re.findall(r'`"(\w+)"`', rows["`game`"])) == tuple(criminals.GAMES)


# --- editions ---


def test_the_table_of_the_deck_is_the_reference_edition() -> None:
    deck = [
        [
            str(crook.id),
            str(crook.level),
            f"{crook.modifier:+}" if crook.modifier else "0",
            ", ".join(gang.value.capitalize() for gang in crook.gangs) or "-",
            "-" if crook.ability is None else crook.ability.value.capitalize(),
        ]
        for crook in crooks.REFERENCE.crooks
    ]
    assert list(table("games/crooks-edition.md", "id")) == deck


def test_the_table_of_set_ups_is_the_reference_edition() -> None:
    edition = crooks.REFERENCE
    rows = [
        [
            str(players),
            f"A to {'ABCDEFGHI'[len(piles) - 1]}",
            " ".join(map(str, piles)),
            str(sum(piles)),
            str(len(edition.crooks) - sum(piles)),
            f"${edition.money - players * edition.purse}",
            str(edition.gang_points[players]),
        ]
        for players, piles in edition.piles.items()
    ]
    assert list(table("games/crooks-edition.md", "players")) == rows


def test_the_table_of_cards_is_the_reference_edition() -> None:
    marks = {2: "all", 3: "3+", 4: "4"}
    cards = [[str(card.id), card.letter, str(card), marks[card.players]] for card in counterfeiters.REFERENCE.cards]
    assert list(table("games/counterfeiters-edition.md", "id")) == cards


def test_the_table_of_boards_is_the_reference_edition() -> None:
    def spaces(*given: counterfeiters.Space | None) -> str:
        names = {(True, False): "hat", (False, True): "sunglasses", (False, False): "plain"}
        return ", ".join(names[space.hat, space.sunglasses] for space in given if space is not None)

    def column(board: counterfeiters.Board) -> dict[str, str]:
        bins = [space.bin for space in board.market]
        assert bins == sorted(bins)
        return {
            "market prices, left to right": " ".join(f"${space.price}" for space in board.market),
            "with a bin": "the last" if sum(bins) == 1 else f"the last {sum(bins)}",
            "`print`": spaces(*board.print),
            "`shop`": spaces(*board.shop),
            "`fence`": spaces(*board.fence),
            "`defraud`": spaces(*board.defraud),
            "`fly commercial`": spaces(board.commercial),
            "`fly jet`": spaces(board.jet),
            "track: the pawn starts on": ", ".join(f"{start} ({n} players)" for n, start in board.starts.items()),
            "track: last space": str(board.last),
            "Godfather": ", ".join(map(str, board.godfathers)),
            "investigation": ", ".join(map(str, board.investigations)),
            "strike": ", ".join(map(str, board.strikes)),
        }

    two, more = map(column, counterfeiters.REFERENCE.boards)
    rows = list(table("games/counterfeiters-edition.md", "side of the board"))
    assert rows == [[name, two[name], more[name]] for name in two]


def test_the_table_of_stacks_is_the_reference_edition() -> None:
    edition = counterfeiters.REFERENCE
    rows = [
        [
            str(players),
            str(len(layout.deck)),
            " ".join(str(len(ids)) for _, ids in layout.dealing.letters),
            f"${edition.money - sum(edition.purses[:players])}",
        ]
        for players in edition.players
        for layout in [lay_out(edition, players)]
    ]
    assert list(table("games/counterfeiters-edition.md", "players", "## The reference edition")) == rows


def test_the_tables_of_sicario_are_the_reference_edition() -> None:
    edition = sicario.REFERENCE
    sheet: dict[str, list[str]] = {}
    for character in edition.characters:
        sheet.setdefault(", ".join(character.features), []).append(f"{character.name}: {character.sign}")
    assert [[features, ", ".join(names)] for features, names in sheet.items()] == list(
        table("games/sicario-edition.md", "features")
    )
    spaces = dict(table("games/sicario-edition.md", "spaces of the path"))
    for letter, kind in (("b", "building"), ("a", "building with antenna")):
        assert spaces[kind] == ", ".join(str(at) for at, space in enumerate(edition.path, 1) if space == letter)
    assert spaces["street"] == f"the others of 1 to {len(edition.path)}"
    cards = [(card.strip("`"), int(count)) for card, count, _ in table("games/sicario-edition.md", "event card")]
    assert cards == list(Counter(edition.events).items())


def test_the_table_of_an_edition_of_sicario_has_its_fields() -> None:
    named = [
        name for cell, _ in table("games/sicario-edition.md", "field", "## Editions") for name in fields_named(cell)
    ]
    assert named == list(signature(sicario.Edition).parameters)


@every_game
def test_the_table_of_reasons_has_all(game: Any) -> None:
    assert [reason.strip("`") for reason, *_ in table(f"games/{game.NAME}.md", "reason")] == list(game.REASONS)


# --- golden tables ---


@pytest.mark.parametrize(
    ("game", "players", "below"), [("crooks", (2, 3, 4), "From the set-up"), ("sicario", (3, 4), "For Sicario")]
)
def test_the_tables_of_perft_are_the_golden_ones(game: str, players: tuple[int, ...], below: str) -> None:
    [line] = [
        line for line in (DOCS / "guarantees.md").read_text(encoding="utf-8").splitlines() if line.startswith(below)
    ]
    told = [dict(zip(players, row[1:], strict=True)) for row in table("guarantees.md", "depth", line)]
    for count in players:
        golden = (DOCS.parent / "tests" / "golden" / f"perft_{game}_reference_{count}.txt").read_text(encoding="utf-8")
        assert [row[count] for row in told if row[count]] == re.findall(r"^depth \d+: ([\d,]+)$", golden, re.MULTILINE)
