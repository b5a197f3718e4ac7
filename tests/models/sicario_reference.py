"""The reference edition of Sicario as plain data, §7."""

from typing import Any

SHEET = {
    "man hat glasses": "Boris scar, Felix tattoo, Hugo earring",
    "man hat no-glasses": "Jakob freckles, Nestor gold-tooth, Pablo scar",
    "man no-hat glasses": "Quentin tattoo, Rocco earring, Tobias freckles",
    "man no-hat no-glasses": "Ulrich gold-tooth, Victor scar, Zeno tattoo",
    "woman hat glasses": "Agata earring, Carmen freckles, Dora gold-tooth",
    "woman hat no-glasses": "Olga green-hat, Elsa scar, Irma earring",
    "woman no-hat glasses": "Kira tattoo, Luisa freckles, Mina gold-tooth",
    "woman no-hat no-glasses": "Glenda freckles, Sonia scar, Wanda earring",
}

REFERENCE: dict[str, Any] = {
    "name": "reference",
    "characters": [
        {"name": person.split()[0], "features": features.split(), "sign": person.split()[1]}
        for features, people in SHEET.items()
        for person in people.split(", ")
    ],
    "die": 6,
    "path": "ssbsssbsssa" + "ssbsbsbssas" + "ssbsssbsssa" + "ssbsbsbssas",
    "events": [
        *["advance-1", "advance-2", "advance-3", "advance-4", "retreat-1", "retreat-2"],
        *["lose-turn", "lose-turn", "lose-turn", "roll-again", "take-cover"],
        *["tip-off", "tip-off", "tip-off", "blackout", "blackout"],
    ],
}
