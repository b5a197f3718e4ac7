/** The lobby: make tables, and manage those that were made here. */
import { Api, Refusal } from "./api.js";
import { make, part } from "./dom.js";
import { keepTable } from "./keeping.js";
import { settle } from "./settings.js";
import { Tables } from "./tables.js";
import { LANGUAGES, capital, gameName, player, say, sayAny, toldOf } from "./voice.js";

/** @typedef {import("./messages.d.ts").Offered} Offered */
/** @typedef {import("./messages.d.ts").OfferedGame} OfferedGame */
/** @typedef {import("./messages.d.ts").SeatOrder} SeatOrder */
/** @typedef {import("./messages.d.ts").TableOrder} TableOrder */

const page = {
  order: part("order", HTMLFormElement),
  games: part("game-choices", HTMLDivElement),
  editionField: part("edition-field", HTMLParagraphElement),
  edition: part("edition", HTMLSelectElement),
  players: part("player-choices", HTMLDivElement),
  seats: part("seat-fields", HTMLOListElement),
  first: part("first", HTMLSelectElement),
  lang: part("link-lang", HTMLSelectElement),
  passwordField: part("password-field", HTMLParagraphElement),
  password: part("password", HTMLInputElement),
  failure: part("failure", HTMLParagraphElement),
  make: part("make", HTMLButtonElement),
};

/** @type {Offered | null} */
let offered = null;
/** @type {{ who: string, name: string }[]} the choice for each seat, including seats that are not in play now */
const chosen = [];

const settings = await settle(() => {
  show();
  tables.show();
});
const api = new Api(() => settings.lang);
const tables = new Tables(api, () => settings.lang);
page.lang.append(...Object.entries(LANGUAGES).map(([value, name]) => make("option", { value, lang: value, selected: value === settings.lang }, name)));
tables.show();
tables.refresh();
await begin();

/** Ask for the games of the server, again and again until an answer comes. */
async function begin() {
  try {
    offered = await api.games();
  } catch (error) {
    fail(error);
    setTimeout(begin, 3000);
    return;
  }
  page.failure.textContent = "";
  page.passwordField.hidden = !offered.password;
  page.make.disabled = false;
  show();
}

// --- the form ---

/** @returns {OfferedGame | undefined} */
function game() {
  return offered?.games.find((each) => each.game === picked("game")) ?? offered?.games[0];
}

/** The chosen edition, or the first, which is the default. */
function edition() {
  const editions = game()?.editions ?? [];
  return editions.find((each) => each.edition === page.edition.value) ?? editions[0];
}

/** @param {string} name the name of a group of radio buttons */
function picked(name) {
  const found = page.order.elements.namedItem(name);
  return found instanceof RadioNodeList ? found.value : found instanceof HTMLInputElement ? found.value : "";
}

/** Show all choices in the language of the reader, with the present selection. */
function show() {
  if (offered === null) {
    return;
  }
  const now = game();
  page.games.replaceChildren(
    ...offered.games.map((each) => {
      const numbers = each.editions[0]?.players ?? [];
      const range = say("lobby.range", { least: Math.min(...numbers), most: Math.max(...numbers) });
      const name = each.names[settings.lang] ?? gameName(each.game);
      return radio("game", each.game, each === now, make("span", { class: "game-name" }, name), make("span", { class: "faded" }, range));
    }),
  );
  showEditions();
}

function showEditions() {
  const editions = game()?.editions ?? [];
  const now = edition();
  page.edition.replaceChildren(...editions.map((each) => make("option", { value: each.edition ?? "", selected: each === now }, editionName(each.edition ?? ""))));
  page.editionField.hidden = editions.length < 2;
  showPlayers();
}

function showPlayers() {
  const numbers = edition()?.players ?? [];
  const before = Number(picked("players") || 3);
  const now = numbers.includes(before) ? before : (numbers.find((number) => number > before) ?? numbers[numbers.length - 1] ?? 2);
  page.players.replaceChildren(...numbers.map((number) => radio("players", String(number), number === now, number)));
  showSeats(now);
}

/** @param {number} number */
function showSeats(number) {
  const bots = offered?.bots ?? [];
  const usual = bots.includes("rule") ? "rule" : (bots[0] ?? "");
  page.seats.replaceChildren(
    ...Array.from({ length: number }, (_, seat) => {
      const now = (chosen[seat] ??= { who: seat < 2 ? "" : usual, name: "" });
      const id = `seat-${seat}`;
      const options = bots.map((bot) => make("option", { value: bot, selected: bot === now.who }, botName(bot)));
      const who = make("select", { id, "aria-label": toldOf(capital(player(seat)), say("lobby.who")) }, make("option", { value: "", selected: now.who === "" }, say("lobby.person")), ...options);
      const name = make("input", { id: `${id}-name`, maxlength: 40, autocomplete: "off", value: now.name, placeholder: say("lobby.name"), "aria-label": toldOf(capital(player(seat)), say("lobby.name")) });
      name.hidden = now.who !== "";
      who.addEventListener("change", () => {
        now.who = who.value;
        name.hidden = now.who !== "";
        showFirst();
      });
      name.addEventListener("input", () => {
        now.name = name.value;
        showFirst();
      });
      return make("li", {}, make("span", { class: "seat-number", "aria-hidden": true }, capital(player(seat))), who, name);
    }),
  );
  showFirst();
}

/** Show who can begin, by name. */
function showFirst() {
  const before = page.first.value;
  const seats = chosen.slice(0, page.seats.children.length);
  const names = seats.map(({ who, name }, seat) => {
    const own = who === "" ? name.trim() : "";
    return own === "" ? `${capital(player(seat))}${who === "" ? "" : ` (${who})`}` : own;
  });
  const options = names.map((name, seat) => make("option", { value: seat, selected: String(seat) === before }, name));
  page.first.replaceChildren(make("option", { value: "" }, say("lobby.drawn")), ...options);
}

/**
 * Make a choice of a group, drawn as a card.
 * @param {string} name
 * @param {string} value
 * @param {boolean} checked
 * @param {...import("./messages.d.ts").Child} children
 */
function radio(name, value, checked, ...children) {
  return make("label", { class: "choice" }, make("input", { type: "radio", name, value, checked }), make("span", { class: "card" }, ...children));
}

/** @param {string} bot */
function botName(bot) {
  const told = sayAny(`bot.${bot}`);
  return told === `bot.${bot}` ? bot : told;
}

/** @param {string} name */
function editionName(name) {
  const told = sayAny(`edition.${name}`);
  return told === `edition.${name}` ? name : told;
}

// --- requests ---

/** @returns {TableOrder} */
function ordered() {
  const seats = chosen.slice(0, page.seats.children.length).map(({ who, name }) => {
    /** @type {SeatOrder} */
    const order = who === "" ? {} : { bot: who };
    if (who === "" && name.trim() !== "") {
      order.name = name.trim();
    }
    return order;
  });
  const name = edition()?.edition ?? null;
  return {
    game: game()?.game ?? "",
    seats,
    ...(name === null ? {} : { edition: name }),
    ...(page.first.value === "" ? {} : { first: Number(page.first.value) }),
  };
}

/** @param {unknown} error */
function fail(error) {
  if (!(error instanceof Refusal)) {
    throw error;
  }
  page.failure.textContent = error.status === 0 ? say("lobby.unreachable") : `${capital(error.message)}.`;
}

page.order.addEventListener("change", (event) => {
  if (event.target instanceof HTMLInputElement && event.target.name === "game") {
    page.edition.replaceChildren(); // another game starts with its default edition
    showEditions();
  } else if (event.target === page.edition) {
    showPlayers();
  } else if (event.target instanceof HTMLInputElement && event.target.name === "players") {
    showSeats(Number(event.target.value));
  }
});
page.order.addEventListener("submit", async (event) => {
  event.preventDefault();
  page.make.disabled = true;
  page.failure.textContent = "";
  try {
    const made = await api.make(ordered(), page.password.value);
    tables.added(keepTable(made, page.lang.value));
  } catch (error) {
    fail(error);
  } finally {
    page.make.disabled = false;
  }
});
