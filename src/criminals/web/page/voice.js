/** What a page says: its own words in the reader's language. */

/** @typedef {import("./messages.d.ts").Sitter} Sitter */
/** @typedef {keyof typeof import("./words/en.json")} Key */

/** The languages that there are catalogues of, as they call themselves. */
export const LANGUAGES = { en: "English", it: "Italiano", fr: "Français" };

/** @typedef {keyof typeof LANGUAGES} Lang */

const KEPT = "criminals.lang";

/** @type {Record<string, string>} */
let words = {};
/** @type {Sitter[]} */
let seats = [];

/**
 * The language that was chosen here before, or that of the link, or the first of the browser's that there is a catalogue of.
 * @returns {Lang}
 */
export function usualLang() {
  const linked = new URLSearchParams(location.search).get("lang");
  const wanted = [kept(KEPT) ?? "", linked ?? "", ...navigator.languages.map((one) => one.slice(0, 2))];
  return wanted.find(isLang) ?? "en";
}

/**
 * Keep a language that somebody has chosen.
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
 * Speak a language from now on, by the catalogues of this page and of others that it has a part in.
 * @param {Lang} lang
 * @param {URL[]} others folders with catalogues
 */
export async function speak(lang, others = []) {
  const folders = [new URL("words/", import.meta.url), ...others];
  const found = await Promise.all(folders.map(async (folder) => (await fetch(new URL(`${lang}.json`, folder))).json()));
  words = Object.assign({}, ...found);
}

/**
 * Who sits where now.
 * @param {Sitter[]} sitters
 */
export function introduced(sitters) {
  seats = sitters;
}

/**
 * A text of the catalogue with its slots filled.
 * @param {Key} key
 * @param {Record<string, string | number>} slots
 */
export function say(key, slots = {}) {
  return sayAny(key, slots);
}

/**
 * The same, of a key that is put together or stands in the catalogue of another page.
 * @param {string} key
 * @param {Record<string, string | number>} slots
 */
export function sayAny(key, slots = {}) {
  return (words[key] ?? key).replace(/\{(\w+)\}/g, (_, name) => String(slots[name] ?? ""));
}

/**
 * What a game is called; one that this page does not know by the name that programs use.
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
 * What is told of something; the colon between them is as the language writes it.
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
 * Who sits on a seat: by name, or by number.
 * @param {number} seat
 */
export function player(seat) {
  return seats[seat]?.name ?? say("player", { number: seat });
}

/**
 * The same, and that it is the one who reads it.
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
 * Put the page's own words where its elements ask for them, by a key and, if need be, a number.
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
 * What was chosen on this machine before; nothing where a browser keeps nothing.
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
    // a browser that keeps nothing asks again next time
  }
}
