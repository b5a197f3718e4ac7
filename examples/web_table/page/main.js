/** The page of one viewer: it shows what the table tells it, and sends back what is clicked, typed or pressed. */
import { boardOf } from "./boards.js";
import { keepingFocus, make, part } from "./dom.js";
import { Line } from "./line.js";
import { byPlace, moveLists, placeMaker } from "./places.js";
import { ending, entry, note, refusal } from "./telling.js";
import { LANGUAGES, capital, fillIn, introduced, isBot, isLang, keep, kept, player, playerOrYou, say, sayAny, speak, term, usualLang } from "./voice.js";

/** @typedef {import("../messages.d.ts").Edition} Edition */
/** @typedef {import("../messages.d.ts").Message} Message */
/** @typedef {import("../messages.d.ts").Move} Move */
/** @typedef {import("../messages.d.ts").People} People */
/** @typedef {import("../messages.d.ts").Result} Result */
/** @typedef {import("../messages.d.ts").Told} Told */

const page = {
  title: part("title", HTMLHeadingElement),
  turn: part("turn", HTMLParagraphElement),
  line: part("line", HTMLParagraphElement),
  lang: part("lang", HTMLSelectElement),
  memory: part("memory", HTMLInputElement),
  board: part("board", HTMLDivElement),
  drawing: part("drawing", HTMLDetailsElement),
  picture: part("picture", HTMLImageElement),
  resultPart: part("result-part", HTMLElement),
  result: part("result", HTMLDivElement),
  resultTitle: part("result-title", HTMLHeadingElement),
  movesPart: part("moves-part", HTMLElement),
  movesTitle: part("moves-title", HTMLHeadingElement),
  moves: part("moves", HTMLDivElement),
  refusal: part("refusal", HTMLParagraphElement),
  undo: part("undo", HTMLButtonElement),
  typed: part("typed", HTMLFormElement),
  text: part("text", HTMLInputElement),
  people: part("people", HTMLUListElement),
  log: part("log", HTMLOListElement),
  chooser: part("chooser", HTMLDialogElement),
  chooserTitle: part("chooser-title", HTMLHeadingElement),
  choices: part("choices", HTMLDivElement),
  none: part("none", HTMLButtonElement),
};

/** @type {Told | null} */
let now = null;
/** @type {Edition | null} */
let edition = null;
/** @type {People | null} */
let people = null;
/** @type {Set<string>} */
const open = new Set();
/** @typedef {"connecting" | "open" | "lost" | "refused" | "none"} LineState */
/** @type {LineState} */
let state = "connecting";
let lang = usualLang();
const MEMORY = "criminals.memory";

page.lang.append(...Object.entries(LANGUAGES).map(([value, name]) => make("option", { value, lang: value, selected: value === lang }, name)));
page.memory.checked = kept(MEMORY) === "yes";
await speak(lang);
fillIn(lang);

const token = location.hash.slice(1);
const line = token === "" ? null : new Line(token, () => lang, heard, lineChanged);
lineChanged(line === null ? "none" : "connecting");

// --- what comes ---

/** @param {Message} message */
function heard(message) {
  switch (message.type) {
    case "welcome":
      edition = message.edition;
      introduced(message);
      page.log.setAttribute("aria-live", "off"); // nobody wants the whole story read out again
      page.log.replaceChildren(...message.story.map(entry));
      page.log.scrollTop = page.log.scrollHeight;
      show(message);
      showPeople();
      requestAnimationFrame(() => page.log.setAttribute("aria-live", "polite"));
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
    case "people":
      people = message;
      showPeople();
      break;
    case "picture":
      page.picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(message.svg)}`;
      page.picture.alt = message.text;
      page.picture.hidden = false;
      break;
    case "wrong":
      page.refusal.textContent = sayAny(`wrong.${message.code}`);
      break;
  }
}

/** @param {LineState} changed */
function lineChanged(changed) {
  state = changed;
  document.body.dataset["line"] = state;
  page.line.textContent = say(`line.${state}`);
  if (state === "open") {
    page.refusal.textContent = "";
  }
}

// --- what is shown ---

/** @param {Told} told */
function show(told) {
  now = told;
  const { view, legal } = told;
  const looking = view.viewer === "spectator";
  const game = capital(term("game", view.game));
  page.title.textContent = typeof view.viewer === "number" ? say("title", { game, name: player(view.viewer) }) : say("title.looking", { game });
  page.turn.textContent = told.prompt;
  document.title = `${legal.length > 0 ? `${say("on_turn")} · ` : ""}${game}`;
  document.body.dataset["at"] = String(told.at);
  document.body.dataset["actor"] = String(view.actor);
  document.body.dataset["legal"] = String(legal.length);
  page.refusal.textContent = "";
  if (page.chooser.open) {
    page.chooser.close();
  }
  keepingFocus(() => {
    if (edition !== null) {
      const board = boardOf(view, edition);
      const moves = byPlace(legal, board.placeOf);
      page.board.replaceChildren(board.draw(placeMaker(moves, choose, play, looking), page.memory.checked));
    }
    page.moves.replaceChildren(...moveLists(legal, play, "move", open));
    page.undo.hidden = !told.undo;
    page.movesPart.hidden = looking || view.actor === null;
    page.movesTitle.textContent = say(legal.length > 0 ? "moves" : "off_turn");
    showResult(told.result);
  }, () => (page.movesPart.hidden ? page.resultTitle : page.movesTitle));
  draw();
}

/** Ask for the picture, if it is looked at. */
function draw() {
  if (page.drawing.open) {
    line?.send({ type: "draw", memory: page.memory.checked });
  }
}

/** @param {Result | null} result */
function showResult(result) {
  page.resultPart.hidden = result === null;
  if (result !== null) {
    page.result.replaceChildren(...ending(result));
  }
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

// --- what is done ---

/** @param {string} action */
function play(action) {
  page.chooser.close();
  if (now === null || line === null || !line.send({ type: "act", at: now.at, action })) {
    page.refusal.textContent = say("line.closed");
  }
}

/**
 * @param {Move[]} moves
 * @param {string} name
 */
function choose(moves, name) {
  const [first] = moves;
  if (moves.length === 1 && first !== undefined) {
    play(first.action);
    return;
  }
  page.chooserTitle.textContent = name;
  page.choices.replaceChildren(...moveLists(moves, play, "choice", new Set(moves.map((move) => move.action.split(" ")[0] ?? ""))));
  page.chooser.showModal();
}

page.none.addEventListener("click", () => page.chooser.close());
page.undo.addEventListener("click", () => {
  if (now !== null) {
    line?.send({ type: "undo", at: now.at });
  }
});
page.typed.addEventListener("submit", (event) => {
  event.preventDefault();
  const text = page.text.value.trim();
  if (text !== "") {
    play(text);
    page.text.value = "";
  }
});
page.drawing.addEventListener("toggle", draw);
page.lang.addEventListener("change", async () => {
  if (isLang(page.lang.value)) {
    lang = page.lang.value;
    await speak(lang);
    fillIn(lang);
    lineChanged(state);
    line?.send({ type: "speak", lang }); // the answer is a welcome, which shows all anew
  }
});
page.memory.addEventListener("change", () => {
  keep(MEMORY, page.memory.checked ? "yes" : "no");
  if (now !== null) {
    show(now);
  }
});
