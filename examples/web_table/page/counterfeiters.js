/** The board of Counterfeiters: market, action spaces, police track, and the crews. */
import { make } from "./dom.js";

/** @typedef {import("../../../src/criminals/schemas/counterfeiters.d.ts").CounterfeitersBoard} Side */
/** @typedef {import("../../../src/criminals/schemas/counterfeiters.d.ts").CounterfeitersEdition} Edition */
/** @typedef {import("../../../src/criminals/schemas/counterfeiters.d.ts").CounterfeitersSpace} Space */
/** @typedef {import("../../../src/criminals/schemas/counterfeiters.d.ts").CounterfeitersView} View */
/** @typedef {import("../messages.d.ts").MakePlace} MakePlace */

/** @type {import("../messages.d.ts").Board<View, Edition>} */
export const counterfeiters = {
  placeOf(action) {
    const [verb, ...rest] = action.split(" ");
    switch (verb) {
      case "buy":
      case "print":
      case "shop":
      case "fence":
      case "defraud":
      case "fly":
        return `${verb} ${rest[0]}`;
      case "retake":
        return rest.join(" ");
      case "dine":
        return `fake ${rest[0]}`;
      case "laydown":
        return "crew";
      default:
        return null;
    }
  },

  draw(view, edition, place) {
    const side = edition.boards.find((board) => board.starts[view.players] !== undefined) ?? edition.boards[0];
    return make("div", { class: "counterfeiters" }, market(view, edition, side, place), spaces(view, side, place), track(view, side), crews(view, edition, place));
  },
};

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {Side} side
 * @param {MakePlace} place
 */
function market(view, edition, side, place) {
  const list = side.market.map((space, index) => {
    const card = view.market[index] ?? null;
    const what = card === null ? "empty" : cardName(edition, card);
    const key = `buy ${index + 1}`;
    return make(
      "li",
      {},
      place(
        { key, name: `Market ${index + 1}, ${what}, $${space.price}${space.bin ? ", binned after the round" : ""}${occupied(view, key)}`, tried: tried(view, key), look: card === null ? "ware empty" : "ware" },
        make("span", { class: "kind" }, what),
        make("span", { class: "money" }, `$${space.price}`),
        space.bin ? make("span", { class: "hint" }, "bin") : null,
        henchman(view, key),
      ),
    );
  });
  const stack = make("li", { class: "stack" }, make("strong", {}, `×${view.stack_size}`), make("span", { class: "hint" }, "cards to come"), make("span", { class: "hint" }, `bank $${view.bank}`));
  return make("section", { "aria-label": "Black market" }, make("h3", {}, "Black market"), make("ul", { class: "market" }, stack, ...list));
}

/**
 * @param {View} view
 * @param {Side} side
 * @param {MakePlace} place
 */
function spaces(view, side, place) {
  /** @type {[string, string, [string, Space][]][]} */
  const groups = [
    ["Print", "fakes, for each press", numbered("print", side.print)],
    ["Supermarket", "up to 3 fakes for real money", numbered("shop", side.shop)],
    ["Fence", "fakes for a part of their value", numbered("fence", side.fence)],
    ["Tax fraud", "a little real money", numbered("defraud", side.defraud)],
    ["Caribbean", "cash goes offshore", [...(side.commercial === null ? [] : [/** @type {[string, Space]} */ (["fly commercial", side.commercial])]), ...(side.jet === null ? [] : [/** @type {[string, Space]} */ (["fly jet", side.jet])])]],
  ];
  const drawn = groups.map(([title, hint, list]) =>
    make(
      "section",
      { class: "group", "aria-label": title },
      make("h3", {}, title),
      make("p", { class: "hint" }, hint),
      make("div", { class: "spots" }, ...list.map(([key, space]) => spot(view, title, key, space, place))),
    ),
  );
  return make("div", { class: "spaces" }, ...drawn);
}

/**
 * @param {View} view
 * @param {string} title
 * @param {string} key
 * @param {Space} space
 * @param {MakePlace} place
 */
function spot(view, title, key, space, place) {
  const marks = [...(space.hat ? ["police"] : []), ...(space.sunglasses ? ["first"] : [])];
  const words = [...(space.hat ? [", moves the police"] : []), ...(space.sunglasses ? [", first in the next round"] : [])].join("");
  const label = key.split(" ")[1] ?? "";
  return place(
    { key, name: `${title} ${label}${words}${occupied(view, key)}`, tried: tried(view, key), look: "spot" },
    henchman(view, key) ?? make("span", { class: "free" }, label),
    ...marks.map((mark) => make("span", { class: `mark ${mark}` }, mark)),
  );
}

/**
 * @param {string} verb
 * @param {Space[]} list
 * @returns {[string, Space][]}
 */
function numbered(verb, list) {
  return list.map((space, index) => [`${verb} ${index + 1}`, space]);
}

/**
 * What a click on a space tries: the least that can be done there.
 * @param {View} view
 * @param {string} key
 */
function tried(view, key) {
  if (view.phase.phase === "retaking") {
    return `retake ${key}`;
  }
  const [verb] = key.split(" ");
  return verb === "shop" || verb === "fence" ? `${key} 1/0/0` : verb === "fly" ? `${key} 10` : key;
}

/**
 * @param {View} view
 * @param {Side} side
 */
function track(view, side) {
  const list = Array.from({ length: side.last + 1 }, (_, at) => {
    const signs = [
      ...(side.godfathers.includes(at) ? ["Godfather"] : []),
      ...(side.investigations.includes(at) ? ["investigation"] : []),
      ...(side.strikes.includes(at) ? ["strike"] : []),
    ];
    const name = [`space ${at}`, ...signs, ...(at === view.pawn ? ["the police are here"] : [])].join(", ");
    return make(
      "li",
      { class: `${at === view.pawn ? "pawn" : ""} ${at < view.pawn ? "past" : ""} ${signs.join(" ").toLowerCase()}`, title: name, "aria-label": name, role: "img" },
      make("span", { class: "sign" }, signs.map((sign) => sign.charAt(0).toUpperCase()).join("") || "·"),
      make("span", {}, at),
    );
  });
  return make(
    "section",
    { "aria-label": "Police track" },
    make("h3", {}, "Police track"),
    make("ol", { class: "track" }, ...list),
    make("p", { class: "hint" }, "G: Godfather, pay half. I: investigation. S: strike, no commercial flight."),
  );
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 */
function crews(view, edition, place) {
  const list = view.crews.map((crew, seat) => {
    const mine = seat === view.viewer;
    const { least, most } = crew.possible;
    const cash = mine ? `$${view.cash}` : least === most ? `$${least}` : `$${least} to $${most}`;
    const offshore = mine && view.cash !== null ? `$${crew.wealth - view.cash}` : least === most ? `$${crew.wealth - least}` : `$${crew.wealth - most} to $${crew.wealth - least}`;
    const facts = `cash ${cash}, offshore ${offshore}, ${crew.wealth} in all`;
    const left = `${crew.idle} ${crew.idle === 1 ? "henchman" : "henchmen"} left${view.first === seat ? ", first player" : ""}`;
    const fakes = crew.fakes.map((count, index) => {
      const note = [make("span", { class: "stars" }, "★".repeat(index + 1)), make("span", {}, `×${count}`)];
      const name = `${count} fakes of quality ${index + 1}`;
      const dining = mine && view.phase.phase === "dining" && view.phase.seat === seat;
      return dining ? place({ key: `fake ${index + 1}`, name, tried: `dine ${index + 1}`, look: "fake" }, ...note) : make("span", { class: `fake ${count === 0 ? "none" : ""}`, role: "img", "aria-label": name }, ...note);
    });
    const cards = crew.cards.map((card) => make("li", {}, cardName(edition, card)));
    const head = [make("strong", {}, `Seat ${seat}${mine ? " (you)" : ""}`), make("span", { class: "pawns" }, ...Array.from({ length: crew.idle }, () => make("span", { class: `person seat${seat}` }, seat))), make("span", { class: "hint" }, left)];
    return make(
      "li",
      { class: `crew ${mine ? "own" : ""} ${view.actor === seat ? "acting" : ""}` },
      mine
        ? place({ key: "crew", name: `Seat ${seat}, you, ${left}`, tried: "laydown", look: "owner" }, ...head)
        : make("div", { class: "owner" }, ...head),
      make("dl", { "aria-label": facts }, ...pair("cash", cash), ...pair("offshore", offshore), ...pair("both", `$${crew.wealth}`)),
      make("div", { class: "fakes" }, ...fakes),
      make("ul", { class: "cards", "aria-label": "Cards" }, ...cards),
    );
  });
  return make("section", { "aria-label": "Crews" }, make("h3", {}, "Crews"), make("ul", { class: "crews" }, ...list));
}

/**
 * @param {string} term
 * @param {string} value
 */
function pair(term, value) {
  return [make("dt", {}, term), make("dd", { class: "money" }, value)];
}

/**
 * @param {View} view
 * @param {string} key
 */
function henchman(view, key) {
  const seat = view.henchmen[key] ?? null;
  return seat === null ? null : make("span", { class: `person seat${seat}` }, seat);
}

/**
 * @param {View} view
 * @param {string} key
 */
function occupied(view, key) {
  const seat = view.henchmen[key] ?? null;
  return seat === null ? "" : `, a henchman of seat ${seat} is here`;
}

/**
 * @param {Edition} edition
 * @param {number} id
 */
function cardName(edition, id) {
  const card = edition.cards.find((one) => one.id === id);
  return card === undefined ? `card ${id}` : `${card.kind.replace("-", " ")}${card.value > 0 ? ` $${card.value}` : ""}`;
}
