"""States that no game comes to, and what is wrong with each: sound ones, spoilt."""

from typing import Any, Final, cast

import attrs

from criminals.games.sicario import (
    REFERENCE,
    Answer,
    Decoding,
    Hunting,
    Lights,
    Missed,
    Questioning,
    Rolling,
    State,
)
from tests.games.sicario.scenes import HOME, box, scene
from tests.games.sicario.sound import (
    HAT,
    asked_twice_for_a_card,
    caught_at_once,
    decoding,
    eliminated,
    first,
    home,
    hunting,
    middle,
    out,
    over,
    tipped,
)

SHORT: Final = box("sss", *["advance-3"] * 9, "retreat-1", "retreat-2", "blackout")


def changed(state: State, **fields: object) -> State:
    """The state with other fields; those that are by seat may be given as mappings."""
    for name, value in fields.items():
        if isinstance(value, dict):
            entries = cast(dict[int, object], value)
            fields[name] = tuple(entries.get(seat, old) for seat, old in enumerate(getattr(state, name)))
    return attrs.evolve(state, **cast(Any, fields))


def moved(state: State, *cards: str) -> State:
    """The state with cards read besides, from the top."""
    unread = list(state.unread)
    for card in cards:
        unread.remove(card)
    return attrs.evolve(state, bottom=(*state.bottom, *cards), unread=tuple(unread))


IMPOSSIBLE: Final[dict[str, tuple[State, str]]] = {
    # the shape
    "too few positions": (changed(first(), positions=(None, 0)), "positions has 2 entries, not 3"),
    "too many to lose": (changed(first(), lost=(0, 0, 0, 0)), "lost has 4 entries, not 3"),
    "facts of too few": (changed(first(), facts=()), "facts has 0 entries, not 3"),
    "shown of too few": (changed(first(), shown=(None,)), "shown has 1 entries, not 3"),
    "characters of too few": (changed(first(), characters=("Olga",)), "characters has 1 entries, not 3"),
    "a sicario elsewhere": (changed(first(), sicario=3), "there are 3 seats, another one is named (§2.1)"),
    "a turn of nobody": (changed(first(), phase=Rolling(3)), "there are 3 seats, another one is named (§2.1)"),
    "a tip about nobody": (
        changed(tipped(), phase=Questioning(0, 3)),
        "there are 3 seats, another one is named (§2.1)",
    ),
    "beyond the embassy": (
        changed(middle(), positions={1: 46}),
        "spaces go from 0, the boats, to 45, the embassy; there is no 46 (§1.2)",
    ),
    "before the boats": (
        changed(middle(), positions={1: -1}),
        "spaces go from 0, the boats, to 45, the embassy; there is no -1 (§1.2)",
    ),
    "less than no turn to lose": (
        changed(middle(), lost={2: -1}),
        "turns to be lost are (0, 0, -1): nobody can lose less than none (§7.4)",
    ),
    "a fact about no trait": (
        changed(middle(), facts={1: frozenset({Answer("beard", yes=True)})}),
        "nobody can hear Answer(trait='beard', yes=True) with this sheet (§6.1)",
    ),
    "four lights": (
        changed(over(), facts={0: frozenset({Lights(("man", "hat", "glasses"), 4)})}),
        "nobody can hear Lights(features=('man', 'hat', 'glasses'), lights=4) with this sheet (§6.1)",
    ),
    "a stranger": (changed(first(), characters={1: "Nobody"}), "'Nobody' is not on the sheet (§1.1)"),
    "a stranger shown": (changed(out(), shown={1: "Nobody"}), "'Nobody' is not on the sheet (§1.1)"),
    "a card from elsewhere": (
        changed(middle(), bottom=("advance-9",)),
        "'advance-9' is 1 times in the deck, the box has 0 (§2.4)",
    ),
    "a card read too often": (
        changed(middle(), bottom=("blackout", "blackout", "blackout")),
        "'blackout' is 3 times in the deck, the box has 2 (§2.4)",
    ),
    # characters and cards
    "two of one character": (changed(first(), characters={1: "Boris"}), "2 players are Boris (§2.2)"),
    "a character that the facts do not fit": (
        changed(hunting(), facts={1: frozenset({Answer("man", yes=True)})}),
        "seat 1 is Olga, which what was heard or shown of it does not fit (§6.1)",
    ),
    "another character than shown": (
        changed(out(), shown={1: "Felix"}),
        "seat 1 is Olga, which what was heard or shown of it does not fit (§6.1)",
    ),
    "a card lost": (
        changed(first(), unread=first().unread[1:]),
        "'advance-1' is 0 times in the deck, the box has 1 (§2.4)",
    ),
    "a card doubled": (
        changed(middle(), unread=(*middle().unread, "blackout")),
        "'blackout' is 3 times in the deck, the box has 2 (§2.4)",
    ),
    # spaces
    "a sicario on the path": (
        changed(middle(), positions={0: 5}),
        "the sicario stands on space 5, its pawn stays off the path (§2.3)",
    ),
    "an agent on another's space": (changed(middle(), positions={2: 10}), "2 agents stand on space 10 (§3.1)"),
    # what is shown and heard
    "one who is not out is shown": (
        changed(middle(), shown={1: "Olga"}),
        "the character of seat 1 is shown, but it is not out (§6.2)",
    ),
    "the sicario is shown": (
        changed(middle(), shown={0: "Boris"}),
        "the character of seat 0 is shown, but it is not out (§6.2)",
    ),
    "one who is out is not shown": (
        changed(out(), shown={1: None}),
        "seat 1 is out or the game over, and its character is not shown (§6.2)",
    ),
    "the end, and one is not shown": (
        changed(over(), shown={2: None}),
        "seat 2 is out or the game over, and its character is not shown (§6.2)",
    ),
    "the end, and cards are not shown": (
        changed(over(), bottom=REFERENCE.events[1:], unread=REFERENCE.events[:1]),
        "it is over and not all of the deck is shown (§6.4)",
    ),
    "the sicario answers": (
        changed(decoding(), facts={0: frozenset({HAT})}),
        "seat 0 is the sicario, and nobody hears answers of it (§4.2)",
    ),
    "the disc about an agent": (
        changed(hunting(), facts={1: frozenset({Lights(("man", "hat", "glasses"), 1)})}),
        "seat 1 is an agent, and nobody hears lights of it (§3.6)",
    ),
    "facts that contradict each other": (
        changed(hunting(), facts={1: frozenset({HAT, Answer("no-hat", yes=True)})}),
        "what was heard and shown of seat 1 fits nobody (§6.1)",
    ),
    "facts that leave one for two": (
        changed(
            scene(10, 12, phase=Hunting(0), read=REFERENCE.events),
            facts={seat: frozenset({Answer("green-hat", yes=True)}) for seat in (1, 2)},
        ),
        "what was heard and shown leaves no different characters for all (§6.5)",
    ),
    # phases
    "a throw of the sicario": (
        changed(first(), phase=Rolling(0)),
        "seat 0 is the sicario, and it is an agent's turn (§2.4)",
    ),
    "a throw of one who is out": (
        changed(out(), phase=Rolling(1)),
        "seat 1 is out or at the embassy, and it is its turn (§3.2)",
    ),
    "a throw of one at home": (
        changed(out(), phase=Rolling(2)),
        "seat 2 is out or at the embassy, and it is its turn (§3.2)",
    ),
    "a throw of one who loses its turn": (
        changed(moved(middle(), "lose-turn"), lost={1: 1}),
        "seat 1 still loses 1 turns, and it is its turn (§7.4)",
    ),
    "a hunt with nobody exposed": (
        changed(hunting(), positions={1: 7}),
        "it is the sicario's turn, and nobody is exposed (§4.1)",
    ),
    "a hunt by an agent": (changed(hunting(), phase=Hunting(1)), "seat 1 is not the sicario, and asks (§4.1)"),
    "a hunt in a blackout": (
        changed(moved(hunting(), "blackout"), lost={0: 1}),
        "seat 0 still loses 1 turns, and it is its turn (§7.4)",
    ),
    "a disc in the street": (changed(decoding(), positions={1: 3, 2: 11}), "seat 1 is not at an antenna (§3.5)"),
    "a disc of the sicario": (
        changed(decoding(), phase=Decoding(0)),
        "seat 0 is the sicario, and it is an agent's turn (§2.4)",
    ),
    "a tip-off in a building": (
        changed(tipped(), positions={1: 7}),
        "seat 1 is not in the street, and can have drawn no card (§3.3)",
    ),
    "a tip-off without its card": (
        moved(tipped(), "blackout"),
        "the card that was read last is no tip-off (§7.4)",
    ),
    "a tip-off of an agent": (
        changed(tipped(), phase=Questioning(2, 1)),
        "seat 2 is not the sicario, and asks (§4.1)",
    ),
    "a tip-off about the sicario": (
        changed(tipped(), phase=Questioning(0, 0)),
        "seat 0 is the sicario, and it is an agent's turn (§2.4)",
    ),
    # the end
    "two out, and it goes on": (
        changed(out(), positions={2: None}, shown={2: "Glenda"}),
        "2 agents are out, and the game goes on (§5.2)",
    ),
    "enough at home, and it goes on": (
        changed(middle(), positions={2: HOME}),
        "1 agents are at the embassy, and the game goes on (§5.1)",
    ),
    "the end, and nobody has won": (
        changed(over(), positions={1: 7}),
        "it is over, but nobody has won: no agent is at an antenna for a capture (§3.7)",
    ),
    "the end twice": (
        changed(home(), positions={2: HOME}),
        "0 agents are out and 2 at the embassy: it was over before (§5.1)",
    ),
    "a win of the sicario in a blackout": (
        changed(eliminated(), lost={0: 1}),
        "the sicario still loses a turn, and won in its own (§7.4)",
    ),
    # turns to be lost
    "an agent loses two turns": (
        changed(moved(hunting(), "lose-turn", "lose-turn"), lost={1: 2}),
        "seat 1 loses 2 turns: who loses one draws no other card before (§7.4)",
    ),
    "an agent in a building loses a turn": (
        changed(moved(hunting(), "lose-turn"), lost={2: 1}),
        "seat 2 loses a turn, and is not where it drew the card (§7.4)",
    ),
    "an agent at the embassy loses a turn": (
        changed(moved(out(), "lose-turn"), lost={2: 1}),
        "seat 2 loses a turn, and is not where it drew the card (§7.4)",
    ),
    "a turn lost without its card": (
        changed(hunting(), lost={1: 1}),
        "agents lose 1 turns, so many cards were not read (§7.4)",
    ),
    "more turns lost than blackouts": (
        changed(middle(), lost={0: 2}),
        "the sicario loses 2 turns, so many cards were not read (§7.4)",
    ),
    # what the cards allow
    "in the street without a card": (
        changed(first(), phase=Rolling(2), positions={1: 1}),
        "1 agents were in the street, only 0 cards that were read left one there (§3.3)",
    ),
    "eliminated without a card": (
        changed(out(), bottom=("tip-off",), unread=("blackout", *out().unread)),
        "2 agents were in the street, only 1 cards that were read left one there (§3.3)",
    ),
    "in the street by cards that led elsewhere": (
        scene(5, 0, seat=2, read=["advance-1", "retreat-1", "advance-2"]),
        "1 agents were in the street, only 0 cards that were read left one there (§3.3)",
    ),
    "back on the boats without a card": (
        changed(middle(), positions={2: 0}),
        "1 agents or more went back to the boats, so many cards were not read (§2.3)",
    ),
    "the second before the first": (
        changed(first(), positions={2: 3}),
        "1 agents or more went back to the boats, so many cards were not read (§2.3)",
    ),
    "a hunt before all have thrown": (
        scene(1, 0, phase=Hunting(0), read=["blackout"]),
        "1 agents or more went back to the boats, so many cards were not read (§2.3)",
    ),
    "the end, with everybody on the boats": (
        changed(caught_at_once(), positions={1: 0}),
        "1 agents or more went back to the boats, so many cards were not read (§2.3)",
    ),
    "an answer in the first round": (
        changed(scene(1, 0, seat=2, read=["blackout"]), facts={1: frozenset({HAT})}),
        "seat 0 has asked and named 1 times, the cards that were read allow fewer (§4.1)",
    ),
    "a name in the first round": (
        changed(scene(1, 0, seat=2, read=["tip-off"]), facts={1: frozenset({Missed("Zeno")})}),
        "it is the first round, and the sicario has named somebody (§2.4)",
    ),
    "more answers than turns": (
        changed(middle(), facts={1: frozenset({HAT, Answer("woman", yes=True), Answer("glasses", yes=False)})}),
        "seat 0 has asked and named 3 times, the cards that were read allow fewer (§4.1)",
    ),
    "an answer before the sicario asked": (
        changed(scene(1, 3, phase=Hunting(0), read=["blackout"]), facts={1: frozenset({HAT})}),
        "seat 0 has asked and named 1 times, the cards that were read allow fewer (§4.1)",
    ),
    "cards read by fewer throws": (
        scene(3, 0, seat=2, read=["blackout", "take-cover", "advance-1"], lost={0: 1}),
        "it is the first round, and 1 throws led to 2 cards that do not lead on or back (§3.3)",
    ),
    "cards read by fewer throws, with two on the boats": (
        scene(3, 0, 0, seat=2, read=["blackout", "take-cover"], lost={0: 1}),
        "it is the first round, and 1 throws led to 2 cards that do not lead on or back (§3.3)",
    ),
    "cards read by fewer throws, with a second throw": (
        scene(3, 0, seat=2, read=["roll-again", "advance-1", "tip-off", "take-cover"], facts={1: {HAT}}),
        "it is the first round, and 2 throws led to 3 cards that do not lead on or back (§3.3)",
    ),
    "cards read by fewer throws, with a retreat": (
        scene(3, 0, 0, seat=3, read=["retreat-1", "blackout", "take-cover"], lost={0: 1}),
        "it is the first round, and 1 throws led to 2 cards that do not lead on or back (§3.3)",
    ),
    "in the street by a throw that is over": (
        scene(2, 0, seat=2, read=["roll-again"]),
        "1 agents were in the street, only 0 cards that were read left one there (§3.3)",
    ),
    "more answers than turns, with a second throw": (
        scene(
            5, 9, read=["roll-again", "tip-off"], facts={1: {HAT, Answer("woman", yes=True), Answer("man", yes=False)}}
        ),
        "seat 0 has asked and named 3 times, the cards that were read allow fewer (§4.1)",
    ),
    "asked by a turn that is still to be lost": (
        changed(asked_twice_for_a_card(), phase=Rolling(2), lost={1: 1}),
        "seat 0 has asked and named 2 times, the cards that were read allow fewer (§4.1)",
    ),
    "cards read on too short a way": (
        scene(1, 3, read=["advance-1", "advance-2", "advance-3"]),
        "agents went 4 spaces at most, the cards that were read have led them 6 or more (§3.1)",
    ),
    "all cards read on too short a way": (
        scene(1, 3, read=REFERENCE.events),
        "agents went 4 spaces at most, the cards that were read have led them 15 or more (§3.1)",
    ),
    "too short a way with one who is out": (
        scene(None, 0, read=["advance-3"] * 2, edition=SHORT),
        "agents went 3 spaces at most, the cards that were read have led them 6 or more (§3.1)",
    ),
    "too short a way with one at home and one before it": (
        scene(4, 3, 0, seat=2, read=["advance-3"] * 4, edition=SHORT),
        "agents went 9 spaces at most, the cards that were read have led them 12 or more (§3.1)",
    ),
    "too short a way, and back at last": (
        scene(0, 1, read=["advance-3", "advance-3", "retreat-1"], edition=SHORT),
        "agents went 1 spaces at most, the cards that were read have led them 4 or more (§3.1)",
    ),
    "too short a way, and back at last by all cards": (
        scene(0, 1, read=["blackout", *["advance-3"] * 9, "retreat-1", "retreat-2"], edition=SHORT),
        "agents went 1 spaces at most, the cards that were read have led them 18 or more (§3.1)",
    ),
    "an agent did not lose its turn in time": (
        scene(10, 14, seat=2, lost={1: 1}, read=["lose-turn", "tip-off", "take-cover"]),
        "an agent loses a turn, and cards were read since then in too many turns (§7.4)",
    ),
    "an agent did not lose its turn in time, and a card led another one on": (
        scene(10, 14, seat=2, lost={1: 1}, read=["lose-turn", "advance-1", "take-cover", "advance-2"]),
        "an agent loses a turn, and cards were read since then in too many turns (§7.4)",
    ),
    "the sicario did not lose its turn in time": (
        scene(10, 14, seat=2, lost={0: 1}, read=["blackout", "advance-1"]),
        "the sicario loses a turn, and cards were read since then in too many turns (§7.4)",
    ),
    "the sicario did not lose its turn before a new round": (
        scene(10, 14, lost={0: 1}, read=["advance-1", "blackout"]),
        "the sicario loses a turn, and cards were read since then in too many turns (§7.4)",
    ),
    "heard without an antenna on the way": (
        changed(middle(), positions={1: 4, 2: 3}, facts={0: frozenset({Missed("Zeno")})}),
        "1 things were heard of the sicario, agents were at an antenna 0 times at most (§3.5)",
    ),
    "heard one space before the antenna": (
        changed(middle(), positions={1: 10, 2: 3}, facts={0: frozenset({Missed("Zeno")})}),
        "1 things were heard of the sicario, agents were at an antenna 0 times at most (§3.5)",
    ),
    "heard before the disc was used": (
        changed(decoding(), facts={0: frozenset({Missed("Zeno")})}),
        "1 things were heard of the sicario, agents were at an antenna 1 times at most (§3.5)",
    ),
    "heard where there is no antenna": (
        changed(
            scene(1, 3, read=["retreat-1"], edition=box("ssbs", *REFERENCE.events)),
            facts={0: frozenset({Missed("Zeno")})},
        ),
        "there is no antenna to hear of the sicario by (§3.5)",
    ),
}
