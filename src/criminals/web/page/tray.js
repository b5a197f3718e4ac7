/** The tray: the clicks so far, and the choices that are not in the picture, as buttons and as scales for amounts. */
import { make } from "./dom.js";
import { say } from "./voice.js";

/** @typedef {import("./messages.d.ts").Amounts} Amounts */
/** @typedef {import("./messages.d.ts").Option} Option */
/** @typedef {import("./board.js").Board} Board */

/**
 * @param {HTMLElement} tray
 * @param {Board} board
 * @param {Option[]} options
 */
export function fillTray(tray, board, options) {
  const parts = options.map((option) => {
    if (option.option === "amounts") {
      return scaleOf(option, board.play);
    }
    const button = make("button", { type: "button", class: "option", "data-location": option.location }, option.label);
    button.addEventListener("click", () => board.choose(option));
    return button;
  });
  if (board.clicked.length > 0) {
    const back = make("button", { type: "button", class: "back" }, say("back"));
    back.addEventListener("click", () => board.back());
    tray.replaceChildren(make("p", { class: "clicked" }, board.clicked.map((choice) => board.nameOf(choice)).join(" › ")), ...parts, back);
  } else {
    tray.replaceChildren(...parts);
  }
}

/**
 * Make a scale and a field for choosing one of many amounts.
 * @param {Amounts} amounts
 * @param {(action: string) => void} play
 */
function scaleOf({ label, first, step, actions }, play) {
  const range = { min: first, max: first + step * (actions.length - 1), step, value: first };
  const scale = make("input", { type: "range", ...range, "aria-label": label });
  const field = make("input", { type: "number", ...range, "aria-label": label, required: true });
  scale.addEventListener("input", () => (field.value = scale.value));
  field.addEventListener("input", () => (scale.value = field.value));
  const form = make("form", { class: "amount", "data-location": "amount" }, make("span", {}, label), scale, field, make("button", {}, say("play")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const action = actions[(field.valueAsNumber - first) / step];
    if (action !== undefined) {
      play(action);
    }
  });
  return form;
}
