/** The tables that were made here: their links, progress and results. */
import { Refusal } from "./api.js";
import { make, part } from "./dom.js";
import { forgetTable, keptTables, write } from "./keeping.js";
import { capital, gameName, player, say, toldOf } from "./voice.js";

/** @typedef {import("./api.js").Api} Api */
/** @typedef {import("./keeping.js").KeptTable} KeptTable */
/** @typedef {import("./messages.d.ts").Link} Link */
/** @typedef {import("./messages.d.ts").Seen} Seen */

const BETWEEN = 20_000; // the time between two requests for a table
const NO_TABLE = 404;

export class Tables {
  /**
   * @param {Api} api
   * @param {() => string} lang
   */
  constructor(api, lang) {
    this.api = api;
    this.lang = lang;
    this.place = part("tables", HTMLDivElement);
    this.told = part("told", HTMLParagraphElement);
    /** @type {Map<string, Seen | "gone">} the last known state of each table */
    this.seen = new Map();
    /** @type {Map<string, string>} the last error of a table */
    this.failures = new Map();
    setInterval(() => document.visibilityState === "visible" && this.refresh(), BETWEEN);
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.refresh());
  }

  /**
   * Add a new table.
   * @param {KeptTable} table
   */
  added(table) {
    this.show();
    this.#card(table)?.querySelector("h3")?.focus();
    this.told.textContent = say("lobby.made");
    this.#look(table);
  }

  /** Request every table that may have changed. */
  refresh() {
    for (const table of keptTables()) {
      const seen = this.seen.get(table.table);
      if (seen !== "gone" && seen?.over !== true) {
        this.#look(table);
      }
    }
  }

  /** Show all tables. */
  show() {
    this.place.replaceChildren(...keptTables().map((table) => this.#drawn(table)));
    part("no-tables", HTMLParagraphElement).hidden = keptTables().length > 0;
    part("kept", HTMLParagraphElement).hidden = keptTables().length === 0;
  }

  /** @param {KeptTable} table */
  async #look(table) {
    await this.#try(table, async () => {
      this.seen.set(table.table, await this.api.look(table.table, table.owner));
    });
  }

  /**
   * Do something with a table, and show the table afterwards. The focus stays where it is.
   * @param {KeptTable} table
   * @param {() => Promise<void>} act
   */
  async #try(table, act) {
    try {
      await act();
      this.failures.delete(table.table);
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      if (error.status === NO_TABLE) {
        this.seen.set(table.table, "gone");
      } else {
        this.failures.set(table.table, error.status === 0 ? say("lobby.unreachable") : `${capital(error.message)}.`);
      }
    }
    const old = this.#card(table);
    if (old !== null) {
      const focused = old.contains(document.activeElement) ? document.activeElement?.getAttribute("data-does") : null;
      const card = this.#drawn(table);
      old.replaceWith(card);
      const same = typeof focused === "string" ? card.querySelector(`[data-does="${focused}"]`) : null;
      if (same instanceof HTMLElement) {
        same.focus();
      } else if (typeof focused === "string") {
        card.querySelector("h3")?.focus();
      }
    }
  }

  /**
   * @param {KeptTable} table
   * @returns {HTMLElement | null}
   */
  #card({ table }) {
    return this.place.querySelector(`[data-table="${CSS.escape(table)}"]`);
  }

  /** @param {KeptTable} table */
  #drawn(table) {
    const seen = this.seen.get(table.table);
    const title = make("h3", { id: `table-${table.table}`, tabindex: -1, "data-does": "title" }, gameName(table.game));
    const made = new Intl.DateTimeFormat(this.lang(), { dateStyle: "medium", timeStyle: "short" }).format(table.made);
    /** @type {HTMLElement[]} */
    const parts = [make("div", { class: "head" }, title, make("span", { class: "faded" }, made)), make("p", { class: "standing" }, ...this.#standing(seen))];
    const failure = this.failures.get(table.table);
    if (failure !== undefined) {
      parts.push(make("p", { class: "failure", role: "alert" }, failure));
    }
    if (seen !== "gone") {
      const sitters = seen?.seats ?? table.seats;
      const rows = sitters.map((sitter, seat) => this.#row(table, seat, sitter.name ?? player(seat), table.seats[seat]?.path ?? null, sitter.bot));
      parts.push(make("ul", { class: "links" }, ...rows, this.#row(table, "spectator", say("lobby.spectators"), table.spectators, null)));
    }
    const end = seen === "gone" ? this.#button("lobby.remove", "remove", () => this.#remove(table)) : this.#button("lobby.close", "close", () => this.#close(table));
    return make("article", { class: "table", "data-table": table.table, "aria-labelledby": title.id }, ...parts, make("p", { class: "end" }, end));
  }

  /**
   * Describe the progress of a table, or the winners and the points.
   * @param {Seen | "gone" | undefined} seen
   */
  #standing(seen) {
    if (seen === "gone" || seen === undefined) {
      return [say(seen === "gone" ? "lobby.gone" : "lobby.looking")];
    }
    const { result } = seen;
    if (result === null) {
      return [say(seen.over ? "over" : "lobby.goes_on")];
    }
    const name = (/** @type {number} */ seat) => capital(result.names[seat] ?? player(seat));
    const winners = new Intl.ListFormat(this.lang()).format(result.winners.map(name));
    const key = result.winners.length === 0 ? "lobby.won.none" : result.winners.length === 1 ? "lobby.won.one" : "lobby.won.several";
    const points = result.points.map((number, seat) => `${name(seat)} ${number}`).join(" · ");
    return [make("strong", { class: "won" }, say(key, { names: winners })), make("span", { class: "points" }, points)];
  }

  /**
   * Make the row of a seat or of the spectators, with its link.
   * @param {KeptTable} table
   * @param {Link["viewer"]} viewer
   * @param {string} name
   * @param {string | null} path
   * @param {string | null} bot
   */
  #row(table, viewer, name, path, bot) {
    const seen = this.seen.get(table.table);
    const isOver = seen !== "gone" && seen?.over === true; // nobody needs a link to a closed table
    const label = make("span", { class: "who" }, capital(name));
    const renew = this.#button(bot === null ? "lobby.renew" : "lobby.to_person", `renew-${viewer}`, () => this.#renew(table, viewer), name);
    if (bot !== null || path === null) {
      const what = make("span", { class: "faded what" }, say(bot === null ? "lobby.no_link" : "lobby.bot"));
      return make("li", {}, label, what, isOver ? null : make("span", { class: "buttons" }, renew));
    }
    const link = urlOf(table, path);
    const field = make("input", { class: "what", readonly: true, value: link, "aria-label": say("lobby.link_of", { name }) });
    field.addEventListener("focus", () => field.select());
    const copy = this.#button("lobby.copy", `copy-${viewer}`, () => this.#copy(field, name), name);
    copy.classList.add("copy");
    const open = make("a", { class: "button", href: link, target: "_blank", rel: "noopener", "data-does": `open-${viewer}`, "aria-label": toldOf(say("lobby.open"), name) }, say("lobby.open"));
    const revoke = this.#button("lobby.revoke", `revoke-${viewer}`, () => this.#revoke(table, viewer), name);
    return make("li", {}, label, field, copy, make("span", { class: "buttons" }, open, ...(isOver ? [] : [renew, revoke])));
  }

  /**
   * @param {import("./voice.js").Key} key
   * @param {string} does
   * @param {() => void} act
   * @param {string} name the owner of the link
   */
  #button(key, does, act, name = "") {
    const button = make("button", { type: "button", "data-does": does, "aria-label": name === "" ? null : toldOf(say(key), name) }, say(key));
    button.addEventListener("click", act);
    return button;
  }

  // --- requests ---

  /**
   * @param {HTMLInputElement} field
   * @param {string} name
   */
  async #copy(field, name) {
    try {
      await navigator.clipboard.writeText(field.value);
    } catch {
      field.select(); // without TLS a page may not use the clipboard by itself
      document.execCommand("copy");
    }
    this.told.textContent = "";
    this.told.textContent = say("lobby.copied", { name });
    const row = field.closest("li");
    row?.classList.add("copied");
    setTimeout(() => row?.classList.remove("copied"), 2000);
  }

  /**
   * @param {KeptTable} table
   * @param {Link["viewer"]} viewer
   */
  #renew(table, viewer) {
    return this.#try(table, async () => {
      const { path } = await this.api.renew(table.table, table.owner, viewer);
      setPath(table, viewer, path);
      this.seen.set(table.table, await this.api.look(table.table, table.owner));
      this.told.textContent = say("lobby.renewed");
    });
  }

  /**
   * @param {KeptTable} table
   * @param {Link["viewer"]} viewer
   */
  #revoke(table, viewer) {
    return this.#try(table, async () => {
      await this.api.revoke(table.table, table.owner, viewer);
      setPath(table, viewer, null);
      this.told.textContent = say("lobby.revoked");
    });
  }

  /** @param {KeptTable} table */
  async #close(table) {
    if (confirm(say("lobby.sure"))) {
      await this.#try(table, async () => {
        await this.api.close(table.table, table.owner);
        this.seen.set(table.table, "gone");
      });
    }
  }

  /** @param {KeptTable} table */
  #remove(table) {
    forgetTable(table);
    this.show();
    part("tables-title", HTMLHeadingElement).focus();
  }
}

/**
 * Make a link to give away. Its language is only a default; whoever opens it can choose another.
 * @param {KeptTable} table
 * @param {string} path
 */
function urlOf({ lang }, path) {
  const url = new URL(path.replace(/^\//, "../"), import.meta.url);
  url.searchParams.set("lang", lang);
  return url.href;
}

/**
 * @param {KeptTable} table
 * @param {Link["viewer"]} viewer
 * @param {string | null} path
 */
function setPath(table, viewer, path) {
  const seat = typeof viewer === "number" ? table.seats[viewer] : undefined;
  if (seat !== undefined) {
    seat.path = path;
  } else if (viewer === "spectator") {
    table.spectators = path;
  }
  write();
}
