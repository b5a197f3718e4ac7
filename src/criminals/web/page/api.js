/** The requests of the lobby to the server, over HTTP. */

/** @typedef {import("./messages.d.ts").Failure} Failure */
/** @typedef {import("./messages.d.ts").Link} Link */
/** @typedef {import("./messages.d.ts").Made} Made */
/** @typedef {import("./messages.d.ts").Offered} Offered */
/** @typedef {import("./messages.d.ts").SeatOrder} SeatOrder */
/** @typedef {import("./messages.d.ts").Seen} Seen */
/** @typedef {import("./messages.d.ts").TableOrder} TableOrder */

/** The server refused a request. The message is the server's sentence, in the language of the request. */
export class Refusal extends Error {
  /**
   * @param {number} status the HTTP status; 0 if no answer came
   * @param {string} sentence
   */
  constructor(status, sentence) {
    super(sentence);
    this.status = status;
  }
}

export class Api {
  /** @param {() => string} lang the language of the answers */
  constructor(lang) {
    this.lang = lang;
    this.root = new URL("../api/", import.meta.url);
  }

  /** @returns {Promise<Offered>} */
  games() {
    return this.#ask("GET", "games");
  }

  /**
   * @param {TableOrder} order
   * @param {string} password
   * @returns {Promise<Made>}
   */
  make(order, password) {
    return this.#ask("POST", "tables", password, order);
  }

  /**
   * @param {string} table
   * @param {string} owner
   * @returns {Promise<Seen>}
   */
  look(table, owner) {
    return this.#ask("GET", `tables/${table}`, owner);
  }

  /**
   * @param {string} table
   * @param {string} owner
   */
  close(table, owner) {
    return this.#ask("DELETE", `tables/${table}`, owner);
  }

  /**
   * @param {string} table
   * @param {string} owner
   * @param {Link["viewer"]} viewer
   * @returns {Promise<Link>}
   */
  renew(table, owner, viewer) {
    return this.#ask("POST", `tables/${table}/links/${viewer}`, owner, {});
  }

  /**
   * @param {string} table
   * @param {string} owner
   * @param {Link["viewer"]} viewer
   */
  revoke(table, owner, viewer) {
    return this.#ask("DELETE", `tables/${table}/links/${viewer}`, owner);
  }

  /**
   * @param {string} method
   * @param {string} path
   * @param {string} token
   * @param {object | null} body
   */
  async #ask(method, path, token = "", body = null) {
    /** @type {Record<string, string>} */
    const headers = { "Accept-Language": this.lang() };
    if (token !== "") {
      headers["Authorization"] = `Bearer ${token}`;
    }
    if (body !== null) {
      headers["Content-Type"] = "application/json";
    }
    /** @type {Response} */
    let answer;
    try {
      answer = await fetch(new URL(path, this.root), { method, headers, body: body === null ? null : JSON.stringify(body), cache: "no-store" });
    } catch {
      throw new Refusal(0, "");
    }
    const text = await answer.text();
    if (answer.ok) {
      return text === "" ? null : JSON.parse(text);
    }
    throw new Refusal(answer.status, sentenceOf(text));
  }
}

/** @param {string} text */
function sentenceOf(text) {
  try {
    return /** @type {Failure} */ (JSON.parse(text)).error.sentence;
  } catch {
    return text.slice(0, 200); // from a proxy on the way
  }
}
