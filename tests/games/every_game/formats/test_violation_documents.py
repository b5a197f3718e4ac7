"""Violations as documents: whatever parameters are read can be told, in every language."""

from itertools import product
from typing import Any, Final

import pytest

import criminals
from criminals import MalformedDocument
from criminals.core.looks.catalogues import LANGUAGES
from criminals.games import counterfeiters, crooks, sicario
from criminals.games.counterfeiters.formats.violation_forms import VIOLATIONS as OF_COUNTERFEITERS
from criminals.games.crooks.formats.violation_forms import VIOLATIONS as OF_CROOKS
from criminals.games.sicario.formats.violation_forms import VIOLATIONS as OF_SICARIO

FORMS: Final = {crooks.NAME: OF_CROOKS, counterfeiters.NAME: OF_COUNTERFEITERS, sicario.NAME: OF_SICARIO}

VALUES: Final = (0, 7, True, "A", "buy 1", "print 2", "spectator", "chance", "playing", "placing", "hunting", "quality")
"""Values of all the types that parameters have, each wrong in most places."""


@pytest.mark.parametrize("game", FORMS)
def test_what_is_read_of_a_violation_is_told(game: str) -> None:
    told = set[str]()
    for code, forms in FORMS[game].items():
        names = [*forms[0]]
        for values in product(VALUES, repeat=len(names)) if len(names) < 3 else ():
            params: dict[str, Any] = dict(zip(names, values, strict=True))
            document = {"criminals": 1, "kind": "violation", "game": game, "rules": 1}
            try:
                violation = criminals.from_document(
                    {**document, "clause": "2", "code": code, "params": params}, kind="violation"
                )
            except MalformedDocument:
                continue
            told.add(code)
            assert all(criminals.describe(violation, lang) for lang in LANGUAGES)
    assert len(told) > len(FORMS[game]) / 2


def test_only_who_is_not_to_act_can_be_the_spectator() -> None:
    """A henchman, or a crook to be killed, is at a seat."""
    for game, code, more in (
        ("counterfeiters", "space_taken", {"space": "buy 1"}),
        ("crooks", "nobody_to_kill", {"target": 4}),
    ):
        document = {"criminals": 1, "kind": "violation", "game": game, "rules": 1, "clause": "2", "code": code}
        with pytest.raises(MalformedDocument, match="seat"):
            criminals.from_document({**document, "params": {"seat": "spectator", **more}}, kind="violation")
