/** What a page tells in words: what happened, why not, how it ended. */
import { make } from "./dom.js";
import { capital, player, say, toldOf } from "./voice.js";

/** @typedef {import("./messages.d.ts").Refused} Refused */
/** @typedef {import("./messages.d.ts").Result} Result */

/**
 * A line of the story.
 * @param {string[]} sentences
 */
export function entry(sentences) {
  return make("li", {}, ...sentences.map((words) => make("span", {}, `${capital(words)}. `)));
}

/**
 * Keep whoever reads at the end of a log there, also when its size changes.
 * @param {HTMLElement} log what scrolls
 */
export function follow(log) {
  log.dataset["end"] = "";
  let before = 0;
  log.addEventListener("scroll", () => {
    // One that has become lower meanwhile is not at its end, but nobody has scrolled up.
    const kept = log.hasAttribute("data-end") && log.scrollTop >= before;
    log.toggleAttribute("data-end", kept || log.scrollHeight - log.scrollTop - log.clientHeight < 40);
    before = log.scrollTop;
  });
  new ResizeObserver(() => toEnd(log)).observe(log);
}

/** @param {HTMLElement} log */
function toEnd(log) {
  if (log.hasAttribute("data-end")) {
    log.scrollTop = log.scrollHeight;
  }
}

/**
 * One more line of the story, if there is something to tell.
 * @param {HTMLElement} log what scrolls
 * @param {HTMLElement} story
 * @param {string[]} sentences
 */
export function note(log, story, sentences) {
  if (sentences.length > 0) {
    story.append(entry(sentences));
    toEnd(log);
  }
}

/**
 * Why something was not taken.
 * @param {Refused} refused
 */
export function refusal({ tried, clause, sentence }) {
  if (clause === null) {
    return `${capital(sentence)}.`;
  }
  return clause === "undo" ? say("refused.undo", { sentence }) : say("refused.clause", { tried, sentence, clause });
}

/**
 * How a game ended: who won, the points, and the score line by line.
 * @param {Result} result
 */
export function ending(result) {
  const rows = result.lines.map(({ line, sentence }) =>
    make(
      "tr",
      {},
      make("td", {}, capital(line.seat === null ? say("nobody") : player(line.seat))),
      make("td", { class: "number" }, line.points),
      make("td", {}, `${sentence} (§${line.clause})`),
    ),
  );
  return [
    make("p", { class: "winners" }, `${capital(result.sentence)} (§${result.clause})`),
    make("p", {}, result.points.map((points, seat) => toldOf(capital(player(seat)), points)).join(", ")),
    make("table", { class: "score" }, make("caption", { class: "unseen" }, say("score")), make("tbody", {}, ...rows)),
  ];
}
