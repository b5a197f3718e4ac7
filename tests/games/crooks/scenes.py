"""Scenes for the tests of Crooks: a table set up as one would tell it, and turns played from their texts.

The crooks are those of the reference deck unless a test brings its own. The ones with abilities: Accomplices 5 and 6,
Pickpockets 7 and 8, Killers 9 and 10, Swaps 11 and 12, Spies 13 and 14, the Boss 32. Of the others, 18 to 29 are plain
enough: level 6 or 7, or 8 (26 to 29).
"""

import random
from collections.abc import Iterable, Iterator, Sequence
from string import ascii_uppercase
from typing import Any, Final

from criminals.games import crooks
from criminals.games.crooks import Ability, Action, Crook, Edition, FaceUp, Setup, State
from tests.games.positions import play

BOSS_CLAN: Final = (*crooks.REFERENCE.crooks, Crook(33, 9, 0, (), Ability.BOSS), Crook(34, 8, 0, (), Ability.BOSS))
"""The reference deck with two more Bosses."""

LONGEST: Final = 300
"""More actions than any game here has: a fault that keeps a game going must not keep a test going."""

EVERY_ACTION: Final[tuple[Action, ...]] = (
    *(crooks.Pass(), crooks.Leave(), crooks.Return(), crooks.Pick(), crooks.Decline()),
    *(make(letter) for make in (crooks.Recruit, crooks.SpyHangout) for letter in "ABCDEFGHIZ"),
    *(crooks.Take(crook) for crook in range(36)),
    *(crooks.Place(target, down) for target in range(11) for down in (False, True)),
    *(make(target) for make in (crooks.Move, crooks.SpyTarget) for target in range(11)),
    *(crooks.Kill(seat) for seat in range(6)),
)
"""Every action of the boxes used here, and some outside them."""


def table(
    *,
    players: int = 2,
    start: int = 0,
    purse: int = 18,
    bank: int = 10,
    targets: tuple[int, ...] = crooks.REFERENCE.targets,
    deck: tuple[Crook, ...] = crooks.REFERENCE.crooks,
    gang_points: int = 5,
    **hangouts: Iterable[int],
) -> State:
    """A game about to start: `table(A=[9], B=[18, 23])` has a Killer alone in hangout A; the rest is in the box."""
    assert "".join(hangouts) == ascii_uppercase[: len(hangouts)]
    piles = tuple(map(tuple, hangouts.values()))
    edition = Edition(
        name="scene",
        crooks=deck,
        targets=targets,
        piles={players: tuple(map(len, piles))},
        purse=purse,
        money=players * purse + bank,
        gang_points={players: gang_points},
    )
    dealt = {crook for pile in piles for crook in pile}
    box = tuple(crook.id for crook in deck if crook.id not in dealt)
    return crooks.new_game(setup=Setup(piles, box, start), edition=edition)


def finished(
    *rows: str,
    purse: int = 18,
    deck: tuple[Crook, ...] = crooks.REFERENCE.crooks,
    targets: tuple[int, ...] = crooks.REFERENCE.targets,
    gang_points: int = 5,
) -> State:
    """A game played to its end in which each seat robs as its row says: `finished("22 at 6, 5 at 6", "26 at 6 down")`.

    Every crook is alone in its hangout, so that it costs $1. Nobody kills, picks or spies.
    """
    plans = [[each.split(" at ") for each in row.split(", ") if each] for row in rows]
    hangouts: dict[str, Any] = {
        letter: [int(crook)]
        for letter, (crook, _) in zip(ascii_uppercase, (each for plan in plans for each in plan), strict=False)
    }
    letters = {pile[0]: letter for letter, pile in hangouts.items()}
    state = table(
        players=len(rows), purse=purse, deck=deck, targets=targets, gang_points=gang_points, start=0, **hangouts
    )
    for _ in range(LONGEST):
        seat = crooks.actor(state)
        if seat is None:
            return state
        if plans[seat]:
            crook, place = plans[seat].pop(0)
            state = play(state, f"recruit {letters[int(crook)]}, take {crook}, place {place}")
            if crooks.Decline() in crooks.legal_actions(state):
                state = play(state, "decline")
        else:
            state = play(state, "pass")
    raise AssertionError("the game does not end")


def chosen(rng: random.Random, actions: Sequence[Action]) -> Action:
    """One of the actions; a pass comes early now and then."""
    eager = [action for action in actions if action != crooks.Pass()]
    return rng.choice(eager if eager and rng.random() < 0.9 else actions)


def every_state(players: int, seed: int, edition: Edition = crooks.REFERENCE) -> Iterator[State]:
    """The states of a whole random game, the first and the last included; passing only when nothing else is left."""
    rng = random.Random(seed)
    state = crooks.new_game(players=players, rng=rng, edition=edition)
    yield state
    for _ in range(LONGEST):
        actions = crooks.legal_actions(state)
        if not actions:
            return
        eager = [action for action in actions if action != crooks.Pass()]
        state = crooks.apply(state, rng.choice(eager or actions))
        yield state
    raise AssertionError("the game does not end")


def at(state: State, seat: int, target: int) -> list[str]:
    """What lies in a seat's row at a target, the first placed first: `["23 down", "5"]`."""
    stack = state.rows[seat][state.edition.targets.index(target)]
    return [str(card.crook) if isinstance(card, FaceUp) else f"{state.crook_of(card.origin)} down" for card in stack]


def row(state: State, seat: int) -> dict[int, list[str]]:
    """A seat's whole row, without the targets where it has nobody."""
    return {target: at(state, seat, target) for target in state.edition.targets if at(state, seat, target)}


CHANGING: Final = (
    *("layout", "sizes", "looks", "left", "rows", "discards", "money", "bank", "passed", "phase"),
    *("piles", "taken", "undealt"),
)


def changes(before: State, after: State) -> dict[str, object]:
    """The fields in which a state differs from an earlier one, as one sees them at a table, with their new values."""
    return {name: getattr(after, name) for name in CHANGING if getattr(after, name) != getattr(before, name)}


PLAIN_TURN: Final = "recruit A, take 18, place 6"


def hand(crook: int) -> State:
    """Seat 0 holds a crook; at 6 and, face down, at 5 it has 18 and 23, and seat 1 has 19 and 20."""
    state = table(A=[18], B=[19], C=[23], D=[20], E=[crook], F=[29, 30])
    return play(
        state,
        "recruit A, take 18, place 6",
        "recruit B, take 19, place 6",
        "recruit C, take 23, place 5 down",
        "recruit D, take 20, place 5 down",
        f"recruit E, take {crook}",
    )


def deck(*ids: int) -> tuple[Crook, ...]:
    """A small box: these crooks and no others."""
    return tuple(crook for crook in BOSS_CLAN if crook.id in ids)


def seen_before() -> State:
    """Seat 1 took one of five between two looks of seat 0: only 30 can lie face down there."""
    return play(
        table(A=[2, 4, 6, 8, 30], targets=(2, 3, 9)),
        "recruit A, take 2, place 2",
        "recruit A, take 30, place 9 down",
        "recruit A, take 4, place 3",
    )
