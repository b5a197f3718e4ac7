/** The parts of the page before a game begins. `data-say` names the words of each part, which are filled in later. */
import { make } from "../../../src/criminals/web/page/dom.js";
import { LANGUAGES } from "../../../src/criminals/web/page/voice.js";

/** @typedef {keyof typeof import("./words/en.json") | keyof typeof import("../../../src/criminals/web/page/words/en.json")} Key */
/** @typedef {{ value: string, say: Key, number?: number }} Offer */

const PLAYERS = [2, 3, 4];
/** The games to choose from, with the least number of players of each. */
export const FEWEST = { crooks: 2, counterfeiters: 2, sicario: 3 };

/** @type {Offer[]} */
const GAMES = [
  { value: "crooks", say: "play.crooks" },
  { value: "counterfeiters", say: "play.counterfeiters" },
  { value: "sicario", say: "play.sicario" },
];
/** @type {Offer[]} */
const BOTS = [
  { value: "rule", say: "play.rule" },
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
  const kind = choice("play-game", GAMES, "crooks");
  const players = named("play-players", PLAYERS.map((number) => [String(number), String(number)]), "3");
  const bots = PLAYERS.map((_, index) => choice(`play-bot-${index + 1}`, BOTS, "rule"));
  const seed = make("input", { id: "play-seed", inputmode: "numeric", autocomplete: "off", maxlength: 60 });
  const first = choice("play-first", FIRST, "");
  const pause = choice("play-pause", PAUSES, "1000");
  const lang = named("play-lang", Object.entries(LANGUAGES), "en");
  const memory = make("input", { id: "play-memory", type: "checkbox" });
  const botFields = bots.map((bot, index) => labelled("play.bot", bot, index + 1));
  const deal = make("button", { class: "md-button md-button--primary", "data-say": "play.deal" });
  const form = make(
    "form",
    { class: "deal" },
    labelled("language", lang),
    labelled("play.game", kind),
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
  const tray = make("div", { class: "tray" });
  const undo = saying("button", "undo", { type: "button", class: "other", hidden: true });
  const turn = make("section", { class: "turn", "aria-labelledby": "play-turn" }, status, refusal, tray, undo);
  status.id = "play-turn";

  const resultTitle = saying("h2", "over", { id: "play-result-title" });
  const result = make("div", {});
  const resultPart = make("section", { "aria-labelledby": resultTitle.id, hidden: true }, resultTitle, result);

  const place = make("div", { id: "play-board" });
  const text = make("pre", { tabindex: 0 });
  const table = make(
    "section",
    { class: "table", "aria-labelledby": "play-table-title" },
    saying("h2", "board", { id: "play-table-title", class: "unseen" }),
    place,
    make("details", {}, saying("summary", "text"), text),
  );

  const story = make("ol", {});
  const log = make("div", { role: "log", "aria-labelledby": "play-log-title", tabindex: 0 }, story);
  const typed = make("input", { id: "play-typed", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 200 });
  const typing = make("form", { class: "typed" }, saying("label", "type", { for: typed.id }), typed, saying("button", "play"));
  const keep = saying("button", "play.keep", { type: "button", class: "other" });
  const told = make("section", { class: "story", "aria-labelledby": "play-log-title" }, saying("h2", "log", { id: "play-log-title" }), log, typing, keep);

  const game = make("div", { class: "game", hidden: true }, resultPart, table, turn, told);
  const loading = make("p", { class: "loading", role: "status" });
  const whole = [form, loading, game];
  return {
    whole, form, kind, players, bots, botFields, first, seed, pause, lang, memory, deal, loading, status, refusal, game,
    tray, undo, typed, typing, result, resultPart, place, text, log, story, keep,
  };
}
