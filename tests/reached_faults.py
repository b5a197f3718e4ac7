"""Errors whose texts no other test has, by the codes of their faults."""

import re
from collections.abc import Callable
from typing import Any, Final, cast

import attrs

import criminals
from criminals import Record
from criminals.bots import RandomBot, RuleBot, ask, play, tournament
from criminals.bots.matches.jobs import Settings
from criminals.bots.matches.results import Tournament
from criminals.bots.matches.workers.trials import check_loaded
from criminals.bots.players.specs import check_program, make_bot
from criminals.core.base.errors import FaultyValue
from criminals.core.documents.declared import documents_of
from criminals.core.game.defaults import completed
from criminals.core.looks.checking import differences
from criminals.core.looks.clauses import find_clause
from criminals.dice import generator
from criminals.games import counterfeiters, crooks, sicario
from criminals.hosting import Host
from tests.typing import kuhn

FIRST: Final = criminals.new_game("crooks", players=2, seed=1, first=0)
VIEW: Final = criminals.view(FIRST, 0)
CROOKS: Final = "crooks state tiny 2"


def _lines(text: str) -> object:
    return criminals.from_text("crooks", text)


def _rich(game: Any, **changes: Any) -> object:
    """The text of a state of a box with more of something than a line can have."""
    return game.to_text(
        game.new_game(edition=attrs.evolve(game.TINY, name="rich", **changes), players=2, rng=generator(1))
    )


def _line(game: Any, old: str, new: str, viewer: int | None = None) -> object:
    """What is read of the text of a first state, or of a view of it, in which something is changed."""
    state = game.new_game(players=max(game.TINY.players), rng=generator(1), edition="tiny")
    text = game.to_text(state if viewer is None else game.view(state, viewer))
    changed, count = re.subn(old, new, text, count=1)
    assert count
    return game.from_text(changed)


def _words_of(text: str) -> object:
    (found,) = differences({"a": {"b": text}}, {"a": {"b": "{seat} pays {amount}"}})
    raise FaultyValue("words", [found])


def _no_form() -> object:
    (found,) = differences({"a": {"b": {"you": "{amount}"}}}, {"a": {"b": "{amount}"}})
    raise FaultyValue("words", [found])


def _unperceived() -> object:
    """What seat 0 sees in a hangout, told to seat 1."""
    step = criminals.step(FIRST, criminals.parse_action("crooks", "recruit A"))
    (event,) = (each for each in step.events if each.seers is not None)
    return criminals.describe(event, view=criminals.view(FIRST, 1))


def _believed(chances: Any, samples: int = 7) -> object:
    """The posterior of seat 1 after seat 0 recruited, by a policy that always gives these chances."""
    record = Record.of(FIRST, (criminals.parse_action("crooks", "recruit A"),))
    return criminals.posterior(record.for_viewer(1), lambda _: chances, rng=generator(1), samples=samples)


REACHED: Final[dict[str, Callable[[], object]]] = {
    # words
    "bad_language_name": lambda: criminals.add_words("crooks", "", {}),
    "not_perceived": _unperceived,
    # documents
    "no_edition_document": lambda: _kuhn().read_document("edition", {}),
    "no_tournament": lambda: Tournament.from_json("[]", Settings("crooks", 2), ("random", "rule"), 1),
    # records
    "event_does_not_follow": lambda: criminals.fold(VIEW, [crooks.Passed(1), crooks.Passed(1)]),
    "too_many_actions": lambda: Record.from_text(
        Record.of(FIRST).to_text() + "".join(f"{ply}. 0: pass\n" for ply in range(1, 2_100))
    ),
    "expected_line": lambda: Record.from_text("game"),
    # lines of text
    "too_many_words": lambda: _lines(" x" * 200),
    "expected_heading": lambda: _lines("crooks"),
    "expected_text_kind": lambda: _lines("crooks world tiny 2"),
    "expected_edition_word": lambda: _lines("crooks state small 2"),
    "expected_players": lambda: _lines("crooks state tiny 9"),
    "too_much_money": lambda: _rich(crooks, money=10**18),
    "too_many_henchmen": lambda: _rich(counterfeiters, henchmen=10**18),
    "expected_phase": lambda: _line(crooks, "turn=[^ ]*", "turn=x"),
    "expected_hidden_card": lambda: _line(crooks, "row0=-", "row0=3:(1@A1)"),
    "expected_crew": lambda: _line(counterfeiters, "crew0=[^ ]*", "crew0=x"),
    "expected_deck": lambda: _line(sicario, "events=[^ ]*", "events=x"),
    "expected_event": lambda: _line(sicario, "events=[^ ]*", "events=x/-"),
    "expected_fact": lambda: _line(sicario, "seat0=([^ ]*)", r"seat0=\1,x"),
    # arguments
    "no_first": lambda: criminals.new_game("crooks", players=2, first=5),
    "no_seat_number": lambda: criminals.can_undo(Record.of(FIRST), 5),
    "setup_or_seed": lambda: criminals.new_game("crooks", seed=1, setup=crooks.setup_of(FIRST)),
    "players_untold": lambda: crooks.new_game(setup=crooks.Setup(((1,),), (), 0)),
    "record_players": lambda: Record("crooks", FIRST.edition, 0, crooks.setup_of(FIRST), ()),
    "no_word_kind": lambda: criminals.term("crooks", "colour", "red"),
    "no_word": lambda: criminals.term("crooks", "ability", "thief"),
    "no_words_for": lambda: criminals.describe(criminals.Violation("crooks", "3.1", "unheard_of")),
    "of_other_game": lambda: crooks.describe(criminals.Violation("chess", "3.1", "mate")),
    "view_of_other_game": lambda: criminals.describe(sicario.Skip(), view=VIEW),
    "no_location": lambda: criminals.location_name("nowhere", VIEW),
    "no_amount": lambda: criminals.Amounts("amount", "", range(10, 31, 10), ()).action(15),
    "no_theme": lambda: criminals.svg(VIEW, theme=cast(Any, "lihgt")),
    "no_clauses": lambda: find_clause("kuhn", (), "1.1"),
    "no_action_of_space": lambda: criminals.action_space("crooks", 2).encode(crooks.Take(999)),
    "no_action_number": lambda: criminals.action_space("crooks", 2).decode(-1),
    "not_of_space": lambda: criminals.action_space("crooks", 3).mask(FIRST),
    "no_seed": lambda: criminals.new_game("crooks", seed=-1),
    "three_fakes": lambda: counterfeiters.Shop(1, (1, 2)),
    "pile_not_known": lambda: VIEW.pile("A"),
    "crook_not_known": lambda: VIEW.crook_of(crooks.Origin("A", 1)),
    "no_samples": lambda: _believed(None, samples=0),
    "policy_no_mapping": lambda: _believed(()),
    "policy_not_legal": lambda: _believed({crooks.Kill(1): 1}),
    "policy_no_chance": lambda: _believed({crooks.Pass(): -1}),
    "policy_empty": lambda: _believed({}),
    "policy_impossible": lambda: _believed({crooks.Pass(): 1}),
    # words
    "entry_without_they": _no_form,
    "entry_slots_unknown": lambda: _words_of("{amount} {card}"),
    "entry_slots_missing": lambda: _words_of("{seat}"),
    # hosts
    "expected_printable": lambda: Host.of(FIRST).hand_over(0, name=""),
    "late_request": lambda: Host.of(FIRST).act(0, "pass", at=1),
    "short_token": lambda: Host.of(FIRST).let_watch("token"),
    "same_token": lambda: Host.of(FIRST).let_watch("x" * 40).hand_over(0, token="x" * 40),
    # bots
    "no_command": lambda: make_bot("process:"),
    "command_quotes": lambda: make_bot("process:'node bot.mjs"),
    "no_program": lambda: check_program("process:no-such-program bot.mjs"),
    "setting_not_whole": lambda: make_bot("ismcts:iterations=0"),
    "setting_not_above": lambda: make_bot("ismcts:seconds=-1"),
    "setting_not_number": lambda: make_bot("ismcts:exploration=-0.5"),
    "setting_not_truth": lambda: make_bot("random:eager=2"),
    "setting_not_function": lambda: make_bot("rule:rules=2"),
    "no_rules": lambda: RuleBot().choose(kuhn.view(kuhn.new_game(players=2, rng=generator(1)), 0), generator(1)),
    "no_bot": lambda: make_bot("gredy"),
    "no_setting": lambda: make_bot("rule:colour=3"),
    "no_bot_class": lambda: make_bot("python:my_bots"),
    "bot_not_loaded": lambda: check_loaded({"mine": "no such module"}),
    "bot_not_made": lambda: make_bot("python:no_such_module:Bot"),
    "no_setting_value": lambda: make_bot("random:eager=x"),
    "no_rollout": lambda: make_bot("ismcts:rollout=rulez"),
    "no_limit": lambda: ask(RandomBot(), VIEW, generator(1), limit=0),
    "contestants": lambda: tournament("crooks", ["random"]),
    "contestant_truth": lambda: tournament("crooks", ["oracle", "random"]),
    "no_deals": lambda: tournament("crooks", ["random", "rule"], deals=0),
    "truth_wanted": lambda: play("crooks", [make_bot("oracle"), RandomBot()]),
}
"""Errors whose texts no other test has, by their codes."""


def _kuhn() -> Any:
    return documents_of(completed(kuhn))
