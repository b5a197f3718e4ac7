"""Inputs that are almost sound: a document with a few parts changed, so that the checks deep inside are reached too."""

import json
import re
from random import Random
from typing import Any, Final, TypeAlias

NUMBERS: Final = (
    *(-1, 0, 1, 2, 3, 4, 5, 9, 26, 27, 99, 250, 251, 2**31, 2**53, 10**9 - 1, 10**9, 10**18 - 1, 10**18, 2**64),
    *(-(10**9), -(10**18), 10**40),
)
"""Bounds that readers have, and what lies beyond them."""

WORDS: Final = (
    *("", " ", "A", "Z", "AA", "a", "0", "3", "03", "-0", "4", "tiny", "bosses", "reference", "own", "*own"),
    *("up", "down", "over", "recruiting", "taking", "placing", "picking", "moving", "killing", "spying"),
    *("spectator", "pass", "leave", "recruit A", "take 1", "place 3 down"),
    *("chance", "sicario", "rolling", "hunting", "hat", "no-hat", "tip-off", "retreat-1", "advance-1", "N0", "yes"),
    *("boss", "killer", "swap", "spy", "pickpocket", "accomplice", "state", "view", "record", "crooks", "é", "\u2028"),
    *("\x00", "\ud800", "\N{GRINNING FACE}", "0" * 50, "x" * 500, "$", "§", "\\", '"', ","),
)
"""Texts to be put in place of others."""

THINGS: Final[tuple[Any, ...]] = (*([], {}, [0], [0, 1], [[]], {"": 0}, {"phase": "over"}, {"seat": 0, "number": 1}),)
"""Lists and objects to be put in place of others."""

LITERALS: Final = ("NaN", "Infinity", "-Infinity", "1e400", "1.0", "-0", "01", "1" * 30, "tru", '"\\ud800"', "nul")
"""What stands for a value in a text, and is none."""

MARKS: Final = " ,:;=+-/!?@()[]{}\"'\\*#.\n\r\t\x00\x7f\u2028é"

FLOOD: Final = 100_000
"""The most characters that one change repeats."""

Place: TypeAlias = tuple[Any, Any]
"""A list or an object, and the index or the key of something there."""


def spoilt(text: str, rng: Random, others: list[str], longest: int) -> str:
    """A text with a few changes, some of them with parts of the others, and no longer than so many characters."""
    value = parsed(text)
    if holds(value) and rng.randrange(8):
        donor = parsed(rng.choice(others))
        for _ in range(1 + rng.randrange(1 + rng.randrange(4))):
            _change(value, donor, rng)
        text = json.dumps(value, ensure_ascii=rng.randrange(4) == 0, separators=(",", ":"))
        if rng.randrange(16) == 0:
            text = _with_a_literal(text, rng)
    else:
        for _ in range(1 + rng.randrange(1 + rng.randrange(4))):
            text = _respelt(text, rng.choice(others), rng)
    return text[:longest]


def parsed(text: str) -> Any:
    """The value of a JSON text that is not too long, or None."""
    try:
        return json.loads(text) if len(text) < 100_000 else None
    except (ValueError, RecursionError):
        return None


def holds(value: Any) -> bool:
    """Whether a value is an object or a list: has places in it."""
    return isinstance(value, dict | list)


def _is_list(value: Any) -> bool:
    return isinstance(value, list)


def places_in(value: Any) -> list[Place]:
    """Every place in a value, level by level."""
    found: list[Place] = []
    level = [value]
    while level and len(found) < 20_000:
        inner: list[Any] = []
        for each in level:
            items = each.items() if not _is_list(each) else enumerate(each)
            for key, item in items:
                found.append((each, key))
                if holds(item):
                    inner.append(item)
        level = inner
    return found


def _change(value: Any, donor: Any, rng: Random) -> None:
    """Change one thing, in place."""
    places = places_in(value)
    if not places:
        return
    holder, key = rng.choice(places)
    match rng.randrange(12):
        case 0:
            holder[key] = _junk(rng)
        case 1:
            del holder[key]
        case 2:
            other, at = rng.choice(places)
            holder[key] = _copy(other[at])
        case 3:
            other, at = rng.choice(places)
            holder[key], other[at] = _copy(other[at]), _copy(holder[key])
        case 4 if holds(donor) and (given := places_in(donor)):
            same = [place for place in given if place[1] == key] or given
            other, at = rng.choice(same)
            holder[key] = _copy(other[at])
        case 5 if _is_list(holder):
            holder.insert(rng.randrange(len(holder) + 1), _copy(holder[key]))
        case 5:
            holder[rng.choice(WORDS)] = _copy(holder[key])
        case 6 if _is_list(holder):
            rng.shuffle(holder)
        case 7 if _is_list(holder) and rng.randrange(4) == 0:
            most = FLOOD // len(json.dumps(holder[key]))
            holder[key:key] = [_copy(holder[key])] * min(most, rng.choice((10, 100, 1_000, 4_000)))
        case 8:
            _exchange_numbers(places, rng)
        case _:
            _nudge(places, rng)


def _nudge(places: list[Place], rng: Random) -> None:
    """Change a leaf a little: a number, a truth, a text."""
    leaves = [place for place in places if not holds(place[0][place[1]])]
    if not leaves:
        return
    holder, key = rng.choice(leaves)
    match holder[key]:
        case bool():
            holder[key] = not holder[key]
        case int():
            holder[key] = rng.choice((holder[key] - 1, holder[key] + 1, rng.randrange(8), rng.choice(NUMBERS)))
        case str():
            holder[key] = rng.choice((rng.choice(WORDS), _respelt(holder[key], holder[key], rng)))
        case _:
            holder[key] = _junk(rng)


def _exchange_numbers(places: list[Place], rng: Random) -> None:
    """Exchange two numbers wherever they stand in lists: two crooks change places in what may stay a sound state."""
    listed = [place for place in places if _is_list(place[0]) and type(place[0][place[1]]) is int]
    if not listed:
        return
    (a, at), (b, there) = rng.choice(listed), rng.choice(listed)
    one, two = a[at], b[there]
    for holder, key in places:
        if type(holder[key]) is int and (_is_list(holder) or key == "crook"):
            holder[key] = {one: two, two: one}.get(holder[key], holder[key])
    for holder in {id(holder): holder for holder, _ in places if _is_list(holder)}.values():
        if all(type(item) is int for item in holder) and rng.randrange(4):
            holder.sort()


def _junk(rng: Random) -> Any:
    match rng.randrange(6):
        case 0:
            return rng.choice((None, True, False))
        case 1:
            return rng.choice(NUMBERS)
        case 2:
            return rng.choice(WORDS)
        case 3:
            return (rng.choice(WORDS) * rng.choice((1, 10, 1_000, 6_000)))[:FLOOD]
        case 4:
            return _copy(rng.choice(THINGS))
        case _:
            deep: Any = 0
            for _ in range(rng.choice((2, 31, 32, 33, 40))):
                deep = [deep] if rng.randrange(2) else {"a": deep}
            return deep


def _copy(value: Any) -> Any:
    if holds(value) and not _is_list(value):
        return {key: _copy(item) for key, item in value.items()}
    return [_copy(item) for item in value] if _is_list(value) else value


def _with_a_literal(text: str, rng: Random) -> str:
    """A JSON text in which something stands that only a text can have: no value, a key twice, an escaped character."""
    match rng.randrange(3):
        case 0:
            return _replaced(text, r"(?<=[:\[,])(-?[0-9]+|true|false|null)", rng.choice(LITERALS), rng)
        case 1:
            found = re.search(r'\{("[^"\\]*":(?:-?[0-9]+|"[^"\\]*"|null|true|false))', text[rng.randrange(len(text)) :])
            return text if found is None else text.replace(found[0], f"{found[0]},{found[1]}", 1)
        case _:
            return _replaced(text, r'[A-Za-z](?=[A-Za-z]{0,20}")', f"\\u{rng.choice(NUMBERS) & 0xFFFF:04x}", rng)


def _replaced(text: str, pattern: str, by: str, rng: Random) -> str:
    """A text with one match replaced, the first after any place: a list of all matches of a long text takes 400 MB."""
    wanted = re.compile(pattern)
    at = wanted.search(text, rng.randrange(len(text))) or wanted.search(text)
    return text if at is None else text[: at.start()] + by + text[at.end() :]


def _respelt(text: str, other: str, rng: Random) -> str:
    """A text with one of its words or signs changed, removed, repeated, or taken from another."""
    tokens = re.findall(r"\w+|\W", text) or [""]
    at = rng.randrange(len(tokens))
    match rng.randrange(9):
        case 0:
            tokens[at] = str(rng.choice(NUMBERS))
        case 1:
            tokens[at] = rng.choice(WORDS)
        case 2:
            tokens[at] = rng.choice(MARKS)
        case 3:
            del tokens[at : at + 1 + rng.randrange(4)]
        case 4:
            tokens[at] *= min(FLOOD // (len(tokens[at]) + 1), rng.choice((2, 2, 2, 100, 6_000)))
        case 5:
            there = rng.randrange(len(tokens))
            tokens[at], tokens[there] = tokens[there], tokens[at]
        case 6:
            given = re.findall(r"\w+|\W", other) or [""]
            there = rng.randrange(len(given))
            tokens[at : at + rng.randrange(12)] = given[there : there + rng.randrange(12)]
        case 7:
            lines = text.split("\n")
            lines.insert(rng.randrange(len(lines)), rng.choice(lines))
            return "\n".join(lines)
        case _:
            numbers = [place for place, token in enumerate(tokens) if token.isdecimal() and len(token) < 19]
            if numbers:
                at = rng.choice(numbers)
                tokens[at] = str(max(0, int(tokens[at]) + rng.choice((-1, 1))))
    return "".join(tokens)
