"""What is said of actions, refusals and score lines, in three languages; the Italian words are the rulebook's."""

from typing import Final

from criminals.core.looks.old_phrases import SHARED, WordTable

# A refusal follows a colon: no capital, no full stop.
SENTENCES: Final[WordTable] = {
    "action": {
        "Buy": (
            "Buy at space {space} of the black market",
            "Compra al mercato nero, spazio {space}",
            "Acheter au marché noir, case {space}",
        ),
        "Print": (
            "Print fakes at space {space}",
            "Stampa banconote false, spazio {space}",
            "Imprimer de faux billets, case {space}",
        ),
        "Shop": (
            "Change {notes} at space {space} of the supermarket",
            "Cambia {notes} al supermercato, spazio {space}",
            "Échanger {notes} au supermarché, case {space}",
        ),
        "Fence": (
            "Sell {notes} at space {space} of the fence",
            "Vendi {notes} al ricettatore, spazio {space}",
            "Vendre {notes} au receleur, case {space}",
        ),
        "Defraud": (
            "Commit tax fraud at space {space}",
            "Commetti una frode fiscale, spazio {space}",
            "Commettre une fraude fiscale, case {space}",
        ),
        "Fly": (
            "Fly ${amount} to your offshore account by {flight}",
            "Porta {amount}$ sul tuo conto offshore con il {flight}",
            "Emporter {amount}$ sur votre compte offshore par le {flight}",
        ),
        "LayDown": ("Lay a henchman down", "Stendi uno scagnozzo", "Coucher un homme de main"),
        "Dine": (
            "Pay for lunch with a fake of quality {quality}",
            "Paga il pranzo con una banconota falsa di qualità {quality}",
            "Payer le déjeuner avec un faux billet de qualité {quality}",
        ),
        "Retake": (
            "Take the henchman back from {place}",
            "Riprendi lo scagnozzo dallo {place}",
            "Reprendre l'homme de main de la {place}",
        ),
        "Decline": ("Make no use of the lawyer", "Rinuncia all'avvocato", "Renoncer à l'avocat"),
    },
    "violation": {
        **SHARED["violation"],
        "no_such_space": (
            "this board does not have {place}",
            "questo tabellone non ha lo {place}",
            "ce plateau n'a pas la {place}",
        ),
        "no_such_quality": (
            "there is no quality {name}",
            "non c'è la qualità {name}",
            "il n'y a pas de qualité {name}",
        ),
        "space_taken": (
            "a henchman of seat {seat} stands on {place}",
            "sullo {place} c'è già uno scagnozzo del posto {seat}",
            "un homme de main du siège {seat} est déjà sur la {place}",
        ),
        "empty_space": (
            "there is no card at space {space} of the black market",
            "non c'è nessuna carta allo spazio {space} del mercato nero",
            "il n'y a pas de carte à la case {space} du marché noir",
        ),
        "too_dear": (
            "costs ${price}, you have ${cash} in cash",
            "costa {price}$, hai {cash}$ in contanti",
            "coûte {price}$, vous avez {cash}$ en espèces",
        ),
        "second_jet": (
            "you own a private jet, and the card at space {space} would be a second one",
            "possiedi già un jet privato, e la carta allo spazio {space} sarebbe il secondo",
            "vous possédez déjà un jet privé, et la carte à la case {space} serait le second",
        ),
        "none_left_to_print": (
            "no fakes of quality {quality} are left",
            "non restano banconote false di qualità {quality}",
            "il ne reste pas de faux billets de qualité {quality}",
        ),
        "how_many_fakes": (
            "here you can hand over from 1 to {most} fakes, not {count}",
            "qui puoi dare da 1 a {most} banconote false, non {count}",
            "ici vous pouvez donner de 1 à {most} faux billets, pas {count}",
        ),
        "not_that_many_fakes": (
            "you have {held} {held:fake|fakes} of quality {quality}, not {count}",
            "hai {held} {held:banconota falsa|banconote false} di qualità {quality}, non {count}",
            "vous avez {held} {held:faux billet|faux billets} de qualité {quality}, pas {count}",
        ),
        "quality_refused": (
            "the supermarket no longer takes fakes of quality {quality}",
            "il supermercato non accetta più banconote false di qualità {quality}",
            "le supermarché n'accepte plus les faux billets de qualité {quality}",
        ),
        "bank_short": (
            "the bank has ${bank}, and cannot pay the whole ${price}",
            "la banca ha {bank}$, e non può pagare tutti i {price}$",
            "la banque a {bank}$, et ne peut pas payer les {price}$ en entier",
        ),
        "bank_empty": ("the bank is empty", "la banca è vuota", "la banque est vide"),
        "strike": (
            "the air traffic controllers are on strike",
            "i controllori di volo sono in sciopero",
            "les contrôleurs aériens sont en grève",
        ),
        "no_jet": ("you own no private jet", "non possiedi un jet privato", "vous ne possédez pas de jet privé"),
        "odd_amount": (
            "a flight moves at least $10, in steps of $10, not ${amount}",
            "un volo porta almeno 10$, a passi di 10$, non {amount}$",
            "un vol emporte au moins 10$, par pas de 10$, pas {amount}$",
        ),
        "not_enough_to_fly": (
            "you have ${cash} in cash, not ${amount} and ${fare} for the flight",
            "hai {cash}$ in contanti, non {amount}$ e {fare}$ per il volo",
            "vous avez {cash}$ en espèces, pas {amount}$ et {fare}$ pour le vol",
        ),
        "not_enough_to_fly_free": (
            "you have ${cash} in cash, not ${amount}",
            "hai {cash}$ in contanti, non {amount}$",
            "vous avez {cash}$ en espèces, pas {amount}$",
        ),
        "not_your_henchman": (
            "no henchman of yours stands on {place}",
            "sullo {place} non c'è nessuno dei tuoi scagnozzi",
            "aucun de vos hommes de main n'est sur la {place}",
        ),
        "game_over": (
            "the game is over, the police have closed in",
            "la partita è finita, la polizia ha concluso le indagini",
            "la partie est finie, la police a bouclé son enquête",
        ),
    },
    "score": {
        "cash": ("${amount} in cash", "{amount}$ in contanti", "{amount}$ en espèces"),
        "offshore": (
            "${amount} in the offshore account",
            "{amount}$ sul conto offshore",
            "{amount}$ sur le compte offshore",
        ),
        "tickets": (
            "${amount} for {values:a lottery ticket|lottery tickets} ({sum})",
            "{amount}$ per {values:un biglietto|biglietti} della lotteria ({sum})",
            "{amount}$ pour {values:un billet|des billets} de loterie ({sum})",
        ),
    },
    "phase": {
        "playing": (
            "play a henchman, or lay it down",
            "gioca uno scagnozzo, o stendilo",
            "jouez un homme de main, ou couchez-le",
        ),
        "finishing": (
            "play a last henchman, or lay it down",
            "gioca un ultimo scagnozzo, o stendilo",
            "jouez un dernier homme de main, ou couchez-le",
        ),
        "dining": (
            "choose a fake to pay for lunch with",
            "scegli una banconota falsa con cui pagare il pranzo",
            "choisissez un faux billet pour payer le déjeuner",
        ),
        "retaking": (
            "take one of your henchmen off the board, or decline",
            "togli dal tabellone uno dei tuoi scagnozzi, o rinuncia",
            "retirez du plateau un de vos hommes de main, ou renoncez",
        ),
        "replaying": (
            "play that henchman once more, or lay it down",
            "gioca ancora quello scagnozzo, o stendilo",
            "rejouez cet homme de main, ou couchez-le",
        ),
    },
    "lawyer": {
        "great-lawyer": ("the Great Lawyer", "il Grande Avvocato", "le Grand Avocat"),
        "negligent-lawyer": ("the Negligent Lawyer", "l'Avvocato Negligente", "l'Avocat négligent"),
    },
    "flight": {
        "commercial": ("commercial flight", "volo commerciale", "vol commercial"),
        "jet": ("private jet", "jet privato", "jet privé"),
    },
    "spaces": {
        "buy": (
            "space {number} of the black market",
            "spazio {number} del mercato nero",
            "case {number} du marché noir",
        ),
        "print": ("space {number} for printing", "spazio {number} della stampa", "case {number} de l'impression"),
        "shop": (
            "space {number} of the supermarket",
            "spazio {number} del supermercato",
            "case {number} du supermarché",
        ),
        "fence": ("space {number} of the fence", "spazio {number} del ricettatore", "case {number} du receleur"),
        "defraud": (
            "space {number} for tax fraud",
            "spazio {number} della frode fiscale",
            "case {number} de la fraude fiscale",
        ),
        "fly": ("the space for the {flight}", "spazio del {flight}", "case du {flight}"),
    },
    "fakes": {
        "none": ("no fakes", "0 banconote false", "0 faux billet"),
        "first": (
            "{count} {count:fake|fakes} of quality {quality}",
            "{count} {count:banconota falsa|banconote false} di qualità {quality}",
            "{count} faux {count:billet|billets} de qualité {quality}",
        ),
        "more": ("{count} of quality {quality}", "{count} di qualità {quality}", "{count} de qualité {quality}"),
        "and": (" and ", " e ", " et "),
    },
    "bank": {
        "short": (", all the bank has", ", tutto ciò che ha la banca", ", tout ce qu'a la banque"),
    },
}
"""Sentences, and the phrases they are put together from, by what is described and its code or class."""
