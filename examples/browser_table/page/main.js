/** The page: it shows what the worker tells it, and asks the worker for what is clicked. */
import { keepingFocus } from "../../web_table/page/dom.js";
import { moveLists } from "../../web_table/page/places.js";
import { ending, entry, note, refusal, sentence, turn } from "../../web_table/page/telling.js";
import { parts } from "./parts.js";

/** @typedef {import("../messages.d.ts").Kept} Kept */
/** @typedef {import("../messages.d.ts").Message} Message */
/** @typedef {import("../messages.d.ts").Request} Request */
/** @typedef {import("../../web_table/messages.d.ts").Told} Told */

const page = parts();
/** @type {Worker | null} */
let worker = null;
/** @type {Told | null} */
let now = null;
/** @type {{ bot: string | null }[]} */
let seats = [];
/** @type {Set<string>} */
const open = new Set();

/**
 * Put the table into an element of a page.
 * @param {HTMLElement} place
 */
export function begin(place) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("style.css", import.meta.url).href;
  document.head.append(style);
  place.replaceChildren(...page.whole);
  offerBots();
}

// --- what comes ---

/** @param {Message} message */
function heard(message) {
  switch (message.type) {
    case "loading":
      page.status.textContent = message.says;
      break;
    case "missing":
      gone(`Python could not be loaded: ${message.says}. The command make play puts its files into the site.`);
      break;
    case "failed":
      gone(`The host of the game broke down: ${message.says}. A new one comes when you deal.`);
      break;
    case "welcome":
      seats = message.seats;
      page.log.replaceChildren(...message.story.map(entry));
      page.game.hidden = false;
      page.deal.disabled = false;
      show(message);
      page.movesTitle.focus({ preventScroll: true });
      break;
    case "news":
      show(message);
      note(page.log, message.says);
      break;
    case "taken_back":
      show(message);
      note(page.log, ["you take your last action back"]);
      break;
    case "refused":
      page.refusal.replaceChildren(...refusal(message));
      break;
    case "picture":
      page.picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(message.svg)}`;
      page.picture.alt = message.text;
      page.text.textContent = message.text;
      break;
    case "kept":
      download(message);
      break;
    case "wrong":
      page.status.textContent = "";
      page.deal.disabled = false;
      page.refusal.textContent = `${sentence(message.says)}.`;
      break;
  }
}

/**
 * There is no worker any more.
 * @param {string} why
 */
function gone(why) {
  worker?.terminate();
  worker = null;
  now = null;
  page.status.textContent = "";
  page.refusal.textContent = why;
  page.deal.disabled = false;
  page.game.hidden = true;
}

/** @param {Told} told */
function show(told) {
  now = told;
  const { view, legal } = told;
  const thinking = typeof view.actor === "number" && view.actor !== view.viewer ? ` (${seats[view.actor]?.bot})…` : "";
  page.status.textContent = `You are seat ${view.viewer}. ${turn(view)}${thinking}`;
  page.refusal.textContent = "";
  Object.assign(page.game.dataset, { at: told.at, actor: view.actor, legal: legal.length });
  keepingFocus(() => {
    page.moves.replaceChildren(...moveLists(legal, play, "move", open));
    page.undo.hidden = !told.undo;
    page.movesPart.hidden = told.result !== null;
    page.movesTitle.textContent = legal.length > 0 ? "Your moves" : "Not your turn";
    page.resultPart.hidden = told.result === null;
    if (told.result !== null) {
      page.result.replaceChildren(...ending(told.result));
    }
  }, () => (page.movesPart.hidden ? page.resultTitle : page.movesTitle));
}

/**
 * Hand a document over as a file.
 * @param {Kept} kept
 */
function download(kept) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(kept.record)}\n`], { type: "application/json" }));
  link.download = "crooks.json";
  link.click();
  URL.revokeObjectURL(link.href);
}

// --- what is done ---

/** @param {Request} request */
function ask(request) {
  if (worker === null) {
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", (/** @type {MessageEvent<string>} */ { data }) => heard(JSON.parse(data)));
    worker.addEventListener("error", (event) => heard({ type: "missing", says: event.message || "its worker does not start" }));
  }
  worker.postMessage(request);
}

/** @param {string} action */
function play(action) {
  if (now !== null) {
    ask({ type: "act", at: now.at, action });
  }
}

/** The number of bots that are asked for; a seat that is not in play is not shown, nor can it begin. */
function offerBots() {
  const bots = Number(page.players.value) - 1;
  page.botFields.forEach((field, index) => {
    field.hidden = index >= bots;
  });
  for (const option of page.first.options) {
    option.hidden = option.disabled = Number(option.value) > bots;
  }
  if (page.first.selectedOptions[0]?.disabled) {
    page.first.value = "";
  }
  return bots;
}

page.players.addEventListener("change", offerBots);
page.form.addEventListener("submit", (event) => {
  event.preventDefault();
  page.deal.disabled = true;
  page.refusal.textContent = "";
  const bots = page.bots.slice(0, offerBots()).map((bot) => bot.value);
  ask({ type: "start", bots, seed: page.seed.value, first: page.first.value, pause: Number(page.pause.value) });
});
page.undo.addEventListener("click", () => {
  if (now !== null) {
    ask({ type: "undo", at: now.at });
  }
});
page.typing.addEventListener("submit", (event) => {
  event.preventDefault();
  const action = page.typed.value.trim();
  if (action !== "") {
    play(action);
    page.typed.value = "";
  }
});
page.keep.addEventListener("click", () => ask({ type: "keep" }));
