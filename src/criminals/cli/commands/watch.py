"""`criminals watch`: show a game between bots, turn by turn."""

from pathlib import Path
from time import sleep
from typing import Any

import attrs

from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.referee import Referee, TruthWanted
from criminals.bots.matches.seeds import derived, given_or_fresh
from criminals.cli.arguments import (
    Options,
    Parser,
    add_bots,
    add_edition,
    add_first,
    add_game,
    add_lang,
    add_limit,
    add_memory,
    add_notation,
    add_seed,
    first_of,
    positive,
    spoken_lang,
    usual_players,
    viewer_of,
)
from criminals.cli.bots import USUAL, Substitutes, made, names_of
from criminals.cli.complaints import DONE, Complaint, complaining, worded
from criminals.cli.files import write_record
from criminals.cli.table.narrator import Narrator, moment
from criminals.cli.table.screen import Screen
from criminals.cli.table.voice import Voice
from criminals.core.base.seats import Viewer
from criminals.core.game.registry import find_game
from criminals.core.looks.phrases import Slot
from criminals.core.records.record import Record
from criminals.dice import generator


def add_arguments(parser: Parser) -> None:
    """Add its arguments."""
    add_game(parser)
    add_bots(parser)
    parser.add_argument("--viewer", default="spectator")
    parser.add_argument("--tables", action="store_true")
    parser.add_argument("--delay", type=positive, metavar="SECONDS")
    parser.add_argument("--file", type=Path)
    parser.add_argument("--truth", action="store_true")
    add_limit(parser)
    add_edition(parser)
    add_first(parser)
    add_seed(parser)
    add_lang(parser)
    add_memory(parser)
    add_notation(parser)


def run(options: Options) -> int:
    """Let the bots play, and show it."""
    seed = given_or_fresh(options.seed)
    with complaining():
        game, deal = find_game(options.game), generator(derived(seed, "deal"))
        texts: list[str] = options.bots or [USUAL] * usual_players(game, options.edition)
        begins = first_of(game.NAME, len(texts), options.first, options.sicario)
        first: Any = game.new_game(players=len(texts), rng=deal, edition=options.edition, first=begins)
    lang = spoken_lang(game, first.players, first.edition, options.lang)
    viewer = viewer_of(options.viewer, first.players)
    seated = dict(enumerate(texts))
    screen = Screen(Voice(lang, names_of(seated), viewer, options.memory, options.notation))
    file: Path | None = options.file
    if file is not None:
        write_record(file, Record.of(first))
    with made(texts) as bots:
        with complaining():
            try:
                referee = Referee.of(first, bots, seed, forfeits=Forfeits(options.limit), truth=options.truth)
            except TruthWanted as wanted:
                raise Complaint(worded("complaint", "truth_option", bot=texts[wanted.seats[0]])) from None
        voice, narrator = screen.voice, Narrator(screen)
        bots_there = Substitutes(referee, seated, voice, screen.line)
        told: dict[str, Slot] = {"game": voice.game(first.game), "players": len(texts), "seed": str(seed)}
        told |= {"who": voice.named(seated), "whom": voice.seen_by(viewer)}
        screen.heading(voice.say("opening", "watch", **told))
        try:
            _Watching(referee, bots_there, narrator, viewer, options.tables, options.delay).run()
        finally:
            if file is not None:
                write_record(file, Record.of(first, referee.actions))
    screen.line()
    last = referee.state if viewer is None else referee.game.view(referee.state, viewer)
    narrator.table(last)
    narrator.result(last)
    if file is not None:
        screen.say("kept", "yes", file=str(file))
    bots_there.check()
    return DONE


@attrs.define
class _Watching:
    referee: Referee
    bots: Substitutes
    narrator: Narrator
    viewer: Viewer | None
    tables: bool
    delay: float | None

    def run(self) -> None:
        referee, narrator = self.referee, self.narrator
        while referee.game.actor(referee.state) is not None:
            self._begin()
            before = referee.state
            with narrator.screen.waiting(narrator.thinking):
                is_played = self.bots.turn()
            if is_played:
                narrator.step(moment(before, referee.actions[-1], referee.state, self.viewer))
        self.bots.close()

    def _begin(self) -> None:
        state = self.referee.state
        if self.narrator.heading(state):
            if self.delay:
                sleep(self.delay)
            if self.tables:
                self.narrator.table(state if self.viewer is None else self.referee.game.view(state, self.viewer))
                self.narrator.screen.line()
