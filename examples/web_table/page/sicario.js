/** The board of Sicario: the path, who sits there and what was heard of them, and the sheet of characters. */
import { make } from "./dom.js";
import { portrait } from "./portraits.js";
import { capital, player, playerOrYou, say, term } from "./voice.js";

/** @typedef {import("../../../src/criminals/schemas/sicario.d.ts").SicarioCharacter} Character */
/** @typedef {import("../../../src/criminals/schemas/sicario.d.ts").SicarioEdition} Edition */
/** @typedef {import("../../../src/criminals/schemas/sicario.d.ts").SicarioHeard} Heard */
/** @typedef {import("../../../src/criminals/schemas/sicario.d.ts").SicarioView} View */
/** @typedef {import("../messages.d.ts").MakePlace} MakePlace */

/** @type {import("../messages.d.ts").Board<View, Edition>} */
export const sicario = {
  placeOf(action) {
    const [verb, one = "", two = ""] = action.split(" ");
    switch (verb) {
      case "capture":
        return `character ${one}`;
      case "eliminate":
        return `character ${two}`;
      case "ask":
        return `seat ${one}`;
      case "disc":
        return "disc";
      default:
        return null;
    }
  },

  draw(view, edition, place, memory) {
    return make("div", { class: "sicario" }, path(view, edition, memory), players(view, edition, place, memory), sheet(view, edition, place, memory));
  },

  withoutMemory: (view) => ({ ...view, facts: view.facts.map(() => []) }),
};

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {boolean} memory
 */
function path(view, edition, memory) {
  const kinds = ["boats", ...edition.path, "embassy"];
  const list = kinds.map((kind, at) => {
    const here = view.positions.flatMap((position, seat) => (position === at ? [seat] : []));
    const word = { s: "street", b: "building", a: "antenna" }[kind] ?? kind;
    const name = [kind.length > 1 ? term("space", word) : say("sicario.space", { number: at, kind: term("space", word) }), ...here.map(player)].join(", ");
    return make(
      "li",
      { class: `${word} ${here.length > 0 ? "held" : ""}`, title: name, "aria-label": name, role: "img" },
      ...here.map((seat) => person(seat)),
      here.length > 0 ? null : make("span", { class: "sign" }, { building: "▤", antenna: "▲", boats: term("space", "boats"), embassy: term("space", "embassy") }[word] ?? "·"),
      kind.length > 1 ? null : make("span", { class: "number" }, at),
    );
  });
  const legend = memory ? `${say("sicario.legend")} ${say("sicario.unread", { count: view.unread_size })}` : say("sicario.legend");
  return make("section", { "aria-label": say("sicario.path") }, make("ol", { class: "path" }, ...list), make("p", { class: "hint" }, legend));
}

/**
 * @param {number} seat
 * @param {string} look
 */
function person(seat, look = "") {
  return make("span", { class: `person ${look} seat${seat}`, title: player(seat) }, seat);
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 * @param {boolean} memory
 */
function players(view, edition, place, memory) {
  const asking = view.phase.phase === "hunting" || view.phase.phase === "questioning";
  const list = view.positions.map((position, seat) => {
    const mine = seat === view.viewer;
    const role = term("role", seat === view.sicario ? "sicario" : "agent");
    const where = position === null ? (seat === view.sicario ? term("concept", "lair") : say("sicario.out")) : position === 0 ? term("space", "boats") : position > edition.path.length ? term("space", "embassy") : say("sicario.at", { number: position });
    const who = view.shown[seat] ?? (mine ? view.character : null);
    const can = possible(view, edition, seat).length;
    const heard = (view.facts[seat] ?? []).map((fact) => make("li", { class: heardLook(fact) }, heardName(fact)));
    const known = who ?? (memory ? say("sicario.can_be", { count: can }) : "");
    const facts = [playerOrYou(seat, mine), role, where, ...(known === "" ? [] : [known])].join(", ");
    return make(
      "li",
      { class: `agent ${mine ? "own" : ""} ${view.actor === seat ? "acting" : ""}` },
      place(
        { key: `seat ${seat}`, name: facts, tried: asking && !mine ? `ask ${seat} hat` : null, look: "owner" },
        person(seat),
        make("strong", {}, playerOrYou(seat, mine)),
        make("span", { class: "hint" }, [role, where, ...(view.lost[seat] ? [say("sicario.loses")] : [])].join(", ")),
      ),
      make("ul", { class: "heard", "aria-label": say("sicario.heard", { name: player(seat) }) }, ...heard),
      make("span", { class: "who" }, make("strong", {}, known)),
    );
  });
  const decoding = view.phase.phase === "decoding" && view.phase.seat === view.viewer;
  const disc = decoding ? place({ key: "disc", name: capital(term("region", "disc")), tried: null, look: "disc" }, make("strong", {}, capital(term("region", "disc"))), make("span", { class: "hint" }, say("sicario.disc"))) : null;
  return make("section", { "aria-label": say("sicario.players") }, make("ul", { class: "agents" }, ...list), disc);
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 * @param {boolean} memory
 */
function sheet(view, edition, place, memory) {
  const can = view.positions.map((_, seat) => new Set(memory ? possible(view, edition, seat) : open(view, seat)));
  const hunted = view.phase.phase === "questioning" ? view.phase.agent : view.positions.findIndex((position) => position !== null);
  const list = edition.characters.map((character) => {
    const seats = can.flatMap((names, seat) => (names.has(character.name) ? [seat] : []));
    const own = character.name === view.character;
    const words = traits(character).map((trait) => term("trait", trait)).join(", ");
    const maybe = seats.length > 0 ? say("sicario.maybe", { names: seats.map(player).join(", ") }) : say("nobody");
    const name = `${character.name}, ${words}${memory || seats.length > 0 ? `; ${maybe}` : ""}`;
    const look = `character ${own ? "own" : ""} ${memory && seats.length === 0 ? "out" : ""}`;
    return make(
      "li",
      {},
      place(
        { key: `character ${character.name}`, name, tried: view.viewer === view.sicario ? `eliminate ${hunted} ${character.name}` : `capture ${character.name}`, look },
        portrait(character),
        make("strong", {}, character.name),
        make("span", { class: "hint" }, term("trait", character.sign)),
        make("span", { class: "maybe" }, ...seats.map((seat) => person(seat, "small"))),
      ),
    );
  });
  return make("section", { "aria-label": say("sicario.sheet") }, make("h3", {}, say(memory ? "sicario.everybody" : "sicario.sheet")), make("ul", { class: "sheet" }, ...list));
}

/** @param {Character} character */
function traits(character) {
  return [character.sex, character.hat ? "hat" : "no-hat", character.glasses ? "glasses" : "no-glasses", character.sign];
}

/**
 * The character of a seat that lies open, or is the viewer's own.
 * @param {View} view
 * @param {number} seat
 */
function open(view, seat) {
  const known = view.shown[seat] ?? (seat === view.viewer ? view.character : null);
  return known === null ? [] : [known];
}

/**
 * The characters that a seat can be, by what was heard and shown of it alone; one's own is nobody else's.
 * @param {View} view
 * @param {Edition} edition
 * @param {number} seat
 */
function possible(view, edition, seat) {
  const known = view.shown[seat] ?? (seat === view.viewer ? view.character : null);
  const others = new Set(view.shown.filter((name, other) => other !== seat && name !== null));
  return edition.characters
    .filter((character) => {
      if (known !== null) {
        return character.name === known;
      }
      return character.name !== view.character && !others.has(character.name) && (view.facts[seat] ?? []).every((fact) => fits(character, fact));
    })
    .map((character) => character.name);
}

/**
 * @param {Character} character
 * @param {Heard} fact
 */
function fits(character, fact) {
  const own = traits(character);
  switch (fact.fact) {
    case "answer":
      return own.includes(fact.trait) === fact.yes;
    case "lights":
      return fact.features.filter((feature) => own.includes(feature)).length === fact.lights;
    case "missed":
      return character.name !== fact.character;
  }
}

/** @param {Heard} fact */
function heardName(fact) {
  switch (fact.fact) {
    case "answer":
      return `${fact.yes ? "✓" : "✗"} ${term("trait", fact.trait)}`;
    case "lights":
      return say("sicario.lights", { features: fact.features.map((feature) => term("feature", feature)).join(", "), lights: fact.lights });
    case "missed":
      return `✗ ${fact.character}`;
  }
}

/** @param {Heard} fact */
function heardLook(fact) {
  return fact.fact === "answer" && fact.yes ? "yes" : fact.fact === "lights" ? "lights" : "no";
}
