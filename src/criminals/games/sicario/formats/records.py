"""The records of this game, as type checkers see them."""

from typing import TypeAlias

from criminals.core.records import record, view_record
from criminals.games.sicario.box.edition import Edition
from criminals.games.sicario.knowledge.events import ViewEvent
from criminals.games.sicario.knowledge.views import View
from criminals.games.sicario.rules.actions import Action
from criminals.games.sicario.rules.opening import Setup
from criminals.games.sicario.rules.state import State

Record: TypeAlias = record.Record[Edition, Setup, Action, State]
"""A record of this game, as type checkers see it."""

ViewRecord: TypeAlias = view_record.ViewRecord[View, ViewEvent]
"""A view record of this game, as type checkers see it."""
