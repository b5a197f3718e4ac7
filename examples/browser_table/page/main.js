/** The page: show the messages of the worker, and send it what the person clicks. */
import { Board } from "../../../src/criminals/web/page/board.js";
import { ending, entry, follow, note, refusal } from "../../../src/criminals/web/page/telling.js";
import { capital, chooseLang, fillIn, introduced, isLang, keep, kept, sayAny, speak, usualLang } from "../../../src/criminals/web/page/voice.js";
import { FEWEST, parts } from "./parts.js";

/** @typedef {import("../messages.d.ts").Kept} Kept */
/** @typedef {import("../messages.d.ts").Message} Message */
/** @typedef {import("../messages.d.ts").Request} Request */
/** @typedef {import("../../../src/criminals/web/page/messages.d.ts").Movement} Movement */
/** @typedef {import("../../../src/criminals/web/page/messages.d.ts").Picture} Picture */
/** @typedef {import("../../../src/criminals/web/page/messages.d.ts").Present} Present */

const page = parts();
const board = new Board(page.place, page.tray, play, (name) => (page.refusal.textContent = name));
/** @type {Worker | null} */
let worker = null;
/** @type {Present | null} */
let now = null;
/** @type {Movement[]} */
let movements = [];
let lang = usualLang();
const MEMORY = "criminals.memory";
const NARROW = matchMedia("(max-width: 44rem)");
/** @type {HTMLElement | null} */
let root = null;

/**
 * Put the table into an element of a page.
 * @param {HTMLElement} place
 */
export async function begin(place) {
  for (const name of ["../../../src/criminals/web/page/board.css", "style.css"]) {
    const style = document.createElement("link");
    style.rel = "stylesheet";
    style.href = new URL(name, import.meta.url).href;
    document.head.append(style);
  }
  page.lang.value = lang;
  page.memory.checked = kept(MEMORY) === "yes";
  root = place;
  place.replaceChildren(...page.whole);
  follow(page.log);
  offerBots();
  await spoken();
}

/** Fill in the words of the language. */
async function spoken() {
  await speak(lang, [new URL("words/", import.meta.url)]);
  if (root !== null) {
    fillIn(lang, root);
  }
  page.form.ariaLabel = sayAny("play.new");
  page.seed.placeholder = sayAny("play.fresh");
}

// --- messages ---

/** @param {Message} message */
function heard(message) {
  switch (message.kind) {
    case "loading":
      page.loading.textContent = sayAny(`loading.${message.sentence}`);
      break;
    case "missing":
    case "failed":
      gone(sayAny(`gone.${message.kind}`, { why: message.sentence }));
      break;
    case "welcome":
      introduced(message.seats);
      page.story.replaceChildren(...message.story.filter((sentences) => sentences.length > 0).map(entry));
      page.game.hidden = false;
      show(message);
      page.log.scrollTop = page.log.scrollHeight;
      if (page.deal.disabled) {
        page.deal.disabled = false;
        board.place.focus({ preventScroll: true });
        board.place.scrollIntoView({ block: "start" });
      }
      break;
    case "news":
      show(message);
      ({ movements } = message);
      note(page.log, page.story, message.sentences);
      break;
    case "refused":
      page.refusal.textContent = refusal(message);
      break;
    case "picture":
      draw(message);
      break;
    case "kept":
      download(message);
      break;
    case "wrong":
      page.deal.disabled = false;
      page.loading.textContent = sayAny(`wrong.${message.code}`);
      break;
  }
}

/**
 * Say that the worker has stopped.
 * @param {string} why
 */
function gone(why) {
  worker?.terminate();
  worker = null;
  now = null;
  page.loading.textContent = why;
  page.deal.disabled = false;
  page.game.hidden = true;
}

/** @param {Present} present */
function show(present) {
  const { prompt, result, may_undo } = present;
  now = present;
  movements = [];
  page.loading.textContent = "";
  page.status.textContent = result === null ? prompt : capital(result.sentence);
  page.refusal.textContent = "";
  page.undo.hidden = !may_undo;
  page.resultPart.hidden = result === null;
  if (result !== null) {
    page.result.replaceChildren(...ending(result));
  }
}

/** @param {Picture} picture */
function draw(picture) {
  if (now === null || picture.changes !== now.changes) {
    return; // a newer picture is on its way
  }
  board.show(now, picture, movements);
  movements = [];
  page.text.textContent = picture.text;
  Object.assign(page.game.dataset, { at: now.changes, actor: now.view.actor, legal: now.legal.length, narrow: picture.narrow, memory: picture.memory, lang: picture.lang });
}

/**
 * Let the person download a document.
 * @param {Kept} kept
 */
function download(kept) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([`${JSON.stringify(kept.record)}\n`], { type: "application/json" }));
  link.download = `${now?.view.game ?? "game"}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

// --- requests ---

/** @param {Request} request */
function ask(request) {
  if (worker === null) {
    worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
    worker.addEventListener("message", (/** @type {MessageEvent<string>} */ { data }) => heard(JSON.parse(data)));
    worker.addEventListener("error", (event) => heard({ kind: "missing", sentence: event.message || sayAny("gone.worker") }));
  }
  worker.postMessage(request);
}

/** @param {string} action */
function play(action) {
  if (now !== null) {
    ask({ type: "act", at: now.changes, action });
  }
}

/** Show the chosen number of bots. A seat that is not in play is hidden, and cannot begin. */
function offerBots() {
  const fewest = FEWEST[/** @type {keyof typeof FEWEST} */ (page.kind.value)];
  for (const option of page.players.options) {
    option.hidden = option.disabled = Number(option.value) < fewest;
  }
  page.players.value = String(Math.max(fewest, Number(page.players.value)));
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

function askForPictures() {
  if (worker !== null) {
    ask({ type: "draw", memory: page.memory.checked, narrow: NARROW.matches });
  }
}

page.kind.addEventListener("change", offerBots);
page.players.addEventListener("change", offerBots);
page.form.addEventListener("submit", (event) => {
  event.preventDefault();
  page.deal.disabled = true;
  page.refusal.textContent = "";
  const bots = page.bots.slice(0, offerBots()).map((bot) => bot.value);
  ask({ type: "draw", memory: page.memory.checked, narrow: NARROW.matches });
  ask({ type: "start", game: page.kind.value, bots, seed: page.seed.value, first: page.first.value, pause: Number(page.pause.value), lang });
});
page.undo.addEventListener("click", () => {
  if (now !== null) {
    ask({ type: "undo", at: now.changes });
    board.place.focus({ preventScroll: true }); // the button disappears
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
    chooseLang(lang);
    await spoken();
    if (now !== null) {
      ask({ type: "speak", lang });
    }
  }
});
page.memory.addEventListener("change", () => {
  keep(MEMORY, page.memory.checked ? "yes" : "no");
  askForPictures();
});
NARROW.addEventListener("change", askForPictures);
page.keep.addEventListener("click", () => ask({ type: "keep" }));
