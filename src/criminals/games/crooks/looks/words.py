"""Sentences for actions, events, refusals and scores, in three languages; the rulebooks' words where they have one."""

from collections.abc import Mapping
from typing import Final

import attrs

from criminals.core.base.errors import Param, Params, Violation
from criminals.core.game.results import ScoreLine
from criminals.core.looks.phrases import LANGUAGES, SHARED, Phrase, WordTable, sentence
from criminals.games.crooks.knowledge.events import (
    VIEW_EVENTS,
    Began,
    Ended,
    Event,
    Recognized,
    Scored,
    Took,
    ViewEvent,
)
from criminals.games.crooks.rules.actions import ACTIONS, Action
from criminals.games.crooks.rules.phase import Over

TABLE: Final[WordTable] = {
    "action": {
        "Pass": ("Pass for good", "Passa definitivamente", "Passer définitivement"),
        "Recruit": ("Recruit at hangout {hangout}", "Recluta nel covo {hangout}", "Recruter dans le lieu {hangout}"),
        "Take": ("Take crook {crook}", "Prendi lo scagnozzo {crook}", "Prendre l'escroc {crook}"),
        "Leave": ("Leave with nothing", "Vai via a mani vuote", "Repartir les mains vides"),
        "Place": (
            "Place the crook at target {target}{face_down: face down|}",
            "Piazza lo scagnozzo sul bersaglio {target}{face_down: a faccia in giù|}",
            "Placer l'escroc sur la cible {target}{face_down: face cachée|}",
        ),
        "Return": (
            "Return the crook to the box",
            "Rimetti lo scagnozzo nella scatola",
            "Remettre l'escroc dans la boîte",
        ),
        "Pick": (
            "Take the Pickpocket's money from the bank",
            "Prendi dalla banca il denaro del Borseggiatore",
            "Prendre à la banque l'argent du Pickpocket",
        ),
        "Move": (
            "Move from the Swap's target to target {target}",
            "Sposta dal bersaglio dello Scambio al bersaglio {target}",
            "Déplacer de la cible du Transfert à la cible {target}",
        ),
        "Kill": (
            "Kill the crooks of seat {seat}",
            "Uccidi gli scagnozzi del posto {seat}",
            "Tuer les escrocs du siège {seat}",
        ),
        "SpyTarget": ("Spy on target {target}", "Spia il bersaglio {target}", "Espionner la cible {target}"),
        "SpyHangout": ("Spy on hangout {hangout}", "Spia il covo {hangout}", "Espionner le lieu {hangout}"),
        "Decline": ("Decline the ability", "Rinuncia all'abilità", "Renoncer à la capacité"),
    },
    "event": {
        **SHARED["event"],
        "Passed": (
            "Seat {seat} passes for good",
            "Il posto {seat} passa definitivamente",
            "Le siège {seat} passe définitivement",
        ),
        "Paid": ("Seat {seat} pays ${amount}", "Il posto {seat} paga {amount}$", "Le siège {seat} paie {amount}$"),
        "Looked": (
            "Seat {seat} looks into hangout {hangout}: {number} {number:crook|crooks}",
            "Il posto {seat} guarda nel covo {hangout}: {number} {number:scagnozzo|scagnozzi}",
            "Le siège {seat} regarde dans le lieu {hangout} : {number} {number:escroc|escrocs}",
        ),
        "Saw": (
            "In hangout {hangout} you see {crooks:crook|crooks} {crooks}",
            "Nel covo {hangout} vedi {crooks:lo scagnozzo|gli scagnozzi} {crooks}",
            "Dans le lieu {hangout}, vous voyez {crooks:l'escroc|les escrocs} {crooks}",
        ),
        "Took": (
            "Seat {seat} takes a crook from hangout {hangout}",
            "Il posto {seat} prende uno scagnozzo dal covo {hangout}",
            "Le siège {seat} prend un escroc dans le lieu {hangout}",
        ),
        "Recognized": (
            "It is crook {crook}, from hangout {hangout}",
            "È lo scagnozzo {crook}, dal covo {hangout}",
            "C'est l'escroc {crook}, du lieu {hangout}",
        ),
        "Left": (
            "Seat {seat} leaves hangout {hangout} with nothing",
            "Il posto {seat} lascia il covo {hangout} a mani vuote",
            "Le siège {seat} quitte le lieu {hangout} les mains vides",
        ),
        "Placed": (
            "Seat {seat} places crook {crook} at target {target}",
            "Il posto {seat} piazza lo scagnozzo {crook} sul bersaglio {target}",
            "Le siège {seat} place l'escroc {crook} sur la cible {target}",
        ),
        "PlacedDown": (
            "Seat {seat} places a crook face down at target {target}",
            "Il posto {seat} piazza uno scagnozzo a faccia in giù sul bersaglio {target}",
            "Le siège {seat} place un escroc face cachée sur la cible {target}",
        ),
        "Returned": (
            "Seat {seat} returns the crook to the box",
            "Il posto {seat} rimette lo scagnozzo nella scatola",
            "Le siège {seat} remet l'escroc dans la boîte",
        ),
        "Picked": (
            "Seat {seat} takes ${amount} from the bank",
            "Il posto {seat} prende {amount}$ dalla banca",
            "Le siège {seat} prend {amount}$ à la banque",
        ),
        "Lifted": (
            "Seat {seat} takes up its crooks at target {target}",
            "Il posto {seat} solleva i suoi scagnozzi dal bersaglio {target}",
            "Le siège {seat} soulève ses escrocs de la cible {target}",
        ),
        "Moved": (
            "Seat {seat} moves them to target {target}",
            "Il posto {seat} li sposta sul bersaglio {target}",
            "Le siège {seat} les déplace sur la cible {target}",
        ),
        "Discarded": (
            "The crooks of seat {seat} at target {target} go to the box",
            "Gli scagnozzi del posto {seat} sul bersaglio {target} vanno nella scatola",
            "Les escrocs du siège {seat} sur la cible {target} vont dans la boîte",
        ),
        "Spied": (
            "Seat {seat} looks at the face-down crooks at target {target}",
            "Il posto {seat} guarda gli scagnozzi a faccia in giù sul bersaglio {target}",
            "Le siège {seat} regarde les escrocs face cachée sur la cible {target}",
        ),
        "Declined": (
            "Seat {seat} declines the ability",
            "Il posto {seat} rinuncia all'abilità",
            "Le siège {seat} renonce à la capacité",
        ),
        "Revealed": (
            "Seat {seat} turns up crook {crook} at target {target}",
            "Il posto {seat} scopre lo scagnozzo {crook} sul bersaglio {target}",
            "Le siège {seat} retourne l'escroc {crook} sur la cible {target}",
        ),
        "Scored": (
            "Seat {seat}, {points} {points:point|points}: {line}",
            "Posto {seat}, {points} {points:punto|punti}: {line}",
            "Siège {seat}, {points} {points:point|points} : {line}",
        ),
        "Unscored": ("Nobody: {line}", "Nessuno: {line}", "Personne : {line}"),
    },
    "violation": {
        **SHARED["violation"],
        "no_such_thing": ("there is {kind} {name}", "non c'è {kind} {name}", "il n'y a {kind} {name}"),
        "empty_hangout": (
            "hangout {hangout} is empty",
            "il covo {hangout} è vuoto",
            "le lieu {hangout} est vide",
        ),
        "too_dear": (
            "costs ${cost}, you have ${money}",
            "costa {cost}$, hai {money}$",
            "coûte {cost}$, vous avez {money}$",
        ),
        "not_in_pile": (
            "crook {crook} is not in this hangout",
            "lo scagnozzo {crook} non è in questo covo",
            "l'escroc {crook} n'est pas dans ce lieu",
        ),
        "boss_not_last": (
            "crook {crook}, a Boss, must be taken last: {others} {others:other is|others are} still there",
            "il Boss {crook} va preso per ultimo: ne {others:resta|restano} {others} {others:altro|altri}",
            "le Caïd {crook} se prend en dernier : il en reste {others} {others:autre|autres}",
        ),
        "target_taken": (
            "you already have a crook at target {target}",
            "hai già uno scagnozzo sul bersaglio {target}",
            "vous avez déjà un escroc sur la cible {target}",
        ),
        "no_money_face_down": (
            "face down costs $1 more, you have $0",
            "a faccia in giù costa 1$ in più, hai 0$",
            "face cachée coûte 1$ de plus, vous avez 0$",
        ),
        "boss_face_down": (
            "crook {crook}, a Boss, can only lie face up",
            "il Boss {crook} può stare solo a faccia in su",
            "le Caïd {crook} ne peut être que face visible",
        ),
        "no_free_target": (
            "the Swap can move nothing from target {target}: no other target is free",
            "lo Scambio non può spostare nulla dal bersaglio {target}: nessun altro bersaglio è libero",
            "le Transfert ne peut rien déplacer de la cible {target} : aucune autre cible n'est libre",
        ),
        "nobody_to_kill": (
            "seat {seat} has no crook at target {target} for the Killer",
            "il posto {seat} non ha scagnozzi per il Killer sul bersaglio {target}",
            "le siège {seat} n'a pas d'escroc pour le Tueur sur la cible {target}",
        ),
        "nothing_to_see": (
            "no crook lies face down at target {target}",
            "nessuno scagnozzo è a faccia in giù sul bersaglio {target}",
            "aucun escroc n'est face cachée sur la cible {target}",
        ),
        "must_take": (
            "you cannot leave with nothing: take {crooks:crook|one of the crooks} {crooks}",
            "non puoi andare via a mani vuote: prendi {crooks:lo scagnozzo|uno degli scagnozzi} {crooks}",
            "vous ne pouvez pas repartir les mains vides : prenez {crooks:l'escroc|un des escrocs} {crooks}",
        ),
        "must_place": (
            "crook {crook} can still be placed",
            "lo scagnozzo {crook} può ancora essere piazzato",
            "l'escroc {crook} peut encore être placé",
        ),
        "game_over": (
            "the game is over, everybody has passed",
            "la partita è finita, tutti hanno passato",
            "la partie est finie, tout le monde a passé",
        ),
    },
    "score": {
        "target_won": (
            "target {target} is worth {worth}{sum}; strongest with {strength}{from}",
            "il bersaglio {target} vale {worth}{sum}; vinto con forza {strength}{from}",
            "la cible {target} vaut {worth}{sum} ; remportée avec une force de {strength}{from}",
        ),
        "target_shared": (
            "target {target} is worth {worth}{sum}; {sharers} players tied at {strength}{from}, {points} each",
            "il bersaglio {target} vale {worth}{sum}; {sharers} giocatori pari a {strength}{from}, {points} a testa",
            "la cible {target} vaut {worth}{sum} ; {sharers} joueurs à égalité à {strength}{from}, {points} chacun",
        ),
        "target_empty": (
            "target {target} has no crooks",
            "il bersaglio {target} non ha scagnozzi",
            "la cible {target} n'a pas d'escroc",
        ),
        "gang_won": (
            "{gang}: most members ({members})",
            "{gang}: più membri di tutti ({members})",
            "{gang} : le plus de membres ({members})",
        ),
        "gang_tied": (
            "{gang}: {sharers} players tied at {members} {members:member|members}",
            "{gang}: {sharers} giocatori alla pari con {members} {members:membro|membri}",
            "{gang} : {sharers} joueurs à égalité avec {members} {members:membre|membres}",
        ),
        "gang_empty": ("{gang}: no members", "{gang}: nessun membro", "{gang} : aucun membre"),
    },
    "phase": {
        "recruiting": (
            "choose a hangout to recruit at, or pass",
            "scegli un covo in cui reclutare, o passa",
            "choisissez un lieu où recruter, ou passez",
        ),
        "taking": (
            "choose a crook to take",
            "scegli uno scagnozzo da prendere",
            "choisissez un escroc à prendre",
        ),
        "placing": (
            "place the crook in hand",
            "piazza lo scagnozzo in mano",
            "placez l'escroc en main",
        ),
        "picking": (
            "use the Pickpocket, or decline",
            "usa il Borseggiatore, o rinuncia",
            "utilisez le Pickpocket, ou renoncez",
        ),
        "moving": (
            "choose the target the Swap moves to",
            "scegli il bersaglio verso cui sposta lo Scambio",
            "choisissez la cible vers laquelle le Transfert déplace",
        ),
        "killing": (
            "choose a victim for the Killer, or decline",
            "scegli una vittima per il Killer, o rinuncia",
            "choisissez une victime pour le Tueur, ou renoncez",
        ),
        "spying": (
            "choose what the Spy looks at, or decline",
            "scegli che cosa guarda la Spia, o rinuncia",
            "choisissez ce que regarde l'Espion, ou renoncez",
        ),
    },
    "kind": {
        "hangout": ("no hangout", "nessun covo", "aucun lieu"),
        "target": ("no target", "nessun bersaglio", "aucune cible"),
        "crook": ("no crook", "nessuno scagnozzo", "aucun escroc"),
        "seat": ("no seat", "nessun posto", "aucun siège"),
    },
    "gang": {
        "northside": ("Northside", "Northside", "Northside"),
        "westside": ("Westside", "Westside", "Westside"),
        "outfit": ("Outfit", "Outfit", "Outfit"),
    },
    "worth": {
        "floored": (", never below 0", ", mai sotto 0", ", jamais moins de 0"),
    },
}
"""Every sentence, and the phrases they are put together from, by what is described and its code or class."""


def describe(value: Action | ViewEvent | Event | Violation | ScoreLine, lang: str = "en") -> str:
    """A sentence, without its full stop. It may change between versions: codes, reasons and notation stay."""
    return sentence("crooks", TABLE, _explain, value, lang)


def _explain(value: object, column: int) -> Phrase | None:
    if isinstance(value, Violation):
        return "violation", value.code, value.params
    if isinstance(value, ScoreLine):
        return "score", value.reason, _line_facts(value, column)
    if isinstance(value, ACTIONS):
        return "action", type(value).__name__, attrs.asdict(value)
    if isinstance(value, VIEW_EVENTS):
        return "event", *_event_facts(value, LANGUAGES[column])
    return None


def _line_facts(line: ScoreLine, column: int) -> Mapping[str, Param]:
    sums = {"sum": _sum(line.params, column), "from": _strength_sum(line.params)}
    return {**line.params, "points": line.points, **sums}


def _event_facts(event: ViewEvent, lang: str) -> tuple[str, Mapping[str, Param]]:
    """The words for an event, and what they need."""
    match event:
        case Began(phase):
            if isinstance(phase, Over):
                return "Over", {}
            return "Began", {"seat": phase.seat, "phase": type(phase).__name__.lower()}
        case Scored(line):
            code = "Unscored" if line.seat is None else "Scored"
            return code, {"seat": line.seat or 0, "points": line.points, "line": describe(line, lang)}
        case Ended(outcome):
            return "Ended", {"winners": outcome.winners}
        case Took(_, origin) | Recognized(origin):
            facts = {name: fact for name, fact in attrs.asdict(event, recurse=False).items() if name != "origin"}
            return type(event).__name__, {**facts, "hangout": origin.hangout}
        case _:
            return type(event).__name__, attrs.asdict(event)


def _sum(params: Params, column: int) -> str:
    """What a target is worth as a sum (§5.2), if there is anything to add."""
    match params:
        case {"target": int(target), "modifiers": tuple(modifiers)} if modifiers:
            terms = "".join(f" {'+' if modifier > 0 else '-'} {abs(modifier)}" for modifier in modifiers)
            floored = TABLE["worth"]["floored"][column] if target + sum(modifiers) < 0 else ""
            return f" ({target}{terms}{floored})"
        case _:
            return ""


def _strength_sum(params: Params) -> str:
    """What a strength is the sum of (§5.3), if more than one crook lies there."""
    match params:
        case {"levels": tuple(levels)} if len(levels) > 1:
            return f" ({' + '.join(map(str, levels))})"
        case _:
            return ""


__all__ = ["LANGUAGES", "TABLE", "describe"]
