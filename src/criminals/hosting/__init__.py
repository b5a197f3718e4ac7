"""Host games: keep the truth of one table as a value, without I/O, a clock or bots."""

from criminals.core.messages.changes import Acted, Begun, Change, HandedOver, TakenBack
from criminals.core.messages.requests import Act, Draw, Join, Request, Speak, Undo, read_request
from criminals.core.messages.sitters import Sitter
from criminals.dice import fresh_token
from criminals.hosting.host import Host
from criminals.hosting.messages import message
from criminals.hosting.news import Briefing, News, Result, Welcome
from criminals.hosting.refusals import IllegalUndo, LateRequest
from criminals.hosting.saving import dumps, loads

__all__ = [
    "Act",
    "Acted",
    "Begun",
    "Briefing",
    "Change",
    "Draw",
    "HandedOver",
    "Host",
    "IllegalUndo",
    "Join",
    "LateRequest",
    "News",
    "Request",
    "Result",
    "Sitter",
    "Speak",
    "TakenBack",
    "Undo",
    "Welcome",
    "dumps",
    "fresh_token",
    "loads",
    "message",
    "read_request",
]
