/** What a page tells in words: what happened, why not, how it ended. */
import { make } from "./dom.js";
import { capital, player, say } from "./voice.js";

/** @typedef {import("../messages.d.ts").Refused} Refused */
/** @typedef {import("../messages.d.ts").Result} Result */

/**
 * A line of the story.
 * @param {string[]} says
 */
export function entry(says) {
  return make("li", {}, ...says.map((words) => make("span", {}, `${capital(words)}. `)));
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
export function refusal({ tried, says, clause, code }) {
  if (tried === "undo" && code !== "malformed") {
    return say("refused.undo", { says });
  }
  return clause === null ? say("refused", { tried, says }) : say("refused.clause", { tried, says, clause });
}

/**
 * How a game ended: who won, the points, and the score line by line.
 * @param {Result} result
 */
export function ending(result) {
  const rows = result.lines.map((row) =>
    make(
      "tr",
      {},
      make("td", {}, row.seat === null ? say("nobody") : player(row.seat)),
      make("td", { class: "number" }, row.points),
      make("td", {}, `${row.says} (§${row.clause})`),
    ),
  );
  return [
    make("p", { class: "winners" }, `${capital(result.says)} (§${result.clause})`),
    make("p", {}, result.points.map((points, seat) => `${player(seat)}: ${points}`).join(", ")),
    make("table", { class: "score" }, make("caption", { class: "unseen" }, say("score")), make("tbody", {}, ...rows)),
  ];
}
