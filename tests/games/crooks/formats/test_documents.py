"""Hostile records and set-ups: each is read, or refused with the place and the reason of every fault."""

import pytest

from criminals.games import crooks
from criminals.games.crooks.formats.documents import setup_json


def test_more_hangouts_than_letters_can_not_be_written() -> None:
    with pytest.raises(ValueError, match="zip"):
        setup_json(crooks.Setup(((1,),) * 27, ()))
