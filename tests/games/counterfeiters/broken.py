"""States of Counterfeiters that no play can reach, each with its faults."""

from collections.abc import Callable
from typing import Any, cast

import attrs

from criminals.games.counterfeiters import (
    Dining,
    Finishing,
    Kind,
    Over,
    Playing,
    Replaying,
    Retaking,
    State,
)
from tests.games.counterfeiters.papers import (
    dining,
    finishing,
    middle,
    mine,
    next_round,
    over,
    replaying,
    retaking,
    start,
)
from tests.games.positions import play


def crew(state: State, seat: int, **changes: object) -> State:
    """The state with something else about a crew."""
    crews = list(state.crews)
    crews[seat] = attrs.evolve(crews[seat], **cast(Any, changes))
    return attrs.evolve(state, crews=tuple(crews))


def rich(state: State, seat: int, amount: int) -> State:
    """The state with money moved from the bank to a seat, as cash that everybody knows."""
    wealth = state.crews[seat].wealth + amount
    cash = tuple(wealth if s == seat else each for s, each in enumerate(state.cash))
    moved = crew(state, seat, wealth=wealth, least=wealth, most=wealth)
    return attrs.evolve(moved, cash=cash, bank=state.bank - amount)


def stand(state: State, **standing: int | None) -> State:
    """The state with others on some spaces: `stand(state, print_1=0)`."""
    henchmen = list(state.henchmen)
    for space, seat in standing.items():
        henchmen[state.layout.numbers.by_name[space.replace("_", " ")]] = seat
    return attrs.evolve(state, henchmen=tuple(henchmen))


def exchange(cards: tuple[int, ...], one: int, other: int) -> tuple[int, ...]:
    return tuple({one: other, other: one}.get(card, card) for card in cards)


def at_lunch() -> State:
    """Seat 0 has bought a lunch, and has it after a quiet round; the police have patience left."""
    return attrs.evolve(
        crew(next_round(), 0, cards=(1, 7, 14, 16), fakes=(1, 0, 0)),
        market=(21, 19, 12, 9, 18),
        stack=STACK[2:],
        stack_size=len(STACK) - 2,
        phase=Dining(0, 1),
        moved=False,
        quiet=1,
    )


STACK = (19, 21, 24, 22, 25, 27, 23, 32, 34, 31, 28, 30, 40, 39, 41, 38)


NO_SEAT = "there are 2 seats, another one is named (§2.1)"


NOT_ITS_TURN = "it is not this seat's turn, so many henchmen being left to play (§3.1)"


NOT_ON_TOP = "the cards that came from the stack are not those that lay on top (§2.4)"


NO_BUYER = "a space of the market is empty, but nobody bought there (§3.6)"


BROKEN: list[tuple[Callable[[], State], tuple[str, ...]]] = [
    # the shape
    (lambda: attrs.evolve(start(), crews=start().crews[1:]), ("crews has 1 entries, not 2",)),
    (lambda: attrs.evolve(start(), henchmen=()), ("henchmen has 0 entries, not 13",)),
    (lambda: attrs.evolve(start(), market=(12, 9)), ("market has 2 entries, not 5",)),
    (lambda: attrs.evolve(start(), cash=(20,)), ("cash has 1 entries, not 2",)),
    (lambda: crew(start(), 0, fakes=(0, 0)), ("fakes are three counts, by quality (§1.1)",)),
    (lambda: attrs.evolve(start(), phase=Playing(2)), (NO_SEAT,)),
    (lambda: attrs.evolve(finishing(), phase=Finishing(1, 2)), (NO_SEAT,)),
    (lambda: attrs.evolve(start(), first=2), (NO_SEAT,)),
    (lambda: attrs.evolve(start(), next_first=-1), (NO_SEAT,)),
    (lambda: stand(middle(), print_1=2), (NO_SEAT,)),
    (lambda: attrs.evolve(retaking(), phase=Retaking(0, Kind.PRESS)), ("press is no lawyer (§6.2)",)),
    (lambda: attrs.evolve(start(), pawn=14), ("the pawn goes from space 0 to 13, it is on 14 (§2.1)",)),
    (lambda: attrs.evolve(start(), pawn=-1), ("the pawn goes from space 0 to 13, it is on -1 (§2.1)",)),
    (
        lambda: attrs.evolve(start(), binned=(11, 99)),
        tuple(f"card {n} is not in use with 2 players (§2.4)" for n in (11, 99)),
    ),
    (lambda: crew(start(), 0, cards=(1, 3, 7)), ("card 3 is not in use with 2 players (§2.4)",)),
    (lambda: attrs.evolve(start(), stack=(*STACK[1:], 35)), ("card 35 is not in use with 2 players (§2.4)",)),
    (lambda: attrs.evolve(start(), market=(12, 9, 18, 16, 10)), ("card 10 is not in use with 2 players (§2.4)",)),
    # money
    (lambda: attrs.evolve(start(), bank=3680), ("$3730 on the table, the box has $3720 (§1.2)",)),
    (
        lambda: attrs.evolve(rich(next_round(), 0, 5), bank=3645),
        ("$45 is not made of $10 notes (§1.2)", "$3645 is not made of $10 notes (§1.2)"),
    ),
    (lambda: rich(next_round(), 0, 3660), ("the bank has $-10: it never pays more than it has (§4.7)",)),
    (
        lambda: crew(middle(), 1, least=30),
        (
            "seat 1 cannot have $30 to $20 in cash, of $30 (§7.2)",
            "seat 1 has $20 in cash, possible are $30 to $20 (§7.2)",
        ),
    ),
    (lambda: crew(middle(), 1, most=40), ("seat 1 cannot have $0 to $40 in cash, of $30 (§7.2)",)),
    (lambda: crew(middle(), 1, least=-10), ("seat 1 cannot have $-10 to $20 in cash, of $30 (§7.2)",)),
    (lambda: crew(middle(), 1, most=30), ("seat 1 never flew, so its cash is known: $30 (§7.2)",)),
    (lambda: attrs.evolve(middle(), cash=(40, 30)), ("seat 1 has $30 in cash, possible are $0 to $20 (§7.2)",)),
    (lambda: attrs.evolve(middle(), cash=(40, 15)), ("seat 1 has $15 in cash, possible are $0 to $20 (§7.2)",)),
    (lambda: attrs.evolve(middle(), cash=(30, 20)), ("seat 0 has $30 in cash, possible are $40 to $40 (§7.2)",)),
    # fakes
    (
        lambda: crew(next_round(), 0, fakes=(-1, 0, 0)),
        ("seat 0 has fakes (-1, 0, 0): nobody can have less than none (§1.1)",),
    ),
    (lambda: crew(next_round(), 0, fakes=(31, 0, 0)), ("there are more fakes of quality 1 than the box has (§1.1)",)),
    (
        lambda: crew(next_round(), 0, fakes=(0, 1, 0)),
        ("seat 0 has fakes (0, 1, 0), of better quality than it can print (§4.2)",),
    ),
    # cards
    (
        lambda: crew(start(), 0, cards=(1, 5)),
        ("card 5 is in 2 places (§1.3)",),
    ),
    (
        lambda: crew(next_round(), 0, cards=(7, 14)),
        ("seat 0 did not start with card 1 and one of ink or paper (§2.3)",),
    ),
    (
        lambda: crew(next_round(), 0, cards=(1, 7, 8, 14)),
        ("seat 0 did not start with card 1 and one of ink or paper (§2.3)",),
    ),
    (
        lambda: crew(crew(start(), 0, cards=(2, 7)), 1, cards=(1, 5)),
        tuple(f"seat {n} did not start with card {n + 1} and one of ink or paper (§2.3)" for n in (0, 1)),
    ),
    (
        lambda: crew(start(), 0, cards=(1, 2)),
        ("seat 0 did not start with card 1 and one of ink or paper (§2.3)", "card 2 is in 2 places (§1.3)"),
    ),
    (
        lambda: attrs.evolve(start(), stack_size=-1, stack=()),
        (
            "22 cards came from the stack by its size, not 5 (§7.1)",
            "22 cards came from the stack, too many for the rounds that there were (§3.6)",
            "0 cards are in the stack, everybody counts -1 (§7.1)",
        ),
    ),
    (lambda: crew(next_round(), 0, cards=(1, 14, 7)), ("the cards of seat 0 do not stand by their ids (§7.1)",)),
    (
        lambda: crew(next_round(), 0, cards=(1, 7, 7, 14)),
        ("the cards of seat 0 do not stand by their ids (§7.1)", "card 7 is in 2 places (§1.3)"),
    ),
    (
        lambda: attrs.evolve(next_round(), binned=(8,)),
        ("card 8 is one that players start with, and was not dealt to one (§2.3)",),
    ),
    (
        lambda: attrs.evolve(
            crew(next_round(), 0, cards=(1, 7, 14, 27, 32)), stack=tuple(set(STACK[1:]) - {27, 32}), stack_size=13
        ),
        (
            "seat 0 owns two private jets (§4.1)",
            NOT_ON_TOP,
            "the letters of the stack do not stand in their order (§2.4)",
        ),
    ),
    (
        lambda: attrs.evolve(next_round(), market=(19, 12, 9, 18, 14)),
        ("card 14 is in 2 places (§1.3)",),
    ),
    (
        lambda: attrs.evolve(next_round(), market=(None, 12, 9, 18, 16), binned=()),
        ("6 cards came from the stack by its size, not 5 (§7.1)", NO_BUYER),
    ),
    (
        lambda: attrs.evolve(next_round(), stack_size=16, stack=(16, *STACK[1:])),
        ("5 cards came from the stack by its size, not 6 (§7.1)", "a card of the stack is in two places (§1.3)"),
    ),
    (
        lambda: attrs.evolve(next_round(), market=(28, 12, 9, 18, 16), stack=exchange(STACK[1:], 28, 19)),
        (NOT_ON_TOP, "the letters of the stack do not stand in their order (§2.4)"),
    ),
    (
        lambda: attrs.evolve(start(), stack=exchange(STACK, 19, 38)),
        ("the letters of the stack do not stand in their order (§2.4)",),
    ),
    (lambda: attrs.evolve(start(), stack=STACK[1:]), ("15 cards are in the stack, everybody counts 16 (§7.1)",)),
    (
        lambda: attrs.evolve(start(), stack=(21, *STACK[1:])),
        ("a card of the stack is in two places (§1.3)",),
    ),
    (
        lambda: attrs.evolve(start(), stack=(14, *STACK[1:])),
        ("a card of the stack is in two places (§1.3)",),
    ),
    (
        lambda: attrs.evolve(next_round(), market=(19, 12, 9, None, None), binned=(18, 16)),
        (
            "the cards in the bin do not stand by their ids (§3.6)",
            NO_BUYER,
        ),
    ),
    # the end
    (
        lambda: attrs.evolve(next_round(), leftover=next_round().stack, stack=(), stack_size=0),
        ("the rest of the stack is shown before the end (§7.4)",),
    ),
    (
        lambda: attrs.evolve(over(), stack=(7, 8), stack_size=2, leftover=()),
        ("it is over and the rest of the stack is not shown (§7.4)",),
    ),
    (
        lambda: attrs.evolve(over(), leftover=(8, 7)),
        ("the letters of the rest of the stack do not stand in their order (§2.4)",),
    ),
    (lambda: crew(over(), 0, least=0), ("it is over and the cash of seat 0 is not shown (§7.4)",)),
    (
        lambda: attrs.evolve(start(), phase=Over()),
        (
            "it is over and the rest of the stack is not shown (§7.4)",
            NOT_ITS_TURN,
            "the round is broken off, and the pawn has not moved (§6.1)",
            "the pawn is not on its last space, and the game comes to its end (§6.1)",
        ),
    ),
    # henchmen
    (
        lambda: crew(middle(), 1, idle=2),
        ("seat 1 has 2 henchmen to play and 2 on the board, of 3 (§1.4)", NOT_ITS_TURN),
    ),
    (
        lambda: crew(middle(), 1, idle=-1),
        ("seat 1 has -1 henchmen to play and 2 on the board, of 3 (§1.4)", NOT_ITS_TURN),
    ),
    (lambda: crew(next_round(), 0, idle=2), (NOT_ITS_TURN,)),
    (lambda: attrs.evolve(next_round(), phase=Playing(0)), (NOT_ITS_TURN,)),
    (
        lambda: crew(middle(), 0, idle=1),
        ("seat 0 has 1 henchmen to play and 3 on the board, of 3 (§1.4)", NOT_ITS_TURN),
    ),
    (lambda: attrs.evolve(finishing(), phase=Finishing(0, 0)), (NOT_ITS_TURN,)),
    (
        lambda: attrs.evolve(finishing(), phase=Finishing(1, 1)),
        ("seat 1 stands on no hat to have moved the pawn by (§6.1)",),
    ),
    (
        lambda: crew(retaking(), 1, idle=1),
        ("seat 1 has 1 henchmen to play and 2 on the board, of 2 (§1.4)",),
    ),
    (lambda: crew(replaying(), 0, idle=0), (NOT_ITS_TURN,)),
    (lambda: crew(crew(next_round(), 0, idle=0), 1, idle=0), (NOT_ITS_TURN,)),
    (lambda: crew(crew(play(mine(), "buy 2", "print 1"), 0, idle=0), 1, idle=0), (NOT_ITS_TURN,)),
    (
        lambda: stand(crew(dining(), 0, idle=1), fly_commercial=None),
        (NOT_ITS_TURN,),
    ),
    (
        lambda: stand(middle(), fly_jet=0, fence_1=None),
        (
            "seat 0 flew without a private jet (§4.6)",
            *("whether the pawn moved in this round, the hats tell otherwise (§3.4)",),
        ),
    ),
    (
        lambda: attrs.evolve(stand(next_round(), print_1=0), phase=Dining(0, 1)),
        (
            "seat 0 has 3 henchmen to play and 1 on the board, of 3 (§1.4)",
            "the round is over, and a henchman did not return (§3.5)",
            "the round was quiet, and is not counted (§3.5)",
            "seat 0 has 1 lunches left, of 0 (§3.7)",
            "seat 0 has no fake for a lunch (§3.7)",
        ),
    ),
    # the market
    (
        lambda: stand(middle(), buy_4=0, buy_5=None),
        ("somebody stands at a space of the market whose card was not bought (§4.1)", NO_BUYER),
    ),
    (
        lambda: stand(middle(), buy_5=1, fly_commercial=None),
        ("seat 1 stands at the market and owns nothing that it could have bought there (§4.1)",),
    ),
    (lambda: stand(retaking(), buy_2=None), (NO_BUYER,)),
    (lambda: stand(finishing(), buy_2=None), (NO_BUYER,)),
    (lambda: stand(over(), buy_1=None), (NO_BUYER,)),
    # the police
    (
        lambda: attrs.evolve(middle(), moved=False),
        ("whether the pawn moved in this round, the hats tell otherwise (§3.4)",),
    ),
    (
        lambda: attrs.evolve(middle(), quiet=1),
        ("the pawn has moved in this round, and 1 quiet rounds are counted (§3.5)",),
    ),
    (
        lambda: attrs.evolve(next_round(), quiet=-1),
        ("-1 quiet rounds are counted, with a patience of 3 there are 0 to 2 (§3.5)",),
    ),
    (
        lambda: attrs.evolve(next_round(), quiet=3),
        ("3 quiet rounds are counted, with a patience of 3 there are 0 to 2 (§3.5)",),
    ),
    (
        lambda: attrs.evolve(at_lunch(), quiet=0),
        ("the round was quiet, and is not counted (§3.5)",),
    ),
    (
        lambda: attrs.evolve(at_lunch(), moved=True),
        ("the pawn has moved in this round, and 1 quiet rounds are counted (§3.5)",),
    ),
    (
        lambda: attrs.evolve(at_lunch(), moved=True, quiet=0, pawn=0),
        (
            "the pawn has moved in this round, and is where it started (§2.1)",
            "7 cards came from the stack, too many for the rounds that there were (§3.6)",
            "seat 0 owns other cards than it could have bought in the first round (§4.1)",
            "seat 1 has done nothing yet, and has not what it started with (§2.2)",
        ),
    ),
    (
        lambda: attrs.evolve(retaking(), quiet=1),
        ("the pawn has moved in this round, and 1 quiet rounds are counted (§3.5)",),
    ),
    (
        lambda: attrs.evolve(next_round(), moved=True),
        ("whether the pawn moved in this round, the hats tell otherwise (§3.4)",),
    ),
    (
        lambda: stand(middle(), print_1=None, print_2=0),
        ("2 hats were used in this round, the pawn moved 1 spaces (§3.4)",),
    ),
    (
        lambda: attrs.evolve(retaking(), moved=False),
        ("the round is broken off, and the pawn has not moved (§6.1)",),
    ),
    (
        lambda: attrs.evolve(
            crew(next_round(), 0, cards=(1, 7, 12, 14, 16, 19, 21, 22)),
            market=(24, 25, 23, 9, 18),
            stack=(27, 32, 34, 31, 28, 30, 40, 39, 41, 38),
            stack_size=10,
            pawn=0,
            quiet=1,
        ),
        ("11 cards came from the stack, too many for the rounds that there were (§3.6)",),
    ),
    # the first player
    (
        lambda: attrs.evolve(middle(), next_first=0),
        ("seat 0 does not stand on the sunglasses to start the next round (§3.8)",),
    ),
    (
        lambda: attrs.evolve(next_round(), next_first=0),
        ("seat 0 does not stand on the sunglasses to start the next round (§3.8)",),
    ),
    (
        lambda: attrs.evolve(over(), next_first=1),
        ("seat 1 does not stand on the sunglasses to start the next round (§3.8)",),
    ),
    # phases
    (
        lambda: attrs.evolve(finishing(), phase=Playing(1)),
        ("the pawn is on its last space, and the round goes on (§6.1)",),
    ),
    (
        lambda: attrs.evolve(next_round(), phase=Finishing(1, 0), moved=True),
        (
            NOT_ITS_TURN,
            "the pawn is not on its last space, and the game comes to its end (§6.1)",
            "seat 0 stands on no hat to have moved the pawn by (§6.1)",
        ),
    ),
    (lambda: attrs.evolve(dining(), phase=Dining(1, 2)), ("seat 1 has 2 lunches left, of 1 (§3.7)",)),
    (lambda: attrs.evolve(dining(), phase=Dining(1, 0)), ("seat 1 has 0 lunches left, of 1 (§3.7)",)),
    (lambda: attrs.evolve(dining(), phase=Dining(0, 1)), ("seat 0 has 1 lunches left, of 0 (§3.7)",)),
    (lambda: crew(dining(), 1, fakes=(0, 0, 0)), ("seat 1 has no fake for a lunch (§3.7)",)),
    (lambda: rich(dining(), 1, 940), ("the bank has $0, too little to pay for a lunch (§4.7)",)),
    (
        lambda: attrs.evolve(retaking(), phase=Retaking(1, Kind.GREAT_LAWYER)),
        ("seat 1 does not own the card Great Lawyer (§6.2)",),
    ),
    (
        lambda: attrs.evolve(retaking(), phase=Retaking(0, Kind.NEGLIGENT_LAWYER)),
        ("seat 0 does not own the card Negligent Lawyer (§6.2)",),
    ),
    (
        lambda: attrs.evolve(replaying(), phase=Replaying(0, Kind.NEGLIGENT_LAWYER)),
        ("seat 0 does not own the card Negligent Lawyer (§6.2)",),
    ),
    (
        lambda: stand(retaking(), buy_2=None, print_1=None),
        (NO_BUYER, "seat 0 has no henchman on the board to take off (§6.2)"),
    ),
    # the first round
    (lambda: rich(start(), 1, 10), ("seat 1 has done nothing yet, and has not what it started with (§2.2)",)),
    (
        lambda: crew(start(), 1, fakes=(1, 0, 0)),
        ("seat 1 has done nothing yet, and has not what it started with (§2.2)",),
    ),
    (
        lambda: attrs.evolve(start(), first=1, next_first=1, phase=Playing(1)),
        tuple(f"seat {seat} has done nothing yet, and has not what it started with (§2.2)" for seat in (0, 1)),
    ),
    (
        lambda: attrs.evolve(
            crew(start(), 1, cards=(2, 5, 14)), market=(19, 12, 9, 18, 16), stack=STACK[1:], stack_size=15
        ),
        (
            "6 cards came from the stack, too many for the rounds that there were (§3.6)",
            "seat 1 owns other cards than it could have bought in the first round (§4.1)",
        ),
    ),
]
