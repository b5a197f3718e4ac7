/**
 * The board: the library's picture of the table. People choose its locations by mouse, touch or keyboard.
 * It knows no game. The menu says which locations can be clicked and what follows; choices that are not in the picture go to the tray.
 */
import { make } from "./dom.js";
import { glide, startsOf } from "./gliding.js";
import { pictureOf, placesIn } from "./picture.js";
import { fillTray } from "./tray.js";
import { toldOf } from "./voice.js";

/** @typedef {import("./messages.d.ts").Choice} Choice */
/** @typedef {import("./messages.d.ts").Movement} Movement */
/** @typedef {import("./messages.d.ts").Option} Option */
/** @typedef {import("./messages.d.ts").Picture} Picture */
/** @typedef {import("./messages.d.ts").Present} Present */

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Board {
  /**
   * @param {HTMLElement} place the element for the picture
   * @param {HTMLElement} tray the element for all other choices
   * @param {(action: string) => void} play
   * @param {(name: string) => void} hint receives the name of a location that cannot be clicked
   */
  constructor(place, tray, play, hint) {
    this.place = place;
    this.tray = tray;
    this.play = play;
    this.hint = hint;
    this.layer = make("div", { class: "layer", "aria-hidden": "true" });
    /** @type {SVGSVGElement | null} the picture that the server sent */
    this.pristine = null;
    /** @type {SVGSVGElement | null} the picture on the page */
    this.picture = null;
    this.changes = -1;
    /** @type {Option[]} */
    this.menu = [];
    /** @type {Map<string, string>} the sentence of the action that a location plays */
    this.sentences = new Map();
    /** @type {Choice[]} the clicks so far */
    this.clicked = [];
    place.classList.add("board");
    place.tabIndex = -1;
    place.append(this.layer);
    place.addEventListener("click", (event) => this.#clicked(event));
    place.addEventListener("keydown", (event) => this.#pressed(event));
    tray.addEventListener("keydown", (event) => event.key === "Escape" && this.back());
  }

  /**
   * Show the present table.
   * @param {Present} present
   * @param {Picture} picture
   * @param {Movement[]} movements the movements that led to it
   */
  show(present, picture, movements = []) {
    const clicked = present.changes === this.changes ? this.clicked.map(({ location }) => location) : [];
    this.changes = present.changes;
    this.pristine = pictureOf(picture.svg);
    this.menu = present.menu;
    this.sentences = new Map(present.legal.map(({ action, sentence }) => [action, sentence]));
    this.clicked = [];
    for (const location of clicked) { // another picture of the same table: narrow, or in another language
      const choice = this.options.find((option) => option.location === location);
      if (choice?.option === "choice") {
        this.clicked.push(choice);
      }
    }
    const starts = this.picture === null ? [] : startsOf(movements, this.picture);
    this.#draw();
    if (this.picture !== null) {
      glide(starts, this.picture, this.layer);
    }
  }

  /** The options that can be clicked now. */
  get options() {
    return this.clicked.at(-1)?.choices ?? this.menu;
  }

  /**
   * The words for a click, from the picture: they reveal what the player remembers only if the picture shows it.
   * @param {Choice} choice
   */
  nameOf({ location, label }) {
    const place = this.pristine === null ? undefined : placesIn(this.pristine).find((one) => one.dataset["location"] === location);
    return place?.getAttribute("aria-label") ?? label;
  }

  /** Take the last click back. */
  back() {
    if (this.clicked.pop() !== undefined) {
      this.#draw();
      this.#focusFirst();
    }
  }

  /** @param {Choice} choice */
  choose(choice) {
    if (choice.action !== null) {
      this.play(choice.action);
      return;
    }
    this.clicked.push(choice);
    this.#draw();
    this.#focusFirst();
  }

  #draw() {
    if (this.pristine === null) {
      return;
    }
    const focused = this.picture?.contains(document.activeElement) ? this.#location(document.activeElement) : null;
    const lost = focused !== null || this.tray.contains(document.activeElement);
    const picture = /** @type {SVGSVGElement} */ (this.pristine.cloneNode(true));
    this.place.replaceChildren(picture, this.layer);
    this.picture = picture;
    const options = new Map(this.options.map((option) => [option.location, option]));
    for (const place of placesIn(picture)) {
      const option = options.get(place.dataset["location"] ?? "");
      options.delete(place.dataset["location"] ?? "");
      if (option === undefined) {
        unmark(place);
      } else {
        this.#mark(place, option);
      }
    }
    this.place.classList.toggle("pending", this.clicked.length > 0);
    fillTray(this.tray, this, [...options.values()]);
    if (lost) {
      const same = placesIn(picture).find((place) => place.dataset["location"] === focused);
      (same ?? this.place).focus({ preventScroll: true });
    }
  }

  /**
   * @param {SVGGElement} place
   * @param {Option} option
   */
  #mark(place, option) {
    const action = option.option === "choice" ? option.action : null;
    if (action !== null) {
      const name = place.getAttribute("aria-label") ?? "";
      const sentence = this.sentences.get(action) ?? option.label;
      place.setAttribute("aria-label", name === sentence ? name : toldOf(name, sentence)); // the name of a button is its action
    }
    if (!place.classList.contains("legal")) {
      place.classList.add("legal");
      place.setAttribute("role", "button");
      place.setAttribute("tabindex", "0");
      place.append(...place.querySelectorAll(":scope > .area")); // draw its frame above everything else
    }
  }

  #focusFirst() {
    const first = this.picture?.querySelector(".legal") ?? this.tray.querySelector("input, button");
    if (first instanceof SVGElement || first instanceof HTMLElement) {
      first.focus({ preventScroll: true });
      const { top, bottom } = first.getBoundingClientRect();
      if (top < 0 || bottom > 0.75 * innerHeight) { // or below the question
        first.scrollIntoView({ block: "center" });
      }
    }
  }

  /**
   * @param {EventTarget | null} target
   * @returns {string | null}
   */
  #location(target) {
    return target instanceof Element ? (target.closest("[data-location]")?.getAttribute("data-location") ?? null) : null;
  }

  /** @param {Event} event */
  #clicked(event) {
    const { target } = event;
    let place = target instanceof Element ? target.closest("[data-location]") : null;
    const name = place?.getAttribute("aria-label") ?? null;
    for (; place !== null; place = place.parentElement?.closest("[data-location]") ?? null) {
      const option = this.options.find((one) => one.location === this.#location(place));
      if (option?.option === "choice") {
        this.choose(option);
        return;
      }
    }
    if (name !== null) {
      this.hint(name);
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.#clicked(event);
    } else if (event.key === "Escape") {
      this.back();
    } else if (event.key in ARROWS) {
      event.preventDefault();
      this.#walk(ARROWS[/** @type {keyof typeof ARROWS} */ (event.key)]);
    }
  }

  /**
   * Move the focus to the nearest location in a direction. Arrow keys reach every location; Tab reaches those that can be clicked.
   * @param {number[]} direction
   */
  #walk([right = 0, down = 0]) {
    const places = this.picture === null ? [] : placesIn(this.picture);
    const here = places.find((place) => place === document.activeElement);
    if (here === undefined) {
      places[0]?.focus();
      return;
    }
    const from = middle(here);
    const found = places
      .filter((place) => place !== here)
      .map((place) => {
        const { x, y } = middle(place);
        const [ahead, aside] = [(x - from.x) * right + (y - from.y) * down, Math.abs((x - from.x) * down) + Math.abs((y - from.y) * right)];
        return { place, ahead, far: ahead + 2 * aside };
      })
      .filter(({ ahead }) => ahead > 1)
      .sort((one, other) => one.far - other.far);
    found[0]?.place.focus();
  }
}

/** @param {Element} place */
function middle(place) {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Mark a location as one that cannot be clicked now.
 * @param {SVGGElement} place
 */
function unmark(place) {
  place.setAttribute("tabindex", "-1");
  if (place.classList.contains("legal")) {
    place.classList.remove("legal");
    place.removeAttribute("cursor");
    place.setAttribute("role", place.querySelector("[data-location]") === null ? "img" : "group");
  }
}
