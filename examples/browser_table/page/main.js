/** The page: it shows what the worker tells it, and asks the worker for what is clicked. */
import { keepingFocus } from "../../web_table/page/dom.js";
import { moveLists } from "../../web_table/page/places.js";
import { ending, entry, note, refusal } from "../../web_table/page/telling.js";
import { fillIn, introduced, isLang, keep, kept, say, sayAny, speak, usualLang } from "../../web_table/page/voice.js";
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
/** @type {Set<string>} */
const open = new Set();
let lang = usualLang();
const MEMORY = "criminals.memory";
/** @type {HTMLElement | null} */
let root = null;

/**
 * Put the table into an element of a page.
 * @param {HTMLElement} place
 */
export async function begin(place) {
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("style.css", import.meta.url).href;
  document.head.append(style);
  page.lang.value = lang;
  page.memory.checked = kept(MEMORY) === "yes";
  root = place;
  place.replaceChildren(...page.whole);
  offerBots();
  await spoken();
}

/** Put the words of the language into the page. */
async function spoken() {
  await speak(lang, [new URL("words/", import.meta.url)]);
  if (root !== null) {
    fillIn(lang, root);
  }
  page.form.ariaLabel = sayAny("play.new");
  page.seed.placeholder = sayAny("play.fresh");
}

// --- what comes ---

/** @param {Message} message */
function heard(message) {
  switch (message.type) {
    case "loading":
      page.status.textContent = sayAny(`loading.${message.says}`);
      break;
    case "missing":
    case "failed":
      gone(sayAny(`gone.${message.type}`, { why: message.says }));
      break;
    case "welcome":
      introduced(message);
      page.log.replaceChildren(...message.story.map(entry));
      page.game.hidden = false;
      show(message);
      if (page.deal.disabled) {
        page.deal.disabled = false;
        page.movesTitle.focus({ preventScroll: true });
      }
      break;
    case "news":
      show(message);
      note(page.log, message.says);
      break;
    case "taken_back":
      show(message);
      note(page.log, [message.says]);
      break;
    case "refused":
      page.refusal.textContent = refusal(message);
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
      page.refusal.textContent = sayAny(`wrong.${message.code}`);
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
  page.status.textContent = told.prompt;
  page.refusal.textContent = "";
  Object.assign(page.game.dataset, { at: told.at, actor: view.actor, legal: legal.length });
  keepingFocus(() => {
    page.moves.replaceChildren(...moveLists(legal, play, "move", open));
    page.undo.hidden = !told.undo;
    page.movesPart.hidden = told.result !== null;
    page.movesTitle.textContent = say(legal.length > 0 ? "moves" : "off_turn");
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
    worker.addEventListener("error", (event) => heard({ type: "missing", says: event.message || sayAny("gone.worker") }));
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
  ask({ type: "start", bots, seed: page.seed.value, first: page.first.value, pause: Number(page.pause.value), lang, memory: page.memory.checked });
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
page.lang.addEventListener("change", async () => {
  if (isLang(page.lang.value)) {
    lang = page.lang.value;
    await spoken();
    told();
  }
});
page.memory.addEventListener("change", () => {
  keep(MEMORY, page.memory.checked ? "yes" : "no");
  told();
});

/** Have all of a game told once more, as it is wanted now. */
function told() {
  if (now !== null) {
    ask({ type: "speak", lang, memory: page.memory.checked });
  }
}

page.keep.addEventListener("click", () => ask({ type: "keep" }));
