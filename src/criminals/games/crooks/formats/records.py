"""The records of this game, as type checkers see them."""

from typing import TypeAlias

from criminals.core.records import record, view_record
from criminals.games.crooks.box.edition import Edition
from criminals.games.crooks.knowledge.events import ViewEvent
from criminals.games.crooks.knowledge.views import View
from criminals.games.crooks.rules.actions import Action
from criminals.games.crooks.rules.opening import Setup
from criminals.games.crooks.rules.state import State

Record: TypeAlias = record.Record[Edition, Setup, Action, State]
"""A record of this game, as type checkers see it."""

ViewRecord: TypeAlias = view_record.ViewRecord[View, ViewEvent]
"""A view record of this game, as type checkers see it."""
