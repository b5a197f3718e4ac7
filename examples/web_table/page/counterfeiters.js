/** The board of Counterfeiters: market, action spaces, police track, and the crews. */
import { make } from "./dom.js";
import { capital, money, player, playerOrYou, say, term } from "./voice.js";

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

  // What others have behind their screens follows from watching, so it is left out when it is drawn.
  withoutMemory: (view) => view,

  draw(view, edition, place, memory) {
    const side = edition.boards.find((board) => board.starts[view.players] !== undefined) ?? edition.boards[0];
    return make("div", { class: "counterfeiters" }, market(view, edition, side, place), spaces(view, side, place), track(view, side), crews(view, edition, place, memory));
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
    const what = card === null ? say("counterfeiters.empty") : cardName(edition, card);
    const key = `buy ${index + 1}`;
    const price = money(space.price);
    const binned = space.bin ? `, ${say("counterfeiters.binned")}` : "";
    return make(
      "li",
      {},
      place(
        { key, name: say("counterfeiters.market", { number: index + 1, what, price }) + binned + occupied(view, key), tried: tried(view, key), look: card === null ? "ware empty" : "ware" },
        make("span", { class: "kind" }, what),
        make("span", { class: "money" }, price),
        space.bin ? make("span", { class: "hint" }, say("counterfeiters.bin")) : null,
        henchman(view, key),
      ),
    );
  });
  const stack = make("li", { class: "stack" }, make("strong", {}, `×${view.stack_size}`), make("span", { class: "hint" }, say("counterfeiters.to_come")), make("span", { class: "hint" }, say("counterfeiters.bank", { money: money(view.bank) })));
  const title = capital(term("region", "market"));
  return make("section", { "aria-label": title }, make("h3", {}, title), make("ul", { class: "market" }, stack, ...list));
}

/**
 * @param {View} view
 * @param {Side} side
 * @param {MakePlace} place
 */
function spaces(view, side, place) {
  /** @type {[string, string, [string, Space][]][]} */
  const groups = [
    ["print", say("counterfeiters.print"), numbered("print", side.print)],
    ["shop", say("counterfeiters.shop"), numbered("shop", side.shop)],
    ["fence", say("counterfeiters.fence"), numbered("fence", side.fence)],
    ["defraud", say("counterfeiters.defraud"), numbered("defraud", side.defraud)],
    ["flights", say("counterfeiters.flights"), [...(side.commercial === null ? [] : [/** @type {[string, Space]} */ (["fly commercial", side.commercial])]), ...(side.jet === null ? [] : [/** @type {[string, Space]} */ (["fly jet", side.jet])])]],
  ];
  const drawn = groups.map(([region, hint, list]) => {
    const title = capital(term("region", region));
    return make(
      "section",
      { class: "group", "aria-label": title },
      make("h3", {}, title),
      make("p", { class: "hint" }, hint),
      make("div", { class: "spots" }, ...list.map(([key, space]) => spot(view, title, key, space, place))),
    );
  });
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
  const marks = [...(space.hat ? [/** @type {const} */ ("police")] : []), ...(space.sunglasses ? [/** @type {const} */ ("first")] : [])];
  const words = [...(space.hat ? [`, ${say("counterfeiters.moves_police")}`] : []), ...(space.sunglasses ? [`, ${say("counterfeiters.first_next")}`] : [])].join("");
  const label = key === "fly commercial" ? say("counterfeiters.commercial") : key === "fly jet" ? say("counterfeiters.jet") : (key.split(" ")[1] ?? "");
  return place(
    { key, name: `${title} ${label}${words}${occupied(view, key)}`, tried: tried(view, key), look: "spot" },
    henchman(view, key) ?? make("span", { class: "free" }, label),
    ...marks.map((mark) => make("span", { class: `mark ${mark}` }, say(`counterfeiters.${mark}`))),
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
    const signs = SIGNS.filter((sign) => side[/** @type {const} */ (`${sign}s`)].includes(at));
    const name = [say("counterfeiters.space", { number: at }), ...signs.map(signName), ...(at === view.pawn ? [say("counterfeiters.pawn")] : [])].join(", ");
    return make(
      "li",
      { class: `${at === view.pawn ? "pawn" : ""} ${at < view.pawn ? "past" : ""} ${signs.join(" ")}`, title: name, "aria-label": name, role: "img" },
      make("span", { class: "sign" }, signs.map(initial).join("") || "·"),
      make("span", {}, at),
    );
  });
  const title = capital(term("region", "track"));
  const legend = SIGNS.map((sign) => `${initial(sign)}: ${term("track", sign)}.`).join(" ");
  return make("section", { "aria-label": title }, make("h3", {}, title), make("ol", { class: "track" }, ...list), make("p", { class: "hint" }, legend));
}

const SIGNS = /** @type {const} */ (["godfather", "investigation", "strike"]);

/** @param {typeof SIGNS[number]} sign */
function signName(sign) {
  return say(`counterfeiters.${sign}`);
}

/** @param {typeof SIGNS[number]} sign */
function initial(sign) {
  return signName(sign).charAt(0).toUpperCase();
}

/**
 * @param {View} view
 * @param {Edition} edition
 * @param {MakePlace} place
 * @param {boolean} memory
 */
function crews(view, edition, place, memory) {
  const list = view.crews.map((crew, seat) => {
    const mine = seat === view.viewer;
    const seen = mine || memory || view.phase.phase === "over";
    const { least, most } = mine && view.cash !== null ? { least: view.cash, most: view.cash } : crew.possible;
    const facts = [
      ...pair(say("counterfeiters.cash"), range(least, most)),
      ...pair(say("counterfeiters.offshore"), range(crew.wealth - most, crew.wealth - least)),
      ...pair(say("counterfeiters.both"), money(crew.wealth)),
    ];
    const left = say("counterfeiters.idle", { count: crew.idle }) + (view.first === seat ? `, ${term("concept", "first_player")}` : "");
    const fakes = crew.fakes.map((count, index) => {
      const note = [make("span", { class: "stars" }, "★".repeat(index + 1)), make("span", {}, `×${count}`)];
      const name = say("counterfeiters.fakes", { quality: index + 1, count });
      const dining = mine && view.phase.phase === "dining" && view.phase.seat === seat;
      return dining ? place({ key: `fake ${index + 1}`, name, tried: `dine ${index + 1}`, look: "fake" }, ...note) : make("span", { class: `fake ${count === 0 ? "none" : ""}`, role: "img", "aria-label": name }, ...note);
    });
    const cards = crew.cards.map((card) => make("li", {}, cardName(edition, card)));
    const head = [make("strong", {}, playerOrYou(seat, mine)), make("span", { class: "pawns" }, ...Array.from({ length: crew.idle }, () => person(seat))), make("span", { class: "hint" }, left)];
    return make(
      "li",
      { class: `crew ${mine ? "own" : ""} ${view.actor === seat ? "acting" : ""}` },
      mine
        ? place({ key: "crew", name: `${playerOrYou(seat, mine)}, ${left}`, tried: "laydown", look: "owner" }, ...head)
        : make("div", { class: "owner" }, ...head),
      seen ? make("dl", {}, ...facts) : make("p", { class: "hint" }, say("counterfeiters.screen")),
      seen ? make("div", { class: "fakes" }, ...fakes) : null,
      make("ul", { class: "cards", "aria-label": capital(term("region", "cards")) }, ...cards),
    );
  });
  return make("section", { "aria-label": say("counterfeiters.crews") }, make("h3", {}, say("counterfeiters.crews")), make("ul", { class: "crews" }, ...list));
}

/**
 * @param {number} least
 * @param {number} most
 */
function range(least, most) {
  return least === most ? money(least) : say("counterfeiters.range", { least: money(least), most: money(most) });
}

/** @param {number} seat */
function person(seat) {
  return make("span", { class: `person seat${seat}`, title: player(seat) }, seat);
}

/**
 * @param {string} what
 * @param {string} value
 */
function pair(what, value) {
  return [make("dt", {}, what), make("dd", { class: "money" }, value)];
}

/**
 * @param {View} view
 * @param {string} key
 */
function henchman(view, key) {
  const seat = view.henchmen[key] ?? null;
  return seat === null ? null : person(seat);
}

/**
 * @param {View} view
 * @param {string} key
 */
function occupied(view, key) {
  const seat = view.henchmen[key] ?? null;
  return seat === null ? "" : `, ${say("counterfeiters.henchman", { name: player(seat) })}`;
}

/**
 * @param {Edition} edition
 * @param {number} id
 */
function cardName(edition, id) {
  const card = edition.cards.find((one) => one.id === id);
  return card === undefined ? say("counterfeiters.card", { id }) : `${term("card", card.kind)}${card.value > 0 ? ` ${money(card.value)}` : ""}`;
}
