"""The records of this game, as type checkers see them."""

from typing import TypeAlias

from criminals.core.records import record, view_record
from criminals.games.counterfeiters.box.edition import Edition
from criminals.games.counterfeiters.knowledge.events import ViewEvent
from criminals.games.counterfeiters.knowledge.views import View
from criminals.games.counterfeiters.rules.actions import Action
from criminals.games.counterfeiters.rules.opening import Setup
from criminals.games.counterfeiters.rules.state import State

Record: TypeAlias = record.Record[Edition, Setup, Action, State]
"""A record of this game, as type checkers see it."""

ViewRecord: TypeAlias = view_record.ViewRecord[View, ViewEvent]
"""A view record of this game, as type checkers see it."""
