/** The page of one viewer: it shows what the table tells it, and sends back what is clicked, typed or pressed. */
import { boardOf } from "./boards.js";
import { keepingFocus, make, part } from "./dom.js";
import { Line } from "./line.js";
import { byPlace, moveLists, placeMaker } from "./places.js";
import { ending, entry, note, refusal, sentence, turn } from "./telling.js";

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
/** @type {{ bot: string | null }[]} */
let seats = [];
/** @type {Set<string>} */
const open = new Set();

const token = location.hash.slice(1);
const line = token === "" ? null : new Line(token, heard, lineChanged);
if (line === null) {
  page.line.textContent = "This is a table for those who have a link to it. Ask your host for yours.";
}

// --- what comes ---

/** @param {Message} message */
function heard(message) {
  switch (message.type) {
    case "welcome":
      edition = message.edition;
      seats = message.seats;
      page.log.setAttribute("aria-live", "off"); // nobody wants the whole story read out again
      page.log.replaceChildren(...message.story.map(entry));
      page.log.scrollTop = page.log.scrollHeight;
      show(message);
      requestAnimationFrame(() => page.log.setAttribute("aria-live", "polite"));
      break;
    case "news":
      show(message);
      note(page.log, message.says);
      break;
    case "taken_back":
      show(message);
      note(page.log, [`Seat ${message.by} takes its last action back`]);
      break;
    case "refused":
      page.refusal.replaceChildren(...refusal(message));
      break;
    case "people":
      showPeople(message);
      break;
    case "picture":
      page.picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(message.svg)}`;
      page.picture.alt = message.text;
      page.picture.hidden = false;
      break;
    case "wrong":
      page.refusal.textContent = sentence(message.says);
      break;
  }
}

/** @param {"open" | "lost" | "refused"} state */
function lineChanged(state) {
  document.body.dataset["line"] = state;
  if (state === "open") {
    page.line.textContent = "Connected";
    page.refusal.textContent = "";
  } else if (state === "lost") {
    page.line.textContent = "The connection is lost; trying again…";
  } else {
    page.line.textContent = "This link is not one of this table, or too many browsers have it open. Ask your host.";
  }
}

// --- what is shown ---

/** @param {Told} told */
function show(told) {
  now = told;
  const { view, legal } = told;
  const looking = view.viewer === "spectator";
  const name = view.game.charAt(0).toUpperCase() + view.game.slice(1);
  page.title.textContent = looking ? `${name}: you look on` : `${name}: you are seat ${view.viewer}`;
  page.turn.textContent = turn(view);
  document.title = `${legal.length > 0 ? "Your turn · " : ""}${name}`;
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
      page.board.replaceChildren(board.draw(placeMaker(moves, choose, play, looking)));
    }
    page.moves.replaceChildren(...moveLists(legal, play, "move", open));
    page.undo.hidden = !told.undo;
    page.movesPart.hidden = looking || view.actor === null;
    page.movesTitle.textContent = legal.length > 0 ? "Your moves" : "Not your turn";
    showResult(told.result);
  }, () => (page.movesPart.hidden ? page.resultTitle : page.movesTitle));
  if (page.drawing.open) {
    line?.send({ type: "draw" });
  }
}

/** @param {Result | null} result */
function showResult(result) {
  page.resultPart.hidden = result === null;
  if (result !== null) {
    page.result.replaceChildren(...ending(result));
  }
}

/** @param {People} people */
function showPeople(people) {
  const lines = people.here.map((here, seat) => {
    const bot = seats[seat]?.bot ?? null;
    const you = now?.view.viewer === seat ? ", you" : "";
    return make("li", { class: bot !== null || here ? "here" : "away" }, `Seat ${seat}${you}: ${bot ?? (here ? "here" : "away")}`);
  });
  page.people.replaceChildren(...lines, make("li", {}, `Looking on: ${people.spectators}`));
}

// --- what is done ---

/** @param {string} action */
function play(action) {
  page.chooser.close();
  if (now === null || line === null || !line.send({ type: "act", at: now.at, action })) {
    page.refusal.textContent = "There is no connection to the table now.";
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
page.drawing.addEventListener("toggle", () => {
  if (page.drawing.open) {
    line?.send({ type: "draw" });
  }
});
