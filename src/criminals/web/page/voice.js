/** The page's own words, in the reader's language. */

/** @typedef {import("./messages.d.ts").Sitter} Sitter */
/** @typedef {keyof typeof import("./words/en.json")} Key */

/** The languages with a catalogue, by their own names. */
export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" };

/** @typedef {keyof typeof LANGUAGES} Lang */

const KEPT = "criminals.lang";

/** @type {Record<string, string>} */
let words = {};
/** @type {Sitter[]} */
let seats = [];

/**
 * The language that the reader chose before, that of the link, or the first language of the browser that has a catalogue.
 * @returns {Lang}
 */
export function usualLang() {
  const linked = new URLSearchParams(location.search).get("lang");
  const wanted = [kept(KEPT) ?? "", linked ?? "", ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find(isLang) ?? "en";
}

/**
 * Remember the reader's choice of a language.
 * @param {Lang} lang
 */
export function chooseLang(lang) {
  keep(KEPT, lang);
}

/**
 * @param {string} text
 * @returns {text is Lang}
 */
export function isLang(text) {
  return Object.hasOwn(LANGUAGES, text);
}

/**
 * Use a language from now on, with the catalogues of this page and of others that contain it.
 * @param {Lang} lang
 * @param {URL[]} others folders with catalogues
 */
export async function speak(lang, others = []) {
  const folders = [new URL("words/", import.meta.url), ...others];
  const found = await Promise.all(folders.map(async (folder) => (await fetch(new URL(`${lang}.json`, folder))).json()));
  words = Object.assign({}, ...found);
}

/**
 * Set the people at the seats.
 * @param {Sitter[]} sitters
 */
export function introduced(sitters) {
  seats = sitters;
}

/**
 * Fill the slots of a text of the catalogue.
 * @param {Key} key
 * @param {Record<string, string | number>} slots
 */
export function say(key, slots = {}) {
  return sayAny(key, slots);
}

/**
 * The same for a key that is computed, or belongs to the catalogue of another page.
 * @param {string} key
 * @param {Record<string, string | number>} slots
 */
export function sayAny(key, slots = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(slots[name] ?? ""));
}

/**
 * The name of a game. For a game that this page does not know, the name that programs use.
 * @param {string} game
 */
export function gameName(game) {
  return words[`game.${game}`] ?? capital(game);
}

/** @param {string} words_ */
export function capital(words_) {
  return words_.charAt(0).toUpperCase() + words_.slice(1);
}

/**
 * Join a label and its value with a colon, as the language writes it.
 * @param {string} what
 * @param {string | number} told
 */
export function toldOf(what, told) {
  return say("told", { what, told });
}

/** @param {number} amount */
export function money(amount) {
  return say("money", { amount });
}

/**
 * The player at a seat, by name or by number.
 * @param {number} seat
 */
export function player(seat) {
  return seats[seat]?.name ?? say("player", { number: seat });
}

/**
 * The same, with a mark if the player is the reader.
 * @param {number} seat
 * @param {boolean} mine
 */
export function playerOrYou(seat, mine) {
  return mine ? say("you", { name: capital(player(seat)) }) : capital(player(seat));
}

/** @param {number} seat */
export function isBot(seat) {
  return (seats[seat]?.bot ?? null) !== null;
}

/**
 * Insert the page's own words into the elements that ask for them, by a key and sometimes a number.
 * @param {Lang} lang
 * @param {HTMLElement} root
 */
export function fillIn(lang, root = document.documentElement) {
  root.lang = lang;
  for (const element of root.querySelectorAll("[data-say]")) {
    element.textContent = sayAny(element.getAttribute("data-say") ?? "", { number: element.getAttribute("data-number") ?? "" });
  }
}

/**
 * Read a choice that was stored in this browser before; null if the browser stores nothing.
 * @param {string} name
 */
export function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/**
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    localStorage.setItem(name, value);
  } catch {
    // a browser that stores nothing asks again next time
  }
}
