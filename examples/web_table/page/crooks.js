/** The board of Crooks: hangouts, and the rows of all seats by target. */
import { make } from "./dom.js";
import { capital, money, player, playerOrYou, say, term } from "./voice.js";

/** @typedef {import("../../../src/criminals/schemas/crooks.d.ts").CrooksCard} Card */
/** @typedef {import("../../../src/criminals/schemas/crooks.d.ts").CrooksEdition} Edition */
/** @typedef {import("../../../src/criminals/schemas/crooks.d.ts").CrooksOrigin} Origin */
/** @typedef {import("../../../src/criminals/schemas/crooks.d.ts").CrooksView} View */
/** @typedef {import("../messages.d.ts").MakePlace} MakePlace */

/** @type {import("../messages.d.ts").Board<View, Edition>} */
export const crooks = {
  placeOf(action, view) {
    const [verb, what = ""] = action.split(" ");
    switch (verb) {
      case "recruit":
        return `hangout ${what}`;
      case "take":
        return `crook ${what}`;
      case "place":
      case "move":
        return `row ${view.viewer} ${what}`;
      case "spy":
        return /^[0-9]/.test(what) ? `target ${what}` : `hangout ${what}`;
      case "kill":
        return `seat ${what}`;
      default:
        return null;
    }
  },

  draw(view, edition, place) {
    return make("div", { class: "crooks" }, hangouts(view, edition, place), inHand(view, edition), rows(view, edition, place));
  },

  withoutMemory(view) {
    const { phase, viewer } = view;
    const row = typeof viewer === "number" ? view.rows[viewer] : undefined;
    const cards = [...Object.values(row ?? {}).flat(), ...(phase.phase === "moving" && phase.seat === viewer ? phase.cards : [])];
    const own = cards.flatMap((card) => (card.face === "down" ? [card.origin] : []));
    if (phase.phase === "placing" && phase.seat === viewer) {
      own.push(phase.origin);
    }
    const looking = phase.phase === "taking" && phase.seat === viewer ? phase.hangout : null;
    const piles = Object.entries(view.hangouts).map(([letter, hangout]) => [letter, letter === looking ? hangout : { ...hangout, seen: [] }]);
    return { ...view, hangouts: Object.fromEntries(piles), known: view.known.filter((known) => own.some((origin) => same(origin, known.origin))) };
  },
};

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 */
function hangouts(view, edition, place) {
  const verb = view.phase.phase === "spying" ? "spy" : "recruit";
  const list = Object.entries(view.hangouts).map(([letter, hangout]) => {
    const taking = view.phase.phase === "taking" && view.phase.seat === view.viewer && view.phase.hangout === letter;
    const seen = hangout.seen.at(-1) ?? [];
    const gone = new Set(view.known.filter((known) => known.origin.hangout === letter).map((known) => known.crook));
    const chips = seen.filter((crook) => !gone.has(crook)).map((crook) => {
      const name = crookName(edition, crook);
      return taking ? place({ key: `crook ${crook}`, name, tried: `take ${crook}`, look: "chip" }, ...chip(edition, crook)) : make("span", { class: "chip", role: "img", "aria-label": say("crooks.seen", { crook: name }) }, ...chip(edition, crook));
    });
    return make(
      "li",
      {},
      place(
        { key: `hangout ${letter}`, name: say("crooks.hangout", { hangout: letter, count: hangout.size }), tried: `${verb} ${letter}`, look: hangout.size === 0 ? "back empty" : "back" },
        make("span", { class: "letter" }, letter),
        make("span", { class: "count" }, `×${hangout.size}`),
      ),
      chips.length === 0 ? null : make("div", { class: "chips" }, make("span", { class: "hint" }, say(taking ? "crooks.take_one" : "crooks.you_saw")), ...chips),
    );
  });
  return make("ul", { class: "hangouts", "aria-label": capital(term("region", "hangouts")) }, ...list);
}

/**
 * What the viewer holds, or has lifted.
 * @param {View} view
 * @param {Edition} edition
 */
function inHand(view, edition) {
  const { phase } = view;
  if (phase.phase === "placing" && phase.seat === view.viewer) {
    const crook = crookFrom(view, phase.origin);
    return crook === null ? null : make("p", { class: "hand" }, `${say("crooks.hand")} `, faceUp(edition, crook));
  }
  if (phase.phase === "moving") {
    return make("p", { class: "hand" }, `${say("crooks.lifted", { target: phase.target })} `, ...phase.cards.map((card) => drawn(view, edition, card)));
  }
  return null;
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 */
function rows(view, edition, place) {
  const heads = edition.targets.map((target) => make("th", { scope: "col" }, place({ key: `target ${target}`, name: say("crooks.target", { target }), tried: view.phase.phase === "spying" ? `spy ${target}` : null, look: "target" }, target)));
  const own = typeof view.viewer === "number" ? view.viewer : null;
  const order = [...view.rows.keys()].sort((one, other) => Number(one === own) - Number(other === own));
  const body = order.map((seat) => {
    const row = view.rows[seat] ?? {};
    const mine = seat === own;
    const passed = view.passed[seat] ? say("crooks.passed") : "";
    const purse = money(view.money[seat] ?? 0);
    const cells = edition.targets.map((target) => {
      const cards = row[target] ?? [];
      const look = cards.map((card) => drawn(view, edition, card));
      const there = cards.map((card) => cardName(view, edition, card)).join("; ") || say("nobody");
      const verb = view.phase.phase === "moving" ? "move" : "place";
      return make(
        "td",
        {},
        mine
          ? place({ key: `row ${seat} ${target}`, name: say("crooks.own_cell", { target, there }), tried: `${verb} ${target}`, look: "cell" }, ...look)
          : make("div", { class: "cell", role: "group", "aria-label": say("crooks.cell", { name: capital(player(seat)), target, there }) }, ...look),
      );
    });
    const head = place(
      { key: `seat ${seat}`, name: [playerOrYou(seat, mine), purse, ...(passed === "" ? [] : [passed])].join(", "), tried: view.phase.phase === "killing" ? `kill ${seat}` : null, look: "owner" },
      make("strong", {}, playerOrYou(seat, mine)),
      make("span", { class: "money" }, purse),
      passed === "" ? null : make("span", { class: "hint" }, passed),
    );
    return make("tr", { class: `${seat === view.actor ? "acting" : ""} ${mine ? "own" : ""}` }, make("th", { scope: "row" }, head), ...cells);
  });
  const bank = make("td", { class: "hint" }, say("crooks.bank", { money: money(view.bank) }));
  return make("div", { class: "scroll" }, make("table", { class: "rows" }, make("thead", {}, make("tr", {}, bank, ...heads)), make("tbody", {}, ...body)));
}

/**
 * @param {View} view
 * @param {Origin} origin
 */
function crookFrom(view, origin) {
  return view.known.find((known) => same(origin, known.origin))?.crook ?? null;
}

/**
 * @param {Origin} one
 * @param {Origin} other
 */
function same(one, other) {
  return one.hangout === other.hangout && one.number === other.number;
}

/** @param {Origin} origin */
function from(origin) {
  return say("crooks.from", { hangout: origin.hangout, count: origin.number });
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {Card} card
 */
function drawn(view, edition, card) {
  if (card.face === "up") {
    return faceUp(edition, card.crook);
  }
  const crook = crookFrom(view, card.origin);
  return crook === null
    ? make("span", { class: "card back" }, make("span", { class: "letter" }, card.origin.hangout), make("span", {}, say("crooks.of", { count: card.origin.number })))
    : make("span", { class: "card down", title: say("crooks.known", { from: from(card.origin) }) }, ...chip(edition, crook), make("span", { class: "hint" }, term("concept", "face_down")));
}

/**
 * @param {Edition} edition
 * @param {number} crook
 */
function faceUp(edition, crook) {
  const ability = edition.crooks.find((one) => one.id === crook)?.ability ?? null;
  return make("span", { class: "card up" }, ...chip(edition, crook), ability === null ? null : make("span", { class: "ability" }, term("ability", ability)));
}

/**
 * @param {Edition} edition
 * @param {number} id
 */
function chip(edition, id) {
  const crook = edition.crooks.find((one) => one.id === id);
  if (crook === undefined) {
    return [make("span", {}, say("crooks.crook", { id }))];
  }
  const gangs = crook.gangs.map((gang) => make("span", { class: `gang ${gang}`, title: term("gang", gang) }, term("gang", gang).charAt(0).toUpperCase()));
  return [
    make("span", { class: "level" }, crook.level),
    crook.modifier === 0 ? null : make("span", { class: crook.modifier < 0 ? "modifier less" : "modifier" }, signed(crook.modifier)),
    make("span", { class: "gangs" }, ...gangs),
    make("span", { class: "id" }, `#${id}`, crook.ability === null ? "" : ` ${term("ability", crook.ability).slice(0, 2)}`),
  ];
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {Card} card
 */
function cardName(view, edition, card) {
  if (card.face === "up") {
    return crookName(edition, card.crook);
  }
  const crook = crookFrom(view, card.origin);
  const spied = card.knowers.length > 1 ? `, ${say("crooks.known_to", { names: card.knowers.map(player).join(", ") })}` : "";
  const what = crook === null ? say("crooks.hidden", { from: from(card.origin) }) : `${crookName(edition, crook)}, ${term("concept", "face_down")}`;
  return what + spied;
}

/**
 * @param {Edition} edition
 * @param {number} id
 */
function crookName(edition, id) {
  const crook = edition.crooks.find((one) => one.id === id);
  if (crook === undefined) {
    return say("crooks.crook", { id });
  }
  const points = crook.modifier === 0 ? [] : [say("crooks.points", { points: signed(crook.modifier) })];
  const ability = crook.ability === null ? [] : [term("ability", crook.ability)];
  return [say("crooks.crook", { id }), say("crooks.level", { level: crook.level }), ...points, ...crook.gangs.map((gang) => term("gang", gang)), ...ability].join(", ");
}

/** @param {number} value */
function signed(value) {
  return value < 0 ? `−${-value}` : `+${value}`;
}
