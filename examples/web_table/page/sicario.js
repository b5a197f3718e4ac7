/** The board of Sicario: the path, who sits there and what was heard of them, and the sheet of characters. */
import { make } from "./dom.js";
import { portrait } from "./portraits.js";

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

  draw(view, edition, place) {
    return make("div", { class: "sicario" }, path(view, edition), players(view, edition, place), sheet(view, edition, place));
  },
};

/**
 * @param {View} view
 * @param {Edition} edition
 */
function path(view, edition) {
  const kinds = ["boats", ...edition.path, "embassy"];
  const list = kinds.map((kind, at) => {
    const here = view.positions.flatMap((position, seat) => (position === at ? [seat] : []));
    const word = { s: "street", b: "building", a: "antenna" }[kind] ?? kind;
    const name = [kind.length > 1 ? word : `space ${at}, ${word}`, ...here.map((seat) => `seat ${seat}`)].join(", ");
    return make(
      "li",
      { class: `${word} ${here.length > 0 ? "held" : ""}`, title: name, "aria-label": name, role: "img" },
      ...here.map((seat) => make("span", { class: `person seat${seat}` }, seat)),
      here.length > 0 ? null : make("span", { class: "sign" }, { building: "▤", antenna: "▲", boats: "boats", embassy: "embassy" }[word] ?? "·"),
      kind.length > 1 ? null : make("span", { class: "number" }, at),
    );
  });
  return make("section", { "aria-label": "The way to the embassy" }, make("ol", { class: "path" }, ...list), make("p", { class: "hint" }, `▤ building: hidden. ▲ antenna: hidden, disc or capture. Other spaces are streets. Event cards not read yet: ${view.unread_size}.`));
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 */
function players(view, edition, place) {
  const asking = view.phase.phase === "hunting" || view.phase.phase === "questioning";
  const list = view.positions.map((position, seat) => {
    const mine = seat === view.viewer;
    const role = seat === view.sicario ? "sicario" : "agent";
    const where = position === null ? (seat === view.sicario ? "lair" : "out of the game") : position === 0 ? "boats" : position > edition.path.length ? "embassy" : `space ${position}`;
    const who = view.shown[seat] ?? (mine ? view.character : null);
    const can = possible(view, edition, seat).length;
    const heard = (view.facts[seat] ?? []).map((fact) => make("li", { class: heardLook(fact) }, heardName(fact)));
    const known = who === null ? `${can} can be it` : who;
    return make(
      "li",
      { class: `agent ${mine ? "own" : ""} ${view.actor === seat ? "acting" : ""}` },
      place(
        { key: `seat ${seat}`, name: `Seat ${seat}${mine ? ", you" : ""}, ${role}, ${where}, ${known}`, tried: asking && !mine ? `ask ${seat} hat` : null, look: "owner" },
        make("span", { class: `person seat${seat}` }, seat),
        make("strong", {}, `Seat ${seat}${mine ? " (you)" : ""}`),
        make("span", { class: "hint" }, `${role}, ${where}${view.lost[seat] ? ", loses a turn" : ""}`),
      ),
      make("ul", { class: "heard", "aria-label": `Heard of seat ${seat}` }, ...heard),
      make("span", { class: "who" }, make("strong", {}, known)),
    );
  });
  const decoding = view.phase.phase === "decoding" && view.phase.seat === view.viewer;
  const disc = decoding ? place({ key: "disc", name: "The disc", tried: null, look: "disc" }, make("strong", {}, "Disc"), make("span", { class: "hint" }, "ask for three features")) : null;
  return make("section", { "aria-label": "Players" }, make("ul", { class: "agents" }, ...list), disc);
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 */
function sheet(view, edition, place) {
  const can = view.positions.map((_, seat) => new Set(possible(view, edition, seat)));
  const hunted = view.phase.phase === "questioning" ? view.phase.agent : view.positions.findIndex((position) => position !== null);
  const list = edition.characters.map((character) => {
    const seats = can.flatMap((names, seat) => (names.has(character.name) ? [seat] : []));
    const own = character.name === view.character;
    const words = traits(character).join(", ").replaceAll("-", " ");
    const maybe = seats.length > 0 ? `can be seat ${seats.join(", ")}` : "nobody";
    return make(
      "li",
      {},
      place(
        { key: `character ${character.name}`, name: `${character.name}, ${words}${own ? ", you" : ""}; ${maybe}`, tried: view.viewer === view.sicario ? `eliminate ${hunted} ${character.name}` : `capture ${character.name}`, look: `character ${own ? "own" : ""} ${seats.length === 0 ? "out" : ""}` },
        portrait(character),
        make("strong", {}, character.name),
        make("span", { class: "hint" }, character.sign.replaceAll("-", " ")),
        make("span", { class: "maybe" }, ...seats.map((seat) => make("span", { class: `person small seat${seat}` }, seat))),
      ),
    );
  });
  return make("section", { "aria-label": "Characters" }, make("h3", {}, "Who everybody can be"), make("ul", { class: "sheet" }, ...list));
}

/** @param {Character} character */
function traits(character) {
  return [character.sex, character.hat ? "hat" : "no-hat", character.glasses ? "glasses" : "no-glasses", character.sign];
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
      return `${fact.yes ? "✓" : "✗"} ${fact.trait.replaceAll("-", " ")}`;
    case "lights":
      return `${fact.features.join(", ").replaceAll("-", " ")}: ${fact.lights} of 3`;
    case "missed":
      return `✗ ${fact.character}`;
  }
}

/** @param {Heard} fact */
function heardLook(fact) {
  return fact.fact === "answer" && fact.yes ? "yes" : fact.fact === "lights" ? "lights" : "no";
}
