"""Analyses on the screen: what a search finds about the best actions of a view, told to one who may see that view."""

from typing import Any, Final

import attrs

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.fouls import Foul
from criminals.bots.players.ismcts_bot import ISMCTSBot
from criminals.bots.search.analysis import Analysis, Candidate
from criminals.bots.search.replies import Reply
from criminals.cli.catalogue import spoken
from criminals.cli.table.screen import SHOWN_ELSEWHERE, Screen
from criminals.core.game.protocol import Rng
from criminals.core.game.registry import game_of
from criminals.dice import generator

MOST: Final = 3
"""The greatest number of actions to show."""


@attrs.define
class Analyst:
    """A bot that analyses the choices of a recorded game, always from the view of the seat that chose.

    Each choice has a generator of its own, so that it is told the same whenever it is asked for.
    """

    name: str
    bot: ISMCTSBot
    limit: float | None = None

    def show(self, screen: Screen, position: Any, ply: int) -> None:
        """Print what is found about the choice that is made in a position, a state or the view of somebody."""
        game, voice = game_of(position), screen.voice
        seat = game.actor(position)
        if not isinstance(seat, int):
            screen.say("analysis", "nobody", indent=2)
            return
        whom = voice.seen_by(seat)
        if hasattr(position, "viewer"):
            if position.viewer != seat:
                screen.say("analysis", "hidden", indent=2, whom=whom)
                return
            view: Any = position
        else:
            view = game.view(position, seat)
        if len(game.legal_actions(view)) == 1:
            screen.say("analysis", "forced", indent=2)
            return
        with screen.waiting(voice.say("answer", "thinks", bot=self.name)):
            found = analysis_by(self.bot, view, generator(ply), self.limit)
        if isinstance(found, Foul):
            why = found.told(spoken(voice.lang))
            screen.say("answer", "no_hint", style="red", bot=self.name, why=why)
            return
        screen.say("analysis", "heading", bot=self.name, whom=whom)
        show_analysis(screen, view, found)


def analysis_by(bot: ISMCTSBot, view: Any, rng: Rng, limit: float | None) -> Analysis | Foul:
    """An analysis by a bot, or the foul by which it failed: the functions that steer it may be anybody's."""
    found: list[Analysis] = []
    foul = Forfeits(limit).foul(view.viewer, lambda: found.append(bot.analyse(view, rng)))
    return found[0] if foul is None else foul


def show_analysis(screen: Screen, view: Any, analysis: Analysis) -> None:
    """Print the best few actions: what they are worth, how often they were tried, and the likely replies."""
    for candidate in analysis.candidates[:MOST]:
        if candidate.value is not None:
            _show(screen, view, candidate, candidate.value)


def _show(screen: Screen, view: Any, candidate: Candidate, value: float) -> None:
    voice, action = screen.voice, candidate.action
    sentence = voice.noted(voice.describe(action, view), str(action))
    worth = round(100 * value)
    screen.say("analysis", "candidate", indent=2, sentence=sentence, value=worth, visits=candidate.visits)
    reply = candidate.reply
    told, visits = ("", 0) if reply is None else (_told(screen, reply), reply.visits)
    if told:
        screen.say("analysis", "reply", style="dim", indent=6, visits=visits, told=told)


def _told(screen: Screen, reply: Reply) -> str:
    """A sentence with the view events of a reply; empty if there are none."""
    voice = screen.voice
    sentences = [
        sentence
        for view_event, sentence in voice.events(reply.view, reply.view_events)
        if type(view_event).__name__ not in SHOWN_ELSEWHERE
    ]
    return voice.say("chances", "between").join(sentences)
