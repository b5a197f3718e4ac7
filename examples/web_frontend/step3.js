/** Step 3: the board. People click its locations; choices that have no location are in the tray. */
import { connect, tell } from "./step1.js";
import { button, explain } from "./step2.js";

/** Find the drawing of a location, or of the location that contains it: `hangout/C` for `hangout/C/14`. */
export function placeOf(location) {
  for (let name = location; name !== ""; name = name.slice(0, Math.max(0, name.lastIndexOf("/")))) {
    const found = document.querySelector(`.board [data-location="${CSS.escape(name)}"]`);
    if (found !== null) {
      return found;
    }
  }
  return null;
}

/** Phones get the tall, narrow picture. */
export const phone = matchMedia("(max-width: 44rem)");

/** Make the request for pictures that fit the screen. */
export function drawing() {
  return { type: "draw", memory: false, narrow: phone.matches };
}

/** Show a picture on the page. */
export function draw(picture) {
  const svg = new DOMParser().parseFromString(picture.svg, "image/svg+xml").documentElement;
  document.querySelector(".board").replaceChildren(document.importNode(svg, true));
}

/** Let the player choose an option of a menu. Each one plays an action or leads to further options; `chosen` are the choices so far. */
export function offer(menu, play, chosen = []) {
  const options = chosen.length === 0 ? menu : chosen.at(-1).choices;
  const choose = (option) => (option.action === null ? offer(menu, play, [...chosen, option]) : play(option.action));
  const back = () => offer(menu, play, chosen.slice(0, -1));
  const board = document.querySelector(".board");
  const tray = document.querySelector(".tray");
  const choices = new Map();
  tray.replaceChildren();
  if (chosen.length > 0) {
    tray.append(button("←", "back", back), chosen.map(({ label }) => label).join(" › "), " ");
  }
  for (const place of board.querySelectorAll("[data-location]")) {
    if (place.classList.contains("legal")) {
      place.classList.remove("legal");
      place.setAttribute("role", "group");
      place.removeAttribute("tabindex");
    }
  }
  for (const option of options) {
    const place = board.querySelector(`[data-location="${CSS.escape(option.location)}"]`);
    if (option.option === "amounts") {
      tray.append(amount(option, play));
    } else if (place === null) {
      tray.append(button(option.label, option.location, () => choose(option)));
    } else {
      choices.set(option.location, option);
      place.classList.add("legal");
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "0");
    }
  }
  const clicked = (event) => {
    let place = event.target.closest("[data-location]");
    while (place !== null && !choices.has(place.dataset.location)) {
      place = place.parentElement.closest("[data-location]");
    }
    if (place !== null) {
      choose(choices.get(place.dataset.location));
    }
  };
  board.onclick = clicked;
  board.onkeydown = (event) => event.key === "Enter" && clicked(event);
  document.onkeydown = (event) => event.key === "Escape" && chosen.length > 0 && back();
}

/** Make a field for choosing one of many amounts. */
function amount({ label, first, step, actions }, play) {
  const form = document.createElement("form");
  const field = document.createElement("input");
  Object.assign(field, { type: "number", min: first, max: first + step * (actions.length - 1), step, value: first, ariaLabel: label });
  form.dataset.location = "amount";
  form.append(label, " ", field, button("✓", "", () => {}));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    play(actions[(field.valueAsNumber - first) / step]);
  });
  return form;
}

export function start(link) {
  let now = null;
  const line = connect(link, (message) => {
    tell(message);
    explain(message);
    if (message.kind === "welcome") {
      line.send(JSON.stringify(drawing()));
    }
    if (message.kind === "welcome" || message.kind === "news") {
      now = message;
    } else if (message.kind === "picture" && message.changes === now.changes) {
      draw(message);
      offer(now.menu, (action) => line.send(JSON.stringify({ type: "act", at: message.changes, action })));
    }
  });
  phone.addEventListener("change", () => line.send(JSON.stringify(drawing())));
}
