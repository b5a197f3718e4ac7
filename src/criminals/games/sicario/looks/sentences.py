"""What is said of actions, refusals and score lines, in three languages; the Italian words are the rulebook's."""

from typing import Final

from criminals.core.looks.old_phrases import SHARED, WordTable

# A refusal follows a colon: no capital, no full stop.
SENTENCES: Final[WordTable] = {
    "action": {
        "Roll": ("Throw the die: {pips}", "Tira il dado: {pips}", "Lancer le dé : {pips}"),
        "UseDisc": (
            "Set the disc to {asked}",
            "Regola il disco su {asked}",
            "Régler le disque sur {asked}",
        ),
        "Capture": (
            "Capture the sicario: it is {character}",
            "Cattura il sicario: è {character}",
            "Capturer le sicaire : c'est {character}",
        ),
        "Skip": ("Make no use of the antenna", "Non usare l'antenna", "Ne pas utiliser l'antenne"),
        "Ask": (
            "Ask seat {agent} whether it {asked}",
            "Chiedi al posto {agent} se {asked}",
            "Demander au siège {agent} s'il {asked}",
        ),
        "Eliminate": (
            "Eliminate seat {agent}: it is {character}",
            "Elimina il posto {agent}: è {character}",
            "Éliminer le siège {agent} : c'est {character}",
        ),
    },
    "violation": {
        **SHARED["violation"],
        "no_such_pips": ("the die has no {name}", "il dado non ha il {name}", "le dé n'a pas de {name}"),
        "no_such_seat": ("there is no seat {name}", "non c'è il posto {name}", "il n'y a pas de siège {name}"),
        "no_such_trait": (
            "nobody can be asked about {name}",
            "nessuna caratteristica si chiama {name}",
            "aucune caractéristique ne s'appelle {name}",
        ),
        "no_such_character": (
            "nobody on the sheet is called {name}",
            "sulla scheda identikit non c'è nessuno di nome {name}",
            "personne sur la fiche ne s'appelle {name}",
        ),
        "not_an_agent": (
            "seat {agent} is the sicario, not an agent",
            "il posto {agent} è il sicario, non un agente",
            "le siège {agent} est le sicaire, pas un agent",
        ),
        "eliminated": (
            "seat {agent} is already eliminated",
            "il posto {agent} è già eliminato",
            "le siège {agent} est déjà éliminé",
        ),
        "at_the_embassy": (
            "seat {agent} has already reached the embassy",
            "il posto {agent} ha già raggiunto l'ambasciata",
            "le siège {agent} a déjà atteint l'ambassade",
        ),
        "not_exposed": (
            "seat {agent} is hidden in the building on space {space}",
            "il posto {agent} è nascosto nel palazzo della casella {space}",
            "le siège {agent} est caché dans l'immeuble de la case {space}",
        ),
        "on_the_boats": (
            "seat {agent} is still on the boats, hidden",
            "il posto {agent} è ancora sulle barche, nascosto",
            "le siège {agent} est encore sur les bateaux, caché",
        ),
        "other_agent": (
            "the tip-off is about seat {tipped}, not seat {agent}",
            "la soffiata riguarda il posto {tipped}, non il posto {agent}",
            "le tuyau concerne le siège {tipped}, pas le siège {agent}",
        ),
        "game_over": ("the game is over", "la partita è finita", "la partie est finie"),
    },
    "chance": SHARED["chance"],
    "score": {
        "embassy": (
            "{points} {points:point|points}, the embassy is reached",
            "{points} {points:punto|punti}, l'ambasciata è raggiunta",
            "{points} {points:point|points}, l'ambassade est atteinte",
        ),
        "capture": (
            "{points} {points:point|points}, the sicario is captured",
            "{points} {points:punto|punti}, il sicario è catturato",
            "{points} {points:point|points}, le sicaire est capturé",
        ),
        "elimination": (
            "{points} {points:point|points}, two agents are eliminated",
            "{points} {points:punto|punti}, due agenti sono eliminati",
            "{points} {points:point|points}, deux agents sont éliminés",
        ),
    },
    "phase": {
        "rolling": ("the die is to be thrown", "bisogna tirare il dado", "il faut lancer le dé"),
        "decoding": (
            "use the disc, try a capture, or do neither",
            "usa il disco, tenta una cattura, o rinuncia",
            "utilisez le disque, tentez une capture, ou renoncez",
        ),
        "hunting": (
            "ask an exposed agent, or eliminate one",
            "interroga un agente allo scoperto, o eliminane uno",
            "interrogez un agent à découvert, ou éliminez-en un",
        ),
        "questioning": (
            "ask the agent that the tip-off is about",
            "interroga l'agente della soffiata",
            "interrogez l'agent que le tuyau désigne",
        ),
    },
    "feature": {
        "man": ("man", "uomo", "homme"),
        "woman": ("woman", "donna", "femme"),
        "hat": ("hat", "cappello", "chapeau"),
        "no-hat": ("no hat", "senza cappello", "sans chapeau"),
        "glasses": ("glasses", "occhiali", "lunettes"),
        "no-glasses": ("no glasses", "senza occhiali", "sans lunettes"),
    },
    "has": {
        "man": ("is a man", "è un uomo", "est un homme"),
        "woman": ("is a woman", "è una donna", "est une femme"),
        "hat": ("wears a hat", "porta il cappello", "porte un chapeau"),
        "no-hat": ("is without a hat", "è senza cappello", "est sans chapeau"),
        "glasses": ("wears glasses", "porta gli occhiali", "porte des lunettes"),
        "no-glasses": ("is without glasses", "è senza occhiali", "est sans lunettes"),
        "scar": ("has a scar", "ha una cicatrice", "a une cicatrice"),
        "tattoo": ("has a tattoo", "ha un tatuaggio", "a un tatouage"),
        "earring": ("has an earring", "ha un orecchino", "a une boucle d'oreille"),
        "freckles": ("has freckles", "ha le lentiggini", "a des taches de rousseur"),
        "gold-tooth": ("has a gold tooth", "ha un dente d'oro", "a une dent en or"),
        "green-hat": ("has a green hat", "ha un cappello verde", "a un chapeau vert"),
    },
    "lacks": {
        "man": ("is not a man", "non è un uomo", "n'est pas un homme"),
        "woman": ("is not a woman", "non è una donna", "n'est pas une femme"),
        "hat": ("wears no hat", "non porta il cappello", "ne porte pas de chapeau"),
        "no-hat": ("is not without a hat", "non è senza cappello", "n'est pas sans chapeau"),
        "glasses": ("wears no glasses", "non porta gli occhiali", "ne porte pas de lunettes"),
        "no-glasses": ("is not without glasses", "non è senza occhiali", "n'est pas sans lunettes"),
        "scar": ("has no scar", "non ha cicatrici", "n'a pas de cicatrice"),
        "tattoo": ("has no tattoo", "non ha tatuaggi", "n'a pas de tatouage"),
        "earring": ("has no earring", "non ha orecchini", "n'a pas de boucle d'oreille"),
        "freckles": ("has no freckles", "non ha le lentiggini", "n'a pas de taches de rousseur"),
        "gold-tooth": ("has no gold tooth", "non ha denti d'oro", "n'a pas de dent en or"),
        "green-hat": ("has no green hat", "non ha un cappello verde", "n'a pas de chapeau vert"),
    },
    "sign": {
        "has": ("has the sign {name}", "ha il segno particolare {name}", "a le signe particulier {name}"),
        "lacks": (
            "does not have the sign {name}",
            "non ha il segno particolare {name}",
            "n'a pas le signe particulier {name}",
        ),
    },
    "cards": {
        "advance": (
            "advance {steps} {steps:space|spaces}",
            "avanza di {steps} {steps:casella|caselle}",
            "avancez de {steps} {steps:case|cases}",
        ),
        "retreat": (
            "go back {steps} {steps:space|spaces}",
            "indietreggia di {steps} {steps:casella|caselle}",
            "reculez de {steps} {steps:case|cases}",
        ),
        "lose-turn": ("lose a turn", "perdi un turno", "passez un tour"),
        "roll-again": ("roll again", "tira di nuovo il dado", "relancez le dé"),
        "take-cover": ("take cover", "mettiti al riparo", "mettez-vous à couvert"),
        "tip-off": ("tip-off", "soffiata", "tuyau"),
        "blackout": ("blackout", "blackout", "panne de courant"),
    },
}
"""Sentences, and the phrases they are put together from, by what is described and its code or class."""
