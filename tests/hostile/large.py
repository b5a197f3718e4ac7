"""Documents at the very limits, made to take as long as can be: thousands of actions, events, crooks and faults."""

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final

import attrs

import criminals
from criminals import SPECTATOR, Record
from criminals.core.documents.strict_json import LONGEST, MOST_PARTS, parts_of
from criminals.games import crooks
from criminals.games.crooks import Ability
from tests.hostile.large_counterfeiters import large_counterfeiters
from tests.hostile.large_sicario import large_sicario
from tests.hostile.longest import longest, longest_record, longest_record_text, longest_view_record

MANY: Final = MOST_PARTS - 200
"""What fits beside the rest of a document."""

Boxes = Callable[[int], Ability | None]


def box(count: int, targets: int, piles: Sequence[int], ability: Boxes, purse: int = 1000) -> crooks.Edition:
    """An edition for two players with so many crooks and targets."""
    return crooks.Edition(
        name="large",
        crooks=[crooks.Crook(id_, 1, 0, (), ability(id_)) for id_ in range(1, count + 1)],
        targets=range(targets),
        piles={2: piles},
        purse=purse,
        money=2 * purse,
        gang_points={2: 1},
    )


def large() -> Iterator[tuple[str, str, str]]:
    """Names of such inputs, the targets they are for, and the texts."""
    yield from _floods()
    yield from _texts()
    yield from _editions()
    for name, edition, most in (
        ("nobody", box(120, 60, (60,), lambda _: None), 400),
        ("accomplices", box(100, 3, (99,), lambda _: Ability.ACCOMPLICE), 400),
        ("spies", box(100, 60, (50,), lambda _: Ability.SPY), 400),
        ("swaps", box(80, 20, (60,), lambda id_: Ability.SWAP if id_ % 2 else Ability.ACCOMPLICE), 400),
        ("killers", box(60, 20, (50,), lambda id_: Ability.KILLER if id_ % 2 else None), 400),
        ("bosses", box(200, 1, (200,), lambda _: Ability.BOSS, 10**6), MOST_PARTS),
        ("hangouts", box(52, 1, (2,) * 26, lambda _: Ability.BOSS, 10**6), MOST_PARTS),
    ):
        yield from _games(name, edition, most)
    yield "returned", "view", returned()
    yield from _facts()
    yield from large_counterfeiters()
    yield from large_sicario()


def _compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _paper(value: Any) -> dict[str, Any]:
    paper: dict[str, Any] = json.loads(criminals.dumps(value))
    return paper


def _floods() -> Iterator[tuple[str, str, str]]:
    """Nothing but faults, or nothing but parts."""
    for name, text in {
        "zeros": f"[{'0,' * MANY}0]",
        "no numbers": f"[{'NaN,' * MANY}0]",
        "long numbers": f"[{('1' * 190 + ',') * MANY}0]",
        "one number": "9" * LONGEST,
        "keys": "{" + ",".join(f'"{number}":0' for number in range(MANY)) + "}",
        "same keys": "{" + ",".join(f'"{number // 2}":0' for number in range(MANY)) + "}",
        "spaces": " " * LONGEST,
        "lines": "\n" * (LONGEST - 1) + "x",
        "too much": "[" * (LONGEST + 1),
        "deep": "[" * MANY,
        "escapes": '"' + "\\u002c" * MANY + '"',
    }.items():
        yield name, "state", text


def _texts() -> Iterator[tuple[str, str, str]]:
    first = criminals.new_game("crooks", seed=1, players=2)
    record = _paper(Record.of(first))
    for form in ("take {}", "place {} down", "spy {}", "nothing {}"):
        actions = [form.format(number) for number in range(MANY)]
        yield form, "record", _compact({**record, "actions": actions})
        yield form, "record_text", f"{Record.of(first).to_text()}1. 0: {', '.join(actions)}"
    head = "game: crooks\nrules: 1\nedition: reference\nplayers: 2\n"
    names = (f"setup.{'.'.join(['x' * 40] * 6)}.k{number}: 1" for number in range(490))
    yield "names", "record_text", head + "\n".join(names)
    yield "turns", "record_text", head + "\n".join(f"{number}. 0: pass" for number in range(MANY))
    yield "no lines", "record_text", head + "x\n" * MANY
    yield "words", "state_text", "crooks state tiny 2" + " A=" * 90 + "x" * 90_000
    yield "items", "view_text", "crooks view:0 tiny 2 row0=" + "3:(?@A1:0)," * 8_000


def _editions() -> Iterator[tuple[str, str, str]]:
    edition = _paper(crooks.REFERENCE)
    crook: dict[str, object] = {"id": 1, "level": 1, "modifier": 0, "gangs": [], "ability": None}
    changes: dict[str, dict[str, object]] = {
        "crooks": {"crooks": [{**crook, "id": number} for number in range(1, 700)]},
        "one crook": {"crooks": [crook] * 700},
        "gangs": {"crooks": [{**crook, "gangs": ["outfit"] * 4_600}]},
        "targets": {"targets": list(range(4_600))},
        "falling targets": {"targets": list(range(4_600, 0, -1))},
        "piles": {"piles": {"2": [1] * 4_600}},
        "name": {"name": "\N{GRINNING FACE}" * 80_000},
        "fields": {f"{number}": 0 for number in range(4_600)},
    }
    for name, fields in changes.items():
        yield name, "edition", _compact({**edition, **fields})


def _games(name: str, edition: crooks.Edition, most: int) -> Iterator[tuple[str, str, str]]:
    """A long game in a large box: as far as it can be written, as each thing that it can be written as."""
    rng = Random(1)
    first = state = crooks.new_game(edition=edition, players=2, rng=rng)
    states = [first]
    actions: list[crooks.Action] = []
    while len(actions) < most and (legal := crooks.legal_actions(state)):
        actions.append(rng.choice([action for action in legal if not isinstance(action, crooks.Pass)] or legal))
        state = crooks.apply(state, actions[-1])
        states.append(state)

    yield name, "record", longest_record(first, actions)
    yield name, "record_text", longest_record_text(first, actions)
    yield name, "state", longest(len(actions), lambda count: criminals.dumps(states[count]))
    for viewer in (0, SPECTATOR):
        told = longest_view_record(first, actions, viewer)
        yield name, "view_record", told
        astray = json.loads(told)
        del astray["steps"][2][:1]
        yield f"{name}, astray", "view_record", _compact(astray)
        yield name, "view", longest(len(actions), lambda count: criminals.dumps(crooks.view(states[count], viewer)))  # noqa: B023 -- called at once


def _facts() -> Iterator[tuple[str, str, str]]:
    """The same fact again and again, in one step or in many, from a view that it can follow on."""
    edition = attrs.evolve(crooks.REFERENCE, name="rich", purse=10**7, money=4 * 10**7)
    first = crooks.new_game(edition=edition, players=2, rng=Random(1))
    value = _paper(Record.of(first).for_viewer(first.actor or 0))
    seat, pile = first.actor, first.pile("A")
    for name, fact in {
        "passing": {"event": "passed", "seat": seat},
        "paying": {"event": "paid", "seat": seat, "amount": 1},
        "looking": {"event": "looked", "seat": seat, "hangout": "A", "number": len(pile)},
        "seeing": {"event": "saw", "hangout": "A", "crooks": pile},
    }.items():
        room = MOST_PARTS - parts_of(_compact(value)) - 3
        one, many = (room // (parts_of(_compact(fact)) + more) for more in (1, 3))
        yield name, "view_record", _compact({**value, "steps": [[fact] * one]})
        yield f"{name}, step by step", "view_record", _compact({**value, "steps": [[fact]] * many})


def returned() -> str:
    """A view that is hard to refuse: half the crooks of a large edition came back, and too many of them are Bosses."""
    abilities = (Ability.BOSS, Ability.ACCOMPLICE, None)
    edition = box(200, 100, (199,), lambda id_: abilities[id_ % 3])
    value = _paper(crooks.view(crooks.new_game(edition=edition, players=2, rng=Random(1)), 1))
    value["hangouts"]["A"]["size"] = 99
    value["hangouts"]["A"]["looks"] = [{"seat": 0, "number": number} for number in range(199, 99, -1)]
    value["discards"] = [
        {
            "owner": 0,
            "card": {"face": "down", "origin": {"hangout": "A", "number": number}, "knowers": [0]},
            "returned": True,
        }
        for number in range(100, 200)
    ]
    return _compact(value)
