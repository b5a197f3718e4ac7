"""The rules of Sicario a second time, plain and mutable: play is compared with them ply by ply.

Plain data in, plain data out; nothing of the library is used. The numbers in comments are clauses.
An edition is its `characters` (each a `name`, three `features` in the order of the disc, a `sign`), the `die`,
the `path` and the `events`.
"""

import re
from itertools import permutations, product
from math import factorial
from typing import Any

from tests.models.sicario_reference import REFERENCE as REFERENCE

FEATURES = (("man", "woman"), ("hat", "no-hat"), ("glasses", "no-glasses"))  # 1.1
PLAIN_EVENTS = ("lose-turn", "roll-again", "take-cover", "tip-off", "blackout")  # 7.4, beside advance-k and retreat-k
STREET, BUILDING, ANTENNA = "s", "b", "a"  # 7.3
BOATS = 0  # 1.2


def steps(events: list[str], word: str) -> list[int]:
    """The k of each advance-k, or of each retreat-k, in a deck, §7.4."""
    return [int(event.removeprefix(f"{word}-")) for event in events if event.startswith(f"{word}-")]


def never_ends(events: list[str]) -> bool:
    """Whether a deck is refused because it could keep a game from ending, §7.5."""
    advances, retreats = steps(events, "advance"), steps(events, "retreat")
    others = len(events) - len(advances) - len(retreats)
    return others + sum(advances) <= sum(k + 2 for k in retreats)


def refused(edition: dict[str, Any]) -> bool:
    """Whether an edition has any fault of §7.5."""
    names = [character["name"] for character in edition["characters"]]
    signs = [character["sign"] for character in edition["characters"]]
    events: list[str] = edition["events"]
    if any(event not in PLAIN_EVENTS and not re.fullmatch("(advance|retreat)-[1-9][0-9]*", event) for event in events):
        return True
    return (
        len(names) < 4
        or len(set(names)) < len(names)
        or any(len(name.split()) != 1 for name in names)
        or any(sign in values for sign in signs for values in FEATURES)
        or not re.fullmatch("s[sba]*", edition["path"])
        or edition["die"] < 1
        or not events
        or never_ends(events)
    )


class Model:
    """One game, changed in place by `apply`."""

    def __init__(self, edition: dict[str, Any], players: int, setup: dict[str, Any]) -> None:
        """Set the table as `setup` says, §2."""
        self.players = players
        self.names: list[str] = [character["name"] for character in edition["characters"]]  # in the order of the sheet
        self.features: dict[str, list[str]] = {
            character["name"]: list(character["features"]) for character in edition["characters"]
        }
        self.signs: dict[str, str] = {character["name"]: character["sign"] for character in edition["characters"]}
        self.die: int = edition["die"]
        self.path: str = edition["path"]
        self.embassy: int = len(self.path) + 1  # 1.2

        self.characters: list[str] = list(setup["characters"])  # 2.2
        self.deck: list[str] = list(setup["events"])  # top first, 2.4
        self.unread: int = len(self.deck)  # how many cards at the top nobody has seen, 6.3
        self.sicario: int = setup["sicario"]  # 2.1
        self._check(edition)

        # By seat: None for who has no pawn on the path, that is the sicario (2.3) and whoever is out (4.3)
        self.positions: list[int | None] = [BOATS] * players
        self.positions[self.sicario] = None
        self.home: list[int] = []  # in the order of arrival
        self.out: list[int] = []
        self.lost: list[int] = [0] * players  # turns still to lose, 7.4; the sicario's are the blackouts
        self.answers: list[set[tuple[str, bool]]] = [set() for _ in range(players)]  # 6.1
        self.discs: list[set[tuple[tuple[str, ...], int]]] = [set() for _ in range(players)]  # only the sicario's grows
        self.missed: list[set[str]] = [set() for _ in range(players)]

        self.phase: str = "rolling"
        self.seat: int = (self.sicario + 1) % players  # whose turn it is, 2.4
        self.end: tuple[str, list[int]] | None = None  # the clause and the winners

    def _check(self, edition: dict[str, Any]) -> None:
        if self.players not in (3, 4) or not 0 <= self.sicario < self.players:
            raise ValueError("2.1: three or four players, and one of them is the sicario")
        if len(self.characters) != self.players or len(set(self.characters)) != self.players:
            raise ValueError("2.2: not a different character for each seat")
        if not set(self.characters) <= set(self.names):
            raise ValueError("2.2: a character who is not on the sheet")
        if sorted(self.deck) != sorted(edition["events"]):
            raise ValueError("2.4: the deck does not have exactly the edition's events")
        for event in self.deck:
            if event not in PLAIN_EVENTS and event.rsplit("-", 1)[0] not in ("advance", "retreat"):
                raise ValueError(f"7.4: no such event: {event}")

    # Who is where

    def agents(self) -> list[int]:
        """Everybody but the sicario, by seat."""
        return [seat for seat in range(self.players) if seat != self.sicario]

    def exposed(self) -> list[int]:
        """The agents who stand on a street, §4.1."""
        return [seat for seat in self.agents() if self._kind(self.positions[seat]) == STREET]

    def _kind(self, position: int | None) -> str:
        """What is at a position: a letter of the path, or nothing for boats, embassy and the lair."""
        if position is None or position in (BOATS, self.embassy):
            return ""
        return self.path[position - 1]

    def _taken(self, space: int) -> bool:
        """Whether somebody other than who moves stands there, §3.1."""
        others = [self.positions[seat] for seat in self.agents() if seat != self.seat]
        return space in others and space not in (BOATS, self.embassy)

    # What may be done

    def actor(self) -> int | str | None:
        """The seat that decides, or "chance"; None when the game is over."""
        if self.phase == "over":
            return None
        if self.phase == "rolling":
            return "chance"  # 6.6
        return self.seat if self.phase == "antenna" else self.sicario

    def legal(self) -> list[str]:
        """Every lawful action, in the documented order; none when the game is over."""
        if self.phase == "rolling":
            return [f"roll {pips}" for pips in range(1, self.die + 1)]
        if self.phase == "antenna":
            discs = [f"disc {' '.join(values)}" for values in product(*FEATURES)]  # 3.6
            return [*discs, *[f"capture {name}" for name in self.names], "skip"]  # 3.7, 3.5
        if self.phase == "tip-off":
            return self._asks(self.seat)  # 7.4
        if self.phase == "hunting":
            texts = [text for seat in self.exposed() for text in self._asks(seat)]  # 4.2
            return texts + [f"eliminate {seat} {name}" for seat in self.exposed() for name in self.names]  # 4.3
        return []

    def traits(self) -> list[str]:
        """What can be asked: the six values of the features, then the signs as they come on the sheet, §1.1."""
        return [*[value for values in FEATURES for value in values], *dict.fromkeys(self.signs.values())]

    def _asks(self, seat: int) -> list[str]:
        return [f"ask {seat} {trait}" for trait in self.traits()]

    # Doing it

    def apply(self, text: str) -> None:
        """Do the action; ValueError if it is not lawful now."""
        if text not in self.legal():
            raise ValueError(f"not lawful now: {text}")
        words = text.split()
        if words[0] == "roll":
            self._roll(int(words[1]))
        elif words[0] == "disc":
            self.discs[self.sicario].add((tuple(words[1:]), self._lights(self.characters[self.sicario], words[1:])))
            self._next_turn()
        elif words[0] == "capture":
            self._capture(words[1])
        elif words[0] == "skip":
            self._next_turn()
        elif words[0] == "ask":
            self.answers[int(words[1])].add((words[2], self._has(self.characters[int(words[1])], words[2])))
            self._next_turn()  # at a tip-off it is the agent's turn that ends, 7.4
        else:
            self._eliminate(int(words[1]), words[2])

    def _lights(self, name: str, values: list[str] | tuple[str, ...]) -> int:
        return len([value for value in values if value in self.features[name]])  # 3.6

    def _has(self, name: str, trait: str) -> bool:
        return trait in self.features[name] or trait == self.signs[name]

    def _capture(self, name: str) -> None:
        if name == self.characters[self.sicario]:
            self._finish("3.7", self.agents())
        else:
            self.missed[self.sicario].add(name)
            self._next_turn()

    def _eliminate(self, seat: int, name: str) -> None:
        if name != self.characters[seat]:
            self.missed[seat].add(name)
            self._next_turn()
            return
        self.out.append(seat)
        self.positions[seat] = None
        self.lost[seat] = 0  # there is no turn left to lose
        if len(self.out) == 2:
            self._finish("5.2", [self.sicario])
        else:
            self._next_turn()

    def _roll(self, pips: int) -> None:
        self._go_on(pips)
        while self.phase != "over" and self._kind(self._position()) == STREET:
            if not self._draw():
                return  # 3.3: only a move is followed by another card
        if self.phase == "over":
            return
        if self._kind(self._position()) == ANTENNA:
            self.phase = "antenna"  # 3.5
        else:
            self._next_turn()  # 3.4

    def _position(self) -> int:
        position = self.positions[self.seat]
        assert position is not None
        return position

    def _go_on(self, spaces: int) -> None:
        space = self._position() + spaces
        while self._taken(space):
            space += 1  # 3.1
        self.positions[self.seat] = min(space, self.embassy)
        if space >= self.embassy:  # 3.2
            self.home.append(self.seat)
            if len(self.home) == self.players - 2:
                self._finish("5.1", self.agents())

    def _go_back(self, spaces: int) -> None:
        space = self._position() - spaces
        while self._taken(space):
            space -= 1
        self.positions[self.seat] = max(space, BOATS)

    def _take_cover(self) -> bool:
        for space in range(self._position() + 1, self.embassy):
            if self._kind(space) != STREET and not self._taken(space):
                self.positions[self.seat] = space
                return True
        return False

    def _draw(self) -> bool:
        """Read the top card and do what it says; whether it moved the agent, so that the new space counts, §3.3.

        Otherwise it is settled who goes on: a throw, a question, or the next turn.
        """
        event = self.deck.pop(0)
        self.deck.append(event)  # 3.3
        self.unread = max(0, self.unread - 1)
        if event.startswith("advance-"):
            self._go_on(int(event.removeprefix("advance-")))
            return True
        if event.startswith("retreat-"):
            self._go_back(int(event.removeprefix("retreat-")))
            return True
        if event == "take-cover" and self._take_cover():
            return True
        if event in ("roll-again", "tip-off"):
            self.phase = "rolling" if event == "roll-again" else "tip-off"
            return False
        if event == "lose-turn":
            self.lost[self.seat] += 1
        elif event == "blackout":
            self.lost[self.sicario] += 1
        self._next_turn()  # 7.4
        return False

    def _next_turn(self) -> None:
        while True:
            self.seat = (self.seat + 1) % self.players
            if self.seat in self.home or self.seat in self.out:
                continue  # 3.2, 4.3
            if self.lost[self.seat]:
                self.lost[self.seat] -= 1  # 7.4
            elif self.seat != self.sicario:
                self.phase = "rolling"
                return
            elif self.exposed():
                self.phase = "hunting"
                return  # 4.1: otherwise the turn is skipped

    def _finish(self, clause: str, winners: list[int]) -> None:
        self.phase = "over"
        self.end = (clause, winners)

    # The end

    def points(self) -> list[int]:
        """One point for each winner, §5.3."""
        winners = self.winners() or []
        return [int(seat in winners) for seat in range(self.players)]

    def winners(self) -> list[int] | None:
        """Who has won, by seat; None until the game is over."""
        return None if self.end is None else self.end[1]

    def clause(self) -> str | None:
        """The clause that ended the game: 5.1, 3.7 or 5.2; None until it is over."""
        return None if self.end is None else self.end[0]

    # Who knows what

    def shown(self, viewer: int | None) -> dict[int, str]:
        """The characters that a viewer has seen or heard; None is a spectator, §6.2 to 6.4."""
        seats = [seat for seat in range(self.players) if seat == viewer or seat in self.out or self.phase == "over"]
        return {seat: self.characters[seat] for seat in seats}

    def known_deck(self) -> list[str | None]:
        """The deck as everybody knows it, top first; None for a card not yet read, §6.3."""
        unread = 0 if self.phase == "over" else self.unread  # 6.4
        return [*[None] * unread, *self.deck[unread:]]

    def _fits(self, seat: int, name: str) -> bool:
        """Whether the facts about a seat let it be that character, §6.1."""
        return (
            name not in self.missed[seat]
            and all(self._has(name, trait) == answer for trait, answer in self.answers[seat])
            and all(self._lights(name, values) == lights for values, lights in self.discs[seat])
        )

    def deals(self, viewer: int | None) -> list[tuple[str, ...]]:
        """Every way the seats may have their characters for all that a viewer knows, §6.5."""
        shown = self.shown(viewer)
        choices = [
            {shown[seat]} if seat in shown else {name for name in self.names if self._fits(seat, name)}
            for seat in range(self.players)
        ]
        return [
            deal
            for deal in permutations(self.names, self.players)
            if all(name in choice for name, choice in zip(deal, choices, strict=True))
        ]

    def decks(self) -> list[tuple[str, ...]]:
        """Every order the deck may have, equal cards not told apart; only for a few cards, §6.5."""
        unread = self.known_deck().count(None)
        return sorted({(*top, *self.deck[unread:]) for top in permutations(self.deck[:unread])})

    def worlds(self, viewer: int | None) -> list[tuple[tuple[str, ...], tuple[str, ...]]]:
        """Every deal with every deck; only for a small edition."""
        return list(product(self.deals(viewer), self.decks()))

    def count_worlds(self, viewer: int | None) -> int:
        """How many worlds there are, without going through the decks, §6.5."""
        cards = self.deck[: self.known_deck().count(None)]
        orders = factorial(len(cards))
        for event in set(cards):
            orders //= factorial(cards.count(event))
        return len(self.deals(viewer)) * orders
