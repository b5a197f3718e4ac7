"""Actions, their texts and their sentences: what holds of all of them."""

import random
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import attrs
import pytest

from criminals.core.base.errors import MalformedDocument, Violation
from criminals.core.game.notation import LARGEST
from criminals.core.game.results import ScoreLine
from criminals.core.looks.catalogues import LANGUAGES
from criminals.testing import KITS
from tests.games.every_game.samples import Sample, every_case, every_game


@cache
def actions(sample: Sample) -> tuple[Any, ...]:
    """Every action of the reference box for the most players, and a margin outside it."""
    first = sample.game.new_game(players=max(sample.game.REFERENCE.players), rng=random.Random(1))
    space, universe = sample.game.action_space(first.players), KITS[sample.name].universe(first)
    return tuple(dict.fromkeys((*space, *universe, *sample.actions.EDGES)))


@every_case("text, action", lambda sample: ((text, action) for action, text in sample.actions.TEXTS))
def test_an_action_and_its_text(sample: Sample, text: str, action: Any) -> None:
    assert str(action) == text
    assert sample.game.parse_action(text) == action
    assert type(sample.game.parse_action(text)) is type(action)


@every_game
def test_every_kind_of_action_has_a_text(sample: Sample) -> None:
    assert {type(action) for action, _ in sample.actions.TEXTS} == set(sample.game.ACTIONS)
    assert len(sample.game.ACTIONS) == sample.actions.KINDS
    assert {kind.game for kind in sample.game.ACTIONS} == {sample.name}


@every_game
def test_texts_and_actions_are_one_to_one(sample: Sample) -> None:
    assert {type(action) for action in actions(sample)} == set(sample.game.ACTIONS)
    for action in actions(sample):
        again = sample.game.parse_action(str(action))
        assert again == action
        assert type(again) is type(action)
        assert hash(again) == hash(action)
    assert len({str(action) for action in actions(sample)}) == len(actions(sample))


@every_game
def test_no_two_texts_stand_for_one_action(sample: Sample) -> None:
    """Texts with one character changed, put in or left out: what is taken comes back as it was written."""
    rng = random.Random(4)
    kinds = [[str(action) for action in actions(sample) if isinstance(action, kind)] for kind in sample.game.ACTIONS]
    taken = 0
    for _ in range(6000):
        text = rng.choice(rng.choice(kinds))
        at = rng.randrange(len(text) + 1)
        text = text[:at] + rng.choice(["", *"0123 aACZéx/\n\t-+_"]) + text[at + rng.randrange(2) :]
        try:
            action = sample.game.parse_action(text)
        except MalformedDocument:
            continue
        assert str(action) == text
        taken += 1
    assert taken > 300


@every_game
def test_a_long_text_is_cut_in_the_error(sample: Sample) -> None:
    with pytest.raises(MalformedDocument) as error:
        sample.game.parse_action("x" * 100_000)
    assert str(error.value).startswith(f"action '{'x' * 40}...': no action '{'x' * 40}', expected one of ")
    assert len(str(error.value)) < 300
    exact = "y" * 40
    with pytest.raises(MalformedDocument, match=f"^action '{exact}': "):
        sample.game.parse_action(exact)


@every_game
def test_what_is_no_text_is_a_type_error(sample: Sample) -> None:
    for thing in (actions(sample)[0], None, 6, b"pass", ["pass"]):
        with pytest.raises(TypeError, match=rf"^parse_action takes a text such as '.*', not {re.escape(repr(thing))}$"):
            sample.game.parse_action(thing)


@every_game
def test_actions_are_frozen(sample: Sample) -> None:
    for kind in sample.game.ACTIONS:
        action = next(action for action in actions(sample) if isinstance(action, kind))
        for field in attrs.fields(kind):
            with pytest.raises(attrs.exceptions.FrozenInstanceError):
                setattr(action, field.name, 1)


# --- sentences ---


@every_game
def test_every_action_has_a_sentence_of_its_own_in_each_language(sample: Sample) -> None:
    for lang in LANGUAGES:
        sentences = [sample.game.describe(action, lang) for action in actions(sample)]
        assert len(set(sentences)) == len(sentences)
        assert not [sentence for sentence in sentences if re.search(r"[{}|]|  |\.$|^\s|\s$|^$", sentence)]


@every_game
def test_english_is_the_default(sample: Sample) -> None:
    describe, action = sample.game.describe, actions(sample)[0]
    assert describe(action) == describe(action, "en") != describe(action, lang="it")


@pytest.mark.parametrize("lang", ["de", "EN", ""])
@every_game
def test_an_unknown_language_is_refused_by_naming_the_known(sample: Sample, lang: str) -> None:
    with pytest.raises(ValueError, match="only in en, it, fr"):
        sample.game.describe(actions(sample)[0], lang)


@every_game
def test_what_can_not_be_described_is_a_type_error(sample: Sample) -> None:
    expected = f"no action, event, violation, score line or outcome of {sample.name.capitalize()}"
    for value in (str(actions(sample)[0]), None, 3, sample.game.ACTIONS[0]):
        with pytest.raises(TypeError, match=expected):
            sample.game.describe(value)


@every_game
def test_another_game_is_refused(sample: Sample) -> None:
    reason = sample.game.REASONS[0]
    for value in (Violation("chess", "3.3", "game_over"), ScoreLine("chess", 0, 1, reason, "5.5")):
        with pytest.raises(ValueError, match="of another game, 'chess'"):
            sample.game.describe(value)


@every_case("action, text", lambda sample: sample.actions.REPRS)
def test_the_repr_of_an_action_makes_it(sample: Sample, action: Any, text: str) -> None:
    """It is how an illegal action is named."""
    assert repr(action) == text, sample.name


def strange_words(sample: Sample) -> Iterator[tuple[str, str]]:
    """Texts that are no actions of any game, and the fault of each."""
    one_of = f"expected one of {sample.actions.WORDS}"
    yield "xyzzy 6", f"no action 'xyzzy', {one_of}"
    yield "", one_of
    yield "  ", one_of


@every_case("text, fault", lambda sample: (*strange_words(sample), *sample.actions.NO_ACTIONS))
def test_a_text_that_is_no_action_is_told_what_was_expected(sample: Sample, text: str, fault: str) -> None:
    with pytest.raises(MalformedDocument) as error:
        sample.game.parse_action(text)
    assert [*map(str, error.value.faults)] == [fault]
    assert str(error.value) == f"action {text!r}: {fault}"


@every_case("kind, field", lambda sample: sample.actions.NUMBERS)
def test_a_number_is_whole_and_from_0_up(sample: Sample, kind: Any, field: str) -> None:
    assert kind in sample.game.ACTIONS
    assert getattr(kind(0), field) == 0
    assert getattr(kind(**{field: LARGEST}), field) == LARGEST == 999_999_999
    for value in (-1, LARGEST + 1):
        with pytest.raises(ValueError, match=rf"^{field} is a number from 0 to 999999999, not {value}$"):
            kind(value)
    for wrong in (True, "6", 6.0, None):
        with pytest.raises(TypeError, match=rf"^{field} is a whole number, not {re.escape(repr(wrong))}$"):
            kind(wrong)
