/** The places of a board: buttons that play what is lawful there, let choose among several, or ask why not. */
import { make } from "./dom.js";
import { say, sayAny } from "./voice.js";

/** @typedef {import("../messages.d.ts").MakePlace} MakePlace */
/** @typedef {import("../messages.d.ts").Move} Move */

/**
 * Moves by where they are clicked.
 * @param {Move[]} legal
 * @param {(action: string) => string | null} placeOf
 * @returns {Map<string, Move[]>}
 */
export function byPlace(legal, placeOf) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of legal) {
    const key = placeOf(move.action);
    if (key !== null) {
      found.set(key, [...(found.get(key) ?? []), move]);
    }
  }
  return found;
}

/**
 * What makes the places of a board.
 * @param {Map<string, Move[]>} moves
 * @param {(moves: Move[], name: string) => void} chosen
 * @param {(action: string) => void} tried
 * @param {boolean} looking whether the page only looks on
 * @returns {MakePlace}
 */
export function placeMaker(moves, chosen, tried, looking) {
  return (place, ...children) => {
    const here = moves.get(place.key) ?? [];
    const look = `place ${place.look ?? ""}`;
    if (looking || (here.length === 0 && place.tried === null)) {
      return make("div", { class: look, role: "group", "aria-label": place.name }, ...children);
    }
    const [first] = here;
    const can = first === undefined ? "" : here.length === 1 ? `: ${first.says}` : "";
    const button = make(
      "button",
      {
        type: "button",
        class: here.length > 0 ? `${look} lit` : look,
        "data-key": `place ${place.key}`,
        "aria-label": here.length > 1 ? say("several", { what: place.name, count: here.length }) : place.name + can,
        "aria-haspopup": here.length > 1 ? "dialog" : null,
        tabindex: here.length > 0 ? 0 : -1,
      },
      ...children,
    );
    button.addEventListener("click", () => {
      if (here.length > 0) {
        chosen(here, place.name);
      } else if (place.tried !== null) {
        tried(place.tried);
      }
    });
    return button;
  };
}

/**
 * Moves as lists of buttons, by their first word; a long list can be opened.
 * @param {Move[]} moves
 * @param {(action: string) => void} play
 * @param {string} prefix of the keys that keep the focus
 * @param {Set<string>} open the words whose lists are open
 * @returns {HTMLElement[]}
 */
export function moveLists(moves, play, prefix, open) {
  /** @type {Map<string, Move[]>} */
  const groups = new Map();
  for (const move of moves) {
    const word = move.action.split(" ")[0] ?? "";
    groups.set(word, [...(groups.get(word) ?? []), move]);
  }
  return [...groups].map(([word, group]) => {
    const list = make("ul", { class: "moves" }, ...group.map((move) => make("li", {}, moveButton(move, play, prefix))));
    if (group.length <= 12 || groups.size === 1) {
      return list;
    }
    const heading = make("summary", { "data-key": `${prefix} group ${word}` }, say("several", { what: sayAny(`verb.${word}`), count: group.length }));
    const details = make("details", { open: open.has(word) }, heading, list);
    details.addEventListener("toggle", () => (details.open ? open.add(word) : open.delete(word)));
    return details;
  });
}

/**
 * @param {Move} move
 * @param {(action: string) => void} play
 * @param {string} prefix
 */
function moveButton(move, play, prefix) {
  const button = make("button", { type: "button", class: "move", "data-key": `${prefix} ${move.action}`, "data-action": move.action, title: move.says }, move.label);
  button.addEventListener("click", () => play(move.action));
  return button;
}
