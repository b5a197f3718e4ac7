/** Texts of a page: the story, refusals and the result. */
import { make } from "./dom.js";
import { capital, player, say, toldOf } from "./voice.js";

/** @typedef {import("./messages.d.ts").Refused} Refused */
/** @typedef {import("./messages.d.ts").Result} Result */

/**
 * Make a line of the story.
 * @param {string[]} sentences
 */
export function entry(sentences) {
  return make("li", {}, ...sentences.map((words) => make("span", {}, `${capital(words)}. `)));
}

/**
 * Keep a log scrolled to its end if the reader is there, also when its size changes.
 * @param {HTMLElement} log the scrolling element
 */
export function follow(log) {
  log.dataset["end"] = "";
  let before = 0;
  log.addEventListener("scroll", () => {
    // A log that has become lower is not at its end any more, although nobody has scrolled up.
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
 * Add a line to the story, if there is something to tell.
 * @param {HTMLElement} log the scrolling element
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
 * Say why a request was refused.
 * @param {Refused} refused
 */
export function refusal({ tried, clause, sentence }) {
  if (clause === null) {
    return `${capital(sentence)}.`;
  }
  return clause === "undo" ? say("refused.undo", { sentence }) : say("refused.clause", { tried, sentence, clause });
}

/**
 * Show the end of a game: the winners, the points, and the score line by line.
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
