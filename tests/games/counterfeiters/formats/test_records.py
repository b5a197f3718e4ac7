"""Records of Counterfeiters: they replay, and their documents are read back."""

import json

from criminals.core.records.dumping import dumps, loads
from tests.games.counterfeiters.papers import RECORD, document, middle, next_round


def test_the_order_of_the_stack_means_something() -> None:
    turned = document()
    turned["setup"]["stack"][:2] = reversed(turned["setup"]["stack"][:2])
    assert loads(json.dumps(turned)) != loads(RECORD)


def test_the_fields_may_stand_in_any_order() -> None:
    turned = dict(reversed(document().items()))
    turned["setup"] = dict(reversed(turned["setup"].items()))
    assert dumps(loads(json.dumps(turned))) == dumps(loads(RECORD))


def test_the_record_comes_to_its_second_round() -> None:
    *_, before, last = loads(RECORD).replay()
    assert (before, last) == (middle(), next_round())
    assert (last.cash, last.bank, last.offshore) == ((40, 20), 3650, (0, 10))
