"""Sentences in three languages. The violations and score lines are met in play, so their parameters are real ones."""

import re
from collections.abc import Mapping
from typing import Any, Final

import attrs
import pytest

from criminals.core.base.errors import IllegalAction, Param, Violation
from criminals.core.base.frozen_map import FrozenMap
from criminals.core.looks.catalogues import LANGUAGES
from criminals.core.looks.phrases import NO_BREAK
from criminals.core.records.undo import UNDO_CODES
from tests.games.every_game.samples import Sample, every_case, every_game


def plain(sentence: str) -> str:
    """A sentence with spaces of the usual kind."""
    return sentence.replace(NO_BREAK, " ")


def check_sentences(sample: Sample, value: Any, params: Mapping[str, Param]) -> None:
    """Check that the three sentences differ, have every number and name, and leave nothing to fill in."""
    sentences = [sample.game.describe(value, lang) for lang in LANGUAGES]
    assert len(set(sentences)) == len(LANGUAGES), sentences
    for sentence in sentences:
        assert sentence.strip() == sentence != ""
        assert plain(sentence).isprintable()
        assert not re.search(r"[{}|]|  |\.$", sentence), sentence
        numbers = set(re.findall(r"\d+", sentence))
        for name, param in params.items():
            for number in param if isinstance(param, tuple) else (param,):
                if type(number) is int and (name, number) not in sample.words.SILENT:
                    assert str(abs(number)) in numbers, (name, sentence)
            assert sample.words.told(name, param, sentence), (name, sentence)


@every_case("code", lambda sample: sample.game.CODES)
def test_every_violation_has_its_sentences(sample: Sample, code: str) -> None:
    met = [violation for violation in sample.words.refusals() if violation.code == code]
    assert met, f"no game met {code}"
    for violation in met:
        # A player who reads "not yours" knows which seat that is.
        untold = {*sample.words.UNTOLD, ("not_your_turn", "seat", violation.params.get("seat"))}
        told = {name: param for name, param in violation.params.items() if (code, name, param) not in untold}
        check_sentences(sample, violation, told)
        for lang in LANGUAGES:
            assert sample.game.describe(violation, lang)[0].islower(), "it follows a colon"


@every_case("reason", lambda sample: sample.words.REASONS)
def test_every_score_line_has_its_sentences(sample: Sample, reason: str) -> None:
    met = [line for line in sample.words.lines() if line.reason == reason]
    assert met, f"no game met {reason}"
    for line in met:
        points = {"points": line.points} if sample.words.POINTS_TOLD else {}
        check_sentences(sample, line, {**line.params, **points})


@every_case("kind", lambda sample: sample.game.ACTIONS)
def test_every_action_has_its_sentences(sample: Sample, kind: type) -> None:
    some: list[Any] = [action for action in sample.words.EVERY_ACTION if isinstance(action, kind)]
    assert some
    for action in some:
        check_sentences(sample, action, attrs.asdict(action))
    for lang in LANGUAGES:
        assert len({sample.game.describe(action, lang) for action in some}) == len(some), "no two actions read alike"


@every_game
def test_an_illegal_action_reads_as_a_sentence(sample: Sample) -> None:
    state, action, sentence = sample.words.illegal()
    with pytest.raises(IllegalAction) as refused:
        sample.game.apply(state, action)
    assert str(refused.value) == sentence


@every_case("violation, en, it, fr", lambda sample: sample.words.REFUSALS)
def test_sentences_of_violations(sample: Sample, violation: Any, en: str, it: str, fr: str) -> None:
    assert [plain(sample.game.describe(violation, lang)) for lang in ("en", "it", "fr")] == [en, it, fr]


UNDO: Final[tuple[tuple[str, dict[str, Param], str, str, str], ...]] = (
    (
        "nothing_to_undo",
        {},
        "you have played nothing that could be taken back",
        "non hai giocato nulla che si possa annullare",
        "vous n'avez aucun coup à reprendre",
    ),
    (
        "another_acted",
        {"actor": 2},
        "player 2 has acted since",
        "nel frattempo ha giocato il giocatore 2",
        "le joueur 2 a joué depuis",
    ),
    (
        "something_revealed",
        {},
        "it has told somebody what was hidden",
        "la tua mossa ha rivelato a qualcuno ciò che era nascosto",
        "ce coup a révélé à quelqu'un une information cachée",
    ),
)


@every_case("code, params, en, it, fr", lambda sample: UNDO)
def test_sentences_of_undo(sample: Sample, code: str, params: dict[str, Param], en: str, it: str, fr: str) -> None:
    violation = Violation(sample.name, "undo", code, FrozenMap(params))
    assert [plain(sample.game.describe(violation, lang)) for lang in ("en", "it", "fr")] == [en, it, fr]


@every_game
def test_every_code_of_undo_is_among_them(sample: Sample) -> None:
    assert {code for code, *_ in UNDO} == set(UNDO_CODES)
    assert set(UNDO_CODES).isdisjoint(sample.game.CODES)


@every_case("action, en, it, fr", lambda sample: sample.words.ACTION_SENTENCES)
def test_sentences_of_actions(sample: Sample, action: Any, en: str, it: str, fr: str) -> None:
    assert [plain(sample.game.describe(action, lang)) for lang in ("en", "it", "fr")] == [en, it, fr]


@every_case("line, en, it, fr", lambda sample: sample.words.SCORE_LINES)
def test_sentences_of_score_lines(sample: Sample, line: Any, en: str, it: str, fr: str) -> None:
    assert [plain(sample.game.describe(line, lang)) for lang in ("en", "it", "fr")] == [en, it, fr]


@every_case("value", lambda sample: sample.words.WORDLESS)
def test_an_unknown_code_or_a_missing_parameter_has_no_words(sample: Sample, value: Any) -> None:
    with pytest.raises(ValueError, match="no words for"):
        sample.game.describe(value)
