"""The answers of workers, which the host doesn't trust: how they are written, and how the host reads them.

The host deals the game of a record itself. From a worker it takes only the texts of the actions, and replays them.
"""

import json
from typing import Any, Final, cast

import attrs

from criminals.bots.matches.activity import SharedActivity
from criminals.bots.matches.choice_times import read_times
from criminals.bots.matches.forfeits import Forfeits
from criminals.bots.matches.jobs import GameResult, Games, Job, dealt, played, record_of
from criminals.bots.matches.results import document_of_game, game_of_document
from criminals.bots.matches.workers.apart import played_apart
from criminals.bots.matches.workers.trials import Trial, Unloaded
from criminals.core.base.errors import InvalidArgument
from criminals.core.game.registry import game_of
from criminals.core.records.record import Record

LONGEST: Final = 200_000
"""The longest answer, in bytes for each game."""

MOST: Final = 180_000
"""The longest list of actions in it. A longer game has no record."""


@attrs.frozen
class Failed:
    """An error of a worker: the name of its class, and its text."""

    kind: str
    text: str

    def raised(self) -> Exception:
        """Make the error, to be raised here."""
        match self.kind:
            case "ValueError":
                return ValueError(self.text)
            case "InvalidArgument":
                return InvalidArgument(self.text)
            case _:
                return RuntimeError(f"{self.kind}: {self.text}")


def done(asked: Any, activity: SharedActivity, *, is_apart: bool, is_trial: bool) -> dict[str, Any]:
    """Do a trial or a job, and return the answer without the key."""
    if is_trial:
        trial: Trial
        trial, limit = asked
        return {"unloaded": [*trial.unloaded(Forfeits(limit, activity)).items()]}
    return {"games": documents_of_games((played_apart if is_apart else played)(asked, activity))}


def documents_of_games(games: Games) -> list[dict[str, Any]]:
    """Write the games of a job for the answer."""
    return [
        {
            **document_of_game(game),
            "actions": None if game.record is None else _texts(game.record),
            "times": [attrs.astuple(each) for each in game.times],
        }
        for game in games
    ]


def _texts(record: Record) -> list[str] | None:
    texts = [str(action) for action in record.actions]
    return texts if len(json.dumps(texts)) <= MOST else None


def read_answer(line: bytes, job: Job) -> Games | Failed | None:
    """Read the answer in a line; None if it belongs to another job. Data that is no answer raises any error."""
    document: Any = json.loads(line)
    if document["key"] is None:  # to the trial, which is over
        return None
    (one, other), deal = document["key"]
    if ((one, other), deal) != job.key:
        return None
    if "error" in document:
        kind, text = map(str, document["error"])
        return Failed(kind, text)
    told = cast(list[Any], document["games"])
    if len(told) != len(job.bots):
        raise ValueError("more games or fewer than there are")
    first = dealt(job)
    return tuple([_read_game(fields, job, number, first) for number, fields in enumerate(told)])


def _read_game(fields: Any, job: Job, number: int, first: Any) -> GameResult:
    game = game_of_document(fields)
    if (game.pair, game.deal, game.seats, game.void) != (*job.key, job.names(number), None):
        raise ValueError("a game of another job")
    times, texts = read_times(fields["times"], len(game.seats), game.plies + 1), fields["actions"]
    record = None if texts is None else _read_record(texts, game, first)
    return attrs.evolve(game, record=record, times=times)


def _read_record(texts: list[Any], game: GameResult, first: Any) -> Record | None:
    """Make the record of a game; `ValueError` if its actions don't lead from this deal to this result."""
    if type(texts) is not list or len(texts) != game.plies:
        raise ValueError("no actions of this game")
    if not all(type(text) is str for text in texts):
        raise TypeError("an action is a text")
    verbs = game_of(first)
    actions = {text: verbs.parse_action(text) for text in dict.fromkeys(texts)}
    record = record_of(first, [actions[text] for text in texts])
    if record is None:
        raise ValueError("a record of a game without documents")
    *_, last = record.replay()
    outcome = verbs.outcome(last)
    if game.foul is None and (
        outcome is None or (outcome.winners, verbs.score(last).points) != (game.winners, game.points)
    ):
        raise ValueError("a record of another result")
    return record


def read_trial(line: bytes, trial: Trial) -> Unloaded | None:
    """Read the answer to a trial in a line; None if it belongs to a job. Data that is no answer raises any error."""
    document: Any = json.loads(line)
    if document["key"] is not None:
        return None
    found = {str(name): str(why) for name, why in document["unloaded"]}
    if not {*found} <= {*trial.names}:
        raise ValueError("contestants of another tournament")
    return found
