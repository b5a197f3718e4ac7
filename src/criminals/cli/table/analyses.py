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
from criminals.core.looks.phrases import Slot
from criminals.dice import generator

MOST: Final = 3
"""The greatest number of actions to show, besides the one that was played."""

MOST_LOSSES: Final = 5
"""The greatest number of choices to show that lost most."""


@attrs.frozen
class Loss:
    """A choice of a recorded game that was worth less than the best one, as a search finds."""

    ply: int
    view: Any
    played: Candidate
    best: Candidate
    points: int
    """The difference of their values, in hundredths."""

    @classmethod
    def of(cls, ply: int, view: Any, analysis: Analysis, played: Any) -> "Loss | None":
        """The loss by what was played; None if there is none, or if the search never tried it."""
        best, own = analysis.candidates[0], analysis.of(played)
        if own is None or own.value is None or best.value is None:
            return None
        points = round(100 * best.value) - round(100 * own.value)
        return cls(ply, view, own, best, points) if points > 0 else None


@attrs.define
class Analyst:
    """A bot that analyses the choices of a recorded game, always from the view of the seat that chose.

    Each choice has a generator of its own, so that it is told the same whenever it is asked for.
    """

    name: str
    bot: ISMCTSBot
    limit: float | None = None
    _losses: dict[int, Loss] = attrs.field(factory=dict[int, Loss], init=False)

    def show(self, screen: Screen, position: Any, ply: int, played: Any = None) -> None:
        """Print what is found about a choice, in a state or in somebody's view, and mark what was played if known."""
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
        show_analysis(screen, view, found, played)
        loss = None if played is None else Loss.of(ply, view, found, played)
        if loss is not None:
            self._losses[ply] = loss

    def show_losses(self, screen: Screen) -> None:
        """Print the choices that lost most, of those that were analysed."""
        voice = screen.voice
        worst = sorted(self._losses.values(), key=lambda loss: loss.points, reverse=True)[:MOST_LOSSES]
        screen.heading(voice.say("analysis", "losses" if worst else "no_loss", bot=self.name))
        for loss in worst:
            told: dict[str, Slot] = {"ply": str(loss.ply), "points": loss.points}
            for key, each in (("played", loss.played), ("best", loss.best)):
                told[key] = voice.noted(voice.describe(each.action, loss.view), str(each.action))
                told[f"{key}_value"] = round(100 * (each.value or 0.0))
            screen.line(f"  {voice.say('analysis', 'loss', whom=voice.player(loss.view.viewer), **told)}")


def analysis_by(bot: ISMCTSBot, view: Any, rng: Rng, limit: float | None) -> Analysis | Foul:
    """An analysis by a bot, or the foul by which it failed: the functions that steer it may be anybody's."""
    found: list[Analysis] = []
    foul = Forfeits(limit).foul(view.viewer, lambda: found.append(bot.analyse(view, rng)))
    return found[0] if foul is None else foul


def show_analysis(screen: Screen, view: Any, analysis: Analysis, played: Any = None) -> None:
    """Print the best few actions: what they are worth, how often they were tried, and the likely replies.

    An action that was played is printed, too, whether it is among them or not.
    """
    best = analysis.candidates[:MOST]
    for candidate in best:
        if candidate.value is not None:
            _show(screen, view, candidate, is_played=candidate.action == played)
    own = None if played is None else analysis.of(played)
    if own is not None and (own not in best or own.value is None):
        _show(screen, view, own, is_played=True)


def _show(screen: Screen, view: Any, candidate: Candidate, *, is_played: bool) -> None:
    voice, action = screen.voice, candidate.action
    sentence = voice.noted(voice.describe(action, view), str(action))
    if candidate.value is None:
        screen.say("analysis", "untried", indent=2, sentence=sentence)
        return
    worth, key = round(100 * candidate.value), "played" if is_played else "candidate"
    screen.say("analysis", key, indent=2, sentence=sentence, value=worth, visits=candidate.visits)
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
