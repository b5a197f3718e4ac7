/** The parts of the page, as they are before there is a game. */
import { make } from "../../web_table/page/dom.js";

export const PLAYERS = [2, 3, 4];

const BOTS = [
  ["greedy", "greedy: looks one move ahead"],
  ["random", "random: any lawful move"],
  ["ismcts", "ismcts: a short tree search, slower"],
];
const FIRST = [
  ["", "drawn"],
  ["0", "you, seat 0"],
  ...PLAYERS.map((_, index) => [String(index + 1), `seat ${index + 1}`]),
];
const PAUSES = [
  ["0", "none"],
  ["1000", "a second"],
  ["3000", "three seconds"],
];

/**
 * @param {string} id
 * @param {string[][]} options
 * @param {string} chosen
 */
function choice(id, options, chosen) {
  return make("select", { id }, ...options.map(([value = "", words = ""]) => make("option", { value, selected: value === chosen }, words)));
}

/**
 * @param {string} words
 * @param {HTMLElement} field
 */
function labelled(words, field) {
  return make("p", { class: "field" }, make("label", { for: field.id }, words), field);
}

export function parts() {
  const players = choice("play-players", PLAYERS.map((number) => [String(number), String(number)]), "3");
  const bots = PLAYERS.map((_, index) => choice(`play-bot-${index + 1}`, BOTS, "greedy"));
  const seed = make("input", { id: "play-seed", inputmode: "numeric", autocomplete: "off", maxlength: 60, placeholder: "fresh" });
  const first = choice("play-first", FIRST, "");
  const pause = choice("play-pause", PAUSES, "1000");
  const botFields = bots.map((bot, index) => labelled(`Seat ${index + 1}`, bot));
  const deal = make("button", { class: "md-button md-button--primary", "data-key": "deal" }, "Deal");
  const form = make(
    "form",
    { class: "deal", "aria-label": "A new game" },
    labelled("Players", players),
    ...botFields,
    labelled("Who begins", first),
    labelled("Seed", seed),
    labelled("A bot waits", pause),
    deal,
  );
  const status = make("p", { class: "status", role: "status" });
  const refusal = make("p", { class: "refusal", role: "alert" });

  const movesTitle = make("h2", { id: "play-moves-title", tabindex: -1 }, "Your moves");
  const moves = make("div", {});
  const undo = make("button", { type: "button", class: "other", hidden: true, "data-key": "undo" }, "Take my last action back");
  const typed = make("input", { id: "play-typed", autocomplete: "off", autocapitalize: "off", spellcheck: "false", maxlength: 200, "data-key": "typed" });
  const typing = make("form", { class: "typed" }, make("label", { for: typed.id }, "Or type a move"), typed, make("button", {}, "Play it"));
  const movesPart = make("section", { "aria-labelledby": movesTitle.id }, movesTitle, moves, undo, typing);

  const resultTitle = make("h2", { id: "play-result-title", tabindex: -1 }, "The game is over");
  const result = make("div", {});
  const resultPart = make("section", { "aria-labelledby": resultTitle.id, hidden: true }, resultTitle, result);

  const picture = make("img", { alt: "" });
  const text = make("pre", {});
  const table = make(
    "section",
    { class: "table", "aria-labelledby": "play-table-title" },
    make("h2", { id: "play-table-title", class: "unseen" }, "The table"),
    make("div", { class: "scroll" }, picture),
    make("details", {}, make("summary", {}, "The table as text"), text),
  );

  const log = make("ol", { role: "log", "aria-labelledby": "play-log-title", tabindex: 0 });
  const keep = make("button", { type: "button", class: "other", "data-key": "keep" }, "Keep what I saw");
  const story = make("section", { class: "story", "aria-labelledby": "play-log-title" }, make("h2", { id: "play-log-title" }, "What happened"), log, keep);

  const side = make("div", { class: "side" }, resultPart, movesPart);
  const game = make("div", { class: "game", hidden: true }, side, table, story);
  const whole = [form, status, refusal, game];
  return {
    whole, form, players, bots, botFields, first, seed, pause, deal, status, refusal, game,
    movesTitle, moves, undo, typed, typing, movesPart, resultTitle, result, resultPart, picture, text, log, keep,
  };
}
