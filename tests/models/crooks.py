"""The rules of Crooks a second time, plain and mutable: play is compared with them ply by ply.

Plain data in, plain data out; nothing of the library is used. The numbers in comments are clauses.
"""

from dataclasses import dataclass
from typing import Any

ABILITIES = ("pickpocket", "accomplice", "swap", "killer", "boss", "spy")
GANGS = ("northside", "westside", "outfit")  # 1.4, in the order in which they score (5.6)


@dataclass
class Crook:
    """What is printed on a crook, §1.1."""

    level: int
    modifier: int
    gangs: list[str]
    ability: str | None


@dataclass
class Laid:
    """A crook that lies in a row; who knows it matters only while it is face down, §6.5."""

    crook: int
    face_down: bool
    knowers: set[int]


class Model:
    """One game, changed in place by `apply`."""

    def __init__(self, edition: dict[str, Any], players: int, setup: dict[str, Any]) -> None:
        """Set the table as `setup` says, §2."""
        self.players = players
        self.crooks: dict[int, Crook] = {}
        for printed in edition["crooks"]:
            crook = Crook(printed["level"], printed["modifier"], list(printed["gangs"]), printed["ability"])
            if crook.ability is not None and crook.ability not in ABILITIES:
                raise ValueError(f"no such ability: {crook.ability}")
            for gang in crook.gangs:
                if gang not in GANGS:
                    raise ValueError(f"no such gang: {gang}")
            self.crooks[int(printed["id"])] = crook
        self.targets: list[int] = sorted(int(target) for target in edition["targets"])  # 1.2
        gang_points = {int(count): int(points) for count, points in edition["gang_points"].items()}
        self.gang_points: int = gang_points[players]  # 5.5

        # 2.2, 2.3: the piles, and what was not dealt
        self.hangouts: dict[str, list[int]] = {}
        for letter in sorted(setup["hangouts"]):
            self.hangouts[letter] = [int(crook) for crook in setup["hangouts"][letter]]
        self.undealt: list[int] = [int(crook) for crook in setup["box"]]
        sizes = {int(count): list(piles) for count, piles in edition["piles"].items()}[players]
        if [len(pile) for pile in self.hangouts.values()] != sizes:
            raise ValueError("the set-up has other piles than the edition")

        # 2.4: a purse for each, the rest is the bank
        self.money: list[int] = [int(edition["purse"])] * players
        self.bank: int = int(edition["money"]) - sum(self.money)

        # For each seat, the crooks at each target, in the order in which they were laid
        self.rows: list[dict[int, list[Laid]]]
        self.rows = [{target: [] for target in self.targets} for _ in range(players)]
        self.discarded: list[int] = []
        self.passed: list[bool] = [False] * players
        self.looks: set[tuple[int, str, int]] = set()  # 6.2: who, which hangout, how many lay there

        # Whose turn it is (2.5), and how far the turn has come
        self.seat: int = int(setup["start"])
        self.phase: str = "recruiting"
        self.letter: str = ""  # taking: the hangout being searched
        self.hand: list[int] = []  # placing: the one crook just taken
        self.target: int = 0  # killing: where the Killer was placed
        self.moving: list[Laid] = []  # moving: the crooks that a Swap pushed away
        self.position()  # refuses a set-up that has a crook twice, or lacks one

    # What may be done

    def actor(self) -> int | None:
        """The seat that decides; None when the game is over."""
        if self.phase == "over":
            return None
        return self.seat

    def legal(self) -> list[str]:
        """Every lawful action, in the documented order; none when the game is over."""
        if self.phase == "recruiting":
            return self._legal_recruiting()
        if self.phase == "taking":
            return self._legal_taking()
        if self.phase == "placing":
            return self._legal_placing()
        if self.phase == "picking":
            return ["pick", "decline"]  # 4.2, 4.1
        if self.phase == "moving":
            return [f"move {target}" for target in self._free_targets()]  # 4.4
        if self.phase == "killing":
            return [f"kill {seat}" for seat in self._victims()] + ["decline"]  # 4.5, 4.1
        if self.phase == "spying":
            return [*self._sights(), "decline"]  # 4.7, 4.1
        return []

    def _legal_recruiting(self) -> list[str]:
        purse = self.money[self.seat]
        affordable = [letter for letter, pile in self.hangouts.items() if 1 <= len(pile) <= purse]  # 3.4, 3.6
        return [f"recruit {letter}" for letter in affordable] + ["pass"]  # 3.2

    def _legal_taking(self) -> list[str]:
        texts: list[str] = []
        pile = self.hangouts[self.letter]
        for crook in sorted(pile):
            if self.crooks[crook].ability == "boss" and len(pile) > 1:
                continue  # 4.6: only as the last crook of its hangout
            texts.append(f"take {crook}")
        return texts or ["leave"]  # 3.9: only if none may be taken

    def _legal_placing(self) -> list[str]:
        texts = [f"place {target}" for target in self.targets if self._may_lie_face_up(target)]
        texts += [f"place {target} down" for target in self.targets if self._may_lie_face_down(target)]
        return texts or ["return"]  # 3.10: only without a legal placement

    def _may_lie_face_up(self, target: int) -> bool:
        ability = self.crooks[self.hand[0]].ability
        if not self.rows[self.seat][target]:
            return True  # 3.7: a target where you have none
        if ability == "accomplice":
            return True  # 4.3: on top of them
        if ability == "killer":
            return True  # 4.5: in place of them
        if ability == "swap":
            return bool(self._free_targets())  # 4.4: they need somewhere to go
        return False

    def _may_lie_face_down(self, target: int) -> bool:
        if self.crooks[self.hand[0]].ability == "boss":
            return False  # 4.6: always face up
        if self.rows[self.seat][target]:
            return False  # 4.1: no ability face down, so only where you have none (3.7)
        return self.money[self.seat] >= 1  # 3.8: $1 more

    def _free_targets(self) -> list[int]:
        """The targets where the one who acts has no crooks."""
        return [target for target in self.targets if not self.rows[self.seat][target]]

    def _victims(self) -> list[int]:
        """The others who have crooks where the Killer was placed, §4.5."""
        others = [seat for seat in range(self.players) if seat != self.seat]
        return [seat for seat in others if self.rows[seat][self.target]]

    def _sights(self) -> list[str]:
        """What a Spy can look at: targets with a face-down crook of anybody, hangouts with crooks, §4.7."""
        hiding = {target for _, target, laid in self._lying() if laid.face_down}
        texts = [f"spy {target}" for target in self.targets if target in hiding]
        return texts + [f"spy {letter}" for letter, pile in self.hangouts.items() if pile]

    def _lying(self) -> list[tuple[int, int, Laid]]:
        """Seat, target and crook, for every crook that lies in a row."""
        lying: list[tuple[int, int, Laid]] = []
        for seat in range(self.players):
            for target in self.targets:
                lying += [(seat, target, laid) for laid in self.rows[seat][target]]
        return lying

    # Doing it

    def apply(self, text: str) -> None:
        """Do the action; ValueError if it is not lawful now."""
        if text not in self.legal():
            raise ValueError(f"not lawful now: {text}")
        words = text.split()
        if words[0] == "pass":
            self.passed[self.seat] = True  # 3.2: for good
            self._end_turn()
        elif words[0] == "recruit":
            self._recruit(words[1])
        elif words[0] == "take":
            self.hangouts[self.letter].remove(int(words[1]))  # 3.5
            self.hand.append(int(words[1]))
            self.phase = "placing"
        elif words[0] == "leave":
            self._end_turn()  # 3.9: what was paid stays paid
        elif words[0] == "place":
            self._place(int(words[1]), face_down=words[-1] == "down")
        elif words[0] == "return":
            self.discarded.append(self.hand.pop())  # 3.10
            self._end_turn()
        elif words[0] == "pick":
            amount = min(2, self.bank)  # 4.2
            self.bank -= amount
            self.money[self.seat] += amount
            self._end_turn()
        elif words[0] == "move":
            self.rows[self.seat][int(words[1])] = self.moving  # 4.4: as they are; no ability works again
            self.moving = []
            self._end_turn()
        elif words[0] == "kill":
            self._discard(int(words[1]), self.target)
            self._end_turn()
        elif words[0] == "spy":
            self._spy(words[1])
            self._end_turn()
        elif words[0] == "decline":
            self._end_turn()  # 4.1
        else:
            raise AssertionError(f"listed, but unknown: {text}")

    def _recruit(self, letter: str) -> None:
        size = len(self.hangouts[letter])
        self._pay(size)  # 3.4
        self.looks.add((self.seat, letter, size))  # 3.5, 6.2
        self.letter = letter
        self.phase = "taking"

    def _pay(self, amount: int) -> None:
        self.money[self.seat] -= amount
        self.bank += amount

    def _place(self, target: int, *, face_down: bool) -> None:
        crook = self.hand.pop()
        ability = self.crooks[crook].ability
        mine = self.rows[self.seat]
        replaces = ability == "killer" and bool(mine[target])
        if face_down:
            self._pay(1)  # 3.8
        if replaces:
            self._discard(self.seat, target)  # 4.5: your own count, and the Killer replaces them
        if ability == "swap":
            self.moving = mine[target]  # 4.4: all of them together (none, if the target is free)
            mine[target] = []
        mine[target].append(Laid(crook, face_down, {self.seat}))  # 3.7; 4.3: on top; 6.5: the owner knows

        self.target = target
        if face_down:
            self._end_turn()  # 4.1: no ability works
        elif ability == "pickpocket":
            self.phase = "picking"
        elif self.moving:
            self.phase = "moving"
        elif ability == "killer" and not replaces and self._victims():
            self.phase = "killing"  # 4.5: one player only, so not after discarding your own
        elif ability == "spy" and self._sights():
            self.phase = "spying"
        else:
            self._end_turn()

    def _discard(self, seat: int, target: int) -> None:
        for laid in self.rows[seat][target]:  # 4.5: all of them, face up or down, the Boss too
            self.discarded.append(laid.crook)
        self.rows[seat][target] = []

    def _spy(self, place: str) -> None:
        if place in self.hangouts:
            self.looks.add((self.seat, place, len(self.hangouts[place])))  # 4.7, 6.2
        else:
            for _, target, laid in self._lying():
                if target == int(place) and laid.face_down:
                    laid.knowers.add(self.seat)  # 6.13: for good

    def _end_turn(self) -> None:
        for step in range(1, self.players + 1):
            seat = (self.seat + step) % self.players  # 3.1: clockwise, the passed are skipped
            if not self.passed[seat]:
                self.seat = seat
                self.phase = "recruiting"
                return
        self.phase = "over"  # 3.3
        for _, _, laid in self._lying():
            laid.face_down = False  # 5.1

    # The score

    def score_lines(self) -> list[tuple[int | None, int, str]]:
        """Seat, points and clause, as if the game ended now, in the order of §5.6."""
        lines: list[tuple[int | None, int, str]] = []
        for target in self.targets:
            worth = target
            strength: dict[int, int] = {}
            for seat in range(self.players):
                for laid in self.rows[seat][target]:
                    worth += self.crooks[laid.crook].modifier  # 5.2: whoever owns it
                    strength[seat] = strength.get(seat, 0) + self.crooks[laid.crook].level  # 5.3
            worth = max(worth, 0)  # 5.2
            if not strength:
                lines.append((None, 0, "5.4"))
                continue
            strongest = [seat for seat in strength if strength[seat] == max(strength.values())]
            share = worth // len(strongest)  # 5.4: tied players share, rounded down
            lines += [(seat, share, "5.4") for seat in strongest]
        for gang in GANGS:
            members = [0] * self.players
            for seat, _, laid in self._lying():
                if gang in self.crooks[laid.crook].gangs:
                    members[seat] += 1  # 5.5: a crook of two gangs counts for both
            if members.count(max(members)) == 1:
                lines.append((members.index(max(members)), self.gang_points, "5.5"))
            else:
                lines.append((None, 0, "5.5"))  # 5.5: a tie gives nobody the points
        return lines

    def points(self) -> list[int]:
        """Each seat's points, as if the game ended now."""
        totals = [0] * self.players
        for seat, points, _ in self.score_lines():
            if seat is not None:
                totals[seat] += points
        return totals

    def winners(self) -> list[int] | None:
        """The seats with most points, then most money, §5.7; None until the game is over."""
        if self.phase != "over":
            return None
        # 5.7: money decides between equal points; equal in both, the win is shared
        results = list(zip(self.points(), self.money, strict=True))
        return [seat for seat in range(self.players) if results[seat] == max(results)]

    # Where things are, and who knows

    def position(self) -> dict[int, str]:
        """The one place of every crook."""
        places = [(crook, "box undealt") for crook in self.undealt]
        places += [(crook, "box discarded") for crook in self.discarded]
        for letter, pile in self.hangouts.items():
            places += [(crook, f"hangout {letter}") for crook in pile]
        places += [(crook, f"hand {self.seat}") for crook in self.hand]
        places += [(laid.crook, f"moving {self.seat}") for laid in self.moving]
        places += [(laid.crook, f"row {seat} target {target}") for seat, target, laid in self._lying()]
        if sorted(crook for crook, _ in places) != sorted(self.crooks):
            raise ValueError("a crook is in two places, or in none")
        return dict(sorted(places))

    def knowers(self) -> dict[int, set[int]]:
        """For each face-down crook in a row, who knows it: its owner and who spied on it, §6.5."""
        return {laid.crook: set(laid.knowers) for _, _, laid in self._lying() if laid.face_down}
