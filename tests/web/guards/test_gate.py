"""Strangers are few, stay for a short time, and are cut first; whoever has a token always gets in."""

import attrs

from criminals.web.guards.gate import Gate


@attrs.define(eq=False)
class Line:
    cut: bool = False

    def abort(self) -> None:
        self.cut = True


def gate(now: list[float], *, most: int = 20, most_of_address: int = 10) -> tuple[Gate, list[bool]]:
    shed: list[bool] = []
    return Gate(lambda: now[0], lambda: shed.append(True), most, most_of_address, 5.0), shed


def test_two_thousand_strangers_never_keep_out_a_guest() -> None:
    found, shed = gate([0.0])
    flood = [Line() for _ in range(2000)]
    guest = Line()
    for number, line in enumerate(flood):
        if number == 1000:
            found.enter("guest", "10.0.0.9", guest)
        found.enter(number, f"10.0.0.{number % 3}", line)
        assert len(found) <= 20
    assert not guest.cut
    assert len(shed) == 2001 - 20
    found.leave("guest")
    assert sum(not line.cut for line in flood) == len(found) == 19


def test_strangers_of_one_address_are_fewer_still() -> None:
    found, _ = gate([0.0])
    lines = [Line() for _ in range(15)]
    for number, line in enumerate(lines):
        found.enter(number, "10.0.0.1", line)
    assert [line.cut for line in lines] == [True] * 5 + [False] * 10


def test_a_stranger_stays_for_a_short_time_unless_it_asks_for_something() -> None:
    now = [0.0]
    found, _ = gate(now)
    half, whole, known = Line(), Line(), Line()
    for key, line in (("half", half), ("whole", whole), ("known", known)):
        found.enter(key, "10.0.0.1", line)
    now[0] = 4.0
    found.renew("whole")
    found.leave("known")
    now[0] = 6.0
    found.sweep()
    assert (half.cut, whole.cut, known.cut) == (True, False, False)
    now[0] = 9.0
    found.sweep()
    assert whole.cut
    assert len(found) == 0


def test_what_a_proxy_says_of_an_address_counts() -> None:
    found, _ = gate([0.0], most=4)
    lines = {name: Line() for name in "abcde"}
    for key, address in zip("abcd", ("x", "y", "y", "y"), strict=True):
        found.enter(key, "proxy", lines[key])
        found.name(key, address)
    found.name("nobody", "x")
    found.enter("e", "proxy", lines["e"])
    assert [name for name, line in lines.items() if line.cut] == ["b"]


def test_a_key_that_comes_again_is_one_stranger() -> None:
    found, _ = gate([0.0])
    for _ in range(3):
        found.enter("same", "x", Line())
    assert len(found) == 1
    for _ in range(3):
        found.leave("same")
    assert len(found) == 0
