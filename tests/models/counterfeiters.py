"""The rules of Counterfeiters a second time, plain and mutable: play is compared with them ply by ply.

Plain data in, plain data out; nothing of the library is used. The numbers in comments are clauses.
"""

from itertools import product
from typing import Any

from tests.models.counterfeiters_reference import REFERENCE as REFERENCE

KINDS = ("press", "ink", "paper", "hologram", "lunch", "jet", "lottery", "great-lawyer", "negligent-lawyer")  # 1.3
FACE = 50  # 1.1: what a fake pretends to be worth
FENCE = (20, 30, 40)  # 4.4, by the lowest quality sold
FRAUD = 30  # 4.5
FARE = 30  # 4.6
STEP = 10  # 1.2


class Model:
    """One game, changed in place by `play`."""

    def __init__(self, edition: dict[str, Any], players: int, setup: dict[str, Any]) -> None:
        """Set the table as `setup` says, §2."""
        self.players = players
        self.cards: dict[int, dict[str, Any]] = {card["id"]: card for card in edition["cards"]}
        for lawyer in ("great-lawyer", "negligent-lawyer"):
            if [card["kind"] for card in self.cards.values()].count(lawyer) > 1:
                raise ValueError(f"6.2 speaks of one owner, but the edition has two: {lawyer}")
        boards = [board for board in edition["boards"] if str(players) in board["starts"]]
        self.board: dict[str, Any] = boards[0]  # 2.1
        self.pawn: int = self.board["starts"][str(players)]

        # 2.2: the first player's purse is the smallest, the rest is the bank
        self.first: int = setup["first"]
        self.cash: list[int] = [0] * players
        for place, seat in enumerate(self.order(self.first)):
            self.cash[seat] = edition["purses"][place]
        self.offshore: list[int] = [0] * players
        self.bank: int = edition["money"] - sum(self.cash)
        self.fakes: list[list[int]] = [[0, 0, 0] for _ in range(players)]  # of quality 1, 2, 3
        self.supply: list[int] = list(edition["fakes"])

        # 2.3: a press and a component for each; 2.4: the stack, and what is left out
        presses = [i for i in sorted(self.cards) if self.cards[i]["letter"] == "S" and self.cards[i]["kind"] == "press"]
        self.owned: list[list[int]] = [[presses[seat], setup["starters"][seat]] for seat in range(players)]
        self.stack: list[int] = list(setup["stack"])
        dealt = [*self.stack, *[card for cards in self.owned for card in cards]]
        self.unused: list[int] = [card for card in sorted(self.cards) if card not in dealt]
        self.binned: list[int] = []
        self.market: list[int | None] = [None] * len(self.board["market"])  # left to right
        self._check_setup()
        self._fill_market()

        # The round: henchmen not yet spent, by seat, and whose henchman stands on each taken space
        self.all_henchmen: int = edition["henchmen"]
        self.henchmen: list[int] = [self.all_henchmen] * players
        self.spaces: dict[str, int] = {}
        self.patience: int = edition["patience"]
        if self.patience < 1:
            raise ValueError("3.5: patience is a number from 1 up")
        self.quiet: int = 0  # 3.5: the count of quiet rounds
        self.moved: bool = False  # 3.5: has the pawn moved in this round?
        self.sunglasses: int | None = None  # 3.8: who took them in this round
        self.phase: str = "playing"
        self.seat: int = self.first
        self.ending: bool = False  # 6.1: the pawn has reached the last space
        self.lasts: list[int] = []  # 6.1: who still plays a last henchman, in order
        self.lawyers: list[str] = []  # 6.2: the lawyers still to come
        self.lunches: list[int] = []  # 3.7: the owner of each lunch still to come

    def _check_setup(self) -> None:
        in_use = [i for i, card in self.cards.items() if card["letter"] != "S" and card["players"] <= self.players]
        if sorted(self.stack) != sorted(in_use):
            raise ValueError("the stack does not have exactly the cards in use")
        letters = [self.cards[card]["letter"] for card in self.stack]
        if letters != sorted(letters):
            raise ValueError("the stack is not A, then B, then C, then D")
        if any(card["kind"] not in KINDS for card in self.cards.values()):
            raise ValueError("a card is of no known kind")
        self.position()  # refuses a set-up that has a card twice

    def order(self, seat: int) -> list[int]:
        """Everybody, clockwise from a seat."""
        return [(seat + step) % self.players for step in range(self.players)]

    def count(self, seat: int, kind: str) -> int:
        """How many cards of a kind a player owns."""
        return [self.cards[card]["kind"] for card in self.owned[seat]].count(kind)

    # What may be done

    def actor(self) -> int | None:
        """The seat that decides; None when the game is over."""
        return None if self.phase == "over" else self.seat

    def legal(self) -> list[str]:
        """Every lawful action; none when the game is over."""
        if self.phase in ("playing", "last", "replaying"):
            texts = self._buys() + self._prints() + self._shops() + self._fences() + self._frauds() + self._flights()
            free = [text for text in texts if space_of(text) not in self.spaces]  # 3.2
            return [*free, "laydown"]  # 3.3
        if self.phase == "retaking":
            return [f"retake {space}" for space in self._standing(self.seat)] + ["decline"]  # 6.2
        if self.phase == "dining":
            return [f"dine {quality}" for quality in (1, 2, 3) if self.fakes[self.seat][quality - 1]]  # 3.7
        return []

    def _standing(self, seat: int) -> list[str]:
        return [space for space, owner in self.spaces.items() if owner == seat]

    def _buys(self) -> list[str]:
        texts: list[str] = []
        for number, card in enumerate(self.market, 1):
            if card is None:
                continue  # 4.1: nothing to buy on an empty space
            if self.cards[card]["kind"] == "jet" and self.count(self.seat, "jet"):
                continue  # 4.1: no second private jet
            if self.cash[self.seat] >= self.board["market"][number - 1]["price"]:
                texts.append(f"buy {number}")
        return texts

    def _prints(self) -> list[str]:
        quality = self.quality(self.seat)
        if quality == 0 or self.count(self.seat, "press") == 0 or self.supply[quality - 1] == 0:
            return []  # 3.2: it would give nothing
        return [f"print {number}" for number in self._numbers("print")]

    def _numbers(self, kind: str) -> range:
        return range(1, len(self.board[kind]) + 1)

    def quality(self, seat: int) -> int:
        """What a player prints: how many different ones of ink, paper and hologram they own, §4.2."""
        return len([kind for kind in ("ink", "paper", "hologram") if self.count(seat, kind)])

    def _shops(self) -> list[str]:
        accepted = [quality > self.refused() for quality in (1, 2, 3)]
        return [
            f"shop {number} {handed[0]}/{handed[1]}/{handed[2]}"
            for number in self._numbers("shop")
            for handed in self._handfuls(3)  # 4.3
            if all(accepted[i] for i in range(3) if handed[i])  # 5.2
            and shop_price(handed) <= self.bank  # 3.2, 4.7: in full or not at all
        ]

    def refused(self) -> int:
        """The best quality that the supermarket refuses, §5.2; 0 before the first investigation."""
        reached = [space for space in set(self.board["investigations"]) if space <= self.pawn]
        return min(3, len(reached))

    def _fences(self) -> list[str]:
        return [
            f"fence {number} {handed[0]}/{handed[1]}/{handed[2]}"
            for number in self._numbers("fence")
            for handed in self._handfuls(8)  # 4.4
            if fence_price(handed) <= self.bank  # 3.2, 4.7: in full or not at all
        ]

    def _handfuls(self, most: int) -> list[tuple[int, ...]]:
        """Every way to hand over 1 to `most` fakes."""
        ways = product(*[range(min(held, most) + 1) for held in self.fakes[self.seat]])
        return [way for way in ways if 1 <= sum(way) <= most]

    def _frauds(self) -> list[str]:
        if self.bank == 0:
            return []  # 3.2, whatever the sunglasses would give
        return [f"defraud {number}" for number in self._numbers("defraud")]

    def _flights(self) -> list[str]:
        if self.pawn in self.board["strikes"]:
            return []  # 5.3
        texts: list[str] = []
        cash = self.cash[self.seat]
        if self.board["commercial"] is not None:
            texts += [f"fly commercial {amount}" for amount in range(STEP, cash - FARE + 1, STEP)]  # 4.6
        if self.board["jet"] is not None and self.count(self.seat, "jet"):
            texts += [f"fly jet {amount}" for amount in range(STEP, cash + 1, STEP)]
        return texts

    # Doing it

    def play(self, text: str) -> None:
        """Do the action; ValueError if it is not lawful now."""
        if text not in self.legal():
            raise ValueError(f"not lawful now: {text}")
        if self.phase == "playing":
            self.henchmen[self.seat] -= 1
            self._do(text)
            if self._has_hat(text):
                self._advance()  # 3.4
            self._next_turn()
        elif self.phase == "last":
            self.henchmen[self.seat] -= 1
            self._do(text)  # 6.1: hats no longer matter
            self._next_last()
        elif self.phase == "retaking" and text == "decline":
            self._next_lawyer()
        elif self.phase == "retaking":
            del self.spaces[text.removeprefix("retake ")]  # 6.2
            self.phase = "replaying"
        elif self.phase == "replaying":
            self._do(text)
            self._next_lawyer()
        else:
            self._dine(int(text.split()[1]))

    def _do(self, text: str) -> None:
        """Put a henchman on its space and carry the action out, §4."""
        if text == "laydown":
            return
        seat = self.seat
        self.spaces[space_of(text)] = seat
        words = text.split()
        if words[0] == "buy":
            self._buy(int(words[1]))
        elif words[0] == "print":
            kind = self.quality(seat) - 1
            amount = min(2 * self.count(seat, "press"), self.supply[kind])  # 4.2
            self.supply[kind] -= amount
            self.fakes[seat][kind] += amount
        elif words[0] == "shop":
            self._receive(seat, shop_price(self._hand_over(words[2])))
        elif words[0] == "fence":
            self._receive(seat, fence_price(self._hand_over(words[2])))
        elif words[0] == "defraud":
            self._receive(seat, min(FRAUD, self.bank))  # 4.5, 4.7: what there is
            if self.board["defraud"][int(words[1]) - 1]["sunglasses"]:
                self.sunglasses = seat
        elif words[0] == "fly":
            if words[1] == "commercial":
                self._pay(seat, FARE)  # 4.6
            self.cash[seat] -= int(words[2])
            self.offshore[seat] += int(words[2])
        else:
            raise AssertionError(f"listed, but unknown: {text}")

    def _buy(self, number: int) -> None:
        card = self.market[number - 1]
        assert card is not None
        self._pay(self.seat, self.board["market"][number - 1]["price"])  # 4.1
        self.owned[self.seat].append(card)
        self.market[number - 1] = None

    def _hand_over(self, word: str) -> tuple[int, ...]:
        handed = tuple(int(count) for count in word.split("/"))
        for kind in range(3):
            self.fakes[self.seat][kind] -= handed[kind]
            self.supply[kind] += handed[kind]  # 4.4
        return handed

    def _receive(self, seat: int, amount: int) -> None:
        assert amount <= self.bank  # 4.7
        self.bank -= amount
        self.cash[seat] += amount

    def _pay(self, seat: int, amount: int) -> None:
        self.cash[seat] -= amount
        self.bank += amount

    def _has_hat(self, text: str) -> bool:
        words = text.split()
        if words[0] in ("print", "shop", "fence", "defraud"):
            return bool(self.board[words[0]][int(words[1]) - 1]["hat"])
        if words[0] == "fly":
            return bool(self.board[words[1]]["hat"])
        return False  # no hats on the market

    def _advance(self) -> None:
        self.pawn += 1
        self.moved = True
        self.quiet = 0  # 3.5: at once
        if self.pawn in self.board["godfathers"] or self.pawn == self.board["last"]:  # 5.4
            for seat in range(self.players):
                tens = self.cash[seat] // STEP
                self._pay(seat, (tens - tens // 2) * STEP)  # 5.1: what stays is half, rounded down
        if self.pawn == self.board["last"]:
            self.ending = True

    # Who comes next

    def _next_turn(self) -> None:
        if self.ending:
            after = self.order(self.seat)[1:] + [self.seat]  # 6.1: who moved the pawn comes last
            self.lasts = [seat for seat in after if self.henchmen[seat]]
            self._next_last()
        elif any(self.henchmen):
            self.seat = next(seat for seat in self.order((self.seat + 1) % self.players) if self.henchmen[seat])  # 3.1
        else:
            self._end_round()

    def _end_round(self) -> None:
        if not self.moved:
            self.quiet += 1  # 3.5
            if self.quiet == self.patience:
                self._advance()  # 3.5: as by a hat
        if self.ending:
            self._next_last()  # 6.1: nobody has a henchman left
            return
        self.henchmen = [self.all_henchmen] * self.players
        self.spaces = {}
        for i, card in enumerate(self.market):  # 3.6
            if card is not None and self.board["market"][i]["bin"]:
                self.binned.append(card)
                self.market[i] = None
        self._fill_market()
        self._serve()

    def _fill_market(self) -> None:
        cards = [card for card in self.market if card is not None]
        while len(cards) < len(self.market) and self.stack:
            cards.insert(0, self.stack.pop(0))  # 2.4, 3.6: the top card goes to the rightmost gap
        self.market = [*[None] * (len(self.market) - len(cards)), *cards]

    def _serve(self) -> None:
        self.lunches = [seat for seat in self.order(self.first) for _ in range(self.count(seat, "lunch"))]  # 3.7
        self.phase = "dining"
        self._next_lunch()

    def _next_lunch(self) -> None:
        while self.lunches:
            self.seat = self.lunches.pop(0)
            if sum(self.fakes[self.seat]) and self.bank >= FACE:
                return  # 3.7, 4.7: otherwise nothing is asked
        if self.ending:
            self._finish()
            return
        if self.sunglasses is not None:
            self.first = self.sunglasses  # 3.8
        self.sunglasses = None
        self.moved = False
        self.seat = self.first
        self.phase = "playing"

    def _dine(self, quality: int) -> None:
        self.fakes[self.seat][quality - 1] -= 1
        self.supply[quality - 1] += 1
        self._receive(self.seat, FACE)
        self._next_lunch()

    def _next_last(self) -> None:
        if self.lasts:
            self.seat = self.lasts.pop(0)
            self.phase = "last"
        else:
            self.lawyers = ["great-lawyer", "negligent-lawyer"]
            self._next_lawyer()

    def _next_lawyer(self) -> None:
        while self.lawyers:
            lawyer = self.lawyers.pop(0)
            for seat in range(self.players):
                if self.count(seat, lawyer) and self._standing(seat):  # 6.2: judged at this moment
                    self.seat = seat
                    self.phase = "retaking"
                    return
        self._serve()  # 6.3

    def _finish(self) -> None:
        for seat in self.order(self.first):
            self._receive(seat, min(self._tickets(seat), self.bank))  # 6.3, 4.7: what there is
        self.phase = "over"

    # The score

    def _tickets(self, seat: int) -> int:
        return sum(self.cards[card]["value"] for card in self.owned[seat] if self.cards[card]["kind"] == "lottery")

    def score(self) -> list[int]:
        """Each seat's money, tickets included as if they were paid now, §6.5."""
        totals = [self.cash[seat] + self.offshore[seat] for seat in range(self.players)]
        if self.phase == "over":
            return totals  # 6.4: they have been paid
        bank = self.bank
        for seat in self.order(self.first):
            paid = min(self._tickets(seat), bank)
            bank -= paid
            totals[seat] += paid
        return totals

    def winners(self) -> list[int] | None:
        """The seats with most money, §6.4; None until the game is over."""
        if self.phase != "over":
            return None
        return [seat for seat in range(self.players) if self.score()[seat] == max(self.score())]

    def position(self) -> dict[int, str]:
        """The one place of every card."""
        places = [(card, "stack") for card in self.stack] + [(card, "bin") for card in self.binned]
        places += [(card, f"market {number}") for number, card in enumerate(self.market, 1) if card is not None]
        places += [(card, f"seat {seat}") for seat in range(self.players) for card in self.owned[seat]]
        places += [(card, "unused") for card in self.unused]
        if sorted(card for card, _ in places) != sorted(self.cards):
            raise ValueError("a card is in two places, or in none")
        return dict(sorted(places))


def shop_price(handed: tuple[int, ...]) -> int:
    """What the supermarket changes fakes into, §4.3."""
    return FACE * sum(handed)


def fence_price(handed: tuple[int, ...]) -> int:
    """What the fence pays: each fake as the lowest quality sold, §4.4."""
    lowest = min(kind for kind in range(3) if handed[kind])
    return FENCE[lowest] * sum(handed)


def space_of(text: str) -> str:
    """The space an action is played on: its first two words."""
    return " ".join(text.split()[:2])
