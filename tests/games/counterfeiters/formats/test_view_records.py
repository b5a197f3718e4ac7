"""View records of Counterfeiters: what one viewer may keep of a game, and its document."""

import attrs

from criminals.core.base.seats import SPECTATOR
from criminals.core.records.dumping import dumps, loads
from criminals.games import counterfeiters
from tests.games.counterfeiters.papers import RECORD
from tests.games.positions import viewers


def test_the_amount_of_a_flight_is_in_the_record_of_the_one_who_flew_alone() -> None:
    """Other amounts, the same game to everybody else, to the last byte (§7.2)."""
    record = loads(RECORD)
    other = attrs.evolve(
        record, actions=[*record.actions[:3], counterfeiters.Fly("commercial", 20), *record.actions[4:]]
    )
    for viewer in (0, SPECTATOR):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))
        assert "stowed" not in dumps(record.for_viewer(viewer))
    assert dumps(record.for_viewer(1)) != dumps(other.for_viewer(1))
    assert '{"event":"stowed","amount":10}' in dumps(record.for_viewer(1))


def test_what_lies_in_the_stack_is_in_nobodys_record() -> None:
    """Another order of the stack below what was drawn, the same game to everybody (§7.3)."""
    record = loads(RECORD)
    stack = list(record.setup.stack)
    stack[-2:] = reversed(stack[-2:])
    other = attrs.evolve(record, setup=attrs.evolve(record.setup, stack=stack))
    for viewer in viewers(record):
        assert dumps(record.for_viewer(viewer)) == dumps(other.for_viewer(viewer))
