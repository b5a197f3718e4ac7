"""What strangers may send, without atheris: the corpus, spoilt inputs of every target, and inputs that take long.

`make fuzz` makes many more of them, with the same check.
"""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final, cast

import attrs
import pytest

from criminals import InvalidState, MalformedDocument
from tests.hostile.large import large
from tests.hostile.seeds import seeds
from tests.hostile.shrinking import breaks, shrunk
from tests.hostile.spoiling import spoilt
from tests.hostile.targets import LOADED, TARGETS, Broken, Target, data_of, text_of, verdict
from tools.fuzz import shares

CORPUS: Final = Path(__file__).parent / "corpus"
FILES: Final = sorted(path.relative_to(CORPUS).as_posix() for path in CORPUS.rglob("*") if path.is_file())
OUTCOMES: Final = {"sound": LOADED, "malformed": MalformedDocument.__name__, "invalid": InvalidState.__name__}
"""What comes of a file of the corpus, by the first word of its name; under any other name either will do."""

SEEDS: Final = seeds(1)
"""Made anew in every process, and the same ones."""


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("file", FILES)
def test_the_corpus_is_read_or_refused(file: str) -> None:
    path = CORPUS / file
    outcome, seconds = verdict(TARGETS[path.parent.name], text_of(path.read_bytes()))
    assert outcome == OUTCOMES.get(path.name.partition("-")[0], outcome)
    assert seconds < 0.5


def test_every_target_has_a_corpus() -> None:
    assert sorted({file.partition("/")[0] for file in FILES}) == sorted(TARGETS)


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("name", TARGETS)
def test_every_seed_is_sound(name: str) -> None:
    assert len(SEEDS[name]) >= 10
    for text in SEEDS[name]:
        assert verdict(TARGETS[name], text)[0] == LOADED
        assert text_of(data_of(text)) == text


@pytest.mark.usefixtures("uncollected")
@pytest.mark.parametrize("name", TARGETS)
def test_spoilt_inputs_are_read_or_refused(name: str) -> None:
    rng = Random(name)
    outcomes = {
        verdict(TARGETS[name], spoilt(rng.choice(SEEDS[name]), rng, SEEDS[name], 50_000))[0] for _ in range(150)
    }
    assert {error.__name__ for error in TARGETS[name].errors} <= outcomes


@pytest.mark.usefixtures("uncollected")
def test_what_is_made_to_take_long_is_read_or_refused_soon() -> None:
    """The bound is far above what it takes, for slow machines and busy ones; `make fuzz` has the true one."""
    for label, name, text in large():
        assert verdict(TARGETS[name], text)[1] < 0.5, f"{label} as {name}"


@pytest.mark.usefixtures("uncollected")
def test_every_target_gets_its_share_of_the_inputs() -> None:
    share = shares(list(TARGETS), 1_000_000)
    assert 1_000_000 <= sum(share.values()) < 1_000_000 + len(share)
    assert min(share.values()) == share["view_record"] == share["counterfeiters_view_record"] == 10_000
    assert min(share.values()) == share["sicario_view_record"]
    assert max(share.values()) == share["parse_action"] == share["counterfeiters_parse_action"]
    assert max(share.values()) == share["sicario_parse_action"]
    assert shares(["view", "record"], 1_000) == {"view": 500, "record": 500}
    assert shares(["parse_action"], 1_000) == {"parse_action": 1_000}


# --- the check itself can fail ---


def _broken(target: Target, text: str) -> Broken:
    with pytest.raises(Broken) as caught:
        verdict(target, text)
    return caught.value


def _reading(read: Callable[[str], Any], write: Callable[[Any], str] = str) -> Target:
    return Target("planted", read, write, (MalformedDocument,), lambda value: (str(value),))


@pytest.mark.usefixtures("uncollected")
def test_an_error_of_another_class_is_noticed() -> None:
    def read(text: str) -> object:
        return {"a": 1}[text]

    assert _broken(_reading(read), "b").what == "KeyError in read"
    assert verdict(_reading(read, lambda _: "a"), "a")[0] == LOADED


def test_an_error_that_the_docs_do_not_name_there_is_noticed() -> None:
    def read(text: str) -> object:
        raise InvalidState("record", (text,))

    assert _broken(_reading(read), "b").what == "InvalidState in read"


def test_a_writer_that_loses_something_is_noticed() -> None:
    assert _broken(_reading(int, lambda value: str(abs(value))), "-1").what == "another value comes back"
    assert _broken(_reading(int, lambda _: "x"), "1").what.startswith(
        "read, but not written and read again: ValueError"
    )
    texts = iter(("1", "01"))
    assert _broken(_reading(int, lambda _: next(texts)), "1").what == "another text comes back"


def test_a_value_that_nobody_can_tell_is_noticed() -> None:
    def tell(value: Any) -> list[str]:
        return [["no words"][value]]

    target = attrs.evolve(_reading(int), tell=tell)
    assert verdict(target, "0")[0] == LOADED
    assert _broken(target, "1").what == "read, but not told: IndexError in tell"

    def tell_half(_: Any) -> list[str]:
        return ["\ud800"]

    half = attrs.evolve(target, tell=tell_half)
    assert _broken(half, "0").what.startswith("read, but not told: UnicodeEncodeError")


@pytest.mark.parametrize(
    ("faults", "what"),
    [
        ((), "an error without faults"),
        (("x" * 1_000,) * 200, "a long error"),
        (("\ud800",), "an error that cannot be printed"),
    ],
)
def test_an_error_that_can_not_be_shown_is_noticed(faults: tuple[str, ...], what: str) -> None:
    def read(text: str) -> object:
        raise MalformedDocument("document", faults)

    assert _broken(_reading(read), "").what == what


def test_what_was_found_is_made_small() -> None:
    def read(text: str) -> object:
        if "bank" in text:
            raise KeyError(text)
        raise MalformedDocument("state", ("$: no",))

    target = _reading(read)
    small = shrunk(target, SEEDS["state"][0], cast(str, breaks(target, SEEDS["state"][0])))
    assert small == "bank"
