"""The examples in the docstrings of bots run."""

import doctest
import functools
import inspect
import random
import sys
from typing import Any, Final

import pytest

import criminals
from criminals import bots

PUBLIC: Final = [name for name in bots.__all__ if inspect.isclass(getattr(bots, name)) or name.islower()]


def names() -> dict[str, Any]:
    """The names that an example may use without importing them."""
    state = criminals.new_game("crooks", players=2, seed=1, edition="tiny")
    view = criminals.view(state, 0 if state.actor is None else state.actor)
    public = {name: getattr(bots, name) for name in bots.__all__}
    return {"criminals": criminals, "functools": functools, "random": random, "sys": sys, "view": view, **public}


def failures(docstring: str, name: str) -> int:
    """Run the examples of a docstring, and count those that fail."""
    test = doctest.DocTestParser().get_doctest(docstring, names(), name, None, None)
    return doctest.DocTestRunner(verbose=False).run(test).failed


@pytest.mark.parametrize("name", PUBLIC)
def test_the_examples_of_a_docstring_run(name: str) -> None:
    assert failures(getattr(bots, name).__doc__ or "", name) == 0


def test_an_example_that_fails_is_noticed() -> None:
    assert failures(">>> bot = RandomBot(earger=True)", "planted") == 1


def test_there_are_examples() -> None:
    assert sum(">>>" in (getattr(bots, name).__doc__ or "") for name in PUBLIC) >= 10
