/** The parts of the page, as they are before there is a game. Their words are filled in: `data-say` names them. */
import { make } from "../../web_table/page/dom.js";
import { LANGUAGES } from "../../web_table/page/voice.js";

/** @typedef {keyof typeof import("./words/en.json") | keyof typeof import("../../web_table/page/words/en.json")} Key */
/** @typedef {{ value: string, say: Key, number?: number }} Offer */

export const PLAYERS = [2, 3, 4];

/** @type {Offer[]} */
const BOTS = [
  { value: "greedy", say: "play.greedy" },
  { value: "random", say: "play.random" },
  { value: "ismcts", say: "play.ismcts" },
];
/** @type {Offer[]} */
const FIRST = [
  { value: "", say: "play.drawn" },
  { value: "0", say: "play.you" },
  ...PLAYERS.map((_, index) => ({ value: String(index + 1), say: /** @type {const} */ ("play.bot"), number: index + 1 })),
];
/** @type {Offer[]} */
const PAUSES = [
  { value: "0", say: "play.at_once" },
  { value: "1000", say: "play.a_second" },
  { value: "3000", say: "play.three_seconds" },
];

/**
 * @param {string} id
 * @param {Offer[]} offers
 * @param {string} chosen
 */
function choice(id, offers, chosen) {
  return make("select", { id }, ...offers.map((offer) => make("option", { value: offer.value, selected: offer.value === chosen, "data-say": offer.say, "data-number": offer.number ?? null })));
}

/**
 * @param {string} id
 * @param {[string, string][]} options
 * @param {string} chosen
 */
function named(id, options, chosen) {
  return make("select", { id }, ...options.map(([value, words]) => make("option", { value, selected: value === chosen }, words)));
}

/**
 * @param {Key} say
 * @param {HTMLElement} field
 * @param {number | null} number
 */
function labelled(say, field, number = null) {
  return make("p", { class: "field" }, make("label", { for: field.id, "data-say": say, "data-number": number }), field);
}

/**
 * @param {"h2" | "button" | "summary" | "label"} tag
 * @param {Key} say
 * @param {Record<string, string | number | boolean | null>} attributes
 */
function saying(tag, say, attributes = {}) {
  return make(tag, { ...attributes, "data-say": say });
}

export function parts() {
  const players = named("play-players", PLAYERS.map((number) => [String(number), String(number)]), "3");
  const bots = PLAYERS.map((_, index) => choice(`play-bot-${index + 1}`, BOTS, "greedy"));
  const seed = make("input", { id: "play-seed", inputmode: "numeric", autocomplete: "off", maxlength: 60 });
  const first = choice("play-first", FIRST, "");
  const pause = choice("play-pause", PAUSES, "1000");
  const lang = named("play-lang", Object.entries(LANGUAGES), "en");
  const memory = make("input", { id: "play-memory", type: "checkbox" });
  const botFields = bots.map((bot, index) => labelled("play.bot", bot, index + 1));
  const deal = make("button", { class: "md-button md-button--primary", "data-key": "deal", "data-say": "play.deal" });
  const form = make(
    "form",
    { class: "deal" },
    labelled("language", lang),
    labelled("play.players", players),
    ...botFields,
    labelled("play.first", first),
    labelled("play.seed", seed),
    labelled("play.pause", pause),
    labelled("memory", memory),
    deal,
  );
  const status = make("p", { class: "status", role: "status" });
  const refusal = make("p", { class: "refusal", role: "alert" });

  const movesTitle = saying("h2", "moves", { id: "play-moves-title", tabindex: -1 });
  const moves = make("div", {});
  const undo = saying("button", "undo", { type: "button", class: "other", hidden: true, "data-key": "undo" });
  const typed = make("input", { id: "play-typed", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 200, "data-key": "typed" });
  const typing = make("form", { class: "typed" }, saying("label", "type", { for: typed.id }), typed, saying("button", "play"));
  const movesPart = make("section", { "aria-labelledby": movesTitle.id }, movesTitle, moves, undo, typing);

  const resultTitle = saying("h2", "over", { id: "play-result-title", tabindex: -1 });
  const result = make("div", {});
  const resultPart = make("section", { "aria-labelledby": resultTitle.id, hidden: true }, resultTitle, result);

  const picture = make("img", { alt: "" });
  const text = make("pre", {});
  const table = make(
    "section",
    { class: "table", "aria-labelledby": "play-table-title" },
    saying("h2", "play.table", { id: "play-table-title", class: "unseen" }),
    make("div", { class: "scroll" }, picture),
    make("details", {}, saying("summary", "play.text"), text),
  );

  const log = make("ol", { role: "log", "aria-labelledby": "play-log-title", tabindex: 0 });
  const keep = saying("button", "play.keep", { type: "button", class: "other", "data-key": "keep" });
  const story = make("section", { class: "story", "aria-labelledby": "play-log-title" }, saying("h2", "log", { id: "play-log-title" }), log, keep);

  const side = make("div", { class: "side" }, resultPart, movesPart);
  const game = make("div", { class: "game", hidden: true }, side, table, story);
  const whole = [form, status, refusal, game];
  return {
    whole, form, players, bots, botFields, first, seed, pause, lang, memory, deal, status, refusal, game,
    movesTitle, moves, undo, typed, typing, movesPart, resultTitle, result, resultPart, picture, text, log, keep,
  };
}
