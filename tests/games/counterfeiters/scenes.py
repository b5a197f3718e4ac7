"""Scenes for the tests of Counterfeiters: a state made by saying only what matters, and turns played from their texts.

The cards have the ids of the reference edition: presses 1-4, 9-11, 19, 20, 28; ink 5, 6, 12, 13, 21, 24; paper 7, 8,
14, 15, 22, 31; holograms 18, 23, 29; lunches 16, 17, 25, 26, 30, 41, 42; jets 27, 32, 33, 36; lottery tickets 34 ($50),
37 ($60), 38 ($80), 39 ($100); the Negligent Lawyer 35 and the Great Lawyer 40.
"""

import random
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, cast

import attrs

from criminals.games import counterfeiters
from criminals.games.counterfeiters import (
    REFERENCE,
    Action,
    Board,
    Crew,
    Edition,
    Fakes,
    Phase,
    Playing,
    Setup,
    Space,
    State,
)
from criminals.games.counterfeiters.rules.layout import lay_out
from tests.games.positions import changes, play

SCENE: Final = attrs.evolve(
    REFERENCE,
    name="scene",
    cards=[attrs.evolve(card, letter="S" if card.letter == "S" else "A", players=2) for card in REFERENCE.cards],
    patience=1,
)
"""The reference edition with every card in play for any number, and one letter for all: so any order is a sound one.

The police have so little patience that every quiet round moves their pawn.
"""

PATIENT: Final = attrs.evolve(SCENE, name="patient", patience=3)
"""The same with the patience of the reference edition."""

DRY: Final = attrs.evolve(REFERENCE, name="dry", money=190, fakes=(5, 3, 2))
"""A box in which the bank and the supply of fakes run out."""

STARTERS: Final = (5, 7, 6, 8)
"""What the seats of a scene start with, besides their press: ink, paper, ink, paper."""

EXAMPLE: Final = Setup([14, 16, 18, 9, 12, 19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38], [7, 5], 0)
"""The set-up that the rules give as an example (§2.4)."""

LONGEST: Final = {2: 392, 3: 718, 4: 1144}
"""By players, how many actions a game of the reference edition has at most (§3.5)."""

NOBODY: Final[Mapping[int, Iterable[int]]] = {}


def scene(
    players: int = 2,
    *,
    seat: int = 0,
    cash: Sequence[int] = (),
    offshore: Sequence[int] = (),
    fakes: Mapping[int, Fakes] | None = None,
    cards: Mapping[int, Iterable[int]] = NOBODY,
    idle: Sequence[int] = (),
    standing: Mapping[str, int] | None = None,
    market: Sequence[int | None] = (),
    stack: Sequence[int] = (),
    pawn: int | None = None,
    bank: int | None = None,
    supply: Fakes | None = None,
    moved: bool = False,
    quiet: int = 0,
    first: int = 0,
    next_first: int | None = None,
    phase: Phase | None = None,
    edition: Edition = SCENE,
) -> State:
    """A state of a game in which `seat` is to play a henchman; by default nothing has happened and nobody has anything.

    `cards` are owned besides a press and ink or paper. `market` ends at the rightmost space. What is in neither, nor in
    the stack, is in the bin. With `bank` or `supply`, the box has just so much money or so many fakes besides.
    """
    money, away = _by_seat(players, cash), _by_seat(players, offshore)
    held = [(0, 0, 0) if fakes is None else fakes.get(number, (0, 0, 0)) for number in range(players)]
    if bank is not None:
        edition = attrs.evolve(edition, money=sum(money) + sum(away) + bank, purses=(0,) * 4)
    if supply is not None:
        edition = attrs.evolve(edition, fakes=map(sum, zip(supply, *held, strict=True)))
    layout = lay_out(edition, players)
    stands = standing or {}
    henchmen = tuple(stands.get(name) for name in layout.spaces)
    assert len(stands) == sum(there is not None for there in henchmen), f"no such space: {sorted(stands)}"
    row = (*(None,) * (len(layout.board.market) - len(market)), *market)
    owned = [
        tuple(sorted((layout.dealing.presses[number], STARTERS[number], *cards.get(number, ()))))
        for number in range(players)
    ]
    elsewhere = {*row, *stack, *(card for ids in owned for card in ids)}
    used = {card for _, ids in layout.dealing.letters for card in ids}
    assert len(elsewhere - {None}) == sum(map(len, owned)) + len(stack) + len(row) - row.count(None)
    return State(
        layout=layout,
        phase=Playing(seat) if phase is None else phase,
        crews=tuple(
            Crew(
                idle[number] if idle else edition.henchmen - list(stands.values()).count(number),
                owned[number],
                held[number],
                money[number] + away[number],
                0 if away[number] else money[number],
                money[number] + max(0, away[number] - 10),
            )
            for number in range(players)
        ),
        henchmen=henchmen,
        market=row,
        binned=tuple(sorted(used - elsewhere)),
        stack_size=len(stack),
        leftover=(),
        bank=edition.money - sum(money) - sum(away),
        pawn=layout.track.start if pawn is None else pawn,
        moved=moved,
        quiet=quiet,
        first=first,
        next_first=first if next_first is None else next_first,
        cash=money,
        stack=tuple(stack),
    )


def _by_seat(players: int, amounts: Sequence[int]) -> tuple[int, ...]:
    assert len(amounts) <= players
    return (*amounts, *(0,) * (players - len(amounts)))


def lay_down(state: State) -> State:
    """The state after everybody has laid down what they had left to play in this round."""
    while isinstance(state.phase, Playing) and state.actor is not None:
        spent = sum(crew.idle for crew in state.crews)
        state = play(state, "laydown")
        if spent == 1:
            break
    return state


def every_state(players: int, seed: int, edition: Edition = REFERENCE) -> Iterator[State]:
    """The states of a whole random game, the first and the last included."""
    rng = random.Random(seed)
    state = counterfeiters.new_game(players=players, rng=rng, edition=edition)
    yield state
    for _ in range(max(LONGEST.values())):
        actions = counterfeiters.legal_actions(state)
        if not actions:
            return
        state = counterfeiters.apply(state, chosen(rng, actions))
        yield state
    raise AssertionError("the game does not end")


def chosen(rng: random.Random, actions: tuple[Action, ...]) -> Action:
    """One of the actions; its kind is drawn first, for amounts are many, and would crowd out what is rare."""
    kinds = list(dict.fromkeys(map(type, actions)))
    if len(kinds) > 1 and rng.randrange(4):
        kinds = [kind for kind in kinds if kind not in (counterfeiters.LayDown, counterfeiters.Decline)]
    kind = rng.choice(kinds)
    return rng.choice([action for action in actions if type(action) is kind])


def with_margin(state: State) -> list[Action]:
    """Every action of the box, and some outside it: spaces there are not, odd amounts, too many fakes."""
    space = counterfeiters.action_space(state.players, state.edition)
    return list(dict.fromkeys((*space, *MARGIN)))


_MORE_FAKES: Final[tuple[Fakes, ...]] = ((0, 0, 0), (9, 0, 0), (0, 9, 0), (0, 0, 9), (3, 3, 3), (4, 0, 0), (0, 0, 4))

MARGIN: Final[tuple[Action, ...]] = (
    *(make(number) for make in (counterfeiters.Buy, counterfeiters.Print) for number in (0, 7, 10**8)),
    *(counterfeiters.Defraud(number) for number in (0, 3, 99)),
    *(make(number, (1, 0, 0)) for make in (counterfeiters.Shop, counterfeiters.Fence) for number in (0, 3, 99)),
    *(make(1, fakes) for make in (counterfeiters.Shop, counterfeiters.Fence) for fakes in _MORE_FAKES),
    *(counterfeiters.Fly(flight, amount) for flight in ("commercial", "jet") for amount in (0, 1, 15, 3730, 10**6)),
    *map(counterfeiters.Dine, (0, 4, 99)),
    *map(counterfeiters.Retake, ("buy 0", "buy 7", "print 4", "shop 3", "fence 3", "defraud 3", "shop 999")),
)
"""Actions that no box has."""


def changed(before: State, after: State) -> dict[str, object]:
    """The fields, but for crews, henchmen and phase, in which a state differs from an earlier one: their new values."""
    unasked = ("crews", "phase", "henchmen")
    return {name: value for name, value in changes(before, after).items() if name not in unasked}


def standing(state: State) -> dict[str, int]:
    """Whose henchman stands on which space."""
    return {name: seat for name, seat in zip(state.layout.spaces, state.henchmen, strict=True) if seat is not None}


def owned(state: State, seat: int) -> list[int]:
    """The cards of a seat, without the two that it started with."""
    return [card for card in state.crews[seat].cards if card > 8]


def fakes_of(state: State) -> list[Fakes]:
    """The fakes of each seat."""
    return [crew.fakes for crew in state.crews]


def idle(state: State) -> list[int]:
    """The henchmen that each seat has still to play."""
    return [crew.idle for crew in state.crews]


def acting(state: State) -> tuple[str, int | None]:
    """The phase by its name, and who acts."""
    return type(state.phase).__name__, counterfeiters.actor(state)


def total(state: State) -> int:
    """All the money there is."""
    return state.bank + sum(state.cash) + sum(state.offshore)


def places(state: State) -> list[int]:
    """The ids of all the cards there are in play, each as often as it is somewhere, ascending."""
    market = (card for card in state.market if card is not None)
    mine = (card for crew in state.crews for card in crew.cards)
    return sorted((*market, *mine, *state.stack, *state.leftover, *state.binned))


def ids(state: State) -> list[int]:
    """The ids of the cards that are in play with so many players: those of the stack, and what players started with."""
    stack = [card for _, cards in state.layout.dealing.letters for card in cards]
    started = [card for crew in state.crews for card in crew.cards if state.layout.cards[card].letter == "S"]
    return sorted((*stack, *started))


def three(*counts: int) -> Fakes:
    """Three counts of fakes."""
    return cast(Fakes, counts)


def as_text(board: Board) -> str:
    def shown(*spaces: Space | None) -> str:
        marks = {(False, False): "plain", (True, False): "hat", (False, True): "sunglasses"}
        return ", ".join("none" if space is None else marks[space.hat, space.sunglasses] for space in spaces)

    return "\n".join(
        (
            " ".join(f"{space.price}{' (bin)' * space.bin}" for space in board.market),
            shown(*board.print),
            shown(*board.shop),
            shown(*board.fence),
            shown(*board.defraud),
            shown(board.commercial, board.jet),
            f"{board.last} from {dict(board.starts)}",
            f"{board.godfathers} {board.investigations} {board.strikes}",
        )
    )
