/** The page of one viewer: show the messages of the table, and send what the person clicks, types or presses. */
import { Board } from "./board.js";
import { make, part } from "./dom.js";
import { Line } from "./line.js";
import { settle } from "./settings.js";
import { ending, entry, follow, note, refusal } from "./telling.js";
import { capital, gameName, introduced, isBot, keep, kept, player, playerOrYou, say } from "./voice.js";

/** @typedef {import("./messages.d.ts").Message} Message */
/** @typedef {import("./messages.d.ts").Movement} Movement */
/** @typedef {import("./messages.d.ts").People} People */
/** @typedef {import("./messages.d.ts").Picture} Picture */
/** @typedef {import("./messages.d.ts").Present} Present */
/** @typedef {import("./messages.d.ts").Request} Request */
/** @typedef {"connecting" | "none" | import("./line.js").State} State */

const page = {
  title: part("title", HTMLHeadingElement),
  turn: part("turn", HTMLParagraphElement),
  line: part("line", HTMLParagraphElement),
  memory: part("memory", HTMLInputElement),
  text: part("table-text", HTMLPreElement),
  resultPart: part("result-part", HTMLElement),
  result: part("result", HTMLDivElement),
  refusal: part("refusal", HTMLParagraphElement),
  undo: part("undo", HTMLButtonElement),
  typing: part("typed", HTMLFormElement),
  typed: part("text", HTMLInputElement),
  people: part("people", HTMLUListElement),
  log: part("log", HTMLDivElement),
  story: part("story", HTMLOListElement),
};
const board = new Board(part("board", HTMLDivElement), part("tray", HTMLDivElement), play, (name) => (page.refusal.textContent = name));

/** @type {Present | null} */
let now = null;
/** @type {Movement[]} */
let movements = [];
/** @type {People | null} */
let people = null;
/** @type {State} */
let state = "connecting";
const MEMORY = "criminals.memory";
const NARROW = matchMedia("(max-width: 44rem)");
/** The states of a connection that explain themselves. */
const OF_THE_LINE = new Set(["bad_link", "closed", "full", "no_token"]);

page.memory.checked = kept(MEMORY) === "yes";
follow(page.log);
const settings = await settle(() => {
  lineChanged(state);
  line?.send({ type: "speak", lang: settings.lang }); // the answer is a welcome and a picture, which redraw the page
});

const token = location.hash.slice(1);
const path = `${location.pathname.replace(/\/$/, "")}/line`;
const line = token === "" ? null : new Line(path, () => [{ type: "join", token, lang: settings.lang }, picturesWanted()], heard, lineChanged);
lineChanged(line === null ? "none" : "connecting");

// --- messages ---

/** @param {Message} message */
function heard(message) {
  switch (message.kind) {
    case "welcome":
      page.log.setAttribute("aria-live", "off"); // screen readers should not read the whole story again
      page.story.replaceChildren(...message.story.filter((sentences) => sentences.length > 0).map(entry));
      page.log.scrollTop = page.log.scrollHeight;
      show(message);
      requestAnimationFrame(() => page.log.setAttribute("aria-live", "polite"));
      break;
    case "news":
      show(message);
      ({ movements } = message);
      note(page.log, page.story, message.sentences);
      break;
    case "refused":
      page.refusal.textContent = refusal(message);
      break;
    case "people":
      people = message;
      showPeople();
      break;
    case "picture":
      draw(message);
      break;
    case "notice":
      note(page.log, page.story, [message.sentence]);
      break;
    case "wrong":
      if (!OF_THE_LINE.has(message.code)) {
        page.refusal.textContent = `${capital(message.sentence)}.`;
      }
      break;
  }
}

/** @param {State} changed */
function lineChanged(changed) {
  state = changed;
  document.body.dataset["line"] = state;
  page.line.textContent = say(`line.${state}`);
  if (state === "open") {
    page.refusal.textContent = "";
  }
}

// --- drawing ---

/** @param {Present} present */
function show(present) {
  const { view, legal, result } = present;
  const game = gameName(present.game);
  now = present;
  movements = [];
  introduced(present.seats);
  page.title.textContent = typeof view.viewer === "number" ? say("title", { game, name: player(view.viewer) }) : say("title.looking", { game });
  page.turn.textContent = result === null ? present.prompt : capital(result.sentence);
  document.title = `${legal.length > 0 ? `${say("on_turn")} · ` : ""}${game}`;
  document.body.dataset["actor"] = String(view.actor);
  document.body.dataset["legal"] = String(legal.length);
  page.refusal.textContent = "";
  page.undo.hidden = !present.may_undo;
  page.typing.hidden = result !== null || typeof view.viewer !== "number";
  page.resultPart.hidden = result === null;
  if (result !== null) {
    page.result.replaceChildren(...ending(result));
  }
  showPeople();
}

/** @param {Picture} picture */
function draw(picture) {
  if (now === null || picture.changes !== now.changes) {
    return; // a newer picture is on its way
  }
  board.show(now, picture, movements);
  movements = [];
  page.text.textContent = picture.text;
  Object.assign(document.body.dataset, { at: picture.changes, narrow: picture.narrow, memory: picture.memory, lang: picture.lang });
}

/** @returns {Request} */
function picturesWanted() {
  return { type: "draw", memory: page.memory.checked, narrow: NARROW.matches };
}

function showPeople() {
  if (people === null) {
    return;
  }
  const lines = people.here.map((here, seat) => {
    const name = playerOrYou(seat, now?.view.viewer === seat);
    return make("li", { class: isBot(seat) || here ? "here" : "away" }, say(isBot(seat) ? "bot" : here ? "here" : "away", { name }));
  });
  page.people.replaceChildren(...lines, make("li", {}, say("spectators", { count: people.spectators })));
}

// --- requests ---

/** @param {string} action */
function play(action) {
  if (now === null || line === null || !line.send({ type: "act", at: now.changes, action })) {
    page.refusal.textContent = say("line.closed");
  }
}

page.undo.addEventListener("click", () => {
  if (now !== null) {
    line?.send({ type: "undo", at: now.changes });
    board.place.focus({ preventScroll: true }); // the button disappears
  }
});
page.typing.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = page.typed.value.trim();
  if (text !== "") {
    play(text);
    page.typed.value = "";
  }
});
page.memory.addEventListener("change", () => {
  keep(MEMORY, page.memory.checked ? "yes" : "no");
  line?.send(picturesWanted());
});
NARROW.addEventListener("change", () => line?.send(picturesWanted()));
addEventListener("online", () => line?.probe(picturesWanted()));
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && line?.probe(picturesWanted()));
