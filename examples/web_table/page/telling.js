/** What a page tells in words: whose turn it is, what happened, why not, how it ended. */
import { make } from "./dom.js";

/** @typedef {import("../messages.d.ts").Refused} Refused */
/** @typedef {import("../messages.d.ts").Result} Result */
/** @typedef {import("../messages.d.ts").View} View */

/** @param {View} view */
export function turn(view) {
  if (view.actor === null) {
    return "The game is over";
  }
  if (view.actor === "chance") {
    return "The die is thrown…";
  }
  return view.actor === view.viewer ? "It is your turn" : `It is the turn of seat ${view.actor}`;
}

/** @param {string} words */
export function sentence(words) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A line of the story.
 * @param {string[]} says
 */
export function entry(says) {
  return make("li", {}, ...says.map((words) => make("span", {}, `${sentence(words)}. `)));
}

/**
 * One more line of the story; who reads at its end is kept there.
 * @param {HTMLElement} log
 * @param {string[]} says
 */
export function note(log, says) {
  const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 40;
  log.append(entry(says));
  if (atEnd) {
    log.scrollTop = log.scrollHeight;
  }
}

/**
 * Why something was not taken.
 * @param {Refused} message
 */
export function refusal(message) {
  const clause = message.clause === null ? "" : ` (§${message.clause})`;
  return [make("strong", {}, `Not ${message.tried}: `), `${message.says}${clause}.`];
}

/**
 * How a game ended: who won, the points, and the score line by line.
 * @param {Result} result
 */
export function ending(result) {
  const winners = result.winners.map((seat) => `seat ${seat}`).join(" and ");
  const rows = result.lines.map((row) =>
    make(
      "tr",
      {},
      make("td", {}, row.seat === null ? "nobody" : `seat ${row.seat}`),
      make("td", { class: "number" }, row.points),
      make("td", {}, `${row.says} (§${row.clause})`),
    ),
  );
  return [
    make("p", { class: "winners" }, result.winners.length === 0 ? "Nobody has won" : `Won by ${winners}`, ` (§${result.clause})`),
    make("p", {}, result.points.map((points, seat) => `seat ${seat}: ${points}`).join(", ")),
    make("table", { class: "score" }, make("caption", { class: "unseen" }, "The score, line by line"), make("tbody", {}, ...rows)),
  ];
}
